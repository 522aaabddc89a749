"""Counters and what is said to happen to them.

A change adds to a counter; a key that begins with `=` sets it instead, and a `*` in such a key
stands for any one part: `=seat/*/on_stage: 0` takes everybody's impresarios off the stage.
A key that begins with `~` adds only where the reader has that counter, as the owner of a hand has.
A counter that is not named is nought.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

Counters = dict[str, int]


@cache
def pattern(key: str) -> re.Pattern[str]:
    """The names that a key with stars stands for."""
    return re.compile(re.escape(key).replace(r"\*", "[^/]+"))


def enter(counters: Counters, change: Mapping[str, int]) -> None:
    """Let a change happen to the counters."""
    for key, number in change.items():
        if key.startswith("~"):
            if key[1:] in counters:
                counters[key[1:]] += number
        elif not key.startswith("="):
            counters[key] = counters.get(key, 0) + number
        elif "*" not in key:
            counters[key[1:]] = number
        else:
            matching = pattern(key[1:])
            counters.update({name: number for name in counters if matching.fullmatch(name)})


def entered(counters: Counters, change: Mapping[str, int]) -> Counters:
    """The counters after a change."""
    after = dict(counters)
    enter(after, change)
    return after
