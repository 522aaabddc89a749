"""Chapter 12: the evaluation makes the general bots sensible innkeepers."""

from __future__ import annotations

from stammtisch.bots import bots_for
from stammtisch.bots.contest import play_match
from stammtisch.core.bits import lowest
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.tests.tables import BOX

GAMES = 100


def test_greedy_beats_random():
    """At least 97 of 100 games with two seats, taking turns on the first one."""
    won, points = 0, 0
    for seed in range(GAMES):
        seat = seed % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        state = GAME.setup(BOX, 2, {}, seed)
        play_match(state, bots_for(names, 2), seed)
        won += state.standing(seat) > state.standing(1 - seat)
        points += state.score(seat)
    assert won >= 97
    assert 60 <= points / GAMES <= 75


def test_the_end_is_judged_like_the_way_to_it():
    """Who leads is better off, and the last answer of a match is no leap to another scale."""
    state = GAME.setup(BOX, 2, {"rounds": "8"}, 1)
    rng = seeded(1, 1)
    while state.awaited():
        before = state.copy()
        seat = lowest(state.awaited())
        state.take(seat, random_option(state.options(seat), rng))
    assert (state.evaluate(0) > state.evaluate(1)) == (state.score(0) > state.score(1))
    for seat in (0, 1):
        assert abs(state.evaluate(seat) - before.evaluate(seat)) < 10
