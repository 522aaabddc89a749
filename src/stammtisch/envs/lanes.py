"""Many matches side by side, for programs that learn: one answer for each lane, over and over.

A lane plays match after match; the seed of each follows from the seed of the batch, the number of
the lane and the number of the match, so that no lane depends on how many others there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stammtisch.core.bits import has, lowest
from stammtisch.core.cipher import WORD
from stammtisch.core.errors import Refused
from stammtisch.core.pen import Pen
from stammtisch.core.rng import scramble
from stammtisch.core.state import State

RANK: Final = 0
MARGIN: Final = 1
VICTORY: Final = 2
HALF: Final = 0x7FFFFFFF
NUMBERS: Final = 0x80000000


def match_seed(seed: i64, lane: i64, number: i64) -> i64:
    """The seed of a match, from 0 to 2**62 - 1: by the batch, the lane, and which match it is."""
    low = scramble((scramble(seed & WORD) + lane) & WORD)
    high = scramble((scramble((seed >> 32) & WORD) + low) & WORD)
    first = scramble((high + number) & WORD)
    second = scramble((low ^ scramble((first + 1) & WORD)) & WORD)
    return (first & HALF) * NUMBERS + (second & HALF)


class Lanes:
    """The matches, and what their next seats may know, in vectors that never move."""

    def __init__(
        self,
        begin: Callable[[int], State],
        lanes: i64,
        seats: i64,
        words: i64,
        seed: i64,
        first: i64,
        reward: i64,
        settle: bool,
    ) -> None:
        self.begin: Callable[[int], State] = begin
        self.lanes: i64 = lanes
        self.seats: i64 = seats
        self.words: i64 = words
        self.seed: i64 = seed
        self.first: i64 = first  # the number of the first lane, among those of other batches
        self.reward: i64 = reward
        self.settle: bool = settle  # whether forced answers are given without asking
        self.observations: vec[i64] = vec[i64]([0] * int(lanes * words))
        self.seat: vec[i64] = vec[i64]([0] * int(lanes))
        self.kinds: vec[i64] = vec[i64]([0] * int(lanes))
        self.options: vec[i64] = vec[i64]([0] * int(lanes))
        self.numbers: vec[i64] = vec[i64]([0] * int(lanes))  # of the running match
        self.plies: vec[i64] = vec[i64]([0] * int(lanes))
        self.rewards: vec[float] = vec[float]([0.0] * int(lanes * seats))
        self.ended: vec[u8] = vec[u8]([0] * int(lanes))
        self.pen: Pen = Pen(self.observations)
        self.states: list[State] = []
        lane: i64 = 0
        while lane < lanes:
            self.states.append(begin(match_seed(seed, first + lane, 0)))
            self.look(lane)
            lane += 1

    def look(self, lane: i64) -> None:
        """Write down who is asked what in a lane, and what that seat may know."""
        state = self.states[lane]
        seat = lowest(state.awaited())
        options = state.options(seat)
        while self.settle and options & (options - 1) == 0:
            state.take(seat, lowest(options))
            self.plies[lane] += 1
            if state.awaited() == 0:
                state = self.begin_anew(lane)
            seat = lowest(state.awaited())
            options = state.options(seat)
        self.seat[lane] = seat
        self.options[lane] = options
        self.kinds[lane] = state.kind(seat)
        self.pen.begin(lane * self.words)
        state.encode(seat, self.pen)
        self.pen.finish()

    def begin_anew(self, lane: i64) -> State:
        """The match of a lane is over: reward the seats, and begin its next one."""
        self.pay(lane)
        self.ended[lane] = 1
        self.plies[lane] = 0
        self.numbers[lane] += 1
        fresh = self.begin(match_seed(self.seed, self.first + lane, self.numbers[lane]))
        self.states[lane] = fresh
        return fresh

    def step(self, answers: bytes) -> None:
        """One answer in each lane; if one of them is not offered, nothing happens in any."""
        self.insist(answers)
        lane: i64 = 0
        while lane < self.lanes:
            if self.ended[lane] != 0:
                self.clear(lane)
            state = self.states[lane]
            state.take(self.seat[lane], answers[lane])
            self.plies[lane] += 1
            if state.awaited() == 0:
                self.begin_anew(lane)
            self.look(lane)
            lane += 1

    def insist(self, answers: bytes) -> None:
        """An answer for each lane, each of them offered there."""
        if len(answers) != self.lanes:
            raise Refused(f"There are {self.lanes} lanes, and {len(answers)} answers.")
        lane: i64 = 0
        while lane < self.lanes:
            option: i64 = answers[lane]
            if option > 61 or not has(self.options[lane], option):
                raise Refused(f"Option {option} is not offered in lane {lane} now.")
            lane += 1

    def clear(self, lane: i64) -> None:
        """Forget the rewards of the match before."""
        self.ended[lane] = 0
        place: i64 = lane * self.seats
        end: i64 = place + self.seats
        while place < end:
            self.rewards[place] = 0.0
            place += 1

    # -- rewards -----------------------------------------------------------------------------------

    def pay(self, lane: i64) -> None:
        """Write the rewards of a match that is over."""
        state = self.states[lane]
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[lane * self.seats + seat] = reward(state, seat, self.reward)
            seat += 1


def reward(state: State, seat: i64, kind: i64) -> float:
    """What the end of a match is worth to a seat, in one of three ways."""
    if kind == RANK:
        return by_rank(state, seat)
    return by_margin(state, seat) if kind == MARGIN else by_victory(state, seat)


def by_rank(state: State, seat: i64) -> float:
    """From 1 for the first alone to -1 for the last alone: rivals beaten less rivals ahead."""
    own = state.standing(seat)
    beaten: i64 = 0
    other: i64 = 0
    while other < state.seats:
        standing = state.standing(other)
        if standing < own:
            beaten += 1
        elif standing > own:
            beaten -= 1
        other += 1
    return float(beaten) / float(state.seats - 1) if state.seats > 1 else 0.0


def by_margin(state: State, seat: i64) -> float:
    """Points ahead of the best rival; less than 0 behind it."""
    found = False
    best: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            points = state.score(other)
            if not found or points > best:
                best = points
            found = True
        other += 1
    return float(state.score(seat) - best)


def by_victory(state: State, seat: i64) -> float:
    """1 for the winner, shared by those who win together; 0 for everybody else."""
    own = state.standing(seat)
    first: i64 = 0
    other: i64 = 0
    while other < state.seats:
        standing = state.standing(other)
        if standing > own:
            return 0.0
        if standing == own:
            first += 1
        other += 1
    return 1.0 / float(first)
