"""Chapter 11: what holds after every answer of random play, for every pair of Kingdom cards."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.bits import count, lowest, members
from stammtisch.core.journal import Journal, seen_by
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.game import PAIRS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.kingdom import lawful_inn
from stammtisch.games.crossroads.rules.plan import SPACES
from stammtisch.games.crossroads.tests.tables import BOX, a_table, at_stage, hold, with_signs

ALARM = 3000  # answers in a match


def check_mat(state, mat, on_turn):
    """Invariants 4, 6, 9 and what is stored for speed."""
    assert mat.prestige >= 1
    assert 1 <= mat.revenue <= 10
    assert 0 <= mat.chest <= 20
    assert mat.debt >= 0
    assert mat.pouch == 0 or on_turn
    assert all(digit(mat.reputation, group) <= 12 for group in range(5))
    assert all(digit(mat.gossips, type) <= 3 for type in range(3))
    assert lawful_inn(state, mat, mat.pantry)
    assert mat.heaped & ~mat.stocked == 0
    assert mat.stocked & ~mat.pantry == 0
    assert mat.marked & ~mat.built == 0
    if mat.welcome != ids.NOTHING:
        assert mat.welcome != mat.unwelcome
    colours = [0, 0, 0, 0]
    pantry = 0
    for space in range(SPACES):
        kind = mat.tile_at(space)
        assert (kind != ids.NOTHING) == bool(mat.built >> space & 1)
        if kind != ids.NOTHING:
            colours[BOX.tiles.colour[kind]] |= 2**space
            pantry |= 2**space if BOX.tiles.ingredient[kind] != ids.NOTHING else 0
    assert colours == [mat.of_colour(colour) for colour in range(4)]
    assert pantry == mat.pantry


def check_table(state):
    """Invariants 2, 7, 10, 11 and 20."""
    for tier in (0, 1):
        kinds = [state.slot(tier * 4 + slot) for slot in range(4)]
        laid = [kind for kind in kinds if kind != ids.NOTHING]
        assert len(set(laid)) == len(laid)
    assert state.bought <= 2
    assert state.acquired == 0 or 4 <= state.stage <= 6
    marks = sum(count(mat.marked) for mat in state.mats)
    assert marks % 3 == 0
    for seat, mat in enumerate(state.mats):
        check_mat(state, mat, seat == state.active)


def tokens_in_play(state):
    found = [0] * ids.INGREDIENTS
    for mat in state.mats:
        for space in members(mat.stocked):
            found[BOX.tiles.ingredient[mat.tile_at(space)]] += mat.tokens_on(space)
    return found


@pytest.mark.parametrize("pair", ["none", *PAIRS])
def test_invariants_hold_after_every_answer(pair):
    """Invariants 1 to 11, 14 to 16 and 20, for all 45 pairs of cards and for none."""
    number = ["none", *PAIRS].index(pair)
    seats = 2 + number % 3
    setting = GAME.check_table(seats, {"kingdom": pair})
    state = GAME.setup(BOX, seats, setting, number)
    contents = GAME.contents(BOX, seats, setting)
    rng = seeded(number, 1)
    answers = 0
    covered = [0] * seats
    while state.awaited():
        seat = lowest(state.awaited())
        options = state.options(seat)
        assert options > 0
        state.take(seat, random_option(options, rng))
        answers += 1
        assert answers < ALARM
        check_table(state)
        assert GAME.census(state) == contents
        assert all(n <= (8 if i < 6 else 4) for i, n in enumerate(tokens_in_play(state)))
        now = [count(mat.built) for mat in state.mats]
        assert all(after >= before for before, after in zip(covered, now, strict=True))
        covered = now
    if state.ended == ids.ENDED_BY_ANNOUNCEMENT:
        assert len({mat.turns for mat in state.mats}) == 1


def test_guldens_are_accounted_for():
    """Invariants 12 and 13: every change of Chests, Pouches and debts is in the journal."""
    for seed in range(6):
        state = GAME.setup(BOX, 3, {"kingdom": ("none", "7-8", "8-9")[seed % 3]}, seed)
        state.journal = Journal()
        rng = seeded(seed, 1)
        money = sum(mat.chest + mat.pouch for mat in state.mats)
        debts = sum(mat.debt for mat in state.mats)
        while state.awaited():
            seat = lowest(state.awaited())
            state.take(seat, random_option(state.options(seat), rng))
            for event in state.journal.read():
                if event.kind == ids.GULDENS_GAINED:
                    money += event.b
                elif event.kind == ids.TILE_BOUGHT:
                    money -= event.c
                elif event.kind == ids.INCOME_RECEIVED:
                    money += event.b
                elif event.kind == ids.GULDENS_KEPT:
                    money -= event.c
                elif event.kind == ids.DEBTS_PAID:
                    money -= event.b
                    debts -= event.b
                elif event.kind == ids.DEBTS_TAKEN:
                    debts += event.b
            assert money == sum(mat.chest + mat.pouch for mat in state.mats)
            assert debts == sum(mat.debt for mat in state.mats)


def test_totals_follow_from_what_everybody_sees():
    """Invariant 19: the sheet can be recomputed from the last view alone."""
    for seed in range(8):
        state = GAME.setup(BOX, 2 + seed % 3, {}, seed)
        rng = seeded(seed, 1)
        while state.awaited():
            seat = lowest(state.awaited())
            state.take(seat, random_option(state.options(seat), rng))
        seen = GAME.view(state, None)
        for seat, mat in enumerate(seen.mats):
            tokens = sum(space.tokens for space in mat.inn)
            points = sum(
                group.points[space]
                for group, space in zip(seen.groups, mat.reputation, strict=True)
            )
            total = mat.prestige + points + mat.chest // 3 + sum(mat.gossips) + tokens
            assert state.score(seat) == max(1, total - mat.debt - 2 * mat.recipe_count)
            assert mat.recipes is not None


def test_hands_offers_and_drafts_are_hidden():
    """Chapter 4: a rival's recipes, offer, draft hand and kept tiles are counted, not named."""
    state = with_signs(GAME.setup(BOX, 3, {}, 3))
    for seat in (None, 0, 1, 2):
        for mat in GAME.view(state, seat).mats:
            assert (mat.draft_hand is None) == (mat.seat != seat)
            assert (mat.draft_kept is None) == (mat.seat != seat)
            assert mat.draft_hand_count == 4
    state = a_table(3)
    hold(state, 0, "mulled_mead", "black_broth")
    state.recipe_offer = 3
    at_stage(state, 2)
    for seat in (None, 0, 1, 2):
        seen = GAME.view(state, seat)
        assert (seen.mats[0].recipes is None) == (seat != 0)
        assert seen.mats[0].recipe_count == 2
        assert (seen.recipe_offer is None) == (seat != 0)
        assert seen.recipe_offer_count == 2


