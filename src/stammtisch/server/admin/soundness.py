"""Whether a table is whole: it can be read, and every line of its book could be answered there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from stammtisch.core import seeds
from stammtisch.core.errors import Complaint
from stammtisch.core.match import Match
from stammtisch.server.lobby.setting import parts_of
from stammtisch.server.store.rows import Database
from stammtisch.server.table.book import Author, Entry
from stammtisch.server.table.seating import Header, Social

Soundness = Literal["whole", "other release", "illegal", "unreadable"]
AUTHORS = frozenset(get_args(Author))


class Verdict(NamedTuple):
    """How sound a table is, why it is not, and how many lines of its book are good."""

    table: str
    soundness: Soundness
    why: str = ""
    lines: int = 0
    good: int = 0


class Opened(NamedTuple):
    """What could be read of a table; None stands for what could not."""

    header: Header | None
    social: Social | None
    rows: list[tuple[int, Entry]]  # with the number of each line


class OtherRelease(Complaint):
    """A match that this release does not play; the message says which does."""


def opened(db: Database, table: str) -> Opened | None:
    """Everything about a table, as far as it can be read."""
    row = db.execute("SELECT header, social FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    lines = 'SELECT line, seat, option, by, key FROM book WHERE "table" = ? ORDER BY line'
    rows = [(line, Entry(*entry)) for line, *entry in db.execute(lines, (table,))]
    return Opened(decoded(row[0], Header), decoded(row[1], Social), rows)


def decoded(content: bytes, kind: type[Any]) -> Any:
    """What is stored as JSON, or None."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, RecursionError):
        return None


def fresh(header: Header) -> Match:
    """The match of a table before its first answer; a complaint if this release has none."""
    game, parts = parts_of(header)
    if game.rules_version != header.rules_version or parts.hash != header.components:
        raise OtherRelease(f"needs release {header.release}")
    return Match(game, header.seats, header.variants, seeds.read(header.seed, header.key), parts)


def judge(db: Database, table: str) -> Verdict:
    """Replay a table line by line."""
    found = opened(db, table)
    if found is None or found.header is None:
        return Verdict(table, "unreadable", "what its match is replayed from cannot be read")
    lines = len(found.rows)
    try:
        match = fresh(found.header)
    except Complaint as complaint:
        return Verdict(table, "other release", str(complaint).rstrip("."), lines)
    except Exception as error:  # what is stored can be wrong in ways nobody thought of
        why = f"no match can be set up from it ({type(error).__name__})"
        return Verdict(table, "unreadable", why, lines)
    good, why = replayed(match, found.rows)
    if why:
        return Verdict(table, "illegal", f"line {good + 1} of {lines}: {why}", lines, good)
    if found.social is None:
        return Verdict(table, "unreadable", "who sits there cannot be read", lines, good)
    return Verdict(table, "whole", "", lines, good)


def replayed(match: Match, rows: Sequence[tuple[int, Entry]]) -> tuple[int, str]:
    """Play the lines of a book into a fresh match: how many are good, and what ends them."""
    for place, (line, entry) in enumerate(rows):
        if line != place:
            return place, f"lines are missing before line {line + 1}"
        if why := entered(match, entry):
            return place, why
    return len(rows), ""


def entered(match: Match, entry: Entry) -> str:
    """Carry out one line; empty, or why that cannot be."""
    if entry.by not in AUTHORS or not 0 <= entry.seat < match.seats:
        return "nobody can have written it"
    try:
        if entry.by != "undo":
            match.answer(entry.seat, entry.option)
        elif 0 <= entry.option <= match.ply:
            match.replay(match.answers[: entry.option])
        else:
            return "it takes back more than was answered"
    except Complaint as refusal:
        return str(refusal).rstrip(".")
    except Exception as error:  # a number that no rule expects
        return f"it cannot be carried out ({type(error).__name__})"
    return ""


def all_tables(db: Database) -> list[str]:
    """The ids of all tables, oldest first."""
    return [row[0] for row in db.execute("SELECT id FROM tables ORDER BY created, id").fetchall()]


def judged(db: Database, tables: Iterable[str]) -> Iterator[Verdict]:
    """The verdict on each table."""
    return (judge(db, table) for table in tables)
