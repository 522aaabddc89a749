"""The store on a PostgreSQL server: the same statements, one server at a time."""

from __future__ import annotations

import time

import psycopg

from stammtisch.server.store.lives import living
from stammtisch.server.store.lock import AlreadyOpen, OpenToSeveral
from stammtisch.server.store.remote import RemoteStore
from stammtisch.server.store.session import (
    Session,
    holder,
    insist,
    is_last,
    open_session,
    place_of,
    raise_fence,
)

LET_GO = 3.0  # seconds for the database to end a line of ours that broke
LOOK_AGAIN = 0.05


class PostgresStore(RemoteStore):
    """See the protocol `Store`. A lost connection is opened anew before the next statement."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._session = open_session(address)
        if not self._session.lock():
            where, names = holder(self._session), living(self._session)
            self._session.close()
            if names:
                raise OpenToSeveral(place_of(address), names)
            raise AlreadyOpen(f"database {place_of(address)}", where)
        self._number = raise_fence(self._session)
        self._holder = self._session.number  # the line with the lock
        self.key = self._session.secret_key()
        self._thread.start()

    def announce(self, address: str) -> None:
        """Where this server answers, for whoever finds the database locked."""
        self._session.execute("UPDATE fence SET address = ?", (address,))

    def _open_anew(self) -> Session:
        return Session(self._address)

    def _may_go_on(self) -> bool:
        """Whether the lock is this server's again.

        A database that has not noticed yet that the old line broke keeps it locked: then that line
        is ended there.
        """
        deadline = time.monotonic() + LET_GO
        while not self._session.lock():
            holders = self._session.holders()
            others = holders.keys() - {self._holder} or any(holders.values())
            if others or not is_last(self._session, self._number):
                return False
            if time.monotonic() > deadline:
                raise psycopg.OperationalError("the database has not let go of the old line yet")
            if holders:
                self._session.execute("SELECT pg_terminate_backend(?)", (self._holder,))
            time.sleep(LOOK_AGAIN)
        self._holder = self._session.number
        return True

    def _insist(self) -> None:
        insist(self._session, self._number)

    async def probe(self) -> None:
        """Look whether the tables are still this server's, and can be read."""
        await self._read(lambda db: db.execute("SELECT id FROM tables LIMIT 1").fetchone())
