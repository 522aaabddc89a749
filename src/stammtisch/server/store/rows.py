"""The rows of a store: how a table is written and read, in any of our databases."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import Burden, ChatLine, Kept
from stammtisch.server.table.seating import Header, Social


class Rows(Protocol):
    """What a question brings back."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """What a statement needs of a database; values stand where it says `?`."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Carry out one statement."""

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Carry out one statement for each row."""


def run(db: Database, statement: str, values: tuple[Any, ...]) -> None:
    """A statement without an answer."""
    db.execute(statement, values)


def write_table(db: Database, table: str, kept: Kept) -> None:
    """A new table with whatever lies on it."""
    header, social = kept.header, kept.social
    encoded = msgspec.json.encode(header)
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, 1)",
        (table, encoded, b"", header.title, social.name, header.created),
    )
    clock = NO_CLOCK if header.settings.clock is None else CLOCK
    weight = len((header.components_file or "").encode())
    row = (table, social.host, header.created, weight, clock)
    db.execute("INSERT INTO upkeep VALUES (?, ?, ?, ?, ?)", row)
    for line, entry in enumerate(kept.book):
        write_entry(db, table, line, entry)
    write_social(db, table, social)


# what stands in upkeep about the clock of a table: none, one that may run, or one that does not
# run until somebody has done something there
NO_CLOCK, CLOCK, CLOCK_RESTS = 0, 1, 2


def touch(db: Database, table: str) -> None:
    """Somebody has used the table: its clock, if it has one, may run again."""
    used = (
        f"UPDATE upkeep SET touched = ?, clock = CASE clock WHEN {CLOCK_RESTS} THEN {CLOCK} "
        'ELSE clock END WHERE "table" = ?'
    )
    db.execute(used, (time.time(), table))


def let_clock_rest(db: Database, table: str) -> None:
    """Nothing happens at the table before somebody has done something there."""
    rests = f'UPDATE upkeep SET clock = {CLOCK_RESTS} WHERE "table" = ? AND clock = {CLOCK}'
    db.execute(rests, (table,))


def delete_table(db: Database, table: str) -> None:
    """Everything about a table, gone for good."""
    for name in ("book", "chat", "links", "codes", "members", "upkeep", "pasts", "calls"):
        db.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def read_burden(db: Database, host: str) -> Burden:
    """How many tables somebody has set, and what they and all others weigh."""
    asked = "SELECT count(*), coalesce(sum(weight), 0) FROM upkeep"
    own = db.execute(f"{asked} WHERE host = ?", (host,)).fetchone()
    return Burden(*own, *db.execute(asked).fetchone())


def read_unused(db: Database, finished: float | None, abandoned: float | None) -> list[str]:
    """The tables that nobody has used since: finished ones, and others."""
    asked = (
        'SELECT id FROM tables JOIN upkeep ON upkeep."table" = id WHERE running = ? AND touched < ?'
    )
    found: list[str] = []
    for running, since in ((0, finished), (1, abandoned)):
        if since is not None:
            found += [row[0] for row in db.execute(asked, (running, since))]
    return found


def write_entry(db: Database, table: str, line: int, entry: Entry) -> None:
    """One line of the book; a line that exists already is an error, never overwritten."""
    row = (table, line, entry.seat, entry.option, entry.by, entry.key)
    db.execute("INSERT INTO book VALUES (?, ?, ?, ?, ?, ?)", row)
    touch(db, table)


def write_chat(db: Database, table: str, line: ChatLine, most: int | None) -> None:
    """One more line of chat; of the table so many stay, the last ones."""
    row = (table, line.at, line.seat, line.name, line.text)
    db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", row)
    if most is not None:
        last = 'SELECT rowid FROM chat WHERE "table" = ? ORDER BY rowid DESC LIMIT 1 OFFSET ?'
        older = f'DELETE FROM chat WHERE "table" = ? AND rowid <= ({last})'
        db.execute(older, (table, table, most))


def write_social(db: Database, table: str, social: Social) -> None:
    """Who sits where, and everything by which a table can be found."""
    db.execute(
        "UPDATE tables SET social = ?, name = ?, running = running * ? WHERE id = ?",
        (msgspec.json.encode(social), social.name, int(not social.closed), table),
    )
    touch(db, table)
    for name in ("links", "codes", "members"):
        db.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))
    links = [(digest, table, seat) for digest, seat in social.links().items()]
    db.executemany("INSERT INTO links VALUES (?, ?, ?)", links)
    if social.code is not None:
        db.execute("INSERT INTO codes VALUES (?, ?)", (social.code, table))
    members = [(visitor, table) for visitor in social.members()]
    db.executemany("INSERT INTO members VALUES (?, ?)", members)


def read_table(db: Database, table: str) -> Kept | None:
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
