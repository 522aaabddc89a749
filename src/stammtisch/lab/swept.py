"""What a sweep found, in sentences and plots."""

from __future__ import annotations

import msgspec

from stammtisch.arena.boxes import box_of
from stammtisch.lab.compared import SENTENCES, unevenness
from stammtisch.lab.drawings import Point, curve
from stammtisch.lab.figures import between, figure, give_or_take
from stammtisch.lab.keys import changed, spoken
from stammtisch.lab.measures import MEASURES
from stammtisch.lab.page import Card, Finding
from stammtisch.lab.stories import Story, tell
from stammtisch.lab.sweep import Step, Sweep


def uneven(step: Step) -> float:
    """How far the places of a step lie from even."""
    return unevenness([place.after for place in step.places])


def findings(found: Sweep) -> list[Finding]:
    """The fairest value, and every measure that surely follows the value."""
    best = min(found.steps, key=uneven)
    first = best.places[0]
    said = [
        Finding(
            f"Most even with {best.value}{' as it is' if best.value == found.now else ''}.",
            f"Who begins wins {figure(first.after.mean, True)} ({between(first.after, True)}), "
            f"with {found.now} as it is {figure(first.before.mean, True)}.",
            sure=best.value == found.now or any(place.difference.sure for place in best.places),
        )
    ]
    said += [one for place in range(len(MEASURES)) if (one := trend(found, place)) is not None]
    if len(said) == 1:
        said.append(
            Finding(
                "Nothing else follows this value:",
                "no difference to the box as it is can be told from nothing.",
                sure=False,
            )
        )
    return said


def trend(found: Sweep, place: int) -> Finding | None:
    """A measure that surely differs at one end of the range."""
    name = found.steps[0].lines[place].id
    ends = [step for step in (found.steps[0], found.steps[-1]) if step.value != found.now]
    step = max(ends, key=lambda one: abs(one.lines[place].difference.mean), default=None)
    if step is None or name not in SENTENCES or not step.lines[place].difference.sure:
        return None
    one = step.lines[place]
    less, more, unit = SENTENCES[name]
    return Finding(
        f"{more if one.difference.mean > 0 else less} with {step.value}:",
        f"{figure(one.after.mean, one.share)} instead of {figure(one.before.mean, one.share)}, "
        f"a difference of {figure(one.difference.mean, one.share, sign=True)} "
        f"({between(one.difference, one.share, sign=True)}) {unit}.",
        look="a match that shows it",
        story=shown(found, step.value, one.seed),
    )


def shown(found: Sweep, value: int, seed: int) -> Story:
    """A match with a value of the sweep."""
    game, components = box_of(found.order.game, found.order.components)
    text = changed(game, components.text, {found.key: value}).text
    order = msgspec.structs.replace(found.order, components=text)
    return tell(order, seed, f"{spoken(found.key)} {value}")


def plots(found: Sweep) -> list[Card]:
    """A curve for the seat that begins, and for every measure."""
    even = 1 / found.order.seats
    drawn = []
    order = [3, *(place for place in range(len(MEASURES)) if place != 3)]  # who begins comes first
    for number, place in enumerate(order):
        measure = MEASURES[place]
        points = [
            Point(
                step.value,
                step.lines[place].after,
                f"as it is: {step.value}" if step.value == found.now else "",
            )
            for step in found.steps
        ]
        about = f"{measure.unit[0].upper()}{measure.unit[1:]}, {found.order.games:,} deals a value."
        drawing = curve(
            points, f"{measure.name} by {spoken(found.key)}", spoken(found.key),
            even if measure.id == "first" else None, measure.share,
        )  # fmt: skip
        drawn.append(Card(measure.name, about, drawing, right=number % 2 == 1))
    return drawn


def numbers(found: Sweep) -> list[list[str]]:
    """All figures as a table: a row for each value."""
    rows = [["", *(measure.name for measure in MEASURES)]]
    for step in found.steps:
        mark = " (as it is)" if step.value == found.now else ""
        cells = [give_or_take(one.after, one.share) for one in step.lines]
        rows.append([f"{step.value}{mark}", *cells])
    return rows
