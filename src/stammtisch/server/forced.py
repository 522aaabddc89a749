"""Forced answers: may everybody know that a seat had no choice?"""

from __future__ import annotations

from typing import Any

from stammtisch.core.bits import count, has

IMAGINED_WORLDS = 16


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
