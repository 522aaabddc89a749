"""Chapter 6: a crossing, from the pier to the other bank."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop
from stammtisch.core.journal import SECRET_B
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.state import Tableau


def begin(table: Tableau) -> None:
    """Parcels come onto the pier; on a clear night the current shows itself. [6.1, 6.2]"""
    table.crossing += 1
    table.current = ids.NONE
    if table.journal is not None:
        table.journal.tell(ids.E_BEGAN, table.crossing, table.lead())
    while count(table.pier) <= table.seats and table.pile.left > 0:
        parcel = table.pile.draw()
        table.pier = add(table.pier, parcel)
        if table.journal is not None:
            table.journal.tell(ids.E_LAID, parcel)
    if not table.fog:
        roll(table)


def roll(table: Tableau) -> None:
    """The die says which oar the current favours. [6.2]"""
    table.current = table.rng.below(ids.S_CURRENT, table.box.oars)
    if table.journal is not None:
        table.journal.tell(ids.E_CURRENT, table.current + 1)


def undecided(table: Tableau) -> i64:
    """The seats that have not chosen an oar yet. [6.3]"""
    seats: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.mats[seat].oar == ids.NONE:
            seats = add(seats, seat)
        seat += 1
    return seats


def choose_oar(table: Tableau, seat: i64, oar: i64) -> None:
    """Everybody lays an oar face down. [6.3]"""
    mat = table.mats[seat]
    mat.oar = oar
    mat.oars = drop(mat.oars, oar)
    mat.used = add(mat.used, oar)
    if table.journal is not None:
        table.journal.tell(ids.E_CHOSE, seat)


def reveal(table: Tableau) -> None:
    """The oars are shown, and decide in which order parcels are taken. [6.4 to 6.6, 7]"""
    if table.fog:
        roll(table)
    seat: i64 = 0
    while seat < table.seats and table.journal is not None:
        table.journal.tell(ids.E_REVEALED, seat, table.mats[seat].oar + 1)
        seat += 1
    place: i64 = table.seats - 1
    table.then(ids.CLEAR)  # the last step that is planned comes first
    table.then(ids.BUY_SEALED + ids.STEP * at_place(table, place))
    while place >= 0:
        table.then(ids.TAKE_PARCEL + ids.STEP * at_place(table, place))
        place -= 1


def strength(table: Tableau, seat: i64) -> i64:
    """The favoured oar beats all; equal ones are ordered clockwise from the lead. [6.4] R1"""
    oar: i64 = table.mats[seat].oar
    if oar == table.current:
        oar = table.box.oars
    from_lead: i64 = (seat - table.lead() + table.seats) % table.seats
    return (oar + 1) * table.seats - from_lead


def at_place(table: Tableau, place: i64) -> i64:
    """The seat that has so many stronger ones before it."""
    seat: i64 = 0
    while True:
        stronger: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if strength(table, other) > strength(table, seat):
                stronger += 1
            other += 1
        if stronger == place:
            return seat
        seat += 1


def take_parcel(table: Tableau, seat: i64, parcel: i64) -> None:
    """A parcel from the pier goes into the hold, open to all. [6.5]"""
    table.pier = drop(table.pier, parcel)
    table.mats[seat].hold = add(table.mats[seat].hold, parcel)
    if table.journal is not None:
        table.journal.tell(ids.E_TOOK, seat, parcel)


def buy_sealed(table: Tableau, seat: i64) -> None:
    """Who came last may buy the top parcel of the pile, unseen by the others. [6.6]"""
    parcel = table.pile.draw()
    table.mats[seat].sealed = add(table.mats[seat].sealed, parcel)
    if table.journal is not None:
        table.journal.whisper(bit(seat), SECRET_B, ids.E_BOUGHT, seat, parcel)


def clear(table: Tableau) -> None:
    """What is left stays ashore; the match ends with the last oar. [6.7, 8.1]"""
    if table.journal is not None:
        table.journal.tell(ids.E_CLEARED, count(table.pier))
    table.ashore |= table.pier
    table.pier = 0
    for mat in table.mats:
        mat.oar = ids.NONE
    if table.mats[0].oars != 0:
        table.then(ids.BEGIN)
    elif table.journal is not None:
        table.journal.tell(ids.E_ENDED)
