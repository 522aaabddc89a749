"""`stammtisch admin`: a host's tools, on a data folder or a database."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from stammtisch.cli.parsing import Commands
from stammtisch.cli.serve import days

STATUSES = ("running", "over", "closed", "other-release", "unreadable")


def add_to(commands: Commands) -> None:
    """The command and its verbs."""
    command = commands.add_parser("admin", help="a host's tools: tables, visitors, backups")
    verbs = command.add_subparsers(title="what to do", metavar="WHAT", required=True)
    add_looking(verbs)
    add_changing(verbs)
    add_backups(verbs)


def verb(verbs: Commands, name: str, text: str, run: str) -> argparse.ArgumentParser:
    """One verb, with the place that it is about; `run` names module and function."""
    found: argparse.ArgumentParser = verbs.add_parser(name, help=text)
    found.add_argument("--data", type=Path, metavar="DIR", help="default: your data folder")
    found.add_argument(
        "--store", metavar="URL", help="tables in PostgreSQL: postgresql://user@host/database"
    )
    found.set_defaults(run=later(run))
    return found


def later(run: str) -> Callable[[argparse.Namespace], None]:
    """What a verb does is loaded when it is called: shells and help need none of it."""

    def begin(chosen: argparse.Namespace) -> None:
        from stammtisch.cli import admin_changes, admin_looks  # noqa: PLC0415

        module = admin_looks if hasattr(admin_looks, run) else admin_changes
        getattr(module, run)(chosen)

    return begin


def add_json(command: argparse.ArgumentParser) -> None:
    """For machines."""
    command.add_argument("--json", action="store_true", help="for machines")


def add_table(command: argparse.ArgumentParser) -> None:
    """A table."""
    command.add_argument("table", metavar="TABLE", help="its id, or how it begins")


def add_looking(verbs: Commands) -> None:
    """What changes nothing, and works beside a running server."""
    listed = verb(verbs, "list", "all tables, newest first", "run_list")
    listed.add_argument("--title", metavar="GAME", help="only those of a title")
    listed.add_argument("--status", choices=STATUSES, help="only those that stand so")
    listed.add_argument("--visitor", metavar="VISITOR", help="only those that somebody belongs to")
    listed.add_argument("--unused-for", type=days, metavar="30d", help="that nobody used for long")
    listed.add_argument("--older-than", type=days, metavar="30d", help="that were set before")
    listed.add_argument("--most", type=number, metavar="N", help="so many at most")
    add_json(listed)
    shown = verb(verbs, "show", "one table: seats, settings, whether it is whole", "run_show")
    add_table(shown)
    add_json(shown)
    taken = verb(verbs, "export", "the record of a table, or everything about it", "run_export")
    add_table(taken)
    taken.add_argument("--out", type=Path, metavar="FILE", help="default: standard output")
    taken.add_argument("--bundle", action="store_true", help="header, people, book, talk, keepsake")
    taken.add_argument(
        "--while-running",
        action="store_true",
        help="also of a match that goes on, with its secrets",
    )
    add_json(verb(verbs, "statistics", "figures about everything that is kept", "run_statistics"))
    people = verb(verbs, "visitors", "everybody who is known; or 'forget VISITOR'", "run_visitors")
    people.add_argument("what", nargs="?", choices=("list", "forget"), default="list")
    people.add_argument("visitor", nargs="?", metavar="VISITOR", help="or how it begins")
    add_json(people)
    add_at(people)
    add_yes(people)


def add_changing(verbs: Commands) -> None:
    """What goes through the running server, or through these tools while none runs."""
    closed = verb(verbs, "close", "end a table for good; its record stays", "run_close")
    add_table(closed)
    add_at(closed)
    handed = verb(
        verbs, "hand-over", "a fresh link for a seat, or the host's role", "run_hand_over"
    )
    add_table(handed)
    handed.add_argument("--seat", type=number, required=True, metavar="N", help="counted from 1")
    handed.add_argument(
        "--host", action="store_true", help="whoever holds the seat becomes the host"
    )
    add_at(handed)
    mended = verb(verbs, "repair", "what cannot be read or played; a good copy of it", "run_repair")
    mended.add_argument("table", nargs="?", metavar="TABLE", help="one table; default: look at all")
    add_json(mended)
    add_at(mended)
    add_yes(mended)


def add_backups(verbs: Commands) -> None:
    """Backups, and the way back."""
    kept = verb(verbs, "backup", "everything into one file, while the server runs", "run_backup")
    kept.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    checked = verbs.add_parser("restore-check", help="open a backup and replay every match in it")
    checked.add_argument("file", type=Path, metavar="FILE")
    add_json(checked)
    checked.set_defaults(run=later("run_restore_check"))
    back = verb(verbs, "restore", "a backup into a place that holds no tables", "run_restore")
    back.add_argument("file", type=Path, metavar="FILE")


def add_at(command: argparse.ArgumentParser) -> None:
    """Where the running server answers."""
    command.add_argument(
        "--at", metavar="URL", help="where the running server answers, if not where it says"
    )


def add_yes(command: argparse.ArgumentParser) -> None:
    """Do it, and not only say what would be done."""
    command.add_argument("--yes", action="store_true", help="do it; without it, only tell")


def number(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isascii() or not text.isdigit() or not int(text[:9]) >= 1 or len(text) > 9:
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a whole number from 1 on")
    return int(text)