def test_imagined_hands_vary():
    """Invariant 17: what is hidden is dealt anew, with the same numbers."""
    state = a_table(3)
    hold(state, 0, "mulled_mead")
    hold(state, 1, "black_broth", "herb_sorbet")
    at_stage(state, 2)
    worlds: list[Any] = [state.imagine(0, seed) for seed in range(30)]
    assert all(world.mats[0].hand == state.mats[0].hand for world in worlds)
    assert {count(world.mats[1].hand) for world in worlds} == {2}
    assert len({int(world.mats[1].hand) for world in worlds}) > 10
    assert len({tuple(world.deck.remaining()) for world in worlds}) == 30


def test_tiles_dealt_at_random_stay_hidden_until_they_are_placed():
    """Invariant 17 with `random`: a rival who has not placed yet may hold any other tiles."""
    state = asked_while_placing()
    seat = lowest(state.awaited())
    rivals = [mat for other, mat in enumerate(state.mats) if other != seat]
    assert any(mat.draft_hand for mat in rivals)
    worlds: list[Any] = [state.imagine(seat, seed) for seed in range(30)]
    for other, mat in enumerate(state.mats):
        hands = {int(world.mats[other].draft_hand) for world in worlds}
        assert {count(hand) for hand in hands} == {count(mat.draft_hand)}
        assert (len(hands) > 10) == (other != seat and mat.draft_hand != 0)
        assert {int(world.mats[other].draft_kept) for world in worlds} == {int(mat.draft_kept)}
        assert {int(world.mats[other].basics) for world in worlds} == {int(mat.basics)}
    assert all(GAME.census(world) == GAME.census(state) for world in worlds)


def asked_while_placing():
    """A table on which the first of three seats is asked while the others still hold tiles."""
    for seed in range(200):
        state = with_signs(GAME.setup(BOX, 3, {"basic_tiles": "random", "start": "seat-1"}, seed))
        if state.round == 0 and state.active == 0 and state.mats[0].draft_kept != 0:
            return state
    raise AssertionError("no such deal")


def test_a_theft_is_known_to_thief_and_victim_alone():
    """Chapter 4: the log names the stolen card to two seats only."""
    state = a_table(3)
    hold(state, 0)
    hold(state, 1, "mulled_mead")
    state.journal = Journal()
    state.plan(ids.TRAVELLERS_VICTIM, 0)
    state.take(0, 0)
    (theft,) = [event for event in state.journal.read() if event.kind == ids.RECIPE_STOLEN]
    told = [seen_by(theft, viewer) for viewer in (-1, 0, 1, 2)]
    stolen = BOX.recipes.ids.index("mulled_mead")
    assert [event.c for event in told if event is not None] == [-1, stolen, stolen, -1]
