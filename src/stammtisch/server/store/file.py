"""The file of the default store: opened, kept private, brought to this version, fenced."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from importlib import resources
from pathlib import Path

from stammtisch.core.errors import Complaint
from stammtisch.server.store.clerk import Fenced
from stammtisch.server.store.lock import FolderLock

VERSION = 7
FILE = "stammtisch.sqlite"


class BadFolder(Complaint):
    """A data folder that cannot be used."""


def open_folder(folder: Path) -> tuple[FolderLock, sqlite3.Connection]:
    """The data folder for this server alone, and its database; or a complaint."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(folder)
    except OSError as error:
        raise BadFolder(f"The data folder {folder} cannot be used: {error}.") from error
    try:
        return lock, open_file(folder, folder / FILE)
    except BaseException:
        lock.release()
        raise


def open_file(folder: Path, file: Path) -> sqlite3.Connection:
    """The open database of a data folder, or a complaint."""
    try:
        keep_private(file)
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection, file)
        except BaseException:
            connection.close()  # and what was begun is forgotten
            raise
    except (OSError, sqlite3.Error) as error:
        raise BadFolder(f"The data folder {folder} cannot be used: {error}.") from error
    return connection


def is_damage(error: Exception) -> bool:
    """Whether a failure means that the file itself is spoilt."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def look_through(file: Path) -> bool:
    """Read the whole file once, beside everything else; whether it is sound."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        ) as reader:
            return bool(reader.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.Error as error:
        return not is_damage(error)


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
    for step in range(version + 1, VERSION + 1):
        schema = resources.files(__package__) / "versions" / f"{step}.sql"
        for statement in schema.read_text(encoding="utf-8").split(";\n"):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def secret_key(connection: sqlite3.Connection) -> bytes:
    """The secret of the data folder, made when it is first needed."""
    row = connection.execute("SELECT key FROM secret").fetchone()
    if row is None:
        row = (secrets.token_bytes(32),)
        connection.execute("INSERT INTO secret VALUES (?)", row)
    return bytes(row[0])


def raise_fence(connection: sqlite3.Connection) -> int:
    """From now on whoever opened the file before is kept out; the number of this opening."""
    raised = "UPDATE fence SET number = number + 1 RETURNING number"
    number: int = connection.execute(raised).fetchone()[0]
    return number


def insist_on_fence(connection: sqlite3.Connection, number: int) -> None:
    """Only who opened the file last goes on, whatever locks the disk knows."""
    if connection.execute("SELECT number FROM fence").fetchone()[0] != number:
        raise Fenced("another server has opened the data folder")
