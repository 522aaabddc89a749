"""What seats can come to own, as a title tells in components/belongings.py; it may do without."""

from __future__ import annotations

from typing import Any

from stammtisch.core.game import AnyGame
from stammtisch.core.state import State
from stammtisch.core.words import Words

ROOM = "components.belongings"
NAMES = "telling.names"


def belongings(game: AnyGame, box: Any) -> tuple[str, ...]:
    """The ids of all things that a seat can come to own."""
    ids: tuple[str, ...] = game.perhaps(ROOM, "belongings", (), box)
    return ids


def owned(game: AnyGame, state: State, seat: int) -> tuple[int, ...]:
    """How many of each thing a seat has, or had and used up; -1 for what is not in play."""
    counts: tuple[int, ...] = game.perhaps(ROOM, "owned", (), state, seat)
    return counts


def give(game: AnyGame, state: State, seat: int, thing: int) -> bool:
    """Hand a thing to a seat from where it lies unowned and unseen; False if none lies there."""
    given: bool = game.perhaps(ROOM, "give", False, state, seat, thing)
    return given


def called(game: AnyGame, box: Any, thing: int) -> Words | None:
    """The name of a thing, as the title's `telling/names.py` gives it (`belonging`)."""
    name: Words | None = game.perhaps(NAMES, "belonging", None, box, thing)
    return name
