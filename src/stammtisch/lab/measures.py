"""What the laboratory measures of a finished match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from stammtisch.arena.balance import Noted
from stammtisch.arena.places import ended

PERCENT = "share"


class Measure(msgspec.Struct, frozen=True):
    """One figure of a match; shares are told in per cent."""

    id: str
    name: str
    unit: str
    of: Callable[[Noted], float]
    share: bool = False

    def values(self, matches: Sequence[Noted]) -> list[float]:
        """The figure of each match."""
        return [self.of(match) for match in matches]


def in_turn(place: int) -> Callable[[Noted], float]:
    """The share of victory of a place in the turn order."""
    return lambda match: ended(match.shares, match.scores, match.first).shares[place]


ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")

LENGTH = Measure("length", "Length", "answers a seat", lambda m: m.answers / len(m.scores))
FAIRNESS = Measure("first", "Who begins wins", PERCENT, in_turn(0), share=True)
WINNER = Measure("winner", "Winner's score", "points", lambda m: max(m.scores))
GAP = Measure("gap", "First to last", "points", lambda m: max(m.scores) - min(m.scores))
LEADS = Measure("leads", "Changes of the lead", "a match", lambda m: m.lead_changes)
DECIDED = Measure("decided", "Open until", "of the match", lambda m: m.decided, share=True)
TIES = Measure("ties", "Shared victories", PERCENT, lambda m: float(max(m.shares) < 1), share=True)
MEASURES = (LENGTH, WINNER, GAP, FAIRNESS, LEADS, DECIDED, TIES)


def places(seats: int) -> list[Measure]:
    """The share of every place in the turn order."""
    return [
        Measure(f"place-{place + 1}", f"{ORDINALS[place]} in turn", PERCENT, in_turn(place), True)
        for place in range(seats)
    ]


def used(thing: int, name: str) -> Measure:
    """On which share of the chairs a thing was owned."""

    def of(match: Noted) -> float:
        return sum(counts[thing] > 0 for counts in match.owned) / len(match.owned)

    return Measure("used", f"Use of {name}", "of chairs", of, share=True)
