"""Rows of small numbers kept in one word: reputations, gossips, track slots, tiles of an inn.

A row holds up to ten digits from 0 to 63, so that a whole mat is copied without touching a list.
Places that may be empty hold the number of the thing plus one, and 0 when nothing lies there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import shifted

WIDTH: Final = 6
LARGEST: Final = 63
NINE_DIGITS: Final = 0x3FFFFFFFFFFFFF


def digit(row: i64, place: i64) -> i64:
    """The digit at this place of a row."""
    return (row >> (place * WIDTH)) & LARGEST


def with_digit(row: i64, place: i64, number: i64) -> i64:
    """The row with another digit at this place."""
    shift: i64 = place * WIDTH
    return (row & ~shifted(LARGEST, shift)) | (number << shift)


def raised(row: i64, place: i64, by: i64) -> i64:
    """The row with this digit raised (or lowered, below 0); the digit must stay in range."""
    return row + (by << (place * WIDTH))


def repeated(number: i64, places: i64) -> i64:
    """A row with the same digit at the first places."""
    row: i64 = 0
    while places > 0:
        row = (row << WIDTH) | number
        places -= 1
    return row


def total(row: i64) -> i64:
    """The sum of all digits of a row."""
    summed: i64 = 0
    while row != 0:
        summed += row & LARGEST
        row >>= WIDTH
    return summed


def pushed(row: i64, number: i64) -> i64:
    """The row with a new first digit; the tenth falls off its end."""
    return ((row & NINE_DIGITS) << WIDTH) | number
