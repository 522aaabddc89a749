"""Chapter 7.7: royal favours."""

from __future__ import annotations

from pathlib import Path

from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
    answer,
    asked,
    changed,
    coins,
    favours_of,
    hand,
    lay_favours,
    levels,
    offered,
    pick,
    points,
    position,
    put_sign,
    seat_at,
    supply,
    table,
    why,
)


def test_only_in_the_own_turn():
    """R4: nobody else is ever asked about a favour."""
    state = position(
        favours={1: ["level_up", "second_spell"]}, hands={1: ["alchemy"]}, row=("c02",)
    )
    assert not any(name.startswith("use_") for name in offered(state))
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1")
    assert asked(state) == (1, "react")
    assert offered(state) == {"pass"}  # R34: and no second spell in another's turn
    answer(state, "pass", "end_turn")
    assert asked(state) == (1, "take_turn")
    assert {"use_level_up", "use_second_spell"} <= offered(state)


def test_same_kind_twice():
    """V18, R33: two tiles of a kind may be owned, but not used in one turn."""
    state = position(favours={0: ["level_up", "level_up"]}, row=("c02",))
    act(state, "use_level_up")
    assert asked(state) == (0, "choose_track")
    act(state, "elf")
    assert "use_level_up" not in offered(state)
    assert favours_of(state, state.mats[0].unused) == ["level_up"]
    seat_at(state, "c02", "elf_tavern_t3")
    act(state, "end_turn")
    for seat in (1, 2):
        assert asked(state) == (seat, "take_turn")
        slot = next(name for name in sorted(offered(state)) if name.startswith("pick"))
        act(state, slot)
        if asked(state)[1] == "choose_customer":
            act(state, "first")
        act(state, "seat_customer", f"grand_tavern_t{seat}", "end_turn")
    assert "use_level_up" in offered(state)


def test_second_spell_once_in_a_turn():
    """R35: a second tile of the kind waits for another turn; R34: it counts in the own turn."""
    state = position(hands={0: ["alchemy"]}, favours={0: ["second_spell", "second_spell"]})
    act(state, "use_second_spell")
    assert state.turn.allowance == 2
    assert "use_second_spell" not in offered(state)


def test_second_spell_needs_a_spell():
    """7.7: with an empty hand it would do nothing."""
    state = position(favours={0: ["second_spell"]})
    assert "use_second_spell" not in offered(state)


def test_symbols():
    """V23, R13, R14: no symbol twice; the mask is a symbol like the others."""
    state = position(favours={0: ["add_lyre", "add_beer", "change_symbol"]}, row=("c02",))
    pick(state, "c02")
    assert "use_add_lyre" not in offered(state)
    act(state, "use_add_beer", "use_change_symbol")
    assert asked(state) == (0, "choose_symbol")
    assert offered(state) == {"spellbook", "mask"}
    act(state, "mask")
    assert state.turn.carried == 1 << ids.BEER | 1 << ids.MASK
    act(state, "seat_customer", "dwarf_tavern_t1")
    assert state.turn.feasted
    assert coins(state)[0] == 3


def test_all_four_symbols():
    """V23: a customer that carries everything cannot change its symbol."""
    state = position(
        favours={0: ["add_beer", "add_spellbook", "add_mask", "change_symbol"]}, row=("c02",)
    )
    pick(state, "c02")
    act(state, "use_add_beer", "use_add_spellbook", "use_add_mask")
    assert "use_change_symbol" not in offered(state)


def test_each_symbol_works_once():
    """R14: two ways to the same sign do not pay twice."""
    state = position(favours={0: ["add_beer"]}, row=("c13",))
    pick(state, "c13")
    assert "use_add_beer" not in offered(state)
    act(state, "seat_customer", "orc_tavern_t1")
    assert coins(state)[0] == 3


def test_passes_of_the_guilds():
    """7.7: `add_spellbook` and `add_lyre` work under the right sign."""
    state = position(favours={0: ["add_spellbook", "add_lyre"]}, row=("c01",))
    put_sign(state, "elf_tavern", "lyre")
    pick(state, "c01")
    act(state, "use_add_spellbook", "use_add_lyre", "seat_customer", "elf_tavern_t3")
    assert len(hand(state)) == 1
    assert state.turn.influence


def test_added_mask_allows_trickery():
    """7.7: `add_mask` opens the occupied tables."""
    state = position(favours={0: ["add_mask"]}, guests={"orc_tavern_t1": "elf"}, row=("c02",))
    pick(state, "c02")
    act(state, "use_add_mask", "seat_customer", "orc_tavern_t1")
    assert levels(state) == [0, 0, 1, 0]


def test_customer_favours_only_while_it_waits():
    """R12: neither before the card nor after the seating."""
    favours = ["change_symbol", "add_beer", "add_mask", "other_people"]
    state = position(favours={0: favours}, row=("c02",))
    assert not any(name.startswith("use_") for name in offered(state))
    pick(state, "c02")
    assert {f"use_{name}" for name in favours} <= offered(state)
    act(state, "seat_customer", "elf_tavern_t1")
    assert not any(name.startswith("use_") for name in offered(state))


