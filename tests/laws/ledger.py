"""Counters and what is said to happen to them.

A change adds to a counter; a key that begins with `=` sets it instead, and a `*` in such a key
stands for any one part: `=seat/*/on_stage: 0` takes everybody's impresarios off the stage.
A key that begins with `~` adds only where the reader has that counter, as the owner of a hand has.
A counter that is not named is nought.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

Counters = dict[str, int]


@cache
def pattern(key: str) -> re.Pattern[str]:
    return re.compile(re.escape(key).replace(r"\*", "[^/]+"))


def entered(counters: Counters, change: Mapping[str, int]) -> Counters:
    """The counters after a change."""
    after = dict(counters)
    for key, number in change.items():
        if key.startswith("~"):
            if key[1:] in after:
                after[key[1:]] += number
        elif not key.startswith("="):
            after[key] = after.get(key, 0) + number
        elif "*" not in key:
            after[key[1:]] = number
        else:
            matching = pattern(key[1:])
            after.update({name: number for name in after if matching.fullmatch(name)})
    return after


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
