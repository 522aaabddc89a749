"""Positions of every title for tests of bots."""

from __future__ import annotations

from typing import Any

from stammtisch.bots import bot
from stammtisch.core.bits import count, lowest
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded


def match_after(
    name: str, answers: int, seats: int | None = None, seed: int = 3
) -> tuple[Match, int]:
    """A match between greedy bots after so many answers, at a question with a choice."""
    game = title(name)
    match = Match(game, seats or game.fewest_seats, {}, seed)
    rng, greedy = seeded(9, 2), bot("greedy")
    while True:
        seat = match.awaited()[0]
        if match.ply >= answers and count(match.state.options(seat)) > 1:
            return match, seat
        world = match.state.imagine(seat, rng.word(1))
        match.answer(seat, greedy.choose(world, seat, rng))


def answers_of(name: str, level: str, plies: tuple[int, ...], seed: int = 4) -> list[int]:
    """What a bot answers in some positions of a match."""
    found = []
    for ply in plies:
        match, seat = match_after(name, ply)
        world = match.state.imagine(seat, seed)
        found.append(int(bot(level, match.game).choose(world, seat, seeded(seed, 2))))
    return found


def over(state: Any, bots: list[Any], seed: int) -> None:
    """Play a state to its end without the compiled loop."""
    rng = seeded(seed, 2)
    while state.awaited():
        seat = lowest(state.awaited())
        world = state.imagine(seat, rng.word(1))
        state.take(seat, bots[seat].choose(world, seat, rng))
