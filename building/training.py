"""Plays all titles for a while, so that the compiler learns which ways through the rules are hot.

Run with the instrumented libraries: python training.py TITLE SECONDS. Random play alone would
teach that bots hardly ever think, so half of the time they do.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.core.playout import copy_often, play_randomly
from stammtisch.core.registry import title

LINEUP = ("planner", "search-40", "greedy", "search-40", "planner")
SPARING = ("greedy", "search-10", "greedy", "greedy", "greedy")


def lessons(name: str) -> Iterator[Callable[[int], object]]:
    """One kind of play after the other, at every number of seats in turn."""
    game = title(name)
    box = game.components.box
    while True:
        for seats in range(game.fewest_seats, game.most_seats + 1):
            variants = game.check_table(seats, {})

            def at_random(
                seed: int, seats: int = seats, variants: dict[str, str] = variants
            ) -> object:
                return play_randomly(game.setup(box, seats, variants, seed), seed)

            def thinking(
                seed: int, seats: int = seats, variants: dict[str, str] = variants
            ) -> object:
                state = game.setup(box, seats, variants, seed)
                copy_often(state, 100)
                lineup = (LINEUP, SPARING)[seed % 2][:seats]
                return play_match(state, [bot(word) for word in lineup], seed)

            yield at_random
            yield thinking


def train(name: str, seconds: float) -> None:
    """Give each lesson its share of the time, until it is over."""
    end = time.monotonic() + seconds
    seed = 0
    for lesson in lessons(name):
        share = time.monotonic() + seconds / 16
        while time.monotonic() < min(end, share):
            lesson(seed)
            seed += 1
        if time.monotonic() >= end:
            return


if __name__ == "__main__":
    train(sys.argv[1], float(sys.argv[2]))
