"""The view as zones and pieces, for the terminal and the plain board. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.games.histrio.telling.names import genre_name
from stammtisch.games.histrio.telling.plain_mat import card_piece, mat_zone
from stammtisch.games.histrio.telling.sights import CityView, FriendView, HistrioView


def layout(view: HistrioView) -> Layout:
    """The whole table."""
    return Layout(
        status=status(view),
        common=(
            theatre(view),
            Zone(words("zone-cities"), arrangement="group", zones=cities(view)),
            *(friend_zone(friend) for friend in view.friends),
        ),
        mats=tuple(mat_zone(mat) for mat in view.mats),
    )


def status(view: HistrioView) -> tuple[Words, ...]:
    """Season and round, what is going on, and who has the lead."""
    return (
        words("status-round", season=view.season, round=view.round, left=view.rounds_left),
        words(f"phase-{view.phase}"),
        words("status-lead", seat=SeatName(view.lead)),
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
    """Guard and mark."""
    notes = []
    if city.guarded_by is not None:
        notes.append(words("note-guarded", seat=SeatName(city.guarded_by)))
    if city.marked_by is not None:
        notes.append(words("note-marked", seat=SeatName(city.marked_by)))
    return join(notes) if notes else None


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
