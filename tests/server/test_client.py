"""The client library: what was refused is tried again, for the question still stands."""

from __future__ import annotations

from typing import Any

from stammtisch.client import Seat, seat
from stammtisch.core.words import words
from stammtisch.server.wire.protocol import AcceptedTold, RefusedTold
from tests.server.running import act


class FullDisk(Seat):
    """A seat whose first answer cannot be stored; the second ends the match."""

    def __init__(self) -> None:
        self.seen = True
        self.update: Any = Update(over=False, question=Question(1))
        self.tries = 0

    async def answer(self, option, question=None, key=None):
        self.tries += 1
        if self.tries == 1:
            return RefusedTold(key="k", words=words("refused-not-stored"))
        self.update = Update(over=True, question=None)
        return AcceptedTold(key="k")

    async def listen(self):
        raise AssertionError("nobody will say anything more")


class Question:
    def __init__(self, number):
        self.number = number


class Update:
    def __init__(self, over, question):
        self.over, self.question = over, question


def test_an_answer_that_was_not_stored_is_given_again(monkeypatch):
    monkeypatch.setattr(seat, "AGAIN", 0.01)
    chair = FullDisk()
    act(lambda: chair.play(lambda _: 0), 5)
    assert chair.tries == 2
