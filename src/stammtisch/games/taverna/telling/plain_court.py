"""The court on the plain board: dignitaries, favours, royal scorings, supplies. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.core.zones import Counter, Piece, Zone
from stammtisch.games.taverna.components.vocabulary import SCORING_IDS
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.sights import TavernaView


def dignitary_notes(view: TavernaView, name: str) -> tuple[Words, ...]:
    """What a dignitary offers, and whether it has served in this turn."""
    offers = view.rates.offers[name]
    said = [words(f"offer-{name}", n=n, coins=cost, points=points) for n, cost, points in offers]
    if not offers:
        said = [words(f"offer-{name}", surcharge=view.rates.surcharge)]
    if view.turn is not None and name in view.turn.dignitaries_used:
        said.append(words("note-served"))
    return tuple(said)


def dignitary_zone(view: TavernaView) -> Zone:
    """The four, where they stand and what they offer."""
    zones = []
    for tavern in view.taverns:
        for name in tavern.dignitaries:
            place = words("stands-in", tavern=words(f"tavern-{tavern.id}"))
            note = join([place, *dignitary_notes(view, name)])
            zones.append(Zone(words(f"dignitary-{name}"), f"dignitary/{name}", note=note))
    return Zone(
        words=words("zone-dignitaries"),
        address="dignitaries",
        arrangement="group",
        zones=tuple(zones),
    )


def favour_zone(view: TavernaView) -> Zone:
    """The open favours around the castle, with what they do."""
    reserve = Counter(words("counter-favours"), view.favour_reserve, "favour_reserve")
    pieces = []
    for tile in view.favour_row:
        text = join(names.favour_text(tile))
        said = words("favour-and-text", favour=names.favour_seen(tile), text=text)
        pieces.append(Piece(said, f"favour/{tile.kind}", "tile"))
    return Zone(
        words=words("zone-favours"),
        address="favours",
        pieces=tuple(pieces),
        counters=(reserve,),
    )


def castle_zone(view: TavernaView) -> Zone:
    """The five royal scorings with each seat's present value."""
    zones = []
    for name in SCORING_IDS:
        taker = view.scorings_taken.get(name)
        notes = [words(f"scoring-note-{name}", points=view.mats[0].royal_values[name])]
        if taker is not None:
            notes.append(words("note-taken", seat=SeatName(taker)))
        values = tuple(
            Counter(words("marker", seat=SeatName(mat.seat)), mat.royal_values[name])
            for mat in view.mats
        )
        zone = Zone(
            words=words(f"scoring-{name}"),
            address=f"castle/{name}",
            counters=values,
            owner=taker,
            note=join(notes),
        )
        zones.append(zone)
    return Zone(
        words=words("zone-castle"), address="castle", arrangement="group", zones=tuple(zones)
    )


def supply_zone(view: TavernaView) -> Zone:
    """Piles and supplies that are only counted."""
    counters = [
        Counter(words("counter-spell-deck"), view.spell_deck, "spell_deck"),
        Counter(words("counter-spell-discard"), view.spell_discard, "spell_discard"),
        Counter(words("counter-privileges"), view.privilege_reserve, "privilege_reserve"),
    ]
    for sign, number in view.guild_supply.items():
        counters.append(
            Counter(
                words("counter-tokens", symbol=words(f"symbol-{sign}")), number, f"guild/{sign}"
            )
        )
    return Zone(
        words=words("zone-supply"),
        address="supply",
        arrangement="counters",
        counters=tuple(counters),
    )
