"""Iterations per second of the tree search in every title, on one core.

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

from stammtisch.arena.hashes import compiled
from stammtisch.bots import bot
from stammtisch.bots.search import SearchBot
from stammtisch.core.bits import count, lowest
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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = {
        f"{name}, {seats} seats": measure(name, seats, chosen.rounds)
        for name, game in titles().items()
        for seats in (game.fewest_seats, game.most_seats)
    }
    if chosen.json:
        print(json.dumps(figures, indent=1))
        return
    heading = f"Tree search, iterations per second ({'compiled' if compiled() else 'interpreted'})"
    table = Table(title=heading, title_justify="left")
    for column in ("", "full playouts", "evaluation after the turn"):
        table.add_column(column, justify="left" if not column else "right")
    for name, found in figures.items():
        table.add_row(name, f"{found['playouts']:,.0f}", f"{found['evaluation']:,.0f}")
    Console(highlight=False).print(table)


if __name__ == "__main__":
    main()
