"""Chapters 6.2, 7.4 and 7.9: cards, customers, tables, income and symbols."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import raise_level
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
    answer,
    asked,
    changed,
    coins,
    hand,
    lay_row,
    levels,
    offered,
    pick,
    points,
    position,
    put_sign,
    row,
    seat_at,
    sit,
    supply,
    table,
)


def test_a_turn_must_pick_and_seat():
    """6.2: `take_turn` offers no end before the customer sits, and one customer only."""
    state = position(row=("c01",))
    assert offered(state) == {f"pick_card_{n}" for n in range(1, 5)}
    pick(state, "c01")
    assert offered(state) == {"seat_customer"}
    act(state, "seat_customer")
    assert asked(state) == (0, "choose_table")
    answer(state, "grand_tavern_t6")
    assert "end_turn" in offered(state)
    assert "seat_customer" not in offered(state)
    assert not any(name.startswith("pick") for name in offered(state))
    act(state, "end_turn")
    assert asked(state) == (1, "take_turn")
    assert len(row(state)) == 4


def test_the_row_closes_up_and_is_refilled_at_the_right_end():
    """6.5: the new card comes last, after the turn."""
    state = position(row=("c01", "c02", "c03", "c04", "c05"))
    pick(state, "c02")
    assert row(state) == ["c01", "c03", "c04"]
    act(state, "seat_customer", "grand_tavern_t6", "end_turn")
    assert row(state) == ["c01", "c03", "c04", "c05"]


def test_a_dual_card_brings_one_customer():
    """R10, choose_customer: the chosen customer counts alone, its neighbour's symbol does not."""
    state = position(row=("c17",))
    pick(state, "c17")
    assert asked(state) == (0, "choose_customer")
    assert offered(state) == {"first", "second"}
    answer(state, "second")
    assert (state.turn.people, state.turn.carried) == (1, 1 << ids.LYRE)


def test_only_free_tables_without_a_mask():
    """7.4: a customer without a mask takes a free table."""
    state = position(row=("c01", "c04"), guests={"orc_tavern_t1": "elf"})
    pick(state, "c01")
    act(state, "seat_customer")
    assert "orc_tavern_t1" not in offered(state)
    assert len(offered(state)) == 17


def test_blocked_top():
    """7.1, V3, R18: the seat is paid, but the level is lost and no Bandwagon goes."""
    state = position(
        levels={0: (0, 0, 6, 0), 1: (0, 0, 7, 0)},
        deeds={0: ["elf_tavern_d1"]},
        coins=(0, 0, 5),
        hands={2: ["bandwagon"]},
        row=("c11",),
    )
    pick(state, "c11")
    answer(state, "seat_customer", "elf_tavern_t1")
    assert levels(state) == [0, 0, 6, 0]
    assert coins(state) == [3, 0, 5]
    assert len(hand(state)) == 1
    assert state.turn.track == ids.NOTHING
    assert asked(state) == (2, "react")
    assert offered(state) == {"pass"}


def test_nobody_follows_onto_a_last_level():
    """R19: the last level stays with the first who got there, whatever happens later."""
    state = position(levels={0: (6, 0, 0, 0), 1: (6, 0, 0, 0)})
    assert raise_level(state, 1, 0)
    assert not raise_level(state, 0, 0)
    assert not raise_level(state, 1, 0)
    assert (levels(state, 0)[0], levels(state, 1)[0]) == (6, 7)


def test_trickery():
    """V4, R17, R16: a mask gains the removed people's level, owners are paid, the tile is out."""
    state = position(
        levels={0: (1, 1, 1, 1)},
        deeds={0: ["elf_tavern_d1"], 1: ["elf_tavern_d2"]},
        guests={"elf_tavern_t1": "human"},
        row=("c04",),
    )
    seat_at(state, "c04", "elf_tavern_t1")
    assert levels(state) == [1, 2, 1, 1]
    assert (state.mats[0].privileges, state.reserve) == (1, 9)
    assert coins(state) == [3, 3, 0]
    assert supply(state) == {"orc": 8, "human": 8, "elf": 9, "dwarf": 9}
    assert list(state.out) == [0, 1, 0, 0]
    assert state.privileged == 0b11111


def test_a_mask_at_a_table_of_its_own_people_gains_only_the_removed_level():
    """R17: the colour of the table does not matter when a customer is replaced."""
    state = position(guests={"orc_tavern_t1": "dwarf"}, row=("c04",))
    seat_at(state, "c04", "orc_tavern_t1")
    assert levels(state) == [0, 0, 0, 1]


