"""Mining puzzles: bots play, and where a deep search sees what a quick look does not, it is kept.

Cheap looks come first: a plan of the turn against the quick look, then a short search, and only
what is left is searched deeply, twice, in other worlds. Every look is from what the seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from random import Random
from typing import Any, NamedTuple

import msgspec

from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bot
from stammtisch.bots.advice import Advice, advise
from stammtisch.bots.puzzle import Puzzle, question_kind
from stammtisch.core import record
from stammtisch.core.bits import count, lowest
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded
from stammtisch.core.state import State

PLAYER = "regular"
QUICK, PLAN = "greedy", "planner"
ONE_IN = 3  # questions that are looked at; neighbours are much alike
LOOKED = 3  # the stream of chance for that
CLEAR = 1.5  # points between the best answer and the next
HINTED = 1.0  # the same for the first, cheap look
MOST_OPTIONS = 12  # more answers are no puzzle but a catalogue
FIRST_WORLD, SECOND_WORLD = 1_000_003, 2_000_003  # seeds of the two deep looks
TRIED = 3  # positions of a match that are searched
PORTION = 8  # matches that are looked through before the next question whether it is enough


class Noticed(NamedTuple):
    """A question at which a plan knows clearly better than a quick look."""

    kind: str
    ply: int
    seat: int
    tempting: int


class Mine(msgspec.Struct, frozen=True):
    """What to look for. Match number m is dealt with seed `seed + m`."""

    game: str
    seats: int
    count: int
    seed: int = 0
    bot: str = "search-20000"
    sieve: str = "search-1000"
    most: int = 20_000  # matches that are looked through at most


def mine(
    order: Mine,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Puzzle]:
    """Puzzles in the order of their matches; `progress` hears how many matches and puzzles."""
    edition = edition_of(order.game)
    found = 0
    for first in range(0, order.most, PORTION):
        jobs = [(order, order.seed + first + place) for place in range(PORTION)]
        for puzzle in spread(look_through, jobs, executor, edition=edition, chunk=1):
            if puzzle is not None and found < order.count:
                found += 1
                yield puzzle
            if progress is not None:
                progress(1, found)
        if found >= order.count:
            return


def look_through(job: tuple[Mine, int]) -> Puzzle | None:
    """Play a match between quick bots: one puzzle of it, if there is any."""
    order, seed = job
    match = Match(title(order.game), order.seats, {}, seed)
    player, rng = bot(PLAYER, match.game), seeded(seed, 4)
    noticed: list[Noticed] = []
    while not match.over:
        seat = match.awaited()[0]
        options = match.state.options(seat)
        if count(options) == 1:
            match.answer(seat, lowest(options))
            continue
        if worth_a_look(match, seat) and rng.below(LOOKED, ONE_IN) == 0:
            noticed += noticeable(match, seat, seed)
        match.answer(seat, player.choose(match.state.imagine(seat, rng.word(1)), seat, rng))
    for one in by_rarity(noticed, seed)[:TRIED]:
        puzzle = proved(order, match, one)
        if puzzle is not None:
            return puzzle
    return None


def by_rarity(noticed: list[Noticed], seed: int) -> list[Noticed]:
    """Questions that come seldom first, then by lot: a set is to be of many kinds and moments."""
    kinds = Counter(one.kind for one in noticed)
    mixed = Random(seed).sample(noticed, len(noticed))
    return sorted(mixed, key=lambda one: kinds[one.kind])


def worth_a_look(match: Match, seat: int) -> bool:
    """Whether the question is one of its own, with a few answers."""
    kind = question_kind(match, seat)
    options = count(match.state.options(seat))
    return not kind.secret and not kind.continues and 2 < options <= MOST_OPTIONS


def noticeable(match: Match, seat: int, seed: int) -> list[Noticed]:
    """The question, if a plan of the turn knows clearly better than a quick look."""
    game, state = match.game, match.state
    planned = advise(game, imagined(state, seat, seed), seat, seed, PLAN)
    if len(planned) < 3 or planned[1].behind < HINTED:
        return []
    quick = advise(game, imagined(state, seat, seed + 1), seat, seed, QUICK)[0].option
    if quick == planned[0].option:
        return []
    return [Noticed(question_kind(match, seat).id, match.ply, seat, quick)]


def proved(order: Mine, match: Match, noticed: Noticed) -> Puzzle | None:
    """The puzzle, if a short search and two deep ones agree."""
    _, ply, seat, tempting = noticed
    game, state = match.game, match.state_at(ply)
    short = clear_answer(game, state, seat, ply, order.sieve, tempting)
    if short is None:
        return None
    first = clear_answer(game, state, seat, ply + FIRST_WORLD, order.bot, tempting)
    if first is None or first[0].option != short[0].option:
        return None
    second = clear_answer(game, state, seat, ply + SECOND_WORLD, order.bot, tempting)
    if second is None or second[0].option != first[0].option:
        return None
    begun = Match(game, match.seats, match.variants, match.seed)
    begun.replay(match.answers[:ply])
    kept = record.to_record(begun)
    kept.checkpoints = kept.checkpoints[-1:]
    return Puzzle(kept, seat, noticed.kind, tempting, merged(first, second))


def clear_answer(
    game: AnyGame, state: State, seat: int, seed: int, name: str, tempting: int
) -> list[Advice] | None:
    """What a bot thinks of all answers, if one leads clearly and is not the tempting one."""
    advice = advise(game, imagined(state, seat, seed), seat, seed, name)
    clear = len(advice) > 1 and advice[1].behind >= CLEAR and advice[0].option != tempting
    return advice if clear else None


def merged(first: list[Advice], second: list[Advice]) -> tuple[Advice, ...]:
    """The mean of two opinions on the answers that both have looked at, the best first."""
    other = {one.option: one.behind for one in second}
    both = [
        Advice(one.option, round((one.behind + other[one.option]) / 2, 2))
        for one in first
        if one.option in other
    ]
    return tuple(sorted(both, key=lambda one: one.behind))


def imagined(state: Any, seat: int, seed: int) -> Any:
    """A world that the seat may believe in."""
    return state.imagine(seat, seed % 2**31)
