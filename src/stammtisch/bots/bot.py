"""What every bot is: something that picks an option from what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.playout import random_option
from stammtisch.core.rng import Rng
from stammtisch.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a body. Bots never see the true state, only worlds imagined for their seat.

    A blind bot does not even look at a world.
    """

    blind: bool = False

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """One of the options that the seat is offered in a world imagined for it."""
        return random_option(world.options(seat), rng)
