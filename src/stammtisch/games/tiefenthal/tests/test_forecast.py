"""The plan for people: single dice come back, forecasts of the reputation come true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.tables import answer_randomly

from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.telling.forecast import placed, reputation_moves

MATCHES = 4


def positions(seed: int) -> Iterator[Match]:
    """Every position of a match with everything in it."""
    match = Match(title("tiefenthal"), 3, {"module": "module_5_guest_book"}, seed)
    rng = seeded(seed, 3)
    while not match.over:
        yield match
        answer_randomly(match, rng)


def test_a_laid_die_comes_back_and_all_others_lie_where_they_lay():
    tried = 0
    for seed in range(MATCHES):
        for match in positions(seed):
            for seat in match.awaited():
                if match.state.mats[seat].asked != ids.PLAN_DICE:
                    continue
                tried += taken_back_one_by_one(match, seat)
    assert tried > 50


def taken_back_one_by_one(match: Match, seat: int) -> int:
    """Carry out every run of planning on a copy; how many there were."""
    runs = match.game.runs(match.state, seat)
    before = placed(match.state.mats[seat].plan)
    addresses = [run.address for run in runs]
    assert None not in addresses
    assert len(set(addresses)) == len(addresses)
    for run in runs:
        state = match.state.copy()
        for step in run.steps:
            assert match.components.kinds[state.kind(seat)].id == step.kind
            assert state.options(seat) >> step.option & 1
            state.take(seat, step.option)
        after = placed(state.mats[seat].plan)
        (gone,) = (Counter(before) - Counter(after)).elements()
        assert Counter(after) < Counter(before)
        assert run.lifts is not None
        assert gone[0] == run.lifts + 1
        assert state.options(seat) >> run.lifts & 1
    return len(runs)


def test_every_laid_die_can_be_taken_back_as_long_as_plans_may_be_lifted():
    for match in positions(7):
        for seat in match.awaited():
            mat = match.state.mats[seat]
            if mat.asked == ids.PLAN_DICE:
                may = bool(match.state.options(seat) >> ids.RESET & 1)
                laid = set(placed(mat.plan)) if may else set()
                assert len(match.game.runs(match.state, seat)) == len(laid)


def test_the_marker_goes_where_the_room_said():
    """What a die was said to do to the reputation is granted or taken back, exactly that."""
    moved: Counter[int] = Counter()
    for seed in range(MATCHES):
        for match in positions(seed):
            seat = match.awaited()[0]
            mat = match.state.mats[seat]
            if mat.asked != ids.CHOOSE_SPACE or match.state.phase != ids.SERVING:
                continue
            for space in members(match.state.options(seat)):
                told = reputation_moves(match.state, seat, space)
                after = match.state.copy()
                after.take(seat, space)
                assert after.mats[seat].granted - mat.granted == told
                moved[(told > 0) - (told < 0)] += 1
    assert min(moved[-1], moved[0], moved[1]) > 0
