"""A troupe's mat as zones and pieces. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, words
from stammtisch.core.zones import Counter, Piece, Zone
from stammtisch.games.histrio.telling.names import (
    card_notes,
    entertainer_notes,
    named,
    request_notes,
)
from stammtisch.games.histrio.telling.sights import CardView, MatView, RequestView


def card_piece(card: CardView, address: str) -> Piece:
    """An encounter card."""
    tone = card.genre or card.kind
    return Piece(named("card", card), address, "card", tone, None, card_notes(card), card.level)


def mat_zone(mat: MatView) -> Zone:
    """One player's troupe."""
    address = f"mat/{mat.seat}"
    counters = (
        Counter(words("counter-ecus"), mat.ecus, f"{address}/ecus"),
        Counter(words("genre-comedy"), mat.comedy, f"{address}/comedy", tone="comedy"),
        Counter(words("genre-tragedy"), mat.tragedy, f"{address}/tragedy", tone="tragedy"),
        Counter(words("counter-festival"), mat.due.total, f"{address}/festival"),
        Counter(words("counter-impresarios"), mat.impresarios, f"{address}/impresarios"),
        Counter(words("counter-hidden-requests"), mat.request_count, f"{address}/requests"),
    )
    return Zone(
        words("zone-mat", seat=SeatName(mat.seat)),
        address,
        "group",
        counters=counters,
        zones=tuple(zone for zone in mat_zones(mat, address) if zone.pieces),
        owner=mat.seat,
        note=words("note-deciding") if mat.deciding else None,
    )


def mat_zones(mat: MatView, address: str) -> tuple[Zone, ...]:
    """Travel cards, people and requests."""
    entertainers = tuple(
        Piece(
            named("card", card),
            f"{address}/entertainer/{card.id}",
            "card",
            "entertainer",
            notes=entertainer_notes(card),
            faded=not card.ready,
        )
        for card in mat.entertainers
    )
    ensemble = tuple(card_piece(card, f"{address}/ensemble/{card.id}") for card in mat.ensemble)
    company = tuple(card_piece(card, f"{address}/company/{card.id}") for card in mat.company)
    return (
        Zone(words("zone-travel"), f"{address}/travel", pieces=travel_cards(mat, address)),
        Zone(words("zone-company"), f"{address}/company", pieces=company),
        Zone(words("zone-ensemble"), f"{address}/ensemble", pieces=ensemble),
        Zone(words("zone-entertainers"), f"{address}/entertainers", pieces=entertainers),
        Zone(words("zone-requests"), pieces=requests(mat.requests or (), address, "request")),
        Zone(words("zone-kept"), pieces=requests(mat.kept, address, "kept")),
    )


def travel_cards(mat: MatView, address: str) -> tuple[Piece, ...]:
    """The eight travel cards: in hand, picked, shown or played."""
    out = [(number, "piece-shown") for number in mat.shown]
    out += [(number, "piece-played") for number in mat.played]
    hand = [
        (number, "piece-picked" if number in (mat.picks or ()) else "number") for number in mat.hand
    ]
    return tuple(
        Piece(
            words(message, number=number),
            f"{address}/travel/{number}",
            "token",
            faded=message == "piece-played",
        )
        for number, message in sorted(hand + out)
    )


def requests(requests: tuple[RequestView, ...], address: str, place: str) -> tuple[Piece, ...]:
    """Requests whose faces the viewer sees."""
    return tuple(
        Piece(
            named("request", request),
            f"{address}/{place}/{request.id}",
            "card",
            "request",
            notes=request_notes(request),
            number=request.pay,
        )
        for request in requests
    )
