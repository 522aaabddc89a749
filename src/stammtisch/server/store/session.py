"""A line to a PostgreSQL server: opened, brought to this version, locked, fenced."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from stammtisch.core.errors import Complaint
from stammtisch.server.store.clerk import Fenced
from stammtisch.server.store.rows import Rows

FIRST = 5  # the version with which PostgreSQL began
VERSION = 8  # of a database: as a file of the same number, and what several servers need
OUR_LOCK = 0x7374616D6D  # a number that no other program is likely to lock
LOCKED = (  # who holds that lock besides, and whether with others
    "SELECT pid, mode = 'ShareLock' FROM pg_locks WHERE locktype = 'advisory' AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    f"AND classid = {OUR_LOCK >> 32} AND objid = {OUR_LOCK & 0xFFFFFFFF} AND objsubid = 1 "
    "AND pid <> pg_backend_pid()"
)
# the database too notices after about 15 seconds that this side has gone without a word: by itself
# it would keep our lock for two hours
ATTENTIVE = (
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; "
    "SET tcp_keepalives_count = 3; SET tcp_user_timeout = 15000"
)
WAIT = 5  # seconds for the server to answer when it is called


class BadDatabase(Complaint):
    """A database that cannot be used."""


class ServedAlone(BadDatabase):
    """A node wants to share what one server has for itself."""

    def __init__(self, place: str, where: str) -> None:
        at = f" at {where}" if where else ""
        super().__init__(
            f"The database {place} is served by one server{at}, which shares it with nobody; "
            "stop it, and start it with --node NAME too."
        )


def place_of(address: str) -> str:
    """Host and database of an address that can be read, without user and password."""
    parts: Any = conninfo_to_dict(address)
    host, name = parts.get("host") or "", parts.get("dbname")
    place = "localhost" if not host or host.startswith("/") else host
    return f"{place}/{name}" if name else place


def insist_on_sense(address: str) -> None:
    """An address that can be read in one way; otherwise nothing of it is repeated.

    A password with signs that have a meaning in addresses would be taken for host, port or name.
    """
    try:
        parts: Any = conninfo_to_dict(address)
        ports = str(parts.get("port") or "0").split(",")
        named = f"{parts.get('host', '')}{parts.get('dbname', '')}"
        sound = all(port.isdigit() or not port for port in ports) and "@" not in named
    except psycopg.Error:
        sound = False
    if not sound:
        raise BadDatabase(
            "The address of the database cannot be used. It is written "
            "postgresql://user@host:port/database; signs such as @ / ? # % in a password are "
            "%40 %2F %3F %23 %25 there, or it is given as PGPASSWORD."
        )


@lru_cache(maxsize=200)
def in_its_words(statement: str) -> bytes:
    """Our statements as PostgreSQL's library wants them: values stand where it says %s."""
    return statement.replace("?", "%s").encode()


class Session:
    """One connection. It speaks as the rows of a store want it."""

    def __init__(self, address: str, wait: int = WAIT) -> None:
        insist_on_sense(address)
        self._connection = psycopg.connect(
            address,
            autocommit=True,
            connect_timeout=wait,
            # a server that has gone without a word is noticed after about 15 seconds
            keepalives_idle=5,
            keepalives_interval=3,
            keepalives_count=3,
            tcp_user_timeout=15_000,
        )
        try:
            self._set_up()
        except BaseException:
            self.close()
            raise

    def _set_up(self) -> None:
        """What is said first on a new line."""
        self.execute(ATTENTIVE)

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Carry out one statement."""
        return self._connection.execute(in_its_words(statement), values)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Carry out one statement for each row."""
        with self._connection.cursor() as cursor:
            cursor.executemany(in_its_words(statement), rows)

    def lock(self) -> bool:
        """Whether the database is this server's now; its end, however it comes, unlocks it."""
        asked = "SELECT pg_try_advisory_lock(?)"
        return bool(self.execute(asked, (OUR_LOCK,)).fetchone()[0])

    def lock_with_others(self) -> bool:
        """Whether the database is open to several servers, of which this is one from now on."""
        asked = "SELECT pg_try_advisory_lock_shared(?)"
        return bool(self.execute(asked, (OUR_LOCK,)).fetchone()[0])

    @property
    def number(self) -> int:
        """Under which the database knows this line."""
        return self._connection.info.backend_pid

    def holders(self) -> dict[int, bool]:
        """The other lines that hold the lock, by number, and whether they share it."""
        return {int(row[0]): bool(row[1]) for row in self.execute(LOCKED).fetchall()}

    def roll_back(self) -> None:
        """Forget what was begun; a broken line has forgotten it already."""
        if not self._connection.broken:
            self._connection.rollback()

    def close(self) -> None:
        """Hang up; whoever comes next need not wait until the database has noticed."""
        if not self._connection.closed:
            with contextlib.suppress(psycopg.Error):
                self.execute("SELECT pg_advisory_unlock_all()")
        self._connection.close()

    def secret_key(self) -> bytes:
        """The secret of the database, made when it is first needed."""
        self.execute("BEGIN")
        self.execute("SELECT pg_advisory_xact_lock(?)", (OUR_LOCK + 1,))  # one after the other
        row = self.execute("SELECT key FROM secret").fetchone()
        if row is None:
            row = (secrets.token_bytes(32),)
            self.execute("INSERT INTO secret VALUES (?)", row)
        self.execute("COMMIT")
        return bytes(row[0])


