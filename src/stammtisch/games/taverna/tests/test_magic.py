"""Chapters 7.2 and 7.6: the spell deck, the Curse, and spells in the own turn."""

from __future__ import annotations

from pathlib import Path

from stammtisch.core.bits import members
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import draw_spell
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
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
    seat_at,
    stands,
)

# -- drawing --------------------------------------------------------------------------------------


def test_curse():
    """V13: the elf track draws the Curse, which takes the last coin, and then a real spell."""
    state = position(
        coins=(1, 0, 0),
        levels={0: (0, 0, 1, 0)},
        deeds={0: ["human_tavern_d2"]},
        row=("c09",),
        top=("curse", "alchemy"),
        with_curse="yes",
    )
    seat_at(state, "c09", "human_tavern_t3")
    assert levels(state) == [0, 0, 2, 0]
    assert coins(state)[0] == 3
    assert hand(state) == ["alchemy"]
    assert state.removed == 1 << state.box.spells.curse


def test_an_empty_deck_is_made_anew():
    """R39: the discard pile becomes the deck; with neither there is no card."""
    state = position(hands={0: ["alchemy", "bandwagon"]})
    state.spell_deck.left = 0
    act(state, "sell_spell", "alchemy", "sell_spell", "bandwagon")
    assert len(members(state.discarded())) == 2
    draw_spell(state, 1)
    assert state.spell_deck.left == 1
    assert state.discarded() == 0
    draw_spell(state, 1)
    draw_spell(state, 1)
    assert hand(state, 1) == ["alchemy", "bandwagon"]


def test_a_reshuffle_forgets_who_sold_what():
    """C6: shuffling the discard pile ends all knowledge of it; the order is random."""
    orders = set()
    for seed in range(20):
        state = position(hands={0: ["alchemy", "bandwagon", "fireworks", "counterspell"]})
        state.rng.streams[ids.SPELL_STREAM] = seed
        for kind in ("alchemy", "bandwagon", "fireworks", "counterspell"):
            act(state, "sell_spell", kind)
        state.spell_deck.left = 0
        draw_spell(state, 1)
        assert state.mats[0].sold == 0
        orders.add(tuple(state.spell_deck.cards))
    assert len(orders) > 5


# -- selling --------------------------------------------------------------------------------------


def test_any_number_of_spells_may_be_sold():
    """R47: in the own turn, at any time, also a card that was just drawn; 1 coin each."""
    state = position(hands={0: ["alchemy", "counterspell"]}, row=("c11",), top=("bandwagon",))
    act(state, "sell_spell")
    assert asked(state) == (0, "choose_sold_spell")
    assert offered(state) == {"alchemy", "counterspell"}
    act(state, "counterspell")
    seat_at(state, "c11", "elf_tavern_t3")
    act(state, "sell_spell", "bandwagon", "sell_spell", "alchemy")
    assert coins(state)[0] == 3
    assert "sell_spell" not in offered(state)


# -- casting in the own turn ----------------------------------------------------------------------


def test_one_spell_in_a_turn():
    """6.4: one, or two after the favour `second_spell`."""
    state = position(
        hands={0: ["alchemy", "alchemy", "light_fingers"]}, favours={0: ["second_spell"]}
    )
    act(state, "cast_alchemy")
    assert coins(state)[0] == 3
    assert "cast_alchemy" not in offered(state)
    act(state, "use_second_spell", "cast_alchemy")
    assert coins(state)[0] == 6
    assert not any(name.startswith("cast") for name in offered(state))


def test_metamorphosis():
    """7.6, choose_people: another people with a tile; the symbols stay."""
    state = position(coins=(2, 0, 0), hands={0: ["metamorphosis"]}, row=("c01",))
    assert "cast_metamorphosis" not in offered(state)
    pick(state, "c01")
    state.supply[3], state.out[3] = 0, 9
    act(state, "cast_metamorphosis")
    assert asked(state) == (0, "choose_people")
    assert offered(state) == {"human", "elf"}
    act(state, "elf")
    assert (state.turn.people, state.turn.carried) == (2, 1 << ids.BEER)
    assert coins(state)[0] == 0


def test_fireworks_count_twice():
    """7.6: no effect but two for the Archmage."""
    state = position(coins=(3, 0, 0), hands={0: ["fireworks"]})
    act(state, "cast_fireworks")
    assert state.archmage(0) == 2
    assert coins(state)[0] == 0


def test_philtre_of_friendship():
    """7.6: a level on a track that is not blocked."""
    state = position(
        coins=(3, 0, 0),
        levels={0: (6, 0, 0, 0), 1: (7, 0, 0, 0)},
        hands={0: ["philtre_of_friendship"]},
    )
    act(state, "cast_philtre_of_friendship")
    assert offered(state) == {"human", "elf", "dwarf"}
    act(state, "dwarf")
    assert levels(state) == [6, 0, 0, 1]


def test_philtre_needs_an_open_track():
    """R20: nothing is offered that could have no effect."""
    top = {0: (7, 7, 7, 6), 1: (0, 0, 0, 7)}
    state = position(coins=(3, 0, 0), levels=top, hands={0: ["philtre_of_friendship"]})
    assert "cast_philtre_of_friendship" not in offered(state)


