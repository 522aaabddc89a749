"""A clock that stands still at night and on days off."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.table.nights import LONGEST, Night, runs_out

HOUR = 3600.0
DAY = 24 * HOUR
NIGHT = Night(22 * 60, 8 * 60)
BERLIN = Night(22 * 60, 8 * 60, "Europe/Berlin")
NONE = DaysOff()


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("night", "asked", "lasts", "ends"),
    [
        (None, "2026-03-10T20:00", DAY, "2026-03-11T20:00"),
        (NIGHT, "2026-03-10T10:00", 12 * HOUR, "2026-03-10T22:00"),
        (NIGHT, "2026-03-10T20:00", 12 * HOUR, "2026-03-11T18:00"),
        (NIGHT, "2026-03-10T23:30", HOUR, "2026-03-11T09:00"),
        (NIGHT, "2026-03-10T20:00", DAY, "2026-03-12T16:00"),  # 2 hours, 14 hours, 8 hours
        (BERLIN, "2026-01-10T20:00", 2 * HOUR, "2026-01-11T08:00"),
        (BERLIN, "2026-03-28T20:00", 2 * HOUR, "2026-03-29T07:00"),  # clocks go forward
        (BERLIN, "2026-10-24T19:00", 2 * HOUR, "2026-10-25T08:00"),  # clocks go back
        (Night(600, 600), "2026-03-10T09:00", 3 * DAY, "2026-03-13T09:00"),
        (Night(0, 0), "2026-03-10T00:00", 14 * DAY, "2026-03-24T00:00"),
        (Night(150, 180, "Europe/Berlin"), "2026-03-28T12:00", DAY, "2026-03-29T12:00"),
    ],
)
def test_nights_are_not_counted(night, asked, lasts, ends):
    assert runs_out(at(asked), lasts, NONE, night) == at(ends)


def test_nights_and_days_off_are_counted_once():
    off = DaysOff(at("2026-03-10T21:00"), at("2026-03-12T21:00"), 2)
    assert runs_out(at("2026-03-10T20:00"), 3 * HOUR, off, NIGHT) == at("2026-03-13T09:00")
    assert runs_out(at("2026-03-10T20:00"), 3 * HOUR, off, None) == at("2026-03-12T23:00")


def test_days_off_after_the_end_put_nothing_back():
    off = DaysOff(at("2026-03-10T21:00"), at("2026-03-12T21:00"), 2)
    assert runs_out(at("2026-03-10T10:00"), HOUR, off, None) == at("2026-03-10T11:00")


def test_nobody_sleeps_the_match_away():
    """Quiet hours may last all day; a clock stands still for ten hours of it."""
    all_day = Night(0, 24 * 60 - 1).no_longer_than(LONGEST)
    assert all_day.lasts == LONGEST
    assert runs_out(at("2026-03-10T00:00"), DAY, NONE, all_day) == at("2026-03-11T20:00")
    assert NIGHT.no_longer_than(LONGEST) == NIGHT