def test_a_favour_serves_in_the_turn_in_which_it_comes():
    """R12: the Princess comes first, and her tiles are used at once and on the waiting customer."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0), row=("c02",))
    lay_favours(state, ["level_up", "add_beer"], [])
    act(state, "activate_with_privileges", "princess", "grand_tavern", "2", "add_beer", "level_up")
    assert "use_level_up" in offered(state)
    pick(state, "c02")
    assert {"use_level_up", "use_add_beer"} <= offered(state)


def test_other_people():
    """7.7: the tile of another people with the same symbol."""
    state = position(favours={0: ["other_people"]}, row=("c02",))
    pick(state, "c02")
    act(state, "use_other_people", "dwarf", "seat_customer", "dwarf_tavern_t1")
    assert levels(state) == [0, 0, 0, 1]
    assert supply(state) == {"orc": 9, "human": 9, "elf": 9, "dwarf": 8}


def test_other_people_is_other_than_the_present_one():
    """R56: after a Metamorphosis the people of the card stays closed; of two, the chosen one's."""
    state = position(
        coins=(2,), hands={0: ["metamorphosis"]}, favours={0: ["other_people"]}, row=("c11",)
    )
    pick(state, "c11")
    act(state, "cast_metamorphosis", "dwarf", "use_other_people")
    assert offered(state) == {"orc", "human"}
    assert "on the customer card" in why(state, 0, "track/elf")
    assert "already belongs" in why(state, 0, "track/dwarf")
    state = position(favours={0: ["other_people"]}, row=("c17",))
    pick(state, "c17")
    act(state, "first", "use_other_people")
    assert offered(state) == {"human", "elf", "dwarf"}


def test_place_guild_token():
    """7.7: a sign anywhere and 3 points."""
    state = position(favours={0: ["place_guild_token"]})
    act(state, "use_place_guild_token")
    assert asked(state) == (0, "choose_guild_spot")
    act(state, "elf_tavern_beer")
    assert points(state)[0] == 3
    assert state.signs() >> 6 & 1


def test_moved_customers_pay_the_rate_of_the_table():
    """R5: 3 coins with three seats, 2 with four."""
    for seats, rate in ((3, 3), (4, 2)):
        state = position(
            seats,
            favours={0: ["move_customer"]},
            deeds={1: ["elf_tavern_d1"]},
            guests={"orc_tavern_t1": "orc"},
        )
        act(state, "use_move_customer")
        assert asked(state) == (0, "choose_moved_customer")
        act(state, "orc_tavern_t1")
        assert asked(state) == (0, "choose_moved_table")
        assert not any(name.startswith("orc_tavern") for name in offered(state))
        act(state, "elf_tavern_t1")
        assert coins(state)[:2] == [0, rate]


def test_moved_customers_have_a_rate_of_their_own():
    """R5: `move_income` in the data, not the income of a seating."""
    boxes = changed("move_income = 3", "move_income = 1")
    state = position(
        favours={0: ["move_customer"]},
        deeds={1: ["elf_tavern_d1"]},
        guests={"orc_tavern_t1": "orc"},
        boxes=boxes,
    )
    act(state, "use_move_customer", "orc_tavern_t1", "elf_tavern_t1")
    assert coins(state)[1] == 1


def test_a_moved_customer_works_no_symbols_and_opens_no_window():
    """7.7: level, privilege, income, nothing else."""
    state = position(
        favours={0: ["move_customer"]},
        hands={1: ["phantom_partner"]},
        guests={"grand_tavern_t1": "elf"},
    )
    answer(state, "use_move_customer", "grand_tavern_t1", "elf_tavern_t1")
    assert asked(state) == (0, "take_turn")
    assert levels(state) == [0, 0, 1, 0]
    assert state.turn.track == ids.NOTHING


def test_nobody_can_be_moved():
    """7.7: an empty town, or the only free tables in the customer's own tavern."""
    state = position(favours={0: ["move_customer"]})
    assert "use_move_customer" not in offered(state)
    guests = {}
    peoples = ["orc", "human", "elf", "dwarf"] * 5
    for number, name in enumerate(BOXES.any.table_ids):
        if state.box.houses.tables >> table(name) & 1 and name != "orc_tavern_t1":
            guests[name] = peoples[number % 4]
    state = position(favours={0: ["move_customer"]}, guests=guests)
    act(state, "use_move_customer")
    assert not any(name.startswith("orc_tavern") for name in offered(state))
    assert len(offered(state)) == 15


def test_the_customer_of_this_turn_may_be_moved():
    """R55: the tavern of the seating stays the same."""
    state = position(favours={0: ["move_customer"]}, coins=(3, 0, 0), row=("c02",))
    seat_at(state, "c02", "dwarf_tavern_t1")
    act(state, "use_move_customer", "dwarf_tavern_t1", "elf_tavern_t1")
    assert state.turn.tavern == 3
    act(state, "activate_local")
    assert offered(state) == {"ambassadress"}


def test_used_favours_stay_owned():
    """7.7: they are turned over and count for the Queen."""
    state = position(favours={0: ["level_up"]})
    act(state, "use_level_up", "orc")
    assert favours_of(state, state.mats[0].used) == ["level_up"]


def test_every_favour_kind_is_in_these_tests():
    """Law 10: all 10 kinds are named above."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in BOXES.any.favour_ids if f'"{name}"' not in text] == []


def test_a_metamorphosis_may_lead_back_to_the_card():
    """R56: the spell speaks of the customer, not of its card."""
    state = position(
        coins=(2,), hands={0: ["metamorphosis"]}, favours={0: ["other_people"]}, row=("c11",)
    )
    pick(state, "c11")
    act(state, "use_other_people", "dwarf", "cast_metamorphosis")
    assert offered(state) == {"orc", "human", "elf"}
