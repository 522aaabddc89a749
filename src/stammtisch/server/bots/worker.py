"""A worker process that thinks for bots.

It gets a frozen world that was imagined for a seat, thaws it onto a fresh state of the same make
(set up with seed 0: the true seed never comes here), and lets a bot choose.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from stammtisch.bots import bot
from stammtisch.bots.advice import advise
from stammtisch.bots.chances import chances
from stammtisch.bots.why import look_ahead
from stammtisch.core.freeze import thaw
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded
from stammtisch.server.crew.errand import run_errands

Thought = tuple[str, int, tuple[tuple[str, str], ...], str | None, Any, int, str, int]
# title, seats, variants, components text, frozen world, seat, bot, seed


@lru_cache(maxsize=64)
def pattern(
    name: str, seats: int, variants: tuple[tuple[str, str], ...], components: str | None
) -> Any:
    """A fresh state of the same make as the worlds to come."""
    game = title(name)
    parts = game.components
    if components is not None:
        parts = game.parse_components(components, "components of the table")
    return game.setup(parts.box, seats, dict(variants), 0)


def choose(thought: Thought) -> int:
    """The option that the bot takes in this world."""
    name, seat, level, seed = thought[0], *thought[5:]
    return int(bot(level, title(name)).choose(world_of(thought), seat, seeded(seed, 2)))


def weigh(thought: Thought) -> list[tuple[int, float]]:
    """What the bot thinks of every option: the option, and how far it is behind the best."""
    name, seat, level, seed = thought[0], *thought[5:]
    advice = advise(title(name), world_of(thought), seat, seed, level)
    return [(one.option, one.behind) for one in advice]


def look(thought: Thought, options: tuple[int, ...]) -> list[tuple[int, dict[str, float], float]]:
    """What the turn comes to now and after each option: terms, and the chance to win."""
    name, seat, seed = thought[0], thought[5], thought[7]
    looks = look_ahead(title(name), world_of(thought), seat, options, seed)
    return [(one.option, one.terms, one.chance) for one in looks]


def reckon(thought: Thought) -> list[float]:
    """Every seat's chance to win, as the seat may reckon it."""
    name, seat, seed = thought[0], thought[5], thought[7]
    return chances(title(name), world_of(thought), seat, seed)


def world_of(thought: Thought) -> Any:
    """The world that was imagined for the seat."""
    name, seats, variants, components, frozen = thought[:5]
    return thaw(pattern(name, seats, variants, components).copy(), frozen)


TASKS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "weigh": weigh,
    "look": look,
    "reckon": reckon,
}


def run(errand: tuple[Any, ...]) -> Any:
    """The name of a task, a thought, and what the task needs besides."""
    task, *given = errand
    return TASKS[task](*given)


if __name__ == "__main__":
    run_errands(run)
