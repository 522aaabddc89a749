"""A node: lives in the register, keeps its tables while it is in touch, takes over from the dead.

Whoever has had no heartbeat for `LEASE` seconds lets go of all its tables; others take them after
`DEAD_AFTER`, which is longer. Clocks only have to run equally fast: what is written is checked by
numbers (`store/leases.py`), not by time. Who slept (a machine that was suspended) may not know how
long: the database does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes.lookup import Lookup
from stammtisch.server.nodes.news import News
from stammtisch.server.nodes.pulse import Pulse
from stammtisch.server.store import leases, lives
from stammtisch.server.store.leases import DEAD_AFTER, HOUSE, Owner
from stammtisch.server.store.lives import Card
from stammtisch.server.store.patience import Patient
from stammtisch.server.store.shared import SharedStore
from stammtisch.server.table.keeping import NotOurs, StoreFailed

log = logging.getLogger("stammtisch.nodes")
LEASE = 4.0  # seconds after the last heartbeat for which tables are still this node's
LOOK_EVERY = 0.25
TABLE = "table"  # a word of the news: somebody has written about one
AT_ONCE = 8  # tables that are taken over side by side: others are served meanwhile
MOST = 500  # orphans that are looked for with one heartbeat


class Tables(Protocol):
    """What a node needs of the lobby."""

    async def adopt(self, table: str) -> None:
        """Open a table whose node is gone."""

    def drop(self, table: str) -> None:
        """Forget what is in memory of a table, and cut everybody off who looks at it."""

    def knows(self, table: str, lines: int) -> bool:
        """Whether what is in memory of a table, if anything is, goes as far as so many lines."""

    async def settled(self, table: str) -> None:
        """Wait until whatever is under way at a table has been done."""


class Found(msgspec.Struct):
    """What a heartbeat found."""

    since: float | None  # seconds, since the last one; None if the name is not this life's any more
    freed: bool  # whether others may have what was this node's before it was cut off
    others: list[Owner]
    peers: frozenset[str]  # the network addresses of the others
    orphans: list[str]
    house: int | None  # the number under which this node does what is to be done once


class Node:
    """One server among the others."""

    alone = False

    def __init__(self, store: SharedStore, card: Card, metrics: Metrics, unwatched: float) -> None:
        self.store = store
        self.card = card
        self.news = News()
        self.others: list[Owner] = []
        self.peers: frozenset[str] = frozenset()
        self._lookup = Lookup()
        self.chores = False  # whether what is to be done once is done here
        self._metrics = metrics
        self._unwatched = unwatched
        self._tables: Tables | None = None
        self._beaten = float("-inf")  # when the last heartbeat began that succeeded
        self._touched_since: float | None = None  # since when without a gap
        self._adopting: set[str] = set()
        self._orphans: list[str] = []  # that are still to be taken over, as of the last heartbeat
        self._tasks: set[asyncio.Task[None]] = set()
        self._pulse = Pulse(store.address, self._beat, self._felt, self.news.hear)

    def register(self) -> None:
        """Enter the register, or be refused with a sentence."""
        self.store.life = lives.join(self.store.address, self.card)

    def open(self, tables: Tables) -> None:
        """From now on, for the tables of a lobby."""
        self._tables = tables
        self.store.lost = self._lost
        self.news.listen(TABLE, self._heard)
        self._beaten = time.monotonic()  # it was registered just now
        self._touched_since = self._beaten
        self._pulse.start()
        self._begin(self._watch())

    # -- heartbeats ------------------------------------------------------------------------------

    def _beat(self, line: Patient) -> Found:
        """In the thread of the pulse."""
        life = self.store.life
        last = lives.beat(line, life)
        ours = last is not None
        since, now = self._touched_since, time.monotonic()
        if freed := ours and since is None:
            leases.give_up_all(line, life)
        steady = since is not None and now - since > DEAD_AFTER  # others may come back too
        unused = time.time() - self._unwatched
        found = leases.orphans(line, unused, MOST) if ours and steady else []
        house = leases.take_house(line, life) if ours and not self.chores else None
        others = lives.addresses(line, life)
        return Found(last, freed, others, self._lookup.all(others), found, house)

    def _felt(self, began: float, found: Found) -> None:
        if found.since is None:
            log.error(
                "another node has the name %s now, or a server opened the database for itself; "
                "this one ends",
                self.card.name,
            )
            signal.raise_signal(signal.SIGTERM)
            return
        if self.store.held and max(found.since, began - self._beaten) > LEASE:
            self._touched_since = None  # it slept: others may have had its tables meanwhile
            self._cut_off()
        if self._touched_since is None and not found.freed:
            return  # cut off while this heart beat: the next one frees the tables first
        if self._touched_since is None:
            log.info("in touch with the database again")
            self._touched_since = time.monotonic()
        self.store.healthy = not self.store.fenced  # a heartbeat is kept as an answer would be
        self._beaten = began
        self.others, self.peers = found.others, found.peers
        if found.house is not None:
            self.chores = True
            self.store.held[HOUSE] = found.house
        self._orphans = [*found.orphans, *self.store.unsure]
        self._adopt_more()

    def _adopt_more(self) -> None:
        """As many at once as may be; each that is done makes room for the next."""
        while self._orphans and len(self._adopting) < AT_ONCE:
            table = self._orphans.pop()
            if table not in self._adopting and table not in self.store.held:
                self._adopting.add(table)
                self._begin(self._adopt(table))

    async def _adopt(self, table: str) -> None:
        assert self._tables is not None
        try:
            await self._tables.adopt(table)
            self._metrics.tables_taken_over += table in self.store.held
        except NotOurs:
            pass  # another node was faster
        except StoreFailed as failure:
            log.warning("a table is not taken over: %s", failure, extra={"table": table})
        finally:
            self._adopting.discard(table)
            self._adopt_more()

    @property
    def in_touch(self) -> bool:
        """Whether its tables are surely this node's."""
        return time.monotonic() - self._beaten < LEASE

    async def _watch(self) -> None:
        """Let go of all tables as soon as they may be another's."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if not self.in_touch and self._touched_since is not None:
                self._touched_since = None
                self._cut_off()

    def _cut_off(self) -> None:
        assert self._tables is not None
        log.error("out of touch with the database: all tables are let go")
        self._metrics.cut_off += 1
        self.chores = False
        self.store.healthy = False
        self._orphans.clear()
        for table in self.store.give_up_all():
            if table != HOUSE:
                self._tables.drop(table)

    def _lost(self, table: str) -> None:
        """A write showed that another node has it."""
        assert self._tables is not None
        log.warning("another node has taken the table over", extra={"table": table})
        self._tables.drop(table)

    def _heard(self, about: str) -> None:
        """Somebody has written a line of a table's book: this node, unless it is not its any more.

        Its own line may be heard of before it has taken effect here.
        """
        assert self._tables is not None
        table, _, line = about.partition(" ")
        number = self.store.held.get(table)
        if number is not None and line.isdigit() and not self._tables.knows(table, int(line)):
            self._begin(self._compare(table, int(line), number))

    async def _compare(self, table: str, line: int, number: int) -> None:
        assert self._tables is not None
        await self._tables.settled(table)
        if not self._tables.knows(table, line):
            self.store.drop(table, number)

    # -- whose a table is ------------------------------------------------------------------------

    async def take(self, table: str) -> int:
        """Have a table from now on; not while another node has it, or this one is cut off."""
        if (owner := await self.find(table)) is not None:
            raise NotOurs(f"The table is at the node {owner.name}.")
        return self.store.held.get(table, 0)

    def holds(self, table: str, number: int) -> bool:
        """Whether the table has been this node's ever since it was taken."""
        return self.store.held.get(table, 0) == number

    async def find(self, table: str) -> Owner | None:
        """The other node that has a table; None: it is this one's from now on, or is nowhere."""
        if table in self.store.held:
            return None
        if not self.in_touch:
            raise NotOurs("This node is out of touch with the database.")
        return await self.store.take(table)

    def taken(self) -> list[str]:
        """The tables that are this node's just now."""
        return [table for table in self.store.held if table != HOUSE]

    async def let_go(self, table: str) -> None:
        """Nothing of the table is in memory any more: whoever is asked next may have it."""
        with contextlib.suppress(StoreFailed):
            await self.store.give_up(table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave the register: others take the tables at once."""
        self._orphans.clear()
        for task in tuple(self._tasks):
            task.cancel()
        life = self.store.life
        await self._pulse.stop(lambda line: lives.leave(line, life))
