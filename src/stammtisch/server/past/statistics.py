"""Points over time, by source."""

from __future__ import annotations

from bisect import bisect_right

from stammtisch.core.match import Match
from stammtisch.core.score import ScoreSheet
from stammtisch.server.past.scenes import marks
from stammtisch.server.wire.past import MarkShown, PointsLine, Statistics


def statistics(match: Match) -> Statistics:
    """Points over time by source; only for a match that is over.

    There is a sample wherever points changed, and where a round begins: each has its stretch.
    """
    signs = marks(match, match.log, match.over)
    begun = {match.log[mark.at - 1][0] for mark in signs}
    state = match.fresh_state()
    sheets: list[tuple[int, ScoreSheet]] = [(0, match.game.sheet(state))]
    for ply, (seat, option) in enumerate(match.answers, start=1):
        state.take(seat, option)
        sheet = match.game.sheet(state)
        if sheet.lines != sheets[-1][1].lines or ply in begun or ply == match.ply:
            sheets.append((ply, sheet))
    last = sheets[-1][1]
    reached = [ply for ply, _ in sheets]
    return Statistics(
        answers=tuple(ply for ply, _ in sheets),
        lines=tuple(
            PointsLine(line.id, tuple(sheet.lines[place].points for _, sheet in sheets))
            for place, line in enumerate(last.lines)
        ),
        totals=tuple(sheet.totals for _, sheet in sheets),
        decisions=tuple(
            sum(seat == own for own, _ in match.answers) for seat in range(match.seats)
        ),
        sheet=last,
        marks=tuple(
            MarkShown(sample_at(reached, match.log[mark.at - 1][0]), mark.kind, mark.name)
            for mark in signs
        ),
    )


def sample_at(reached: list[int], ply: int) -> int:
    """The last sample that was taken by then."""
    return max(0, bisect_right(reached, ply) - 1)