def test_arcane_study():
    """7.6: two spells, if there is any card to draw."""
    state = position(coins=(1, 0, 0), hands={0: ["arcane_study"]}, top=("alchemy", "light_fingers"))
    act(state, "cast_arcane_study")
    assert hand(state) == ["alchemy", "light_fingers"]
    state = position(coins=(1, 0, 0), hands={0: ["arcane_study"]})
    state.spell_deck.left = 0
    assert "cast_arcane_study" not in offered(state)


def test_courtly_whisper():
    """7.6: one favour out of the row, which is refilled."""
    state = position(coins=(2, 0, 0), hands={0: ["courtly_whisper"]})
    lay_favours(state, ["level_up", "add_beer"], ["add_mask"])
    act(state, "cast_courtly_whisper")
    assert asked(state) == (0, "choose_favour")
    act(state, "add_beer")
    assert favours_of(state, state.mats[0].unused) == ["add_beer"]
    assert favours_of(state, state.favour_row) == ["add_mask", "level_up"]
    state = position(coins=(2, 0, 0), hands={0: ["courtly_whisper"]})
    lay_favours(state, [], [])
    assert "cast_courtly_whisper" not in offered(state)


def test_conjured_sign():
    """7.6: any missing sign in any tavern, 3 points."""
    state = position(coins=(2, 0, 0), hands={0: ["conjured_sign"]})
    act(state, "cast_conjured_sign")
    assert asked(state) == (0, "choose_guild_spot")
    assert len(offered(state)) == 10
    assert "dwarf_tavern_beer" not in offered(state)
    act(state, "grand_tavern_spellbook")
    assert points(state)[0] == 3


def test_conjured_sign_needs_a_token():
    """7.3: a symbol that is not in supply cannot be placed."""
    boxes = changed('symbol = "lyre"\ncount = 4', 'symbol = "lyre"\ncount = 0')
    state = position(coins=(2, 0, 0), hands={0: ["conjured_sign"]}, boxes=boxes)
    act(state, "cast_conjured_sign")
    assert not any(name.endswith("lyre") for name in offered(state))


def test_illusory_table():
    """7.6: the free table counts as the customer's people."""
    state = position(coins=(1, 0, 0), hands={0: ["illusory_table"]}, row=("c02",))
    pick(state, "c02")
    act(state, "cast_illusory_table", "seat_customer", "elf_tavern_t1")
    assert levels(state) == [1, 0, 0, 0]


def test_illusory_table_does_not_help_a_replacement():
    """7.4: at an occupied table only the removed people counts."""
    state = position(
        coins=(1, 0, 0),
        hands={0: ["illusory_table"]},
        guests={"elf_tavern_t1": "dwarf"},
        row=("c04",),
    )
    pick(state, "c04")
    act(state, "cast_illusory_table", "seat_customer", "elf_tavern_t1")
    assert levels(state) == [0, 0, 0, 1]


def test_nothing_twice():
    """V28: a second Illusory Table is not offered while the same customer waits."""
    state = position(
        coins=(9, 0, 0),
        hands={0: ["illusory_table", "illusory_table", "guild_mirage", "guild_mirage"]},
        favours={0: ["second_spell"]},
        row=("c02",),
    )
    pick(state, "c02")
    act(state, "cast_illusory_table", "use_second_spell")
    assert "cast_illusory_table" not in offered(state)
    assert "cast_guild_mirage" in offered(state)
    act(state, "cast_guild_mirage")
    state.turn.allowance = 5
    assert "cast_guild_mirage" not in offered(state)


def test_guild_mirage():
    """V8: all three symbols work, whatever customer and tavern show."""
    state = position(
        coins=(2, 0, 0), deeds={1: ["elf_tavern_d1"]}, hands={0: ["guild_mirage"]}, row=("c12",)
    )
    pick(state, "c12")
    act(state, "cast_guild_mirage")
    assert coins(state)[0] == 0
    act(state, "seat_customer", "elf_tavern_t1")
    assert levels(state) == [0, 0, 1, 0]
    assert coins(state) == [3, 3, 0]
    assert len(hand(state)) == 1
    assert state.turn.influence
    act(state, "activate_local")
    assert offered(state) == {"notary", "gob_trotter", "princess", "ambassadress"}


def test_musical_chairs():
    """V9: two customers swap and each finds a table of its own people."""
    state = position(
        coins=(3, 0, 0),
        levels={0: (0, 1, 0, 1)},
        hands={0: ["musical_chairs"]},
        guests={"orc_tavern_t3": "dwarf", "dwarf_tavern_t1": "human"},
        deeds={1: ["orc_tavern_d1"]},
    )
    act(state, "cast_musical_chairs")
    assert coins(state)[0] == 0
    assert asked(state) == (0, "choose_swap_first")
    act(state, "orc_tavern_t3")
    assert asked(state) == (0, "choose_swap_second")
    assert offered(state) == {"dwarf_tavern_t1"}
    act(state, "dwarf_tavern_t1")
    assert coins(state) == [3, 0, 0]
    assert levels(state) == [0, 2, 0, 2]
    assert state.mats[0].privileges == 1


