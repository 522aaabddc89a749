"""Plans of the own turn: however long it is, they are judged where it is over."""

from __future__ import annotations

import pytest

from stammtisch.bots.line import Line
from stammtisch.core.bits import members
from stammtisch.core.registry import titles
from tests.bots.worlds import match_after


@pytest.mark.parametrize("name", titles())
def test_a_plan_goes_on_to_the_end_of_the_turn(name):
    """Before and after the end other things count, so no plan may be judged in the middle."""
    for ply in range(4, 40, 3):
        match, seat = match_after(name, ply)
        asked = match.state.awaited()
        for option in members(match.state.options(seat)):
            line = Line(seat, 2)
            value = line.best_end(match.state.imagine(seat, 5), option)
            assert line.end is not None
            assert line.end.awaited() != asked
            assert value == line.end.evaluate(seat)
