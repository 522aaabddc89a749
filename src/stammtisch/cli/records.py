"""`stammtisch replay` and `stammtisch transcript`."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

from stammtisch.arena.transcript import transcript
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_seats,
    add_table,
    read_components,
    read_variants,
)
from stammtisch.cli.draw import score_table
from stammtisch.core import record
from stammtisch.core.errors import BadRecord, Complaint
from stammtisch.core.registry import title


def add_to(commands: Commands) -> None:
    """Both commands and their arguments."""
    replay = commands.add_parser("replay", help="replay and verify a record")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="for machines")
    replay.set_defaults(run=run_replay)
    words = commands.add_parser("transcript", help="a whole match between bots, in words")
    add_game(words)
    add_seats(words)
    words.add_argument("--bot", default="random")
    add_table(words)
    words.set_defaults(run=run_transcript)


def run_replay(chosen: argparse.Namespace) -> None:
    """Verify a record and print its score sheet."""
    kept = record.read(chosen.file)
    try:
        match = record.to_match(kept)
    except Complaint as complaint:
        raise BadRecord(f"{chosen.file}: {complaint}") from complaint
    sheet = match.game.sheet(match.state)
    if chosen.json:
        told = {
            "game": match.game.name,
            "seats": match.seats,
            "variants": match.variants,
            "components": match.components.hash,
            "answers": match.ply,
            "over": match.over,
            "sheet": sheet,
            "winners": sheet.winners if match.over else [],
        }
        print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
        return
    state = "finished" if match.over else "still running"
    console = Console(highlight=False)
    console.print(
        f"{match.game.title}, {match.seats} seats, {match.ply} answers, {state}: verified."
    )
    console.print(score_table(match, {}))


def run_transcript(chosen: argparse.Namespace) -> None:
    """Print a seeded match in words."""
    game = title(chosen.game)
    print(
        transcript(
            game,
            chosen.seats or game.fewest_seats,
            chosen.seed or 0,
            bot=chosen.bot,
            variants=read_variants(game, chosen),
            components=read_components(game, chosen.components),
        ),
        end="",
    )
