"""Every kind of table that the laws are tried on, and ways through a match."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

from stammtisch.core.bits import lowest, members
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.playout import random_option
from stammtisch.core.rng import Rng, seeded
from stammtisch.laws.broken import hold

SOAK = bool(os.environ.get("STAMMTISCH_SOAK"))
FAR_TOO_MANY = 100  # times the answers that a title promises at most


class Table(NamedTuple):
    """A title, a number of seats and a setting of its variants."""

    game: AnyGame
    seats: int
    variants: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        settings = "".join(f", {name}={value}" for name, value in self.variants)
        return f"{self.game.name} with {self.seats} seats{settings}"

    @property
    def at_length(self) -> bool:
        """Whether a law takes its time here: in the soak, with the standard setting."""
        return SOAK and not self.variants

    def match(self, seed: int) -> Match:
        """A fresh match at this table."""
        return Match(self.game, self.seats, dict(self.variants), seed)


def settings(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """The standard setting, and every other value of every variant on its own."""
    yield {}
    for variant in game.variants_at(seats):
        for value in variant.values:
            if value != variant.default:
                yield {variant.id: value}


def tables_of(game: AnyGame) -> Iterator[Table]:
    """Every seat count with every setting; a long list of values is spread over the seat counts.

    In the soak each of its values is tried with every other number of seats, elsewhere a part.
    """
    apart = 2 if SOAK else 2 * (game.most_seats + 1)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        listed = list(settings(game, seats))
        sparse = len(listed) > 12
        for place, setting in enumerate(listed):
            if not sparse or place == 0 or place % apart == seats % apart:
                yield Table(game, seats, tuple(setting.items()))


def answer_randomly(match: Match, rng: Rng) -> None:
    """One random answer of a random awaited seat, through the front door."""
    seats = match.awaited()
    seat = seats[rng.below(0, len(seats))]
    options = match.state.options(seat)
    hold(options, f"Seat {seat} is asked and has no option ({where(match)}).")
    match.answer(seat, random_option(options, rng))


def play_on(state: Any, rng: Rng, answers: int) -> None:
    """So many random answers, or fewer if the match ends."""
    while answers > 0 and state.awaited():
        seat = lowest(state.awaited())
        state.take(seat, random_option(state.options(seat), rng))
        answers -= 1


def hold_end(table: Table) -> None:
    """A match that never ends would be played for ever: one is tried step by step."""
    state, many = table.match(0).state, FAR_TOO_MANY * table.game.most_decisions
    play_on(state, seeded(0, 1), many)
    hold(state.awaited() == 0, f"Seed 0: the match has no end, not even after {many} answers.")


def positions(table: Table, seed: int, every: int) -> Iterator[Match]:
    """A random match, stopped at its beginning and after every so many answers.

    One that never ends is told of by a law of its own, and is left here at its promised length.
    There are many settings of variants: each of them is looked at more seldom.
    """
    if table.variants:
        every *= 5
    match = table.match(seed)
    rng = seeded(seed + 1, 1)
    while not match.over and match.ply <= match.game.most_decisions:
        if match.ply % every == 0:
            yield match
        answer_randomly(match, rng)
    yield match


def offered(state: Any, seat: int) -> list[int]:
    """The options of an awaited seat."""
    return members(state.options(seat))


def where(match: Match) -> str:
    """A position, so that somebody can look at it: seed and ply."""
    return f"seed {match.seed}, after {match.ply} answers"
