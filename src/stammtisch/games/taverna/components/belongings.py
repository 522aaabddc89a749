"""What an innkeeper can come to own, for the laboratory: spells and royal favours."""

from __future__ import annotations

from stammtisch.core.bits import bit, count, has, members
from stammtisch.core.pile import without
from stammtisch.games.taverna.components.reader import Boxes
from stammtisch.games.taverna.rules.state import Tableau


def belongings(box: Boxes) -> tuple[str, ...]:
    """The ids of the spells, then of the favours; they are the same for every number of seats."""
    own = next(iter(box.of.values()))
    return (*own.spell_ids, *own.favour_ids)


def owned(table: Tableau, seat: int) -> tuple[int, ...]:
    """How many of each kind are in hand, lie ready, or were used."""
    box, mat = table.box, table.mats[seat]
    spells, tiles = mat.hand | mat.cast, mat.unused | mat.used
    return (
        *(count(spells & cards) for cards in box.spells.cards_of[: len(box.spell_ids)]),
        *(count(tiles & kind) for kind in box.favours.tiles_of),
    )


def give(table: Tableau, seat: int, thing: int) -> bool:
    """A spell comes out of its deck, a favour out of its reserve or its row."""
    box, mat = table.box, table.mats[seat]
    if thing < len(box.spell_ids):
        for card in members(box.spells.cards_of[thing]):
            rest = without(table.spell_deck, card)
            if rest is not None:
                table.spell_deck = rest
                mat.hand |= bit(card)
                return True
        return False
    for tile in members(box.favours.tiles_of[thing - len(box.spell_ids)]):
        rest = without(table.favour_reserve, tile)
        if rest is not None:
            table.favour_reserve = rest
        elif has(table.favour_row, tile):
            table.favour_row &= ~bit(tile)
        else:
            continue
        mat.unused |= bit(tile)
        return True
    return False
