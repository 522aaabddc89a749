"""One server for all tests that need no server of their own."""

from __future__ import annotations

import pytest

from tests.server.running import running


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data"), workers=2) as found:
        yield found


@pytest.fixture
def address(server):
    return server.address
