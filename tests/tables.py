"""Every kind of table that the laws are tried on: titles x seats x variants."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from stammtisch.core.bits import lowest, members
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.playout import random_option
from stammtisch.core.registry import titles
from stammtisch.core.rng import Rng, seeded

SOAK = bool(os.environ.get("STAMMTISCH_SOAK"))

Table = tuple[str, int, tuple[tuple[str, str], ...]]


def settings(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """The standard setting, and every other value of every variant on its own."""
    yield {}
    for variant in game.variants_at(seats):
        for value in variant.values:
            if value != variant.default:
                yield {variant.id: value}


def all_tables() -> list[Table]:
    """Every seat count with every setting; a long list of values is spread over the seat counts."""
    tables: list[Table] = []
    for name, game in titles().items():
        for seats in range(game.fewest_seats, game.most_seats + 1):
            listed = list(settings(game, seats))
            sparse = len(listed) > 12 and not SOAK
            for place, setting in enumerate(listed):
                if not sparse or place == 0 or place % (game.most_seats + 1) == seats:
                    tables.append((name, seats, tuple(setting.items())))
    return tables


def standard_tables() -> list[Table]:
    """Every seat count with the standard setting."""
    return [table for table in all_tables() if not table[2]]


def table_id(table: Table) -> str:
    name, seats, variants = table
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in variants)])


def new_match(table: Table, seed: int) -> Match:
    name, seats, variants = table
    return Match(titles()[name], seats, dict(variants), seed)


def answer_randomly(match: Match, rng: Rng) -> None:
    """One random answer of a random awaited seat, through the front door."""
    seats = match.awaited()
    seat = seats[rng.below(0, len(seats))]
    match.answer(seat, random_option(match.state.options(seat), rng))


def play_on(state: Any, rng: Rng, answers: int) -> None:
    """So many random answers, or fewer if the match ends."""
    while answers > 0 and state.awaited():
        seat = lowest(state.awaited())
        state.take(seat, random_option(state.options(seat), rng))
        answers -= 1


def positions(table: Table, seed: int, every: int) -> Iterator[Match]:
    """A random match, stopped at its beginning and after every so many answers.

    There are many settings of variants: outside the soak each of them is looked at more seldom.
    """
    if table[2] and not SOAK:
        every *= 5
    match = new_match(table, seed)
    rng = seeded(seed + 1, 1)
    while not match.over:
        if match.ply % every == 0:
            yield match
        answer_randomly(match, rng)
    yield match


def offered(state: Any, seat: int) -> list[int]:
    return members(state.options(seat))
