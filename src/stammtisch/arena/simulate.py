"""Many matches between bots, on one core or on all; the result is the same."""

from __future__ import annotations

import hashlib
import os
import time
from array import array
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.arena.hashes import compiled
from stammtisch.bots import bots_for
from stammtisch.bots.contest import play_match
from stammtisch.core.bits import count
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.playout import play_randomly, scores, winners
from stammtisch.core.registry import title

CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 5_000


class Order(msgspec.Struct, frozen=True):
    """What to simulate. Game number g is dealt with seed `seed + g`."""

    game: str
    seats: int
    games: int
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    variants: dict[str, str] = {}
    components: str | None = None  # the path of an owner's own file


class Chunk(msgspec.Struct):
    """What some consecutive games gave."""

    games: int
    decisions: int
    scores: bytes
    shares: list[float]


class Outcome(msgspec.Struct):
    """What a simulation gave; `hash` is over all final scores, in the order of the games."""

    game: str
    seats: int
    variants: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    jobs: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    hash: str
    compiled: bool
    components: str
    mean_scores: list[float]
    win_share: list[float]


def components_named(name: str, path: str | None) -> tuple[AnyGame, Components[Any]]:
    """A title, and its own components or those of an owner's file."""
    game = title(name)
    if path is None:
        return game, game.components
    return game, game.read_components(Path(path))


def play_chunk(order: Order, first: int, games: int) -> Chunk:
    """Play some consecutive games of an order."""
    game, components = components_named(order.game, order.components)
    variants = game.check_table(order.seats, order.variants)
    bots = bots_for(order.bots, order.seats, game)
    blind = all(bot.blind for bot in bots)
    points = array("i")
    shares = [0.0] * order.seats
    decisions = 0
    for seed in range(order.seed + first, order.seed + first + games):
        state = game.setup(components.box, order.seats, variants, seed)
        decisions += play_randomly(state, seed) if blind else play_match(state, bots, seed)
        points.extend(scores(state))
        share_victory(shares, winners(state))
    return Chunk(games, decisions, points.tobytes(), shares)


def share_victory(shares: list[float], ahead: int) -> None:
    """A victory counts one, divided among those who share it."""
    part = 1 / count(ahead)
    for seat in range(len(shares)):
        if ahead >> seat & 1:
            shares[seat] += part


def chunks(order: Order, jobs: int) -> list[tuple[int, int]]:
    """The games of an order in consecutive portions: first game, number of games."""
    size = max(1, min(LARGEST_CHUNK, -(-order.games // (jobs * CHUNKS_PER_JOB))))
    return [(first, min(size, order.games - first)) for first in range(0, order.games, size)]


def play_chunks(order: Order, jobs: int) -> Iterator[Chunk]:
    """All portions in the order of the games, whoever plays them."""
    portions = chunks(order, jobs)
    if jobs == 1:
        for first, games in portions:
            yield play_chunk(order, first, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        firsts, sizes = zip(*portions, strict=True)
        yield from pool.map(play_chunk, [order] * len(portions), firsts, sizes)


def simulate(
    order: Order, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> Outcome:
    """Play all games of an order; `progress` hears how many more games are done."""
    jobs = jobs or os.cpu_count() or 1
    game, components = components_named(order.game, order.components)
    variants: Mapping[str, str] = game.check_table(order.seats, order.variants)
    digest = hashlib.blake2b(digest_size=16)
    totals = [0] * order.seats
    shares = [0.0] * order.seats
    decisions = 0
    begin = time.perf_counter()
    for chunk in play_chunks(order, jobs):
        digest.update(chunk.scores)
        points = array("i", chunk.scores)
        for seat in range(order.seats):
            totals[seat] += sum(points[seat :: order.seats])
            shares[seat] += chunk.shares[seat]
        decisions += chunk.decisions
        if progress is not None:
            progress(chunk.games)
    seconds = time.perf_counter() - begin
    return Outcome(
        game=game.name,
        seats=order.seats,
        variants=dict(variants),
        bots=list(order.bots),
        games=order.games,
        seed=order.seed,
        jobs=jobs,
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_second=round(order.games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        hash=digest.hexdigest(),
        compiled=compiled(),
        components=components.hash,
        mean_scores=[round(total / order.games, 3) for total in totals],
        win_share=[round(share / order.games, 4) for share in shares],
    )
