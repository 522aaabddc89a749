"""An undo is offered from what costs nothing to find out, and judged in full when asked for."""

from __future__ import annotations

import pytest

from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.core.undo import fair_to_undo
from stammtisch.server.metrics import Metrics
from stammtisch.server.table.book import Entry
from stammtisch.server.table.play import Play
from stammtisch.server.table.threads import Desk, Threads
from stammtisch.server.table.undo import Referee, offered_undo
from tests.server.running import act
from tests.tables import all_tables, new_match


def played(name, steps=60):
    """A play that somebody watches through every seat, answer after answer."""
    table = next(one for one in all_tables() if one[0] == name)
    match, rng = new_match(table, 7), seeded(7, 1)
    told: list[tuple[int, bytes]] = []
    play = Play(match, [], 0.0, lambda viewer, frame: told.append((viewer, frame)))
    play.audience = set(range(match.seats))
    for now in range(steps):
        if match.over:
            return
        seat = match.awaited()[0]
        choices = match.question(seat).choices
        option = choices[rng.below(0, len(choices))].option
        play.apply(Entry(seat, option, "person"), float(now))
        yield play, seat


@pytest.mark.parametrize("name", titles())
def test_what_is_fair_is_offered(name):
    offered = fair = 0
    for play, seat in played(name):
        offers = offered_undo(play, seat) is not None
        judged = play.could_undo(seat) and play.match.undo_to(seat) is not None
        assert offers or not judged
        offered += offers
        fair += judged
    assert 0 < fair <= offered


def test_nothing_is_judged_before_it_is_asked_for(monkeypatch):
    """To judge costs many times what an answer does; who asks twice is told the same."""
    judged: list[int] = []
    honest = Match.undo_to

    def counted(self, seat, fair=fair_to_undo):
        if fair is fair_to_undo:
            judged.append(seat)
        return honest(self, seat, fair)

    monkeypatch.setattr(Match, "undo_to", counted)

    async def story():
        with Threads(1, "referee", Metrics()) as threads:
            asked = 0
            referee = None
            for play, seat in played(next(iter(titles()))):
                referee = referee or Referee(play, Desk(threads))
                referee.look_around()
                assert len(judged) == asked
                if play.may_undo(seat).may and asked < 5:
                    case = referee.case(seat)
                    assert case is not None
                    first = await referee.undo_to(case, "ada")
                    asked += 1
                    assert await referee.undo_to(case, "ada") == first
                    assert len(judged) == asked
            assert asked == 5

    act(story)
