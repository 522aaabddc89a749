"""What is asked of a store, in SQL that every database of ours understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from stammtisch.server.store.calls import CallStatements
from stammtisch.server.store.pages import Pages
from stammtisch.server.store.rows import (
    Database,
    delete_table,
    let_clock_rest,
    read_burden,
    read_table,
    read_unused,
    run,
    write_chat,
    write_entry,
    write_social,
    write_table,
)
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import Burden, ChatLine, Kept, Listed
from stammtisch.server.table.seating import Social

T = TypeVar("T")


class Statements(Pages, CallStatements):
    """The protocol `Store`, but for what a database does in its own way."""

    async def create(self, table: str, kept: Kept) -> None:
        """Keep a new table."""
        await self._do(lambda db: write_table(db, table, kept))

    async def append(self, table: str, line: int, entry: Entry) -> None:
        """Keep one line of the book."""
        await self._about(table, lambda db: write_entry(db, table, line, entry))

    async def finish(self, table: str) -> None:
        """Note that the match is over."""
        statement = "UPDATE tables SET running = 0 WHERE id = ?"
        await self._about(table, lambda db: run(db, statement, (table,)))

    async def save_social(self, table: str, social: Social) -> None:
        """Keep who sits where."""
        copy = msgspec.json.decode(msgspec.json.encode(social), type=Social)
        await self._about(table, lambda db: write_social(db, table, copy))

    async def say(self, table: str, line: ChatLine, most: int | None = None) -> None:
        """Keep a line of chat, and so many of the table."""
        await self._about(table, lambda db: write_chat(db, table, line, most))

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

    async def every_table_of(self, visitor: str) -> list[str]:
        """All tables that somebody belongs to: a list that is shown ends sooner."""
        question = 'SELECT "table" FROM members WHERE visitor = ?'
        rows = await self._read(lambda db: db.execute(question, (visitor,)).fetchall())
        return [row[0] for row in rows]

    async def forget_traces(self, visitor: str) -> None:
        """Who set a table, and who is missed there, is kept of nobody who is forgotten."""

        def forget(db: Database) -> None:
            run(db, "UPDATE upkeep SET host = '' WHERE host = ?", (visitor,))
            run(db, "DELETE FROM calls WHERE visitor = ?", (visitor,))

        await self._do(forget)

    async def running(self, since: float) -> list[str]:
        """The tables whose match goes on by itself: used since then, or with a clock."""
        question = (
            'SELECT id FROM tables JOIN upkeep ON upkeep."table" = id '
            "WHERE running = 1 AND (touched > ? OR clock = 1) ORDER BY touched DESC"
        )
        rows = await self._read(lambda db: db.execute(question, (since,)).fetchall())
        return [row[0] for row in rows]

    async def rest(self, table: str) -> None:
        """Nothing happens at a table unless somebody comes: its clock does not run."""
        await self._about(table, lambda db: let_clock_rest(db, table))

    async def burden(self, host: str) -> Burden:
        """How many tables somebody has set, and what they and all others weigh."""
        return await self._read(lambda db: read_burden(db, host))

    async def keep_past(self, table: str, content: bytes) -> None:
        """Keep a finished match for good."""
        statement = (
            "INSERT INTO pasts SELECT id, ? FROM tables WHERE id = ? "
            'ON CONFLICT ("table") DO UPDATE SET content = excluded.content'
        )
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
        await self._about(table, lambda db: delete_table(db, table))

    async def unused(self, finished: float | None, abandoned: float | None) -> list[str]:
        """The tables that nobody has used since: finished ones, and others."""
        return await self._read(lambda db: read_unused(db, finished, abandoned))

    async def fill(self, work: Callable[[Database], T]) -> T:
        """Let a host's tools put back what was kept elsewhere: all of it, or nothing."""
        return await self._do(work)
