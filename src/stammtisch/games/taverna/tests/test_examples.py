"""The long examples of the rulebook: a whole turn and a final scoring."""

from __future__ import annotations

from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.royal import royal_value
from stammtisch.games.taverna.tests.tables import (
    act,
    answer,
    asked,
    close_the_taverns,
    coins,
    count_scorings,
    favours_of,
    hand,
    lay_favours,
    let_pass,
    levels,
    offered,
    pick,
    points,
    position,
    row,
    seat_at,
    stands,
    supply,
)


def test_matching_table():
    """E1: an elf at an elf table brings a level and its bonus; the lyre finds no lyre there."""
    state = position(levels={0: (0, 0, 1, 0)}, row=("c10",))
    deck = state.spell_deck.left
    seat_at(state, "c10", "elf_tavern_t1")
    assert levels(state) == [0, 0, 2, 0]
    assert len(hand(state)) == 1
    assert state.spell_deck.left == deck - 1
    assert not state.turn.influence
    assert coins(state) == [0, 0, 0]


def test_feast():
    """E2: both owners are paid, and the beer on card and tavern pays the active seat again."""
    state = position(deeds={0: ["orc_tavern_d1"], 1: ["orc_tavern_d2"]}, row=("c13",))
    seat_at(state, "c13", "orc_tavern_t1")
    assert coins(state) == [6, 3, 0]
    assert state.turn.feasted
    assert levels(state) == [0, 0, 0, 0]


def karls_turn():
    state = position(
        active=0,
        coins=(4, 5, 6),
        levels={0: (1, 1, 2, 3)},
        deeds={
            0: ["orc_tavern_d1", "dwarf_tavern_d2"],
            1: ["orc_tavern_d2", "human_tavern_d1"],
            2: ["dwarf_tavern_d1", "grand_tavern_d1"],
        },
        hands={0: ["metamorphosis", "fireworks"]},
        cast={0: ["alchemy"]},
        favours={0: ["move_customer", "second_spell"]},
        guests={
            "orc_tavern_t1": "orc",
            "orc_tavern_t2": "dwarf",
            "human_tavern_t1": "elf",
            "elf_tavern_t1": "human",
            "elf_tavern_t2": "elf",
            "dwarf_tavern_t2": "dwarf",
            "grand_tavern_t1": "orc",
            "grand_tavern_t3": "elf",
            "grand_tavern_t4": "dwarf",
        },
        stands=("human_tavern", "grand_tavern", "dwarf_tavern", "elf_tavern"),
        row=("c11", "c02", "c08", "c13", "c05"),
        top=("arcane_study",),
    )
    state.mats[0].points[0] = 10
    lay_favours(
        state,
        ["level_up", "add_beer", "change_symbol", "place_guild_token", "other_people"],
        ["add_mask", "add_lyre", "add_spellbook"],
    )
    assert supply(state) == {"orc": 7, "human": 8, "elf": 6, "dwarf": 6}
    return state


