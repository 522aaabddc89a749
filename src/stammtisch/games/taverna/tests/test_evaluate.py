"""What the general bots make of Taverna."""

from __future__ import annotations

import pytest

from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.core.bits import members
from stammtisch.core.playout import winners
from stammtisch.games.taverna.judgement import weights
from stammtisch.games.taverna.judgement.picks import best_level, picks_value
from stammtisch.games.taverna.tests.tables import (
    act,
    answer,
    close_the_taverns,
    fresh,
    lay_favours,
    position,
)


def test_greedy_beats_random():
    """At least 97 of 100 are asked for; ten games with seats swapped must all be won."""
    greedy, random = bot("greedy"), bot("random")
    for seed in range(10):
        state = fresh(2, seed, with_curse="yes")
        own = seed % 2
        play_match(state, [greedy, random] if own == 0 else [random, greedy], seed)
        assert members(winners(state)) == [own]


def test_points_and_coins_are_worth_something():
    """More of a good thing is never worse."""
    state = position(coins=(3, 3, 3))
    before = state.evaluate(0)
    for name in ("coins", "privileges"):
        setattr(state.mats[0], name, getattr(state.mats[0], name) + 1)
        assert state.evaluate(0) > before
        before = state.evaluate(0)
    state.mats[0].points[0] += 1
    assert state.evaluate(0) == before + 1.0
    state.mats[1].points[0] += 10
    assert state.evaluate(0) < before


def test_an_announced_spell_is_judged_by_its_effect():
    """A window does not hide from the bot what its spell will do."""
    state = position(coins=(3, 9, 9), hands={0: ["philtre_of_friendship"], 1: ["alchemy"]})
    answer(state, "cast_philtre_of_friendship")
    announced = state.evaluate(0)
    answer(state, "pass")
    assert announced == state.evaluate(0) > state.evaluate(0) - picks_value(state, 0, 1.0)
    answer(state, "orc")
    assert abs(announced - state.evaluate(0)) < 1.0


def test_at_the_end_only_points_count():
    """The evaluation of a finished match is the difference of points."""
    state = close_the_taverns(position(coins=(20, 0, 0)))
    for scoring in ("master_of_coins", "king", "queen"):
        answer(state, scoring)
    own, *others = (float(state.score(seat)) for seat in range(3))
    envy = state.box.weights[weights.ENVY]
    assert abs(state.evaluate(0) - (own - envy * sum(others) / 2)) < 1e-9


def test_a_deed_in_an_empty_tavern_promises_income():
    """Free tables are income to come."""
    with_deed = position(deeds={0: ["grand_tavern_d1"]}).evaluate(0)
    assert with_deed > position().evaluate(0) + 3


def test_levels_still_to_be_picked_count_like_picked_ones():
    """Three levels are worth three of the best one, and each pick leaves one less to come."""
    state = position(coins=(9, 0, 0), levels={0: (0, 0, 0, 1)}, privileges=(2, 0, 0))
    act(state, "activate_with_privileges", "ambassadress", "grand_tavern", "3")
    assert not state.continues(0)
    assert picks_value(state, 0, 0.5) == pytest.approx(3 * best_level(state, 0, 0.5))
    assert picks_value(state, 1, 0.5) == 0.0
    promised = state.evaluate(0)
    act(state, "dwarf")
    assert picks_value(state, 0, 0.5) == pytest.approx(2 * best_level(state, 0, 0.5))
    act(state, "dwarf", "dwarf")
    assert picks_value(state, 0, 0.5) == 0.0
    assert abs(state.evaluate(0) - promised) < 2.0


def test_favours_still_to_be_picked_are_the_best_of_the_row():
    """What is promised before the picks is what the best picks bring."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0))
    lay_favours(state, ["level_up", "add_beer", "add_mask"], [])
    act(state, "activate_with_privileges", "princess", "grand_tavern", "2")
    assert not state.continues(0)
    promised = state.evaluate(0)
    brought = {}
    for second in ("add_beer", "add_mask"):
        after = state.copy()
        answer(after, "level_up", second)
        brought[second] = after.evaluate(0)
    assert abs(max(brought.values()) - promised) < 1.0
    assert picks_value(state, 0, 0.5) == pytest.approx(1.9 + 0.75)  # a level, and perhaps a sign
