"""The view as zones and pieces: what the terminal and the plain board draw."""

from __future__ import annotations

from stammtisch.core.words import SeatName, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.pattern.telling.view import MatView, Parcel, PatternView


def layout(view: PatternView) -> Layout:
    """The whole table."""
    status = [
        words("status-crossing", number=view.crossing, of=view.crossings),
        words("status-lead", seat=SeatName(view.lead)),
    ]
    if view.current is not None:
        status.append(words("status-current", number=view.current))
    pile = Counter(words("counter-pile"), view.pile, "pile")
    pier = Zone(words("zone-pier"), "pier", pieces=pieces(view.pier, "pier"), counters=(pile,))
    return Layout(tuple(status), (pier,), tuple(mat_zone(mat) for mat in view.mats))


def pieces(parcels: tuple[Parcel, ...], place: str) -> tuple[Piece, ...]:
    """Parcels at a place; the address of each is the place and its id."""
    return tuple(
        Piece(parcel.name, f"{place}/{parcel.id}", tone=parcel.id.split("_")[0])
        for parcel in parcels
    )


def mat_zone(mat: MatView) -> Zone:
    """A mat: oars, hold, sealed parcels."""
    place = f"mat/{mat.seat}"
    oars = [
        Piece(words("option-oar", number=oar), f"{place}/oar/{oar}", "token") for oar in mat.oars
    ]
    if mat.oar is not None:
        oars.append(Piece(words("piece-chosen", number=mat.oar), f"{place}/chosen", "token"))
    sealed = pieces(mat.sealed_parcels or (), f"{place}/sealed")
    return Zone(
        words("zone-mat", seat=SeatName(mat.seat)),
        place,
        "group",
        owner=mat.seat,
        note=words("note-chosen") if mat.chosen and mat.oar is None else None,
        counters=(Counter(words("counter-sealed"), mat.sealed, f"{place}/sealed"),),
        zones=(
            Zone(words("zone-oars"), f"{place}/oars", pieces=tuple(oars)),
            Zone(
                words("zone-hold"),
                f"{place}/hold",
                pieces=pieces(mat.hold, f"{place}/hold") + sealed,
            ),
        ),
    )
