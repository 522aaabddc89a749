"""Who gains from the order of turns: one bot on all seats, its wins by place in the turn order.

python bench/seats.py --bot planner --games 400 --jobs 2 [--only crossroads]
"""

from __future__ import annotations

import argparse
import os
from multiprocessing import get_context
from typing import Any

import msgspec

from stammtisch.arena.contest import deaf
from stammtisch.arena.figures import wilson
from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.core.bits import count, has
from stammtisch.core.playout import winners
from stammtisch.core.registry import title, titles

Job = tuple[str, int, str, int]  # title, seats, bot, seed


class Ended(msgspec.Struct, frozen=True):
    """A match by place in the turn order: shares of the victory, and points."""

    shares: tuple[float, ...]
    points: tuple[int, ...]


def start_of(state: Any) -> int:
    """The seat that begins; where none is drawn, seat 0 does."""
    return int(getattr(state, "start_seat", getattr(state, "start", 0)))


def play(job: Job) -> Ended:
    """One match."""
    name, seats, level, seed = job
    game = title(name)
    state = game.setup(game.components.box, seats, game.check_table(seats, {}), seed)
    order = [(start_of(state) + place) % seats for place in range(seats)]
    play_match(state, [bot(level, game) for _ in range(seats)], seed)
    ahead = winners(state)
    shares = tuple(1 / count(ahead) if has(ahead, seat) else 0.0 for seat in order)
    return Ended(shares, tuple(state.score(seat) for seat in order))


def compensation(ended: list[Ended], place: int) -> float:
    """Points that a place would need to win its even share, found by trying them out."""
    seats = len(ended[0].points)
    low, high = -30.0, 30.0
    while high - low > 0.05:
        middle = (low + high) / 2
        won = sum(
            game.points[place] + middle > max(p for o, p in enumerate(game.points) if o != place)
            for game in ended
        )
        low, high = (middle, high) if won / len(ended) < 1 / seats else (low, middle)
    return (low + high) / 2


def row(name: str, seats: int, ended: list[Ended]) -> str:
    """A line of a Markdown table."""
    games = len(ended)
    shares = [sum(game.shares[place] for game in ended) / games for place in range(seats)]
    points = [sum(game.points[place] for game in ended) / games for place in range(seats)]
    reach = max((high - low) / 2 for low, high in (wilson(share, games) for share in shares))
    even = [compensation(ended, place) for place in range(seats)]
    cells = (
        name,
        seats,
        games,
        " / ".join(f"{100 * share:.1f}" for share in shares),
        f"{100 * reach:.1f}",
        " / ".join(f"{mean:.1f}" for mean in points),
        " / ".join(f"{extra:+.1f}" for extra in even),
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="a title, or a title and its seats: taverna-3")
    chosen = parser.parse_args()
    print("| title | seats | games | wins in turn order, % | +- | points | points to be even |")
    print("|---|---|---|---|---|---|---|")
    with get_context("fork" if hasattr(os, "fork") else "spawn").Pool(chosen.jobs, deaf) as pool:
        for name, game in titles().items():
            for seats in range(game.fewest_seats, game.most_seats + 1):
                if f"{name}-{seats}".startswith(chosen.only):
                    jobs = [(name, seats, chosen.bot, seed) for seed in range(chosen.games)]
                    print(row(name, seats, pool.map(play, jobs, chunksize=1)), flush=True)


if __name__ == "__main__":
    main()
