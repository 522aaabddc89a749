"""Quiet hours: when a call that is due may be made, in the time zone of whoever is called."""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

UTC = "UTC"
DAY = 24 * 60  # minutes


@lru_cache(maxsize=200)
def zone_of(name: str) -> tzinfo | None:
    """The time zone of this name, if this machine knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def after_quiet(quiet: tuple[int, int] | None, zone: str, at: float) -> float:
    """The moment itself, or the end of the quiet hours that it falls into.

    Nobody is kept quiet for ever: hours that begin when they end are none.
    """
    if quiet is None or quiet[0] == quiet[1]:
        return at
    begins, ends = quiet
    local = datetime.fromtimestamp(at, zone_of(zone) or ZoneInfo(UTC))
    minute = local.hour * 60 + local.minute
    if (minute - begins) % DAY >= (ends - begins) % DAY:
        return at
    days = 1 if minute >= ends else 0
    end = (local + timedelta(days=days)).replace(
        hour=ends // 60, minute=ends % 60, second=0, microsecond=0, fold=0
    )
    return end.timestamp()
