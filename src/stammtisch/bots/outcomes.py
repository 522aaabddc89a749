"""What an iteration of a search ended with, for each seat, and how much such results differ."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.playout import winners
from stammtisch.core.state import State

MOST_SEATS: Final = 8
LITTLE: Final = 0.001  # where all results were equal, some curiosity remains


class Seen:
    """Mean and spread of the results of each seat, as they come (Welford)."""

    def __init__(self) -> None:
        self.known: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.mean: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.spread: vec[float] = vec[float]([0.0] * MOST_SEATS)  # sum of squared differences

    def clear(self) -> None:
        """Nothing was seen yet."""
        seat: i64 = 0
        while seat < MOST_SEATS:
            self.known[seat] = 0
            self.mean[seat] = 0.0
            self.spread[seat] = 0.0
            seat += 1

    def remember(self, seat: i64, result: float) -> None:
        """One more result of a seat."""
        self.known[seat] += 1
        before = result - self.mean[seat]
        self.mean[seat] += before / float(self.known[seat])
        self.spread[seat] += before * (result - self.mean[seat])

    def deviation(self, seat: i64) -> float:
        """The standard deviation of a seat's results."""
        if self.known[seat] < 2:
            return 1.0
        return sqrt(self.spread[seat] / float(self.known[seat])) + LITTLE


def fortune(world: State, seat: i64, envy: float) -> float:
    """What a position is worth to a seat; the fortune of its best rival counts against it."""
    own = world.evaluate(seat)
    if envy == 0.0:
        return own
    best: float = -1e18
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            theirs = world.evaluate(other)
            if theirs > best:
                best = theirs
        other += 1
    return own - envy * best


def victory(world: State, seat: i64) -> float:
    """The share of the victory, and a little for the points that lead over the best rival."""
    ahead = winners(world)
    rival: i64 = -1_000_000
    sharing: float = 0.0
    other: i64 = 0
    while other < world.seats:
        if has(ahead, other):
            sharing += 1.0
        if other != seat and world.score(other) > rival:
            rival = world.score(other)
        other += 1
    margin = float(world.score(seat) - rival)
    share = 1.0 / sharing if has(ahead, seat) else 0.0
    return share + 0.1 * margin / (20.0 + abs(margin))
