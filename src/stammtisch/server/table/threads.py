"""Threads for one kind of work, which tell how many wait for them and for how long."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from stammtisch.server.door.errors import Later, TooMany
from stammtisch.server.metrics import Metrics, Queue

P = ParamSpec("P")
T = TypeVar("T")
MOST_OF_ONE = 16  # pieces of work for one person, or one address, that may wait
MOST = 400  # and of all together


class Threads(ThreadPoolExecutor):
    """An executor under a name, by which its queue stands among the figures."""

    def __init__(
        self,
        number: int | None,
        name: str,
        metrics: Metrics,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(number, thread_name_prefix=name, initializer=prepare)
        self.queue: Queue = metrics.queue(name)

    def submit(self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> Future[T]:
        """Do something when a thread is free."""
        return self.begin(self.queue.enter(), partial(work, *args, **more))

    def begin(self, ticket: float, work: Callable[[], T]) -> Future[T]:
        """The same for something that has waited elsewhere before."""

        def measured() -> Any:
            began = self.queue.call(ticket)
            try:
                return work()
            finally:
                self.queue.end(began)

        try:
            future: Future[T] = super().submit(measured)
        except RuntimeError:  # closed
            self.queue.give_up()
            raise
        future.add_done_callback(lambda done: self.queue.give_up() if done.cancelled() else None)
        return future


async def aside(threads: Executor, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Do something beside the event loop, in threads that are there for just this."""
    loop = asyncio.get_running_loop()
    here = contextvars.copy_context()  # lines that are logged there belong to the request
    return await loop.run_in_executor(threads, partial(here.run, partial(work, *args, **more)))


class Desk:
    """Where people wait for a thread: one thing at a time, and whoever waits has their turn.

    Who wants much waits behind who wants little, and nobody may want more than so much.
    """

    def __init__(self, threads: Threads, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self._threads = threads
        self._most = most
        self._most_of_one = most_of_one
        self._waiting: dict[str, list[asyncio.Event]] = {}  # who was called last is last
        self._free = True

    async def ask(self, who: str, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """What comes of some work, once it was this person's turn."""
        called = self._enter(who)
        ticket = self._threads.queue.enter()
        try:
            await called.wait()
        except BaseException:
            self._threads.queue.give_up()
            self._leave(who, called)
            raise
        here = contextvars.copy_context()
        try:
            job = partial(here.run, partial(work, *args, **more))
            return await asyncio.wrap_future(self._threads.begin(ticket, job))
        finally:
            self._free = True
            self._call()

    def _enter(self, who: str) -> asyncio.Event:
        mine = self._waiting.get(who, [])
        if len(mine) >= self._most_of_one:
            raise TooMany
        if sum(map(len, self._waiting.values())) >= self._most:
            raise Later
        called = asyncio.Event()
        self._waiting[who] = [*mine, called]
        self._call()
        return called

    def _leave(self, who: str, called: asyncio.Event) -> None:
        """Somebody does not wait any more."""
        if called.is_set():
            self._free = True
            self._call()
            return
        self._waiting[who].remove(called)
        if not self._waiting[who]:
            del self._waiting[who]

    def _call(self) -> None:
        """The next one, if nobody is there."""
        if not self._free or not self._waiting:
            return
        who, (called, *others) = next(iter(self._waiting.items()))
        del self._waiting[who]
        if others:
            self._waiting[who] = others  # behind everybody else
        self._free = False
        called.set()
