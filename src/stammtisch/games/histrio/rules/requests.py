"""Chapter 6.4.3: drawing and discarding secret requests."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop
from stammtisch.core.journal import SECRET_B
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.state import Tableau


def request_to_be_had(table: Tableau) -> bool:
    """Whether a request is left to draw."""
    return table.request_pile.left > 0 or table.request_discards != 0


def draw_request(table: Tableau, seat: i64) -> None:
    """Take the top request; an empty pile is made anew from the discards. [6.4.3]"""
    if not request_to_be_had(table):
        return
    if table.request_pile.left == 0:
        reshuffle_requests(table)
    request = table.request_pile.draw()
    mat = table.mats[seat]
    mat.requests = add(mat.requests, request)
    if table.journal is not None:
        table.journal.whisper(bit(seat), SECRET_B, ids.E_DREW_REQUEST, seat, request)


def reshuffle_requests(table: Tableau) -> None:
    """The face-down discards become the new pile; nobody knows them any more. [6.4.3]"""
    table.request_pile = shuffled(from_set(table.request_discards), table.rng, ids.S_REQUESTS)
    table.request_discards = 0
    for mat in table.mats:
        mat.discarded = 0
    if table.journal is not None:
        table.journal.tell(ids.E_RESHUFFLED_REQUESTS, table.request_pile.left)


def settle_limit(table: Tableau, seat: i64) -> None:
    """A seat over the limit discards before anything else happens. [6.4.3] R27"""
    if count(table.mats[seat].requests) > table.box.request_limit:
        table.then(ids.ASK_DISCARD_REQUEST + ids.STEP * seat)


def discard_request(table: Tableau, seat: i64, request: i64) -> None:
    """A request goes face down to the discard pile; again if still over the limit. R26"""
    mat = table.mats[seat]
    mat.requests = drop(mat.requests, request)
    mat.discarded = add(mat.discarded, request)
    table.request_discards = add(table.request_discards, request)
    if table.journal is not None:
        table.journal.whisper(bit(seat), SECRET_B, ids.E_DISCARDED_REQUEST, seat, request)
    settle_limit(table, seat)
