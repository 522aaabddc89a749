"""Bots think in a crew of workers."""

from __future__ import annotations

from stammtisch.bots.advice import Advice
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

    async def think(self, thought: Thought) -> int:
        """The option a bot chooses."""
        return int(await self._crew.ask(("choose", thought)))

    async def weigh(self, thought: Thought) -> list[Advice]:
        """What a bot thinks of every option, the best first."""
        listed = await self._crew.ask(("weigh", thought))
        return [Advice(option, behind) for option, behind in listed]

    async def close(self) -> None:
        """End all workers."""
        await self._crew.close()
