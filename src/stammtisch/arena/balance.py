"""What a title's matches look like when good players play them: the figures of a balance report."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from math import sqrt

import msgspec

from stammtisch.arena.boxes import box_of
from stammtisch.arena.executors import Hands, opened
from stammtisch.arena.figures import NORMAL
from stammtisch.arena.places import Place, ended, places
from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bot
from stammtisch.bots.bot import Bot, best_of, unknown_values
from stammtisch.core.belongings import owned
from stammtisch.core.bits import count, drop, has, lowest, members
from stammtisch.core.game import AnyGame
from stammtisch.core.playout import random_option, winners
from stammtisch.core.registry import title
from stammtisch.core.rng import Rng, seeded
from stammtisch.core.state import State

SAMPLES = 40  # moments of a match at which it is asked who is ahead
SELDOM = 0.02  # of all chairs: what is picked less often proves nothing


class Order(msgspec.Struct, frozen=True):
    """Which matches to look at: one bot on all chairs."""

    game: str
    seats: int
    bot: str
    games: int
    seed: int = 0
    variants: dict[str, str] = {}
    components: str | None = None  # what an owner's own file says


class Pick(msgspec.Struct):
    """One option of one question: on how many chairs it was offered, taken, and won with."""

    offered: int = 0
    taken: int = 0
    won: float = 0.0

    def add(self, other: Pick) -> None:
        """Count another's figures in."""
        self.offered += other.offered
        self.taken += other.taken
        self.won += other.won


class Noted(msgspec.Struct, frozen=True):
    """One finished match."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    first: int  # the seat that began
    answers: int
    margin: int
    lines: dict[str, tuple[int, ...]]  # points by source, for each seat
    lead_changes: int
    decided: float  # the share of the match after which its winner stayed ahead
    picks: dict[str, Pick]
    owned: list[tuple[int, ...]] = []  # of each seat: how many of each of the title's belongings


class Study(msgspec.Struct, frozen=True):
    """All matches of an order."""

    order: Order
    matches: list[Noted]

    def places(self) -> list[Place]:
        """How the places in the turn order fare."""
        return places([ended(m.shares, m.scores, m.first) for m in self.matches])

    def sources(self) -> dict[str, float]:
        """The mean points of a chair by source."""
        chairs = len(self.matches) * self.order.seats
        found: dict[str, float] = {}
        for match in self.matches:
            for name, points in match.lines.items():
                found[name] = found.get(name, 0.0) + sum(points) / chairs
        return found

    def picks(self) -> dict[str, Pick]:
        """All options that were ever offered."""
        found: dict[str, Pick] = {}
        for match in self.matches:
            for name, pick in match.picks.items():
                found.setdefault(name, Pick()).add(pick)
        return found

    def suspicious(self, most: int) -> list[tuple[str, Pick, float]]:
        """Options whose takers win more or less often than others, by how sure that is."""
        even = 1 / self.order.seats
        chairs = len(self.matches) * self.order.seats
        found = []
        for name, pick in self.picks().items():
            if SELDOM * chairs <= pick.taken < pick.offered:
                doubt = sqrt(even * (1 - even) / pick.taken)
                found.append((name, pick, (pick.won / pick.taken - even) / doubt))
        found.sort(key=lambda entry: -abs(entry[2]))
        return found[:most]


class BanBot(Bot):
    """A bot that never takes one option of one question, as long as there is another."""

    def __init__(self, inner: Bot, kind: int, option: int) -> None:
        self.inner = inner
        self.kind = kind
        self.option = option

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The best of the other options."""
        options = world.options(seat)
        rest = drop(options, self.option)
        if world.kind(seat) != self.kind or rest in (0, options):
            return self.inner.choose(world, seat, rng)
        if count(rest) == 1:
            return lowest(rest)
        values = unknown_values()
        self.inner.weigh(world, seat, rng, values)
        return best_of(rest, values, 0.0, rng)


