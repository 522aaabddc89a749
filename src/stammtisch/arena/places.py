"""Who gains from the order of turns: victories and points by place, the seat that begins first."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stammtisch.arena.figures import Played, wilson

MOST_EXTRA = 30.0  # points; nobody would play with more given away
EXACT = 0.05  # points


class Ended(msgspec.Struct, frozen=True):
    """A match in turn order: shares of the victory, and points."""

    shares: tuple[float, ...]
    points: tuple[int, ...]


class Place(msgspec.Struct, frozen=True):
    """How a place in the turn order fares; the interval holds 95 %."""

    share: float
    low: float
    high: float
    points: float
    extra: float  # points that it would need to win its even share


def ended(shares: Sequence[float], points: Sequence[int], first: int) -> Ended:
    """Turn what is counted by seat so that the seat that began comes first."""
    return Ended((*shares[first:], *shares[:first]), (*points[first:], *points[:first]))


def of_contest(played: Sequence[Played]) -> list[Ended]:
    """The games of a contest in turn order."""
    return [ended(game.shares(), game.scores, game.first) for game in played]


def places(matches: Sequence[Ended]) -> list[Place]:
    """All places in turn order."""
    number = len(matches)
    found = []
    for place in range(len(matches[0].shares)):
        share = sum(match.shares[place] for match in matches) / number
        points = sum(match.points[place] for match in matches) / number
        found.append(Place(share, *wilson(share, number), points, compensation(matches, place)))
    return found


def compensation(matches: Sequence[Ended], place: int) -> float:
    """Points that would have given this place its even share, had nobody played otherwise."""
    even = 1 / len(matches[0].points)
    leads = [lead(match, place) for match in matches]
    low, high = -MOST_EXTRA, MOST_EXTRA
    while high - low > EXACT:
        middle = (low + high) / 2
        won = sum(victory(ahead + middle) for ahead in leads) / len(leads)
        low, high = (middle, high) if won < even else (low, middle)
    return (low + high) / 2


def victory(ahead: float) -> float:
    """The share of a victory that a lead stands for: half if level, all from half a point on."""
    return min(1.0, max(0.0, ahead + 0.5))


def lead(match: Ended, place: int) -> int:
    """How far a place is ahead of the best of the others."""
    others = [points for other, points in enumerate(match.points) if other != place]
    return match.points[place] - max(others)
