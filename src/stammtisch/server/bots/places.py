"""Whose bot thinks next: people who wait come first, then everybody in turn.

A thought cannot be broken off, so bots of tables at which nobody looks never take the last place.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable

from stammtisch.server.metrics import Metrics

MOST_WAITING = 16  # thoughts of one visitor; who wants more asks again later


class Crowded(Exception):
    """A visitor has as many thoughts waiting as anybody may."""


class Ticket:
    """A thought that waits for a place. Whether people wait for it may change meanwhile."""

    def __init__(self, visitor: str, wanted: Callable[[], bool]) -> None:
        self.visitor = visitor
        self.wanted = wanted
        self.called = asyncio.Event()
        self.people_wait = False  # when it was called


class Places:
    """So many thoughts at once; the next place goes round among the visitors who wait."""

    def __init__(self, number: int, metrics: Metrics, most_waiting: int = MOST_WAITING) -> None:
        self._free = number
        self._for_nobody = max(1, number - 1)  # places that may be taken where nobody looks
        self._metrics = metrics
        self._most_waiting = most_waiting
        self._waiting: dict[str, list[Ticket]] = {}  # by visitor; who was called last is last
        self._served: Counter[bool] = Counter()

    @contextlib.asynccontextmanager
    async def place(self, visitor: str, wanted: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a place, and give it back; `wanted` says whether people wait for it."""
        ticket = self._enter(visitor, wanted)
        began = time.monotonic()
        try:
            await ticket.called.wait()
            self._metrics.thought_wait_seconds.add(time.monotonic() - began)
            yield
        finally:
            self._leave(ticket)
            self._call()

    def _enter(self, visitor: str, wanted: Callable[[], bool]) -> Ticket:
        mine = self._waiting.setdefault(visitor, [])
        if len(mine) >= self._most_waiting:
            self._metrics.thoughts_put_off += 1
            raise Crowded
        ticket = Ticket(visitor, wanted)
        mine.append(ticket)
        self._metrics.thoughts_waiting += 1
        self._call()
        return ticket

    def _leave(self, ticket: Ticket) -> None:
        """A thought is over, or nobody waits for it any more."""
        if ticket.called.is_set():
            self._free += 1
            self._served[ticket.people_wait] -= 1
        else:
            self._forget(ticket)

    def _forget(self, ticket: Ticket) -> None:
        """It waits no longer."""
        mine = self._waiting[ticket.visitor]
        mine.remove(ticket)
        if not mine:
            del self._waiting[ticket.visitor]
        self._metrics.thoughts_waiting -= 1

    def _call(self) -> None:
        """Fill the free places."""
        while self._free and (ticket := self._next()) is not None:
            self._forget(ticket)
            if (others := self._waiting.pop(ticket.visitor, None)) is not None:
                self._waiting[ticket.visitor] = others  # behind everybody else
            self._free -= 1
            self._served[ticket.people_wait] += 1
            ticket.called.set()

    def _next(self) -> Ticket | None:
        """The first thought of the first visitor for which people wait; else any that may run."""
        first = None
        for mine in self._waiting.values():
            for ticket in mine:
                ticket.people_wait = ticket.wanted()
                if ticket.people_wait:
                    return ticket
                first = first or ticket
        return first if self._served[False] < self._for_nobody else None
