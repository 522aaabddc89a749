"""Who sits where: every deal is played by the same bots in all rotations."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from stammtisch.core.errors import Complaint

LineUp = tuple[str, ...]  # the bot on each seat


def line_ups(bots: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """All line-ups of one deal.

    As many bots as seats or fewer sit down in turn (a, b, a, b) and then move on by one chair until
    everybody has sat everywhere. More bots than seats meet in all combinations.
    """
    if not bots:
        raise Complaint("Name at least one bot.")
    if len(bots) <= seats:
        tables = [tuple(bots[seat % len(bots)] for seat in range(seats))]
    else:
        tables = list(combinations(bots, seats))
    found = (rotated(chairs, turn) for chairs in tables for turn in range(seats))
    return tuple(dict.fromkeys(found))


def rotated(chairs: LineUp, turn: int) -> LineUp:
    """Everybody moves on by so many chairs."""
    return chairs[turn:] + chairs[:turn]


def even_share(bot: str, lines: Sequence[LineUp]) -> float:
    """The share of victories that a bot would have if all were equally strong."""
    return sum(line.count(bot) / len(line) for line in lines) / len(lines)
