"""Iterations per second of the tree search in every title, and how long people wait for each level.

make bench                         a table
python bench/search.py --json      the figures for machines
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median

from rich.console import Console
from rich.table import Table

from stammtisch.bots import bot
from stammtisch.bots.levels import LEVELS
from stammtisch.bots.search import SearchBot
from stammtisch.core.bits import count, lowest
from stammtisch.core.engine import engine
from stammtisch.core.registry import title, titles
from stammtisch.core.rng import seeded

POSITIONS = 12  # spread over a whole match between greedy bots
ITERATIONS = 400
Figures = dict[str, float]


def positions(name: str, seats: int) -> list[tuple[int, object]]:
    """Worlds from the first to the last question of a match, with the seat that is asked."""
    game = title(name)
    state = game.setup(game.components.box, seats, game.check_table(seats, {}), 1)
    rng, greedy = seeded(1, 2), bot("greedy")
    found = []
    while state.awaited():
        seat = lowest(state.awaited())
        world = state.imagine(seat, rng.word(1))
        if count(state.options(seat)) > 1:
            found.append((seat, world))
        state.take(seat, greedy.choose(world, seat, rng))
    return found[:: max(1, len(found) // POSITIONS)]


def measure(name: str, seats: int, rounds: int) -> Figures:
    """Iterations per second with full playouts, and with the title's evaluation."""
    listed = positions(name, seats)
    figures = {}
    for way, searcher in (
        ("playouts", SearchBot(ITERATIONS, playouts=True)),
        ("evaluation", SearchBot(ITERATIONS)),
    ):
        speeds = []
        for turn in range(rounds):
            begin = time.process_time()
            for seat, world in listed:
                searcher.search(world, seat, seeded(turn, 2))  # type: ignore[arg-type]
            speeds.append(ITERATIONS * len(listed) / (time.process_time() - begin))
        figures[way] = median(speeds)
    return figures


def longest_answers(name: str, seats: int) -> Figures:
    """The seconds that each level took for its longest answer."""
    found = {}
    for level in LEVELS:
        thinker = bot(level, title(name))
        times = []
        for seat, world in positions(name, seats):
            begin = time.process_time()
            thinker.choose(world, seat, seeded(1, 2))  # type: ignore[arg-type]
            times.append(time.process_time() - begin)
        found[level] = max(times)
    return found


def print_tables(figures: dict[str, Figures], waits: dict[str, Figures]) -> None:
    """Both tables for people."""
    way = str(engine())
    console = Console(highlight=False)
    table = Table(title=f"Tree search, iterations per second ({way})", title_justify="left")
    for column in ("", "full playouts", "evaluation after the turn"):
        table.add_column(column, justify="left" if not column else "right")
    for name, found in figures.items():
        table.add_row(name, f"{found['playouts']:,.0f}", f"{found['evaluation']:,.0f}")
    console.print(table)
    table = Table(title=f"The longest answer of each level, seconds ({way})", title_justify="left")
    for column in ("", *LEVELS):
        table.add_column(column, justify="left" if not column else "right")
    for name, found in waits.items():
        table.add_row(name, *(f"{found[level]:.3f}" for level in LEVELS))
    console.print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures, waits = {}, {}
    for name, game in titles().items():
        for seats in (game.fewest_seats, game.most_seats):
            figures[f"{name}, {seats} seats"] = measure(name, seats, chosen.rounds)
            waits[f"{name}, {seats} seats"] = longest_answers(name, seats)
    if chosen.json:
        print(json.dumps({"iterations": figures, "longest_answers": waits}, indent=1))
    else:
        print_tables(figures, waits)


if __name__ == "__main__":
    main()
