"""A store on a database server: a line that broke is opened anew before the next transaction."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import psycopg

from stammtisch.server.store.clerk import Fenced, Work
from stammtisch.server.store.session import Session
from stammtisch.server.store.statements import Statements


class RemoteStore(Statements):
    """What a server and a node do alike. Only before a transaction is anything tried twice."""

    failures = (psycopg.Error,)
    blameless = (psycopg.DataError, psycopg.IntegrityError)
    _session: Session

    @abstractmethod
    def _open_anew(self) -> Session:
        """A line in place of one that broke."""

    @abstractmethod
    def _may_go_on(self) -> bool:
        """Whether nobody has shut this server out since the line broke."""

    def _insist(self) -> None:
        """Whatever must hold for everything that is written: see each store."""

    def _transaction(self, works: list[Work]) -> list[Any]:
        self._begin()
        try:
            self._insist()
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
            self._session = self._open_anew()
            try:
                if not self._may_go_on():
                    raise Fenced("another server has opened the database") from None
            except BaseException:
                self._session.close()  # without its lock nothing is written on it, ever
                raise
            self._session.execute("BEGIN")

    def _let_go(self) -> None:
        self._session.close()
