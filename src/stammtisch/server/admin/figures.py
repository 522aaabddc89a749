"""Figures about everything that is kept: tables, people, what was played."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter

import msgspec

from stammtisch.server.admin.inventory import Wanted, tables_in
from stammtisch.server.store.rows import Database

A_DAY = 86_400.0


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What a place holds at one moment."""

    schema: int
    tables: int
    by_status: dict[str, int]
    by_title: dict[str, int]
    set_in_a_week: int
    used_in_a_day: int
    used_in_a_week: int
    oldest: float | None
    lines: int
    lines_by_author: dict[str, int]
    chat_lines: int
    kept_for_good: int
    visitors: int
    regulars: int
    evenings: int
    rated_evenings: int
    to_be_called: int
    bytes_of_components: int
    bytes_of_keepsakes: int


def figures(db: Database) -> Figures:
    """Count everything."""
    now, tables = time.time(), list(tables_in(db, Wanted()))

    def number(asked: str) -> int:
        return int(db.execute(asked).fetchone()[0] or 0)

    in_a_file = isinstance(db, sqlite3.Connection)
    authors = db.execute("SELECT by, count(*) FROM book GROUP BY by ORDER BY by").fetchall()
    return Figures(
        schema=number("PRAGMA user_version" if in_a_file else "SELECT number FROM version"),
        tables=len(tables),
        by_status=dict(Counter(table.status for table in tables)),
        by_title=dict(sorted(Counter(table.title for table in tables).items())),
        set_in_a_week=sum(table.created > now - 7 * A_DAY for table in tables),
        used_in_a_day=sum(table.used > now - A_DAY for table in tables),
        used_in_a_week=sum(table.used > now - 7 * A_DAY for table in tables),
        oldest=min((table.created for table in tables), default=None),
        lines=sum(count for _, count in authors),
        lines_by_author=dict(authors),
        chat_lines=number("SELECT count(*) FROM chat"),
        kept_for_good=number("SELECT count(*) FROM pasts"),
        visitors=number("SELECT count(DISTINCT visitor) FROM members"),
        regulars=number("SELECT count(*) FROM regulars"),
        evenings=number("SELECT count(*) FROM evenings"),
        rated_evenings=number("SELECT count(*) FROM evenings WHERE unrated = ''"),
        to_be_called=number("SELECT count(*) FROM wishes"),
        bytes_of_components=number("SELECT sum(weight) FROM upkeep"),
        bytes_of_keepsakes=number("SELECT sum(length(content)) FROM pasts"),
    )
