"""The rows of the default store: how a table is written and read."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import ChatLine, Kept
from stammtisch.server.table.seating import Header, Social


def run(db: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    """A statement without an answer."""
    db.execute(statement, values)


def write_entry(db: sqlite3.Connection, table: str, line: int, entry: Entry) -> None:
    """One line of the book; a line that exists already is an error, never overwritten."""
    row = (table, line, entry.seat, entry.option, entry.by, entry.key)
    db.execute("INSERT INTO book VALUES (?, ?, ?, ?, ?, ?)", row)


def write_social(db: sqlite3.Connection, table: str, social: Social) -> None:
    """Who sits where, and everything by which a table can be found."""
    db.execute(
        "UPDATE tables SET social = ?, name = ?, running = running AND ? WHERE id = ?",
        (msgspec.json.encode(social), social.name, not social.closed, table),
    )
    for name in ("links", "codes", "members"):
        db.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))
    links = [(digest, table, seat) for digest, seat in social.links().items()]
    db.executemany("INSERT INTO links VALUES (?, ?, ?)", links)
    if social.code is not None:
        db.execute("INSERT INTO codes VALUES (?, ?)", (social.code, table))
    members = [(visitor, table) for visitor in social.members()]
    db.executemany("INSERT INTO members VALUES (?, ?)", members)


def read_table(db: sqlite3.Connection, table: str) -> Kept | None:
    """Everything about a table."""
    row = db.execute("SELECT header, social FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    book = 'SELECT seat, option, by, key FROM book WHERE "table" = ? ORDER BY line'
    chat = 'SELECT seat, name, text, at FROM chat WHERE "table" = ? ORDER BY rowid DESC LIMIT 200'
    said = [ChatLine(*line) for line in db.execute(chat, (table,))]
    return Kept(
        msgspec.json.decode(row[0], type=Header),
        msgspec.json.decode(row[1], type=Social),
        [Entry(*line) for line in db.execute(book, (table,))],
        said[::-1],
    )
