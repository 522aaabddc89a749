"""Several processes that search together: each grows its own tree, then they add up their tries."""

from __future__ import annotations

import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from librt.vecs import vec

from stammtisch.bots.bot import MOST_OPTIONS, WORLDS, Bot
from stammtisch.bots.search import SearchBot
from stammtisch.core.bits import members
from stammtisch.core.rng import Rng, seeded
from stammtisch.core.state import State

Tries = list[tuple[int, float]]  # by option: how often it was tried, and the sum of the results


class TeamBot(Bot):
    """`search-N/J`: N iterations shared by J processes; the answer does not depend on timing."""

    def __init__(self, iterations: int, members: int, playouts: bool = False) -> None:
        share = -(-iterations // members)
        self.searcher = SearchBot(share, playouts=playouts)
        self.members = members

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The option that all of them together tried most often."""
        tries = self.tries(world, seat, rng)
        return max(members(world.options(seat)), key=lambda option: (tries[option], -option))

    def weigh(self, world: State, seat: int, rng: Rng, values: vec[float]) -> None:
        """The mean result of each option over all trees."""
        for option, (visits, total) in enumerate(self.tries(world, seat, rng)):
            if visits > 0:
                values[option] = total / visits

    def tries(self, world: State, seat: int, rng: Rng) -> Tries:
        """Let everybody search, then add up."""
        seeds = [rng.word(WORLDS) for _ in range(self.members)]
        if not hasattr(os, "fork"):
            return added([self.search(world, seat, seed) for seed in seeds])
        context = get_context("fork")
        ends = []
        for seed in seeds[1:]:
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=self.report, args=(world, seat, seed, there))
            process.start()
            there.close()
            ends.append((process, here))
        found = [self.search(world, seat, seeds[0])]
        for process, here in ends:
            found.append(here.recv())
            process.join()
        return added(found)

    def search(self, world: State, seat: int, seed: int) -> Tries:
        """What one member of the team finds out."""
        self.searcher.search(world, seat, seeded(seed, 2))
        return [self.searcher.tried(option) for option in range(MOST_OPTIONS)]

    def report(self, world: State, seat: int, seed: int, there: Connection[Any, Any]) -> None:
        """The same in a process of its own."""
        there.send(self.search(world, seat, seed))


def added(found: list[Tries]) -> Tries:
    """The tries of all members, option by option."""
    return [
        (sum(visits for visits, _ in option), sum(total for _, total in option))
        for option in zip(*found, strict=True)
    ]
