"""What evenings say about one person: places, points, what they like to own."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from stammtisch.server.table.evenings import Evening, Sitting
from stammtisch.server.wire.regulars import Favourite

MORE = 0.5  # of a thing, in all: less than that above the others is no liking


def own_seat(evening: Evening, visitor: str) -> Sitting | None:
    """Where somebody sat; None where they had several seats, and so no place of their own."""
    mine = [sitting for sitting in evening.sittings if sitting.visitor == visitor]
    return mine[0] if len(mine) == 1 else None


def own_seats(evenings: Iterable[Evening], visitor: str) -> list[Sitting]:
    """Where somebody sat on each evening on which they had one seat."""
    return [seat for evening in evenings if (seat := own_seat(evening, visitor)) is not None]


def mean(numbers: Sequence[int]) -> float | None:
    """Their mean, or None where there are none."""
    return sum(numbers) / len(numbers) if numbers else None


def favourite(evenings: Iterable[Evening], visitor: str) -> Favourite | None:
    """The thing that somebody has most above the others at the same tables."""
    liking: defaultdict[str, float] = defaultdict(float)
    number: Counter[str] = Counter()
    for evening in evenings:
        own = own_seat(evening, visitor)
        others = [sitting for sitting in evening.sittings if sitting is not own]
        if own is None or not others:
            continue
        for thing in {*own.things, *(thing for other in others for thing in other.things)}:
            theirs = sum(other.things.get(thing, 0) for other in others) / len(others)
            liking[thing] += own.things.get(thing, 0) - theirs
        number.update(own.things)
    best = max(sorted(liking), key=lambda thing: liking[thing], default=None)
    return None if best is None or liking[best] < MORE else Favourite(best, number[best])
