"""The fairness of undo: never past a reveal, a random event or another seat's answer.

Whether an answer revealed something is computed, not declared by the rules: chance and face-down
piles must be untouched, and for every seat the outcome must have been foreseeable from its view.
"""

from __future__ import annotations

from typing import Any

from stammtisch.core.bits import members
from stammtisch.core.freeze import attributes, freeze
from stammtisch.core.game import AnyGame
from stammtisch.core.pile import Pile

IMAGINED_WORLDS = 8


def fair_to_undo(game: AnyGame, before: Any, seat: int, option: int) -> bool:
    """Whether this answer moved neither chance nor a face-down pile, and told nobody a secret."""
    after = before.copy()
    after.take(seat, option)
    return undisturbed(before, after) and not any(
        told_something(game, before, after, seat, option, viewer) for viewer in range(before.seats)
    )


def may_be_fair(game: AnyGame, before: Any, seat: int, option: int) -> bool:
    """The part of it that is found out at once: whether chance and face-down piles rest."""
    after = before.copy()
    after.take(seat, option)
    return undisturbed(before, after)


def undisturbed(before: Any, after: Any) -> bool:
    """Whether neither chance nor a face-down pile moved between two states."""
    return freeze(after.rng) == freeze(before.rng) and piles(after) == piles(before)


def piles(thing: Any) -> list[tuple[int, ...]]:
    """Order and size of every face-down pile in a state."""
    if isinstance(thing, int):  # most of a state
        return []
    if isinstance(thing, Pile):
        return [(*thing.cards, thing.left)]
    if isinstance(thing, list):
        return [pile for item in thing for pile in piles(item)]
    if hasattr(type(thing), "__mypyc_attrs__") or hasattr(thing, "__dict__"):
        return [pile for name in attributes(thing) for pile in piles(getattr(thing, name))]
    return []


def told_something(
    game: AnyGame, before: Any, after: Any, seat: int, option: int, viewer: int
) -> bool:
    """Whether the viewer now sees what it could not have seen in some world it imagined."""
    seen = game.view(after, viewer)
    return not all(
        could_be_seen(game, before.imagine(viewer, world), seat, option, viewer, seen)
        for world in range(IMAGINED_WORLDS)
    )


def could_be_seen(
    game: AnyGame, imagined: Any, seat: int, option: int, viewer: int, seen: Any
) -> bool:
    """Whether some answer of the seat (its own answer, if it is the viewer) leads to this view."""
    options = [option] if viewer == seat else members(imagined.options(seat))
    for choice in sorted(options, key=option.__ne__):  # what was answered leads there most often
        outcome = imagined.copy()
        outcome.take(seat, choice)
        if game.view(outcome, viewer) == seen:
            return True
    return False
