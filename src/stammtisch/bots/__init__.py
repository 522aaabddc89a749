"""Bots: general over every title, known by stable names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stammtisch.bots.bot import Bot
from stammtisch.bots.greedy import GreedyBot
from stammtisch.bots.planner import PlannerBot
from stammtisch.bots.random import RandomBot
from stammtisch.bots.search import SearchBot
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame

PLAIN = ("random", "greedy", "planner")
NAMES = PLAIN
SEARCH = re.compile(r"(search|playout)-([1-9][0-9]{0,6})")


class UnknownBot(Complaint):
    """A bot that nobody has written."""


def bot(name: str, game: AnyGame | None = None) -> Bot:
    """The bot of this name, or a complaint."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "planner":
        return PlannerBot()
    found = SEARCH.fullmatch(name)
    if found is not None:
        return SearchBot(int(found[2]), playouts=found[1] == "playout")
    raise UnknownBot(
        f"There is no bot '{name}'. Known are {', '.join(PLAIN)} and search-N "
        "(for example search-1000)."
    )


def bots_for(names: Sequence[str], seats: int, game: AnyGame | None = None) -> list[Bot]:
    """A bot for each seat; fewer names than seats begin again from the first."""
    return [bot(names[seat % len(names)], game) for seat in range(seats)]
