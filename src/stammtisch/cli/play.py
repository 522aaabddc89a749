"""`stammtisch play`: a match in the terminal, against bots or in turns on one screen."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from stammtisch.bots import bot
from stammtisch.bots.bot import Bot
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_table,
    positive,
    read_components,
    read_variants,
)
from stammtisch.cli.evening import Evening
from stammtisch.core import record
from stammtisch.core.errors import BadTable
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.registry import title


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("play", help="a match in the terminal")
    add_game(command)
    command.add_argument("--seats", type=positive, metavar="N", help="default: you and the bots")
    command.add_argument(
        "--bots",
        default="regular",
        metavar="A,B",
        help="who plays the other seats: bots by name, or 'none' to pass the keyboard around",
    )
    command.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved match")
    add_table(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Set the table and sit down."""
    game = title(chosen.game)
    names = [] if chosen.bots == "none" else chosen.bots.split(",")
    if chosen.load is not None:
        match = record.to_match(record.read(chosen.load))
        if match.game is not game:
            raise BadTable(f"{chosen.load} is a match of {match.game.title}.")
    else:
        seats = chosen.seats or max(game.fewest_seats, len(names) + 1)
        seed = secrets.randbelow(2**62) if chosen.seed is None else chosen.seed
        components = read_components(game, chosen.components)
        match = Match(game, seats, read_variants(game, chosen), seed, components)
    bots = seated(names, match.seats, game)
    Evening(Console(highlight=False), match, bots, called(names, match.seats)).play()


def called(names: list[str], seats: int) -> dict[int, str]:
    """The names of the bots by seat: everybody but the first, or nobody."""
    if not names:
        return {}
    return {seat: names[(seat - 1) % len(names)] for seat in range(1, seats)}


def seated(names: list[str], seats: int, game: AnyGame) -> dict[int, Bot]:
    """The bots by seat."""
    return {seat: bot(name, game) for seat, name in called(names, seats).items()}
