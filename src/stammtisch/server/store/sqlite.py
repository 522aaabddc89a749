"""The default store: one SQLite file, one thread that writes, nothing to configure.

All waiting statements go into one transaction, so that a full house costs one flush to disk and
not one for each answer. Whoever waits is told only after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from stammtisch.core.errors import Complaint
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import ChatLine, Kept, Listed, StoreFailed
from stammtisch.server.table.seating import Header, Social

VERSION = 1
MOST_AT_ONCE = 256
FILE = "stammtisch.sqlite"

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class Waiting(NamedTuple):
    """Something to be done, who waits for it, and whether it changes anything."""

    work: Work
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    writes: bool


class BadFolder(Complaint):
    """A data folder that cannot be used."""


class SqliteStore:
    """See the protocol `Store`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.healthy = True
        self._connection = open_file(folder, self.file)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

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

    def _carry_out(self, batch: list[Waiting]) -> None:
        """Everything in one transaction; if that fails, each on its own.

        Only writing shows whether the store is healthy: a full disk can still be read.
        """
        writes = any(waiting.writes for waiting in batch)
        try:
            results = self._transaction([waiting.work for waiting in batch])
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            if len(batch) == 1:
                self.healthy = self.healthy and not writes
                failure = StoreFailed(f"The store did not keep this: {error}.")
                batch[0].loop.call_soon_threadsafe(_fail, batch[0].future, failure)
                return
            for single in batch:
                self._carry_out([single])
            return
        self.healthy = self.healthy or writes
        for waiting, result in zip(batch, results, strict=True):
            waiting.loop.call_soon_threadsafe(_resolve, waiting.future, result)

    def _transaction(self, works: list[Work]) -> list[Any]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
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

    # -- the statements --------------------------------------------------------------------------

    async def create(self, table: str, kept: Kept) -> None:
        """Keep a new table."""

        def work(db: sqlite3.Connection) -> None:
            header, social = kept.header, kept.social
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, 1)",
                (
                    table,
                    msgspec.json.encode(header),
                    b"",
                    header.title,
                    social.name,
                    header.created,
                ),
            )
            for line, entry in enumerate(kept.book):
                write_entry(db, table, line, entry)
            write_social(db, table, social)

        await self._do(work)

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

    async def running(self) -> list[str]:
        """All tables whose match goes on."""
        question = "SELECT id FROM tables WHERE running = 1 ORDER BY created DESC"
        return [row[0] for row in await self._read(lambda db: db.execute(question).fetchall())]


def open_file(folder: Path, file: Path) -> sqlite3.Connection:
    """The open database of a data folder, or a complaint."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        keep_private(file)
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection, file)
    except (OSError, sqlite3.Error) as error:
        raise BadFolder(f"The data folder {folder} cannot be used: {error}.") from error
    return connection


def keep_private(file: Path) -> None:
    """Nobody else on this machine may read the database: made so, or changed where possible."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with contextlib.suppress(OSError):  # not there, or not ours to change
            part.chmod(0o600)


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file to this version; a file of a later release is left alone."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise BadFolder(f"{file} was written by a later release; start that one instead.")
    connection.execute("BEGIN IMMEDIATE")  # also proves that the folder can be written
    if version == 0:
        schema = resources.files(__package__) / "schema.sql"
        for statement in schema.read_text(encoding="utf-8").split(";\n"):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def run(db: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    """A statement without an answer."""
    db.execute(statement, values)


def write_entry(db: sqlite3.Connection, table: str, line: int, entry: Entry) -> None:
    """One line of the book; a line that exists already is an error, never overwritten."""
    row = (table, line, entry.seat, entry.option, entry.by, entry.key)
    db.execute("INSERT INTO book VALUES (?, ?, ?, ?, ?, ?)", row)


def write_social(db: sqlite3.Connection, table: str, social: Social) -> None:
    """Who sits where, and everything by which a table can be found."""
    db.execute(
        "UPDATE tables SET social = ?, name = ?, running = running AND ? WHERE id = ?",
        (msgspec.json.encode(social), social.name, not social.closed, table),
    )
    for name in ("links", "codes", "members"):
        db.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))
    links = [(digest, table, seat) for digest, seat in social.links().items()]
    db.executemany("INSERT INTO links VALUES (?, ?, ?)", links)
    if social.code is not None:
        db.execute("INSERT INTO codes VALUES (?, ?)", (social.code, table))
    members = [(visitor, table) for visitor in social.members()]
    db.executemany("INSERT INTO members VALUES (?, ?)", members)


def read_table(db: sqlite3.Connection, table: str) -> Kept | None:
    """Everything about a table."""
    row = db.execute("SELECT header, social FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    book = 'SELECT seat, option, by, key FROM book WHERE "table" = ? ORDER BY line'
    chat = 'SELECT seat, name, text, at FROM chat WHERE "table" = ? ORDER BY rowid DESC LIMIT 200'
    said = [ChatLine(*line) for line in db.execute(chat, (table,))]
    return Kept(
        msgspec.json.decode(row[0], type=Header),
        msgspec.json.decode(row[1], type=Social),
        [Entry(*line) for line in db.execute(book, (table,))],
        said[::-1],
    )


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], failure: StoreFailed) -> None:
    if not future.done():
        future.set_exception(failure)