def test_a_whole_turn():
    """E3: favour, privileges, Metamorphosis, seating, Princess, favour, sale, second spell."""
    state = karls_turn()
    act(state, "use_move_customer", "elf_tavern_t1", "orc_tavern_t3")
    assert levels(state) == [1, 2, 2, 3]
    assert coins(state) == [7, 8, 6]
    assert (state.mats[0].privileges, state.reserve) == (2, 9)

    act(state, "activate_with_privileges", "gob_trotter", "dwarf_tavern", "lyre+spellbook")
    assert state.reserve == 11
    assert coins(state) == [2, 8, 6]
    assert points(state)[0] == 16

    pick(state, "c11")
    answer(state, "cast_metamorphosis")
    let_pass(state)
    act(state, "dwarf")
    assert coins(state) == [0, 8, 6]

    act(state, "seat_customer", "dwarf_tavern_t1")
    assert levels(state) == [1, 2, 2, 4]
    assert coins(state) == [9, 8, 9]
    assert hand(state) == ["arcane_study", "fireworks"]
    assert supply(state) == {"orc": 7, "human": 8, "elf": 6, "dwarf": 5}

    act(state, "activate_local")
    assert asked(state) == (0, "choose_dignitary")
    assert offered(state) == {"princess"}
    act(state, "princess", "human_tavern", "3", "level_up", "add_beer", "change_symbol")
    assert coins(state) == [2, 8, 9]
    assert favours_of(state, state.favour_row) == [
        "add_lyre",
        "add_mask",
        "add_spellbook",
        "other_people",
        "place_guild_token",
    ]

    act(state, "use_level_up", "orc")
    assert points(state)[0] == 18
    act(state, "sell_spell", "arcane_study")
    assert coins(state)[0] == 3
    assert "cast_fireworks" not in offered(state)
    act(state, "use_second_spell", "cast_fireworks")
    assert coins(state) == [0, 8, 9]
    assert state.archmage(0) == 4

    act(state, "end_turn")
    assert asked(state) == (1, "take_turn")
    assert row(state) == ["c02", "c08", "c13", "c05"]
    karl = state.mats[0]
    assert levels(state) == [2, 2, 2, 4]
    assert (karl.coins, points(state)[0], karl.hand, karl.privileges) == (0, 18, 0, 0)
    assert favours_of(state, karl.unused) == ["add_beer", "change_symbol"]
    assert favours_of(state, karl.used) == ["level_up", "move_customer", "second_spell"]
    assert bin(state.privileged).count("1") == 4
    assert state.reserve == 11
    assert stands(state)["princess"] == "human_tavern"


def the_last_evening():
    """Karl, Fred and Etienne before the exchange."""
    state = position(
        king="elf",
        coins=(4, 10, 18),
        levels={0: (1, 7, 4, 0), 1: (4, 2, 2, 4), 2: (3, 5, 2, 4)},
        deeds={
            0: ["orc_tavern_d1", "human_tavern_d1", "grand_tavern_d1"],
            1: ["orc_tavern_d2", "elf_tavern_d1", "dwarf_tavern_d1", "grand_tavern_d2"],
            2: ["human_tavern_d2", "elf_tavern_d2", "dwarf_tavern_d2", "grand_tavern_d3"],
        },
        hands={0: ["alchemy", "alchemy"]},
        privileges=(0, 1, 0),
        cast={
            0: ["metamorphosis", "metamorphosis", "metamorphosis"],
            1: ["bandwagon", "bandwagon", "philtre_of_friendship", "philtre_of_friendship"],
            2: ["arcane_study", "arcane_study", "conjured_sign"],
        },
        favours={
            0: ["add_beer", "add_mask"],
            1: ["level_up", "level_up", "add_lyre"],
            2: ["place_guild_token"],
        },
    )
    return close_the_taverns(state)


def test_final_scoring():
    """E4: 18, 14 and 19 points; Etienne wins although Fred took the Master of Coins."""
    state = the_last_evening()
    assert coins(state) == [6, 10, 18]
    assert points(state) == [0, 1, 0]
    values = [[royal_value(state, seat, n) for n in range(5)] for seat in range(3)]
    assert values == [[5, 6, 6, 9, 9], [5, 9, 9, 12, 12], [5, 3, 15, 12, 9]]

    assert asked(state) == (0, "choose_royal_scoring")
    answer(state, "king")
    assert levels(state) == [2, 7, 5, 1]
    assert points(state)[0] == 5  # no bonus of the second orc level
    assert asked(state) == (1, "choose_royal_scoring")
    answer(state, "master_of_coins")
    assert asked(state) == (2, "choose_royal_scoring")
    assert offered(state) == {"queen", "archduke", "archmage"}
    answer(state, "archduke")

    assert state.awaited() == 0
    assert points(state) == [18, 14, 19]
    assert [mat.points[ids.FROM_PEOPLES] for mat in state.mats] == [13, 4, 7]
    assert count_scorings(state) == {"king": 0, "master_of_coins": 1, "archduke": 2}
    assert GAME.sheet(state).ranks == (2, 3, 1)
