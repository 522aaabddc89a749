"""Chapter 6.6: lightning in others' turns, and who is asked."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.tests.tables import (
    act,
    answer,
    asked,
    changed,
    coins,
    hand,
    let_pass,
    levels,
    offered,
    pick,
    points,
    position,
    seat_at,
    stack_spells,
    stands,
    told,
)


def test_counterspell():
    """V6, R43: the spell is discarded, its cost and the cast are lost; the counter counts."""
    state = position(coins=(4, 3, 0), hands={0: ["fireworks", "alchemy"], 1: ["counterspell"]})
    answer(state, "cast_fireworks")
    assert asked(state) == (1, "react")
    assert offered(state) == {"pass", "cast_counterspell"}
    answer(state, "cast_counterspell")
    assert coins(state) == [1, 1, 0]
    assert len(members(state.countered)) == 1
    assert (state.archmage(0), state.archmage(1)) == (0, 1)
    assert asked(state) == (0, "take_turn")
    assert "cast_alchemy" not in offered(state)
    assert state.announced == ids.NOTHING


def test_a_counterspell_ends_its_window():
    """6.6: later seats are not asked any more, and nothing counters a counter (R42)."""
    state = position(
        coins=(4, 3, 3), hands={0: ["fireworks"], 1: ["counterspell"], 2: ["counterspell"]}
    )
    answer(state, "cast_fireworks", "cast_counterspell")
    assert asked(state) == (0, "take_turn")


def test_a_countered_spell_asks_nobody_else():
    """6.6: also where another spell of an owner's box could be cast in the same window."""
    boxes = changed('trigger = "before_own_turn"', 'trigger = "spell_announced"')
    state = position(
        coins=(4, 3, 3),
        hands={0: ["fireworks"], 1: ["counterspell"], 2: ["gust_of_wind"]},
        boxes=boxes,
    )
    answer(state, "cast_fireworks", "cast_counterspell")
    assert asked(state) == (0, "take_turn")


def test_targets_are_chosen_after_the_window():
    """7.6: opponents decide before they know the target."""
    state = position(coins=(3, 2, 0), hands={0: ["philtre_of_friendship"], 1: ["counterspell"]})
    answer(state, "cast_philtre_of_friendship")
    assert asked(state) == (1, "react")
    answer(state, "pass")
    assert asked(state) == (0, "choose_track")


def test_phantom_partner_with_four_players():
    """V7: a reaction at the rate of the table."""
    state = position(4, deeds={0: ["elf_tavern_d1"]}, hands={2: ["phantom_partner"]}, row=("c11",))
    pick(state, "c11")
    answer(state, "seat_customer", "elf_tavern_t4")
    assert coins(state) == [2, 0, 0, 0]
    assert len(hand(state)) == 1
    assert asked(state) == (2, "react")
    answer(state, "cast_phantom_partner")
    assert coins(state) == [2, 0, 2, 0]
    assert points(state) == [0, 0, 1, 0]


def test_bandwagon():
    """V16: seats are asked clockwise; a pass leaves it to the next one."""
    state = position(
        coins=(0, 2, 2),
        levels={0: (1, 0, 0, 0), 2: (3, 0, 0, 0)},
        hands={1: ["bandwagon"], 2: ["bandwagon"]},
        deeds={0: ["orc_tavern_d1"]},
        row=("c01",),
    )
    pick(state, "c01")
    answer(state, "seat_customer", "orc_tavern_t1")
    assert levels(state) == [2, 0, 0, 0]
    assert (coins(state)[0], points(state)[0]) == (6, 2)
    assert asked(state) == (1, "react")
    answer(state, "pass")
    assert asked(state) == (2, "react")
    answer(state, "cast_bandwagon")
    assert levels(state, 2) == [4, 0, 0, 0]
    assert points(state)[2] == 3
    assert coins(state) == [6, 2, 0]


def test_light_fingers():
    """V25: a reaction to a feast takes up to 2 coins of the active seat."""
    state = position(5, coins=(1, 0, 0, 0, 0), hands={3: ["light_fingers"]}, row=("c01",))
    pick(state, "c01")
    answer(state, "seat_customer", "dwarf_tavern_t1")
    assert coins(state)[0] == 3
    assert asked(state) == (3, "react")
    answer(state, "cast_light_fingers")
    assert coins(state) == [1, 0, 0, 2, 0]
    dry = position(5, coins=(1,), hands={3: ["light_fingers"]}, row=("c02",))
    pick(dry, "c02")
    answer(dry, "seat_customer", "dwarf_tavern_t1")
    assert asked(dry) == (3, "react")
    assert offered(dry) == {"pass"}


def test_gust_of_wind_before_the_own_turn():
    """6.6: the next seat alone, after the row was refilled; it asks for figure and tavern."""
    state = position(
        coins=(0, 1, 1), hands={1: ["gust_of_wind"], 2: ["gust_of_wind"]}, row=("c02",)
    )
    seat_at(state, "c02", "grand_tavern_t3")
    answer(state, "end_turn")
    assert asked(state) == (1, "react")
    assert state.turns == 0
    answer(state, "cast_gust_of_wind")
    assert asked(state) == (1, "choose_moved_dignitary")
    answer(state, "notary")
    assert asked(state) == (1, "choose_new_tavern")
    answer(state, "grand_tavern")
    assert asked(state) == (1, "take_turn")
    assert (state.turns, state.mats[1].casts) == (1, 0)
    assert stands(state)["notary"] == "grand_tavern"


