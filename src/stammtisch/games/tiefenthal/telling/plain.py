"""The view as zones and pieces, for the terminal and the plain board: the common part. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.games.tiefenthal.telling.names import card_notes, effects_words, named, side_name
from stammtisch.games.tiefenthal.telling.plain_mat import mat_zone
from stammtisch.games.tiefenthal.telling.sights import CardView, SpaceView, TiefenthalView


def layout(view: TiefenthalView) -> Layout:
    """The whole table."""
    zones = (
        start_cards(view),
        evenings(view),
        tonight(view),
        offer(view),
        market(view),
        monastery(view),
        supplies(view),
    )
    return Layout(
        status=status(view),
        common=tuple(zone for zone in zones if zone is not None),
        mats=tuple(mat_zone(view, mat) for mat in view.mats),
    )


def status(view: TiefenthalView) -> tuple[Words, ...]:
    """Phase and round first, as a narrow screen shows little more; the shell says who is asked."""
    return (
        words(f"phase-{view.phase}"),
        words("status-round", round=view.round, rounds=view.rounds, left=view.rounds - view.round),
        words("status-start", seat=SeatName(view.start_seat)),
        words("status-module", module=view.module),
    )


def start_cards(view: TiefenthalView) -> Zone | None:
    """The start cards on offer, before the first evening. [5]"""
    if view.phase != "setup" or not view.start_cards:
        return None
    pieces = tuple(
        Piece(
            words(f"start-{card.id}", name=card.id),
            f"start/{card.id}",
            notes=(effects_words(card.effects),),
        )
        for card in view.start_cards
    )
    return Zone(words("zone-start-cards"), "start", pieces=pieces)


def evenings(view: TiefenthalView) -> Zone:
    """The moon on the round track."""
    moon = Piece(words("piece-moon"), "moon", "figure", number=view.round)
    coming = [
        words("note-evening", round=space.number, bonus=evening_words(space))
        for space in view.evenings
        if view.round <= space.number <= view.round + 1 and space.number >= 1
    ]
    return Zone(
        words("zone-evenings-winter" if view.winter else "zone-evenings"),
        "evenings",
        "track",
        (moon,),
        first=0,
        last=view.rounds,
        note=words("sentences", items=coming),
    )


def evening_words(space: SpaceView) -> Words:
    """The bonus of an evening, with the schnapps on the way to it."""
    bonus = effects_words(space.effects)
    if space.schnapps == 0:
        return bonus
    return words("evening-schnapps", n=space.schnapps, bonus=bonus)


def tonight(view: TiefenthalView) -> Zone | None:
    """What may be chosen tonight, while the choice is open. [6]"""
    if view.phase != "A":
        return None
    pieces = []
    for effect in view.evenings[view.round - 1].effects:
        if effect.kind == "choice":
            pieces += [
                Piece(effects_words(option), f"evening/{view.round}/{place}", "token")
                for place, option in enumerate(effect.options, start=1)
            ]
    for side in view.entertainers_tonight:
        effect_words = effects_words(side.effects)
        said = words("effect-each-time", schnapps=side.schnapps, effect=effect_words)
        pieces.append(Piece(side_name(side.id), f"side/{side.id}", "tile", notes=(said,)))
    return Zone(words("zone-tonight"), "tonight", pieces=tuple(pieces)) if pieces else None


def offer(view: TiefenthalView) -> Zone:
    """The guests that beer can win."""
    pieces = []
    for place in view.offer:
        if place.card is None:
            continue
        notes = card_notes(place.card)
        if place.signed:
            notes += (words("note-signed"),)
        said = guest_words(place.card, place.signed)
        pieces.append(Piece(said, f"offer/{place.place}", "card", "guest", notes=notes))
    left = 1 + sum(card.number for card in view.three_pile) if view.offer[0].card else 0
    return Zone(
        words("zone-offer"),
        "offer",
        pieces=tuple(pieces),
        note=words("note-offer", three=left, deck=sum(card.number for card in view.guest_deck)),
    )


def guest_words(card: CardView, signed: bool) -> Words:
    """A guest with what one needs to know before beer is spent."""
    return words(
        "piece-guest-signed" if signed else "piece-guest",
        card=named(card),
        beer=card.price,
        dice=[words("die", face=face) for face in card.faces],
        pay=card.pay,
    )


def market(view: TiefenthalView) -> Zone:
    """Tavern cards for ducats, nobles for beer."""
    cards = tuple(
        Piece(
            words("piece-market", card=named(pile.card), ducats=pile.card.price, n=pile.number),
            f"market/{pile.card.id}",
            "card",
            "staff",
            notes=card_notes(pile.card),
            faded=pile.number == 0,
        )
        for pile in view.market
    )
    nobles = tuple(
        Piece(
            words("piece-nobles", n=number, beer=beer, points=number * view.noble_points),
            f"nobles/{number}",
            "card",
            "noble",
            notes=(words("note-left", n=view.nobles),),
            faded=view.nobles < number,
        )
        for number, beer in enumerate(view.noble_prices, start=1)
    )
    return Zone(words("zone-market"), "market", pieces=cards + nobles)


def monastery(view: TiefenthalView) -> Zone:
    """The way round the monastery with everybody's marker and next bonus."""
    markers = tuple(
        Piece(
            words("piece-monk", space=mat.monastery),
            f"monastery/{mat.seat}",
            "figure",
            owner=mat.seat,
            number=mat.monastery,
            notes=next_bonus(view, mat.monastery),
        )
        for mat in view.mats
    )
    return Zone(
        words("zone-monastery"),
        "monastery",
        "track",
        markers,
        first=0,
        last=len(view.monastery) - 1,
    )


def next_bonus(view: TiefenthalView, here: int) -> tuple[Words, ...]:
    """The next space with a bonus in front of a marker."""
    track = view.monastery[here + 1 :] + view.monastery[: here + 1]
    for steps, space in enumerate(track, start=1):
        if space.effects:
            bonus = effects_words(space.effects)
            return (words("note-next-bonus", steps=steps, bonus=bonus),)
    return ()


def supplies(view: TiefenthalView) -> Zone:
    """What is only counted."""
    counters = [
        Counter(words("counter-noble-stack"), view.nobles, "supply/nobles"),
        Counter(words("counter-counter-guests"), view.counter_guests, "supply/counter-guests"),
        Counter(
            words("counter-removed"), sum(card.number for card in view.removed), "supply/removed"
        ),
    ]
    if view.module >= 2:
        counters.append(Counter(words("counter-schnapps"), view.schnapps, "supply/schnapps"))
    if view.module >= 5:
        counters.append(Counter(words("counter-signatures"), view.signatures, "supply/signatures"))
    return Zone(words("zone-supplies"), "supply", "counters", counters=tuple(counters))
