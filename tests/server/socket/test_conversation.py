"""Why a socket is not opened: a table that is not there is gone, a failing store is not."""

from __future__ import annotations

import pytest

from stammtisch.server.door.errors import NoTable
from stammtisch.server.socket.conversation import look
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.wire.protocol import CLOSED_FAULT, CLOSED_NO_TABLE
from tests.server.running import act


class FailingLobby:
    """No table can be opened, for one reason."""

    def __init__(self, failure: Exception) -> None:
        self.failure = failure

    async def for_member(self, *_: str) -> None:
        raise self.failure


class FakeSocket:
    """A socket that remembers with which code it was closed."""

    code: int | None = None

    async def accept(self) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code


@pytest.mark.parametrize(
    ("failure", "code"), [(NoTable(), CLOSED_NO_TABLE), (StoreFailed("busy"), CLOSED_FAULT)]
)
def test_only_a_table_that_is_not_there_is_given_up(failure, code):
    """Browsers come back after a fault, and never after `no such table`."""
    socket = FakeSocket()
    act(lambda: look.fn(socket, FailingLobby(failure), "somebody", "here", "x"))
    assert socket.code == code
