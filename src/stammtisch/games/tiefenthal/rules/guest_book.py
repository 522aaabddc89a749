"""Signatures and the guest book of module 5. [7.8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

COLUMNS: Final = 4


def signatures_in(mat: Mat, column: i64) -> i64:
    """How many fields of a column are filled, from the top."""
    return (mat.book >> (4 * column)) & 15


def open_columns(table: Tableau, mat: Mat) -> i64:
    """The columns with a free field. [6]"""
    columns: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if signatures_in(mat, column) < table.box.book_rows:
            columns = add(columns, column)
        column += 1
    return columns


def offer_signature(table: Tableau, seat: i64) -> None:
    """A signature of the track: nothing if the supply is empty or the book is full. [7.8]"""
    if table.signatures > 0 and open_columns(table, table.mats[seat]) != 0:
        table.ask(seat, ids.CHOOSE_SIGNATURE_COLUMN)


def signature_options(table: Tableau, mat: Mat) -> i64:
    """Each column with a free field, or none. [6, R56]"""
    return open_columns(table, mat) | bit(ids.SKIP_COLUMN)


def answer_signature(table: Tableau, seat: i64, option: i64) -> None:
    """A signature of the track goes into the column of choice, for good. [7.7, 7.8]"""
    if option == ids.SKIP_COLUMN:
        return
    mat = table.mats[seat]
    mat.ledger[len(mat.ledger) - 1] = ids.GAVE_FOR_GOOD
    table.signatures -= 1
    sign(table, seat, option, True)


def sign_for_guest(table: Tableau, seat: i64, cost: i64) -> None:
    """The signature of a recruited guest; a full column sends it back. [7.8, R49]"""
    column: i64 = table.box.column_of_cost[cost]
    if signatures_in(table.mats[seat], column) == table.box.book_rows:
        table.signatures += 1
        table.tell(ids.SIGNATURE_LAPSED, seat, column)
    else:
        sign(table, seat, column, False)


def completes_row(mat: Mat, column: i64) -> bool:
    """Whether the next signature of a column is the last that its row lacks. [7.8]"""
    row: i64 = signatures_in(mat, column)
    other: i64 = 0
    while other < COLUMNS:
        if other != column and signatures_in(mat, other) <= row:
            return False
        other += 1
    return True


def sign(table: Tableau, seat: i64, column: i64, from_supply: bool) -> None:
    """First the bonus of the field, then a completed row. [7.8]"""
    mat = table.mats[seat]
    row: i64 = signatures_in(mat, column)
    complete: bool = completes_row(mat, column)
    mat.book += bit(4 * column)
    table.tell(ids.SIGNED, seat, column, row + 1, 1 if from_supply else 0)
    if complete:
        table.tell(ids.COMPLETED_ROW, seat, row + 1)
        table.plan_step(ids.EFFECTS, seat, table.box.row_bonus)
    bonus: i64 = table.box.book_bonus[column * table.box.book_rows + row]
    if bonus != 0:
        table.plan_step(ids.EFFECTS, seat, bonus)
