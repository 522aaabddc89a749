"""Undo is fair: never past a reveal, chance or another seat's answer."""

from __future__ import annotations

import pytest

from stammtisch.core.errors import Refused
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.undo import fair_to_undo, piles
from tests.core.secrets import secret_match


@pytest.mark.parametrize(
    ("choice", "fair"), [("keep", True), ("draw", False), ("roll", False), ("tell", False)]
)
def test_what_an_answer_gave_away(choice: str, fair: bool):
    """A drawn card, a die or a told secret cannot be taken back."""
    match = secret_match()
    option = ["keep", "draw", "roll", "tell"].index(choice)
    assert fair_to_undo(match.game, match.state, 0, option) == fair
    match.answer(0, option)
    assert match.undo_to(0) == (0 if fair else None)


def test_undo_goes_back_over_forced_answers():
    match = secret_match()
    match.answer(0, 0)
    match.settle()
    assert match.undo_to(0) == 0
    match.undo(0)
    assert match.answers == []
    assert match.state.step == 0


def test_undo_never_crosses_another_seat():
    match = secret_match()
    match.answer(0, 0)
    match.answer(0, 0)
    assert match.undo_to(1) is None
    match.answer(1, 0)
    assert match.undo_to(0) is None
    with pytest.raises(Refused, match=r"This cannot be taken back"):
        match.undo(0)


def test_an_answer_in_a_secret_window_stands():
    """A window that opened again would tell that the seat had more than one option there."""
    match = secret_match()
    match.answer(0, 0)
    match.settle()
    assert match.components.kinds[match.state.kind(1)].secret
    match.answer(1, 0)
    assert match.answers[-1] == (1, 0)
    assert match.undo_to(1) is None


def test_nothing_is_undone_before_the_first_answer():
    assert secret_match().undo_to(0) is None


def test_a_secret_pick_can_be_taken_back_until_the_reveal():
    match = Match(title("histrio"), 3, seed=9)
    match.answer(0, 2)
    assert match.undo_to(0) == 0
    match.answer(1, 2)
    assert match.undo_to(0) is None
    assert match.undo_to(1) == 1
    match.answer(2, 2)
    assert match.undo_to(2) is None


def test_every_pile_of_a_state_is_watched():
    state = Match(title("histrio"), 2).state
    assert len(piles(state)) == 4
    before = piles(state)
    state.friends[1].deck.draw()
    assert piles(state) != before