def watch(game: AnyGame, order: Order, seed: int, bots: list[Bot], picked: bool = True) -> Noted:
    """Play one match and note what a report wants to know, with every option if they are wanted."""
    components = box_of(order.game, order.components)[1]
    variants = game.check_table(order.seats, order.variants)
    state = game.setup(components.box, order.seats, variants, seed)
    kinds = components.kinds
    first = state.first_seat()
    rng = seeded(seed, 2)
    offered: list[set[str]] = [set() for _ in range(order.seats)]
    taken: list[set[str]] = [set() for _ in range(order.seats)]
    leaders = []
    while state.awaited():
        seat = random_option(state.awaited(), rng)  # as in every match between bots
        options = state.options(seat)
        kind = kinds[state.kind(seat)]
        if count(options) == 1:
            option = lowest(options)
        else:
            world = state.imagine(seat, rng.word(1))
            option = bots[seat].choose(world, seat, rng)
            if picked:
                offered[seat].update(f"{kind.id}: {kind.options[o]}" for o in members(options))
                taken[seat].add(f"{kind.id}: {kind.options[option]}")
        state.take(seat, option)
        leaders.append(leader(state))
    sheet = game.sheet(state)
    shares = [0.0] * order.seats
    for seat in members(winners(state)):
        shares[seat] = 1 / count(winners(state))
    ordered = sorted(sheet.totals, reverse=True)
    return Noted(
        scores=sheet.totals,
        shares=tuple(shares),
        first=first,
        answers=len(leaders),
        margin=ordered[0] - ordered[1],
        lines={line.id: line.points for line in sheet.lines},
        lead_changes=changes(leaders),
        decided=decided(leaders, winners(state)),
        picks=counted(offered, taken, shares),
        owned=[owned(game, state, seat) for seat in range(order.seats)],
    )


def leader(state: State) -> int:
    """The seat that looks most promising, as the title judges it."""
    worth = [state.evaluate(seat) for seat in range(state.seats)]
    return worth.index(max(worth))


def changes(leaders: list[int]) -> int:
    """How often the lead changed hands between sampled moments."""
    step = max(1, len(leaders) // SAMPLES)
    sampled = leaders[::step]
    return sum(one != other for one, other in itertools.pairwise(sampled))


def decided(leaders: list[int], ahead: int) -> float:
    """The share of the match after which a winner was always in the lead."""
    last = 0
    for moment, seat in enumerate(leaders, start=1):
        if not has(ahead, seat):
            last = moment
    return last / len(leaders)


def counted(offered: list[set[str]], taken: list[set[str]], shares: list[float]) -> dict[str, Pick]:
    """The picks of one match: a chair counts once for each option."""
    found: dict[str, Pick] = {}
    for seat, share in enumerate(shares):
        for name in sorted(offered[seat]):
            pick = found.setdefault(name, Pick())
            pick.offered += 1
            if name in taken[seat]:
                pick.taken += 1
                pick.won += share
    return found


def play_one(job: tuple[Order, int]) -> Noted:
    """One match of an order, for a pool of processes."""
    order, number = job
    game = title(order.game)
    bots = [bot(order.bot, game) for _ in range(order.seats)]
    return watch(game, order, order.seed + number, bots)


class Ban(msgspec.Struct, frozen=True):
    """What a chair loses when it may not take an option, on the same deals."""

    name: str
    order: Order
    difference: float  # of the share of victories, without less with
    low: float
    high: float


def play_banned(job: tuple[Order, int, str]) -> float:
    """The share of victory that one chair loses by a ban in one deal."""
    order, number, name = job
    game = title(order.game)
    seat = number % order.seats
    kind_id, _, option = name.partition(": ")
    kinds = box_of(order.game, order.components)[1].kinds
    kind = next(place for place, found in enumerate(kinds) if found.id == kind_id)
    shares = []
    for banned in (False, True):
        bots = [bot(order.bot, game) for _ in range(order.seats)]
        if banned:
            bots[seat] = BanBot(bots[seat], kind, kinds[kind].options.index(option))
        shares.append(watch(game, order, order.seed + number, bots).shares[seat])
    return shares[1] - shares[0]


def ban(order: Order, name: str, jobs: Hands, progress: Callable[[int], None] | None = None) -> Ban:
    """The paired test: every deal with and without the option, for one chair in turn."""
    work = [(order, number, name) for number in range(order.games)]
    edition = edition_of(order.game)
    with opened(jobs) as executor:
        found = spread(play_banned, work, executor, edition=edition, progress=progress)
        differences = list(found)
    number = len(differences)
    mean = sum(differences) / number
    variance = sum((d - mean) ** 2 for d in differences) / max(1, number - 1)
    reach = NORMAL * sqrt(variance / number)
    return Ban(name, order, mean, mean - reach, mean + reach)


def study(order: Order, jobs: Hands, progress: Callable[[int], None] | None = None) -> Study:
    """Watch all matches of an order."""
    work = [(order, number) for number in range(order.games)]
    edition = edition_of(order.game)
    with opened(jobs) as executor:
        return Study(
            order, list(spread(play_one, work, executor, edition=edition, progress=progress))
        )
