"""Quiet hours in the time zone of whoever is called."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from stammtisch.server.notices.quiet import after_quiet

NIGHT = (22 * 60, 8 * 60)
NOON = (12 * 60, 13 * 60 + 30)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("quiet", "zone", "moment", "told"),
    [
        (NIGHT, "UTC", "2026-03-10T21:59", "2026-03-10T21:59"),
        (NIGHT, "UTC", "2026-03-10T22:00", "2026-03-11T08:00"),
        (NIGHT, "UTC", "2026-03-11T07:59", "2026-03-11T08:00"),
        (NIGHT, "UTC", "2026-03-11T08:00", "2026-03-11T08:00"),
        (NIGHT, "Europe/Berlin", "2026-01-10T21:30", "2026-01-11T07:00"),
        (NIGHT, "America/New_York", "2026-01-10T21:30", "2026-01-10T21:30"),
        # the night in which clocks go forward: eight o'clock comes an hour sooner
        (NIGHT, "Europe/Berlin", "2026-03-28T22:00", "2026-03-29T06:00"),
        (NOON, "UTC", "2026-03-10T12:10", "2026-03-10T13:30"),
        (NOON, "UTC", "2026-03-10T23:00", "2026-03-10T23:00"),
        (None, "UTC", "2026-03-10T23:00", "2026-03-10T23:00"),
        ((600, 600), "UTC", "2026-03-10T10:00", "2026-03-10T10:00"),
        (NIGHT, "Nowhere/At_All", "2026-03-10T23:00", "2026-03-11T08:00"),
    ],
)
def test_a_call_waits_for_the_end_of_the_quiet_hours(quiet, zone, moment, told):
    assert after_quiet(quiet, zone, at(moment)) == at(told)
