"""What an address of Tiefenthal names, and where a die can go, read from the state itself."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.bits import has, members
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import planned_spaces, showing
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.state import Mat
from stammtisch.games.tiefenthal.telling.view_mat import PLACES


def parts(address: str) -> list[str]:
    return address.split("/")


def card_at(state: Tiefenthal, address: str) -> int:
    return state.box.card_ids.index(parts(address)[-1])


def tile_at(state: Tiefenthal, address: str) -> int:
    return state.box.tile_ids.index(parts(address)[3])


def place_of(table: str) -> int:
    """The number of a table, or one that no tavern has."""
    return int(table) - 1 if table.isdecimal() else ids.MOST_TABLES


def space_at(address: str) -> int | None:
    """The dice space at an address, if there is one."""
    what, which = parts(address)[2:4]
    if what == "table":
        return ids.FIRST_TABLE + place_of(which)
    return SPACES.index(which) if which in SPACES else None


def patron_at(mat: Mat, address: str) -> int:
    place = place_of(parts(address)[3])
    return mat.patrons[place] if place < len(mat.patrons) else ids.NO_CARD


def there_is(state: Tiefenthal, seat: int, address: str) -> bool:
    """Whether an address names something that lies on the table."""
    head, *rest = parts(address)
    box, mat = state.box, state.mats[seat]
    if head == "market":
        return rest[0] in box.card_ids and box.module[card_at(state, address)] <= state.module
    if head == "offer":
        return rest[0] in PLACES and state.offered_guest(PLACES.index(rest[0])) != ids.NO_CARD
    if head == "nobles":
        return rest[0].isdecimal() and 1 <= int(rest[0]) <= len(box.noble_prices)
    if head == "mat" and rest[1:2] == ["table"]:
        tables = mat.tile_value(box, ids.TABLES) + mat.staff[ids.TABLE]
        return place_of(rest[2]) < max(tables, len(mat.patrons))
    if head == "mat" and rest[1:2] == ["tile"]:
        return rest[2] in box.tile_ids
    if head == "mat" and rest[1:2] == ["side"]:
        return rest[2] in box.side_ids and has(mat.sides, box.side_ids.index(rest[2]))
    if head == "mat" and rest[1:2] == ["die"]:
        return showing(mat.dice(), int(rest[2])) > 0
    if head == "mat" and rest[1:2] == ["staff"]:
        return rest[2] in box.card_ids and mat.staff[card_at(state, address)] > 0
    return True


# -- dice and spaces -----------------------------------------------------------------------------


def at_work(state: Tiefenthal, seat: int) -> bool:
    """Whether the seat uses dice now, and does not only plan them."""
    before = ids.REPUTATION_PHASE + ids.STEP_SEATS * seat
    return bool(state.phase == ids.SERVING and state.active == seat and state.next_step() != before)


def taken(state: Tiefenthal, seat: int) -> int:
    """The spaces that have had their die, or keep one of the plan."""
    mat = state.mats[seat]
    if at_work(state, seat):
        return int(mat.used)
    return int(planned_spaces(mat.plan)) & ~(2**ids.SUPPLY_SPACE | 2**ids.MONK_SPACE)


def free_washers(state: Tiefenthal, seat: int) -> int:
    """Dishwashers that neither a used die nor, while it is laid, the plan needs."""
    mat = state.mats[seat]
    free = int(mat.dishwashers(state.box) - mat.washed)
    if at_work(state, seat):
        return free
    plan = mat.plan
    while plan:
        free -= min(w - (plan & 7) for w in wanted(state, mat, plan >> 3 & 31) if w >= plan & 7)
        plan >>= 8
    return free


def wanted(state: Tiefenthal, mat: Mat, space: int) -> list[int]:
    """The faces that a space takes."""
    if space < ids.FIRST_TABLE:
        return list(members(state.box.space_faces[space]))
    place = space - ids.FIRST_TABLE
    patron = mat.patrons[place] if place < len(mat.patrons) else ids.NO_CARD
    return [] if patron == ids.NO_CARD else list(members(state.box.faces[patron]))


def reaches(state: Tiefenthal, seat: int, face: int, space: int) -> bool:
    """Whether free dishwashers lift a die to a face of the space."""
    free = free_washers(state, seat)
    return any(0 <= want - face <= free for want in wanted(state, state.mats[seat], space))


def open_spaces(state: Tiefenthal, seat: int, face: int) -> Iterator[int]:
    """The spaces with room that a die reaches."""
    full = taken(state, seat)
    for space in range(ids.FIRST_TABLE + len(state.mats[seat].patrons)):
        if not has(full, space) and reaches(state, seat, face, space):
            yield space
