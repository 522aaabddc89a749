"""The worker processes: kept alive, replaced when they die, never trusted to answer."""

from __future__ import annotations

import asyncio
import contextlib
import marshal
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from stammtisch.bots.advice import Advice
from stammtisch.server.bots.worker import LENGTH, Thought
from stammtisch.server.metrics import Metrics

LONGEST_THOUGHT = 20.0  # seconds; a worker that takes longer is replaced
TRIES = 3


class NobodyThought(Exception):
    """No worker gave an answer; the caller goes on without one."""


class Pool:
    """A few workers, each of which thinks about one question at a time."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._size = workers
        self._metrics = metrics
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._alive: set[Process] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # a place whose worker is not started yet

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that live."""
        return [worker.pid for worker in self._alive if worker.returncode is None]

    async def think(self, thought: Thought) -> int:
        """The option a bot chooses."""
        return int(await self._ask(marshal.dumps(("choose", thought))))

    async def weigh(self, thought: Thought) -> list[Advice]:
        """What a bot thinks of every option, the best first."""
        listed = await self._ask(marshal.dumps(("weigh", thought)))
        return [Advice(option, behind) for option, behind in listed]

    async def _ask(self, body: bytes) -> Any:
        """What a worker answers; a dead one is replaced and the question asked again."""
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._start()
                answer = await asyncio.wait_for(converse(worker, body), LONGEST_THOUGHT)
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
        raise NobodyThought

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "stammtisch.server.bots.worker",
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            env=os.environ.copy(),
        )
        self._alive.add(worker)
        return worker

    def _bury(self, worker: Process | None) -> None:
        if worker is None:
            return
        self._alive.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """End all workers."""
        for worker in tuple(self._alive):
            self._bury(worker)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(worker.wait(), 1)


async def converse(worker: Process, body: bytes) -> Any:
    """One question and one answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(LENGTH.pack(len(body)) + body)
    await worker.stdin.drain()
    head = await worker.stdout.readexactly(LENGTH.size)
    return marshal.loads(await worker.stdout.readexactly(LENGTH.unpack(head)[0]))
