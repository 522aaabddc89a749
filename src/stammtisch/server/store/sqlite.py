"""The default store: one SQLite file, nothing to configure."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from stammtisch.server.store.clerk import Work
from stammtisch.server.store.file import (
    FILE,
    insist_on_fence,
    is_damage,
    look_through,
    open_folder,
    raise_fence,
    secret_key,
)
from stammtisch.server.store.statements import Statements


class SqliteStore(Statements):
    """See the protocol `Store`."""

    failures = (sqlite3.Error,)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.file = folder / FILE
        self._lock, self._connection = open_folder(folder)
        self._number = raise_fence(self._connection)
        self.key = secret_key(self._connection)
        self._looked_through: asyncio.Task[bool] | None = None
        self._thread.start()

    def announce(self, address: str) -> None:
        """Where this server answers, for whoever finds the folder locked."""
        self._lock.announce(address)

    def _is_damage(self, error: Exception) -> bool:
        return is_damage(error)

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

    def _let_go(self) -> None:
        self._connection.close()
        self._lock.release()

    async def probe(self) -> None:
        """Look whether the tables are still this server's, and whether the file is whole."""
        await self._read(lambda db: db.execute("SELECT id FROM tables LIMIT 1").fetchone())
        if self._looked_through is None:
            self._looked_through = asyncio.create_task(asyncio.to_thread(look_through, self.file))
        if self._looked_through.done() and not self._looked_through.result():
            self.damaged, self.healthy = True, False
