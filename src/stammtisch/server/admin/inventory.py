"""All tables of a place, as somebody sees them who runs the server: never what is in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, get_args

import msgspec

from stammtisch.core.errors import Complaint
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.server.admin.soundness import Verdict, decoded, fresh, judge, opened, replayed
from stammtisch.server.store.rows import Database
from stammtisch.server.table.seating import Chair, Header, Settings, Social

Standing = Literal["running", "over", "closed", "other release", "unreadable"]
STANDINGS = get_args(Standing)
SHORTEST = 4  # letters by which a table or a visitor may be named

SEEN = (
    "SELECT id, header, social, title, name, created, running, touched, "
    '(SELECT count(*) FROM book WHERE book."table" = id) '
    'FROM tables LEFT JOIN upkeep ON upkeep."table" = id'
)


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the list; `host` is a visitor, `host_name` what they are called at the table."""

    id: str
    title: str
    name: str
    status: Standing
    seats: int
    people: tuple[str, ...]
    host: str
    host_name: str
    created: float
    used: float
    lines: int
    release: str


class SeatSeen(msgspec.Struct, frozen=True):
    """Who plays a seat: on how many devices, or which bot; seats are counted from 1."""

    seat: int
    kind: str
    name: str
    bot: str | None
    devices: int
    awaited: bool


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one table that is no secret of those who play."""

    table: TableSeen
    sound: Verdict
    variants: dict[str, str]
    own_components: bool
    settings: Settings | None
    seats: tuple[SeatSeen, ...]
    watchers: int
    authors: dict[str, int]
    said: int
    kept_for_good: bool


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are asked for; None: all of them. Times are moments."""

    title: str | None = None
    status: Standing | None = None
    visitor: str | None = None
    unused_since: float | None = None
    created_before: float | None = None


class NotFound(Complaint):
    """Nothing, or more than one thing, goes by a name."""


def tables_in(db: Database, wanted: Wanted) -> Iterator[TableSeen]:
    """The tables that are asked for, newest first."""
    conditions, values = ["1 = 1"], []
    for condition, value in (
        ("title = ?", wanted.title),
        ("created < ?", wanted.created_before),
        ("coalesce(touched, created) < ?", wanted.unused_since),
        ('id IN (SELECT "table" FROM members WHERE visitor = ?)', wanted.visitor),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)
    asked = f"{SEEN} WHERE {' AND '.join(conditions)} ORDER BY created DESC, id"
    for row in db.execute(asked, tuple(values)):
        seen = seen_in(row)
        if wanted.status in (None, seen.status):
            yield seen


def seen_in(row: Any) -> TableSeen:
    """A table from its row; what cannot be read is empty."""
    id, raw_header, raw_social, title, name, created, running, touched, lines = row
    header: Header | None = decoded(raw_header, Header)
    social: Social | None = decoded(raw_social, Social)
    chairs = social.chairs if social else []
    return TableSeen(
        id=id,
        title=title,
        name=name,
        status=standing(header, social, bool(running)),
        seats=header.seats if header else 0,
        people=tuple(called(chair) for chair in chairs),
        host=social.host if social else "",
        host_name=name_of(social, social.host) if social else "",
        created=created,
        used=touched or created,
        lines=lines,
        release=header.release if header else "",
    )


def standing(header: Header | None, social: Social | None, running: bool) -> Standing:
    """How things stand at a table, without playing it through."""
    if header is None or social is None:
        return "unreadable"
    if not running:
        return "closed" if social.closed else "over"
    game = titles().get(header.title)
    return "running" if game and game.rules_version == header.rules_version else "other release"


def called(chair: Chair) -> str:
    """What is said of a seat in a list."""
    if chair.kind == "bot":
        return f"{chair.name} ({chair.bot})" if chair.name else f"({chair.bot})"
    return chair.name or ("?" if chair.kind == "person" else "-")


def name_of(social: Social, visitor: str) -> str:
    """What somebody is called at a table."""
    for chair in social.chairs:
        if visitor in chair.holders and chair.name:
            return chair.name
    onlooker = social.onlookers.get(visitor)
    return onlooker.name if onlooker else ""


def find(db: Database, named: str) -> str:
    """The table that begins with these letters, or a complaint."""
    return one_of(db, "SELECT id FROM tables WHERE id LIKE ?", named, "table")


def one_of(db: Database, asked: str, named: str, what: str) -> str:
    """The one name that begins so."""
    if len(named) < SHORTEST or not named.isalnum():
        raise NotFound(f"'{named[:40]}' names no {what}; give at least {SHORTEST} of its letters.")
    found = sorted({row[0] for row in db.execute(f"{asked} LIMIT 3", (f"{named}%",))})
    if named in found:
        return named
    if not found:
        raise NotFound(f"There is no {what} '{named[:70]}'.")
    if len(found) > 1:
        raise NotFound(f"Several begin with '{named[:70]}'; give more letters of the {what}.")
    return str(found[0])


def shown(db: Database, table: str) -> TableShown:
    """One table; it is replayed to see whether it is whole."""
    row = db.execute(f"{SEEN} WHERE id = ?", (table,)).fetchone()
    found = opened(db, table)
    assert found is not None
    header, social = found.header, found.social
    count = 'SELECT count(*) FROM {} WHERE "table" = ?'
    awaited = awaited_in(found.header, found.rows)
    chairs = social.chairs if social else []
    return TableShown(
        table=seen_in(row),
        sound=judge(db, table),
        variants=dict(header.variants) if header else {},
        own_components=header is not None and header.components_file is not None,
        settings=header.settings if header else None,
        seats=tuple(
            SeatSeen(
                seat + 1, chair.kind, chair.name, chair.bot, len(chair.holders), seat in awaited
            )
            for seat, chair in enumerate(chairs)
        ),
        watchers=len(social.watchers) if social else 0,
        authors=dict(Counter(entry.by for _, entry in found.rows)),
        said=db.execute(count.format("chat"), (table,)).fetchone()[0],
        kept_for_good=bool(db.execute(count.format("pasts"), (table,)).fetchone()[0]),
    )


def awaited_in(header: Header | None, rows: Any) -> tuple[int, ...]:
    """The seats whose answer the table openly waits for, if this release plays it."""
    try:
        match: Match | None = fresh(header) if header else None
    except Exception:  # its soundness tells why
        return ()
    if match is None or replayed(match, rows)[1]:
        return ()
    return match.waiting().seats
