"""Seeds: from which number the chance of a match follows, and how it is written down.

A number below 2**62 can be named by people: the same number gives the same match everywhere, and
who has seen enough of its chance could work it out. A key is drawn by lot, has 128 bits, and
nobody can work it out. Inside it is the number 2**128 + key; in files it is 32 hexadecimal digits.
"""

from __future__ import annotations

import re
import secrets

from stammtisch.core.errors import BadTable
from stammtisch.core.rng import KEYS

SEEDS = 2**62
DIGITS = re.compile(r"[0-9a-f]{32}")


def new_key() -> int:
    """A seed that nobody can guess or work out."""
    return KEYS + secrets.randbelow(KEYS)


def insist_on_seed(seed: int) -> None:
    """Only these are seeds."""
    if not (0 <= seed < SEEDS or KEYS <= seed < 2 * KEYS):
        raise BadTable(f"The seed must be from 0 to 2**62 - 1, it is {seed}.")


def written(seed: int) -> tuple[int, str]:
    """A seed for a file: the number and no key, or 0 and the key."""
    return (seed, "") if seed < KEYS else (0, f"{seed - KEYS:032x}")


def read(seed: int, key: str) -> int:
    """The seed that a file names."""
    if not key:
        return seed
    if seed != 0 or not DIGITS.fullmatch(key):
        raise BadTable("A key of chance has 32 hexadecimal digits, and no seed beside it.")
    return KEYS + int(key, 16)
