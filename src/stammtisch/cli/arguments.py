"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stammtisch.cli.parsing import Commands as Commands  # noqa: PLC0414 (for all commands)
from stammtisch.core.errors import BadTable, Complaint
from stammtisch.core.game import AnyGame, Components

LARGEST_SEED = 2**62 - 1


def add_game(command: argparse.ArgumentParser) -> None:
    """The title."""
    command.add_argument("game", metavar="GAME", help="name of a title; see 'stammtisch games'")


def add_seats(command: argparse.ArgumentParser) -> None:
    """How many sit at the table; the same default in every command."""
    command.add_argument("--seats", type=positive, metavar="N", help="default: the fewest")


def add_table(command: argparse.ArgumentParser) -> None:
    """Variants, seed and components: how a table is set."""
    command.add_argument(
        "--preset", metavar="NAME", help="set several variants at once; see 'stammtisch games'"
    )
    command.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a variant; may be given several times",
    )
    command.add_argument("--seed", type=seed, default=None, help="deal the same match again")
    command.add_argument(
        "--components", type=Path, metavar="FILE", help="play with your own components file"
    )


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 on")
    return int(text)


def seed(text: str) -> int:
    """A seed: 0 to 2**62 - 1."""
    if not text.isdigit() or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 to 2**62 - 1")
    return int(text)


def read_variants(game: AnyGame, chosen: argparse.Namespace) -> dict[str, str]:
    """Those of a preset, then variants from NAME=VALUE; a bare NAME means 'on'."""
    variants = game.preset(chosen.preset) if chosen.preset else {}
    for setting in chosen.variant:
        name, sign, value = setting.partition("=")
        if not name or (sign and not value):
            raise BadTable(f"'{setting}' is no setting; write NAME=VALUE.")
        variants[name] = value if sign else "on"
    return variants


def read_components(game: AnyGame, path: Path | None) -> Components[Any]:
    """An owner's own file, or the components that come with the title."""
    return game.components if path is None else game.read_components(path)


def writable(path: Path | None) -> None:
    """Complain before hours of play, not after them, if this file cannot be written."""
    if path is None:
        return
    if not path.parent.is_dir():
        raise Complaint(f"There is no folder {path.parent}.")
    if path.is_dir():
        raise Complaint(f"{path} is a folder; name a file.")
    there = path.exists()
    try:
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {error.strerror}.") from error


def progress_bar(heading: str) -> Progress:
    """A bar with the time left, on standard error; it vanishes when all is done."""
    return Progress(
        TextColumn(heading),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
