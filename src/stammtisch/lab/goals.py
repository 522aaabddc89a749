"""What a box should be like, in words: "seats even, no dead card, length 40 +- 5".

Every part costs nothing where it is met and about one where it is missed by its measure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from statistics import median

import msgspec

from stammtisch.arena.balance import Noted
from stammtisch.core.errors import Complaint
from stammtisch.lab.estimates import Estimate, estimate
from stammtisch.lab.measures import (
    DECIDED,
    GAP,
    LEADS,
    LENGTH,
    TIES,
    WINNER,
    Measure,
    in_turn,
    used,
)

UNEVEN = 0.03  # a place that lies so far from its even share costs one
SELDOM = 0.25  # of the usual use: what is owned less often is dead
BATCHES = 20  # of the proof: their spread gives the interval
NAMED: dict[str, Measure] = {
    "length": LENGTH, "score": WINNER, "gap": GAP, "leads": LEADS, "open": DECIDED, "ties": TIES,
}  # fmt: skip
AROUND = re.compile(r"(\w+(?: used)?) (-?\d+(?:\.\d+)?) ?(?:\+-|\+/-|\u00b1) ?(\d+(?:\.\d+)?)")
BOUND = re.compile(r"(\w+(?: used)?) (under|over) (-?\d+(?:\.\d+)?)")
Cost = Callable[[Sequence[Noted]], float]


class Part(msgspec.Struct, frozen=True):
    """One part of a goal: as it was said, what matches cost by it, and the measure behind it."""

    said: str
    cost: Cost
    measure: Measure | None = None


class Goal(msgspec.Struct, frozen=True):
    """All parts; their costs are added."""

    parts: tuple[Part, ...]

    def cost(self, matches: Sequence[Noted]) -> float:
        """What matches cost by all parts."""
        return sum(part.cost(matches) for part in self.parts)


def goal_of(said: str, things: Mapping[str, str] | None = None) -> Goal:
    """The goal in the words, or a complaint; things are cards by id, with their names."""
    parts = [part_of(one.strip(), things or {}) for one in said.split(",") if one.strip()]
    if not parts:
        raise Complaint("Say what is wanted, as in --goal 'seats even, length 40 +- 5'.")
    return Goal(tuple(parts))


def part_of(said: str, things: Mapping[str, str]) -> Part:
    """One part of a goal."""
    words = " ".join(said.lower().split())
    if words == "seats even":
        return Part(words, unevenness)
    if words == "no dead card":
        return Part(words, dead)
    around, bound = AROUND.fullmatch(words), BOUND.fullmatch(words)
    found = around or bound
    known = measures(things)
    if found is None or found[1] not in known:
        raise Complaint(
            f"'{said}' is no goal; say 'seats even', 'no dead card', 'NAME 40 +- 5', "
            f"'NAME under 5' or 'NAME over 5', where NAME is one of {', '.join(NAMED)}, "
            "or 'CARD used'."
        )
    measure = known[found[1]]
    if around is not None:
        return Part(words, near(measure, float(around[2]), float(around[3])), measure)
    assert bound is not None
    return Part(words, beyond(measure, bound[2] == "over", float(bound[3])), measure)


def measures(things: Mapping[str, str]) -> dict[str, Measure]:
    """What a goal can name: measures, and on how many of a hundred chairs a card is owned."""
    return NAMED | {
        f"{one} used": used(place, name) for place, (one, name) in enumerate(things.items())
    }


def mean(measure: Measure, matches: Sequence[Noted]) -> float:
    """The mean of a measure as people say it: shares in per cent."""
    return sum(measure.values(matches)) / len(matches) * (100 if measure.share else 1)


def near(measure: Measure, target: float, give: float) -> Cost:
    """Nothing within the target, one where it is missed by as much again."""

    def cost(matches: Sequence[Noted]) -> float:
        missed = abs(mean(measure, matches) - target) - give
        return max(0.0, missed / (give or 1.0)) ** 2

    return cost


def beyond(measure: Measure, above: bool, bound: float) -> Cost:
    """Nothing on the right side of a bound, one where a tenth of it is missing."""

    def cost(matches: Sequence[Noted]) -> float:
        missed = (bound - mean(measure, matches)) * (1 if above else -1)
        return max(0.0, missed / (abs(bound) / 10 or 1.0)) ** 2

    return cost


def unevenness(matches: Sequence[Noted]) -> float:
    """The squared distances of all places from even, less what chance alone would show."""
    number, seats = len(matches), len(matches[0].scores)
    total = 0.0
    for place in range(seats):
        values = [in_turn(place)(match) for match in matches]
        share = sum(values) / number
        chance = sum((v - share) ** 2 for v in values) / max(1, number - 1) / number
        total += (share - 1 / seats) ** 2 - chance
    return total / UNEVEN**2


def uses(matches: Sequence[Noted]) -> list[float]:
    """On which share of the chairs each thing that is in play was owned in the end."""
    chairs = [counts for match in matches for counts in match.owned]
    columns = [column for column in zip(*chairs, strict=True) if max(column) >= 0]
    return [sum(c > 0 for c in column) / len(chairs) for column in columns]


def dead(matches: Sequence[Noted]) -> float:
    """How many things nearly nobody owns; one that is owned now and then counts in part."""
    found = uses(matches)
    if not found:
        return 0.0
    usual = SELDOM * median(found)
    return sum(max(0.0, 1 - use / usual) for use in found) if usual else float(len(found))


def better_by(goal: Goal, before: Sequence[Noted], after: Sequence[Noted]) -> Estimate:
    """What a change saves, with an interval (jackknife over batches of the same deals)."""

    def saved(without: int | None) -> float:
        kept = [
            [m for place, m in enumerate(side) if without is None or place % BATCHES != without]
            for side in (before, after)
        ]
        return goal.cost(kept[0]) - goal.cost(kept[1])

    whole = saved(None)
    return estimate([BATCHES * whole - (BATCHES - 1) * saved(one) for one in range(BATCHES)])