def open_session(address: str) -> Session:
    """A line to a database of this version, or a complaint."""
    try:
        session = Session(address)
        try:
            migrate(session, place_of(address))
        except BaseException:
            session.close()
            raise
    except psycopg.Error as error:
        raise unusable(place_of(address), error) from error
    return session


def unusable(place: str, error: psycopg.Error) -> BadDatabase:
    """What the database's library says, as a complaint."""
    return BadDatabase(f"The database {place} cannot be used: {first_line(error)}.")


def first_line(error: Exception) -> str:
    """What a library says, in one line."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return said[0].rstrip(".")


def migrate(session: Session, place: str) -> None:
    """Bring the database to this version; one of a later release is left alone."""
    session.execute("BEGIN")
    session.execute("SELECT pg_advisory_xact_lock(?)", (OUR_LOCK + 1,))  # one after the other
    session.execute("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")
    row = session.execute("SELECT number FROM version").fetchone()
    version = row[0] if row else FIRST - 1
    if version > VERSION:
        session.roll_back()
        raise BadDatabase(f"{place} was written by a later release; start that one instead.")
    if FIRST <= version < VERSION:
        insist_on_quiet(session, place)
    for step in range(version + 1, VERSION + 1):
        schema = resources.files(__package__) / "versions" / "postgres" / f"{step}.sql"
        for statement in schema.read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                session.execute(statement)
    session.execute("DELETE FROM version")
    session.execute("INSERT INTO version VALUES (?)", (VERSION,))
    session.execute("COMMIT")


def insist_on_quiet(session: Session, place: str) -> None:
    """Nobody changes the tables under a server that runs."""
    asked = "SELECT pg_try_advisory_xact_lock(?)"
    if not session.execute(asked, (OUR_LOCK,)).fetchone()[0]:
        session.roll_back()
        raise BadDatabase(f"{place} is served by an earlier release; stop that one first.")


def raise_fence(session: Session) -> int:
    """From now on whoever opened the database before is kept out; the number of this opening."""
    session.execute("DELETE FROM leases")
    session.execute("DELETE FROM nodes")
    raised = "UPDATE fence SET number = number + 1, address = '' RETURNING number"
    number: int = session.execute(raised).fetchone()[0]
    return number


def is_last(session: Session, number: int) -> bool:
    """Whether nobody has opened the database since the opening of this number."""
    return bool(session.execute("SELECT number FROM fence").fetchone()[0] == number)


def insist(session: Session, number: int) -> None:
    """Only who opened the database last goes on, whatever became of its lock.

    The row stays locked until the commit: nobody takes over in between.
    """
    if session.execute("SELECT number FROM fence FOR SHARE").fetchone()[0] != number:
        raise Fenced("another server has opened the database")


def holder(session: Session) -> str:
    """Where the server answers that has the database, as far as it has said."""
    row = session.execute("SELECT address FROM fence").fetchone()
    return str(row[0]) if row else ""
