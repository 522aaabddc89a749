"""What an inn can come to own, for the laboratory: inn tiles and recipes."""

from __future__ import annotations

from stammtisch.core.bits import bit, drop, has
from stammtisch.core.pile import without
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.plan import SPACES
from stammtisch.games.crossroads.rules.state import Tableau


def belongings(box: Box) -> tuple[str, ...]:
    """The ids of the inn tiles, then of the recipes."""
    return (*box.tiles.ids, *box.recipes.ids)


def owned(table: Tableau, seat: int) -> tuple[int, ...]:
    """How many of each kind lie in the inn or in the reserve; recipes in hand or completed."""
    mat = table.mats[seat]
    tiles = [int(mat.tile_at(space)) for space in range(SPACES)]
    tiles += [int(mat.reserve(place)) for place in range(ids.RESERVES)]
    recipes = mat.hand | mat.completed
    return (
        *(tiles.count(kind) for kind in range(len(table.box.tiles.ids))),
        *(int(has(recipes, card)) for card in range(len(table.box.recipes.ids))),
    )


def give(table: Tableau, seat: int, thing: int) -> bool:
    """A tile comes out of its pouch into the reserve, still to be paid; a recipe into the hand."""
    mat, recipe = table.mats[seat], thing - len(table.box.tiles.ids)
    if recipe >= 0:
        rest = without(table.deck, recipe)
        if rest is None:
            return False
        table.deck = rest
        mat.hand |= bit(recipe)
        return True
    if mat.free_reserve() == ids.NOTHING or not has(table.pouch_some, thing):
        return False
    if has(table.pouch_both, thing):
        table.pouch_both = drop(table.pouch_both, thing)
    else:
        table.pouch_some = drop(table.pouch_some, thing)
    mat.write_reserve(mat.free_reserve(), thing)
    return True