def test_a_replacement_pays_and_works_symbols():
    """R16: the tavern of a replacement is the chosen tavern in every way."""
    state = position(guests={"dwarf_tavern_t1": "elf"}, row=("c04",), favours={0: ["add_beer"]})
    pick(state, "c04")
    act(state, "use_add_beer", "seat_customer", "dwarf_tavern_t1")
    assert coins(state)[0] == 3
    assert state.turn.feasted


def test_replaced_tiles_may_return():
    """R8: the data can send a replaced tile back to the supply."""
    boxes = changed("replaced_tiles_return = false", "replaced_tiles_return = true")
    state = position(guests={"elf_tavern_t1": "human"}, row=("c04",), boxes=boxes)
    seat_at(state, "c04", "elf_tavern_t1")
    assert supply(state)["human"] == 9
    assert list(state.out) == [0, 0, 0, 0]


def test_reserve_short():
    """V12, R38: level 4 of the humans offers 2 privileges, the reserve holds 1."""
    state = position(levels={0: (0, 3, 0, 0)}, deeds={0: ["orc_tavern_d1"]}, row=("c05",))
    state.reserve = 1
    seat_at(state, "c05", "orc_tavern_t3")
    assert levels(state) == [0, 4, 0, 0]
    assert (state.mats[0].privileges, state.reserve) == (1, 0)
    assert coins(state)[0] == 6


def test_the_last_free_table_brings_the_privilege():
    """7.4: a free table that fills the tavern; a replacement never does this."""
    guests = {"orc_tavern_t1": "elf", "orc_tavern_t2": "elf"}
    state = position(guests=guests, row=("c01", "c04"))
    seat_at(state, "c01", "orc_tavern_t3")
    assert state.mats[0].privileges == 1
    assert state.privileged == 0b11110
    full = position(guests={**guests, "orc_tavern_t3": "human"}, row=("c04",))
    seat_at(full, "c04", "orc_tavern_t3")
    assert full.privileged == 0b11111


def test_privilege_only_once():
    """V20, R36, R37: the user of a favour takes it; the tavern never gives another."""
    guests = {"orc_tavern_t1": "elf", "orc_tavern_t2": "elf", "grand_tavern_t1": "dwarf"}
    state = position(
        guests=guests, favours={0: ["move_customer"], 1: ["move_customer"]}, row=("c06", "c01")
    )
    act(state, "use_move_customer", "grand_tavern_t1", "orc_tavern_t3")
    assert state.mats[0].privileges == 1
    seat_at(state, "c06", "grand_tavern_t6")
    act(state, "end_turn", "use_move_customer", "orc_tavern_t3", "grand_tavern_t1")
    seat_at(state, "c01", "orc_tavern_t3")
    assert state.mats[1].privileges == 0
    assert state.privileged == 0b11110


def full_house(card):
    boxes = changed(
        '"dwarf", "orc", "human", "elf", "dwarf", "human", "elf"]',
        '"dwarf", "orc", "human", "elf", "dwarf"]',
    )
    state = position(5, boxes=boxes, row=(card,), deeds={1: ["orc_tavern_d1"]})
    everybody = [*["orc"] * 7, *["human"] * 7, *["elf"] * 7, *["dwarf"] * 7]
    names = [boxes.any.table_ids[t] for t in members(state.box.houses.tables)]
    assert len(names) == 28
    for name, people in zip(names, everybody, strict=True):
        number = boxes.any.table_ids.index(name)
        state.guests[PEOPLE_IDS.index(people)] |= 1 << number
        state.supply[PEOPLE_IDS.index(people)] -= 1
    return state


def test_full_house():
    """V19, R7: no table is free, so the customer replaces somebody, without a level."""
    state = full_house("c13")
    pick(state, "c13")
    act(state, "seat_customer")
    assert len(offered(state)) == 28
    answer(state, "orc_tavern_t1")
    assert levels(state) == [0, 0, 0, 0]
    assert coins(state) == [2, 2, 0, 0, 0]
    assert state.turn.feasted


def test_full_house_with_a_mask():
    """7.4: a mask keeps its level also when no table is free."""
    state = full_house("c16")
    seat_at(state, "c16", "orc_tavern_t1")
    assert levels(state) == [1, 0, 0, 0]


