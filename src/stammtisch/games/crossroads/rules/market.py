"""Investment tracks, pouches and discard piles. [7.8]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, drop, has, nth
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit, with_digit
from stammtisch.games.crossroads.rules.state import Tableau


def draw_tile(table: Tableau, slot: i64) -> None:
    """A slot is filled with a random tile that is not on its track yet. [7.8, R36]

    Duplicates go back into the pouch and another is drawn: the same as drawing from the rest.
    """
    tier: i64 = slot // ids.SLOTS
    free = table.box.tiles.of_tier[tier] & ~table.on_track(tier)
    if table.pouch_some & free == 0:
        refill_pouch(table, tier)
    some = table.pouch_some & free
    singles = count(some)
    both = table.pouch_both & free
    if singles == 0:
        return
    drawn = table.rng.below(ids.POUCH_DRAW + tier, singles + count(both))
    kind = nth(some, drawn) if drawn < singles else nth(both, drawn - singles)
    out_of_pouch(table, kind)
    table.write_slot(slot, kind)
    if table.journal is not None:
        table.journal.tell(ids.TILE_LAID, kind, slot)


def refill_pouch(table: Tableau, tier: i64) -> None:
    """A pouch without a tile that may be laid takes in the discard pile. [7.8, R35]"""
    tiles = table.box.tiles.of_tier[tier]
    some = table.heap_some & tiles
    if some == 0:
        return
    refilled = count(some) + count(table.heap_both & tiles)
    table.pouch_both |= (table.heap_both & tiles) | (table.pouch_some & some)
    table.pouch_some |= some
    table.heap_some &= ~tiles
    table.heap_both &= ~tiles
    table.tops = with_digit(table.tops, tier, 0)
    if table.journal is not None:
        table.journal.tell(ids.POUCH_REFILLED, tier, refilled)


def out_of_pouch(table: Tableau, kind: i64) -> None:
    """Take a tile of this kind out of its pouch."""
    if has(table.pouch_both, kind):
        table.pouch_both = drop(table.pouch_both, kind)
    else:
        table.pouch_some = drop(table.pouch_some, kind)


def into_pouch(table: Tableau, kind: i64) -> None:
    """Put a tile into its pouch."""
    table.pouch_both |= table.pouch_some & bit(kind)
    table.pouch_some |= bit(kind)


def discard_tile(table: Tableau, kind: i64) -> None:
    """A discarded tile lies on top of the pile of its tier. [7.8]"""
    table.heap_both |= table.heap_some & bit(kind)
    table.heap_some |= bit(kind)
    table.tops = with_digit(table.tops, table.box.tiles.tier[kind], kind + 1)


def top_of_discard(table: Tableau, tier: i64) -> i64:
    """The kind on top of a discard pile, ids.NOTHING if the pile is empty."""
    return digit(table.tops, tier) - 1


def replace_top(table: Tableau, kind: i64) -> i64:
    """Exchange the top of the discard pile for a tile of the same tier; the old top. [7.5]"""
    top = top_of_discard(table, table.box.tiles.tier[kind])
    if has(table.heap_both, top):
        table.heap_both = drop(table.heap_both, top)
    else:
        table.heap_some = drop(table.heap_some, top)
    discard_tile(table, kind)
    return top


def discard_slot(table: Tableau, slot: i64) -> None:
    """The tile on a slot, if any, goes onto the discard pile."""
    kind = table.slot(slot)
    if kind == ids.NOTHING:
        return
    table.write_slot(slot, ids.NOTHING)
    discard_tile(table, kind)
    if table.journal is not None:
        table.journal.tell(ids.TILE_DISCARDED, kind, slot)


def move_right(table: Tableau, tier: i64, last: i64) -> None:
    """The tiles left of a slot move one slot to the right, onto it; the first becomes empty."""
    first: i64 = tier * ids.SLOTS
    slot: i64 = last
    while slot > first:
        table.write_slot(slot, table.slot(slot - 1))
        slot -= 1
    table.write_slot(first, ids.NOTHING)


def close_gap(table: Tableau, slot: i64) -> None:
    """After a purchase the tiles to its left move right and a new one is drawn. [7.8]"""
    tier: i64 = slot // ids.SLOTS
    move_right(table, tier, slot)
    draw_tile(table, tier * ids.SLOTS)


def fill_track(table: Tableau, tier: i64) -> None:
    """Empty slots are filled from right to left. [7.8]"""
    first: i64 = tier * ids.SLOTS
    slot: i64 = first + ids.SLOTS - 1
    while slot >= first:
        if table.slot(slot) == ids.NOTHING:
            draw_tile(table, slot)
        slot -= 1


def slide(table: Tableau) -> None:
    """After reserving or not, both tracks lose a tile, move on and are filled. [7.8, R33, R34]"""
    tier: i64 = 0
    while tier < ids.TIERS:
        last: i64 = tier * ids.SLOTS + ids.SLOTS - 1
        discard_slot(table, last)
        move_right(table, tier, last)
        fill_track(table, tier)
        tier += 1


def refresh(table: Tableau, tier: i64) -> None:
    """A traveller's gossip discards a whole track, oldest first, and lays it out anew. [7.8]"""
    if table.journal is not None:
        table.journal.tell(ids.TRACK_REFRESHED, table.active, tier)
    slot: i64 = tier * ids.SLOTS + ids.SLOTS - 1
    while slot >= tier * ids.SLOTS:
        discard_slot(table, slot)
        slot -= 1
    fill_track(table, tier)


def keep_in_reserve(table: Tableau, slot: i64) -> None:
    """A reserved tile leaves its slot empty and lies on a free reserve place. [6.2, R33]"""
    mat = table.mat()
    kind = table.slot(slot)
    table.write_slot(slot, ids.NOTHING)
    mat.write_reserve(mat.free_reserve(), kind)
    if table.journal is not None:
        table.journal.tell(ids.TILE_RESERVED, table.active, kind, slot)
