"""What a troupe can come to own, for the laboratory: its entertainers."""

from __future__ import annotations

from stammtisch.core.bits import bit, has
from stammtisch.core.pile import without
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.state import Tableau


def kinds(box: Box) -> list[str]:
    """The kind of each entertainer card; copies (`#2`) share it."""
    cards = box.card_ids[box.actors : box.actors + box.entertainers]
    return [card.split("#")[0] for card in cards]


def belongings(box: Box) -> tuple[str, ...]:
    """The ids of the entertainers."""
    return tuple(dict.fromkeys(kinds(box)))


def owned(table: Tableau, seat: int) -> tuple[int, ...]:
    """How many of each entertainer stand on the mat."""
    held = table.mats[seat].entertainers
    mine = [kind for place, kind in enumerate(kinds(table.box)) if has(held, place)]
    return tuple(mine.count(kind) for kind in belongings(table.box))


def give(table: Tableau, seat: int, thing: int) -> bool:
    """An entertainer comes out of the face-down deck, or from the discards."""
    box = table.box
    wanted = belongings(box)[thing]
    for place, kind in enumerate(kinds(box)):
        card = int(box.actors + place)
        if kind != wanted:
            continue
        rest = without(table.deck, card)
        if rest is None and not has(table.discards, card):
            continue
        if rest is None:
            table.discards &= ~bit(card)
        else:
            table.deck = rest
        table.mats[seat].entertainers |= bit(place)
        return True
    return False
