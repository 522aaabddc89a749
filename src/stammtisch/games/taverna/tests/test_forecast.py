"""What an option brings is cut to what reserve and piles hold. [7.2, 7.3]"""

from __future__ import annotations

from stammtisch.core.pile import Pile
from stammtisch.games.taverna.tests.tables import (
    act,
    answer,
    bits,
    changed,
    effect_of,
    numbers,
    pick,
    position,
)


def seated_human(reserve):
    """A human with beer may sit down at a human table, from level 3 to 4."""
    state = position(levels={0: (0, 3, 0, 0)}, row=("c05",))
    state.reserve = reserve
    pick(state, "c05")
    answer(state, "seat_customer")
    return state


def test_privileges_of_a_short_reserve():
    """V12: the promise is what the seat really gets."""
    promised = {2: "bonus: 2 privileges", 1: "bonus: 1 privilege", 0: None}
    for reserve, bonus in promised.items():
        state = seated_human(reserve)
        parts = ["Humans to level 4 (2 VP at the end)", bonus, "Feast: 3 coins"]
        assert effect_of(state, "orc_tavern_t3") == ", ".join(part for part in parts if part)
        answer(state, "orc_tavern_t3")
        assert state.mats[0].privileges == reserve


def test_two_levels_share_the_reserve():
    """7.6: both customers of a swap may bring privileges; the first one takes what is there."""
    boxes = changed('{ kind = "coins", n = 6 }', '{ kind = "privileges", n = 1 }')
    state = position(
        coins=(3, 0, 0),
        hands={0: ["musical_chairs"]},
        levels={0: (0, 1, 0, 3)},
        guests={"orc_tavern_t3": "dwarf", "dwarf_tavern_t1": "human"},
        boxes=boxes,
    )
    state.reserve = 1
    act(state, "cast_musical_chairs", "orc_tavern_t3")
    assert effect_of(state, "dwarf_tavern_t1") == (
        "Dwarves to level 4 (2 VP at the end), bonus: 1 privilege, "
        "Humans to level 2 (0 VP at the end)"
    )
    answer(state, "dwarf_tavern_t1")
    assert state.mats[0].privileges == 1


def empty_the_deck(state):
    state.mats[2].cast |= bits(list(state.spell_deck.remaining()))
    state.spell_deck = Pile(numbers([]), 0)


def elf_before_the_deck(left):
    """An elf with a spellbook waits: the level's bonus and Magic would draw a spell each."""
    state = position(levels={0: (0, 0, 1, 0)}, hands={0: ["alchemy", "bandwagon"]}, row=("c11",))
    empty_the_deck(state)
    for kind in ("alchemy", "bandwagon")[:left]:
        act(state, "sell_spell", kind)  # what is sold is drawn again
    pick(state, "c11")
    answer(state, "seat_customer")
    return state


def test_spells_of_empty_piles():
    """7.2: the bonus comes before Magic, and nothing is promised that cannot be drawn."""
    level = "Elves to level 2 (0 VP at the end)"
    promised = {
        2: f"{level}, bonus: draw a spell, Magic: a spell",
        1: f"{level}, bonus: draw a spell",
        0: level,
    }
    for left, said in promised.items():
        state = elf_before_the_deck(left)
        held = state.mats[0].hand.bit_count()
        assert effect_of(state, "elf_tavern_t1") == said
        answer(state, "elf_tavern_t1")
        assert state.mats[0].hand.bit_count() == held + left


def test_the_curse_is_no_spell_to_come():
    """7.2: with nothing but the Curse in the piles no spell will come."""
    state = position(levels={0: (0, 0, 1, 0)}, row=("c11",))
    empty_the_deck(state)
    state.spell_deck = Pile(numbers([state.box.spells.curse]), 1)
    pick(state, "c11")
    answer(state, "seat_customer")
    assert effect_of(state, "elf_tavern_t1") == "Elves to level 2 (0 VP at the end)"
