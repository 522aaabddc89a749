"""Paired worlds: the same position with and without a thing, played on with the same chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import islice

import msgspec

from stammtisch.arena.balance import Order
from stammtisch.arena.boxes import box_of
from stammtisch.arena.decisions import answered
from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bot
from stammtisch.bots.bot import Bot, best_of, unknown_values
from stammtisch.bots.contest import play_match
from stammtisch.core.belongings import belongings, give, owned
from stammtisch.core.bits import count, drop, has, lowest
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.playout import winners
from stammtisch.core.rng import Rng
from stammtisch.core.state import State
from stammtisch.lab.estimates import Estimate, estimate

BATCH = 200  # deals between two looks at the interval
FORESEEN = 4  # answers of each of the others that an abstainer thinks ahead
MOMENTS = 5  # a gift comes at one of so many moments of the first half


class Worth(msgspec.Struct, frozen=True):
    """What a thing changes for its owner: points, and the share of victories."""

    thing: str
    points: Estimate
    share: Estimate
    deals: int  # that were looked at; in some the thing could not be had
    seed: int = -1  # a deal in which it decided the match


class Pair(msgspec.Struct, frozen=True):
    """One pair of worlds, for one seat: with less without."""

    number: int
    points: float
    share: float


Job = tuple[Order, int, int, int]  # an order, the number of the deal, a thing, answers in a match


def things_of(order: Order) -> tuple[str, ...]:
    """The ids of what can be owned with the order's box."""
    game, components = box_of(order.game, order.components)
    return belongings(game, components.box)


def thing_of(order: Order, said: str) -> int:
    """The thing of an id or a name, or a complaint."""
    ids = things_of(order)
    wanted = said.strip().casefold().replace(" ", "_")
    if wanted in ids:
        return ids.index(wanted)
    if not ids:
        raise Complaint(f"{order.game} does not say what can be owned (components/belongings.py).")
    raise Complaint(f"Nobody can own '{said}' in {order.game}. Known are {', '.join(ids)}.")


def begun(order: Order, number: int) -> tuple[AnyGame, State, int]:
    """A title, the deal of a number, and its seed."""
    game, components = box_of(order.game, order.components)
    seed = order.seed + number
    variants = game.check_table(order.seats, order.variants)
    return game, game.setup(components.box, order.seats, variants, seed), seed


def share_of(state: State, seat: int) -> float:
    """What a seat has of the victory."""
    ahead = winners(state)
    return 1 / count(ahead) if has(ahead, seat) else 0.0


def moment_of(order: Order, number: int, length: int) -> int:
    """After how many answers the gift of a deal comes: in turn early and late in its first half."""
    return number // order.seats % MOMENTS * length // (2 * MOMENTS)


def play_gift(job: Job) -> Pair | None:
    """Play to a moment in the first half; give a seat the thing, or do not; play both on."""
    order, number, thing, length = job
    game, state, seed = begun(order, number)
    bots = [bot(order.bot, game) for _ in range(order.seats)]
    moment = moment_of(order, number, length)
    for seat, option in islice(answered(state, bots, seed), moment):
        state.take(seat, option)
    seat = number % order.seats
    world = state.copy()
    if not state.awaited() or not give(game, world, seat, thing):
        return None
    for played in (state, world):
        play_match(played, bots, seed)
    points = float(world.score(seat) - state.score(seat))
    return Pair(number, points, share_of(world, seat) - share_of(state, seat))


class Abstainer(Bot):
    """A bot that never takes what would bring it a thing, as long as there is another answer."""

    def __init__(self, inner: Bot, game: AnyGame, thing: int) -> None:
        self.inner, self.game, self.thing = inner, game, thing

    def has(self, world: State, seat: int) -> int:
        """How many of the thing the seat has."""
        return owned(self.game, world, seat)[self.thing]

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """What the inner bot likes best of all that brings nothing of the kind."""
        option = int(self.inner.choose(world, seat, rng))
        options, mine = int(world.options(seat)), self.has(world, seat)
        values = None
        while self.brings(world, seat, option, mine, rng):
            options = int(drop(options, option))
            if options == 0:
                return option
            if values is None:
                values = unknown_values()
                self.inner.weigh(world, seat, rng, values)
            option = int(best_of(options, values, 0.0, rng))
        return option

    def brings(self, world: State, seat: int, option: int, mine: int, rng: Rng) -> bool:
        """Whether an answer brings the thing, at once or before the seat is asked again."""
        after = world.copy()
        after.take(seat, option)
        for _ in range(FORESEEN * self.game.most_seats):
            awaited = after.awaited()
            if awaited == 0 or has(awaited, seat):
                break
            other = lowest(awaited)
            options = after.options(other)
            forced = count(options) == 1
            after.take(other, lowest(options) if forced else self.inner.choose(after, other, rng))
        return self.has(after, seat) > mine


def play_ban(job: Job) -> Pair | None:
    """The same deal twice, once with one seat that never takes the thing: without less with."""
    order, number, thing, _ = job
    seat = number % order.seats
    found = []
    for banned in (False, True):
        game, state, seed = begun(order, number)
        bots = [bot(order.bot, game) for _ in range(order.seats)]
        if banned:
            bots[seat] = Abstainer(bots[seat], game, thing)
        play_match(state, bots, seed)
        found.append((float(state.score(seat)), share_of(state, seat)))
    (points, share), (other_points, other_share) = found
    return Pair(number, other_points - points, other_share - share)


def usual_length(order: Order, deals: int = 12) -> int:
    """How many answers a match takes, from a few deals."""
    total = 0
    for number in range(deals):
        game, state, seed = begun(order, number)
        total += play_match(state, [bot(order.bot, game)] * order.seats, seed)
    return total // deals


def worth(
    order: Order,
    thing: int,
    executor: Executor,
    *,
    play: Callable[[Job], Pair | None] = play_gift,
    from_start: bool = False,
    precision: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Worth:
    """Pairs up to the order's number, or until the share is known as exactly as wanted."""
    length = 0 if from_start else usual_length(order)
    pairs: list[Pair] = []
    edition = edition_of(order.game)
    first = 0
    while first < order.games:
        last = order.games if precision is None else min(order.games, first + BATCH)
        jobs = [(order, number, thing, length) for number in range(first, last)]
        found = spread(play, jobs, executor, edition=edition, progress=progress)
        pairs += [pair for pair in found if pair is not None]
        first = last
        if precision is not None and estimate([p.share for p in pairs]).reach <= precision:
            if len(pairs) >= BATCH:
                break
    return summed(things_of(order)[thing], pairs, first, order.seed)


def summed(thing: str, pairs: Sequence[Pair], deals: int, seed: int) -> Worth:
    """What the pairs say, and a deal that shows it."""
    points, share = estimate([p.points for p in pairs]), estimate([p.share for p in pairs])
    sign = 1 if points.mean >= 0 else -1
    shown = max(pairs, key=lambda p: (sign * p.share, sign * p.points), default=None)
    return Worth(thing, points, share, deals, -1 if shown is None else seed + shown.number)
