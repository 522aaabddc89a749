"""Sets of small numbers kept as bitmasks of at most 62 bits.

All bit tricks of the engine live here, so that a rule never shows one. A constant shifted by a
variable is a 32-bit shift once compiled; only a parameter is sure to be shifted as 64 bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDEST: Final = 62
PAIRS: Final = 0x1555555555555555  # constants from 2**62 on would be boxed
NIBBLES: Final = 0x3333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F
PRIME: Final = 67  # the powers of two up to 2**61 leave different remainders
PLACE: Final[vec[i64]] = vec[i64](
    [next((k for k in range(62) if 2**k % 67 == rest), 0) for rest in range(67)]
)


def shifted(mask: i64, number: i64) -> i64:
    """The set with every member raised by this number."""
    return mask << number


def bit(number: i64) -> i64:
    """The set that holds only this number."""
    return shifted(1, number)


def below(size: i64) -> i64:
    """The set of all numbers from 0 to size - 1."""
    return bit(size) - 1


def has(mask: i64, number: i64) -> bool:
    """Whether the number is in the set."""
    return (mask >> number) & 1 != 0


def add(mask: i64, number: i64) -> i64:
    """The set with the number in it."""
    return mask | bit(number)


def drop(mask: i64, number: i64) -> i64:
    """The set without the number."""
    return mask & ~bit(number)


def count(mask: i64) -> i64:
    """How many numbers the set holds."""
    mask -= (mask >> 1) & PAIRS
    mask = (mask & NIBBLES) + ((mask >> 2) & NIBBLES)
    mask = (mask + (mask >> 4)) & BYTES
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def lowest(mask: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return PLACE[(mask & -mask) % PRIME]


def rest(mask: i64) -> i64:
    """The set without its smallest number."""
    return mask & (mask - 1)


def nth(mask: i64, place: i64) -> i64:
    """The number at this place (0 is the smallest) of the set."""
    while place > 0:
        mask = rest(mask)
        place -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The numbers of the set as a list, smallest first; for the boundary, not for rules."""
    numbers: list[int] = []
    while mask != 0:
        numbers.append(lowest(mask))
        mask = rest(mask)
    return numbers
