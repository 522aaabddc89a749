"""Answers that the platform gives, and: may everybody know that a seat had no choice?"""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import msgspec

from stammtisch.core.bits import count, has
from stammtisch.core.decision import DecisionKind
from stammtisch.server.table.book import Author

IMAGINED_WORLDS = 16
REMEMBERED = 40  # answers of a seat
ENOUGH = 6  # of them say how long it takes; before that, what people usually take
USUAL = 1.5  # seconds, for a seat of which too little is known
LONGEST_DELAY = 12.0  # seconds; nobody waits longer for an answer that is no choice


class Automatic(msgspec.Struct, frozen=True):
    """An answer that the platform gives for a seat once its time has come."""

    seat: int
    question: int
    option: int
    by: Author
    due: float


class Delays:
    """How long seats take for an answer, so that an answer given for one comes like its own.

    Without chance everybody takes a beat: so two worlds can be compared.
    """

    def __init__(self, seats: int, chance: random.Random | None) -> None:
        self._taken: list[deque[float]] = [deque(maxlen=REMEMBERED) for _ in range(seats)]
        self._chance = chance

    def note(self, seat: int, seconds: float) -> None:
        """A person has answered."""
        self._taken[seat].append(min(seconds, LONGEST_DELAY))

    def draw(self, seat: int, beat: float) -> float:
        """Seconds that this seat could well take; 0 where nobody is hidden from anybody."""
        if beat == 0 or self._chance is None:
            return beat
        taken = self._taken[seat]
        if len(taken) >= ENOUGH:
            drawn = self._chance.choice(taken) * self._chance.uniform(0.8, 1.25)
        else:
            drawn = min(beat, USUAL) * self._chance.lognormvariate(0.7, 0.6)
        return min(drawn, LONGEST_DELAY)


def at_once(kind: DecisionKind, state: Any, seat: int, handing_in: int | None) -> bool:
    """Whether a forced answer may come at once without telling that it was forced."""
    if kind.secret:
        return True  # the beat hides it
    if kind.simultaneous:
        return seat == handing_in  # the rest of what the seat hands in just now
    return openly_forced(state, seat)


def openly_forced(state: Any, seat: int) -> bool:
    """Whether everybody else can know that the seat has one option only."""
    for viewer in range(state.seats):
        if viewer == seat:
            continue
        for world in range(IMAGINED_WORLDS):
            imagined = state.imagine(viewer, world)
            if not has(imagined.awaited(), seat) or count(imagined.options(seat)) != 1:
                return False
    return True
