"""Showing a patron the door. [6, R20]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, has
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import planned_spaces
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

FROM_REPUTATION: Final = 1
REMOVALS_LEFT: Final = 2  # where it comes from + 2 * how many


def removable(mat: Mat) -> i64:
    """The tables with a regular or guest, served or not, on which no planned die lies. [6, R20]"""
    planned: i64 = planned_spaces(mat.plan)
    tables: i64 = 0
    place: i64 = 0
    while place < len(mat.patrons):
        patron: i64 = mat.patrons[place]
        if (
            patron != ids.NO_CARD
            and patron != ids.NOBLE
            and not has(planned, ids.FIRST_TABLE + place)
        ):
            tables = add(tables, place)
        place += 1
    return tables


def offer_removal(table: Tableau, seat: i64, number: i64, source: i64) -> None:
    """A bonus removes a patron; nothing happens if no patron qualifies. [7.11]"""
    mat = table.mats[seat]
    if number > 0 and removable(mat) != 0:
        mat.chosen = source + REMOVALS_LEFT * number
        table.ask(seat, ids.REMOVE_GUEST)


def removal_options(mat: Mat) -> i64:
    """Each removable patron, or nobody. [6]"""
    return removable(mat) | bit(ids.SKIP_TABLE)


def answer_removal(table: Tableau, seat: i64, option: i64) -> None:
    """The card leaves the game and the table stays empty. [6]"""
    if option == ids.SKIP_TABLE:
        return
    mat = table.mats[seat]
    patron: i64 = mat.patrons[option]
    mat.patrons[option] = ids.NO_CARD
    mat.owned[patron] -= 1
    table.removed[patron] += 1
    table.tell(ids.REMOVED, seat, patron)
    source: i64 = mat.chosen % REMOVALS_LEFT
    if source == FROM_REPUTATION:
        mat.ledger[len(mat.ledger) - 1] = ids.GAVE_FOR_GOOD
    offer_removal(table, seat, mat.chosen // REMOVALS_LEFT - 1, source)
