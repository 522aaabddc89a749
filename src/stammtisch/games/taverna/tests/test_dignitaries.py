"""Chapter 7.5: the four dignitaries and all their limits."""

from __future__ import annotations

from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules.dignitaries import destinations, owner_of
from stammtisch.games.taverna.tests.tables import (
    act,
    answer,
    asked,
    coins,
    deed,
    favour,
    favours_of,
    lay_favours,
    levels,
    offered,
    pick,
    points,
    position,
    put_sign,
    seat_at,
    stands,
)


def the_takeover():
    return position(
        coins=(12, 2, 3),
        privileges=(2, 0, 0),
        deeds={
            0: ["human_tavern_d1"],
            1: ["orc_tavern_d2", "elf_tavern_d1"],
            2: ["dwarf_tavern_d1"],
        },
        stands=("human_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern"),
    )


def test_takeover():
    """V1, R28, R27: price + 3, half of it to the other; a free space is no hindrance."""
    state = the_takeover()
    act(state, "activate_with_privileges", "notary")
    assert asked(state) == (0, "choose_destination")
    assert offered(state) == {"orc_tavern", "elf_tavern", "dwarf_tavern", "grand_tavern"}
    act(state, "orc_tavern")
    assert asked(state) == (0, "choose_deed")
    assert offered(state) == {"orc_tavern_d1", "orc_tavern_d2"}
    act(state, "orc_tavern_d2")
    assert coins(state) == [3, 6, 3]
    assert points(state) == [4, 0, 0]
    assert owner_of(state, deed("orc_tavern_d2")) == 0


def test_last_deed():
    """V2: nobody's last deed is for sale, and taverns of one's own are no destinations."""
    state = the_takeover()
    act(state, "activate_with_privileges", "notary", "orc_tavern", "orc_tavern_d2")
    state.mats[0].coins = 20
    assert destinations(state, 0, 0) == 0b11100
    state.mats[0].privileges = 2
    state.turn.privilege_activations = 0
    state.turn.dignitaries_used = 0
    act(state, "activate_with_privileges", "notary")
    assert offered(state) == {"elf_tavern", "dwarf_tavern", "grand_tavern"}
    act(state, "dwarf_tavern")
    assert offered(state) == {"dwarf_tavern_d2"}


def test_one_deed_in_each_tavern():
    """R26: the Notary does not go where the seat owns a deed."""
    state = position(coins=(20, 0, 0), deeds={0: ["orc_tavern_d1", "grand_tavern_d1"]})
    assert destinations(state, 0, 0) == 0b01110


def test_ambassadress_on_the_dwarf_track():
    """V5: bonuses on the way are received, but do not help to pay."""
    state = position(
        coins=(9, 0, 0),
        levels={0: (0, 0, 0, 1)},
        privileges=(2, 0, 0),
    )
    act(state, "activate_with_privileges", "ambassadress", "grand_tavern")
    assert asked(state) == (0, "choose_level_count")
    assert offered(state) == {"1", "2", "3"}
    act(state, "3")
    assert asked(state) == (0, "choose_track")
    assert coins(state)[0] == 0
    act(state, "dwarf", "dwarf", "dwarf")
    assert coins(state)[0] == 9
    assert levels(state) == [0, 0, 0, 4]


def test_levels_are_bought_only_where_they_can_rise():
    """R20: a blocked track is not offered, and no more levels than can be raised."""
    state = position(
        coins=(9, 0, 0),
        levels={0: (6, 7, 7, 7), 1: (7, 0, 0, 0), 2: (0, 6, 0, 0)},
        privileges=(2, 0, 0),
    )
    act(state, "activate_with_privileges")
    assert "ambassadress" not in offered(state)
    state = position(
        coins=(9, 0, 0), levels={0: (5, 7, 7, 7), 1: (7, 0, 0, 0)}, privileges=(2, 0, 0)
    )
    act(state, "activate_with_privileges", "ambassadress", "grand_tavern")
    assert offered(state) == {"1"}
    act(state, "1")
    assert offered(state) == {"orc"}


