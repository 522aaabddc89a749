"""What cannot be chosen: neighbours of what can, each with its reason, from what a seat knows."""

from __future__ import annotations

import pytest

from stammtisch.core.closed import closed
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from tests.tables import answer_randomly


@pytest.mark.parametrize("title", ["crossroads", "histrio", "taverna", "tiefenthal"])
def test_what_is_closed_is_told_alike_in_all_worlds_of_the_seat(title):
    """The list is the same whatever the seat does not know, so it tells nothing of it."""
    match = Match(titles()[title], 3, {}, 6)
    rng = seeded(6, 1)
    listed = 0
    for ply in range(240):
        if match.over:
            break
        seat = match.awaited()[0]
        if ply % 8 == 0:
            told = closed(match.game, match.components, match.state, seat)
            world = match.state.imagine(seat, ply)
            assert closed(match.game, match.components, world, seat) == told
            listed += len(told)
        answer_randomly(match, rng)
    assert listed > 10
