"""Scenes: moments at which points are counted, staged step by step.

Everybody sees a scene, so a title makes it of what everybody has seen happen, and of the whole
table only when the match is over. The points before it and those of its steps are the points
after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from stammtisch.core.journal import Event
from stammtisch.core.words import Words


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be drawn: its kind and id as the title's board knows them, and its name."""

    kind: str
    id: str
    name: Words
    number: int = 0
    note: Words | None = None


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a step brings one seat. `blank`: it has no part in this step, so no nought is shown."""

    points: int = 0
    note: Words | None = None
    things: tuple[Thing, ...] = ()
    blank: bool = False
    best: bool = False


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """One count, with a cell for each seat.

    `turned`: its things lie face down first. `order`: it is told seat by seat, in this order, and
    who is left out of it with the first. With both, things are turned over one by one: the
    `number` of each is what it brings.
    """

    id: str
    name: Words
    cells: tuple[Cell, ...]
    note: Words | None = None
    turned: bool = False
    order: tuple[int, ...] = ()


class Coming(msgspec.Struct, frozen=True):
    """A step whose outcome nobody knows yet."""

    name: Words
    note: Words


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points that are counted at one moment.

    `at` is how many events of the log it takes in. `before` holds the points at its beginning,
    `mats` what lies before each seat meanwhile. `coming`: it is not over yet. `brief`: it retells
    what has been settled, so it goes on by itself.
    """

    id: str
    at: int
    heading: Words
    note: Words
    seat: Words
    unit: Words
    before: tuple[int, ...]
    steps: tuple[Count, ...]
    mats: tuple[tuple[Thing, ...], ...] = ()
    mat: Words | None = None
    coming: Coming | None = None
    brief: bool = False

    def after(self, steps: int | None = None) -> tuple[int, ...]:
        """The points after so many steps, or after all of them."""
        counted = self.steps[:steps]
        return tuple(
            points + sum(step.cells[seat].points for step in counted)
            for seat, points in enumerate(self.before)
        )


class Mark(msgspec.Struct, frozen=True):
    """A moment in the log by which people find their way: a season, a round, a scene."""

    at: int
    kind: str
    name: Words


class Story(NamedTuple):
    """What everybody has seen: each event with its place in the log, counted from 1.

    `state` is the table at the end of the match, and None before.
    """

    box: Any
    seats: int
    variants: Mapping[str, str]
    events: Sequence[tuple[int, Event]]
    state: Any = None
