"""What people are told: the log and the reasons omit nothing, nor say what no longer holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.core.journal import Journal, seen_by
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.telling.events import tell
from stammtisch.games.taverna.tests.tables import BOXES, act, changed, fresh, position, why

say = GAME.phrasebook().say
STANDS = ("human_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern")


def told(state, *answers):
    """The log lines of some answers, as a spectator reads them."""
    state.journal = Journal()
    act(state, *answers)
    events = [seen_by(event, -1) for event in state.journal.events]
    lines = [tell(BOXES, event) for event in events if event is not None]
    return [say(line) for line in lines if line is not None]


def test_the_log_names_what_the_princess_is_paid():
    """7.5: coins never leave a purse without a line."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0), stands=STANDS)
    act(state, "activate_with_privileges", "princess", "grand_tavern")
    assert told(state, "2") == ["Seat 1 pays the Princess 5 coins."]


def test_the_log_names_what_the_gob_trotter_is_paid():
    """7.5: the same for guild tokens."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0), stands=STANDS)
    act(state, "activate_with_privileges", "gob_trotter", "grand_tavern")
    first = told(state, "beer+spellbook")[0]
    assert first == "Seat 1 pays the Gob'Trotter 5 coins."


def test_the_log_names_the_points_of_a_takeover():
    """7.5: price, share and victory points."""
    deeds = {1: ["orc_tavern_d2", "elf_tavern_d1"]}
    state = position(coins=(12, 0, 0), privileges=(2, 0, 0), deeds=deeds, stands=STANDS)
    act(state, "activate_with_privileges", "notary", "orc_tavern")
    lines = told(state, "orc_tavern_d2")
    assert lines[-1] == "Seat 1 scores 4 VP."
    assert "for 9 coins, of which Seat 2 gets 4" in lines[0]


def test_privileges_that_are_used_up_are_no_advice():
    """6.4: whoever called a dignitary with privileges hears of a herald alone."""
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0), stands=STANDS)
    state.turn.privilege_activations = state.box.limits.privilege_activations
    assert why(state, 0, "dignitary/notary").endswith("or with a herald.")
    state.turn.phase = ids.SEATED
    state.turn.tavern = 0
    state.turn.local_activations = state.box.limits.local_activations
    assert "only a herald can call another" in why(state, 0, "dignitary/notary")


def test_favours_do_not_come_from_the_princess_alone():
    """7.6: Courtly Whisper brings one, too; and Trickery raises a marker."""
    state = position(coins=(9, 0, 0))
    assert "or from a spell that grants one" in why(state, 0, "favour/1")
    assert "by Trickery" in why(state, 0, "track/orc")


@pytest.mark.parametrize(
    ("language", "spells"),
    [("en", "spells"), ("de", "Zauber"), ("fr", "sorts"), ("nl", "spreuken")],
)
def test_the_mat_names_spells_as_a_source_of_favours(language, spells):
    """7.6: the sentence of the drawn board, where no favour lies yet."""
    words = (Path(__file__).parents[1] / "board" / "words" / f"{language}.ftl").read_text("utf-8")
    (line,) = [line for line in words.splitlines() if line.startswith("board-no-favours = ")]
    assert f" {spells}" in line


def test_numbers_in_sentences_are_those_of_the_box():
    """4, 6.4: the setup and a crowded tavern name the numbers of the data file."""
    boxes = changed("start_deeds = 2", "start_deeds = 1")
    layout = GAME.layout(GAME.view(fresh(3, boxes=boxes), 0))
    assert say(layout.status[0]) == "Setup: 1 deed for everybody"
    crowd = ("grand_tavern", "grand_tavern", "elf_tavern", "dwarf_tavern")
    state = position(coins=(9, 0, 0), privileges=(2, 0, 0), stands=crowd)
    act(state, "activate_with_privileges", "princess")
    assert why(state, 0, "tavern/grand_tavern") == "A tavern holds no more than 2 dignitaries."


def test_a_symbol_that_is_missing_is_not_said_to_be_there():
    """7.5: only what the tavern shows is refused for that."""
    state = position(coins=(9, 0, 0))
    assert "is there" in why(state, 0, "tavern/dwarf_tavern/sign/beer")
    assert "is there" not in why(state, 0, "tavern/dwarf_tavern/sign/lyre")


def test_a_marker_on_a_track_that_can_be_chosen_is_not_refused_for_its_people():
    """6.1: with two players every people can be the King's."""
    state = fresh(2)
    assert "first card" not in why(state, 0, "track/elf/1")
    assert "You are asked the King's people" in why(state, 0, "track/elf/1")
