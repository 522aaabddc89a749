"""Gifts keep every component on the table; bans are kept; worth is what a gift brings."""

from __future__ import annotations

import pytest

from stammtisch.arena.balance import Order
from stammtisch.arena.executors import opened
from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.core.belongings import belongings, give, owned
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title, titles
from stammtisch.lab.estimates import apart, estimate, paired
from stammtisch.lab.keys import changed
from stammtisch.lab.worlds import Abstainer, play_ban, play_gift, thing_of, worth


@pytest.mark.parametrize("name", sorted(titles()))
def test_a_gift_moves_a_thing_and_nothing_else(name):
    game = title(name)
    ids = belongings(game, game.components.box)
    assert len(set(ids)) == len(ids)
    given = 0
    for thing in range(len(ids)):
        state = game.begin(2, {}, thing)
        before = owned(game, state, 1)
        if give(game, state, 1, thing):
            given += 1
            after = owned(game, state, 1)
            assert after[thing] == before[thing] + 1
            assert sum(after) == sum(before) + 1
            assert game.census(state) == game.census(game.begin(2, {}, thing))
    assert given >= len(ids) / 2
    play_match(state, [bot("random")] * 2, 1)


def test_who_abstains_has_it_less_often():
    game = title("histrio")
    tortoise = belongings(game, game.components.box).index("tortoise")
    had = [0, 0]
    for seed in range(20):
        for side in (0, 1):
            state = game.begin(3, {}, seed)
            bots = [bot("greedy") for _ in range(3)]
            if side:
                bots[0] = Abstainer(bots[0], game, tortoise)
            play_match(state, bots, seed)
            had[side] += owned(game, state, 0)[tortoise]
    assert had[1] < had[0]


def test_worth_is_the_same_on_any_number_of_cores_and_stops_when_it_is_known():
    order = Order("histrio", 3, "greedy", 24)
    with opened(1) as here, opened(2) as two:
        owl = thing_of(order, "Owl")
        assert worth(order, owl, here) == worth(order, owl, two)
        assert worth(order, owl, here, play=play_ban).deals == 24
        longer = Order("histrio", 2, "random", 1000)
        assert worth(longer, owl, here, precision=0.2, play=play_gift).deals < 1000


def test_what_nobody_can_own_gets_a_sentence():
    with pytest.raises(
        Complaint, match=r"Nobody can own 'unicorn' in histrio\. Known are chameleon"
    ):
        thing_of(Order("histrio", 3, "greedy", 1), "unicorn")


def test_estimates():
    known = estimate([1.0, 2.0, 3.0, 2.0])
    assert known.mean == 2.0
    assert known.reach == pytest.approx(3.182 * 0.4082, rel=0.05)  # Student's t, by hand
    assert not paired([1, 2, 3], [1.5, 2.5, 3.6]).low <= 0
    assert estimate([1.0]).high == float("inf")
    assert apart(known, known).mean == 0
    assert estimate([0.1, -0.1, 0.1]).needed() > 3


def test_bots_see_what_a_changed_card_brings():
    """The Owl draws three requests instead of two: the evaluation reads it in the box."""
    game = title("histrio")
    worth = []
    for number in (2, 3):
        text = changed(game, game.components.text, {"entertainer.owl.effects.1.n": number}).text
        state = game.begin(3, {}, 1, game.parse_components(text, "own"))
        before = state.evaluate(1)
        assert give(game, state, 1, belongings(game, state.box).index("owl"))
        worth.append(state.evaluate(1) - before)
    assert worth[1] == pytest.approx(1.5 * worth[0])
