"""Quiet hours: when a call that is due may be made, in the time zone of whoever is called."""

from __future__ import annotations

from stammtisch.server.table.nights import Night


def after_quiet(quiet: tuple[int, int] | None, zone: str, at: float) -> float:
    """The moment itself, or the end of the quiet hours that it falls into."""
    return at if quiet is None else Night(*quiet, zone).over(at)
