"""Where the bots of a node think: in the queue that all nodes and thinkers take from."""

from __future__ import annotations

import asyncio
import contextlib
import marshal
from collections.abc import Callable
from typing import Any

from stammtisch.server.bots.places import MOST_OF_ADDRESS, Crowded, Places
from stammtisch.server.bots.pool import Errand, Pool
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.door.tokens import digest
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes import thoughts
from stammtisch.server.nodes.errands import NoQueue, QueueLine
from stammtisch.server.nodes.lanes import Lanes
from stammtisch.server.nodes.node import Node

AT_ONCE = 16  # thoughts of one node in the queue; others wait here and cost nothing
LOOK_EVERY = 1.0
LONGEST_WAIT = 60.0  # seconds; then whoever asked asks again


class Vanished(Exception):
    """A thought is not in the queue any more: the database was restarted, or took us for dead."""


class Waiting:
    """Somebody waits for an answer."""

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self.wanted = wanted
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def give(self, content: bytes) -> None:
        """Here it is."""
        if not self.answer.done():
            self.answer.set_result(content)

    def lose(self) -> None:
        """It will never come."""
        if not self.answer.done():
            self.answer.set_exception(Vanished())


class SharedPool(Pool):
    """Asks the queue; the node's own workers take from it as everybody does."""

    def __init__(
        self, workers: int, node: Node, metrics: Metrics, most_of_address: int = MOST_OF_ADDRESS
    ) -> None:
        self._node = node
        self._places = Places(AT_ONCE, metrics, most_of_address=most_of_address)
        self._line = QueueLine(node.store.address)
        self._lanes = Lanes(
            QueueLine(node.store.address),
            lambda: node.store.life.number,
            workers,
            node.news,
            metrics,
        )
        self._waiting: dict[int, Waiting] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        node.news.listen(thoughts.DONE, self._hear)

    def open(self) -> None:
        """From now on."""
        self._lanes.open()
        self._begin(self._look_after())

    async def _ask(
        self, errand: Errand, whose: str, wanted: Callable[[], bool] = lambda: True
    ) -> Any:
        """In the shared queue addresses take turns; their visitors have done so here."""
        body, whose = marshal.dumps(errand), digest(whose)  # no address stands in the database
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while True:
                    with contextlib.suppress(Vanished):
                        content = await self._wait(body, whose, wanted)
                        break
        except (NoQueue, TimeoutError):
            raise Crowded from None  # whoever asked asks again in a while
        if content == thoughts.FAILED:
            raise NobodyAnswered
        return marshal.loads(content)

    async def _wait(self, body: bytes, whose: str, wanted: Callable[[], bool]) -> bytes:
        life = self._node.store.life
        id = await self._line.do(lambda db: thoughts.put(db, life, whose, wanted(), body))
        waiting = self._waiting[id] = Waiting(wanted)
        try:
            return await waiting.answer
        except asyncio.CancelledError:
            self._begin(self._drop(id))
            raise
        finally:
            self._waiting.pop(id, None)

    async def _drop(self, id: int) -> None:
        with contextlib.suppress(NoQueue):
            await self._line.do(lambda db: thoughts.drop(db, id))

    def _hear(self, said: str) -> None:
        """Some thought is answered: one of ours?"""
        life, _, id = said.partition(" ")
        if life == str(self._node.store.life.number):
            self._begin(self._fetch(int(id)))

    async def _fetch(self, id: int) -> None:
        with contextlib.suppress(NoQueue):
            content = await self._line.do(lambda db: thoughts.fetch(db, id))
            if content is not None and id in self._waiting:
                self._waiting[id].give(content)

    async def _look_after(self) -> None:
        """Now and then: what was not heard, what is not there any more, who waits now."""
        life = self._node.store.life
        while True:
            await asyncio.sleep(LOOK_EVERY)
            mine = dict(self._waiting)
            with contextlib.suppress(NoQueue):
                known = await self._line.do(lambda db: thoughts.standing(db, life))
                for id, waiting in mine.items():
                    await self._mind(id, waiting, known.get(id))
                for id, (answered, _) in known.items():
                    if answered and id not in mine:  # nobody waits for it any more
                        await self._fetch(id)

    async def _mind(self, id: int, waiting: Waiting, known: tuple[bool, bool] | None) -> None:
        if known is None:
            waiting.lose()
        elif known[0]:
            await self._fetch(id)
        elif known[1] != (wanted := waiting.wanted()):
            await self._line.do(lambda db: thoughts.want(db, id, wanted))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all workers."""
        for task in tuple(self._tasks):
            task.cancel()
        await self._lanes.close()
        await asyncio.to_thread(self._line.close)  # waits for what is under way
