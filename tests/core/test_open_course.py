"""A state that is not compiled, beside compiled ones."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots import bot
from stammtisch.core.bits import bit, lowest
from stammtisch.core.errors import Refused
from stammtisch.core.freeze import freeze, thaw
from stammtisch.core.open_course import Course
from stammtisch.core.playout import play_randomly, scores, winners
from stammtisch.core.rng import Rng, seeded
from tests.core.modes import in_both_modes

ROUNDS = 6


class Heap(Course):
    """Each seat takes up to three stones in turn; a heap that grows is worth more."""

    def __init__(self, seats: i64, rng: Rng, agenda: vec[i64], planned: i64) -> None:
        super().__init__(seats, rng, agenda, planned)
        self.turn = 0
        self.stones = [0] * seats

    def awaited(self) -> i64:
        return bit(self.turn % self.seats) if self.turn < ROUNDS * self.seats else 0

    def kind(self, seat: i64) -> i64:
        return 0

    def options(self, seat: i64) -> i64:
        return 0b1110

    def take(self, seat: i64, option: i64) -> None:
        self.stones[seat] += option
        self.turn += 1

    def copy(self) -> Heap:
        twin = Heap(self.seats, self.rng.copy(), self.agenda[:], self.planned)
        twin.turn, twin.stones = self.turn, self.stones[:]
        return twin

    def imagine(self, seat: i64, seed: i64) -> Heap:
        world = self.copy()
        world.rng = seeded(seed, 1)
        return world

    def score(self, seat: i64) -> i64:
        return self.stones[seat]


def heap() -> Heap:
    return Heap(2, seeded(1, 1), vec[i64]([0]), 0)


def test_an_interpreted_state_has_the_same_agenda():
    state = heap()
    for step in (10, 20, 30):
        state.then(step)
    assert (state.next_step(), state.planned, list(state.agenda)) == (30, 3, [10, 20, 30])
    state.done()
    assert state.next_step() == 20


def test_an_interpreted_state_refuses_what_is_not_offered():
    with pytest.raises(Refused, match="Option 0 is not offered"):
        heap().choose(0, 0)


def test_everything_in_an_interpreted_state_is_frozen():
    """Also what its compiled base does not know of."""
    state = heap()
    before = freeze(state)
    state.take(0, 3)
    assert freeze(state) != before
    assert freeze(thaw(heap(), freeze(state))) == freeze(state)
    assert isinstance(before, tuple)
    assert state.seats in before


def test_compiled_loops_play_it():
    state = heap()
    assert play_randomly(state, 5) == ROUNDS * 2
    assert list(scores(state)) == state.stones
    assert winners(state) == sum(
        2**seat for seat in range(2) if state.stones[seat] == max(state.stones)
    )


@pytest.mark.parametrize("name", ["greedy", "planner", "search-60", "playout-200", "search-40/2"])
def test_every_bot_plays_it(name):
    """And takes what is best: three stones each time."""
    state, rng, player = heap(), seeded(2, 2), bot(name)
    while state.awaited():
        seat = lowest(state.awaited())
        state.choose(seat, player.choose(state.imagine(seat, 1), seat, rng))
    if name.startswith("playout"):
        assert min(state.stones) > 2 * ROUNDS
    else:
        assert state.stones == [3 * ROUNDS] * 2


def test_only_the_compiled_course_needs_a_twin():
    program = """
from stammtisch.core import course, open_course
answer = open_course.Course is course.Course
"""
    assert in_both_modes(program) == [False, True]
