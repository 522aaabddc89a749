"""What a host looks at: tables, visitors, figures, backups. Nothing is changed."""

from __future__ import annotations

import argparse
import os
import sys
import time
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from stammtisch.core import record
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title
from stammtisch.server.admin import backup, exporting, figures, inventory, people
from stammtisch.server.admin.places import Place, reading
from stammtisch.server.serve import data_folder

UNITS = ((86_400, "d"), (3600, "h"), (60, "min"))
SHOWN = 12  # letters of a visitor


def place_of(chosen: argparse.Namespace) -> Place:
    """Where the tables are that are asked about."""
    if chosen.data is not None and chosen.store is not None:
        raise Complaint("Tables are in a folder or in a database: give --data or --store.")
    return Place(chosen.data or data_folder(), chosen.store)


def in_json(told: Any) -> None:
    """One document on standard output."""
    print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())


def age(moment: float | None) -> str:
    """How long ago, in one unit."""
    if moment is None:
        return "-"
    seconds = max(0.0, time.time() - moment)
    for size, unit in UNITS:
        if seconds >= size:
            return f"{seconds / size:.0f} {unit}"
    return "now"


def grid(*headings: str) -> Grid:
    """A table without lines."""
    found = Grid(box=None, pad_edge=False)
    for heading in headings:
        found.add_column(heading, overflow="fold")
    return found


def add_row(rows: Grid, *cells: str) -> None:
    """What people wrote is shown as they wrote it, and commands a terminal nothing."""
    rows.add_row(*(Text("".join(c if c.isprintable() else "?" for c in cell)) for cell in cells))


def console() -> Console:
    """Standard output; wide where nobody looks, so that lines stay whole."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 240)


def run_list(chosen: argparse.Namespace) -> None:
    """All tables that are asked for."""
    now = time.time()
    with reading(place_of(chosen)) as db:
        wanted = inventory.Wanted(
            title=None if chosen.title is None else title(chosen.title).name,
            status=None if chosen.status is None else chosen.status.replace("-", " "),
            visitor=chosen.visitor and people.find_visitor(db, chosen.visitor),
            unused_since=None if chosen.unused_for is None else now - chosen.unused_for,
            created_before=None if chosen.older_than is None else now - chosen.older_than,
        )
        found = list(islice(inventory.tables_in(db, wanted), chosen.most))
    if chosen.json:
        in_json(found)
        return
    rows = grid("table", "title", "name", "status", "seats", "age", "used", "lines", "host")
    for one in found:
        host = one.host_name or one.host[:SHOWN]
        seats = ", ".join(one.people) or str(one.seats)
        add_row(
            *(rows, one.id, one.title, one.name, one.status, seats, age(one.created)),
            *(age(one.used), str(one.lines), host),
        )
    console().print(rows if found else "No tables.")


def run_show(chosen: argparse.Namespace) -> None:
    """One table."""
    with reading(place_of(chosen)) as db:
        shown = inventory.shown(db, inventory.find(db, chosen.table))
    if chosen.json:
        in_json({**msgspec.to_builtins(shown), "sound": shown.sound._asdict()})
        return
    table, settings = shown.table, shown.settings
    rows = grid("", "")
    written = ", ".join(f"{number} by {by}" for by, number in sorted(shown.authors.items()))
    whole = {"whole": "every line of the book can be replayed"}
    facts = {
        "table": f"{table.id} {table.name}".strip(),
        "title": table.title,
        "variants": ", ".join(f"{key}={value}" for key, value in shown.variants.items()) or "-",
        "components": "the owner's own" if shown.own_components else "of the box",
        "status": table.status,
        "sound": whole.get(shown.sound.soundness, f"{shown.sound.soundness}: {shown.sound.why}"),
        "release": table.release or "-",
        "set": f"{age(table.created)} ago",
        "used": f"{age(table.used)} ago",
        "host": f"{table.host_name} {table.host[:SHOWN]}".strip() or "-",
        "book": f"{table.lines} lines{f' ({written})' if written else ''}",
        "chat": f"{shown.said} lines",
        "watching": f"{shown.watchers} may",
        "kept for good": "yes" if shown.kept_for_good else "no",
    }
    if settings is not None:
        clock = "none" if settings.clock is None else f"{settings.clock} s"
        facts["clock"] = f"{clock}, beat {settings.beat:g} s, pace {settings.pace:g} s"
    for name, fact in facts.items():
        add_row(rows, name, fact)
    for seat in shown.seats:
        who = f"bot {seat.bot}" if seat.kind == "bot" else seat.kind
        devices = f", {seat.devices} devices" if seat.devices > 1 else ""
        asked = ", is asked" if seat.awaited else ""
        add_row(rows, f"seat {seat.seat}", f"{seat.name or '-'} ({who}{devices}{asked})")
    console().print(rows)


def run_export(chosen: argparse.Namespace) -> None:
    """The record or the bundle of a table."""
    with reading(place_of(chosen)) as db:
        table = inventory.find(db, chosen.table)
        status = inventory.shown(db, table).table.status
        if status in ("running", "other release") and not chosen.while_running:
            raise Complaint(
                "The match goes on: whoever reads this can see every hand and what will be "
                "drawn. Say --while-running if you want it all the same."
            )
        taken = (
            exporting.bundle(db, table)
            if chosen.bundle
            else record.dump(exporting.record_of(db, table))
        )
    if chosen.out is None:
        sys.stdout.write(taken.decode())
        return
    write_new(chosen.out, taken)
    print(f"Written to {chosen.out}.")


def write_new(file: Path, content: bytes) -> None:
    """Into a private file that is not there yet."""
    try:
        opened = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(opened, "wb") as out:
            out.write(content)
    except FileExistsError:
        raise Complaint(f"{file} is there already; name another file.") from None
    except OSError as error:
        raise Complaint(f"{file} cannot be written: {error.strerror}.") from error


def run_statistics(chosen: argparse.Namespace) -> None:
    """Figures about everything."""
    with reading(place_of(chosen)) as db:
        found = figures.figures(db)
    if chosen.json:
        in_json(found)
        return
    rows = grid("", "")
    for name, value in msgspec.structs.asdict(found).items():
        if isinstance(value, dict):
            said = ", ".join(f"{number:,} {key}" for key, number in value.items()) or "-"
        else:
            said = f"{age(value)} ago" if name == "oldest" and value else f"{value or 0:,}"
        add_row(rows, name.replace("_", " "), said)
    console().print(rows)


def run_restore_check(chosen: argparse.Namespace) -> None:
    """Whether a backup is good."""
    found = backup.check(chosen.file)
    if chosen.json:
        broken = [verdict._asdict() for verdict in found.broken]
        in_json({**msgspec.structs.asdict(found), "broken": broken})
    else:
        print(
            f"{chosen.file}: {found.whole} of {found.tables} tables are whole "
            f"({found.lines} lines of their books were read); "
            f"{found.other_release} need another release."
        )
        for verdict in found.broken:
            print(f"{verdict.table}: {verdict.soundness}: {verdict.why}.")
    if found.broken:
        raise Complaint(f"{len(found.broken)} tables of {chosen.file} are not whole.")


def run_backup(chosen: argparse.Namespace) -> None:
    """Everything into one file."""
    tables = backup.back_up(place_of(chosen), chosen.file)
    print(f"{tables} tables are in {chosen.file}. Look after it: it holds the keys of all matches.")
