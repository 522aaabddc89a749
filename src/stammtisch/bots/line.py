"""Lines of play through the own turn: a narrow beam, judged where the turn ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots.answers import DEEPEST
from stammtisch.bots.outcomes import fortune
from stammtisch.core.bits import has, lowest, rest
from stammtisch.core.state import State

LONGEST: Final = 40  # answers after which a plan is judged even if the turn goes on
NOTHING: Final = -1e18


class Line:
    """The search for the best end of the own turn in one world."""

    def __init__(self, seat: i64, width: i64, envy: float = 0.0) -> None:
        self.seat: i64 = seat
        self.width: i64 = width
        self.envy: float = envy
        self.asked: i64 = 0  # who is asked while the turn lasts
        self.others: vec[i64] = vec[i64]([-1] * 8)  # answers of seats asked at the same time, or -1
        self.best: float = NOTHING
        self.end: State | None = None  # the best position after the turn
        self.kept: list[State] = []
        self.worth: vec[float] = vec[float]([NOTHING] * width)

    def best_end(self, world: State, option: i64) -> float:
        """The best evaluation after the turn that an option can lead to."""
        self.asked = world.awaited()
        outcome = world.copy()
        outcome.take(self.seat, option)
        return self.finish(outcome)

    def finish(self, position: State) -> float:
        """The best evaluation after the turn from here; the position is not kept as it is."""
        self.best = NOTHING
        self.end = None
        self.kept = []
        self.place(position, DEEPEST)
        answers: i64 = 1
        while len(self.kept) > 0 and answers < LONGEST:
            beam = self.kept
            self.kept = []
            for kept_one in beam:
                self.expand(kept_one, DEEPEST)
            answers += 1
        if self.best == NOTHING:
            self.end_early()
        return self.best

    def end_early(self) -> None:
        """Of a turn that does not come to its end: the best position that was reached.

        Only then: before and after the end of a turn other things count, and a position in the
        middle of it would win or lose for that reason alone.
        """
        kept: i64 = 0
        while kept < len(self.kept):
            if self.worth[kept] > self.best:
                self.best = self.worth[kept]
                self.end = self.kept[kept]
            kept += 1

    def expand(self, position: State, depth: i64) -> None:
        """Every answer to the question in a position."""
        options = position.options(self.seat)
        while options != 0:
            option = lowest(options)
            options = rest(options)
            outcome = position.copy()
            outcome.take(self.seat, option)
            self.place(outcome, depth)

    def place(self, outcome: State, depth: i64) -> None:
        """Judge a position after the turn, complete a half answer, or keep it in the beam."""
        seat = self.seat
        if outcome.awaited() != self.asked:
            self.judge(outcome)
        elif depth > 0 and outcome.continues(seat):
            self.expand(outcome, depth - 1)
        else:
            self.keep(outcome, outcome.evaluate(seat))

    def judge(self, outcome: State) -> None:
        """The worth of a position after the turn, once the others have answered as well."""
        after = self.settled(outcome)
        value = fortune(after, self.seat, self.envy)
        if value > self.best:
            self.best = value
            self.end = after

    def settled(self, outcome: State) -> State:
        """The position after the answers that others give at the same time, where one suffices."""
        waiting = outcome.awaited()
        if waiting == 0 or has(waiting, self.seat):
            return outcome
        asked = waiting
        while asked != 0:
            if self.others[lowest(asked)] < 0:
                return outcome
            asked = rest(asked)
        after = outcome.copy()
        asked = waiting
        while asked != 0:
            other = lowest(asked)
            asked = rest(asked)
            if not has(after.options(other), self.others[other]):
                return outcome
            after.take(other, self.others[other])
            if asked != 0 and after.awaited() != asked:
                return outcome  # more than one answer is needed: too far away
        return after

    def keep(self, position: State, value: float) -> None:
        """Into the beam in place of the worst; equal values are the same moves in another order."""
        place: i64 = 0
        lowest_place: i64 = 0
        size: i64 = len(self.kept)
        while place < size:
            if self.worth[place] == value:
                return
            if self.worth[place] < self.worth[lowest_place]:
                lowest_place = place
            place += 1
        if size < self.width:
            self.worth[size] = value
            self.kept.append(position)
        elif value > self.worth[lowest_place]:
            self.worth[lowest_place] = value
            self.kept[lowest_place] = position
