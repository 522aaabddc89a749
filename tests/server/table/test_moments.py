"""What lies on the table between two updates is told to those who want it, and to nobody else."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from stammtisch.core.bits import lowest
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.server.table.book import Entry
from stammtisch.server.table.play import Play
from stammtisch.server.wire.changes import changed
from stammtisch.server.wire.protocol import UpdateTold, read_server_message


def told_by_a_round(keen: set[int]) -> dict[int, list[UpdateTold]]:
    """What both seats are sent while they play a round of Histrio."""
    sent: dict[int, list[UpdateTold]] = {0: [], 1: []}

    def hear(viewer: int, frame: bytes) -> None:
        message = read_server_message(frame)
        if isinstance(message, UpdateTold):
            sent[viewer].append(message)

    play = Play(Match(title("histrio"), 2, {}, 3), [], 0.0, hear)
    play.audience, play.keen = {0, 1}, keen
    for viewer in (0, 1):
        hear(viewer, play.fresh(viewer, 0.0))
    for step in range(40):
        asked = next(iter(play.asked), None)
        given = play.due(float(step))
        if given is not None:
            play.apply(Entry(given.seat, given.option, given.by), float(step))
        elif asked is not None:
            option = lowest(play.match.state.options(asked))
            play.apply(Entry(asked, option, "person"), float(step))
    return sent


def test_the_moments_lead_from_one_view_to_the_next():
    for_keen = told_by_a_round({0})[0]
    many = 0
    for before, after in pairwise(for_keen):
        view, told = before.view, 0
        for moment in after.moments:
            view = changed(view, moment.change)
            assert told < moment.events < len(after.events)
            told, many = moment.events, many + 1
            assert msgspec.json.encode(view)
        assert view.keys() == after.view.keys()
    assert many > 10


def test_who_did_not_ask_for_moments_gets_none():
    sent = told_by_a_round({0})
    assert any(update.moments for update in sent[0])
    assert not any(update.moments for update in sent[1])


def test_moments_change_nothing_else():
    with_moments, without = told_by_a_round({0, 1})[0], told_by_a_round(set())[0]
    assert [update.view for update in with_moments] == [update.view for update in without]
    assert [update.events for update in with_moments] == [update.events for update in without]
