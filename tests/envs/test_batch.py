"""Many matches at once: what a batch shows is what each match would show on its own."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch.core.bits import lowest, members
from stammtisch.core.errors import BadRecord, BadTable, Refused, UnknownGame
from stammtisch.core.features import observation
from stammtisch.core.freeze import freeze
from stammtisch.core.playout import play_randomly, winners
from stammtisch.envs import batch, names, setting
from stammtisch.envs.batches import random_answers
from stammtisch.envs.lanes import Lanes, match_seed, reward

TABLES = [(name, seats) for name in names() for seats in (2, 4)]


def play(made, steps, seed=3):
    """Random answers; everything that was seen after each of them."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        made.step(random_answers(made.options, rng))
        seen.append(snapshot(made))
    return seen


def snapshot(made):
    arrays = (made.observations, made.seats, made.kinds, made.options, made.rewards, made.ended)
    return [array.copy() for array in arrays]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_lane_shows_what_its_match_shows(name, seats):
    """Beside every lane the same match is played by hand, through its end into the next one."""
    made = batch(name, seats=seats, matches=3, seed=11)
    at = setting(name, seats)
    rng = np.random.default_rng(1)
    states = [at.begin(match_seed(11, lane, 0)) for lane in range(3)]
    numbers = [0, 0, 0]
    while min(numbers) < 1:
        for lane, state in enumerate(states):
            seat = lowest(state.awaited())
            assert made.seats[lane] == seat
            assert made.kinds[lane] == state.kind(seat)
            assert made.options[lane] == state.options(seat)
            shown = observation(state, seat, at.schema)
            assert made.observations[lane].tobytes() == np.array(shown, np.int64).tobytes()
        answers = random_answers(made.options, rng)
        made.step(answers)
        for lane, state in enumerate(states):
            state.take(lowest(state.awaited()), int(answers[lane]))
            over = state.awaited() == 0
            assert made.ended[lane] == over
            expected = [reward(state, s, 0) for s in range(seats)] if over else [0.0] * seats
            assert made.rewards[lane].tolist() == pytest.approx(expected)
            if over:
                numbers[lane] += 1
                states[lane] = at.begin(match_seed(11, lane, numbers[lane]))


def test_the_stream_of_a_lane_does_not_depend_on_the_others():
    """Eight lanes, and the same eight in two batches: the same seeds give the same stream."""
    whole = batch("histrio-v1", seats=3, matches=8, seed=5)
    parts = [batch("histrio-v1", seats=3, matches=4, seed=5, first=first) for first in (0, 4)]
    rng = np.random.default_rng(0)
    for _ in range(300):
        answers = random_answers(whole.options, rng)
        whole.step(answers)
        for part, first in zip(parts, (0, 4), strict=True):
            part.step(answers[first : first + 4])
            for one, other in zip(snapshot(part), snapshot(whole), strict=True):
                assert (one == other[first : first + 4]).all()


def test_lanes_and_matches_have_seeds_of_their_own():
    seeds = {match_seed(s, lane, n) for s in (0, 1, 2**40) for lane in range(50) for n in range(50)}
    assert len(seeds) == 3 * 50 * 50
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_arrays_are_windows_that_nobody_writes_into():
    made = batch("histrio-v1", matches=2)
    assert not made.observations.flags.writeable
    assert not made.options.flags.owndata
    before = made.observations.copy()
    play(made, 1)
    assert (made.observations != before).any()


def test_masks_are_the_options():
    made = batch("taverna-v1", seats=3, matches=5)
    play(made, 40)
    for flags, options in zip(made.masks(), made.options, strict=True):
        assert flags.nonzero()[0].tolist() == members(int(options))


def test_random_answers_reach_every_option_and_no_other():
    options = np.full(4000, 2**61 | 2**40 | 1, np.int64)
    drawn = random_answers(options, np.random.default_rng(2))
    found, often = np.unique(drawn, return_counts=True)
    assert found.tolist() == [0, 40, 61]
    assert often.min() > 1200