def test_one_sign_missing():
    """V14: only the missing symbol is offered, for 3 coins and 3 points."""
    state = position(coins=(5, 0, 0), privileges=(2, 0, 0))
    put_sign(state, "human_tavern", "beer")
    state.stands[0], state.stands[1] = 4, 0
    act(state, "activate_with_privileges", "gob_trotter", "human_tavern")
    assert asked(state) == (0, "choose_guild_tokens")
    assert offered(state) == {"spellbook"}
    act(state, "spellbook")
    assert (coins(state)[0], points(state)[0]) == (2, 3)


def test_printed_signs_count():
    """R54: the Deep Barrel prints beer, so only lyre and spellbook can be added."""
    state = position(coins=(5, 0, 0), privileges=(2, 0, 0))
    act(state, "activate_with_privileges", "gob_trotter", "dwarf_tavern")
    assert offered(state) == {"lyre", "spellbook", "lyre+spellbook"}
    act(state, "lyre+spellbook")
    assert (coins(state)[0], points(state)[0]) == (0, 6)
    assert state.signs() >> 9 & 7 == 7


def test_two_signs_need_five_coins():
    """6.3: with 3 or 4 coins only one token."""
    state = position(coins=(4, 0, 0), privileges=(2, 0, 0))
    act(state, "activate_with_privileges", "gob_trotter", "dwarf_tavern")
    assert offered(state) == {"lyre", "spellbook"}


def test_two_dignitaries():
    """V15: two fit into a tavern, and a figure always moves."""
    state = position(
        coins=(9, 0, 0),
        privileges=(2, 0, 0),
        stands=("grand_tavern", "orc_tavern", "grand_tavern", "dwarf_tavern"),
    )
    act(state, "activate_with_privileges", "ambassadress")
    assert offered(state) == {"orc_tavern", "human_tavern", "elf_tavern"}