def test_stand_in():
    """V22, R9: if no card has a tile, every card may be picked and another people stands in."""
    state = position(row=("c05", "c06", "c07", "c08"))
    for name in ("human_tavern_t1", "human_tavern_t2", "grand_tavern_t2"):
        sit(state, name, "human")
    state.supply[1], state.out[1] = 0, 6
    assert {f"pick_card_{n}" for n in range(1, 5)} == offered(state)
    pick(state, "c06")
    assert asked(state) == (0, "choose_stand_in_people")
    assert offered(state) == {"orc", "elf", "dwarf"}
    answer(state, "elf")
    assert (state.turn.people, state.turn.carried) == (2, 1 << ids.LYRE)


def test_a_card_without_tiles_cannot_be_picked():
    """7.9, R9: as long as another card can; of a dual card only the people with tiles comes."""
    state = position(row=("c05", "c17", "c09", "c13"))
    state.supply[1], state.out[1] = 0, 9
    assert "pick_card_1" not in offered(state)
    pick(state, "c17")
    assert offered(state) == {"first"}


def test_symbols_are_compared_at_seating_only():
    """R11: a sign put up later does not count back."""
    state = position(
        row=("c11",),
        coins=(5, 0, 0),
        stands=("orc_tavern", "grand_tavern", "elf_tavern", "elf_tavern"),
    )
    seat_at(state, "c11", "grand_tavern_t3")
    assert hand(state) == []
    act(state, "activate_local", "gob_trotter", "dwarf_tavern", "spellbook")
    assert hand(state) == []
    put_sign(state, "grand_tavern", "spellbook")
    act(state, "end_turn")
    assert hand(state, 0) == []


def test_magic_is_compulsory():
    """R15: whoever seats a spellbook under a spellbook draws, even if the Curse is on top."""
    state = position(row=("c11",), coins=(5, 0, 0), top=("curse", "alchemy"), with_curse="yes")
    seat_at(state, "c11", "elf_tavern_t3")
    assert coins(state)[0] == 3
    assert hand(state) == ["alchemy"]


def test_influence():
    """7.4: the lyre on card and tavern opens every tavern's dignitaries."""
    state = position(row=("c02",), coins=(9, 0, 0))
    seat_at(state, "c02", "human_tavern_t3")
    assert state.turn.influence
    act(state, "activate_local")
    assert offered(state) == {"notary", "gob_trotter", "princess", "ambassadress"}


def test_income_is_paid_to_every_owner():
    """7.4: also when somebody else's customer comes; the rate follows the number of seats."""
    state = position(4, deeds={1: ["elf_tavern_d1"], 3: ["elf_tavern_d3"]}, row=("c13",))
    seat_at(state, "c13", "elf_tavern_t1")
    assert coins(state) == [0, 2, 0, 2]
    assert points(state) == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_table_stands_in_one_tavern_and_has_one_people(seats):
    """Chapter 2."""
    houses = BOXES.of[seats].houses
    for number in members(houses.tables):
        assert sum(houses.tables_in[tavern] >> number & 1 for tavern in range(5)) == 1
        assert sum(houses.tables_of[people] >> number & 1 for people in range(4)) == 1
        assert houses.tables_in[houses.tavern_of_table[number]] >> number & 1


def test_the_deck_may_run_short():
    """6.5: with an empty deck the row stays short."""
    state = position(row=("c01", "c02", "c03", "c04"))
    state.customer_deck.left = 0
    seat_at(state, "c01", "grand_tavern_t2")
    act(state, "end_turn")
    assert row(state) == ["c02", "c03", "c04"]
    assert offered(state) == {"pick_card_1", "pick_card_2", "pick_card_3"}


def test_tables_have_stable_numbers():
    """6.8: a table has the same number on both board sides."""
    assert table("orc_tavern_t1") == 0
    assert table("human_tavern_t1") == 5
    assert BOXES.of[2].houses.tables < BOXES.of[5].houses.tables
    assert BOXES.of[2].houses.tables & ~BOXES.of[5].houses.tables == 0


def test_lay_row_is_used_by_the_tests_as_they_mean():
    """The builder itself: named cards first, the rest of the sets behind them."""
    state = position()
    lay_row(state, "c05", "c06")
    assert row(state)[:2] == ["c05", "c06"]
    assert len(row(state)) + state.customer_deck.left == 22
