"""Bots think in a crew of workers, one after the other in fair order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.bots.advice import Advice
from stammtisch.server.bots.places import Places
from stammtisch.server.bots.worker import Thought
from stammtisch.server.crew.crew import Crew
from stammtisch.server.metrics import Metrics

WORKER = "stammtisch.server.bots.worker"
LONGEST_THOUGHT = 20.0  # seconds
LONGEST_ANSWER = 100_000
TRIES = 3


class Pool:
    """A few workers, each of which thinks about one question at a time."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._crew = Crew(
            WORKER,
            workers,
            metrics,
            patience=LONGEST_THOUGHT,
            longest=LONGEST_ANSWER,
            tries=TRIES,
        )
        self._places = Places(workers, metrics)

    async def think(self, thought: Thought, visitor: str, wanted: Callable[[], bool]) -> int:
        """The option a bot chooses, for a table that the visitor has set."""
        return int(await self._ask(("choose", thought), visitor, wanted))

    async def weigh(self, thought: Thought, visitor: str) -> list[Advice]:
        """What a bot thinks of every option, the best first, for a visitor who waits."""
        listed = await self._ask(("weigh", thought), visitor, lambda: True)
        return [Advice(option, behind) for option, behind in listed]

    async def _ask(self, errand: Any, visitor: str, wanted: Callable[[], bool]) -> Any:
        async with self._places.place(visitor, wanted):
            return await self._crew.ask(errand)

    async def close(self) -> None:
        """End all workers."""
        await self._crew.close()
