"""Measures one title on one core: random play, whole games, and copies of a middle position."""

from __future__ import annotations

import json
import sys
import time

from stammtisch.arena.hashes import compiled
from stammtisch.core.match import Match
from stammtisch.core.playout import copy_often, play_randomly
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded

BATCH = 50


def measure(name: str, seats: int, seconds: float) -> dict[str, float | bool]:
    """Decisions, games and copies per second."""
    game = title(name)
    box = game.components.box
    variants = game.check_table(seats, {})
    games = decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for seed in range(games, games + BATCH):
            decisions += play_randomly(game.setup(box, seats, variants, seed), seed)
        games += BATCH
    return {
        "compiled": compiled(),
        "decisions": decisions / spent,
        "games": games / spent,
        "copies": copies(name, seats, seconds / 2),
    }


def copies(name: str, seats: int, seconds: float) -> float:
    """Copies per second of a position in the middle of a match."""
    match = Match(title(name), seats)
    rng = seeded(1, 1)
    while match.ply < 40:
        seat = match.awaited()[0]
        options = match.question(seat).choices
        match.answer(seat, options[rng.below(0, len(options))].option)
    made, portion = 0, 1000
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        copy_often(match.state, portion)
        made += portion
    return made / spent


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
