"""Where tables are kept, opened to be looked at: beside a running server, nothing is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from stammtisch.core.errors import Complaint
from stammtisch.server.store.file import FILE, VERSION
from stammtisch.server.store.rows import Database

DATABASES = ("postgresql", "postgres")


class NoTables(Complaint):
    """A place in which no tables can be found."""


class Place(msgspec.Struct, frozen=True):
    """A data folder, or the address of a database."""

    folder: Path
    store: str | None = None


def is_database(address: str) -> bool:
    """Whether this names a database of a kind that we know."""
    try:
        return urlsplit(address).scheme in DATABASES
    except ValueError:
        return False


@contextmanager
def reading(place: Place) -> Iterator[Database]:
    """All tables as they were at one moment, or a complaint."""
    opened = reading_folder(place.folder) if place.store is None else reading_store(place.store)
    with opened as database:
        yield database


@contextmanager
def reading_folder(folder: Path) -> Iterator[Database]:
    """The tables of a data folder."""
    if not folder.is_dir():
        raise NoTables(f"There is no data folder {folder}.")
    if not (folder / FILE).is_file():
        raise NoTables(f"{folder} is no data folder of Stammtisch: there is no {FILE} in it.")
    with reading_file(folder / FILE) as connection:
        found = version_of(connection, folder / FILE)
        insist_on_version(found, VERSION, str(folder / FILE))
        yield connection


@contextmanager
def reading_file(file: Path) -> Iterator[sqlite3.Connection]:
    """A file with tables, of any version."""
    try:
        address = f"{file.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            yield connection
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise NoTables(f"{file} is damaged.") from error
        raise NoTables(f"{file} cannot be read: {error}.") from error


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """Which version a file has; one that never held tables gets a complaint."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    asked = "SELECT 1 FROM sqlite_master WHERE name = 'tables'"
    if version == 0 or connection.execute(asked).fetchone() is None:
        raise NoTables(f"{file} holds no tables of Stammtisch.")
    return version


@contextmanager
def reading_store(address: str) -> Iterator[Database]:
    """The tables of a database, in one snapshot."""
    if not is_database(address):
        raise NoTables("A store is named as postgresql://user@host/database.")
    try:
        import psycopg  # noqa: PLC0415 - an extra, which a data folder does not need

        from stammtisch.server.store import session as line  # noqa: PLC0415
        from stammtisch.server.store.session import (  # noqa: PLC0415
            Session,
            first_line,
            place_of,
        )
    except ImportError:
        raise NoTables(
            "For PostgreSQL install the library it needs: pip install 'stammtisch[postgres]'."
        ) from None
    try:
        with closing(Session(address)) as session:
            place = place_of(address)
            session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            if session.execute("SELECT to_regclass('version')").fetchone()[0] is None:
                raise NoTables(f"The database {place} holds no tables of Stammtisch.")
            row = session.execute("SELECT number FROM version").fetchone()
            insist_on_version(row[0] if row else 0, line.VERSION, place)
            yield session
    except psycopg.Error as error:
        place = place_of(address)
        raise NoTables(f"The database {place} cannot be used: {first_line(error)}.") from error


def insist_on_version(version: int, ours: int, name: str) -> None:
    """What is looked at must be of this release."""
    if version > ours:
        raise NoTables(f"{name} was written by a later release; use the tools of that one.")
    if version < ours:
        raise NoTables(
            f"{name} was written by an earlier release; start 'stammtisch serve' of this one "
            "there once, and it is brought up to date."
        )
