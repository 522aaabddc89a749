"""Every kind of table that the laws are tried on: titles x seats x variants, by name."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.laws import tables
from stammtisch.laws.tables import SOAK, answer_randomly, offered, play_on, settings, tables_of

__all__ = [
    "SOAK",
    "Table",
    "all_tables",
    "answer_randomly",
    "new_match",
    "offered",
    "play_on",
    "positions",
    "settings",
    "standard_tables",
    "table_at",
    "table_id",
]

Table = tuple[str, int, tuple[tuple[str, str], ...]]


def all_tables() -> list[Table]:
    """Every seat count with every setting; a long list of values is spread over the seat counts."""
    return [
        (name, table.seats, table.variants)
        for name, game in titles().items()
        for table in tables_of(game)
    ]


def standard_tables() -> list[Table]:
    """Every seat count with the standard setting."""
    return [table for table in all_tables() if not table[2]]


def table_at(table: Table) -> tables.Table:
    """The table as the laws want it."""
    name, seats, variants = table
    return tables.Table(titles()[name], seats, variants)


def table_id(table: Table) -> str:
    name, seats, variants = table
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in variants)])


def new_match(table: Table, seed: int) -> Match:
    return table_at(table).match(seed)


def positions(table: Table, seed: int, every: int) -> Iterator[Match]:
    """A random match, stopped at its beginning and after every so many answers."""
    return tables.positions(table_at(table), seed, every)
