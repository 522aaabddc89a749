"""A few worker processes: kept alive, replaced when they die, never trusted to answer."""

from __future__ import annotations

import asyncio
import contextlib
import marshal
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Any

from stammtisch.server.crew.errand import LENGTH, SHARE
from stammtisch.server.metrics import Metrics


class NobodyAnswered(Exception):
    """No worker gave an answer; the caller goes on without one."""


class Crew:
    """Workers of one kind, each of which runs one errand at a time.

    A worker that takes longer than `patience` (seconds), or answers more than `longest` bytes, is
    replaced; an errand is given to `tries` workers before nobody has an answer. `share`: how much
    of the machine they take, if not what is usual.
    """

    def __init__(
        self,
        module: str,
        workers: int,
        metrics: Metrics,
        *,
        patience: float,
        longest: int,
        tries: int,
        share: str | None = None,
    ) -> None:
        self._module = module
        self._share = share
        self._metrics = metrics
        self._queue = metrics.queue(module.rpartition(".")[2])
        self._patience = patience
        self._longest = longest
        self._tries = tries
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._alive: set[Process] = set()
        self._dying: set[Process] = set()  # killed, and not yet gone
        for _ in range(workers):
            self._free.put_nowait(None)  # a place whose worker is not started yet

    async def ask(self, errand: Any) -> Any:
        """What a worker answers; a dead one is replaced and the errand given again."""
        body = marshal.dumps(errand)
        for _ in range(self._tries):
            worker = await self._next()
            began = time.monotonic()
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                answer = await asyncio.wait_for(self._converse(worker, body), self._patience)
            except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError, EOFError):
                self._metrics.workers_replaced += 1
                self._bury(worker)
                worker = None
            except BaseException:
                self._bury(worker)  # somebody lost patience in the middle of a conversation
                worker = None
                raise
            else:
                return answer
            finally:
                self._free.put_nowait(worker)
                self._queue.end(began)
        raise NobodyAnswered

    async def _next(self) -> Process | None:
        """A worker that is free, or a place for one."""
        since = self._queue.enter()
        try:
            worker = await self._free.get()
        except BaseException:
            self._queue.give_up()
            raise
        self._queue.call(since)
        return worker

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            env=os.environ | ({} if self._share is None else {SHARE: self._share}),
        )
        self._alive.add(worker)
        return worker

    async def _converse(self, worker: Process, body: bytes) -> Any:
        """One errand and one answer."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(LENGTH.pack(len(body)) + body)
        await worker.stdin.drain()
        length = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))[0]
        if length > self._longest:
            raise ValueError(f"an answer of {length} bytes")
        return marshal.loads(await worker.stdout.readexactly(length))

    def _bury(self, worker: Process | None) -> None:
        if worker is None:
            return
        self._alive.discard(worker)
        self._dying = {other for other in self._dying if other.returncode is None} | {worker}
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """End all workers."""
        for worker in tuple(self._alive):
            self._bury(worker)
        for worker in self._dying:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(worker.wait(), 1)
