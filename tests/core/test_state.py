"""The base of every state, and the loops that play."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.course import Course
from stammtisch.core.match import Match
from stammtisch.core.playout import copy_often, play_randomly, random_option, scores, winners
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded


def bare() -> Course:
    return Course(3, seeded(1, 1), vec[i64]([0, 0]), 0)


def test_the_agenda_is_a_stack():
    """The last step planned comes first; the agenda grows as needed."""
    state = bare()
    for step in (10, 20, 30, 40):
        state.then(step)
    seen = []
    while state.planned > 0:
        seen.append(state.next_step())
        state.done()
    assert seen == [40, 30, 20, 10]


def test_a_title_must_answer_the_questions_of_the_contract():
    state = bare()
    for ask in (
        state.awaited,
        lambda: state.kind(0),
        lambda: state.options(0),
        lambda: state.take(0, 0),
        state.copy,
        lambda: state.imagine(0, 1),
        lambda: state.score(0),
    ):
        with pytest.raises(TypeError, match="does not answer"):
            ask()
    assert not state.continues(0)


def test_random_options_are_offered_ones():
    rng = seeded(4, 1)
    offered = 2**61 | 2**33 | 1
    assert {random_option(offered, rng) for _ in range(200)} == {0, 33, 61}
    before = list(rng.streams)
    assert random_option(2**40, rng) == 40
    assert list(rng.streams) == before


def test_playing_to_the_end():
    match = Match(title("histrio"), 4, seed=2)
    answers = play_randomly(match.state, 3)
    assert 12 * 4 < answers <= match.game.most_decisions
    assert match.over
    points = list(scores(match.state))
    assert points == [match.state.score(seat) for seat in range(4)]
    best = [seat for seat in range(4) if points[seat] == max(points)]
    assert winners(match.state) == sum(2**seat for seat in best)
    assert copy_often(match.state, 3) == 12
