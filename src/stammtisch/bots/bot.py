"""What every bot is: something that picks an option from what its seat may know."""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import lowest, rest
from stammtisch.core.playout import random_option
from stammtisch.core.rng import Rng
from stammtisch.core.state import State

MOST_OPTIONS: Final = 62
WORST: Final = -1e18  # the value of an option that nobody has looked at
TIES: Final = 0  # the streams of a bot's own chance
WORLDS: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a body. Bots never see the true state, only worlds imagined for their seat.

    A blind bot does not even look at a world.
    """

    blind: bool = False

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """One of the options that the seat is offered in a world imagined for it."""
        return random_option(world.options(seat), rng)

    def weigh(self, world: State, seat: i64, rng: Rng, values: vec[float]) -> None:
        """Write the worth of each offered option, in points; here nobody knows better."""
        options = world.options(seat)
        while options != 0:
            values[lowest(options)] = 0.0
            options = rest(options)


def unknown_values() -> vec[float]:
    """A value for every option that there could be, before anything was looked at."""
    return vec[float]([WORST] * MOST_OPTIONS)


def best_of(options: i64, values: vec[float], noise: float, rng: Rng) -> i64:
    """The option of the highest value; noise, in points, blurs the values, chance breaks ties."""
    best: i64 = lowest(options)
    highest: float = 2.0 * WORST
    equals: i64 = 0
    while options != 0:
        option = lowest(options)
        options = rest(options)
        value = values[option]
        if noise > 0.0:
            value += noise * blur(rng)
        if value > highest:
            highest = value
            best = option
            equals = 1
        elif value == highest:
            equals += 1
            if rng.below(TIES, equals) == 0:
                best = option
    return best


def blur(rng: Rng) -> float:
    """A small error, seldom a large one: to choose with it is to choose by a softmax."""
    drawn = (float(rng.word(TIES)) + 1.0) / 4294967298.0
    return -log(-log(drawn))
