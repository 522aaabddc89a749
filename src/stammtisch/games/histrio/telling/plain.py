"""The view as zones and pieces, for the terminal and the plain board. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.games.histrio.telling.names import (
    card_notes,
    entertainer_notes,
    genre_name,
    named,
    request_notes,
)
from stammtisch.games.histrio.telling.sights import (
    CardView,
    CityView,
    FriendView,
    HistrioView,
    MatView,
    RequestView,
)


def layout(view: HistrioView) -> Layout:
    """The whole table."""
    return Layout(
        status=(
            words("status-round", season=view.season, round=view.round, left=view.rounds_left),
            words(f"phase-{view.phase}"),
            words("status-lead", seat=SeatName(view.lead)),
        ),
        common=(
            theatre(view),
            Zone(words("zone-cities"), arrangement="group", zones=cities(view)),
            *(friend_zone(friend) for friend in view.friends),
        ),
        mats=tuple(mat_zone(mat) for mat in view.mats),
    )


def theatre(view: HistrioView) -> Zone:
    """Gauge, stage and piles."""
    stage = sum(mat.on_stage for mat in view.mats)
    stock = int(view.viewer is None or view.mats[view.viewer].impresarios > 0)
    needle = Piece(
        words("needle-at", genre=genre_name(view.mood), space=view.mood_space),
        "theatre/needle",
        "figure",
        view.mood,
        number=view.needle,
    )
    gauge = Zone(
        words("zone-gauge"),
        "theatre/gauge",
        "track",
        (needle,),
        first=1 - view.spaces,
        last=view.spaces,
        note=words("needle-at", genre=genre_name(view.mood), space=view.mood_space),
    )
    figures = tuple(
        Piece(words("piece-impresario"), None, "figure", owner=mat.seat)
        for mat in view.mats
        for _ in range(mat.on_stage)
    )
    on_stage = Zone(
        words("zone-stage"),
        "theatre/stage",
        pieces=figures,
        note=words("next-stage", pay=stage + stock),
    )
    piles = (
        Counter(words("counter-deck"), view.deck, "theatre/deck"),
        Counter(words("counter-discards"), len(view.discards), "theatre/discards"),
        Counter(words("counter-requests"), view.request_pile, "theatre/requests"),
        Counter(
            words("counter-request-discards"), view.request_discards, "theatre/request-discards"
        ),
    )
    return Zone(words("zone-theatre"), "theatre", "group", counters=piles, zones=(gauge, on_stage))


def card_piece(card: CardView, address: str) -> Piece:
    """An encounter card."""
    tone = card.genre or card.kind
    return Piece(named("card", card), address, "card", tone, None, card_notes(card), card.level)


def cities(view: HistrioView) -> tuple[Zone, ...]:
    """The eight cities with their rows, caravels, guards and marks."""
    return tuple(city_zone(city, view) for city in view.cities)


def city_zone(city: CityView, view: HistrioView) -> Zone:
    """A city: newest card last, then the ships."""
    address = f"city/{city.number}"
    cards = tuple(
        card_piece(card, f"{address}/card/{place + 1}") for place, card in enumerate(city.row)
    )
    ships = tuple(
        Piece(words(message), None, "figure", owner=seat)
        for message, seats in (
            ("piece-waiting", city.waiting),
            ("piece-anchored", city.anchored),
            ("piece-friend-waiting", city.friends_waiting),
            ("piece-friend-anchored", city.friends_anchored),
        )
        for seat in seats
    )
    return Zone(
        words("option-city", number=city.number, city=words(f"city-{city.id}", name=city.name)),
        address,
        pieces=cards + ships,
        note=city_note(city),
    )


def city_note(city: CityView) -> Words | None:
    """Guard or mark."""
    if city.guarded_by is not None:
        return words("note-guarded", seat=SeatName(city.guarded_by))
    if city.marked_by is not None:
        return words("note-marked", seat=SeatName(city.marked_by))
    return None


def friend_zone(friend: FriendView) -> Zone:
    """A friendly troupe: which cities it may still visit."""
    address = f"friend/{friend.seat}"
    drawn = (
        (Piece(words("piece-drawn", number=friend.drawn), f"{address}/drawn"),)
        if friend.drawn is not None
        else ()
    )
    to_come = tuple(
        Piece(words("number", number=number), f"{address}/travel/{number}", "token")
        for number in friend.open
    )
    return Zone(
        words("zone-friend", seat=SeatName(friend.seat)),
        address,
        pieces=drawn + to_come,
        owner=friend.seat,
    )


def mat_zone(mat: MatView) -> Zone:
    """One player's troupe."""
    address = f"mat/{mat.seat}"
    counters = (
        Counter(words("counter-ecus"), mat.ecus, f"{address}/ecus"),
        Counter(words("genre-comedy"), mat.comedy, f"{address}/comedy", tone="comedy"),
        Counter(words("genre-tragedy"), mat.tragedy, f"{address}/tragedy", tone="tragedy"),
        Counter(
            words("counter-festival"),
            mat.prospect.actors + mat.prospect.show,
            f"{address}/festival",
        ),
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
