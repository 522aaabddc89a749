"""Visitors: who belongs to tables or stands in the regulars' book. Known by digest only."""

from __future__ import annotations

from collections import Counter

import msgspec

from stammtisch.server.admin.inventory import Wanted, name_of, one_of, tables_in
from stammtisch.server.admin.soundness import decoded
from stammtisch.server.store.rows import Database
from stammtisch.server.table.seating import Social

KNOWN = (
    "SELECT visitor FROM (SELECT visitor FROM members UNION SELECT visitor FROM regulars "
    "UNION SELECT visitor FROM sittings WHERE visitor IS NOT NULL "
    "UNION SELECT visitor FROM wishes) AS known"
)


class VisitorSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody: what they are called, and what is kept about them."""

    visitor: str
    names: tuple[str, ...]
    tables: int
    hosts: int
    evenings: int
    called: bool
    used: float | None


def visitors_in(db: Database) -> list[VisitorSeen]:
    """Everybody, whose tables were used last first."""
    names: dict[str, Counter[str]] = {}
    for (raw,) in db.execute("SELECT social FROM tables").fetchall():
        social: Social | None = decoded(raw, Social)
        for visitor in social.members() if social else ():
            if name := name_of(social, visitor) if social else "":
                names.setdefault(visitor, Counter())[name] += 1
    for visitor, name in db.execute("SELECT visitor, name FROM regulars").fetchall():
        names.setdefault(visitor, Counter())[name] += 1
    last = dict(
        db.execute(
            "SELECT visitor, max(touched) FROM members "
            'JOIN upkeep ON upkeep."table" = members."table" GROUP BY visitor'
        ).fetchall()
    )
    tables = counts(db, "SELECT visitor, count(*) FROM members GROUP BY visitor")
    evenings = counts(
        db, "SELECT visitor, count(*) FROM sittings WHERE visitor IS NOT NULL GROUP BY visitor"
    )
    hosts = Counter(table.host for table in tables_in(db, Wanted()))
    called = {row[0] for row in db.execute("SELECT visitor FROM wishes").fetchall()}
    found = [
        VisitorSeen(
            visitor=visitor,
            names=tuple(name for name, _ in names.get(visitor, Counter()).most_common(3)),
            tables=tables.get(visitor, 0),
            hosts=hosts[visitor],
            evenings=evenings.get(visitor, 0),
            called=visitor in called,
            used=last.get(visitor),
        )
        for (visitor,) in db.execute(KNOWN).fetchall()
        if visitor
    ]
    return sorted(found, key=lambda one: (-(one.used or 0.0), one.visitor))


def counts(db: Database, asked: str) -> dict[str, int]:
    """A number for each visitor."""
    return dict(db.execute(asked).fetchall())


def find_visitor(db: Database, named: str) -> str:
    """The visitor whose digest begins so, or a complaint."""
    return one_of(db, f"{KNOWN} WHERE visitor LIKE ?", named, "visitor")
