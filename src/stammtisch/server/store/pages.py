"""The regulars' book in a store: evenings, who sat there, what somebody wants to be called."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import Any

import msgspec

from stammtisch.server.store.clerk import Clerk
from stammtisch.server.store.rows import Database, run
from stammtisch.server.table.evenings import Evening, Known, Regular, Sitting, Strength

COLUMNS = (
    *("evening", "seat", "visitor", "bot", "name", "face", "colour", "points", "place", "things"),
    *("value_before", "spread_before", "value", "spread"),
)
SITTING = ", ".join(f"sittings.{column}" for column in COLUMNS[1:])  # `name` is in others too


class Pages(Clerk):
    """The part of the protocol `Store` that is about the book."""

    async def unwritten(self, most: int) -> list[tuple[str, float]]:
        """Finished matches that are not in the book yet, oldest first, and when they ended."""
        question = (
            'SELECT id, touched FROM tables JOIN upkeep ON upkeep."table" = id '
            "WHERE running = 0 AND id NOT IN (SELECT id FROM evenings) ORDER BY touched LIMIT ?"
        )
        return await self._read(lambda db: db.execute(question, (most,)).fetchall())

    async def write_evening(self, evening: Evening) -> None:
        """Write a finished match into the book."""
        await self._do(lambda db: write_evening(db, evening))

    async def evenings_of(self, visitor: str, most: int) -> list[Evening]:
        """The evenings at which somebody sat, newest first."""
        return await self._read(lambda db: read_evenings(db, visitor, most))

    async def strengths(self, title: str, visitors: Collection[str]) -> dict[str, Known]:
        """How strong each of them is in a title since their last rated match."""
        return await self._read(lambda db: read_strengths(db, title, visitors))

    async def regular(self, visitor: str) -> Regular | None:
        """What somebody wants to be called."""
        question = "SELECT name, face, colour FROM regulars WHERE visitor = ?"
        row = await self._read(lambda db: db.execute(question, (visitor,)).fetchone())
        return None if row is None else Regular(*row)

    async def save_regular(self, visitor: str, regular: Regular) -> None:
        """Keep what somebody wants to be called."""
        statement = (
            "INSERT INTO regulars VALUES (?, ?, ?, ?) ON CONFLICT (visitor) DO UPDATE SET "
            "name = excluded.name, face = excluded.face, colour = excluded.colour"
        )
        row = (visitor, regular.name, regular.face, regular.colour)
        await self._do(lambda db: run(db, statement, row))

    async def forget_regular(self, visitor: str) -> None:
        """Forget what somebody wants to be called."""
        statement = "DELETE FROM regulars WHERE visitor = ?"
        await self._do(lambda db: run(db, statement, (visitor,)))

    async def strays(self) -> list[str]:
        """Everybody who chose a name or wishes, and is at no table and on no page."""
        question = (
            "SELECT visitor FROM (SELECT visitor FROM wishes UNION SELECT visitor FROM regulars) "
            "AS chosen WHERE NOT EXISTS "
            "(SELECT 1 FROM members WHERE members.visitor = chosen.visitor) AND NOT EXISTS "
            "(SELECT 1 FROM sittings WHERE sittings.visitor = chosen.visitor)"
        )
        rows = await self._read(lambda db: db.execute(question).fetchall())
        return [row[0] for row in rows]

    async def strike_out(self, visitor: str) -> None:
        """Forget somebody's pages; those of others stay, without the name."""
        await self._do(lambda db: strike_out(db, visitor))


def write_evening(db: Database, evening: Evening) -> None:
    """An evening and everybody who sat there."""
    row = (evening.id, evening.title, evening.at, evening.unrated)
    db.execute("INSERT INTO evenings VALUES (?, ?, ?, ?)", row)
    rows = [(evening.id, *row_of(sitting)) for sitting in evening.sittings]
    marks = ", ".join("?" * len(COLUMNS))
    db.executemany(f"INSERT INTO sittings ({', '.join(COLUMNS)}) VALUES ({marks})", rows)


def row_of(sitting: Sitting) -> tuple[Any, ...]:
    """A seat of an evening as it is written."""
    return (
        sitting.seat,
        sitting.visitor,
        sitting.bot,
        sitting.name,
        sitting.face,
        sitting.colour,
        sitting.points,
        sitting.place,
        msgspec.json.encode(sitting.things),
        *numbers_of(sitting.before),
        *numbers_of(sitting.after),
    )


def numbers_of(strength: Strength | None) -> tuple[float | None, float | None]:
    """A strength as two columns."""
    return (None, None) if strength is None else (strength.value, strength.spread)


def sitting_of(row: Any) -> Sitting:
    """A seat of an evening as it was written."""
    before, after = row[9:11], row[11:13]
    return Sitting(
        seat=row[0],
        visitor=row[1],
        bot=row[2],
        name=row[3],
        face=row[4],
        colour=row[5],
        points=row[6],
        place=row[7],
        things=msgspec.json.decode(bytes(row[8]), type=dict[str, int]),
        before=None if before[0] is None else Strength(*before),
        after=None if after[0] is None else Strength(*after),
    )


def read_evenings(db: Database, visitor: str, most: int) -> list[Evening]:
    """The evenings at which somebody sat, newest first, with everybody who was there."""
    question = (
        f"SELECT evenings.id, evenings.title, at, unrated, tables.id, {SITTING} "
        "FROM sittings JOIN evenings ON evenings.id = evening "
        "LEFT JOIN tables ON tables.id = evening WHERE evening IN "
        "(SELECT evening FROM sittings JOIN evenings ON evenings.id = evening "
        "WHERE visitor = ? GROUP BY evening, at ORDER BY at DESC, evening LIMIT ?) "
        "ORDER BY at DESC, evenings.id, seat"
    )
    rows = db.execute(question, (visitor, most)).fetchall()
    found = []
    for (id, title, at, unrated, table), group in groupby(rows, key=lambda row: tuple(row[:5])):
        sittings = tuple(sitting_of(row[5:]) for row in group)
        shown = table is not None
        evening = Evening(
            id=id, title=title, at=at, unrated=unrated, sittings=sittings, shown=shown
        )
        found.append(evening)
    return found


def read_strengths(db: Database, title: str, visitors: Collection[str]) -> dict[str, Known]:
    """The last strength of each of these people in a title, and after how many rated matches."""
    if not visitors:
        return {}
    question = (
        "SELECT visitor, value, spread FROM sittings JOIN evenings ON evenings.id = evening "
        f"WHERE title = ? AND value IS NOT NULL AND visitor IN ({', '.join('?' * len(visitors))}) "
        "ORDER BY at, evening"
    )
    found: dict[str, Known] = {}
    for visitor, value, spread in db.execute(question, (title, *visitors)):
        matches = found[visitor].matches + 1 if visitor in found else 1
        found[visitor] = Known(Strength(value, spread), matches)
    return found


def strike_out(db: Database, visitor: str) -> None:
    """Somebody was never here: nothing leads to them, and the evenings of others stay."""
    db.execute("DELETE FROM regulars WHERE visitor = ?", (visitor,))
    db.execute(
        "UPDATE sittings SET visitor = NULL, name = '', face = NULL, value_before = NULL, "
        "spread_before = NULL, value = NULL, spread = NULL WHERE visitor = ?",
        (visitor,),
    )
