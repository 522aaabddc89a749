"""The heartbeat of a node: a thread with a line of its own, which also hears what others say.

It beats once a second and opens its line anew when that breaks. What it finds goes to the event
loop; nothing here waits for a table.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from stammtisch.server.store.leases import CHANNEL
from stammtisch.server.store.patience import Patient

log = logging.getLogger("stammtisch.nodes")
EVERY = 1.0  # seconds
NEW_LINE = "line"  # heard when a line is new: what was said before is lost
AGAIN = 0.3  # seconds until a broken line is tried anew

Work = Callable[[Patient], Any]


class Pulse:
    """Calls `beat` once a second on a line to the database.

    `felt` is told in the event loop when a beat began that succeeded, and what came of it;
    `heard` what others said.
    """

    def __init__(
        self,
        address: str,
        beat: Work,
        felt: Callable[[float, Any], None],
        heard: Callable[[str], None],
    ) -> None:
        self._address = address
        self._beat = beat
        self._felt = felt
        self._heard = heard
        self._over = threading.Event()
        self._last: Work | None = None
        self._thread = threading.Thread(target=self._go_on, name="pulse", daemon=True)

    def start(self) -> None:
        """From now on, for the event loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def _go_on(self) -> None:
        while not self._over.is_set():
            try:
                line = Patient(self._address)
                try:
                    self._live_on(line)
                finally:
                    line.close()
            except (psycopg.Error, OSError) as error:
                log.warning("the database does not answer: %s", str(error).partition("\n")[0])
                self._over.wait(AGAIN)
            except Exception:  # a heart that stops takes every table with it
                log.exception("a heartbeat failed")
                self._over.wait(AGAIN)

    def _live_on(self, line: Patient) -> None:
        """Until the line breaks, or all is over."""
        line.execute(f"LISTEN {CHANNEL}")
        self._tell(self._heard, NEW_LINE)
        while not self._over.is_set():
            began = time.monotonic()
            found = self._beat(line)
            self._tell(self._felt, began, found)
            left = EVERY - (time.monotonic() - began)
            for said in line.heard(max(0.01, left)):
                self._tell(self._heard, said)
        if self._last is not None:
            self._last(line)

    def _tell(self, told: Callable[..., None], *what: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(told, *what)

    async def stop(self, last: Work | None = None) -> None:
        """No more beats; the last thing that is done on the line, if it still holds."""
        self._last = last
        self._over.set()
        await asyncio.to_thread(self._thread.join, 5)
