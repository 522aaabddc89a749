"""Chapter 7.7: royal favours, used in the own turn and never two of a kind."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, lowest, rest
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.effects import plan_effects, possible
from stammtisch.games.taverna.rules.state import Tableau


def usable_favours(table: Tableau, seat: i64) -> i64:
    """Kinds the active seat may use now, none twice in a turn. [7.7, R4, R12, R33, R34, R35]"""
    favours = table.box.favours
    tiles = table.mats[seat].unused
    found: i64 = 0
    while tiles != 0:
        kind = favours.kind_of_tile[lowest(tiles)]
        tiles &= ~favours.tiles_of[kind]
        when = favours.when[kind]
        if when != ids.WHEN_ANY and when != table.turn.phase:
            continue
        if has(table.turn.favours_used, kind) or not favour_possible(table, seat, kind):
            continue
        found |= bit(kind)
    return found


def favour_possible(table: Tableau, seat: i64, kind: i64) -> bool:
    """Whether every effect of a favour is possible. [7.7]"""
    effect = table.box.favours.effects_from[kind]
    while effect < table.box.favours.effects_from[kind + 1]:
        if not possible(table, seat, effect, table.mats[seat].coins):
            return False
        effect += 1
    return True


def use_favour(table: Tableau, seat: i64, kind: i64) -> None:
    """A used tile is turned over and stays owned. [7.7]"""
    mat = table.mats[seat]
    tile = lowest(mat.unused & table.box.favours.tiles_of[kind])
    mat.unused &= ~bit(tile)
    mat.used |= bit(tile)
    table.turn.favours_used |= bit(kind)
    if table.journal is not None:
        table.journal.tell(ids.USED_FAVOUR, seat, kind)
    span = table.box.favours.effects_from
    plan_effects(table, seat, span[kind], span[kind + 1], False)


def favour_kinds(table: Tableau) -> i64:
    """The kinds that lie in the row. [6.3]"""
    kinds: i64 = 0
    row = table.favour_row
    while row != 0:
        kinds |= bit(table.box.favours.kind_of_tile[lowest(row)])
        row = rest(row)
    return kinds


def take_favour(table: Tableau, seat: i64, kind: i64) -> None:
    """One tile of the kind goes from the row to the seat. [6.3]"""
    tile = lowest(table.favour_row & table.box.favours.tiles_of[kind])
    table.favour_row &= ~bit(tile)
    table.mats[seat].unused |= bit(tile)
    if table.journal is not None:
        table.journal.tell(ids.TOOK_FAVOUR, seat, kind)


def refill_favours(table: Tableau) -> None:
    """The row is refilled while the reserve lasts, after all tiles were taken. [7.3, R32]"""
    while table.favour_reserve.left > 0:
        if count(table.favour_row) >= table.box.limits.favour_spaces:
            return
        tile = table.favour_reserve.draw()
        table.favour_row |= bit(tile)
        if table.journal is not None:
            kind = table.box.favours.kind_of_tile[tile]
            table.journal.tell(ids.FAVOUR_REVEALED, kind)
