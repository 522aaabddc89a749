"""The plan of an inn: 4 rows of 5 spaces in reading order, as sets of spaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, lowest, shifted

ROWS: Final = 4
COLUMNS: Final = 5
SPACES: Final = 20
WHOLE_INN: Final = 0xFFFFF
FIRST_COLUMN: Final = 0x08421
LAST_COLUMN: Final = 0x84210
FIRST_ROW: Final = 0x1F


def beside(spaces: i64) -> i64:
    """All spaces that share an edge with one of these. [7.11]"""
    right: i64 = (spaces & ~LAST_COLUMN) << 1
    left: i64 = (spaces & ~FIRST_COLUMN) >> 1
    return (right | left | (spaces << COLUMNS) | (spaces >> COLUMNS)) & WHOLE_INN


def row_of(space: i64) -> i64:
    """All spaces of the row in which this one lies."""
    return shifted(FIRST_ROW, space // COLUMNS * COLUMNS)


def column_of(space: i64) -> i64:
    """All spaces of the column in which this one lies."""
    return shifted(FIRST_COLUMN, space % COLUMNS)


def line_through(spaces: i64) -> i64:
    """Where a further tile may lie if all must lie in one row or in one column. [7.11]"""
    if spaces == 0:
        return WHOLE_INN
    first = lowest(spaces)
    row = row_of(first)
    column = column_of(first)
    if spaces == bit(first):
        return row | column
    if spaces & ~row == 0:
        return row
    if spaces & ~column == 0:
        return column
    return 0
