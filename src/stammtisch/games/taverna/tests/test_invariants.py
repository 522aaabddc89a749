"""Chapter 11: what is true in every position of every match."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core.bits import count, lowest, members
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.guilds import spots_of, tokens_left
from stammtisch.games.taverna.rules.state import Mat
from stammtisch.games.taverna.telling.decisions import DECISIONS
from stammtisch.games.taverna.tests.tables import BOXES, fresh

seats_and_seed = given(seats=st.integers(2, 5), seed=st.integers(0, 2**40), magic=st.booleans())


def walk(seats, seed, magic=False, curse="yes"):
    """Every position of a random match."""
    state = fresh(seats, seed, with_curse=curse, own_turn_magic="yes" if magic else "no")
    rng = seeded(seed, 1)
    yield state
    while state.awaited():
        seat = lowest(state.awaited())
        state.take(seat, random_option(state.options(seat), rng))
        yield state


@seats_and_seed
@settings(max_examples=40, deadline=None)
def test_supplies_are_conserved(seats, seed, magic):
    """Privileges 15, tokens 4 and tiles 9 of each, favours 15, all spells, all cards."""
    variants = {"with_curse": "yes", "own_turn_magic": "yes" if magic else "no"}
    contents = GAME.contents(BOXES, seats, variants)
    assert contents["privilege"] == 15
    assert sum(1 for name in contents if name.startswith("spell")) == 32
    assert sum(1 for name in contents if name.startswith("favour")) == 15
    for step, state in enumerate(walk(seats, seed, magic)):
        if step % 9 == 0:
            assert GAME.census(state) == contents


@seats_and_seed
@settings(max_examples=30, deadline=None)
def test_the_town_keeps_its_order(seats, seed, magic):
    """Signs once, two dignitaries at most, one deed for a seat and tavern, one guest at a table."""
    for state in walk(seats, seed, magic):
        assert state.tokens & state.box.houses.printed == 0
        assert all(tokens_left(state, symbol) >= 0 for symbol in range(ids.SIGNS))
        assert sum(count(state.tokens & spots_of(s)) for s in range(3)) == count(state.tokens)
        assert all(count(state.dignitaries_in(tavern)) <= 2 for tavern in range(5))
        seated = [members(state.guests[people]) for people in range(4)]
        tables = [table for tables in seated for table in tables]
        assert len(tables) == len(set(tables))
        assert all(state.box.houses.tables >> table & 1 for table in tables)
        for mat in state.mats:
            taverns = [state.box.houses.tavern_of_deed[deed] for deed in members(mat.deeds)]
            assert len(taverns) == len(set(taverns))


@seats_and_seed
@settings(max_examples=30, deadline=None)
def test_nothing_falls_that_may_not_fall(seats, seed, magic):
    """Coins never below 0, levels and points never fall before the people scoring."""
    before: list[tuple[int, list[int]]] = []
    for state in walk(seats, seed, magic):
        now = [(mat.vp(), list(mat.levels)) for mat in state.mats]
        assert all(mat.coins >= 0 and mat.privileges >= 0 for mat in state.mats)
        for track in range(4):
            on_top = [1 for _, levels in now if levels[track] == 7]
            assert len(on_top) <= 1
            assert all(0 <= levels[track] <= 7 for _, levels in now)
        if before and state.awaited():
            for (old_vp, old_levels), (vp, levels) in zip(before, now, strict=True):
                assert vp >= old_vp
                assert all(new >= old for old, new in zip(old_levels, levels, strict=True))
        before = now


@seats_and_seed
@settings(max_examples=30, deadline=None)
def test_limits_of_a_turn(seats, seed, magic):
    """Casts, activations and the growth of the company at the tables."""
    for state in walk(seats, seed, magic):
        turn, active = state.turn, state.active()
        for seat, mat in enumerate(state.mats):
            assert mat.casts <= (turn.allowance if seat == active else 1) or state.planned == 0
        assert turn.allowance <= 2
        assert turn.local_activations <= 1
        assert turn.privilege_activations <= 1
        if state.awaited() and state.kind(lowest(state.awaited())) == ids.TAKE_TURN:
            seated = turn.phase == ids.SEATED
            assert count(state.occupied()) <= state.turns + seated
            assert count(state.favour_row) == 5 or state.favour_reserve.left == 0
            picked = [count(mat.played) for mat in state.mats]
            assert sum(picked) == state.turns + (turn.phase != ids.BEFORE_CARD)
            if turn.phase == ids.BEFORE_CARD:
                assert all(card != ids.NOTHING for card in state.row)


@seats_and_seed
@settings(max_examples=40, deadline=None)
def test_deeds_and_scorings(seats, seed, magic):
    """Two deeds after the setup, later one to five; n royal scorings (four with two seats)."""
    started = False
    for state in walk(seats, seed, magic):
        if state.awaited() and DECISIONS[state.kind(lowest(state.awaited()))] == "take_turn":
            if not started:
                assert all(count(mat.deeds) == 2 for mat in state.mats)
            started = True
        if started:
            assert all(1 <= count(mat.deeds) <= 5 for mat in state.mats)
    taken = [scoring for mat in state.mats for scoring in members(mat.scorings)]
    assert len(taken) == len(set(taken)) == (4 if seats == 2 else seats)
    assert all(count(mat.played) == state.box.limits.rounds for mat in state.mats)


@seats_and_seed
@settings(max_examples=25, deadline=None)
def test_exactly_one_seat_is_asked(seats, seed, magic):
    """One seat, at least one option, at most 62, until the match is over in time."""
    answers = 0
    kinds = GAME.decisions(BOXES)
    for state in walk(seats, seed, magic):
        answers += 1
        if state.awaited():
            assert count(state.awaited()) == 1
            seat = lowest(state.awaited())
            options = members(state.options(seat))
            assert options
            assert options[-1] < len(kinds[state.kind(seat)].options) <= 62
            if magic:
                assert DECISIONS[state.kind(seat)] != "react"
    assert answers < GAME.most_decisions


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_is_asked_follows_from_public_facts(seats):
    """R41: in every world that a seat can imagine the same seat is asked the same question."""
    windows = 0
    for seed in range(3):
        for state in walk(seats, seed):
            if not state.awaited():
                continue
            asked = lowest(state.awaited())
            windows += state.kind(asked) == ids.REACT
            for viewer in range(seats):
                world = state.imagine(viewer, seed + 1)
                assert world.awaited() == state.awaited()
                assert world.kind(asked) == state.kind(asked)
            # and a pass leads to the same question in every world
            if state.kind(asked) == ids.REACT:
                follow_up(state, asked, seats)
    assert windows > 20


def follow_up(state, asked, seats):
    passed = state.copy()
    passed.take(asked, ids.PASS)
    for viewer in range(seats):
        world = state.imagine(viewer, 99)
        world.take(asked, ids.PASS)
        assert world.awaited() == passed.awaited()
        assert world.agenda[world.planned - 1] == passed.agenda[passed.planned - 1]


def test_the_curse_is_never_held():
    """7.6: it is in the deck, or removed; also in imagined worlds."""
    curse = 1 << BOXES.any.spells.curse
    drawn = 0
    for seed in range(12):
        for state in walk(3, seed):
            world = state.imagine(seed % 3, seed)
            for each in (state, world):
                held = each.discarded()
                for mat in each.mats:
                    held |= mat.hand | mat.cast
                assert not held & curse
                deck = [card for card in each.spell_deck.remaining() if 1 << card == curse]
                assert len(deck) + bool(each.removed & curse) == 1
        drawn += bool(state.removed & curse)
    assert drawn


def test_a_mat_copies_every_field():
    """Core keeps no list of fields, so a forgotten one would show here."""
    mat = Mat(fresh().mats[0].levels, fresh().mats[0].points)
    names = [name for name in dir(mat) if isinstance(getattr(mat, name), int)]
    for number, name in enumerate(names):
        setattr(mat, name, number + 1)
    twin = mat.copy()
    assert [getattr(twin, name) for name in names] == list(range(1, len(names) + 1))
