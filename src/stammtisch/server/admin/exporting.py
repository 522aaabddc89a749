"""A table taken out: its record, which replays everywhere, or everything that is kept of it."""

from __future__ import annotations

import lzma
import time
from typing import Any

import msgspec

from stammtisch.core import record
from stammtisch.core.errors import Complaint
from stammtisch.server.admin.soundness import Opened, fresh, opened, replayed
from stammtisch.server.past.keepsake import opened as keepsake_in
from stammtisch.server.store.rows import Database

FORMAT = "stammtisch-table"
VERSION = 1
PARTS = {  # of a table, by the order in which they lie in a bundle
    "chat": 'SELECT at, seat, name, text FROM chat WHERE "table" = ? ORDER BY rowid',
    "upkeep": 'SELECT host, touched, weight, clock FROM upkeep WHERE "table" = ?',
}


class CannotExport(Complaint):
    """A match whose record cannot be written."""


def bundle(db: Database, table: str) -> bytes:
    """Everything that is kept of a table as JSON, whether or not it can be played."""
    raw = db.execute("SELECT header, social FROM tables WHERE id = ?", (table,)).fetchone()
    found = opened(db, table)
    assert found is not None
    past = db.execute('SELECT content FROM pasts WHERE "table" = ?', (table,)).fetchone()
    parts: dict[str, Any] = {
        name: [list(row) for row in db.execute(asked, (table,))] for name, asked in PARTS.items()
    }
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "table": table,
        "taken": time.time(),
        "header": found.header if found.header is not None else text_of(raw[0]),
        "social": found.social if found.social is not None else text_of(raw[1]),
        "book": [(line, e.seat, e.option, e.by, e.key) for line, e in found.rows],
        **parts,
        "keepsake": None if past is None else bytes(past[0]),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def text_of(content: bytes) -> str:
    """What cannot be read, as far as it can be shown."""
    return bytes(content).decode("utf-8", "replace")


def record_of(db: Database, table: str) -> record.Record:
    """The record of a table's match as it stands, or a complaint."""
    found = opened(db, table)
    assert found is not None
    if found.header is None:
        raise CannotExport("What the match is replayed from cannot be read; export the bundle.")
    written = kept_record(db, table) or played_record(found)
    social = found.social
    if social is not None:
        written.names = {s: chair.name for s, chair in enumerate(social.chairs) if chair.name}
        written.note = social.name
    return written


def kept_record(db: Database, table: str) -> record.Record | None:
    """The record of a finished match, which needs no rules."""
    row = db.execute('SELECT content FROM pasts WHERE "table" = ?', (table,)).fetchone()
    if row is None:
        return None
    try:
        return keepsake_in(bytes(row[0])).record
    except (lzma.LZMAError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotExport(
            "What was kept of the finished match cannot be read; export the bundle."
        ) from error


def played_record(found: Opened) -> record.Record:
    """The record of a match that is played through."""
    assert found.header is not None
    try:
        match = fresh(found.header)
    except Complaint as complaint:
        raise CannotExport(
            f"The match cannot be replayed here ({str(complaint).rstrip('.')}); export the bundle."
        ) from complaint
    except Exception as error:  # what is stored can be wrong in ways nobody thought of
        raise CannotExport(
            f"No match can be set up from what is stored ({type(error).__name__}); "
            "export the bundle."
        ) from error
    good, why = replayed(match, found.rows)
    if why:
        raise CannotExport(
            f"Line {good + 1} of the book cannot be replayed ({why}); "
            "export the bundle, or see 'stammtisch admin repair'."
        )
    return record.to_record(match)