def test_short_favour_row():
    """V24: no more favours than lie in the row."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0))
    lay_favours(state, ["level_up", "add_beer"], [])
    act(state, "activate_with_privileges", "princess", "grand_tavern")
    assert asked(state) == (0, "choose_favour_count")
    assert offered(state) == {"1", "2"}
    act(state, "2", "add_beer")
    assert asked(state) == (0, "choose_favour")
    assert offered(state) == {"level_up"}
    act(state, "level_up")
    assert state.favour_row == 0
    assert coins(state)[0] == 4


def test_princess_takes_before_the_row_is_refilled():
    """R32: the tiles that come in were not to be had."""
    state = position(coins=(7, 0, 0), privileges=(2, 0, 0))
    lay_favours(
        state,
        ["level_up", "level_up", "add_beer", "add_mask", "add_lyre"],
        ["second_spell", "move_customer", "other_people"],
    )
    act(state, "activate_with_privileges", "princess", "grand_tavern", "3", "level_up", "level_up")
    assert offered(state) == {"add_beer", "add_mask", "add_lyre"}
    act(state, "add_beer")
    assert favours_of(state, state.favour_row) == [
        "add_lyre",
        "add_mask",
        "move_customer",
        "other_people",
        "second_spell",
    ]


def test_privileges_call_once_in_a_turn():
    """R21, R40: 2 privileges go back to the reserve; a second call must wait for the next turn."""
    state = position(coins=(20, 0, 0), privileges=(4, 0, 0))
    reserve = state.reserve
    act(state, "activate_with_privileges", "ambassadress", "grand_tavern", "1", "orc")
    assert (state.mats[0].privileges, state.reserve) == (2, reserve + 2)
    assert "activate_with_privileges" not in offered(state)


def test_local_only_after_seating():
    """R22: the dignitary on the spot serves once the customer sits."""
    state = position(coins=(20, 0, 0), row=("c01",))
    assert "activate_local" not in offered(state)
    pick(state, "c01")
    assert "activate_local" not in offered(state)
    act(state, "seat_customer", "dwarf_tavern_t1")
    assert "activate_local" in offered(state)
    act(state, "activate_local")
    assert offered(state) == {"ambassadress"}


def test_nobody_on_the_spot():
    """7.5: without a dignitary in the tavern there is nobody to activate."""
    state = position(coins=(20, 0, 0), row=("c01",))
    seat_at(state, "c01", "grand_tavern_t2")
    assert "activate_local" not in offered(state)


def test_a_dignitary_who_came_later_serves():
    """R23: where they stand is read when one is activated."""
    state = position(coins=(20, 0, 0), row=("c01",), hands={0: ["gust_of_wind"]})
    seat_at(state, "c01", "grand_tavern_t2")
    act(state, "cast_gust_of_wind", "princess", "grand_tavern", "activate_local")
    assert offered(state) == {"princess"}


def test_no_activation_without_effect():
    """R24: with 2 coins nobody can be activated, not even to move a figure."""
    state = position(coins=(2, 0, 0), privileges=(2, 0, 0), row=("c02",))
    assert "activate_with_privileges" not in offered(state)
    seat_at(state, "c02", "dwarf_tavern_t1")
    assert "activate_local" not in offered(state)


def test_influence_is_no_second_activation():
    """R25: one activation in all, on the spot or at a distance."""
    state = position(coins=(20, 0, 0), row=("c02",))
    seat_at(state, "c02", "human_tavern_t3")
    act(state, "activate_local", "notary", "grand_tavern", "grand_tavern_d1")
    assert "activate_local" not in offered(state)


def test_nobody_serves_twice():
    """7.5: the same dignitary once in a turn, however it is paid."""
    state = position(coins=(20, 0, 0), privileges=(2, 0, 0), row=("c01",))
    act(state, "activate_with_privileges", "ambassadress", "grand_tavern", "1", "elf")
    seat_at(state, "c01", "grand_tavern_t2")
    assert stands(state)["ambassadress"] == "grand_tavern"
    assert "activate_local" not in offered(state)


def test_deed_tokens_are_not_needed_for_the_castle():
    """R29: a seat with five deeds takes part in the royal scoring like all others."""
    taverns = ("orc", "human", "elf", "dwarf", "grand")
    state = position(coins=(30, 0, 0), deeds={0: [f"{name}_tavern_d1" for name in taverns]})
    assert destinations(state, 0, 0) == 0
    state.turns = state.box.limits.rounds * 3 - 1
    state.turn.phase = 2
    act(state, "end_turn")
    assert asked(state) == (0, "choose_royal_scoring")
    answer(state, "archduke")
    assert points(state)[0] == 15


def test_the_fourth_figure_is_the_ambassadress():
    """R51: one figure, whatever a list calls her; she raises levels."""
    state = position(coins=(3, 0, 0), privileges=(2, 0, 0))
    act(state, "activate_with_privileges", "ambassadress", "orc_tavern")
    assert asked(state)[1] == "choose_level_count"


def favour_texts(state):
    """What is said of each favour that can be taken."""
    say = GAME.phrasebook().say
    return {one.id: say(one.effect) for one in GAME.choices(state, 0) if one.effect is not None}


def test_a_favour_that_comes_too_late_for_the_turn_says_so():
    """7.7: what works while the customer waits is of no use any more once he is seated."""
    stands = ("orc_tavern", "elf_tavern", "orc_tavern", "dwarf_tavern")
    state = position(coins=(9, 0, 0), stands=stands, row=("c13",))
    lay_favours(state, ["level_up", "add_beer"], [])
    seat_at(state, "c13", "orc_tavern_t1")
    act(state, "activate_local", "princess", "grand_tavern", "2")
    said = favour_texts(state)
    assert said["add_beer"].endswith("not before your next turn")
    assert "next turn" not in said["level_up"]


def test_a_favour_that_is_in_time_says_nothing_of_later():
    """7.7: before the seating every favour of the row can still be used in this turn."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0))
    lay_favours(state, ["level_up", "add_beer"], [])
    act(state, "activate_with_privileges", "princess", "grand_tavern", "2")
    assert not [one for one in favour_texts(state).values() if "next turn" in one]


def test_a_favour_of_a_kind_that_was_used_waits_for_the_next_turn():
    """7.7: no kind works twice in a turn, so another tile of it must wait."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0))
    lay_favours(state, ["level_up", "add_beer"], [])
    state.turn.favours_used = 1 << favour(state, "add_beer")
    act(state, "activate_with_privileges", "princess", "grand_tavern", "2")
    said = favour_texts(state)
    assert said["add_beer"].endswith("not before your next turn")
    assert "next turn" not in said["level_up"]
