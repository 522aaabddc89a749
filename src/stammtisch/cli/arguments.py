"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stammtisch.arena.boxes import box_of, text_of
from stammtisch.arena.executors import Hands
from stammtisch.cli.parsing import Commands as Commands  # noqa: PLC0414 (for all commands)
from stammtisch.core.errors import BadTable, Complaint
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.weights import joined, read_file

LARGEST_SEED = 2**62 - 1


def add_game(command: argparse.ArgumentParser) -> None:
    """The title."""
    command.add_argument("game", metavar="GAME", help="name of a title; see 'stammtisch games'")


def add_seats(command: argparse.ArgumentParser) -> None:
    """How many sit at the table; the same default in every command."""
    command.add_argument("--seats", type=positive, metavar="N", help="default: the fewest")


EVERY = 0  # as a number of seats


def seat_count(text: str) -> int:
    """A number of seats; `all` is every number, written as 0."""
    return EVERY if text == "all" else positive(text)


def seat_counts(game: AnyGame, asked: int | None) -> Sequence[int]:
    """The numbers of seats to be studied."""
    if asked == EVERY:
        return range(game.fewest_seats, game.most_seats + 1)
    return [asked or game.fewest_seats]


def add_weights(command: argparse.ArgumentParser) -> None:
    """Weights of the evaluation for a box of one's own."""
    command.add_argument(
        "--weights", type=Path, metavar="FILE", help="what 'stammtisch tune --out' found for a box"
    )


def with_weights(game: AnyGame, text: str | None, path: Path | None) -> str | None:
    """The text of a box with the weights of a file"""
    if path is None:
        return text
    if not game.weight_names:
        raise Complaint(f"{game.title} has no weights.")
    bare = game.components.text if text is None else text
    return joined(bare, read_file(path, game.weight_names))


def own_text(game: AnyGame, chosen: argparse.Namespace) -> str | None:
    """The box and the weights that were asked for; a warning if they do not belong together."""
    text = with_weights(game, text_of(game, chosen.components), chosen.weights)
    warn_of_weights(box_of(game.name, text)[1], game)
    return text


def warn_of_weights(components: Components[Any], game: AnyGame) -> str:
    """Say it, if the bots judge with weights of another box."""
    if components.tuned_for == components.hash:
        return ""
    said = (
        "The bots judge this box with weights that were tuned for another one; "
        f"'stammtisch tune {game.name} --components FILE --out FILE' finds its own."
    )
    print(f"stammtisch: {said}", file=sys.stderr)
    return said


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


def add_jobs(command: argparse.ArgumentParser) -> None:
    """Who plays: processes of this machine, or a cluster."""
    command.add_argument("--jobs", type=positive, metavar="J", help="processes; default: all cores")
    command.add_argument(
        "--executor", metavar="ADDRESS", help="a cluster: dask://HOST:8786 or ray://HOST:10001"
    )


def add_shard(command: argparse.ArgumentParser) -> None:
    """A part of the games, for batch systems."""
    command.add_argument(
        "--shard", metavar="K/N", help="play part K of N, into --out FILE.parquet; then 'merge'"
    )


def add_house(command: argparse.ArgumentParser) -> None:
    """Where the matches of a page can be opened."""
    command.add_argument(
        "--house",
        type=house,
        metavar="ADDRESS",
        help="the page leads to the shelf of this server: http://HOST:8000",
    )


def hands_of(chosen: argparse.Namespace) -> Hands:
    """Who was asked to play."""
    if chosen.executor is not None and chosen.jobs is not None:
        raise Complaint("--jobs counts processes of this machine; leave it out with --executor.")
    hands: Hands = chosen.executor or chosen.jobs
    return hands


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 on")
    return int(text)


def house(text: str) -> str:
    """The address of a server."""
    if re.fullmatch(r"https?://[^\s/'\"<>]+(/[^\s'\"<>]*)?", text) is None:
        raise argparse.ArgumentTypeError(f"'{text}' is no address; write http://HOST:8000")
    return text


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


def part_file(chosen: argparse.Namespace) -> Path:
    """Where a part of the games is to lie, or a complaint."""
    out = None if chosen.out is None else Path(chosen.out)
    if out is None or out.suffix != ".parquet":
        raise Complaint("Say where the part is to be kept: --out FILE.parquet")
    if out.exists():
        raise Complaint(f"{out} is there already.")
    writable(out)
    return out


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
