"""Chapter 5: setup, chosen peoples and the first deeds."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
    answer,
    asked,
    bits,
    changed,
    fresh,
    line,
    offered,
    points,
    row,
    why,
)


def past_the_peoples(state):
    while asked(state)[1] in ("choose_king_people", "choose_queen_people"):
        answer(state, sorted(offered(state))[0])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_lies_on_the_table(seats):
    """Chapter 5, steps 2 to 7."""
    state = fresh(seats)
    assert state.reserve == 10
    assert len(members(state.privileged)) == 5
    assert len(members(state.favour_row)) == 5
    assert state.favour_reserve.left == 10
    assert len(row(state)) == 4
    assert all(mat.coins == 15 and len(members(mat.hand)) == 3 for mat in state.mats)
    assert all(list(mat.levels) == [0, 0, 0, 0] and mat.vp() == 0 for mat in state.mats)
    cards = {2: 22, 3: 22, 4: 28, 5: 34}[seats]
    assert state.customer_deck.left == cards - 4
    limits = state.box.limits
    assert (limits.rounds, limits.income, limits.feast) == (
        (8, 3, 3) if seats == 2 else (6, 3, 3) if seats == 3 else (6, 2, 2)
    )


@pytest.mark.parametrize(("seats", "tables", "deeds"), [(3, 18, 11), (5, 30, 16)])
def test_board_sides(seats, tables, deeds):
    """R6, R30: a table for every customer; fewer deed spaces in a tavern than seats is intended."""
    houses = BOXES.of[seats].houses
    assert len(members(houses.tables)) == tables == BOXES.of[seats].limits.rounds * seats
    assert len(members(houses.deeds)) == deeds
    assert all(len(members(houses.deeds_in[tavern])) < seats for tavern in range(4))


def test_seat_0_starts():
    """R1: the table draws who sits on seat 0; the rules begin there and go round."""
    for seed in range(12):
        state = past_the_peoples(fresh(3, seed))
        order = []
        while asked(state)[1] == "buy_deed":
            order.append(asked(state)[0])
            answer(state, sorted(offered(state))[0])
        assert order == [0, 1, 2, 2, 1, 0]
        assert asked(state) == (0, "take_turn")


def test_one_dignitary_in_each_small_tavern():
    """R52: the four stand apart, in every order, and none in the large tavern."""
    seen = {tuple(fresh(3, seed).stands) for seed in range(200)}
    assert all(sorted(stands) == [0, 1, 2, 3] for stands in seen)
    assert len(seen) > 15


def test_two_players_name_both_peoples():
    """R49: with two, seat 0 names the King's people and seat 1 another one for the Queen."""
    state = fresh(2)
    assert asked(state) == (0, "choose_king_people")
    assert offered(state) == set(PEOPLE_IDS)
    answer(state, "elf")
    assert asked(state) == (1, "choose_queen_people")
    assert offered(state) == {"orc", "human", "dwarf"}
    answer(state, "dwarf")
    assert (state.king, state.queen) == (2, 3)
    assert asked(state) == (0, "buy_deed")


def test_the_first_card_names_the_kings_people():
    """6.1: a single card decides by itself, a dual one lets seat 0 choose one of its two."""
    single = dual = 0
    for seed in range(60):
        state = fresh(4, seed)
        people = state.box.guests.people
        first = state.row[0]
        if people[2 * first + 1] == ids.NOTHING:
            single += 1
            assert state.king == people[2 * first]
            assert asked(state) == (0, "buy_deed")
        else:
            dual += 1
            assert asked(state) == (0, "choose_king_people")
            both = {PEOPLE_IDS[people[2 * first]], PEOPLE_IDS[people[2 * first + 1]]}
            assert offered(state) == both
            answer(state, min(both))
            assert PEOPLE_IDS[state.king] == min(both)
        assert state.queen == ids.NOTHING
    assert single
    assert dual


