"""Bots: general over every title, known by stable names."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.bot import Bot
from stammtisch.bots.greedy import GreedyBot
from stammtisch.bots.planner import PlannerBot
from stammtisch.bots.random import RandomBot
from stammtisch.core.errors import Complaint

NAMES = ("random", "greedy", "planner")


class UnknownBot(Complaint):
    """A bot that nobody has written."""


def bot(name: str) -> Bot:
    """The bot of this name, or a complaint."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "planner":
        return PlannerBot()
    raise UnknownBot(f"There is no bot '{name}'. Known are {', '.join(NAMES)}.")


def bots_for(names: Sequence[str], seats: int) -> list[Bot]:
    """A bot for each seat; fewer names than seats begin again from the first."""
    return [bot(names[seat % len(names)]) for seat in range(seats)]
