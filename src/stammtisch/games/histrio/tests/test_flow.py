"""Chapters 6.2 and 6.6: the order of a round, and all the questions there are."""

from __future__ import annotations

from stammtisch.core.bits import count
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.tests.tables import Table

BOX = GAME.components.box
MOST_OPTIONS = {
    "before_travel": 3, "ox_city": 8, "choose_travel": 8, "choose_second_city": 9,
    "after_reveal": 4, "fox_from": 8, "fox_to": 8, "bear_city": 8, "elephant_first": 8,
    "elephant_second": 8, "steal_target": 5, "court_choice": 33, "discard_request": 22,
    "after_encounters": 4, "nightingale_move": 4, "chameleon_role": 2, "play_request": 23,
}  # fmt: skip
WINDOWS = {
    "before_travel": ids.W_BEFORE_TRAVEL,
    "after_reveal": ids.W_AFTER_REVEAL,
    "after_encounters": ids.W_AFTER_ENCOUNTERS,
}
DECLINES = {"before_travel": "pass", "after_reveal": "pass", "after_encounters": "pass",
            "court_choice": "none"}  # fmt: skip


def test_a_round_runs_through_its_three_phases():
    """6.2: window, choice, window, cities, window; then cards are dealt for the next round."""
    table = Table(3, rows={1: "comedy_4_a"}, deck=40)
    table.seat(0, entertainers="ox elephant nightingale").begin()
    asked, this_round = [], table.state.round
    while table.state.round == this_round:
        seat = table.awaited[0]
        asked.append(table.asks(seat))
        table.answer(seat, asked[-1], DECLINES.get(asked[-1], seat + 1))
    assert asked == [
        "before_travel", "choose_travel", "choose_travel", "choose_travel", "after_reveal",
        "court_choice", "after_encounters",
    ]  # fmt: skip
    story = [name for name in table.story() if name in ("round", "ended", "dealt", "laid-down")]
    assert story == ["round", *["laid-down"] * 3, *["dealt"] * 8, "round"]


def test_the_list_of_all_decisions():
    """6.6: each decision with the most options that it can offer; no other is ever asked."""
    most = {kind.id: len(kind.options) for kind in GAME.decisions(BOX)}
    for window, number in WINDOWS.items():
        most[window] = 1 + count(BOX.in_window[number])  # its options are numbered by all cards
    assert most == MOST_OPTIONS
    together = {kind.id for kind in GAME.decisions(BOX) if kind.simultaneous}
    assert together == {"choose_travel", "choose_second_city", "play_request"}
