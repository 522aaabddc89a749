"""One task through which everything at a table happens, in order."""

from __future__ import annotations

import asyncio
import contextvars
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from stammtisch.core.errors import Complaint
from stammtisch.server.door.errors import NotNow
from stammtisch.server.logs import request_number
from stammtisch.server.table.keeping import StoreFailed

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
RETRY = 1.0  # seconds until the table tries again after the store failed


class Turns:
    """Jobs from outside take their turn; after them the table goes on by itself.

    `go_on` is what the table does by itself; `failed` is told of a fault of ours, after which
    nothing happens here any more (`gone`).
    """

    def __init__(self, name: str, go_on: Job, failed: Callable[[], None]) -> None:
        self.gone = False
        self._go_on = go_on
        self._failed = failed
        self._jobs: deque[Job] = deque()
        self._bell = asyncio.Event()
        self._alarm: asyncio.TimerHandle | None = None
        self._bell.set()
        # whoever wakes a table is not to be blamed for what it does later
        self._task = asyncio.create_task(self._serve(), name=name, context=contextvars.Context())

    async def _serve(self) -> None:
        while not self.gone:
            await self._bell.wait()
            self._bell.clear()
            while self._jobs:
                await self._jobs.popleft()()
            try:
                await self._go_on()
            except StoreFailed:
                self.wake_in(RETRY)
            except Exception:
                self._give_up()
        while self._jobs:  # came while the table failed: each is told so
            await self._jobs.popleft()()

    def _give_up(self) -> None:
        self.gone = True
        self._failed()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let the table's task do something, in its turn."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        number = request_number.get()

        async def run() -> None:
            before = request_number.set(number)  # what is logged meanwhile belongs to the request
            try:
                if self.gone:
                    raise NotNow("read-anew", "The table is just being read anew. Try again.")
                result = await job()
            except Exception as error:
                if not isinstance(error, Complaint | StoreFailed):
                    self._give_up()
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            finally:
                request_number.reset(before)

        if self.gone:
            await run()
        else:
            self._jobs.append(run)
            self._bell.set()
        return await done

    def ring(self) -> None:
        """Let the table look around."""
        self._bell.set()

    def wake_in(self, seconds: float) -> None:
        """Let it look around after a while; whatever was set before is forgotten."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(max(0.0, seconds), self._bell.set)

    async def end(self) -> None:
        """Finish the job under way, and the task."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        self._bell.set()
        await self._task
