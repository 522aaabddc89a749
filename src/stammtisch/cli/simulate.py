"""`stammtisch simulate`."""

from __future__ import annotations

import argparse
import time

import msgspec
from rich.console import Console
from rich.table import Table

from stammtisch.arena.executors import opened
from stammtisch.arena.figures import need_parquet
from stammtisch.arena.shards import new_part, shard_of, simulate_part, write_simulated
from stammtisch.arena.simulate import Order, Outcome, simulate
from stammtisch.bots import bots_for
from stammtisch.cli.arguments import (
    Commands,
    add_game,
    add_jobs,
    add_seats,
    add_shard,
    add_table,
    add_weights,
    hands_of,
    own_text,
    part_file,
    positive,
    progress_bar,
    read_variants,
)
from stammtisch.cli.parts import tell_part
from stammtisch.core.errors import BadTable
from stammtisch.core.registry import title


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("simulate", help="many games between bots, with figures")
    add_game(command)
    add_seats(command)
    command.add_argument("--games", type=positive, default=1000, metavar="K")
    command.add_argument("--bot", "--bots", default="random", help="one bot, or one for each seat")
    add_jobs(command)
    command.add_argument("--out", metavar="FOLDER", help="every decision, as Parquet files")
    add_shard(command)
    command.add_argument("--json", action="store_true", help="for machines")
    add_table(command)
    add_weights(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Simulate with a progress bar on standard error."""
    game = title(chosen.game)
    seats = chosen.seats or game.fewest_seats
    order = Order(
        game=game.name,
        seats=seats,
        games=chosen.games,
        seed=chosen.seed or 0,
        bots=tuple(name.strip() for name in chosen.bot.split(",")),
        variants=game.check_table(seats, read_variants(game, chosen)),
        components=own_text(game, chosen),
        out=None if chosen.shard else chosen.out,
    )
    if chosen.out is not None:
        need_parquet()
    if len(order.bots) > seats:
        raise BadTable(f"There are {len(order.bots)} bots for {seats} seats.")
    bots_for(order.bots, seats, game)
    if chosen.shard is not None:
        run_part(chosen, order)
        return
    with opened(hands_of(chosen)) as executor, progress_bar(game.title) as bar:
        task = bar.add_task("games", total=order.games)
        outcome = simulate(order, executor, lambda games: bar.advance(task, games))
    if chosen.json:
        print(msgspec.json.format(msgspec.json.encode(outcome), indent=1).decode())
    else:
        show(outcome)


def run_part(chosen: argparse.Namespace, order: Order) -> None:
    """Play one part and keep it in a file."""
    shard, path = shard_of(chosen.shard), part_file(chosen)
    games = len(shard.within(order.games))
    begin = time.perf_counter()
    with opened(hands_of(chosen)) as executor, progress_bar(title(order.game).title) as bar:
        task = bar.add_task("games", total=games)
        chunk = simulate_part(order, shard, executor, lambda ended: bar.advance(task, ended))
    part = new_part(shard, time.perf_counter() - begin, order=order)
    write_simulated(path, part, chunk)
    tell_part(chosen, order, shard, games, path)


def show(outcome: Outcome) -> None:
    """The figures for people."""
    table = Table(title=f"{outcome.games:,} games of {outcome.game}", title_justify="left")
    for heading in ("seat", "bot", "mean score", "win share"):
        table.add_column(heading, justify="right")
    for seat in range(outcome.seats):
        table.add_row(
            str(seat + 1),
            outcome.bots[seat % len(outcome.bots)],
            f"{outcome.mean_scores[seat]:.2f}",
            f"{outcome.win_share[seat]:.1%}",
        )
    console = Console(highlight=False)
    console.print(table)
    who = f"{outcome.jobs} jobs" if outcome.jobs else "on a cluster"
    console.print(
        f"{outcome.decisions:,} decisions in {outcome.seconds:.2f} s: "
        f"{outcome.games_per_second:,.0f} games/s, {outcome.decisions_per_second:,.0f} decisions/s "
        f"({'compiled' if outcome.compiled else 'interpreted'}, {who})"
    )
    console.print(f"hash {outcome.hash}")
