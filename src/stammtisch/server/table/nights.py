"""Nights, and when a clock has run out that stands still at night and on days off."""

from __future__ import annotations

import math
from datetime import datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from stammtisch.server.table.days_off import DaysOff

UTC = "UTC"
DAY = 24 * 60  # minutes
LONGEST = 10 * 60  # minutes that a clock stands still at most: nobody sleeps the match away


@lru_cache(maxsize=200)
def zone_of(name: str) -> tzinfo | None:
    """The time zone of this name, if this machine knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


class Night(msgspec.Struct, frozen=True):
    """From when until when somebody is not to be disturbed: minutes of the day, where they live.

    One that begins when it ends is none.
    """

    begins: int
    ends: int
    zone: str = UTC

    @property
    def lasts(self) -> int:
        """So many minutes."""
        return (self.ends - self.begins) % DAY

    def no_longer_than(self, minutes: int) -> Night:
        """The same night, ended earlier if it is too long."""
        ends = (self.begins + min(self.lasts, minutes)) % DAY
        return Night(self.begins, ends, self.zone)

    def _local(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, zone_of(self.zone) or ZoneInfo(UTC))

    def over(self, at: float) -> float:
        """The moment itself (seconds since 1970), or the end of the night that it falls into."""
        local = self._local(at)
        minute = local.hour * 60 + local.minute
        if (minute - self.begins) % DAY >= self.lasts:
            return at
        end = clock_shows(local, self.ends, days=1 if minute >= self.ends else 0)
        return max(at, end.timestamp())

    def next(self, at: float) -> float:
        """When the next night begins, for somebody who is awake."""
        local = self._local(at)
        today = clock_shows(local, self.begins).timestamp()
        tomorrow = clock_shows(local, self.begins, days=1).timestamp()
        return (today if today > at else tomorrow) if self.lasts else math.inf


def clock_shows(local: datetime, minute: int, days: int = 0) -> datetime:
    """A minute of the day, so many days later."""
    return (local + timedelta(days=days)).replace(
        hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0
    )


def runs_out(asked: float, seconds: float, off: DaysOff, night: Night | None) -> float:
    """When a clock has run for so long since then; it stands still on days off and at night."""
    at, left = asked, seconds
    while True:
        at = awake(at, off, night)
        stops = min(off.next(at), math.inf if night is None else night.next(at))
        if stops - at >= left:
            return at + left
        left -= stops - at
        at = stops


def awake(at: float, off: DaysOff, night: Night | None) -> float:
    """The first moment from then on at which a clock runs."""
    while True:
        later = max(off.over(at), at if night is None else night.over(at))
        if later == at:
            return at
        at = later
