"""Chapter 6.5: what ending a turn leaves unused."""

from __future__ import annotations

from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.tests.tables import act, position, seat_at
from stammtisch.games.taverna.tests.test_explain import TAKEN

SAY = GAME.phrasebook("en").say


def at_the_end(state):
    """What the answer that ends the turn says it leaves unused, and what is lost by it."""
    choice = GAME.choice(state, 0, state.box.end_turn)
    assert choice.address == "pass"
    return [one and SAY(one) for one in (choice.effect, choice.warning)]


def test_what_could_still_be_done_is_named():
    state = position(
        coins=(20, 0, 0),
        stands=("orc_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern"),
        favours={0: ["level_up"]},
        hands={0: ["alchemy"]},
        row=("c13",),
    )
    seat_at(state, "c13", "orc_tavern_t1")
    assert at_the_end(state) == ["unused: a dignitary, 1 favour, 1 spell", None]


def test_nothing_is_named_where_nothing_could_be_done():
    state = position(coins=(0, 0, 0), row=("c13",))
    seat_at(state, "c13", "grand_tavern_t1")
    assert at_the_end(state) == [None, None]


def test_a_herald_who_waits_is_lost_with_the_turn():
    """6.5: unused herald credits are lost: that is asked about once more."""
    state = position(coins=(20, 0, 0), deeds=TAKEN, hands={0: ["astral_herald"]}, row=("c13",))
    act(state, "cast_astral_herald")
    seat_at(state, "c13", "orc_tavern_t1")
    assert at_the_end(state)[1] == "the herald is lost: he could still call a dignitary"
