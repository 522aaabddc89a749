"""`stammtisch merge`: the parts of a simulation or a contest, put together."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from stammtisch.arena.figures import write_parquet
from stammtisch.arena.shards import in_order, merged_contest, merged_simulation
from stammtisch.cli import arena, simulate
from stammtisch.cli.arguments import Commands, writable
from stammtisch.core.errors import Complaint


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("merge", help="put the parts of --shard together")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE.parquet")
    command.add_argument("--out", type=Path, metavar="FILE.parquet", help="all games of a contest")
    command.add_argument("--json", action="store_true", help="for machines")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Check that the parts make a whole, and show what it gave."""
    parts = in_order(chosen.files)
    contest = parts[0][1].contest
    if contest is None:
        if chosen.out is not None:
            raise Complaint("Parts of a simulation give figures only; leave --out out.")
        outcome = merged_simulation(parts)
        if chosen.json:
            print(msgspec.json.format(msgspec.json.encode(outcome), indent=1).decode())
        else:
            simulate.show(outcome)
        return
    writable(chosen.out)
    played = merged_contest(parts)
    if chosen.out is not None:
        notes = {"contest": msgspec.json.encode(contest).decode()}
        write_parquet(str(chosen.out), played, notes)
    arena.tell(contest, played, chosen.json)
