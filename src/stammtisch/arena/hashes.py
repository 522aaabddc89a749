"""Hashes of seeded random games: the same on every machine, compiled or not."""

from __future__ import annotations

import json

from stammtisch.core import playout
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match
from stammtisch.core.registry import title


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return not str(playout.__file__).endswith(".py")


def final_hash(match: Match, seed: int) -> str:
    """Play a fresh match at random; the hash of its last state."""
    playout.play_randomly(match.state, seed)
    return state_hash(match.state)


def main(name: str, job: str) -> None:
    """Print the hashes of many games as JSON; the job lists seats, variants and games."""
    game = title(name)
    hashes = [
        [final_hash(Match(game, seats, variants, seed), seed) for seed in range(games)]
        for seats, variants, games in json.loads(job)
    ]
    print(json.dumps({"compiled": compiled(), "hashes": hashes}))
