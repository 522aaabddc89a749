"""The positions that the laws about sentences look at, and the tables each title gives them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from stammtisch.bots import bot
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from tests.tables import Table, all_tables, answer_randomly, new_match


def table_of(title: str, module: str) -> ModuleType:
    """A title's own table for a law: `telling.accounts`, `tests.forecasts`, `tests.reasons`."""
    return import_module(f"{titles()[title].package}.{module}")


def answer_greedily(match: Match, rng: Any) -> None:
    """One sensible answer of a random awaited seat, from a world that it imagines."""
    seats = match.awaited()
    seat = seats[rng.below(0, len(seats))]
    world = match.state.imagine(seat, match.ply + 1)
    match.answer(seat, bot("greedy").choose(world, seat, rng))


def evenings(title: str) -> Iterator[Match]:
    """Matches without end: every kind of table in turn, random and greedy play by turns.

    Each is handed out after every answer; the standard settings come more often than the others.
    """
    listed = [table for table in all_tables() if table[0] == title]
    standard = [table for table in listed if not table[2]]
    seed = 0
    while True:
        for table in mixed(standard, [table for table in listed if table[2]]):
            seed += 1
            yield from played(table, seed, greedy=seed % 3 == 0)


def mixed(standard: list[Table], special: list[Table]) -> Iterable[Table]:
    """Each special setting after a standard one."""
    if not special:
        return standard
    return [
        table
        for place, other in enumerate(special)
        for table in (standard[place % len(standard)], other)
    ]


def played(table: Table, seed: int, greedy: bool) -> Iterator[Match]:
    """A match, handed out at its beginning, after every answer and at its end."""
    match = new_match(table, seed)
    rng = seeded(seed, 1)
    yield match
    while not match.over:
        (answer_greedily if greedy else answer_randomly)(match, rng)
        yield match