def test_a_reaction_leaves_the_own_spell():
    """R44: each turn counts separately."""
    state = position(coins=(0, 1, 0), hands={1: ["gust_of_wind", "alchemy"]}, row=("c02",))
    seat_at(state, "c02", "grand_tavern_t3")
    answer(state, "end_turn", "cast_gust_of_wind", "notary", "grand_tavern")
    assert "cast_alchemy" in offered(state)
    act(state, "cast_alchemy")
    assert state.archmage(1) == 2


def test_own_window_budget():
    """V26: who cast in this turn is not asked again in it, not even just before its own."""
    state = position(
        coins=(5, 9, 0),
        hands={0: ["alchemy"], 1: ["counterspell", "bandwagon", "gust_of_wind", "alchemy"]},
        row=("c01",),
    )
    answer(state, "cast_alchemy", "cast_counterspell")
    pick(state, "c01")
    answer(state, "seat_customer", "orc_tavern_t1")
    assert asked(state) == (0, "take_turn")
    answer(state, "end_turn")
    assert asked(state) == (1, "take_turn")
    assert "cast_alchemy" in offered(state)


def test_no_window_for_a_reaction():
    """R42: a reaction is never answered by another one."""
    state = position(
        coins=(9, 9, 9),
        hands={1: ["phantom_partner"], 2: ["counterspell"]},
        row=("c02",),
    )
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1", "cast_phantom_partner")
    assert asked(state) == (2, "react")
    assert offered(state) == {"pass"}  # the window of the seating, not of the reaction
    answer(state, "pass")
    assert asked(state) == (0, "take_turn")


def test_no_window_after_the_last_turn():
    """R53: no own turn follows, so nobody is asked."""
    state = position(active=2, coins=(1, 1, 1), hands={0: ["gust_of_wind"]}, row=("c02",))
    state.turns = state.box.limits.rounds * 3 - 1
    seat_at(state, "c02", "grand_tavern_t3")
    answer(state, "end_turn")
    assert asked(state)[1] == "choose_royal_scoring"


def test_own_turn_magic():
    """Chapter 1: with this variant no window ever opens."""
    state = position(
        coins=(9, 9, 9),
        hands={0: ["alchemy"], 1: ["phantom_partner", "gust_of_wind"]},
        row=("c02",),
        own_turn_magic="yes",
    )
    answer(state, "cast_alchemy")
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1", "end_turn")
    assert asked(state) == (1, "take_turn")


def seated_before(card_of_1):
    state = position(hands={1: [card_of_1]}, row=("c02",))
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1")
    return state


@pytest.mark.parametrize("held", ["fireworks", "phantom_partner", "counterspell"])
def test_asked_without_a_card_to_play(held):
    """V27, R41: a seat with a card is asked whatever the card is; without one it is not."""
    state = seated_before(held)
    assert asked(state) == (1, "react")
    wanted = {"pass", "cast_phantom_partner"} if held == "phantom_partner" else {"pass"}
    assert offered(state) == wanted
    answer(state, "pass")
    assert asked(state) == (0, "take_turn")


def test_a_pass_tells_nobody_anything():
    """V27: seats 0 and 2 see the same views, and no log line, whatever seat 1 passed with."""
    stories = []
    for held in ("fireworks", "phantom_partner"):
        state = seated_before(held)
        stack_spells(state)
        told(state)
        seen = [GAME.view(state, 0), GAME.view(state, 2)]
        answer(state, "pass")
        assert told(state) == []
        stories.append([*seen, GAME.view(state, 0), GAME.view(state, 2)])
    assert stories[0] == stories[1]


def test_nobody_is_asked_when_nothing_is_possible():
    """V27: both Phantom Partners lie open, no feast, no level: no question at all."""
    state = position(
        hands={1: ["fireworks"]},
        cast={2: ["phantom_partner", "phantom_partner"]},
        row=("c02",),
    )
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1")
    assert asked(state) == (0, "take_turn")


def test_owners_are_not_asked_for_a_phantom_partner():
    """6.6: the condition must hold for the seat itself, by public facts."""
    state = position(deeds={1: ["elf_tavern_d1"]}, hands={1: ["phantom_partner"]}, row=("c02",))
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1")
    assert asked(state) == (0, "take_turn")


def test_coins_are_open():
    """R46: who is asked may depend on coins, because everybody sees them."""
    rich = position(coins=(4, 2, 0), hands={0: ["fireworks"], 1: ["alchemy"]})
    answer(rich, "cast_fireworks")
    assert asked(rich) == (1, "react")
    poor = position(coins=(4, 1, 0), hands={0: ["fireworks"], 1: ["counterspell"]})
    answer(poor, "cast_fireworks")
    assert asked(poor) == (0, "take_turn")
    assert [mat.coins for mat in GAME.view(poor, 2).mats] == [1, 1, 0]


def test_an_impossible_rest_is_lost():
    """7.8: an effect that has become impossible since the announcement does nothing."""
    state = position(coins=(1, 3, 0), hands={0: ["light_fingers"], 1: ["alchemy"]})
    answer(state, "cast_light_fingers")
    state.mats[1].coins = 0
    let_pass(state)
    assert asked(state) == (0, "take_turn")
    assert coins(state) == [1, 0, 0]
