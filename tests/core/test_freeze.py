"""States as tuples: nothing is forgotten, everything comes back."""

from __future__ import annotations

from stammtisch.core.freeze import attributes, freeze, state_hash, thaw
from stammtisch.core.match import Match
from stammtisch.core.playout import play_randomly
from stammtisch.core.registry import title
from tests.core.modes import in_both_modes

GAME = title("histrio")


def fresh(seats: int = 2, seed: int = 3):
    return Match(GAME, seats, seed=seed).state


def test_every_field_counts():
    """A change in any number of any mat, and of the table, changes the frozen state."""
    before = freeze(fresh())
    for name in attributes(fresh().mats[0]):
        state = fresh()
        setattr(state.mats[1], name, getattr(state.mats[1], name) + 1)
        assert freeze(state) != before, name
    for name in ("season", "round", "lead", "needle", "discards", "passed", "pointer", "planned"):
        state = fresh()
        setattr(state, name, getattr(state, name) + 1)
        assert freeze(state) != before, name


def test_box_and_journal_do_not_count():
    assert {"box", "journal"}.isdisjoint(attributes(fresh()))
    assert {"mats", "rng", "deck", "agenda"} <= set(attributes(fresh()))
    state = fresh()
    before = freeze(state)
    state.journal = None
    assert freeze(state) == before


def test_a_frozen_state_thaws():
    for seats in (2, 5):
        played = fresh(seats, 8)
        play_randomly(played, 8)
        pattern = fresh(seats, 1)
        thawed = thaw(pattern, freeze(played))
        assert freeze(thawed) == freeze(played)
        assert thawed.box is pattern.box
        assert state_hash(thawed) == state_hash(played)


def test_a_thawed_state_plays_on_like_the_original():
    one, other = fresh(3, 5), thaw(fresh(3, 6), freeze(fresh(3, 5)))
    play_randomly(one, 2)
    play_randomly(other, 2)
    assert state_hash(one) == state_hash(other)


def test_simple_things_freeze_to_themselves():
    assert freeze([1, "two", None, 3.5, True]) == (1, "two", None, 3.5, 1)


def test_hashes_are_the_same_in_both_modes():
    program = """
from stammtisch.core.freeze import attributes, state_hash
from stammtisch.core.match import Match
from stammtisch.core.registry import title
state = Match(title("histrio"), 2, seed=3).state
answer = [state_hash(state), attributes(state), attributes(state.mats[0])]
"""
    compiled, interpreted = in_both_modes(program)
    assert compiled == interpreted
