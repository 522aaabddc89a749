"""The second traveller's gossip: ingredient tiles of two inns change places. [7.10]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, drop, has, lowest, rest
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.kingdom import lawful_inn
from stammtisch.games.crossroads.rules.plan import SPACES
from stammtisch.games.crossroads.rules.state import Mat, Tableau


def swap_possible(table: Tableau) -> bool:
    """Whether any own ingredient tile has a legal partner. [7.9]"""
    spaces = table.mat().pantry
    while spaces != 0:
        if swap_other_options(table, lowest(spaces)) != 0:
            return True
        spaces = rest(spaces)
    return False


def swap_own_options(table: Tableau) -> i64:
    """Own ingredient tiles that have at least one legal partner. [6.2]"""
    spaces = table.mat().pantry
    options: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        spaces = rest(spaces)
        if swap_other_options(table, space) != 0:
            options = add(options, space)
    return options


def swap_other_options(table: Tableau, own: i64) -> i64:
    """Rivals' ingredient tiles with which the swap breaks no Kingdom card. [6.2]"""
    mat = table.mat()
    options: i64 = 0
    opponent: i64 = 1
    while opponent < table.seats:
        other = table.mats[table.across(opponent)]
        spaces = other.pantry
        while spaces != 0:
            space = lowest(spaces)
            spaces = rest(spaces)
            if lawful_swap(table, mat, own, other, space):
                options = add(options, (opponent - 1) * SPACES + space)
        opponent += 1
    return options


def lawful_swap(table: Tableau, mat: Mat, own: i64, other: Mat, theirs: i64) -> bool:
    """Neither inn may break a placement card afterwards. [7.10, R46]"""
    colours = table.box.tiles.colour
    given = colours[mat.tile_at(own)]
    taken = colours[other.tile_at(theirs)]
    if given == taken or table.laws == 0:
        return True
    repaint(mat, own, given, taken)
    repaint(other, theirs, taken, given)
    lawful = lawful_inn(table, mat, mat.pantry) and lawful_inn(table, other, other.pantry)
    repaint(mat, own, taken, given)
    repaint(other, theirs, given, taken)
    return lawful


def repaint(mat: Mat, space: i64, old: i64, new: i64) -> None:
    """Lay a tile of another colour on a space, for as long as a dry run lasts. [7.10]"""
    mat.move(old, bit(space))
    mat.move(new, bit(space))


def swap_tiles(table: Tableau, own: i64, option: i64) -> None:
    """Two ingredient tiles change inns with tokens and marks; an empty one is refilled. [7.10]"""
    seat = table.across(1 + option // SPACES)
    theirs: i64 = option % SPACES
    mat = table.mat()
    other = table.mats[seat]
    given = mat.tile_at(own)
    taken = other.tile_at(theirs)
    given_tokens = mat.tokens_on(own)
    taken_tokens = other.tokens_on(theirs)
    given_mark = has(mat.marked, own)
    taken_mark = has(other.marked, theirs)
    if table.journal is not None:
        table.journal.tell(ids.TILES_SWAPPED, table.active, given, seat, taken)
    exchange_tile(table, mat, own, taken, taken_mark)
    exchange_tile(table, other, theirs, given, given_mark)
    tell_move(table, seat, table.active, taken, taken_tokens, taken_mark)
    tell_move(table, table.active, seat, given, given_tokens, given_mark)
    restock(table, table.active, own, taken_tokens)
    restock(table, seat, theirs, given_tokens)


def tell_move(
    table: Tableau, giver: i64, receiver: i64, kind: i64, tokens: i64, mark: bool
) -> None:
    """Tokens and mark go with their tile. [7.10]"""
    if table.journal is not None:
        marks: i64 = 1 if mark else 0
        table.journal.tell(ids.TILE_CHANGED_INN, receiver, giver, kind, tokens, marks)


def exchange_tile(table: Tableau, mat: Mat, space: i64, kind: i64, mark: bool) -> None:
    """Another tile lies on a space now, with its collector's mark. [7.10]"""
    colours = table.box.tiles.colour
    old = colours[mat.tile_at(space)]
    mat.write_colour(old, drop(mat.of_colour(old), space))
    mat.write_tile(space, kind)
    mat.write_colour(colours[kind], add(mat.of_colour(colours[kind]), space))
    mat.marked = add(mat.marked, space) if mark else drop(mat.marked, space)


def restock(table: Tableau, seat: i64, space: i64, tokens: i64) -> None:
    """Tokens travel with their tile; one without any gets one. [7.10]"""
    mat = table.mats[seat]
    mat.write_tokens(space, tokens if tokens > 0 else 1)
    if table.journal is not None and tokens == 0:
        table.journal.tell(ids.TOKENS_PLACED, seat, mat.tile_at(space), space, 1)
