"""Answers that the platform gives, and: may everybody know that a seat had no choice?"""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch.core.bits import count, has
from stammtisch.core.decision import DecisionKind
from stammtisch.server.table.book import Author

IMAGINED_WORLDS = 16


class Automatic(msgspec.Struct, frozen=True):
    """An answer that the platform gives for a seat once its time has come."""

    seat: int
    question: int
    option: int
    by: Author
    due: float


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
