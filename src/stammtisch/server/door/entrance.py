"""How many may stand at the door at once, in all and from one address.

Whoever has not said what it wants makes way for a newcomer, the longest-waiting first: so nobody
is shut out by others who open connections and say nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Protocol

from stammtisch.server.door.hosts import neighbourhood
from stammtisch.server.metrics import Metrics


class Waiting(Protocol):
    """A connection on which nothing is under way."""

    address: str

    def make_way(self) -> None:
        """End at once."""


class Entrance:
    """Counts the connections of a server, sockets included.

    Reverse proxies that are trusted speak for many people: theirs are counted in all only.
    """

    def __init__(
        self, most: int, per_address: int, metrics: Metrics, proxies: Container[str] = ()
    ) -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = proxies
        self._metrics = metrics
        self._open: Counter[str] = Counter()
        self._all = 0
        self._waiting: dict[Waiting, None] = {}  # the longest-waiting first

    def admit(self, peer: str) -> str | None:
        """Count one more connection under the address that is returned; None if all is full."""
        address = neighbourhood(peer)
        crowded = self._open[address] >= self._per_address and peer not in self._proxies
        if crowded and not self._make_room(address):
            return None
        if self._all >= self._most and not self._make_room(None):
            return None
        self._open[address] += 1
        self._all += 1
        return address

    def _make_room(self, address: str | None) -> bool:
        """End the connection that has waited longest (of an address); whether there was one."""
        for waiting in self._waiting:
            if address is None or waiting.address == address:
                self._metrics.connections_shed += 1
                waiting.make_way()
                return True
        self._metrics.connections_refused += 1
        return False

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def waits(self, waiting: Waiting) -> None:
        """Nothing is under way on a connection."""
        self._waiting.setdefault(waiting)

    def acts(self, waiting: Waiting) -> None:
        """Something is under way on it, or it has ended."""
        self._waiting.pop(waiting, None)