def test_musical_chairs_need_different_peoples_and_taverns():
    """7.6: one tavern, or one people, is no pair."""
    same_tavern = {"orc_tavern_t1": "dwarf", "orc_tavern_t2": "elf"}
    same_people = {"orc_tavern_t1": "dwarf", "elf_tavern_t2": "dwarf"}
    for guests in (same_tavern, same_people, {}):
        state = position(coins=(3, 0, 0), hands={0: ["musical_chairs"]}, guests=guests)
        assert "cast_musical_chairs" not in offered(state)
    state = position(
        coins=(3, 0, 0),
        hands={0: ["musical_chairs"]},
        guests={**same_tavern, "elf_tavern_t2": "dwarf"},
    )
    act(state, "cast_musical_chairs")
    assert offered(state) == {"orc_tavern_t2", "elf_tavern_t2"}


def test_astral_herald():
    """7.6: one more dignitary anywhere, also before seating; the credit ends with the turn."""
    state = position(coins=(5, 0, 0), hands={0: ["astral_herald"]}, row=("c01",))
    act(state, "cast_astral_herald")
    assert state.turn.herald_credits == 1
    act(state, "activate_with_herald")
    assert asked(state) == (0, "choose_dignitary")
    act(state, "ambassadress", "orc_tavern", "1", "elf")
    assert state.turn.herald_credits == 0
    assert "activate_with_herald" not in offered(state)
    used = position(coins=(5, 0, 0), hands={0: ["astral_herald"]})
    used.turn.dignitaries_used = 0b1111
    assert "cast_astral_herald" not in offered(used)


def test_herald_credit_is_lost_at_the_end():
    """6.5: unused credits are lost."""
    state = position(coins=(9, 0, 0), hands={0: ["astral_herald"]}, row=("c01",))
    act(state, "cast_astral_herald")
    seat_at(state, "c01", "grand_tavern_t2")
    act(state, "end_turn")
    assert state.turn.herald_credits == 0


def test_gust_of_wind_in_the_own_turn():
    """7.6: a figure moves without an activation; two fit into a tavern."""
    state = position(
        coins=(9, 0, 0),
        hands={0: ["gust_of_wind"]},
        stands=("orc_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern"),
    )
    act(state, "cast_gust_of_wind")
    assert asked(state) == (0, "choose_moved_dignitary")
    act(state, "princess")
    assert asked(state) == (0, "choose_new_tavern")
    assert offered(state) == {"human_tavern", "dwarf_tavern", "grand_tavern"}
    act(state, "grand_tavern")
    assert stands(state)["princess"] == "grand_tavern"
    assert state.turn.dignitaries_used == 0


def test_phantom_partner_in_the_own_turn():
    """7.6: after seating, if the caster owns no deed there: income and a point."""
    state = position(hands={0: ["phantom_partner"]}, row=("c02",))
    assert "cast_phantom_partner" not in offered(state)
    seat_at(state, "c02", "elf_tavern_t1")
    act(state, "cast_phantom_partner")
    assert (coins(state)[0], points(state)[0]) == (3, 1)
    state = position(hands={0: ["phantom_partner"]}, deeds={0: ["elf_tavern_d1"]}, row=("c02",))
    seat_at(state, "c02", "elf_tavern_t1")
    assert "cast_phantom_partner" not in offered(state)


def test_bandwagon_in_the_own_turn():
    """7.6: the same track once more, if the seating gained a level."""
    state = position(coins=(2, 0, 0), hands={0: ["bandwagon"]}, row=("c02",))
    seat_at(state, "c02", "orc_tavern_t1")
    act(state, "cast_bandwagon")
    assert levels(state) == [2, 0, 0, 0]
    state = position(coins=(2, 0, 0), hands={0: ["bandwagon"]}, row=("c02",))
    seat_at(state, "c02", "elf_tavern_t1")
    assert "cast_bandwagon" not in offered(state)


def test_light_fingers_in_the_own_turn():
    """7.6, choose_victim: from an opponent with more coins; no more than 2 and than they have."""
    state = position(coins=(1, 1, 5), hands={0: ["light_fingers"]})
    act(state, "cast_light_fingers")
    assert asked(state) == (0, "choose_victim")
    assert offered(state) == {"seat_2"}
    act(state, "seat_2")
    assert coins(state) == [3, 1, 3]
    state = position(coins=(5, 5, 1), hands={0: ["light_fingers"]})
    assert "cast_light_fingers" not in offered(state)


def test_counterspell_never_in_the_own_turn():
    """7.6: `never`."""
    state = position(coins=(9, 0, 0), hands={0: ["counterspell"]})
    assert offered(state) & {"cast_counterspell"} == set()


def test_every_spell_kind_is_in_these_tests():
    """Law 10: all 16 kinds are named here or among the reactions."""
    folder = Path(__file__).parent
    names = ("test_magic.py", "test_reactions.py")
    text = "".join((folder / name).read_text(encoding="utf-8") for name in names)
    assert [name for name in BOXES.any.spell_ids if f'"{name}"' not in text] == []
