"""What a tavern can come to own, for the laboratory: tavern cards, nobles and guests."""

from __future__ import annotations

from stammtisch.core.pile import without
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.state import Tableau


def kinds(box: Box) -> list[int]:
    """The kinds of all cards that can be had; regulars are there from the start."""
    return [*range(ids.FIRST_REGULAR), *range(int(box.first_guest), int(box.kinds))]


def belongings(box: Box) -> tuple[str, ...]:
    """The ids of the tavern cards, the noble and the guests."""
    return tuple(box.card_ids[kind] for kind in kinds(box))


def owned(table: Tableau, seat: int) -> tuple[int, ...]:
    """How many cards of each kind the tavern has, wherever they lie; -1 if it is not in play."""
    mine, module = table.mats[seat].owned, table.box.module
    return tuple(
        -1 if module[kind] > table.module else int(mine[kind]) for kind in kinds(table.box)
    )


def give(table: Tableau, seat: int, thing: int) -> bool:
    """A card comes from the supply or a face-down pile onto the draw pile, without its bonus."""
    kind = kinds(table.box)[thing]
    if kind < ids.TAVERN_CARDS:
        if table.supply[kind] == 0 or table.box.module[kind] > table.module:
            return False
        table.supply[kind] -= 1
    elif kind == ids.NOBLE:
        if table.nobles == 0:
            return False
        table.nobles -= 1
    elif (rest := without(table.guests, kind)) is not None:
        table.guests = rest
    elif (rest := without(table.three, kind, below=1)) is not None:
        table.three = rest
    else:
        return False
    table.mats[seat].gain(kind)
    return True