def test_an_answer_that_is_not_offered_changes_nothing():
    made = batch("histrio-v1", matches=3, seed=2)
    before = snapshot(made)
    answers = random_answers(made.options, np.random.default_rng(0))
    answers[2] = next(o for o in range(62) if not made.options[2] >> o & 1)
    with pytest.raises(Refused, match="not offered in lane 2"):
        made.step(answers)
    for wrong in ([0, 0], [0.5, 1.0, 2.0], [-1, 0, 0], [0, 0, 62]):
        with pytest.raises(Refused):
            made.step(wrong)
    assert all((one == other).all() for one, other in zip(before, snapshot(made), strict=True))


@pytest.mark.parametrize("name", names())
def test_a_saved_match_goes_on_as_it_would_have(name):
    made = batch(name, matches=2, seed=4)
    play(made, 60)
    kept = made.save(0)
    other = batch(name, matches=2, seed=4)
    other.load(0, kept)
    assert freeze(other.lanes.states[0]) == freeze(made.lanes.states[0])
    for answers in range(40):
        offered = random_answers(made.options, np.random.default_rng(answers))
        made.step(offered)
        mixed = np.array([offered[0], lowest(int(other.options[1]))], np.uint8)
        other.step(mixed)
        assert (made.observations[0] == other.observations[0]).all()
        assert made.options[0] == other.options[0]


def test_what_is_no_saved_match_of_this_table_is_refused():
    made = batch("histrio-v1", seats=2, matches=1)
    with pytest.raises(BadRecord, match="no match"):
        made.load(0, b"nothing")
    with pytest.raises(BadRecord, match="not of"):
        made.load(0, batch("histrio-v1", seats=3, matches=1).save(0))
    with pytest.raises(BadTable, match="no lane 1"):
        made.save(1)


def test_rewards_by_rank_margin_and_victory():
    """Of a finished match, against its scores and its winners."""
    for seed in range(12):
        state = setting("histrio-v1", 3).begin(seed)
        play_randomly(state, seed)
        points = [state.score(seat) for seat in range(3)]
        first = members(winners(state))
        ranks = [reward(state, seat, 0) for seat in range(3)]
        assert sum(ranks) == pytest.approx(0.0)
        assert all(-1.0 <= rank <= 1.0 for rank in ranks)
        for seat in range(3):
            rivals = [p for other, p in enumerate(points) if other != seat]
            assert reward(state, seat, 1) == points[seat] - max(rivals)
            assert reward(state, seat, 2) == (1 / len(first) if seat in first else 0)
        assert max(ranks) == ranks[first[0]] > 0


def test_forced_answers_can_be_left_out():
    made = batch("histrio-v1", matches=8, seed=1, settle=True)
    for _ in range(200):
        made.step(random_answers(made.options, np.random.default_rng(7)))
        assert (np.bitwise_count(made.options) > 1).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"name": "histrio-v99"}, "knows histrio-v"),
        ({"name": "hstrio-v1"}, "Did you mean"),
        ({"name": "Histrio!"}, "names no environment"),
    ],
)
def test_wrong_names_are_sentences(wrong, sentence):
    with pytest.raises(UnknownGame, match=sentence):
        batch(**wrong)


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 9}, {"matches": 0}, {"seed": -1}, {"rewards": "gold"}, {"variants": {"x": "y"}}],
)
def test_wrong_tables_are_sentences(wrong):
    with pytest.raises(BadTable):
        batch("histrio-v1", **wrong)


def test_the_lanes_are_compiled_like_the_rules():
    assert isinstance(batch("histrio-v1", matches=1).lanes, Lanes)


def test_random_answers_are_offered_and_equally_likely():
    options = np.array([0b1, 2**61, 2**61 | 2**40 | 2**8 | 2**7, 2**62 - 1] * 5000, np.int64)
    answers = random_answers(options, np.random.default_rng(3)).astype(np.int64)
    assert (options >> answers & 1).all()
    for first, offered in ((0, [0]), (1, [61]), (2, [7, 8, 40, 61]), (3, list(range(62)))):
        found, times = np.unique(answers[first::4], return_counts=True)
        assert found.tolist() == offered
        assert (abs(times - 5000 / len(offered)) < 6 * (5000 / len(offered)) ** 0.5).all()
