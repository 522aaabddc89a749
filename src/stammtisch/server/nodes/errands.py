"""A line to the queue of thoughts: one thread, beside the store's, opened anew when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from stammtisch.server.store.patience import Patient
from stammtisch.server.store.rows import Database

T = TypeVar("T")


class NoQueue(Exception):
    """The queue cannot be reached."""


class QueueLine:
    """Does one thing after the other, each in a transaction of its own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._line: Patient | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thoughts")

    async def do(self, work: Callable[[Database], T]) -> T:
        """What the queue says to it."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._work, work)
        except (psycopg.Error, OSError, RuntimeError) as error:
            raise NoQueue(str(error)) from error

    def _work(self, work: Callable[[Database], T]) -> T:
        line = self._open()
        try:
            result = work(line)
            line.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(psycopg.Error):
                line.roll_back()
            raise
        return result

    def _open(self) -> Patient:
        """A line on which something has begun."""
        if self._line is not None:
            try:
                self._line.execute("BEGIN")
            except psycopg.Error:
                self._line.close()
                self._line = None
            else:
                return self._line
        self._line = Patient(self._address)
        self._line.execute("BEGIN")
        return self._line

    def close(self) -> None:
        """Hang up."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        if self._line is not None:
            self._line.close()
