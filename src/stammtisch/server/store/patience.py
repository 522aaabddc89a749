"""A line to a database that is cut when an answer takes too long.

A network that swallows everything makes no error: whoever waits on it would wait for ever.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import weakref
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import psycopg

from stammtisch.server.store.rows import Rows
from stammtisch.server.store.session import Session, place_of, unusable

WAIT = 2  # seconds for the server to answer when it is called
PATIENCE = 3.0  # seconds for one statement
LOOK_EVERY = 0.25
CUT_OFF = "SET idle_in_transaction_session_timeout = 3000"  # who is cut off holds no row locked


class Patient(Session):
    """A session whose statements end in time, well or badly."""

    def __init__(self, address: str) -> None:
        super().__init__(address, WAIT)

    def _set_up(self) -> None:
        """What is said first is watched already."""
        here = self._connection.fileno()
        self._line = socket.fromfd(here, socket.AF_INET, socket.SOCK_STREAM)
        self._since: float | None = None
        WATCHDOG.watch(self)
        super()._set_up()
        self.execute(CUT_OFF)

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        self._since = time.monotonic()
        try:
            yield
        finally:
            self._since = None

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Carry out one statement."""
        with self._watched():
            return super().execute(statement, values)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Carry out one statement for each row."""
        with self._watched():
            super().executemany(statement, rows)

    def roll_back(self) -> None:
        """Forget what was begun."""
        with self._watched():
            super().roll_back()

    def heard(self, seconds: float) -> Iterator[str]:
        """What others said on the channels that were listened to, for a while."""
        for notice in self._connection.notifies(timeout=seconds):
            yield notice.payload

    def look(self, now: float) -> None:
        """Cut the line if somebody has waited too long."""
        since = self._since
        if since is not None and now - since > PATIENCE:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Hang up."""
        self._line.close()
        super().close()


class Watchdog:
    """One thread that looks after all lines of this process."""

    def __init__(self) -> None:
        self._lines: weakref.WeakSet[Patient] = weakref.WeakSet()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def watch(self, line: Patient) -> None:
        """One line more."""
        with self._lock:
            self._lines.add(line)
            if self._thread is None or not self._thread.is_alive():  # a fork has no threads
                self._thread = threading.Thread(target=self._go_on, name="watchdog", daemon=True)
                self._thread.start()

    def _go_on(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            with self._lock:
                lines = list(self._lines)
            for line in lines:
                line.look(time.monotonic())


WATCHDOG = Watchdog()


def call(address: str) -> Patient:
    """A patient line, or a complaint."""
    try:
        return Patient(address)
    except psycopg.Error as error:
        raise unusable(place_of(address), error) from error
