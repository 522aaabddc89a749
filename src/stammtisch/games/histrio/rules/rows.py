"""Rows: the encounter cards in front of a city, packed into one number, the newest in front."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE: Final = 6  # bits for a card; 0 is no card
CARD: Final = 63
LONGEST: Final = 10


def laid_on(row: i64, card: i64) -> i64:
    """The row with a card laid on top as its newest."""
    return (row << PLACE) | (card + 1)


def newest(row: i64) -> i64:
    """The newest card of a row that is not empty."""
    return (row & CARD) - 1


def without_newest(row: i64) -> i64:
    """The row after its newest card was taken."""
    return row >> PLACE


def cards_in(row: i64) -> i64:
    """How many cards lie in a row."""
    cards: i64 = 0
    while row != 0:
        row = without_newest(row)
        cards += 1
    return cards


def cards_of(row: i64) -> list[int]:
    """The cards of a row, oldest first; for the boundary."""
    cards: list[int] = []
    while row != 0:
        cards.insert(0, newest(row))
        row = without_newest(row)
    return cards


def row_of(cards: list[int]) -> i64:
    """A row of these cards, oldest first; for the boundary."""
    row: i64 = 0
    for card in cards:
        row = laid_on(row, card)
    return row
