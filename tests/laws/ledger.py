"""Counters compared: what is said to happen to them, and what the table shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stammtisch.core.ledger import Counters, entered

__all__ = ["Counters", "all_entered", "differences", "entered"]


def all_entered(counters: Counters, changes: Iterable[Mapping[str, int]]) -> Counters:
    """The counters after several changes, one after the other."""
    for change in changes:
        counters = entered(counters, change)
    return counters


def differences(expected: Counters, found: Counters) -> dict[str, tuple[int, int]]:
    """Each counter that is not as expected: what was expected, what was found."""
    return {
        key: (expected.get(key, 0), found.get(key, 0))
        for key in sorted(expected.keys() | found.keys())
        if expected.get(key, 0) != found.get(key, 0)
    }
