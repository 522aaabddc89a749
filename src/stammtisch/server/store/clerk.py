"""The thread that writes, whatever the database: all that waits goes into one transaction.

So a full house costs one flush to disk and not one for each answer. Whoever waits is told only
after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from stammtisch.server.metrics import Queue
from stammtisch.server.store.rows import Database
from stammtisch.server.table.keeping import NotOurs, StoreFailed

log = logging.getLogger("stammtisch.store")
MOST_AT_ONCE = 256

T = TypeVar("T")
Work = Callable[[Database], Any]


class Fenced(Exception):
    """Another server has taken the tables over: this one must not write any more."""


class Lost(Fenced):
    """Another server has taken one table over; whatever else is this server's stays so."""


class Waiting(NamedTuple):
    """Something to be done, who waits for it, and whether it changes anything."""

    work: Work
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    writes: bool
    since: float


class Clerk(ABC):
    """Does one thing after the other in a thread of its own; a database says how."""

    failures: tuple[type[Exception], ...]  # what the database raises when it cannot
    blameless: tuple[type[Exception], ...] = ()  # those about what was to be kept, not the store

    def __init__(self) -> None:
        self.healthy = True
        self.fenced = False
        self.queue = Queue()
        self.damaged = False  # what is on disk is not what was written; a restart looks again
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)

    @abstractmethod
    def _transaction(self, works: list[Work]) -> list[Any]:
        """Carry out everything, or nothing; only while the tables are this server's."""

    @abstractmethod
    def _let_go(self) -> None:
        """Close the database."""

    def _is_damage(self, error: Exception) -> bool:
        """Whether a failure means that what is kept is spoilt."""
        return False

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                break
            batch, last = [first], False
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            began = max(self.queue.call(waiting.since) for waiting in batch)
            self._carry_out(batch)
            self.queue.end(began)
            if last:
                break
        self._let_go()

    def _carry_out(self, batch: list[Waiting]) -> None:
        """Everything in one transaction; if that fails, each on its own.

        Only writing shows whether the store is healthy: a full disk can still be read.
        """
        writes = any(waiting.writes for waiting in batch)
        failures: tuple[type[Exception], ...] = (*self.failures, msgspec.MsgspecError, Fenced)
        try:
            results = self._transaction([waiting.work for waiting in batch])
        except failures as error:
            lost = isinstance(error, Lost)
            self.fenced = self.fenced or (isinstance(error, Fenced) and not lost)
            self.damaged = self.damaged or self._is_damage(error)
            if len(batch) == 1:
                blamed = not lost and not isinstance(error, self.blameless)
                failed = (writes and blamed) or self.fenced or self.damaged
                self.healthy = self.healthy and not failed
                kind = NotOurs if lost else StoreFailed
                failure = kind(f"The store did not keep this: {error}.")
                batch[0].loop.call_soon_threadsafe(_fail, batch[0].future, failure)
                return
            self._one_by_one(batch)
            return
        except Exception:  # nobody foresaw it: the thread goes on, or all would wait for ever
            if len(batch) == 1:
                log.exception("the store failed in a way that nobody foresaw")
                self.healthy = self.healthy and not writes
                failure = StoreFailed("The store did not keep this.")
                batch[0].loop.call_soon_threadsafe(_fail, batch[0].future, failure)
                return
            self._one_by_one(batch)
            return
        self.healthy = (self.healthy or writes) and not (self.fenced or self.damaged)
        for waiting, result in zip(batch, results, strict=True):
            waiting.loop.call_soon_threadsafe(_resolve, waiting.future, result)

    def _one_by_one(self, batch: list[Waiting]) -> None:
        for single in batch:
            self._carry_out([single])

    async def _read(self, work: Callable[[Database], T]) -> T:
        return await self._do(work, writes=False)

    async def _about(self, table: str, work: Callable[[Database], T]) -> T:
        """Write something about one table."""
        return await self._do(work)

    async def _do(self, work: Callable[[Database], T], writes: bool = True) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Waiting(work, future, loop, writes, self.queue.enter()))
        return await future

    async def close(self) -> None:
        """Finish what is waiting and close the database."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], failure: StoreFailed) -> None:
    if not future.done():
        future.set_exception(failure)
