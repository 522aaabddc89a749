"""Compiled loop in which bots play a match against each other."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.bots.bot import Bot
from stammtisch.core.bits import lowest, rest
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.core.state import State


def play_match(state: State, bots: list[Bot], seed: i64) -> i64:
    """Let the bots answer until the match is over; how many answers that took.

    Of several who are asked at the same time, chance names the next: whoever answers last sees in
    its worlds what the round comes to, the others only guess it. That is no seat's advantage.
    """
    rng = seeded(seed, 2)
    answers: i64 = 0
    awaited = state.awaited()
    while awaited != 0:
        seat = random_option(awaited, rng)
        options = state.options(seat)
        if rest(options) == 0:
            state.take(seat, lowest(options))
        elif bots[seat].blind:
            state.take(seat, random_option(options, rng))
        else:
            world = state.imagine(seat, rng.word(1))
            state.take(seat, bots[seat].choose(world, seat, rng))
        answers += 1
        awaited = state.awaited()
    return answers
