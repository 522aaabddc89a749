"""The store on a PostgreSQL server: the same statements, one server at a time."""

from __future__ import annotations

from typing import Any

import psycopg

from stammtisch.server.store.clerk import Fenced, Work
from stammtisch.server.store.lock import AlreadyOpen
from stammtisch.server.store.session import (
    Session,
    holder,
    insist,
    open_session,
    place_of,
    raise_fence,
)
from stammtisch.server.store.statements import Statements


class PostgresStore(Statements):
    """See the protocol `Store`. A lost connection is opened anew before the next statement."""

    failures = (psycopg.Error,)

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._session = open_session(address)
        if not self._session.lock():
            where = holder(self._session)
            self._session.close()
            raise AlreadyOpen(f"database {place_of(address)}", where)
        self._number = raise_fence(self._session)
        self.key = self._session.secret_key()
        self._thread.start()

    def announce(self, address: str) -> None:
        """Where this server answers, for whoever finds the database locked."""
        self._session.execute("UPDATE fence SET address = ?", (address,))

    def _transaction(self, works: list[Work]) -> list[Any]:
        self._begin()
        try:
            insist(self._session, self._number)
            results = [work(self._session) for work in works]
            self._session.execute("COMMIT")
        except BaseException:
            self._session.roll_back()
            raise
        return results

    def _begin(self) -> None:
        """Nothing has been asked yet: a line that broke meanwhile is opened anew, once."""
        try:
            self._session.execute("BEGIN")
        except psycopg.Error:
            self._session.close()
            self._session = Session(self._address)
            if not self._session.lock():
                raise Fenced("another server has opened the database") from None
            self._session.execute("BEGIN")

    def _let_go(self) -> None:
        self._session.close()

    async def probe(self) -> None:
        """Look whether the tables are still this server's, and can be read."""
        await self._read(lambda db: db.execute("SELECT id FROM tables LIMIT 1").fetchone())
