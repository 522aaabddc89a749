"""What is counted on the table as a viewer sees it: money, points, cards, tokens, markers, dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.setup import CHEAPEST_GUEST, first_supply
from stammtisch.games.tiefenthal.telling.sights import CardView, MatView, TiefenthalView

Counters = dict[str, int]
PLAIN = ("ducats", "beer", "safe", "store", "schnapps", "counter_guests", "draw_pile")


def counters(view: TiefenthalView) -> Counters:
    """Everything that is counted, on the board and in each tavern."""
    found = {
        "round": view.round,
        "mug": view.start_seat,
        "supply/nobles": view.nobles,
        "supply/schnapps": view.schnapps,
        "supply/signatures": view.signatures,
        "supply/counter_guests": view.counter_guests,
        "offer/signatures": sum(offered.signed for offered in view.offer),
        "offer/deck": sum(pile.number for pile in view.guest_deck),
        "offer/three": sum(pile.number for pile in view.three_pile),
    }
    for pile in view.market:
        found[f"supply/{pile.card.id}"] = pile.number
    for pile in view.removed:
        found[f"removed/{pile.card.id}"] = pile.number
    for offered in view.offer:
        if offered.card is not None:
            place = "offer/three" if offered.place == "three" else f"offer/{offered.card.id}"
            found[place] = found.get(place, 0) + 1
    for mat in view.mats:
        found |= {f"seat/{mat.seat}/{key}": number for key, number in mat_counters(view, mat)}
    return {key: number for key, number in found.items() if number}


def at_first(box: Box, seats: int, variants: Mapping[str, str]) -> Counters:
    """What lies on the table before the first event. [5]"""
    module = int(variants["module"].split("_")[1])
    found = {
        "supply/nobles": box.copies[ids.NOBLE],
        "supply/counter_guests": box.counter_guests * seats,
        "supply/schnapps": box.schnapps if module >= 2 else 0,
        "supply/signatures": box.signatures if module == 5 else 0,
        "offer/deck": 0,
        "offer/three": 0,
    }
    for card, number in enumerate(first_supply(box, module)):
        found[f"supply/{box.card_ids[card]}"] = number
    for card in range(box.first_guest, box.kinds):
        pile = "offer/three" if box.price[card] == CHEAPEST_GUEST else "offer/deck"
        found[pile] += box.copies[card] if box.module[card] <= module else 0
    for seat in range(seats):
        found[f"seat/{seat}/draw_pile"] = 0
        for card in range(ids.FIRST_REGULAR, box.first_guest):
            found[f"seat/{seat}/cards/{box.card_ids[card]}"] = box.copies[card]
            found[f"seat/{seat}/draw_pile"] += box.copies[card]
    return found


def mat_counters(view: TiefenthalView, mat: MatView) -> Iterable[tuple[str, int]]:
    """The counters of one tavern."""
    renown = view.reputation[mat.reputation - 1].vp if mat.reputation else 0
    schnapps_points = mat.schnapps if view.module >= 2 else 0
    yield "card_points", mat.points - schnapps_points - renown
    yield "renown", renown
    yield "reputation", mat.reputation
    yield "monastery", mat.monastery
    yield from ((name, getattr(mat, name)) for name in PLAIN)
    yield "discards", sum(pile.number for pile in mat.discards)
    for tile in mat.tiles:
        yield f"tile/{tile.id}", int(tile.flipped)
        yield f"soon/{tile.id}", int(tile.soon)
    for side in mat.sides:
        yield f"side/{side.id}", 1
    for column, signed in enumerate(mat.book):
        yield f"book/{column}", signed
    yield from dice_counters("dice", (*mat.white, *mat.own))
    yield from dice_counters("coaster", mat.coaster)
    yield from card_counters(mat)


def dice_counters(where: str, dice: Iterable[int]) -> Iterable[tuple[str, int]]:
    """How many dice show each face."""
    listed = list(dice)
    return ((f"{where}/{face}", listed.count(face)) for face in range(1, ids.FACES + 1))


def card_counters(mat: MatView) -> Iterable[tuple[str, int]]:
    """The cards of a seat by kind: all of them, and those that lie open in the tavern."""
    owned: Counters = {}
    for pile in (*mat.unknown, *mat.discards, *mat.staff):
        owned[pile.card.id] = owned.get(pile.card.id, 0) + pile.number
    seated = [(table.patron, max(1, table.stack)) for table in mat.tables if table.patron]
    once: list[tuple[CardView, int]] = [(card, 1) for card in mat.known_top]
    for card, number in seated + once:
        owned[card.id] = owned.get(card.id, 0) + number
    shown: Counters = {pile.card.id: pile.number for pile in mat.staff}
    for card, number in seated:
        shown[card.id] = shown.get(card.id, 0) + number
    yield from ((f"cards/{card}", number) for card, number in owned.items())
    yield from ((f"open/{card}", number) for card, number in shown.items())
