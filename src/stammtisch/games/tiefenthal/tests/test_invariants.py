"""Chapter 11: what holds at every decision of every match, in seeded random play."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.game import MODULES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import number_of
from stammtisch.games.tiefenthal.rules.filling import discards, tables
from stammtisch.games.tiefenthal.rules.reputation import planned_beer, planned_ducats
from stammtisch.games.tiefenthal.tests.tables import BOX, table


def check_bounds(t):
    """Bounds 9 to 15 of chapter 11."""
    for seat, mat in enumerate(t.mats):
        assert min(mat.ducats, mat.beer, mat.schnapps, mat.counter_guests) >= 0
        assert mat.safe <= mat.tile_value(BOX, ids.SAFE)
        assert mat.store <= mat.tile_value(BOX, ids.BEER_STORE)
        assert number_of(mat.own) <= 3
        assert number_of(mat.white) <= 4
        assert 0 <= mat.washed <= mat.dishwashers(BOX)
        assert mat.recruited <= 1
        assert 0 <= mat.monastery <= BOX.monastery_last
        assert mat.granted >= 0
        assert all(mat.book >> 4 * column & 15 <= 4 for column in range(4))
        assert min(discards(mat)) >= 0
        assert list(mat.patrons).count(ids.NOBLE) == (1 if mat.nobles_seated else 0)
        if t.phase == ids.DRAFTING:
            assert len(mat.patrons) <= tables(t, mat)
        if t.phase == ids.SERVING and t.active == seat and t.module >= 3:
            check_plan(t, mat)
    if t.guests.left:
        assert all(t.slots[place] != ids.NO_CARD for place in range(1, 5))


def check_plan(t, mat):
    """The steps granted are the target of the plan and the uses; planned dice are still there."""
    if t.next_step() % ids.STEP_SEATS != ids.SERVE:
        return
    ducats = mat.produced_ducats + planned_ducats(t, mat, mat.plan)
    beer = mat.produced_beer + planned_beer(mat, mat.plan)
    assert mat.granted == min(ducats, beer)
    assert len(mat.ledger) >= mat.granted
    faces = [mat.plan >> 8 * place & 7 for place in range(7) if mat.plan >> 8 * place]
    for face, number in Counter(faces).items():
        assert mat.dice() >> 4 * face & 15 >= number


def lasting(t):
    """What never falls between turns."""
    return [
        (t.round, sum(t.removed), -t.guests.left, -t.three.left, t.counter_guests_spent),
        *((mat.flipped, mat.owned[ids.NOBLE], mat.book, mat.reputation) for mat in t.mats),
    ]


def play(module, seats, seed, look):
    t = table(module, seats, seed)
    rng = seeded(seed + 99, 1)
    answers = 0
    while t.awaited():
        look(t)
        seats_asked = members(t.awaited())
        seat = seats_asked[rng.below(0, len(seats_asked))]
        t.choose(seat, random_option(t.options(seat), rng))
        answers += 1
    assert answers <= 2000 * seats
    return t


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 5), st.integers(2, 4), st.integers(0, 2**40))
def test_bounds_hold_at_every_decision(module, seats, seed):
    """Bounds 9 to 15, and progress: eight rounds, then nobody is asked."""
    t = play(module, seats, seed, check_bounds)
    assert (t.round, t.phase) == (8, ids.OVER)


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 5), st.integers(2, 4), st.integers(0, 2**40))
def test_what_only_grows_never_falls(module, seats, seed):
    """Monotonic: rounds, tiles, nobles, removed cards, book columns, reputation between turns."""
    last: dict[str, list[tuple[int, ...]]] = {}

    def look(t):
        if t.active != ids.NOBODY and t.phase == ids.SERVING:
            return
        now = lasting(t)
        if "now" in last:
            before = last["now"]
            assert now[0] >= before[0] or now[0][0] > before[0][0]
            for ours, theirs in zip(now[1:], before[1:], strict=True):
                assert ours[0] & theirs[0] == theirs[0]
                assert ours[1] >= theirs[1]
                assert ours[2] >= theirs[2]
                assert ours[3] >= theirs[3]
        last["now"] = now

    play(module, seats, seed, look)


@pytest.mark.parametrize("module", [1, 2, 3, 4, 5])
def test_accounts_balance(module):
    """Ducats and beer of the log: what came in is what was spent, kept or lost."""
    match = Match(GAME, 3, {"module": MODULES[module - 1]}, 5 + module)
    rng = seeded(3, 1)
    while not match.over:
        seat = match.awaited()[0]
        match.answer(seat, random_option(match.state.options(seat), rng))
    ducats: dict[int, int] = {}
    beer: dict[int, int] = {}
    turns: Counter[int] = Counter()
    for _, event in match.events():
        seat = event.a
        if event.kind == ids.TURN_BEGAN:
            ducats[seat], beer[seat] = event.b, event.c
            turns[seat] += 1
        elif event.kind == ids.SERVED:
            ducats[seat] += event.e
        elif event.kind == ids.USED_DIE:
            ducats[seat] += event.d if event.c == ids.CASHBOX_SPACE else 0
            beer[seat] += event.d if event.c in (ids.BARREL_SPACE, ids.SUPPLY_SPACE) else 0
        elif event.kind == ids.GAINED_DUCATS:
            ducats[seat] += event.b
        elif event.kind in (ids.GAINED_BEER, ids.MERCHANTS_CAME):
            beer[seat] += event.b
        elif event.kind == ids.BOUGHT or event.kind == ids.FLIPPED:
            ducats[seat] = ducats.get(seat, 0) - event.c
        elif event.kind in (ids.RECRUITED, ids.BOUGHT_NOBLES):
            beer[seat] -= event.c
        elif event.kind == ids.STOWED:
            assert ducats.pop(seat) == event.b + event.d
            assert beer.pop(seat) == event.c + event.e
    assert set(turns.values()) == {8}


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 5), st.integers(0, 2**30))
def test_imagined_worlds_keep_the_view_and_play_on(module, seed):
    """An imagined world looks the same to its seat, and can be played to the end."""
    worlds = []

    def look(t):
        if t.picks % 3 == 0:
            for viewer in range(t.seats):
                world = t.imagine(viewer, seed)
                assert GAME.view(world, viewer) == GAME.view(t, viewer)
                worlds.append(world)

    play(module, 3, seed, look)
    rng = seeded(1, 1)
    for world in worlds[:: max(1, len(worlds) // 8)]:
        while world.awaited():
            seat = members(world.awaited())[0]
            world.choose(seat, random_option(world.options(seat), rng))


def test_hidden_orders_are_dealt_anew():
    """imagine changes the order of every unknown pile, of the own one too, never the known top."""
    t = table(5, 3, 4)
    rng = seeded(2, 1)
    while t.round < 3:
        seat = members(t.awaited())[0]
        t.take(seat, random_option(t.options(seat), rng))
    world = t.imagine(0, 77)
    assert list(world.guests.remaining()) != list(t.guests.remaining())
    assert sorted(world.guests.remaining()) == sorted(t.guests.remaining())
    assert world.offered_guest(ids.THREE_PILE) == t.offered_guest(ids.THREE_PILE)
    for ours, theirs in zip(world.mats, t.mats, strict=True):
        assert sorted(ours.pile.remaining()) == sorted(theirs.pile.remaining())
        assert list(ours.top) == list(theirs.top)
    orders = {tuple(t.imagine(0, seed).mats[0].pile.remaining()) for seed in range(9)}
    assert len(orders) > 1


def test_unrevealed_answers_are_imagined():
    """Another seat's answer in phase A is dealt anew among its options."""
    t = table(4, 2, 1)
    option = members(t.options(1))[0]
    t.take(1, option)
    answers = {t.imagine(0, seed).mats[1].answer for seed in range(30)}
    assert answers == set(members(t.offered_start_cards))
    assert {t.imagine(1, seed).mats[1].answer for seed in range(5)} == {option}
