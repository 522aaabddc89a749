"""The draft of basic tiles, and placing them on the corners. [S8, S9]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import add, count, drop, has, lowest, nth, rest
from stammtisch.core.pile import from_set
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import with_digit
from stammtisch.games.crossroads.rules.state import Mat, Tableau


def kinds_of(table: Tableau, tiles: i64) -> i64:
    """The set of kinds among some basic tiles."""
    kinds: i64 = 0
    while tiles != 0:
        kinds = add(kinds, table.box.basics.kind[lowest(tiles)])
        tiles = rest(tiles)
    return kinds


def tile_of_kind(table: Tableau, tiles: i64, kind: i64) -> i64:
    """The first tile of a kind among some basic tiles."""
    return lowest(tiles & table.box.basics.tiles[kind])


def draft(table: Tableau, seat: i64, kind: i64) -> None:
    """All choose at once; when the last has chosen the hands move to the left. [S8]"""
    table.mats[seat].pick = kind
    for mat in table.mats:
        if mat.pick == ids.NOTHING:
            return
    for mat in table.mats:
        tile = tile_of_kind(table, mat.draft_hand, mat.pick)
        mat.draft_hand = drop(mat.draft_hand, tile)
        mat.draft_kept = add(mat.draft_kept, tile)
        mat.pick = ids.NOTHING
    pass_left(table)
    if count(table.mats[0].draft_hand) == 1:
        table.done()
        reveal(table)


def pass_left(table: Tableau) -> None:
    """Every hand goes to the left neighbour. [S8]"""
    last: i64 = table.seats - 1
    hand = table.mats[last].draft_hand
    seat: i64 = last
    while seat > 0:
        table.mats[seat].draft_hand = table.mats[seat - 1].draft_hand
        seat -= 1
    table.mats[0].draft_hand = hand
    if table.journal is not None:
        table.journal.tell(ids.HANDS_PASSED, count(hand))


def reveal(table: Tableau) -> None:
    """The last tile is kept as well; then all tiles are shown. [S8]"""
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        mat.draft_kept |= mat.draft_hand
        mat.draft_hand = 0
        if table.journal is not None:
            kinds = table.box.basics.kind
            table.journal.tell(
                ids.BASICS_REVEALED,
                seat,
                kinds[nth(mat.draft_kept, 0)],
                kinds[nth(mat.draft_kept, 1)],
                kinds[nth(mat.draft_kept, 2)],
                kinds[nth(mat.draft_kept, 3)],
            )
        seat += 1


# -- placing ---------------------------------------------------------------------------------------


def placing(table: Tableau, seat: i64) -> None:
    """A player places all four tiles before the next one does. [S9, R21]"""
    table.active = seat
    mat = table.mat()
    if not table.drafted:
        place_at_random(table, mat)
    elif mat.draft_kept != 0:
        table.plan(ids.PLACING, seat)
        table.plan(ids.PLACE_BASIC, 0)


def place_at_random(table: Tableau, mat: Mat) -> None:
    """In a first game the dealt tiles lie on the corners at random. [S9]"""
    tiles: vec[i64] = from_set(mat.draft_hand)
    table.rng.shuffle(ids.CORNER_DRAW, tiles)
    mat.draft_kept = mat.draft_hand
    mat.draft_hand = 0
    corner: i64 = ids.CORNERS - 1
    while corner >= 0:
        table.plan(ids.SET_BASIC, table.box.basics.kind[tiles[corner]] * ids.CORNERS + corner)
        corner -= 1


def place_options(table: Tableau) -> i64:
    """Pairs of an own tile that is not placed and an empty corner. [6.0]"""
    mat = table.mat()
    kinds = kinds_of(table, mat.draft_kept)
    free: i64 = 0
    corner: i64 = 0
    while corner < ids.CORNERS:
        if mat.basic_at(corner) == ids.NOTHING:
            free = add(free, corner)
        corner += 1
    options: i64 = 0
    kind: i64 = 0
    while kind < ids.BASICS:
        if has(kinds, kind):
            options |= free << (kind * ids.CORNERS)
        kind += 1
    return options


def set_basic(table: Tableau, option: i64) -> None:
    """A basic tile gives its effects at once, and no Kingdom card looks. [S9, R22]"""
    kind: i64 = option // ids.CORNERS
    corner: i64 = option % ids.CORNERS
    mat = table.mat()
    mat.draft_kept = drop(mat.draft_kept, tile_of_kind(table, mat.draft_kept, kind))
    mat.basics = with_digit(mat.basics, corner, kind + 1)
    if table.journal is not None:
        space = table.box.corner_space[corner]
        table.journal.tell(ids.BASIC_PLACED, table.active, kind, space)
    table.plan(ids.EFFECTS, table.box.basics.effects[kind])
