"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

import msgspec

from stammtisch.core.alike import alike
from stammtisch.core.bits import add, members
from stammtisch.core.words import Words, words
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.box import Box
from stammtisch.pattern.rules.flow import Pattern


class Parcel(msgspec.Struct, frozen=True):
    """A parcel that the viewer sees."""

    id: str
    name: Words


class MatView(msgspec.Struct, frozen=True):
    """What lies before a seat; None stands for what the viewer may not know."""

    seat: int
    oars: tuple[int, ...]
    chosen: bool
    oar: int | None
    hold: tuple[Parcel, ...]
    sealed: int
    sealed_parcels: tuple[Parcel, ...] | None


class PatternView(msgspec.Struct, frozen=True):
    """The whole table."""

    viewer: int | None
    crossing: int
    crossings: int
    lead: int
    current: int | None
    pile: int
    pier: tuple[Parcel, ...]
    mats: tuple[MatView, ...]


def view(state: Pattern, seat: int | None) -> PatternView:
    """What the seat (or None, a spectator) may know."""
    return PatternView(
        viewer=seat,
        crossing=state.crossing,
        crossings=state.box.oars,
        lead=state.lead(),
        current=None if state.current == ids.NONE else state.current + 1,
        pile=state.pile.left,
        pier=parcels(state.box, state.pier),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
    )


@alike
def mat_view(state: Pattern, owner: int, own: bool) -> MatView:
    """A mat, as its owner or somebody else sees it; after the end everybody sees all. [4]"""
    mat, over = state.mats[owner], state.planned == 0
    chosen = mat.oar != ids.NONE
    hidden = chosen and not own and state.next_step() == ids.CHOOSE_OAR
    return MatView(
        seat=owner,
        oars=tuple(oar + 1 for oar in members(add(mat.oars, mat.oar) if hidden else mat.oars)),
        chosen=chosen,
        oar=mat.oar + 1 if chosen and not hidden else None,
        hold=parcels(state.box, mat.hold),
        sealed=len(members(mat.sealed)),
        sealed_parcels=parcels(state.box, mat.sealed) if own or over else None,
    )


def parcels(box: Box, mask: int) -> tuple[Parcel, ...]:
    """The parcels of a set."""
    return tuple(Parcel(box.parcel_ids[p], parcel_name(box, p)) for p in members(mask))


def parcel_name(box: Box, parcel: int) -> Words:
    """A sort and a value; an owner's own file may name sorts that no words file knows."""
    sort, name = box.sorts[parcel]
    return words("parcel", sort=words(f"sort-{sort}", name=name), value=box.value[parcel])
