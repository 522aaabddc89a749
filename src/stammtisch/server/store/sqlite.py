"""The default store: one SQLite file, one thread that writes, nothing to configure.

All waiting statements go into one transaction, so that a full house costs one flush to disk and
not one for each answer. Whoever waits is told only after the commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from stammtisch.server.store.file import (
    FILE,
    Fenced,
    insist_on_fence,
    is_damage,
    look_through,
    open_folder,
    raise_fence,
    secret_key,
)
from stammtisch.server.store.rows import (
    delete_table,
    read_burden,
    read_table,
    read_unused,
    run,
    write_entry,
    write_social,
    write_table,
)
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import Burden, ChatLine, Kept, Listed, StoreFailed
from stammtisch.server.table.seating import Social

MOST_AT_ONCE = 256

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class Waiting(NamedTuple):
    """Something to be done, who waits for it, and whether it changes anything."""

    work: Work
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    writes: bool


class SqliteStore:
    """See the protocol `Store`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.healthy = True
        self.fenced = False
        self.damaged = False  # what is on disk is not what was written; a restart looks again
        self._lock, self._connection = open_folder(folder)
        self._number = raise_fence(self._connection)
        self.key = secret_key(self._connection)
        self._looked_through: asyncio.Task[bool] | None = None
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def announce(self, address: str) -> None:
        """Where this server answers, for whoever finds the folder locked."""
        self._lock.announce(address)

    # -- the thread that writes ------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                break
            batch, last = [first], False
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._carry_out(batch)
            if last:
                break
        self._connection.close()
        self._lock.release()

    def _carry_out(self, batch: list[Waiting]) -> None:
        """Everything in one transaction; if that fails, each on its own.

        Only writing shows whether the store is healthy: a full disk can still be read.
        """
        writes = any(waiting.writes for waiting in batch)
        try:
            results = self._transaction([waiting.work for waiting in batch])
        except (sqlite3.Error, msgspec.MsgspecError, Fenced) as error:
            self.fenced = self.fenced or isinstance(error, Fenced)
            self.damaged = self.damaged or is_damage(error)
            if len(batch) == 1:
                self.healthy = self.healthy and not (writes or self.fenced or self.damaged)
                failure = StoreFailed(f"The store did not keep this: {error}.")
                batch[0].loop.call_soon_threadsafe(_fail, batch[0].future, failure)
                return
            for single in batch:
                self._carry_out([single])
            return
        self.healthy = (self.healthy or writes) and not (self.fenced or self.damaged)
        for waiting, result in zip(batch, results, strict=True):
            waiting.loop.call_soon_threadsafe(_resolve, waiting.future, result)

    def _transaction(self, works: list[Work]) -> list[Any]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            insist_on_fence(connection, self._number)
            results = [work(connection) for work in works]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._do(work, writes=False)

    async def _do(self, work: Callable[[sqlite3.Connection], T], writes: bool = True) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(Waiting(work, future, loop, writes))
        return await future

    async def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def probe(self) -> None:
        """Look whether the tables are still this server's, and whether the file is whole."""
        await self._read(lambda db: db.execute("SELECT id FROM tables LIMIT 1").fetchone())
        if self._looked_through is None:
            self._looked_through = asyncio.create_task(asyncio.to_thread(look_through, self.file))
        if self._looked_through.done() and not self._looked_through.result():
            self.damaged, self.healthy = True, False

    # -- the statements --------------------------------------------------------------------------

    async def create(self, table: str, kept: Kept) -> None:
        """Keep a new table."""
        await self._do(lambda db: write_table(db, table, kept))

    async def append(self, table: str, line: int, entry: Entry) -> None:
        """Keep one line of the book."""
        await self._do(lambda db: write_entry(db, table, line, entry))

    async def finish(self, table: str) -> None:
        """Note that the match is over."""
        statement = "UPDATE tables SET running = 0 WHERE id = ?"
        await self._do(lambda db: run(db, statement, (table,)))

    async def save_social(self, table: str, social: Social) -> None:
        """Keep who sits where."""
        copy = msgspec.json.decode(msgspec.json.encode(social), type=Social)
        await self._do(lambda db: write_social(db, table, copy))

    async def say(self, table: str, line: ChatLine) -> None:
        """Keep a line of chat."""
        row = (table, line.at, line.seat, line.name, line.text)
        await self._do(lambda db: run(db, "INSERT INTO chat VALUES (?, ?, ?, ?, ?)", row))

    async def load(self, table: str) -> Kept | None:
        """Everything about a table."""
        return await self._read(lambda db: read_table(db, table))

    async def by_link(self, digest: str) -> tuple[str, int] | None:
        """The table and seat that a link opens."""
        question = 'SELECT "table", seat FROM links WHERE digest = ?'
        return await self._read(lambda db: db.execute(question, (digest,)).fetchone())

    async def by_code(self, code: str) -> str | None:
        """The table with this short code."""
        question = 'SELECT "table" FROM codes WHERE code = ?'
        row = await self._read(lambda db: db.execute(question, (code,)).fetchone())
        return None if row is None else row[0]

    async def tables_of(self, visitor: str) -> list[Listed]:
        """The tables that somebody belongs to, newest first."""
        question = (
            "SELECT id, title, name, created, running FROM tables "
            'JOIN members ON members."table" = id WHERE visitor = ? ORDER BY created DESC LIMIT 200'
        )
        rows = await self._read(lambda db: db.execute(question, (visitor,)).fetchall())
        return [Listed(row[0], row[1], row[2], row[3], bool(row[4])) for row in rows]

    async def running(self, since: float) -> list[str]:
        """The tables whose match goes on by itself: used since then, or with a clock."""
        question = (
            'SELECT id FROM tables JOIN upkeep ON upkeep."table" = id '
            "WHERE running = 1 AND (touched > ? OR clock = 1) ORDER BY touched DESC"
        )
        rows = await self._read(lambda db: db.execute(question, (since,)).fetchall())
        return [row[0] for row in rows]

    async def burden(self, host: str) -> Burden:
        """How many tables somebody has set, and what they and all others weigh."""
        return await self._read(lambda db: read_burden(db, host))

    async def keep_past(self, table: str, content: bytes) -> None:
        """Keep a finished match for good."""
        statement = "INSERT OR REPLACE INTO pasts SELECT id, ? FROM tables WHERE id = ?"
        await self._do(lambda db: run(db, statement, (content, table)))

    async def past(self, table: str) -> bytes | None:
        """A finished match as it was kept for good."""
        question = 'SELECT content FROM pasts WHERE "table" = ?'
        row = await self._read(lambda db: db.execute(question, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    async def unkept(self, most: int) -> list[str]:
        """Finished matches that are not kept for good yet."""
        question = (
            "SELECT id FROM tables WHERE running = 0 AND id NOT IN "
            '(SELECT "table" FROM pasts) ORDER BY created DESC LIMIT ?'
        )
        rows = await self._read(lambda db: db.execute(question, (most,)).fetchall())
        return [row[0] for row in rows]

    async def forget(self, table: str) -> None:
        """Keep nothing of a table any more."""
        await self._do(lambda db: delete_table(db, table))

    async def unused(self, finished: float | None, abandoned: float | None) -> list[str]:
        """The tables that nobody has used since: finished ones, and others."""
        return await self._read(lambda db: read_unused(db, finished, abandoned))


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], failure: StoreFailed) -> None:
    if not future.done():
        future.set_exception(failure)
