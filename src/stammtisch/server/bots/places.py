"""Whose bot thinks next: people who wait come first, then everybody in turn.

Turns go by network address, and among those of one address by visitor: an identity costs nothing.

A thought cannot be broken off, so bots of tables at which nobody looks never take the last place.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator

from stammtisch.server.metrics import Metrics

MOST_WAITING = 16  # thoughts of one visitor; who wants more asks again later
MOST_OF_ADDRESS = 128


class Crowded(Exception):
    """A visitor or an address has as many thoughts waiting as anybody may."""


class Ticket:
    """A thought that waits for a place. Whether people wait for it may change meanwhile."""

    def __init__(self, address: str, visitor: str, wanted: Callable[[], bool]) -> None:
        self.address = address
        self.visitor = visitor
        self.wanted = wanted
        self.called = asyncio.Event()
        self.people_wait = False  # when it was called


class Places:
    """So many thoughts at once; the next place goes round among those who wait."""

    def __init__(
        self,
        number: int,
        metrics: Metrics,
        most_waiting: int = MOST_WAITING,
        most_of_address: int = MOST_OF_ADDRESS,
    ) -> None:
        self._free = number
        self._for_nobody = max(1, number - 1)  # places that may be taken where nobody looks
        self._metrics = metrics
        self._most_waiting = most_waiting
        self._most_of_address = most_of_address
        # by address, then by visitor; who was called last is last
        self._waiting: dict[str, dict[str, list[Ticket]]] = {}
        self._served: Counter[bool] = Counter()

    @contextlib.asynccontextmanager
    async def place(
        self, visitor: str, wanted: Callable[[], bool], sender: str = ""
    ) -> AsyncIterator[None]:
        """Wait for a place, and give it back; `wanted` says whether people wait for it.

        Where the address of a visitor is not known, they stand for themselves.
        """
        ticket = self._enter(Ticket(sender or visitor, visitor, wanted))
        began = time.monotonic()
        try:
            await ticket.called.wait()
            self._metrics.thought_wait_seconds.add(time.monotonic() - began)
            yield
        finally:
            self._leave(ticket)
            self._call()

    def _enter(self, ticket: Ticket) -> Ticket:
        beside = self._waiting.get(ticket.address, {})
        mine = len(beside.get(ticket.visitor, ()))
        if mine >= self._most_waiting or sum(map(len, beside.values())) >= self._most_of_address:
            self._metrics.thoughts_put_off += 1
            raise Crowded
        beside = self._waiting.setdefault(ticket.address, beside)
        beside.setdefault(ticket.visitor, []).append(ticket)
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
        beside = self._waiting[ticket.address]
        beside[ticket.visitor].remove(ticket)
        if not beside[ticket.visitor]:
            del beside[ticket.visitor]
        if not beside:
            del self._waiting[ticket.address]
        self._metrics.thoughts_waiting -= 1

    def _go_behind(self, ticket: Ticket) -> None:
        """Whoever was called stands behind everybody else from now on."""
        if (beside := self._waiting.pop(ticket.address, None)) is None:
            return
        if (mine := beside.pop(ticket.visitor, None)) is not None:
            beside[ticket.visitor] = mine
        self._waiting[ticket.address] = beside

    def _call(self) -> None:
        """Fill the free places."""
        while self._free and (ticket := self._next()) is not None:
            self._forget(ticket)
            self._go_behind(ticket)
            self._free -= 1
            self._served[ticket.people_wait] += 1
            ticket.called.set()

    def _in_turn(self) -> Iterator[Ticket]:
        for beside in self._waiting.values():
            for mine in beside.values():
                yield from mine

    def _next(self) -> Ticket | None:
        """The first thought in turn for which people wait; else any that may run."""
        first = None
        for ticket in self._in_turn():
            ticket.people_wait = ticket.wanted()
            if ticket.people_wait:
                return ticket
            first = first or ticket
        return first if self._served[False] < self._for_nobody else None
