"""`stammtisch components show|export|check`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stammtisch.cli.arguments import Commands, add_game, read_components
from stammtisch.core.components import BadComponents, parse
from stammtisch.core.registry import title


def add_to(commands: Commands) -> None:
    """The command with its three verbs."""
    command = commands.add_parser("components", help="print, write or verify a components file")
    verbs = command.add_subparsers(title="verbs", metavar="VERB", required=True)
    for verb, run, text in (
        ("show", show, "print the values"),
        ("export", export, "write the standard file, to be changed by an owner"),
        ("check", check, "verify an own file"),
    ):
        parser = verbs.add_parser(verb, help=text)
        add_game(parser)
        needed = None if verb == "check" else "?"
        parser.add_argument("file", type=Path, metavar="FILE", nargs=needed)
        if verb == "show":
            parser.add_argument("--json", action="store_true", help="for machines")
        parser.set_defaults(run=run)


def show(chosen: argparse.Namespace) -> None:
    """Print all values with their source."""
    game = title(chosen.game)
    components = read_components(game, chosen.file)
    values = parse(components.text, str(chosen.file))
    if chosen.json:
        print(json.dumps({"hash": components.hash, "values": values}, indent=1))
        return
    console = Console(highlight=False)
    console.print(f"{game.title}: components {components.hash}")
    for name, value in values.items():
        if isinstance(value, dict):
            console.print(table_of(name, [{"name": k, "value": v} for k, v in value.items()]))
        elif isinstance(value, list) and all(isinstance(row, dict) for row in value):
            console.print(table_of(name, value))
        else:
            console.print(Text(f"{name}: {shown(value)}"))


def table_of(name: str, rows: list[Any]) -> Table:
    """The entries of one kind as a table; texts are left to the file itself."""
    table = Table(title=name, title_justify="left")
    columns = list(dict.fromkeys(key for row in rows for key in row if key != "text"))
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(Text(shown(row.get(column))) for column in columns))
    return table


def shown(value: Any) -> str:
    """A value as a reader of the table wants it."""
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return "; ".join(shown(item) for item in value)
    return str(value)


def export(chosen: argparse.Namespace) -> None:
    """Write the standard file, never over an existing one."""
    game = title(chosen.game)
    path = chosen.file or Path(f"{game.name}.toml")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(game.components.text)
    except FileExistsError as error:
        raise BadComponents(str(path), ["This file exists already; name another one."]) from error
    except OSError as error:
        raise BadComponents(str(path), [f"It cannot be written: {error.strerror}."]) from error
    print(f"Written to {path}. Change it, then: stammtisch components check {game.name} {path}")


def check(chosen: argparse.Namespace) -> None:
    """Verify an own file."""
    game = title(chosen.game)
    components = game.read_components(chosen.file)
    same = components.hash == game.components.hash
    print(
        f"{chosen.file}: good components for {game.title}, hash {components.hash}"
        f"{' (the same as the standard ones)' if same else ''}."
    )
