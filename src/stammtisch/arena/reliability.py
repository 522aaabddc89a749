"""Whether chances come true: of all positions to which 30 % were given, are 30 % won?

Bots play; at the beginning of each round the chances of all seats are reckoned as one of them
could. How sure a point makes us is fitted to the even deals; the table is of the odd ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from math import log

import msgspec

from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bots_for
from stammtisch.bots.chances import WORLDS, Sureness, progress_of, shared_out
from stammtisch.core.bits import count, has, lowest
from stammtisch.core.game import AnyGame
from stammtisch.core.playout import winners
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded
from stammtisch.core.state import State

BINS = 10
FIRSTS = [0.005 * 1.25**step for step in range(24)]
GROWTHS = [-0.5 + 0.25 * step for step in range(17)]


class Order(msgspec.Struct, frozen=True):
    """What is played. Match number m is dealt with seed `seed + m`; tables of all sizes alike."""

    game: str
    games: int
    bot: str = "greedy"
    seed: int = 0


class Sample(msgspec.Struct, frozen=True):
    """A position: how far the match was, all values in each world, and what each seat won."""

    progress: float
    worlds: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


class Bin(msgspec.Struct, frozen=True):
    """Positions with about the same chance: how many, the mean chance, and the share won."""

    positions: int
    predicted: float
    won: float


class Reliability(msgspec.Struct, frozen=True):
    """What was fitted, and how it stood the test on other deals."""

    sureness: Sureness
    games: int
    positions: int
    bins: tuple[Bin, ...]
    surprise: float  # mean, in bits; with even chances for everybody it would be `blind`
    blind: float


def measure(
    order: Order, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Reliability:
    """Play, fit to one half, test with the other."""
    jobs = [(order, order.seed + number) for number in range(order.games)]
    edition = edition_of(order.game)
    played = list(spread(watch, jobs, executor, edition=edition, progress=progress))
    learned = [sample for match in played[0::2] for sample in match]
    tested = [sample for match in played[1::2] for sample in match]
    sure = fitted(learned)
    pairs = [pair for sample in tested for pair in judged(sample, sure)]
    return Reliability(
        sureness=sure,
        games=order.games,
        positions=len(tested),
        bins=tuple(binned(pairs)),
        surprise=round(surprise(tested, sure), 3),
        blind=round(surprise(tested, Sureness(0.0, 0.0)), 3),
    )


def watch(job: tuple[Order, int]) -> list[Sample]:
    """One match: a position at the beginning of each round, seen by one seat after the other."""
    order, seed = job
    game = title(order.game)
    sizes = game.most_seats - game.fewest_seats + 1
    seats = game.fewest_seats + seed // 2 % sizes  # both halves have tables of all sizes
    bots, state = bots_for((order.bot,), seats, game), game.begin(seats, {}, seed)
    rng, reached = seeded(seed, 2), -1.0
    seen: list[tuple[float, tuple[tuple[float, ...], ...]]] = []
    while state.awaited() != 0:
        now = progress_of(game, state)
        if now > reached:
            reached = now
            seen.append((now, values(state, len(seen) % seats, seed)))
        seat = lowest(state.awaited())
        options = state.options(seat)
        if count(options) == 1:
            state.take(seat, lowest(options))
        else:
            world = state.imagine(seat, rng.word(1))
            state.take(seat, bots[seat].choose(world, seat, rng))
    shares = victory(game, state)
    return [Sample(at, worlds, shares) for at, worlds in seen]


def values(state: State, seat: int, seed: int) -> tuple[tuple[float, ...], ...]:
    """What every seat's position is worth in worlds that one of them can imagine."""
    worlds = [state.imagine(seat, (seed * 31 + look) % 2**31) for look in range(WORLDS)]
    return tuple(tuple(world.evaluate(one) for one in range(state.seats)) for world in worlds)


def victory(game: AnyGame, state: State) -> tuple[float, ...]:
    """One for the winner; those who share the victory share it."""
    ahead = winners(state)
    return tuple(has(ahead, seat) / count(ahead) for seat in range(state.seats))


def judged(sample: Sample, sure: Sureness) -> Iterator[tuple[float, float]]:
    """The chance that each seat was given, and what it won."""
    at = sure.at(sample.progress)
    told = [shared_out(world, at) for world in sample.worlds]
    for seat, share in enumerate(sample.shares):
        yield sum(world[seat] for world in told) / len(told), share


def surprise(samples: list[Sample], sure: Sureness) -> float:
    """How little the results were expected, in bits for each position."""
    total = 0.0
    for sample in samples:
        total -= sum(won * log(max(told, 1e-9), 2) for told, won in judged(sample, sure))
    return total / len(samples)


def fitted(samples: list[Sample]) -> Sureness:
    """The sureness with the least surprise, each part in its turn until nothing changes."""
    best = Sureness()
    while True:
        before = best
        ways = [Sureness(first, best.growth) for first in FIRSTS]
        best = min(ways, key=lambda sure: surprise(samples, sure))
        ways = [Sureness(best.first, growth) for growth in GROWTHS]
        best = min(ways, key=lambda sure: surprise(samples, sure))
        if best == before:
            return Sureness(round(best.first, 4), round(best.growth, 2))


def binned(pairs: list[tuple[float, float]]) -> Iterator[Bin]:
    """Chances from 0 to 100 % in ten steps, and what came of them."""
    for place in range(BINS):
        inside = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == place]
        if inside:
            number = len(inside)
            told, won = (sum(column) / number for column in zip(*inside, strict=True))
            yield Bin(number, told, won)
