"""Those who think: workers of a node or of a thinker, each with the next thought of the queue."""

from __future__ import annotations

import asyncio
import contextlib
import marshal
from collections.abc import Callable

from stammtisch.server.bots.pool import thinkers
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes import thoughts
from stammtisch.server.nodes.errands import NoQueue, QueueLine
from stammtisch.server.nodes.news import News

LOOK_EVERY = 1.0  # seconds, in case nobody said that there is something to think about
SWEEP_EVERY = 5.0


class Lanes:
    """So many workers, each of which thinks about one thing at a time.

    A thought cannot be broken off, so one of several lanes is kept for those that people wait for.
    """

    def __init__(
        self,
        line: QueueLine,
        thinker: Callable[[], int],
        workers: int,
        news: News,
        metrics: Metrics,
    ) -> None:
        self._line = line
        self._thinker = thinker
        self._workers = workers
        self._crew = thinkers(workers, metrics)
        self._bell = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []
        self._rung: set[asyncio.Task[None]] = set()
        self._news = 0  # how often there was something new
        news.listen(thoughts.ASKED, lambda _: self._ring())

    def open(self) -> None:
        """Begin to think."""
        for place in range(self._workers):
            only_wanted = place == 0 and self._workers > 1
            self._tasks.append(asyncio.create_task(self._think_on(only_wanted)))
        self._tasks.append(asyncio.create_task(self._sweep()))

    def _ring(self) -> None:
        async def ring() -> None:
            async with self._bell:
                self._news += 1
                self._bell.notify_all()

        task = asyncio.create_task(ring())
        self._rung.add(task)
        task.add_done_callback(self._rung.discard)

    async def _think_on(self, only_wanted: bool) -> None:
        while True:
            known, thinker = self._news, self._thinker()
            try:
                taken = await self._line.do(
                    lambda db, who=thinker: thoughts.take(db, who, only_wanted)  # type: ignore[misc]
                )
            except NoQueue:
                await asyncio.sleep(LOOK_EVERY)
                continue
            if taken is not None:
                await self._think(*taken, thinker)
            elif known == self._news:
                await self._wait(known)

    async def _wait(self, known: int) -> None:
        """Until there is something new, or for a while."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY), self._bell:
                await self._bell.wait_for(lambda: self._news != known)

    async def _think(self, id: int, errand: bytes, thinker: int) -> None:
        try:
            found = marshal.dumps(await self._crew.ask(marshal.loads(errand)))
        except (NobodyAnswered, ValueError, EOFError, TypeError):  # no errand can be read from it
            found = thoughts.FAILED
        while not await self._answer(id, thinker, found):
            await asyncio.sleep(LOOK_EVERY)

    async def _answer(self, id: int, thinker: int, found: bytes) -> bool:
        """Whether it is written: nobody else is given a thought whose thinker lives."""
        try:
            await self._line.do(lambda db: thoughts.answer(db, id, thinker, found))
        except NoQueue:
            return False
        return True

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            with contextlib.suppress(NoQueue):
                await self._line.do(thoughts.sweep)

    async def close(self) -> None:
        """No more thoughts."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._crew.close()
        await asyncio.to_thread(self._line.close)  # waits for what is under way
