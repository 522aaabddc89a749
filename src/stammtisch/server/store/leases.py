"""Which table is whose, where several servers share a database.

A table belongs to one node through a row with a number that is never given twice. Whoever writes
about the table locks that row and compares: so nobody takes it over in between, and who lost it
writes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from stammtisch.server.store.clerk import Lost
from stammtisch.server.store.rows import Database

DEAD_AFTER = 5.0  # seconds without a heartbeat, by the clock of the database
CHANNEL = "stammtisch"  # on which nodes tell each other what has changed
HOUSE = "house"  # a lease that is no table's: who has it does what is to be done once
ALIVE = f"seen > clock_timestamp() - interval '{DEAD_AFTER} seconds'"


class Owner(msgspec.Struct, frozen=True):
    """A node that lives, and where other nodes reach it."""

    name: str
    address: str


class Life(msgspec.Struct, frozen=True):
    """One run of a node (or of a thinker), from its start to its end."""

    name: str
    number: int


class Nobody(Enum):
    """Why a table is nobody's although it was asked for."""

    THERE = "there is no such table"
    YET = "somebody is about to take it, or to let it go; ask again"


def owner_of(db: Database, table: str, life: Life) -> Owner | None:
    """The other living node that has a table, if one has."""
    row = db.execute(
        "SELECT name, address FROM leases JOIN nodes ON name = node AND nodes.number = life "
        f'WHERE "table" = ? AND life <> ? AND {ALIVE}',
        (table, life.number),
    ).fetchone()
    return None if row is None else Owner(*row)


def take(db: Database, table: str, life: Life) -> int | Owner | Nobody:
    """Take a table that nobody has who lives; its number, or who has it."""
    if (owner := owner_of(db, table, life)) is not None:
        return owner
    row = db.execute(
        "INSERT INTO leases SELECT id, ?, ?, nextval('fences') FROM tables WHERE id = ? "
        'ON CONFLICT ("table") DO NOTHING RETURNING number',
        (life.name, life.number, table),
    ).fetchone()
    return int(row[0]) if row is not None else _take_over(db, table, life)


def _take_over(db: Database, table: str, life: Life) -> int | Owner | Nobody:
    """A lease that exists: never waits for a server that was cut off in the middle of a write."""
    known = 'SELECT 1 FROM leases WHERE "table" = ?'
    if db.execute(f"{known} FOR UPDATE SKIP LOCKED", (table,)).fetchone() is None:
        there = db.execute(known, (table,)).fetchone() is not None
        return Nobody.YET if there else Nobody.THERE
    if (owner := owner_of(db, table, life)) is not None:  # it was faster
        return owner
    moved = (
        "UPDATE leases SET node = ?, life = ?, number = nextval('fences') "
        'WHERE "table" = ? RETURNING number'
    )
    return int(db.execute(moved, (life.name, life.number, table)).fetchone()[0])


def begin(db: Database, table: str, life: Life) -> int:
    """The lease of a table that is just being set."""
    made = "INSERT INTO leases VALUES (?, ?, ?, nextval('fences')) RETURNING number"
    return int(db.execute(made, (table, life.name, life.number)).fetchone()[0])


def take_house(db: Database, life: Life) -> int | None:
    """Be the one that does what is to be done once, if nobody is who lives."""
    if owner_of(db, HOUSE, life) is not None:
        return None
    made = (
        "INSERT INTO leases VALUES (?, ?, ?, nextval('fences')) "
        'ON CONFLICT ("table") DO NOTHING RETURNING number'
    )
    row = db.execute(made, (HOUSE, life.name, life.number)).fetchone()
    found = int(row[0]) if row is not None else _take_over(db, HOUSE, life)
    return found if isinstance(found, int) else None


def insist(db: Database, table: str, number: int, news: str = "") -> None:
    """Only who has the table goes on; the row stays locked until the commit.

    With the commit everybody is told the news.
    """
    asked = 'SELECT number, pg_notify(?, ?) FROM leases WHERE "table" = ? FOR SHARE'
    row = db.execute(asked, (CHANNEL, news or f"table {table}", table)).fetchone()
    if row is None or row[0] != number:
        raise Lost("the table is another server's now")


def owners(db: Database, tables: Sequence[str], life: Life) -> dict[str, Owner]:
    """The other living nodes that have some of these tables."""
    marks = ", ".join("?" * len(tables))
    rows = db.execute(
        'SELECT "table", name, address FROM leases '
        "JOIN nodes ON name = node AND nodes.number = life "
        f'WHERE "table" IN ({marks}) AND life <> ? AND {ALIVE}',
        (*tables, life.number),
    ).fetchall()
    return {row[0]: Owner(row[1], row[2]) for row in rows}


def give_up(db: Database, table: str, number: int) -> None:
    """Whoever is asked next may have the table."""
    db.execute('DELETE FROM leases WHERE "table" = ? AND number = ?', (table, number))


def give_up_all(db: Database, life: Life) -> None:
    """Who was cut off has nothing in memory any more: any server may have it."""
    db.execute("DELETE FROM leases WHERE life = ?", (life.number,))


def orphans(db: Database, since: float, most: int) -> list[str]:
    """Tables that nobody has and where something is to be done.

    Those that go on by themselves (used since then, or with a clock), and where somebody is missed.
    """
    rows = db.execute(
        'SELECT id FROM tables JOIN upkeep ON upkeep."table" = id '
        'LEFT JOIN leases ON leases."table" = id '
        "WHERE running = 1 AND (touched > ? OR clock = 1 OR EXISTS "
        '(SELECT 1 FROM calls WHERE calls."table" = id)) AND NOT EXISTS '
        f"(SELECT 1 FROM nodes WHERE name = node AND nodes.number = life AND {ALIVE}) "
        "ORDER BY random() LIMIT ?",
        (since, most),
    ).fetchall()
    return [row[0] for row in rows]
