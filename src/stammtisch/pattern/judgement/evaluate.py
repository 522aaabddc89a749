"""What a position is worth to a seat, in points. Bots call it on worlds that the seat imagined."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import lowest, rest
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.state import Tableau

RIVAL: Final = 0.5  # how much the best rival's points count against one's own
OAR: Final = 0.4  # a strong oar that is left will win a better parcel


def evaluate(table: Tableau, seat: i64) -> float:
    """Points so far, the parcel to come, the oars that are left; less the best rival's points."""
    best: float = -1000.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and float(table.points(other)) > best:
            best = float(table.points(other))
        other += 1
    own = float(table.points(seat)) + hope(table, seat)
    oars: i64 = table.mats[seat].oars
    while oars != 0:
        own += OAR * float(lowest(oars) + 1)
        oars = rest(oars)
    return own - RIVAL * best


def hope(table: Tableau, seat: i64) -> float:
    """What the seat may expect to take: its chance of coming early times the best parcel."""
    mat = table.mats[seat]
    if mat.oar == ids.NONE:
        return 0.0
    chance: float = float(mat.oar + 1) / float(table.box.oars + 1)
    if table.next_step() != ids.CHOOSE_OAR:
        chance = float(turns_left(table, seat)) / float(table.seats)
    elif mat.oar == table.current:
        chance = 1.0
    best: i64 = 0
    parcels: i64 = table.pier
    while parcels != 0:
        best = max(best, table.box.value[lowest(parcels)])
        parcels = rest(parcels)
    return chance * float(best)


def turns_left(table: Tableau, seat: i64) -> i64:
    """How many seats are to take a parcel from this one on; 0 if it has taken one."""
    turns: i64 = 0
    place: i64 = 0
    while place < table.planned:
        step: i64 = table.agenda[place]
        if step % ids.STEP == ids.TAKE_PARCEL:
            turns += 1
            if step // ids.STEP == seat:
                return turns
        place += 1
    return 0
