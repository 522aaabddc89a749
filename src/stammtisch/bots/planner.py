"""The bot that plans its whole turn before it gives the first answer of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots.answers import DEEPEST, most_promising, promise_of
from stammtisch.bots.bot import WORLDS, WORST, Bot, best_of, unknown_values
from stammtisch.bots.line import Line
from stammtisch.core.bits import bit, drop, has, lowest, rest
from stammtisch.core.rng import Rng
from stammtisch.core.state import State

LOOKS: Final = 8  # worlds in which a plan is tried
ALIKE: Final = 2  # if so many worlds say the same, nothing hidden matters before the turn ends
WIDTH: Final = 3  # positions kept after each answer of a plan
FIRST: Final = 5  # first answers that are planned to the end; the others are not promising
NOBODY: Final = -1


class PlannerBot(Bot):
    """Beam search over the own turn, judged after the turn, in several imagined worlds.

    Where others answer at the same time, each world holds the answers that they are likely to
    give, sampled from their own point of view and not knowing ours.
    """

    def __init__(
        self,
        looks: i64 = LOOKS,
        width: i64 = WIDTH,
        first: i64 = FIRST,
        noise: float = 0.0,
        envy: float = 0.0,
    ) -> None:
        self.looks: i64 = looks
        self.width: i64 = width
        self.first: i64 = first
        self.noise: float = noise
        self.envy: float = envy  # how much the fortune of the best rival counts against one's own

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """The first answer of the best plan."""
        values = unknown_values()
        self.weigh(world, seat, rng, values)
        return best_of(world.options(seat), values, self.noise, rng)

    def weigh(self, world: State, seat: i64, rng: Rng, values: vec[float]) -> None:
        """The mean over some worlds of the best that each first answer can lead to."""
        worlds: list[State] = [world]
        look: i64 = 1
        while look < self.looks:
            worlds.append(world.imagine(seat, rng.word(WORLDS)))
            look += 1
        promises_in(worlds, seat, values)
        chosen = highest_of(world.options(seat), values, self.first)
        plans = unknown_values()
        looks: i64 = 0
        for imagined in worlds:
            news = self.plan(imagined, seat, chosen, rng, plans, looks)
            looks += 1
            if looks == ALIKE and not news:
                break
        below_plans(world.options(seat), chosen, plans, values, float(looks))

    def plan(
        self, world: State, seat: i64, chosen: i64, rng: Rng, plans: vec[float], looks: i64
    ) -> bool:
        """Add the best that each chosen answer leads to in a world; whether that was news."""
        line = Line(seat, self.width, self.envy)
        line.others = others_in(world, seat, rng)
        news = False
        while chosen != 0:
            option = lowest(chosen)
            chosen = rest(chosen)
            best = line.best_end(world, option)
            if best != plans[option]:
                news = True
            plans[option] = best if looks == 0 else plans[option] + best
        return news


def promises_in(worlds: list[State], seat: i64, values: vec[float]) -> None:
    """The mean promise of each option, one answer ahead."""
    options = worlds[0].options(seat)
    number = float(len(worlds))
    while options != 0:
        option = lowest(options)
        options = rest(options)
        total: float = 0.0
        for world in worlds:
            total += promise_of(world, seat, option, DEEPEST)
        values[option] = total / number


def highest_of(options: i64, values: vec[float], number: i64) -> i64:
    """The set of so many options with the highest values."""
    chosen: i64 = 0
    while number > 0 and options != 0:
        best: i64 = lowest(options)
        others = rest(options)
        while others != 0:
            option = lowest(others)
            others = rest(others)
            if values[option] > values[best]:
                best = option
        chosen |= bit(best)
        options = drop(options, best)
        number -= 1
    return chosen


def below_plans(
    options: i64, planned: i64, plans: vec[float], values: vec[float], looks: float
) -> None:
    """Plans give the values; what was not planned stays as far below the worst as it looked."""
    worst_plan: float = -WORST
    worst_promise: float = -WORST
    left = planned
    while left != 0:
        option = lowest(left)
        left = rest(left)
        if values[option] < worst_promise:
            worst_promise = values[option]
        if plans[option] / looks < worst_plan:
            worst_plan = plans[option] / looks
    left = options
    while left != 0:
        option = lowest(left)
        left = rest(left)
        if has(planned, option):
            values[option] = plans[option] / looks
        else:
            values[option] += worst_plan - worst_promise


def others_in(world: State, seat: i64, rng: Rng) -> vec[i64]:
    """The answers that other seats, asked at the same time, are likely to give in a world."""
    answers: vec[i64] = vec[i64]([NOBODY] * 8)
    others = drop(world.awaited(), seat)
    while others != 0:
        other = lowest(others)
        others = rest(others)
        answers[other] = most_promising(world, other, rng)
    return answers
