"""Score sheets: itemised lines, tie-breaks, ranks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One source of points (or one tie-break): a message id `score-<id>` and a value per seat."""

    id: str
    points: tuple[int, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """How many points each seat has, where they come from, and who is ahead.

    `ranks` counts from 1; equal ranks mean that the rules share the place.
    """

    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats that share the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(
    lines: Sequence[ScoreLine], tie_breaks: Sequence[ScoreLine], standings: Sequence[int]
) -> ScoreSheet:
    """A sheet whose totals are the sums of its lines and whose ranks follow the standings."""
    totals = tuple(sum(line.points[seat] for line in lines) for seat in range(len(standings)))
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    return ScoreSheet(tuple(lines), tuple(tie_breaks), totals, ranks)
