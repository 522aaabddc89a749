"""Chapter 12: the evaluation makes the general bots sensible innkeepers."""

from __future__ import annotations

from stammtisch.bots import bots_for
from stammtisch.bots.contest import play_match
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


def test_a_position_is_worth_its_points_in_the_end():
    """Once the match is over only the lead over the best rival counts."""
    state = GAME.setup(BOX, 2, {"rounds": "8"}, 1)
    play_match(state, bots_for(["random"], 2), 1)
    assert state.evaluate(0) == state.score(0) - state.score(1)
    assert state.evaluate(0) == -state.evaluate(1)
