"""Means with the interval in which the truth lies 95 times of 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

import msgspec

from stammtisch.arena.figures import NORMAL


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float
    number: int  # of matches or pairs

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def sure(self) -> bool:
        """Whether zero lies outside."""
        return self.low > 0 or self.high < 0

    def needed(self) -> int:
        """How many matches would tell this mean from zero."""
        if self.mean == 0 or self.reach == 0:
            return 0
        return ceil(self.number * (self.reach / abs(self.mean)) ** 2)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; of fewer than two nothing is known."""
    number = len(values)
    if number == 0:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    mean = sum(values) / number
    if number == 1:
        return Estimate(mean, float("-inf"), float("inf"), 1)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
    reach = spread * student(number - 1)
    return Estimate(mean, mean - reach, mean + reach, number)


def student(freedom: int) -> float:
    """How many deviations hold 95 %: more than in a normal distribution where few were seen."""
    more = (NORMAL**3 + NORMAL) / (4 * freedom)
    return NORMAL + more + (5 * NORMAL**5 + 16 * NORMAL**3 + 3 * NORMAL) / (96 * freedom**2)


def paired(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """The mean difference of pairs."""
    return estimate([b - a for a, b in zip(before, after, strict=True)])


def apart(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two means that were found in worlds of their own."""
    mean, reach = other.mean - one.mean, sqrt(one.reach**2 + other.reach**2)
    return Estimate(mean, mean - reach, mean + reach, min(one.number, other.number))
