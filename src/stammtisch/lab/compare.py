"""Two boxes on the same deals: what changes, with intervals, and what cannot be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import msgspec

from stammtisch.arena.balance import Noted, Order, watch
from stammtisch.arena.boxes import box_of
from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bot
from stammtisch.core.components import parse
from stammtisch.core.errors import Complaint
from stammtisch.lab.estimates import Estimate, estimate, paired
from stammtisch.lab.measures import MEASURES, Measure, places, used
from stammtisch.lab.worlds import Pair, Worth, play_gift, summed, things_of, usual_length


class Line(msgspec.Struct, frozen=True):
    """A measure in both boxes, and the difference of pairs."""

    id: str
    name: str
    unit: str
    share: bool
    before: Estimate
    after: Estimate
    difference: Estimate
    seed: int  # a deal that shows the difference


class Piece(msgspec.Struct, frozen=True):
    """A component in both boxes: on which share of chairs it is owned, and what that is worth."""

    id: str
    name: str
    used: Line
    before: Worth
    after: Worth


class Comparison(msgspec.Struct, frozen=True):
    """All that two boxes were compared in."""

    before: Order
    after: Order
    lines: list[Line]
    places: list[Line]
    pieces: list[Piece]
    lengths: tuple[list[float], list[float]]
    pairs: int


Job = tuple[Order, Order, int, int, int, int]  # both orders, a deal, a thing in each, the length
Seen = tuple[Noted, Noted, Pair | None, Pair | None]


def play_both(job: Job) -> Seen:
    """One deal in both boxes; and in both, one gift in paired worlds."""
    before, after, number, first, second, length = job
    found: list[Noted] = []
    gifts: list[Pair | None] = []
    for order, thing in ((before, first), (after, second)):
        game, _ = box_of(order.game, order.components)
        bots = [bot(order.bot, game) for _ in range(order.seats)]
        found.append(watch(game, order, order.seed + number, bots, picked=False))
        gifts.append(play_gift((order, number, thing, length)) if thing >= 0 else None)
    return found[0], found[1], gifts[0], gifts[1]


def shared_things(before: Order, after: Order) -> list[tuple[str, int, int]]:
    """What can be owned in both boxes, with its place in each."""
    one, other = things_of(before), things_of(after)
    return [(name, one.index(name), other.index(name)) for name in one if name in other]


def compare(
    before: Order,
    after: Order,
    executor: Executor,
    *,
    worths: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """Play every deal in both boxes and lay the figures side by side."""
    if before.games < 2:
        raise Complaint("One deal proves nothing; play two and more.")
    things = shared_things(before, after)
    length = usual_length(before) if worths and things else 0
    jobs: list[Job] = []
    for number in range(before.games):
        _, one, other = things[number % len(things)] if things and worths else ("", -1, -1)
        jobs.append((before, after, number, one, other, length))
    edition = edition_of(before.game)
    seen = list(spread(play_both, jobs, executor, edition=edition, progress=progress))
    matches = [one for one, _, _, _ in seen], [other for _, other, _, _ in seen]
    pieces = [
        piece(before, matches, seen, things, place) for place in range(len(things) if worths else 0)
    ]
    lengths = tuple(MEASURES[0].values(side) for side in matches)
    return Comparison(
        before=before,
        after=after,
        lines=[line(one, *matches, before.seed) for one in MEASURES],
        places=[line(one, *matches, before.seed) for one in places(before.seats)],
        pieces=pieces,
        lengths=(lengths[0], lengths[1]),
        pairs=before.games,
    )


def line(measure: Measure, before: Sequence[Noted], after: Sequence[Noted], seed: int) -> Line:
    """A measure in both boxes."""
    one, other = measure.values(before), measure.values(after)
    difference = paired(one, other)
    sign = 1 if difference.mean >= 0 else -1
    shown = max(range(len(one)), key=lambda place: sign * (other[place] - one[place]))
    return Line(
        measure.id, measure.name, measure.unit, measure.share,
        estimate(one), estimate(other), difference, seed + shown,
    )  # fmt: skip


def piece(
    order: Order,
    matches: tuple[list[Noted], list[Noted]],
    seen: Sequence[Seen],
    things: Sequence[tuple[str, int, int]],
    place: int,
) -> Piece:
    """A component: its use in all matches, its worth in those deals that gave it away."""
    name, one, other = things[place]
    mine = range(place, len(seen), len(things))
    worth = [
        summed(name, [p for p in pairs if p is not None], len(mine), order.seed)
        for pairs in ([seen[d][2] for d in mine], [seen[d][3] for d in mine])
    ]
    shown = names_of(order).get(name, name)
    before, after = used(one, shown).values(matches[0]), used(other, shown).values(matches[1])
    use = Line(
        name, shown, "of chairs", True,
        estimate(before), estimate(after), paired(before, after), order.seed,
    )  # fmt: skip
    return Piece(name, shown, use, worth[0], worth[1])


def names_of(order: Order) -> dict[str, str]:
    """What the components file calls its entries, by id."""
    game, components = box_of(order.game, order.components)
    found: dict[str, str] = {}
    for value in parse(components.text, game.name).values():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict) and "id" in entry:
                found.setdefault(str(entry["id"]), str(entry.get("name", entry["id"])))
    return found
