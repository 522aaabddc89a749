"""Chapter 8: exchange, royal order, royal scorings, people scoring, ties."""

from __future__ import annotations

import pytest

from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.royal import points_for, royal_order, royal_value
from stammtisch.games.taverna.tests.tables import (
    act,
    answer,
    asked,
    close_the_taverns,
    coins,
    levels,
    offered,
    points,
    position,
)


def test_royal_order_with_wrap_around():
    """V10, R3: from the dwarves on to the orcs; a complete tie goes to the lower seat."""
    state = position(
        4,
        king="dwarf",
        levels={0: (3, 1, 0, 4), 1: (3, 2, 0, 4), 2: (5, 0, 0, 3), 3: (3, 2, 0, 4)},
    )
    assert list(royal_order(state, state.king)) == [1, 3, 0, 2]


def test_queens_track_after_the_king():
    """V11, R48: the Queen's order is read after the King's rise; totals 15 and 18."""
    state = position(
        2,
        king="orc",
        coins=(7, 16),
        levels={0: (4, 2, 1, 0), 1: (3, 2, 2, 1)},
        deeds={
            0: ["orc_tavern_d1", "human_tavern_d1"],
            1: ["elf_tavern_d1", "dwarf_tavern_d1", "grand_tavern_d1"],
        },
    )
    state.queen = 1
    close_the_taverns(state)
    assert asked(state) == (0, "choose_royal_scoring")
    answer(state, "king")
    assert levels(state) == [5, 3, 2, 1]
    answer(state, "master_of_coins")
    assert asked(state) == (0, "choose_royal_scoring")
    answer(state, "archduke")
    assert asked(state) == (1, "choose_royal_scoring")
    assert offered(state) == {"queen", "archmage"}
    answer(state, "queen")
    assert points(state) == [15, 18]
    assert [mat.points[ids.FROM_PEOPLES] for mat in state.mats] == [4, 0]


def test_exchange_and_brackets():
    """V21, R50: spells become coins before the Master of Coins counts; Fireworks count twice."""
    state = position(
        coins=(5, 5, 0),
        hands={0: ["alchemy"]},
        cast={0: ["fireworks"]},
        favours={0: ["add_beer"]},
    )
    close_the_taverns(state)
    assert coins(state)[:2] == [6, 5]
    assert state.mats[0].hand == 0
    master, queen, archmage = 2, 1, 4
    assert royal_value(state, 0, master) == 6
    assert royal_value(state, 1, master) == 3
    assert royal_value(state, 0, queen) == 3
    assert royal_value(state, 0, archmage) == 6


def test_privileges_become_points():
    """Chapter 8: 1 VP each, before the royal scoring."""
    state = close_the_taverns(position(privileges=(3, 0, 1)))
    assert points(state) == [3, 0, 1]
    assert [mat.privileges for mat in state.mats] == [0, 0, 0]
    assert state.reserve == 10


@pytest.mark.parametrize(
    ("scoring", "steps"),
    [
        (1, {0: 3, 1: 3, 2: 6, 3: 9, 4: 12, 5: 15, 9: 15}),
        (2, {0: 3, 5: 3, 6: 6, 8: 6, 9: 9, 11: 9, 12: 12, 14: 12, 15: 15, 40: 15}),
        (3, {0: 0, 1: 3, 2: 6, 3: 9, 4: 12, 5: 15}),
        (4, {0: 3, 1: 3, 2: 6, 3: 9, 4: 12, 5: 15, 8: 15}),
    ],
)
def test_brackets(scoring, steps):
    """Chapter 8, the table of royal scorings."""
    state = position()
    assert {number: points_for(state, scoring, number) for number in steps} == steps


def test_the_kings_rise_gives_no_bonus_and_stops_at_the_top():
    """Chapter 8: blocked markers stay, the level of another seat on top blocks."""
    state = position(levels={0: (6, 7, 1, 3), 1: (7, 0, 0, 0)}, coins=(0, 0, 0))
    state.king = 3
    close_the_taverns(state)
    answer(state, "king")
    assert levels(state) == [6, 7, 2, 4]
    assert coins(state)[0] == 0
    assert state.mats[0].hand == 0
    assert points(state)[0] == 5


def test_a_final_tie():
    """R2: the royal order of the King's people as it was first read decides, nobody shares."""
    state = position(
        king="human",
        levels={0: (2, 2, 2, 2), 1: (2, 3, 2, 2), 2: (2, 2, 3, 2)},
    )
    close_the_taverns(state)
    order = []
    for scoring in ("queen", "master_of_coins", "archmage"):
        order.append(asked(state)[0])
        answer(state, scoring)
    assert order == [1, 2, 0]
    assert points(state) == [3, 4, 4]
    sheet = GAME.sheet(state)
    assert sheet.ranks == (3, 1, 2)
    assert sheet.winners == (1,)


def test_every_scoring_is_taken_once():
    """6.7, 8: what is taken is not offered again; with five seats the last has no choice."""
    state = close_the_taverns(position(5))
    left = {"king", "queen", "master_of_coins", "archduke", "archmage"}
    for scoring in ("archduke", "king", "queen", "archmage", "master_of_coins"):
        assert offered(state) == left
        answer(state, scoring)
        left.discard(scoring)
    assert state.awaited() == 0


def test_the_last_turn_leads_to_the_court():
    """6.5: after `rounds` turns of every seat."""
    state = position(2, active=1, row=("c02",))
    state.queen = 3
    state.turns = 15
    act(state, "pick_card_1", "seat_customer", "grand_tavern_t3")
    act(state, "end_turn")
    assert asked(state)[1] == "choose_royal_scoring"
    assert GAME.view(state, 0).stage == "scoring"


def test_level_values_may_be_negative():
    """Chapter 8: four markers at the start cost 12 points."""
    state = close_the_taverns(position())
    for scoring in ("queen", "archmage", "king"):
        answer(state, scoring)
    assert points(state) == [3 - 12, 3 - 12, 5 - 4]
