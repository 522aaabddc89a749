"""Backups: one SQLite file, whatever database it was taken from; and the way back.

A file is copied page by page (SQLite's online backup), a database row by row within one snapshot:
both are what was there at one moment, while the server goes on.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.core.errors import Complaint
from stammtisch.server.admin.places import NoTables, Place, reading, reading_file, version_of
from stammtisch.server.admin.soundness import Verdict, all_tables, judged
from stammtisch.server.store.file import VERSION, is_damage, migrate
from stammtisch.server.store.rows import Database
from stammtisch.server.store.statements import Statements
from stammtisch.server.table.keeping import StoreFailed

# in an order in which each finds what it refers to; `fence` is about who serves, not about tables
KEPT = (
    *("tables", "book", "chat", "links", "codes", "members", "secret", "upkeep", "pasts"),
    *("regulars", "evenings", "sittings", "wishes", "calls"),
)
IN_ORDER = {"chat": "rowid"}  # what was said first comes first
AT_ONCE = 100  # rows; a keepsake alone may be a megabyte
SOURCE_FAILED = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)


class BadBackup(Complaint):
    """A backup that cannot be written, read or brought back."""


class CannotWrite(Exception):
    """What is written to failed, and not what is read; the message is the reason."""


class Checked(msgspec.Struct, frozen=True):
    """What a backup holds."""

    schema: int
    tables: int
    whole: int
    other_release: int
    lines: int
    broken: tuple[Verdict, ...]


def back_up(place: Place, file: Path) -> int:
    """Write everything into a file that is not there yet; how many tables there are."""
    if file.exists():
        raise BadBackup(f"{file} is there already; name another file.")
    if not file.parent.is_dir():
        raise BadBackup(f"There is no folder {file.parent}.")
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with reading(place) as database:
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                fill(copy, database, part)
                tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        part.replace(file)
    except (OSError, sqlite3.Error, CannotWrite) as error:
        raise BadBackup(f"{file} cannot be written: {reason(error)}.") from error
    finally:
        with suppress(OSError):
            part.unlink()
    return tables


def reason(error: Exception) -> str:
    """What went wrong, without the name of the file."""
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return (said.strip() or type(error).__name__).splitlines()[0].rstrip(".")


@contextmanager
def writing() -> Iterator[None]:
    """A failure here is not blamed on the place that is read at the same time."""
    try:
        yield
    except Exception as error:  # of any database
        raise CannotWrite(reason(error)) from error


def fill(copy: sqlite3.Connection, database: Database, part: Path) -> None:
    """Let an empty file hold what a database holds, in one piece."""
    if isinstance(database, sqlite3.Connection):
        copy_pages(database, copy)
        return
    with writing():
        migrate(copy, part)
        copy.execute("BEGIN")
    pour(database, copy)
    with writing():
        copy.execute("COMMIT")


def copy_pages(file: sqlite3.Connection, copy: sqlite3.Connection) -> None:
    """One file into another: the error says which of them failed."""
    try:
        file.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without its log beside it
    except sqlite3.Error as error:
        if is_damage(error) or error.sqlite_errorcode in SOURCE_FAILED:
            raise
        raise CannotWrite(reason(error)) from error


def pour(source: Database, target: Database) -> None:
    """Copy every row that is kept."""
    with writing():
        target.execute("DELETE FROM secret")  # a fresh place has made one of its own
    for name in KEPT:
        columns = columns_of(source if isinstance(source, sqlite3.Connection) else target, name)
        listed = ", ".join(f'"{column}"' for column in columns)
        order = f" ORDER BY {IN_ORDER[name]}" if name in IN_ORDER else ""
        marks = ", ".join("?" * len(columns))
        for some in lots(source, f"SELECT {listed} FROM {name}{order}"):
            with writing():
                target.executemany(f"INSERT INTO {name} ({listed}) VALUES ({marks})", some)


def lots(source: Database, asked: str) -> Iterator[list[Any]]:
    """The rows of a question, so many at once: all of them may be more than memory holds."""
    if isinstance(source, sqlite3.Connection):
        rows = source.execute(asked)
        while some := rows.fetchmany(AT_ONCE):
            yield some
        return
    source.execute(f"DECLARE lots NO SCROLL CURSOR FOR {asked}")
    while some := source.execute(f"FETCH {AT_ONCE} FROM lots").fetchall():
        yield some
    source.execute("CLOSE lots")


def columns_of(file: Database, name: str) -> list[str]:
    """The columns of a table as a file of this version has them; one of the two is a file."""
    return [row[1] for row in file.execute(f"PRAGMA table_info({name})")]


@contextmanager
def brought_up(file: Path) -> Iterator[tuple[sqlite3.Connection, int]]:
    """A backup to be read as one of this version, and which it had: an earlier one on a copy."""
    if not file.is_file():
        raise BadBackup(f"There is no file {file}.")
    try:
        with reading_file(file) as connection:
            version = version_of(connection, file)
            insist_on_whole(connection, file)
            if version > VERSION:
                raise BadBackup(f"{file} was written by a later release; use that one.")
            if version == VERSION:
                yield connection, version
                return
        with copied(file) as connection:
            yield connection, version
    except NoTables as complaint:
        raise BadBackup(str(complaint)) from complaint
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(f"{file} cannot be read: {reason(error)}.") from error


@contextmanager
def copied(file: Path) -> Iterator[sqlite3.Connection]:
    """A copy of an earlier version, brought to this one."""
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="stammtisch-"))
            copy = Path(folder) / "copy.sqlite"
            shutil.copyfile(file, copy)
            connection = stack.enter_context(closing(sqlite3.connect(copy, isolation_level=None)))
            migrate(connection, file)
        except (OSError, sqlite3.Error) as error:
            raise BadBackup(
                f"{file} is of an earlier release, and no copy of it can be brought up to date in "
                f"{tempfile.gettempdir()}: {reason(error)}. Make room there, or name another "
                "folder with TMPDIR."
            ) from error
        yield connection


def insist_on_whole(connection: sqlite3.Connection, file: Path) -> None:
    """No page of the file is spoilt."""
    try:
        sound = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        sound = False
    if not sound:
        raise BadBackup(f"{file} is damaged.")


def check(file: Path) -> Checked:
    """Open a backup and replay every match in it."""
    with brought_up(file) as (connection, version):
        verdicts = list(judged(connection, all_tables(connection)))
    broken = tuple(v for v in verdicts if v.soundness in ("illegal", "unreadable"))
    return Checked(
        schema=version,
        tables=len(verdicts),
        whole=sum(verdict.soundness == "whole" for verdict in verdicts),
        other_release=sum(verdict.soundness == "other release" for verdict in verdicts),
        lines=sum(verdict.lines for verdict in verdicts),
        broken=broken,
    )


async def bring_back(store: Statements, file: Path) -> int:
    """Everything of a backup into a place that holds no tables; all of it, or nothing."""
    with brought_up(file) as (connection, _):  # what is wrong is said before
        tables = len(all_tables(connection))

    wrong: list[str] = []

    def fill_in(database: Database) -> bool:
        if database.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is not None:
            return False
        try:
            with brought_up(file) as (connection, _):
                pour(connection, database)
        except BadBackup as complaint:
            wrong.append(str(complaint))
            raise msgspec.ValidationError from complaint  # which a store takes for a failure
        except CannotWrite as failure:
            wrong.append(
                f"The tables cannot be written there: {failure}. Nothing was brought back; make "
                "room, and say it again."
            )
            raise msgspec.ValidationError from failure
        return True

    try:
        filled = await store.fill(fill_in)
    except StoreFailed as failure:
        raise BadBackup(wrong[0] if wrong else str(failure)) from failure
    if not filled:
        raise BadBackup("There are tables already; a backup is brought back to an empty place.")
    return tables
