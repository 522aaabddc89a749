"""What the worths of things say, in sentences and plots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stammtisch.arena.balance import Order
from stammtisch.lab.compare import names_of
from stammtisch.lab.compared import DEAD, ENOUGH, scaled
from stammtisch.lab.drawings import Row, intervals
from stammtisch.lab.figures import between, figure, give_or_take
from stammtisch.lab.page import Card, Finding
from stammtisch.lab.stories import Gift, tell
from stammtisch.lab.worlds import Worth, thing_of, usual_length

# way -> what is done, what the figure means
WAYS = {
    "card": ("Owning it from a moment in the first half brings", "worth"),
    "gift": ("Beginning with it brings", "given at the start"),
    "ban": ("Never taking it brings", "without it"),
}


class Line(msgspec.Struct, frozen=True):
    """A thing at one table: who plays, how many sit there, what it is worth."""

    order: Order
    worth: Worth


class Worths(msgspec.Struct, frozen=True):
    """All tables at which things were tried."""

    way: str
    lines: list[Line]


def findings(found: Worths) -> list[Finding]:
    """A sentence for every table, the first with a match to look at."""
    return [sentence(found.way, line) for line in found.lines]


def sentence(way: str, line: Line) -> Finding:
    """What a thing is worth at one table."""
    order, worth = line.order, line.worth
    name = names_of(order).get(worth.thing, worth.thing)
    at = f"{order.seats} seats, {order.bot}"
    if worth.points.number < ENOUGH:
        return Finding(f"{name}, {at}: unknown.", "It could hardly ever be handed over.", False)
    return Finding(
        f"{name}, {at}: {verdict(way, worth)}.",
        f"{WAYS[way][0]} {figure(worth.share.mean, True, sign=True)} points of the share of "
        f"victories ({between(worth.share, True, sign=True)}) and "
        f"{figure(worth.points.mean, sign=True)} points of score "
        f"({between(worth.points, sign=True)}), {worth.points.number:,} pairs.",
        sure=worth.share.sure,
        look="with the gift" if way != "ban" else "",
        story=None if way == "ban" or worth.seed < 0 else tell(
            order, worth.seed, f"{name}, given away",
            Gift(thing_of(order, worth.thing), name, usual_length(order) if way == "card" else 0),
        ),
    )  # fmt: skip


def verdict(way: str, worth: Worth) -> str:
    """The figure in two words."""
    if not worth.share.sure:
        return "no worth that could be told from nothing" if way != "ban" else "nobody misses it"
    if way == "ban":
        return "it is missed" if worth.share.mean < 0 else "better off without"
    if worth.points.high < DEAD:
        return "nobody needs it"
    return "it helps" if worth.share.mean > 0 else "it harms"


def plots(found: Worths) -> list[Card]:
    """Shares on the left, points on the right."""
    return [
        Card(
            "Share of victories",
            "In points of a hundred; the bar is where the truth lies 95 times of 100.",
            intervals([row(line, True) for line in found.lines], "Share of victories"),
        ),
        Card(
            "Points",
            "Of the final score.",
            intervals([row(line, False) for line in found.lines], "Points of the final score"),
            right=True,
        ),
    ]


def row(line: Line, share: bool) -> Row:
    """One table as a row of a plot."""
    one = line.worth.share if share else line.worth.points
    name = names_of(line.order).get(line.worth.thing, line.worth.thing)
    return Row(
        name, f"{line.order.seats} seats, {line.order.bot}", (scaled(one, share),),
        figure(one.mean, share, sign=True), between(one, share, sign=True),
    )  # fmt: skip


def numbers(found: Worths) -> list[list[str]]:
    """All figures as a table."""
    rows = [["", "seats", "bot", "pairs", "share of victories", "points"]]
    for line in found.lines:
        worth = line.worth
        rows.append(
            [names_of(line.order).get(worth.thing, worth.thing), str(line.order.seats),
             line.order.bot, f"{worth.points.number:,}", give_or_take(worth.share, True),
             give_or_take(worth.points)]
        )  # fmt: skip
    return rows


def title_of(way: str, names: Sequence[str]) -> str:
    """The question that was asked."""
    many = ", ".join(names)
    if way == "ban":
        return f"Who misses {many}?"
    return f"What is {many} worth?" if len(names) == 1 else f"What are {many} worth?"
