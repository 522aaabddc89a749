"""What is printed on a card or tile: told the same for ever, so it is put into a sight once.

Views are built for every viewer after every answer, and most of what they show is print.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MOST = 2_000  # things; strangers' boxes are let go as others come into use


def printed(sight: Callable[P, T]) -> Callable[P, T]:
    """A function of a box and numbers, whose answers (plain facts, never changed) are kept."""
    kept: Any = lru_cache(MOST)(sight)
    found: Callable[P, T] = kept
    return found
