"""`stammtisch balance`: a report on a title's balance, as one HTML file."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from stammtisch.arena.balance import Ban, Order, Study, ban, study
from stammtisch.arena.boxes import box_of
from stammtisch.arena.executors import Hands, opened
from stammtisch.arena.places import Place
from stammtisch.bots import bot
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_house,
    add_jobs,
    add_table,
    add_weights,
    hands_of,
    own_text,
    positive,
    progress_bar,
    read_variants,
    seat_count,
    seat_counts,
    writable,
)
from stammtisch.cli.lab_output import command_line, for_machines
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import title
from stammtisch.lab.balanced import findings, numbers, plots
from stammtisch.lab.page import Report, page

SUSPICIOUS = 10


class Told(msgspec.Struct):
    """One table, for machines."""

    order: Order
    places: list[Place]
    sources: dict[str, float]


class Balance(msgspec.Struct):
    """The figures of a report, for machines."""

    tables: list[Told]
    bans: list[Ban]


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
    add_table(command)
    add_weights(command)
    add_jobs(command)
    command.add_argument("--out", type=Path, metavar="FILE.html", help="default: GAME-balance.html")
    add_house(command)
    command.add_argument("--json", action="store_true", help="the figures, for machines")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Watch many matches, test the suspicious options, write the page."""
    game = title(chosen.game)
    out = chosen.out or (None if chosen.json else Path(f"{game.name}-balance.html"))
    writable(out)
    if chosen.bans == 1:
        raise Complaint("One deal proves nothing: --bans 0 for none, or 2 and more.")
    orders = orders_of(chosen, game)
    studies: list[Study] = []
    bans: list[Ban] = []
    banned = SUSPICIOUS if chosen.bans > 0 else 0
    begin = time.perf_counter()
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("deals", total=len(orders) * chosen.games + banned * chosen.bans)

        def tell(ended: int) -> None:
            bar.advance(task, ended)

        for order in orders:
            studies.append(study(order, executor, tell))
        if banned:
            first = [one for one in studies if one.order.bot == orders[0].bot][-1]
            bans = banned_options(first, chosen.bans, executor, tell)
    report = report_of(game, studies, bans, time.perf_counter() - begin)
    if out is not None:
        out.write_text(page(game, report, chosen.house or ""), encoding="utf-8")
    if chosen.json:
        tables = [Told(one.order, one.places(), one.sources()) for one in studies]
        told = for_machines(game, report, Balance(tables, bans))
        print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
    else:
        print(f"Written to {out}.")


def orders_of(chosen: argparse.Namespace, game: AnyGame) -> list[Order]:
    """A study for each bot and each number of seats, or a complaint."""
    text = own_text(game, chosen)
    names = [name.strip() for name in chosen.bots.split(",")]
    for name in names:
        bot(name, game)
    return [
        Order(
            game.name, seats, name, chosen.games, chosen.seed or 0,
            game.check_table(seats, read_variants(game, chosen)), text,
        )
        for name in names
        for seats in seat_counts(game, chosen.seats)
    ]  # fmt: skip


def report_of(game: AnyGame, studies: list[Study], bans: list[Ban], seconds: float) -> Report:
    """The page about all studies."""
    order = studies[0].order
    return Report(
        over=f"Balance, {game.title}",
        title=f"{game.title}: balance",
        about=f"{order.games:,} matches for each table from seed {order.seed} on; the same bot "
        "sits on all chairs. Shared victories are divided.",
        command=command_line(),
        boxes=(box_of(game.name, order.components)[1].hash,),
        findings=findings(studies, bans),
        cards=plots(game, studies, bans),
        numbers=numbers(studies),
        seconds=seconds,
    )


def banned_options(
    found: Study, deals: int, jobs: Hands, progress: Callable[[int], None]
) -> list[Ban]:
    """The paired test for the options whose takers fare oddly, with the first bot, all seats.

    On fresh deals: in those of the study the takers were lucky or unlucky by selection.
    """
    past = found.order
    order = msgspec.structs.replace(past, games=deals, seed=past.seed + past.games)
    return [ban(order, name, jobs, progress) for name, _, _ in found.suspicious(SUSPICIOUS)]
