"""The bot that looks one step ahead with the title's own evaluation."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots.answers import DEEPEST, most_promising, promise_of
from stammtisch.bots.bot import Bot, best_of, unknown_values
from stammtisch.core.bits import lowest, rest
from stammtisch.core.rng import Rng
from stammtisch.core.state import State


class GreedyBot(Bot):
    """Tries each option in an imagined world and takes the most promising one."""

    def __init__(self, noise: float = 0.0) -> None:
        self.noise: float = noise

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """The option after which the title's evaluation is highest; chance breaks ties."""
        if self.noise == 0.0:
            return most_promising(world, seat, rng)
        values = unknown_values()
        self.weigh(world, seat, rng, values)
        return best_of(world.options(seat), values, self.noise, rng)

    def weigh(self, world: State, seat: i64, rng: Rng, values: vec[float]) -> None:
        """The title's evaluation after each option."""
        options = world.options(seat)
        while options != 0:
            option = lowest(options)
            options = rest(options)
            values[option] = promise_of(world, seat, option, DEEPEST)
