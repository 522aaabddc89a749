"""Bots: general over every title, known by stable names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stammtisch.bots.bot import Bot
from stammtisch.bots.greedy import GreedyBot
from stammtisch.bots.levels import LEVELS, levels_of
from stammtisch.bots.planner import PlannerBot
from stammtisch.bots.random import RandomBot
from stammtisch.bots.search import SearchBot
from stammtisch.bots.team import TeamBot
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame

NAMES = LEVELS  # what people choose from, weakest first
PLAIN = ("random", "greedy", "planner")  # for the command line, with search-N
SEARCH = re.compile(r"(search|playout)-([1-9][0-9]{0,6})(?:/([1-9][0-9]?))?")


class UnknownBot(Complaint):
    """A bot that nobody has written."""


def bot(name: str, game: AnyGame | None = None) -> Bot:
    """The bot of this name, or a complaint. Levels are set by each title."""
    if name not in LEVELS:
        return plain_bot(name, 0.0)
    if game is None:
        raise UnknownBot(f"How '{name}' plays depends on the title; name one.")
    level = levels_of(game)[name]
    return plain_bot(level.bot, level.noise)


def plain_bot(name: str, noise: float) -> Bot:
    """The bot of a plain name, with noise on its values."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(noise)
    if name == "planner":
        return PlannerBot(noise=noise)
    found = SEARCH.fullmatch(name)
    if found is None:
        raise UnknownBot(
            f"There is no bot '{name}'. Known are {', '.join(LEVELS)}; {', '.join(PLAIN)} and "
            "search-N, for example search-1000, or search-1000/4 on four processes."
        )
    iterations, playouts = int(found[2]), found[1] == "playout"
    if found[3] is None:
        return SearchBot(iterations, playouts=playouts, noise=noise)
    return TeamBot(iterations, int(found[3]), playouts)


def bots_for(names: Sequence[str], seats: int, game: AnyGame | None = None) -> list[Bot]:
    """A bot for each seat; fewer names than seats begin again from the first."""
    return [bot(names[seat % len(names)], game) for seat in range(seats)]
