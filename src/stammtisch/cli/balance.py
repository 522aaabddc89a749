"""`stammtisch balance`: a report on a title's balance, as one HTML file."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from stammtisch.arena.balance import Ban, Order, Study, ban, study
from stammtisch.arena.report import page
from stammtisch.bots import bot
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    positive,
    progress_bar,
    seed,
    writable,
)
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import title

SUSPICIOUS = 10
EVERY = 0  # as a number of seats


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("balance", help="a report on a title's balance")
    add_game(command)
    command.add_argument("--bots", default="greedy,planner", metavar="A,B", help="two levels")
    command.add_argument(
        "--seats", type=seat_count, metavar="N", help="default: the fewest; 'all' for every number"
    )
    command.add_argument("--games", type=positive, default=400, metavar="K", help="matches each")
    command.add_argument("--bans", type=int, default=200, metavar="K", help="deals of each ban")
    command.add_argument("--seed", type=seed, default=0)
    command.add_argument("--jobs", type=positive, metavar="J", help="processes; default: all cores")
    command.add_argument("--out", type=Path, metavar="FILE.html", help="default: GAME-balance.html")
    command.set_defaults(run=run)


def seat_count(text: str) -> int:
    """A number of seats; `all` is every number, written as 0."""
    return EVERY if text == "all" else positive(text)


def seat_counts(game: AnyGame, asked: int | None) -> Sequence[int]:
    """The numbers of seats to be studied."""
    if asked == EVERY:
        return range(game.fewest_seats, game.most_seats + 1)
    return [asked or game.fewest_seats]


def run(chosen: argparse.Namespace) -> None:
    """Watch many matches, test the suspicious options, write the page."""
    game = title(chosen.game)
    names = [name.strip() for name in chosen.bots.split(",")]
    for name in names:
        bot(name, game)
    out = chosen.out or Path(f"{game.name}-balance.html")
    writable(out)
    if chosen.bans == 1:
        raise Complaint("One deal proves nothing: --bans 0 for none, or 2 and more.")
    counts = seat_counts(game, chosen.seats)
    for seats in counts:
        game.check_table(seats, {})
    orders = [
        Order(game.name, seats, name, chosen.games, chosen.seed)
        for name in names
        for seats in counts
    ]
    jobs = chosen.jobs or os.cpu_count() or 1
    studies: list[Study] = []
    bans: list[Ban] = []
    banned = SUSPICIOUS if chosen.bans > 0 else 0
    with progress_bar(game.title) as bar:
        task = bar.add_task("matches", total=len(orders) * chosen.games + banned)
        for order in orders:
            studies.append(study(order, jobs, lambda: bar.advance(task)))
        if banned:
            bans = banned_options(studies[len(list(counts)) - 1], chosen.bans, jobs)
    out.write_text(page(game, studies, bans, command_line()), encoding="utf-8")
    print(f"Written to {out}.")


def banned_options(found: Study, deals: int, jobs: int) -> list[Ban]:
    """The paired test for the options whose takers fare oddly, with the first bot, all seats.

    On fresh deals: in those of the study the takers were lucky or unlucky by selection.
    """
    past = found.order
    order = Order(past.game, past.seats, past.bot, deals, past.seed + past.games)
    return [ban(order, name, jobs) for name, _, _ in found.suspicious(SUSPICIOUS)]


def command_line() -> str:
    """How the report can be made again."""
    return " ".join(["stammtisch", *sys.argv[1:]])
