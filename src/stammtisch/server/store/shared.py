"""The store of a node: the same statements beside other nodes, each table under a lease."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg

from stammtisch.server.store import leases
from stammtisch.server.store.calls import FORGET_WISHES, KEEP_WISHES
from stammtisch.server.store.leases import CHANNEL, Life, Nobody, Owner
from stammtisch.server.store.pages import write_evening
from stammtisch.server.store.patience import Patient, call
from stammtisch.server.store.remote import RemoteStore
from stammtisch.server.store.rows import Database, delete_table, run, write_entry, write_table
from stammtisch.server.store.session import ServedAlone, Session, holder, open_session, place_of
from stammtisch.server.table.book import Entry
from stammtisch.server.table.evenings import Evening
from stammtisch.server.table.keeping import Kept, NotOurs, StoreFailed

AGAIN = 0.5  # seconds until a database that did not answer is called again
SAY = "SELECT pg_notify(?, ?)"
T = TypeVar("T")


class SharedStore(RemoteStore):
    """See the protocol `Store`. Writes about a table fail unless it is this node's."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        open_session(address).close()  # brought to this version, without haste
        self._session = call(address)
        if not self._session.lock_with_others():
            where = holder(self._session)
            self._session.close()
            raise ServedAlone(place_of(address), where)
        self.key = self._session.secret_key()
        self.life = Life("", 0)  # until it is registered
        self._away_since = float("-inf")
        self.held: dict[str, int] = {}  # the tables that are this node's, and their numbers
        self.unsure: set[str] = set()  # perhaps this node's: nobody heard how its taking ended
        self.lost: Callable[[str], None] = lambda table: None  # told of a table that is not
        self._thread.start()

    def announce(self, address: str) -> None:
        """The register tells where a node answers."""

    def _open_anew(self) -> Session:
        """Whoever waits while the database is away is told at once, not one after the other."""
        if time.monotonic() - self._away_since < AGAIN:
            raise psycopg.OperationalError("the database does not answer")
        try:
            return Patient(self.address)
        except psycopg.Error:
            self._away_since = time.monotonic()
            raise

    def _may_go_on(self) -> bool:
        return self._session.lock_with_others()

    async def probe(self) -> None:
        """Look whether the tables can be read."""
        await self._read(lambda db: db.execute("SELECT id FROM tables LIMIT 1").fetchone())

    async def ask(self, work: Callable[[Database], T]) -> T:
        """Something about nodes and leases, in its turn."""
        return await self._read(work)

    # -- tables under a lease --------------------------------------------------------------------

    async def _about(self, table: str, work: Callable[[Database], T], news: str = "") -> T:
        number = self.held.get(table)
        if number is None:
            raise NotOurs("The table is not this node's.")

        def checked(db: Database) -> T:
            leases.insist(db, table, number, news)
            return work(db)

        try:
            return await self._do(checked)
        except NotOurs:
            self.drop(table, number)
            raise

    def drop(self, table: str, number: int) -> None:
        """A lease is not this node's any more: whatever is in memory of the table goes."""
        if self.held.get(table) == number:
            del self.held[table]
            if table != leases.HOUSE:
                self.unsure.add(table)  # or this node's under a number that it never heard
            self.lost(table)

    async def take(self, table: str) -> Owner | None:
        """Have a table, if no other living node has it; else that one.

        A number that arrives after this node was cut off is nobody's.
        """
        if table in self.held:
            return None
        held, life = self.held, self.life
        try:
            found = await self._do(lambda db: leases.take(db, table, life), writes=False)
        except (StoreFailed, asyncio.CancelledError):
            if table not in self.held:
                self.unsure.add(table)
            raise
        if found is Nobody.YET:  # perhaps by this node itself: how that ends is still open
            raise NotOurs("The table is just being taken over.")
        self.unsure.discard(table)
        if isinstance(found, Owner):
            return found
        if held is not self.held:
            if isinstance(found, int):
                await self._free(table, found)
            raise NotOurs("Meanwhile this node was cut off.")
        if isinstance(found, int):
            held[table] = found
        return None

    async def give_up(self, table: str) -> None:
        """Let any node have a table that is this one's."""
        held = self.held
        number = held.pop(table, None)
        if number is not None:
            try:
                await self._free(table, number)
            except StoreFailed:
                held.setdefault(table, number)  # others still take it for this node's
                raise

    async def _free(self, table: str, number: int) -> None:
        await self._do(lambda db: leases.give_up(db, table, number), writes=False)

    def give_up_all(self) -> list[str]:
        """After being cut off for too long nothing is known to be this node's any more."""
        before, self.held = self.held, {}
        self.unsure.clear()
        return list(before)

    async def append(self, table: str, line: int, entry: Entry) -> None:
        """Keep one line of the book, and tell everybody how far it is."""
        news = f"table {table} {line + 1}"
        await self._about(table, lambda db: write_entry(db, table, line, entry), news)

    async def finish(self, table: str) -> None:
        """Note that the match is over: whoever keeps what was played begins at once."""
        statement = "UPDATE tables SET running = 0 WHERE id = ?"
        await self._about(table, lambda db: run(db, statement, (table,)), f"ended {table}")

    async def create(self, table: str, kept: Kept) -> None:
        """Keep a new table: it is this node's."""
        held, life = self.held, self.life

        def write(db: Database) -> int:
            write_table(db, table, kept)
            return leases.begin(db, table, life)

        held[table] = await self._do(write)

    async def forget(self, table: str) -> None:
        """Keep nothing of a table any more, its lease neither."""

        def delete(db: Database) -> None:
            delete_table(db, table)
            run(db, 'DELETE FROM leases WHERE "table" = ?', (table,))

        await self._about(table, delete)
        self.held.pop(table, None)

    async def keep_wishes(self, visitor: str, content: bytes) -> None:
        """Keep what somebody chose, and let the other nodes read it."""
        await self._wish(visitor, KEEP_WISHES, (visitor, content))

    async def forget_wishes(self, visitor: str) -> None:
        """Somebody does not want to be called any more, by no node."""
        await self._wish(visitor, FORGET_WISHES, (visitor,))

    async def _wish(self, visitor: str, statement: str, values: tuple[Any, ...]) -> None:
        """What is kept is told with the same commit: nobody reads it too early, or never."""

        def write(db: Database) -> None:
            run(db, statement, values)
            run(db, SAY, (CHANNEL, f"wishes {visitor}"))

        await self._do(write)

    async def wishes_of(self, visitor: str) -> bytes | None:
        """What somebody chose."""
        question = "SELECT content FROM wishes WHERE visitor = ?"
        row = await self._read(lambda db: db.execute(question, (visitor,)).fetchone())
        return None if row is None else bytes(row[0])

    async def say_to_all(self, said: list[str]) -> None:
        """Tell the other nodes, and this one."""

        def say(db: Database) -> None:
            for one in said:
                run(db, SAY, (CHANNEL, one))

        await self._do(say, writes=False)

    async def write_evening(self, evening: Evening) -> None:
        """Write a finished match into the book, unless another node has done so meanwhile."""

        def write(db: Database) -> None:
            run(db, "LOCK TABLE evenings IN SHARE ROW EXCLUSIVE MODE", ())
            asked = "SELECT 1 FROM evenings WHERE id = ?"
            if db.execute(asked, (evening.id,)).fetchone() is None:
                write_evening(db, evening)

        await self._do(write)
