"""`stammtisch check`: the laws that hold for every title, for one of them."""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stammtisch.cli.parsing import Commands
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import GROUP, examined, lay_out, missing, reason, title, titles

PROJECT = "pyproject.toml"


class LawsBroken(Complaint):
    """A title that does not keep the laws."""


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("check", help="whether a title keeps the laws of all titles")
    command.add_argument(
        "game", metavar="GAME", help="name of a title, or the folder of one that is not installed"
    )
    command.add_argument("--json", action="store_true", help="for machines")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Judge by every law; a broken one is told at once."""
    from stammtisch.laws import LAWS, judge  # noqa: PLC0415 - only this command needs them

    game = game_of(chosen.game)
    console = Console(highlight=False, quiet=chosen.json)
    found = {}
    for law in LAWS:
        with console.status(law.says):
            told = found[law.name] = list(judge(law, game))
        console.print(Text("✗ " if told else "✓ ", "red" if told else "green") + Text(law.says))
        for sentence in told:
            console.print(Text(f"    {sentence}"))
    if chosen.json:
        print(json.dumps({"title": game.name, "laws": found}, indent=1))
    broken = sum(bool(told) for told in found.values())
    if broken:
        raise LawsBroken(f"{game.title}: {broken} of {len(found)} laws are broken.")
    console.print(f"{game.title}: all {len(found)} laws hold.")


def game_of(named: str) -> AnyGame:
    """The title of this name, or the one in this folder."""
    folder = Path(named)
    if (folder / PROJECT).is_file():
        return game_in(folder.resolve())
    if named not in titles() and named not in missing() and folder.exists():
        raise LawsBroken(f"{folder} is not the folder of a title: it has no {PROJECT}.")
    return title(named)


def game_in(folder: Path) -> AnyGame:
    """The title of a package that is not installed, on the shelf for as long as we look at it."""
    try:
        project = tomllib.loads((folder / PROJECT).read_text(encoding="utf-8"))
        points = project["project"]["entry-points"][GROUP]
        ((name, value),) = points.items()
    except (KeyError, ValueError, AttributeError, TypeError) as error:
        raise LawsBroken(
            f"{folder / PROJECT} names no title: it needs one entry point of the group '{GROUP}'."
        ) from error
    sys.path.insert(0, str(folder / "src"))
    try:
        game = examined(EntryPoint(name, value, GROUP))
    except Exception as error:  # a title that is being written may raise anything at all
        raise LawsBroken(
            f"The title '{name}' cannot be laid on the shelf: {reason(error)}."
        ) from error
    lay_out(game)
    return game
