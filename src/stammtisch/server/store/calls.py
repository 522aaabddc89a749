"""What is kept about calls: what each person chose, and who is missed at which table."""

from __future__ import annotations

from stammtisch.server.store.clerk import Clerk
from stammtisch.server.store.rows import run

Missed = tuple[str, int, str]  # table, seat, visitor

KEEP_WISHES = (
    "INSERT INTO wishes VALUES (?, ?) "
    "ON CONFLICT (visitor) DO UPDATE SET content = excluded.content"
)
FORGET_WISHES = "DELETE FROM wishes WHERE visitor = ?"


class CallStatements(Clerk):
    """The part of the protocol `Store` that is about calling people."""

    async def wishes(self) -> list[tuple[str, bytes]]:
        """What everybody chose who ever chose something: visitor and content."""
        question = "SELECT visitor, content FROM wishes"
        rows = await self._read(lambda db: db.execute(question).fetchall())
        return [(row[0], bytes(row[1])) for row in rows]

    async def keep_wishes(self, visitor: str, content: bytes) -> None:
        """Keep what somebody chose, in place of what they chose before."""
        await self._do(lambda db: run(db, KEEP_WISHES, (visitor, content)))

    async def forget_wishes(self, visitor: str) -> None:
        """Somebody does not want to be called any more, by nothing."""
        await self._do(lambda db: run(db, FORGET_WISHES, (visitor,)))

    async def calls(self) -> list[bytes]:
        """Everybody who is missed at a table."""
        rows = await self._read(lambda db: db.execute("SELECT content FROM calls").fetchall())
        return [bytes(row[0]) for row in rows]

    async def calls_of(self, table: str) -> list[bytes]:
        """Everybody who is missed at one table."""
        question = 'SELECT content FROM calls WHERE "table" = ?'
        rows = await self._read(lambda db: db.execute(question, (table,)).fetchall())
        return [bytes(row[0]) for row in rows]

    async def keep_call(self, missed: Missed, content: bytes) -> None:
        """Somebody is missed at a table that is still there."""
        statement = (
            "INSERT INTO calls SELECT id, ?, ?, ? FROM tables WHERE id = ? "
            'ON CONFLICT ("table", seat, visitor) DO UPDATE SET content = excluded.content'
        )
        table, seat, visitor = missed
        await self._about(table, lambda db: run(db, statement, (seat, visitor, content, table)))

    async def drop_call(self, missed: Missed) -> None:
        """Nobody is missed there any more."""
        statement = 'DELETE FROM calls WHERE "table" = ? AND seat = ? AND visitor = ?'
        await self._about(missed[0], lambda db: run(db, statement, missed))
