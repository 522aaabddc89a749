"""Why something is no choice, in the moments where the nearest sentence would be a false one."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
    asked,
    offered,
    pick,
    position,
    seat_at,
    why,
)

# -- spells [7.6] --------------------------------------------------------------------------------


def test_conditions_of_the_own_turn():
    """7.8: Phantom Partner and Bandwagon name their condition in the own turn too."""
    state = position(
        coins=(3, 0, 0),
        deeds={0: ["orc_tavern_d1"]},
        hands={0: ["phantom_partner", "bandwagon"]},
        row=("c13",),
    )
    seat_at(state, "c13", "orc_tavern_t1")
    assert why(state, 0, "mat/0/spell/phantom_partner") == "You own a deed in that tavern."
    said = "That customer brought no level that you could share."
    assert why(state, 0, "mat/0/spell/bandwagon") == said


def test_no_feast_is_needed_in_the_own_turn():
    """7.8: `active_feasted` is for reactions alone; here nobody is richer."""
    state = position(coins=(3, 0, 0), hands={0: ["light_fingers"]})
    assert why(state, 0, "mat/0/spell/light_fingers") == "It would have no effect now."


# -- customers who change their table [6.3] ------------------------------------------------------


def test_why_two_customers_cannot_swap():
    """choose_swap_first, choose_swap_second: another people, another tavern."""
    guests = {
        "orc_tavern_t1": "elf",
        "orc_tavern_t2": "human",
        "human_tavern_t1": "elf",
        "dwarf_tavern_t1": "orc",
    }
    state = position(coins=(3, 0, 0), hands={0: ["musical_chairs"]}, guests=guests)
    act(state, "cast_musical_chairs", "orc_tavern_t1")
    assert offered(state) == {"dwarf_tavern_t1"}
    same_tavern = "The two customers must sit in different taverns."
    assert why(state, 0, "tavern/orc_tavern/table/2") == same_tavern
    assert why(state, 0, "tavern/orc_tavern/table/1") == same_tavern
    same_people = "The two customers must be of different peoples."
    assert why(state, 0, "tavern/human_tavern/table/1") == same_people
    assert why(state, 0, "tavern/elf_tavern/table/1") == "Nobody sits there."


def test_why_a_customer_has_no_partner():
    """choose_swap_first: one whose tavern holds all customers of other peoples."""
    guests = {"orc_tavern_t1": "elf", "orc_tavern_t2": "human", "human_tavern_t1": "elf"}
    state = position(coins=(3, 0, 0), hands={0: ["musical_chairs"]}, guests=guests)
    act(state, "cast_musical_chairs")
    said = "No customer in another tavern fits."
    assert why(state, 0, "tavern/orc_tavern/table/1") == said


def test_why_a_customer_cannot_be_moved():
    """choose_moved_customer: the only free table is in its own tavern."""
    tables = [BOXES.any.table_ids[table] for table in members(BOXES.of[3].houses.tables)]
    tables.remove("orc_tavern_t3")
    guests = {table: PEOPLE_IDS[place % 4] for place, table in enumerate(tables)}
    state = position(favours={0: ["move_customer"]}, guests=guests)
    act(state, "use_move_customer")
    assert asked(state) == (0, "choose_moved_customer")
    assert why(state, 0, "tavern/orc_tavern/table/1") == "No table is free in another tavern."


# -- dignitaries [6.4, 7.5] ----------------------------------------------------------------------

TAKEN = {
    0: ["orc_tavern_d1"],
    1: ["human_tavern_d1", "elf_tavern_d1", "dwarf_tavern_d1"],
    2: ["human_tavern_d2", "elf_tavern_d2", "dwarf_tavern_d2", "grand_tavern_d1"],
}


@pytest.mark.parametrize("call", ["activate_with_privileges", "activate_with_herald"])
def test_a_called_dignitary_may_stand_anywhere(call):
    """7.5: who cannot serve for the coins is not 'in another tavern'."""
    state = position(
        coins=(5, 0, 0), privileges=(2, 0, 0), deeds=TAKEN, hands={0: ["astral_herald"]}
    )
    act(state, "cast_astral_herald", call)
    assert offered(state) == {"gob_trotter", "princess", "ambassadress"}
    assert why(state, 0, "dignitary/notary") == "The Notary can do nothing for your 3 coins."


def test_a_local_dignitary_stands_in_the_tavern():
    """7.5: without Influence the activation of the seating reaches nobody elsewhere."""
    state = position(
        coins=(9, 0, 0),
        stands=("orc_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern"),
        row=("c13",),
    )
    seat_at(state, "c13", "orc_tavern_t1")
    away = "The Princess is in another tavern; only a herald reaches that far now."
    assert why(state, 0, "dignitary/princess") == away
    assert why(state, 0, "dignitary/notary") == "Choose to activate a dignitary first."
    act(state, "activate_local")
    assert why(state, 0, "dignitary/princess") == away
    state.mats[0].privileges = state.box.limits.privileges_per_activation
    assert why(state, 0, "dignitary/princess") == (
        "The Princess is in another tavern; only privileges or a herald reach that far now."
    )


def test_the_local_activation_is_used_up():
    """6.4: once in a turn; what is left are privileges and heralds."""
    state = position(
        coins=(20, 0, 0),
        stands=("orc_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern"),
        row=("c13",),
    )
    seat_at(state, "c13", "orc_tavern_t1")
    act(state, "activate_local", "gob_trotter", "human_tavern", "beer")
    assert offered(state) == {"end_turn"}
    assert why(state, 0, "dignitary/notary") == (
        "You have activated a dignitary for this customer; "
        "only a herald can call another, for you have too few privileges."
    )
    assert why(state, 0, "dignitary/gob_trotter") == "The Gob'Trotter has served you in this turn."


def test_before_the_seating():
    """6.4: a dignitary needs privileges or a herald then, and with one only a choice."""
    state = position(coins=(9, 0, 0), hands={0: ["astral_herald"]})
    assert why(state, 0, "dignitary/princess") == (
        "Dignitaries are activated after your customer is seated, or with privileges or a herald."
    )
    act(state, "cast_astral_herald")
    assert "activate_with_herald" in offered(state)
    assert why(state, 0, "dignitary/princess") == "Choose to activate a dignitary first."


def test_nobody_serves_without_coins():
    """7.5: privileges or a herald at hand, but nobody whom the seat could pay."""
    state = position(
        coins=(2, 0, 0), privileges=(2, 0, 0), hands={0: ["astral_herald"]}, row=("c13",)
    )
    nobody = (
        "No dignitary can do anything for you now: "
        "each serves once in a turn, and you have {} coins."
    )
    assert why(state, 0, "mat/0/privileges") == nobody.format(2)
    act(state, "cast_astral_herald")
    assert why(state, 0, "turn/herald") == nobody.format(0)
    assert why(state, 0, "dignitary/princess") == "The Princess can do nothing for your 0 coins."
    pick(state, "c13")
    act(state, "seat_customer")
    assert why(state, 0, "mat/0/privileges") == "Not now: first say where your customer sits."


def test_influence_reaches_any_dignitary():
    """R25: the one activation of the seating, but not 'on the spot'."""
    said = {}
    for table in ("human_tavern_t1", "orc_tavern_t1"):
        state = position(coins=(9, 0, 0), row=("c14",))
        seat_at(state, "c14", table)
        choice = next(c for c in GAME.choices(state, 0) if c.id == "activate_local")
        said[state.turn.influence] = GAME.phrasebook().say(choice.words)
    assert said == {
        True: "Activate any dignitary by Influence",
        False: "Activate the dignitary on the spot",
    }


# -- tracks [7.1] --------------------------------------------------------------------------------


def test_a_people_is_not_a_raise():
    """choose_people: on a blocked track too it is the tiles that count."""
    state = position(
        coins=(5, 0, 0),
        hands={0: ["metamorphosis"]},
        levels={0: (6, 0, 0, 6), 1: (7, 0, 0, 7)},
        row=("c13",),
    )
    state.supply[0] = 0
    assert why(state, 0, "track/orc").startswith("You cannot rise with the Orcs")
    pick(state, "c13")
    act(state, "cast_metamorphosis")
    assert asked(state) == (0, "choose_people")
    assert why(state, 0, "track/orc") == "No customer tile of the Orcs is left."
    assert why(state, 0, "track/dwarf") == "Your customer already belongs to the Dwarves."
