"""Goes round and calls whoever is due; nothing of it keeps a table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from stammtisch.server.notices.calls import Call, Calls
from stammtisch.server.notices.due import called, due
from stammtisch.server.notices.letters import Letter, letter_for
from stammtisch.server.notices.post_office import PostOffice
from stammtisch.server.notices.register import Register
from stammtisch.server.table.keeping import StoreFailed

log = logging.getLogger("stammtisch.notices")
ROUND = 5.0  # seconds between two rounds, if nothing is new


class Crier:
    """Calls people for the tables that miss them."""

    def __init__(self, register: Register, calls: Calls, office: PostOffice) -> None:
        self._register = register
        self._calls = calls
        self._office = office
        self._errands: set[asyncio.Task[None]] = set()

    async def go_on(self) -> None:
        """Read what was chosen and who is missed, then go round until the server stops."""
        while True:
            self._calls.news.clear()
            for call in self._calls.waiting():
                self.consider(call, time.time())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._calls.news.wait(), ROUND)

    def consider(self, call: Call, now: float) -> None:
        """Call somebody if it is time. It is noted first: better not at all than twice."""
        wishes = self._register.of(call.visitor)
        wanted = due(call, wishes, now)
        if wanted is None or wanted.at > now:
            return
        letter = letter_for(call, wanted.reason, wishes.language, self._office.address, call.nudge)
        called(call, wanted.reason, now)
        self._calls.keep(call)
        task = asyncio.create_task(self._deliver(call.visitor, letter))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _deliver(self, visitor: str, letter: Letter) -> None:
        """By the first channel that works; one that is gone is forgotten."""
        for channel in self._register.of(visitor).channels:
            if not channel.on:
                continue
            outcome = await self._office.send(channel, letter)
            metrics = self._office.house.metrics
            metrics.notices_sent += outcome == "arrived"
            metrics.notices_failed += outcome != "arrived"
            with contextlib.suppress(StoreFailed):
                if outcome == "gone":
                    await self._register.forget(visitor, channel)
                elif outcome == "arrived":
                    await self._register.note(visitor, channel.id, time.time(), 0.0)
                else:
                    await self._register.note(visitor, channel.id, 0.0, time.time())
            if outcome == "arrived":
                return

    def stop(self) -> None:
        """The server stops: what has not gone out stays."""
        for task in self._errands:
            task.cancel()
