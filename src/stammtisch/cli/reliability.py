"""`stammtisch reliability`: whether the chances of the look back come true."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

from rich.console import Console
from rich.table import Table

from stammtisch.arena.executors import opened
from stammtisch.arena.reliability import Order, Reliability, measure
from stammtisch.bots import bot
from stammtisch.bots.chances import FILE
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_jobs,
    hands_of,
    positive,
    progress_bar,
    seed,
)
from stammtisch.core.registry import title


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("reliability", help="whether chances of winning come true")
    add_game(command)
    command.add_argument("--games", type=positive, default=400, metavar="K")
    command.add_argument("--bot", default="greedy", help="who plays")
    command.add_argument("--seed", type=seed, default=0)
    add_jobs(command)
    command.add_argument("--write", action="store_true", help="keep what was fitted")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Play, fit, test, and print the table."""
    game = title(chosen.game)
    bot(chosen.bot, game)
    order = Order(game.name, max(2, chosen.games), chosen.bot, chosen.seed)
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("games", total=order.games)
        found = measure(order, executor, lambda games: bar.advance(task, games))
    show(game.title, found)
    if chosen.write:
        path = Path(str(resources.files(game.package) / FILE))
        path.write_text(written(order, found), encoding="utf-8")
        print(f"Written to {path}.")


def written(order: Order, found: Reliability) -> str:
    """What was fitted, with the command that does it again."""
    command = f"stammtisch reliability {order.game} --games {order.games} --bot {order.bot}"
    sure = found.sureness
    head = f"# how much a point of the lead says: fitted by `{command}`"
    return f"{head}\nfirst = {sure.first}\ngrowth = {sure.growth}\n"


def show(name: str, found: Reliability) -> None:
    """The chance that was given, and the share that was won."""
    heading = f"{name}: {found.positions} positions of {found.games // 2} matches"
    table = Table(title=heading, title_justify="left")
    for column in ("seats", "chance given", "won"):
        table.add_column(column, justify="right")
    for one in found.bins:
        table.add_row(str(one.positions), f"{one.predicted:.0%}", f"{one.won:.0%}")
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"Surprise {found.surprise} bits a position; {found.blind} if all chances were even. "
        f"A point counts {found.sureness.first} at first, growth {found.sureness.growth}."
    )
