"""Who serves a database together with others: a row for each life, with a heartbeat."""

from __future__ import annotations

import time
from contextlib import closing

import msgspec
import psycopg

from stammtisch.core.errors import Complaint
from stammtisch.server.store.leases import ALIVE, DEAD_AFTER, Life, Owner
from stammtisch.server.store.patience import call
from stammtisch.server.store.rows import Database
from stammtisch.server.store.session import ServedAlone, holder, place_of, unusable

NODE, THINKER = "node", "thinker"
LOOK_AGAIN = 0.5  # seconds
FORGET_DEAD = "DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 day'"


class Refused(Complaint):
    """A node or thinker that cannot join the others; the message says why."""


class Card(msgspec.Struct, frozen=True):
    """How somebody enters the register."""

    name: str
    kind: str
    address: str
    release: str


def join(address: str, card: Card) -> Life:
    """Enter the register of a database that is open to several, or be refused with a sentence."""
    with closing(call(address)) as line:
        if not line.lock_with_others():
            raise ServedAlone(place_of(address), holder(line))
        try:
            return register(line, card)
        except psycopg.Error as error:
            raise unusable(place_of(address), error) from error


def living(db: Database) -> list[str]:
    """The names of the nodes that live."""
    asked = f"SELECT name FROM nodes WHERE kind = ? AND {ALIVE} ORDER BY name"
    return [row[0] for row in db.execute(asked, (NODE,)).fetchall()]


def addresses(db: Database, life: Life) -> list[Owner]:
    """The other nodes that live, and where they answer."""
    asked = f"SELECT name, address FROM nodes WHERE kind = ? AND number <> ? AND {ALIVE}"
    return [Owner(*row) for row in db.execute(asked, (NODE, life.number)).fetchall()]


def register(db: Database, card: Card) -> Life:
    """Enter the register; who has the name already and lives keeps it.

    One that was killed a moment ago looks alive: whether its heart still beats shows in a while.
    """
    asked = f"SELECT seen::text, address, {ALIVE} FROM nodes WHERE name = ?"
    deadline, first = time.monotonic() + 2 * DEAD_AFTER, ""
    while True:
        insist_on_release(db, card)
        row = db.execute(asked, (card.name,)).fetchone()
        if row is None or not row[2]:
            break
        if (first and row[0] != first) or time.monotonic() > deadline:
            where = f" at {row[1]}" if row[1] else ""
            raise Refused(f"There is a {card.kind} named '{card.name}' already{where}; it lives.")
        first = first or row[0]
        time.sleep(LOOK_AGAIN)
    return enter(db, card)


def enter(db: Database, card: Card) -> Life:
    """A new life under a name whose last one is over."""
    written = (
        "INSERT INTO nodes VALUES (?, ?, ?, ?, nextval('fences'), clock_timestamp()) "
        "ON CONFLICT (name) DO UPDATE SET kind = excluded.kind, address = excluded.address, "
        "release = excluded.release, number = excluded.number, seen = excluded.seen "
        f"WHERE NOT nodes.{ALIVE} RETURNING number"
    )
    db.execute(FORGET_DEAD)
    values = (card.name, card.kind, card.address, card.release)
    row = db.execute(written, values).fetchone()
    if row is None:
        raise Refused(f"There is a {card.kind} named '{card.name}' already; it lives.")
    return Life(card.name, int(row[0]))


def insist_on_release(db: Database, card: Card) -> None:
    """All who share a database are of one release: they play the same rules."""
    asked = f"SELECT name, release FROM nodes WHERE release <> ? AND {ALIVE} ORDER BY name LIMIT 1"
    row = db.execute(asked, (card.release,)).fetchone()
    if row is not None:
        raise Refused(
            f"This is release {card.release}, and '{row[0]}', which shares the database, is "
            f"{row[1]}. Start the same release everywhere."
        )


def beat(db: Database, life: Life) -> float | None:
    """Say that one lives; how many seconds after the last time, if the name is still one's own."""
    said = (
        "UPDATE nodes SET seen = clock_timestamp() FROM "
        "(SELECT number AS life, seen AS before FROM nodes WHERE name = ? AND number = ?) AS last "
        "WHERE nodes.number = life "
        "RETURNING extract(epoch FROM nodes.seen - before)::float8"
    )
    row = db.execute(said, (life.name, life.number)).fetchone()
    return None if row is None else float(row[0])


def leave(db: Database, life: Life) -> None:
    """Out of the register: whatever was this life's is anybody's at once."""
    db.execute("DELETE FROM nodes WHERE name = ? AND number = ?", (life.name, life.number))
