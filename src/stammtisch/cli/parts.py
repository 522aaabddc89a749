"""What is said of one part of a simulation or a contest once it lies in its file."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from stammtisch.arena.boxes import box_of
from stammtisch.arena.contest import Contest
from stammtisch.arena.shards import Shard
from stammtisch.arena.simulate import Order


class Kept(msgspec.Struct):
    """A part, for machines."""

    game: str
    seats: int
    components: str  # the hash of the components, as everywhere
    part: int
    of: int
    games: int
    file: str


def tell_part(
    chosen: argparse.Namespace, order: Order | Contest, shard: Shard, games: int, path: Path
) -> None:
    """A document for machines, or a sentence."""
    if not chosen.json:
        print(f"Part {shard.number} of {shard.of}, {games:,} games, written to {path}.")
        return
    hash = box_of(order.game, order.components)[1].hash
    kept = Kept(order.game, order.seats, hash, shard.number, shard.of, games, str(path))
    print(msgspec.json.format(msgspec.json.encode(kept), indent=1).decode())
