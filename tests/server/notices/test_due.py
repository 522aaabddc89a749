"""One call a turn, after the wait, outside quiet hours; a reminder and a nudge on top."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.server.notices.calls import Call
from stammtisch.server.notices.due import Due, called, due
from stammtisch.server.notices.wishes import Channel, Wishes

MIDNIGHT = 1_800_000_000.0 - 1_800_000_000 % 86_400
NOON = MIDNIGHT + 12 * 3600


def missed(**more: Any) -> Call:
    settings = {"table": "t", "seat": 0, "visitor": "v", "title": "histrio", "since": NOON, **more}
    return Call(**settings)


def wishes(**more: Any) -> Wishes:
    channel = Channel(id="c", kind="push", address="https://x", label="", on=True, arrived=1.0)
    return Wishes(**{"channels": [channel], "wait": 300, **more})


def test_whoever_is_missed_is_called_once_after_the_wait():
    call = missed()
    assert due(call, wishes(), NOON) == Due("turn", NOON + 300)
    assert due(call, wishes(), NOON + 400) == Due("turn", NOON + 400)
    called(call, "turn", NOON + 400)
    assert due(call, wishes(), NOON + 90_000) is None


def test_a_call_at_night_waits_for_the_morning():
    night = MIDNIGHT + 3 * 3600
    assert due(missed(since=night), wishes(), night) == Due("turn", MIDNIGHT + 8 * 3600)
    assert due(missed(since=night), wishes(quiet=None, wait=0), night) == Due("turn", night)


@pytest.mark.parametrize(
    "chosen",
    [
        {"channels": []},
        {"everywhere": False},
        {"tables": ["t"]},
        {"everywhere": False, "tables": ["other"]},
    ],
)
def test_who_does_not_want_to_be_called_is_not(chosen):
    assert due(missed(), wishes(**chosen), NOON + 9000) is None
    assert due(missed(nudge="Jonas"), wishes(**chosen), NOON + 9000) is None


def test_who_looks_at_the_table_is_not_called():
    assert due(missed(here=True), wishes(), NOON + 9000) is None
    assert due(missed(here=True, nudge="Jonas"), wishes(), NOON + 9000) is None


def test_one_table_alone_can_be_wanted():
    assert due(missed(), wishes(everywhere=False, tables=["t"]), NOON + 9000) is not None


def test_a_reminder_comes_once_and_not_right_behind_the_call():
    call = missed(remind=NOON + 5000)
    called(call, "turn", NOON + 300)
    assert due(call, wishes(), NOON + 301) == Due("clock", NOON + 5000)
    called(call, "clock", NOON + 5000)
    assert due(call, wishes(), NOON + 9000) is None
    late = missed(remind=NOON + 5000)
    called(late, "turn", NOON + 6000)  # after a quiet night: one call says it all
    assert due(late, wishes(), NOON + 9000) is None


def test_a_nudge_comes_at_once_but_wakes_nobody():
    call = missed(called=NOON, nudge="Jonas")
    assert due(call, wishes(), NOON + 10) == Due("nudge", NOON + 10)
    night = MIDNIGHT + 23 * 3600
    assert due(call, wishes(), night) == Due("nudge", MIDNIGHT + 32 * 3600)
    called(call, "nudge", NOON + 10)
    assert due(call, wishes(), NOON + 9000) is None
