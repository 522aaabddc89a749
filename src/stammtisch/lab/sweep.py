"""One value of a box over a range: every box plays the same deals, next to the box as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import msgspec

from stammtisch.arena.balance import Noted, Order, watch
from stammtisch.arena.boxes import box_of
from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bot
from stammtisch.core.components import parse
from stammtisch.lab.compare import Line, line
from stammtisch.lab.keys import at, changed, path_of, source_of
from stammtisch.lab.measures import MEASURES, places


class Step(msgspec.Struct, frozen=True):
    """One value: its figures, and the differences to the box as it is."""

    value: int
    lines: list[Line]
    places: list[Line]


class Sweep(msgspec.Struct, frozen=True):
    """All values of a key."""

    order: Order
    key: str
    now: int
    source: str
    steps: list[Step]


def boxes(order: Order, key: str, values: Sequence[int]) -> tuple[int, str, dict[int, Order]]:
    """The value as it is, its source, and an order for every value; all are checked before."""
    game, components = box_of(order.game, order.components)
    data = parse(components.text, game.name)
    path = path_of(data, key)
    now = int(at(data, path))
    changed(game, components.text, {key: values[-1]})  # complains before all others are read
    orders = {
        value: msgspec.structs.replace(
            order, components=changed(game, components.text, {key: value}).text
        )
        for value in sorted({*values, now})
    }
    return now, source_of(data, path), orders


def play_watched(job: tuple[Order, int]) -> Noted:
    """One match of an order, without its options."""
    order, number = job
    game, _ = box_of(order.game, order.components)
    bots = [bot(order.bot, game) for _ in range(order.seats)]
    return watch(game, order, order.seed + number, bots, picked=False)


def sweep(
    order: Order,
    key: str,
    values: Sequence[int],
    executor: Executor,
    progress: Callable[[int], None] | None = None,
) -> Sweep:
    """Play all boxes and lay each beside the box as it is."""
    now, source, orders = boxes(order, key, values)
    jobs = [(one, number) for one in orders.values() for number in range(order.games)]
    edition = edition_of(order.game)
    played = list(spread(play_watched, jobs, executor, edition=edition, progress=progress))
    matches = {
        value: played[place * order.games : (place + 1) * order.games]
        for place, value in enumerate(orders)
    }
    steps = [
        Step(
            value,
            [line(one, matches[now], matches[value], order.seed) for one in MEASURES],
            [line(one, matches[now], matches[value], order.seed) for one in places(order.seats)],
        )
        for value in orders
    ]
    return Sweep(order, key, now, source, steps)
