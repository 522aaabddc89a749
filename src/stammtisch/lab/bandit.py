"""NTBEA, the N-Tuple Bandit Evolutionary Algorithm (Lucas, Liu, Perez-Liebana 2018), in small.

For a noisy function over a few values of a few keys: a model remembers what every value, every
pair of values and every whole point has scored; the next point is the neighbour of the present one
that the model finds most promising, where little is known counting as promise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf, log, sqrt

from stammtisch.core.rng import Rng, seeded

Point = tuple[int, ...]  # for each key, which of its values
EXPLORE = 1.0  # what it is worth to know more, in units of the score's spread
NEIGHBOURS = 40
LITTLE = 0.5  # as many trials as an unknown tuple is taken to have


class Model:
    """What the tuples of tried points have scored."""

    def __init__(self, keys: int) -> None:
        sizes = {1, 2, keys} if keys > 1 else {1}
        self.tuples = [t for size in sorted(sizes) for t in combinations(range(keys), size)]
        self.seen: dict[tuple[tuple[int, ...], Point], tuple[int, float]] = {}
        self.trials = 0
        self.total = self.squares = 0.0

    def add(self, point: Point, score: float) -> None:
        """One more trial."""
        self.trials += 1
        self.total += score
        self.squares += score * score
        for places in self.tuples:
            key = places, tuple(point[place] for place in places)
            number, total = self.seen.get(key, (0, 0.0))
            self.seen[key] = number + 1, total + score

    def spread(self) -> float:
        """How far scores lie apart."""
        if self.trials < 2:
            return 1.0
        mean = self.total / self.trials
        return sqrt(max(0.0, self.squares / self.trials - mean * mean)) or 1.0

    def mean(self, point: Point) -> float:
        """What is expected of a point, from all tuples of it that were tried."""
        found = [self.seen[key] for key in self.keys(point) if key in self.seen]
        return sum(total / number for number, total in found) / len(found) if found else -inf

    def promise(self, point: Point) -> float:
        """The expectation, and what there is to learn."""
        usual = self.total / max(1, self.trials)
        hope = EXPLORE * self.spread()
        values = []
        for key in self.keys(point):
            number, total = self.seen.get(key, (0, 0.0))
            expected = total / number if number else usual
            values.append(expected + hope * sqrt(log(self.trials + 1) / (number + LITTLE)))
        return sum(values) / len(values)

    def keys(self, point: Point) -> list[tuple[tuple[int, ...], Point]]:
        """The tuples of a point."""
        return [(places, tuple(point[place] for place in places)) for places in self.tuples]


def neighbour(point: Point, sizes: Sequence[int], rng: Rng) -> Point:
    """A point that differs in one value at least."""
    new = list(point)
    must = rng.below(0, len(sizes))
    for place, size in enumerate(sizes):
        if size > 1 and (place == must or rng.below(0, len(sizes)) == 0):
            other = rng.below(0, size - 1)
            new[place] = int(other if other < point[place] else other + 1)
    return tuple(new)


def search(
    sizes: Sequence[int], start: Point, trials: int, score: Callable[[Point, int], float], seed: int
) -> tuple[Point, Model]:
    """The best point after so many trials; `score` hears a point and the number of the trial."""
    rng = seeded(seed, 1)
    model = Model(len(sizes))
    tried = [start]
    point = start
    for trial in range(trials):
        model.add(point, score(point, trial))
        near = {neighbour(point, sizes, rng) for _ in range(NEIGHBOURS)} - {point}
        point = max(sorted(near), key=model.promise, default=point)
        tried.append(point)
    return max(sorted(set(tried[:-1])), key=model.mean), model