def test_the_log_names_the_kings_people():
    """Chapter 5, step 8: also where a single card does, once and by no seat."""
    told = Counter[str]()
    for seed in range(20):
        match = Match(GAME, 3, {}, seed)
        lines = [line(BOXES, event) for _, event in match.log if event.kind == ids.CHOSE_KING]
        if asked(match.state)[1] == "choose_king_people":
            assert lines == []
        else:
            people = ("Orcs", "Humans", "Elves", "Dwarves")[match.state.king]
            assert lines == [f"The first card names the {people} as the King's people."]
        told[asked(match.state)[1]] += 1
    assert set(told) == {"choose_king_people", "buy_deed"}


def test_first_deeds_are_paid_and_scored():
    """Chapter 5, step 9: the price is paid, the points are scored, each deed is sold once."""
    state = past_the_peoples(fresh(3))
    answer(state, "orc_tavern_d2")
    assert (state.mats[0].coins, points(state)[0]) == (9, 4)
    assert "orc_tavern_d2" not in offered(state)
    answer(state, "orc_tavern_d1", "human_tavern_d1")
    assert asked(state) == (2, "buy_deed")
    assert not any(name.startswith(("orc", "human")) for name in offered(state))
    answer(state, "grand_tavern_d1")
    assert asked(state) == (1, "buy_deed")
    assert "human_tavern_d2" in offered(state)


def test_the_first_deed_leaves_coins_for_a_second():
    """R31: with 15 coins every deed may come first; the dearest pair costs exactly 15."""
    state = past_the_peoples(fresh(3))
    assert "grand_tavern_d3" in offered(state)
    state.mats[0].coins = 13
    assert "grand_tavern_d3" not in offered(state)
    assert "grand_tavern_d2" in offered(state)
    said = "You must keep 5 coins for your second deed; 4 would be left."
    assert why(state, 0, "tavern/grand_tavern/deed/3") == said


def test_cursed_start():
    """V17, R45: the Curse in the deal costs 2 coins at once and is replaced; then prices to 8."""
    for seed in range(200):
        state = past_the_peoples(fresh(3, seed, with_curse="yes"))
        cursed = [seat for seat, mat in enumerate(state.mats) if mat.coins == 13]
        assert all(len(members(mat.hand)) == 3 for mat in state.mats)
        if cursed:
            assert state.removed == bits([state.box.spells.curse])
        if cursed == [0]:
            assert {"grand_tavern_d1", "grand_tavern_d2"} < offered(state)
            assert "grand_tavern_d3" not in offered(state)
            return
    pytest.fail("nobody was cursed")


def test_a_seat_that_cannot_pay_buys_nothing():
    """6.1: with other data the reserve condition is dropped, then the purchase itself."""
    boxes = changed("start_coins = 15", "start_coins = 4")
    state = past_the_peoples(fresh(3, 0, boxes))
    assert asked(state) == (0, "buy_deed")
    prices = {boxes.any.houses.price[boxes.any.deed_ids.index(name)] for name in offered(state)}
    assert max(prices) <= 4
    answers = 0
    while asked(state)[1] == "buy_deed":
        answer(state, sorted(offered(state))[0])
        answers += 1
    assert answers < 6
    assert asked(state) == (0, "take_turn")


def test_own_turn_magic_leaves_the_counterspells_in_the_box():
    """Chapter 1: the two Counterspells are out of the game, all else is in the deck."""
    state = fresh(3, own_turn_magic="yes")
    spells = state.box.spells
    assert state.removed == spells.cards_of[state.box.spell_ids.index("counterspell")]
    assert state.spell_deck.left == 29 - 9
    assert GAME.census(state) == GAME.contents(
        BOXES, 3, {"with_curse": "no", "own_turn_magic": "yes"}
    )


def test_the_last_seat_may_buy_any_first_deed():
    """V17, R31: nobody buys between its two purchases."""
    state = past_the_peoples(fresh(3))
    act(state, "human_tavern_d1", "elf_tavern_d1")
    state.mats[2].coins = 13
    assert "grand_tavern_d3" in offered(state)
