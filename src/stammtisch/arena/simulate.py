"""Many matches between bots, on one core, on all, or on a cluster; the result is the same."""

from __future__ import annotations

import hashlib
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.arena.boxes import box_of
from stammtisch.arena.decisions import Notes, answered, answered_randomly, begin_folder, keep
from stammtisch.arena.executors import Hands, opened
from stammtisch.arena.hashes import compiled
from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bots_for
from stammtisch.bots.contest import play_match
from stammtisch.core.bits import count
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.playout import play_randomly, scores, winners

PORTIONS, LARGEST = 256, 5_000  # how many portions, of at most so many games
VICTORY = 27_720  # in parts, so that any number of winners up to twelve can share it exactly


class Order(msgspec.Struct, frozen=True):
    """What to simulate. Game number g is dealt with seed `seed + g`."""

    game: str
    seats: int
    games: int
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    variants: dict[str, str] = {}
    components: str | None = None  # what an owner's own file says
    out: str | None = None  # a folder for every decision


class Chunk(msgspec.Struct):
    """What some consecutive games gave, as arrays of whole numbers in the order of the games."""

    games: int
    answers: bytes  # of each game, how many
    scores: bytes  # of each game, seat by seat
    ahead: bytes  # of each game, the set of winners
    rows: bytes = b""  # every decision, as the content of a Parquet file


class Outcome(msgspec.Struct):
    """What a simulation gave; `hash` is over all final scores, in the order of the games."""

    game: str
    seats: int
    variants: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    jobs: int  # processes of this machine; 0 where others played
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    hash: str
    compiled: bool
    components: str
    mean_scores: list[float]
    win_share: list[float]


Portion = tuple[Order, int, int]  # an order, the first of some games, how many


def play_chunk(portion: Portion) -> Chunk:
    """Play some consecutive games of an order; with a place for decisions they are noted."""
    order, first, games = portion
    game, components = box_of(order.game, order.components)
    variants = game.check_table(order.seats, order.variants)
    bots = bots_for(order.bots, order.seats, game)
    blind = all(bot.blind for bot in bots)
    points, ahead, lengths = array("i"), array("i"), array("i")
    notes = notes_of(order, game, components)
    for seed in range(order.seed + first, order.seed + first + games):
        state = game.setup(components.box, order.seats, variants, seed)
        if notes is not None:
            answers = answered_randomly(state, seed) if blind else answered(state, bots, seed)
            lengths.append(notes.play(state, answers, seed - order.seed))
        else:
            lengths.append(play_randomly(state, seed) if blind else play_match(state, bots, seed))
        points.extend(scores(state))
        ahead.append(winners(state))
    rows = b"" if notes is None else notes.packed()
    return Chunk(games, lengths.tobytes(), points.tobytes(), ahead.tobytes(), rows)


def notes_of(order: Order, game: AnyGame, components: Components[Any]) -> Notes | None:
    """Where decisions are noted, if somebody wants them."""
    if order.out is None:
        return None
    names = [order.bots[seat % len(order.bots)] for seat in range(order.seats)]
    return Notes(game.features(components.box, order.seats), names)


def chunks(order: Order, games: range | None = None) -> list[Portion]:
    """The games of an order, or a part of them, in consecutive portions, whoever plays them.

    Where decisions are kept stays here: a worker may be on another machine.
    """
    games = range(order.games) if games is None else games
    size = max(1, min(LARGEST, order.games // PORTIONS))
    sent = order if order.out is None else msgspec.structs.replace(order, out="")
    return [
        (sent, first, min(size, games.stop - first))
        for first in range(games.start, games.stop, size)
    ]


def play_chunks(
    order: Order, executor: Executor, progress: Callable[[int], None] | None = None
) -> Iterator[Chunk]:
    """All games in their order."""
    yield from play_portions(order, chunks(order), executor, progress)


def play_portions(
    order: Order,
    portions: Sequence[Portion],
    executor: Executor,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Chunk]:
    """Some portions of an order in the order of the games."""
    size, told = portions[0][2], 0
    total = sum(games for _, _, games in portions)

    def tell(ended: int) -> None:
        nonlocal told
        more = min(ended * size, total - told)  # the last portion may be smaller
        told += more
        if progress is not None:
            progress(more)

    edition = edition_of(order.game)
    yield from spread(play_chunk, portions, executor, edition=edition, chunk=1, progress=tell)


class Tally:
    """The figures of consecutive games, added up exactly: portions of any size give the same."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.points = [0] * seats
        self.victories = [0] * seats
        self.digest = hashlib.blake2b(digest_size=16)

    def add(self, chunk: Chunk) -> None:
        """The next games."""
        self.games += chunk.games
        self.decisions += sum(array("i", chunk.answers))
        self.digest.update(chunk.scores)
        points = array("i", chunk.scores)
        for seat in range(self.seats):
            self.points[seat] += sum(points[seat :: self.seats])
        for ahead in array("i", chunk.ahead):
            part = VICTORY // count(ahead)
            for seat in range(self.seats):
                if ahead >> seat & 1:
                    self.victories[seat] += part

    def outcome(self, order: Order, jobs: int, seconds: float) -> Outcome:
        """What an order gave."""
        game, components = box_of(order.game, order.components)
        return Outcome(
            game=game.name,
            seats=order.seats,
            variants=game.check_table(order.seats, order.variants),
            bots=list(order.bots),
            games=self.games,
            seed=order.seed,
            jobs=jobs,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            games_per_second=round(self.games / seconds, 1),
            decisions_per_second=round(self.decisions / seconds, 1),
            hash=self.digest.hexdigest(),
            compiled=compiled(),
            components=components.hash,
            mean_scores=[round(total / self.games, 3) for total in self.points],
            win_share=[round(won / VICTORY / self.games, 4) for won in self.victories],
        )


def simulate(
    order: Order, jobs: Hands = None, progress: Callable[[int], None] | None = None
) -> Outcome:
    """Play all games of an order; `progress` hears how many more games are done."""
    game, components = box_of(order.game, order.components)
    variants = game.check_table(order.seats, order.variants)
    folder = None if order.out is None else Path(order.out)
    tally = Tally(order.seats)
    with opened(jobs) as executor:
        if folder is not None:
            begin_folder(folder, game, order.seats, variants, components)
        begin = time.perf_counter()
        for chunk in play_chunks(order, executor, progress):
            if folder is not None:
                keep(folder, tally.games, chunk.rows)
            tally.add(chunk)
        seconds = time.perf_counter() - begin
        number = getattr(executor, "number", 0)
    return tally.outcome(order, number, seconds)
