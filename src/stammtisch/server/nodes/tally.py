"""Limits over all nodes: each tells the others, four times a second, what it has let in.

What was taken at one node is owed at the others: so nobody gets a higher rate by asking several.
In the quarter of a second before the others know, a bucket may be emptied at each of them once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import msgspec

from stammtisch.server.door.limits import Turnstile
from stammtisch.server.nodes.node import Node
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import StoreFailed

SPENT = "spent"  # the word of the news
EVERY = 0.25  # seconds
AT_ONCE = 60  # addresses in one piece of news; PostgreSQL carries 8,000 bytes
MOST = 50  # pieces in one round: what a flood of addresses takes beyond that stays with its node
NAMES = (
    *("new_tables", "tables_today", "files_today", "codes", "hints", "trials", "chat"),
    *("looks", "changes", "address_changes", "requests"),
)


class Tally:
    """What one node has let in, and what it hears of the others."""

    def __init__(self, node: Node, house: House) -> None:
        self._node = node
        self._turnstiles: dict[str, Turnstile] = {name: getattr(house, name) for name in NAMES}
        for turnstile in self._turnstiles.values():
            turnstile.spent = {}
        node.news.listen(SPENT, self._hear)

    async def go_on(self) -> None:
        """As long as the node is open."""
        while True:
            await asyncio.sleep(EVERY)
            said = [f"{SPENT} {one}" for one in self.gathered()][:MOST]
            if said and self._node.in_touch:
                with contextlib.suppress(StoreFailed):
                    await self._node.store.say_to_all(said)

    def gathered(self) -> Iterator[str]:
        """What was let in since the last time, in pieces."""
        life = self._node.store.life.number
        for name, turnstile in self._turnstiles.items():
            spent, turnstile.spent = list((turnstile.spent or {}).items()), {}
            for place in range(0, len(spent), AT_ONCE):
                piece = (life, name, spent[place : place + AT_ONCE])
                yield msgspec.json.encode(piece).decode()

    def _hear(self, said: str) -> None:
        """What another node let in is owed here."""
        life, name, spent = msgspec.json.decode(said, type=tuple[int, str, list[tuple[str, float]]])
        if life != self._node.store.life.number and name in self._turnstiles:
            for address, drops in spent:
                self._turnstiles[name].owes(address, drops)
