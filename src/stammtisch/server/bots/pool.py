"""Bots think in a crew of workers, one after the other in fair order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.bots.advice import Advice
from stammtisch.bots.why import Ahead
from stammtisch.server.bots.places import MOST_OF_ADDRESS, Places
from stammtisch.server.bots.worker import Thought
from stammtisch.server.crew.crew import Crew
from stammtisch.server.metrics import Metrics

WORKER = "stammtisch.server.bots.worker"
LONGEST_THOUGHT = 20.0  # seconds
LONGEST_ANSWER = 100_000
TRIES = 3


Errand = tuple[Any, ...]  # the name of a task, a thought, and what the task needs besides


def thinkers(workers: int, metrics: Metrics) -> Crew:
    """Processes that think."""
    return Crew(
        WORKER,
        workers,
        metrics,
        patience=LONGEST_THOUGHT,
        longest=LONGEST_ANSWER,
        tries=TRIES,
    )


class Pool:
    """A few workers, each of which thinks about one question at a time."""

    def __init__(
        self, workers: int, metrics: Metrics, most_of_address: int = MOST_OF_ADDRESS
    ) -> None:
        self._crew = thinkers(workers, metrics)
        self._places = Places(workers, metrics, most_of_address=most_of_address)

    async def think(
        self,
        imagine: Callable[[], Thought],
        visitor: str,
        wanted: Callable[[], bool],
        sender: str = "",
    ) -> int:
        """The option a bot chooses, for a table that the visitor has set.

        Turns go by `sender`, the network address of the visitor, as far as it is known.

        What it thinks about is imagined when its turn has come: a thought that waits costs nothing.
        """
        async with self._places.place(visitor, wanted, sender):
            return int(await self._ask(("choose", imagine()), sender or visitor, wanted))

    async def weigh(self, thought: Thought, visitor: str, sender: str = "") -> list[Advice]:
        """What a bot thinks of every option, the best first, for a visitor who waits."""
        async with self._places.place(visitor, lambda: True, sender):
            listed = await self._ask(("weigh", thought), sender or visitor)
        return [Advice(option, behind) for option, behind in listed]

    async def look(
        self, thought: Thought, options: Sequence[int], visitor: str, sender: str = ""
    ) -> list[Ahead]:
        """What the turn comes to after some options, the position as it is before them."""
        async with self._places.place(visitor, lambda: True, sender):
            listed = await self._ask(("look", thought, tuple(options)), sender or visitor)
        return [Ahead(option, terms, chance) for option, terms, chance in listed]

    async def reckon(self, thought: Thought, visitor: str, sender: str = "") -> tuple[float, ...]:
        """Every seat's chance to win, as far as the seat of the thought can know."""
        async with self._places.place(visitor, lambda: True, sender):
            return tuple(await self._ask(("reckon", thought), sender or visitor))

    async def _ask(
        self, errand: Errand, whose: str, wanted: Callable[[], bool] = lambda: True
    ) -> Any:
        """Let a worker do it, now that there is a place; `whose` turn it is."""
        return await self._crew.ask(errand)

    async def close(self) -> None:
        """End all workers."""
        await self._crew.close()
