"""`stammtisch think`: a machine that thinks for the bots of nodes, and does nothing else."""

from __future__ import annotations

import argparse
import os
import socket

from stammtisch.cli.arguments import Commands, positive
from stammtisch.cli.serve import node_name


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("think", help="think for the bots of nodes, on another machine")
    command.add_argument(
        "--store",
        metavar="URL",
        required=True,
        help="the database of the nodes: postgresql://user@host/database",
    )
    command.add_argument(
        "--workers", type=positive, default=2, metavar="N", help="processes that think"
    )
    command.add_argument("--name", type=node_name, help="default: host and process number")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Think until told to stop."""
    from stammtisch.server.serve import insist_on_database  # noqa: PLC0415 - only needed here

    insist_on_database(chosen.store)
    from stammtisch.server.nodes.think import Thinking, think  # noqa: PLC0415

    host = socket.gethostname().partition(".")[0][:24] or "thinker"
    name = chosen.name or f"{host}-{os.getpid()}"
    think(Thinking(store=chosen.store, name=name, workers=chosen.workers))
