"""What each event does to what is counted: the log accounts for everything.

A key that begins with `=` sets a counter, any other adds to it; a `*` stands for any one part.
"""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.telling.counters import Counters, at_first, counters, dice_counters
from stammtisch.games.tiefenthal.telling.view_mat import faces

__all__ = ["at_first", "changes", "counters"]

THREE_BEER = 3


def changes(box: Box, event: Event) -> Counters:
    """What an event, as it reached a viewer, does to the counters."""
    change = CHANGES.get(event.kind)
    return change(box, event) if change else {}


def gained(box: Box, event: Event) -> Counters:
    """A card from the supply comes on top of the draw pile."""
    return {f"supply/{box.card_ids[event.b]}": -1, **new_cards(box, event.a, event.b, 1)}


def new_cards(box: Box, seat: int, card: int, number: int) -> Counters:
    """Cards that come on top of a draw pile, with their points."""
    return {**in_deck(box, seat, card, number), f"seat/{seat}/draw_pile": number}


def in_deck(box: Box, seat: int, card: int, number: int) -> Counters:
    """Cards that come into a deck or leave it, with their points."""
    return {
        f"seat/{seat}/cards/{box.card_ids[card]}": number,
        f"seat/{seat}/card_points": number * box.vp[card],
    }


def bought(box: Box, event: Event) -> Counters:
    """A tavern card for ducats."""
    return {**gained(box, event), f"seat/{event.a}/ducats": -event.c}


def nobles(box: Box, event: Event) -> Counters:
    """Nobles come from the stack, or go back to it."""
    number = -event.b if event.kind == ids.NOBLES_WENT_BACK else event.b
    return {"supply/nobles": -number, **new_cards(box, event.a, ids.NOBLE, number)}


def schnapps(box: Box, event: Event) -> Counters:
    """Schnapps come from the supply."""
    return paid_schnapps(event.a, -event.b)


def schnapps_back(box: Box, event: Event) -> Counters:
    """Schnapps go back to the supply."""
    return paid_schnapps(event.a, event.b)


def paid_schnapps(seat: int, number: int) -> Counters:
    return {f"seat/{seat}/schnapps": -number, "supply/schnapps": number}


def goods(box: Box, event: Event) -> Counters:
    """Ducats or beer, at hand or put away."""
    hand, kept = ("ducats", "safe") if event.kind == ids.GAINED_DUCATS else ("beer", "store")
    return {f"seat/{event.a}/{kept if event.c == 1 else hand}": event.b}


def used(box: Box, event: Event) -> Counters:
    """A die leaves, and a printed space yields; the monk's steps are told by themselves."""
    yields = {"cashbox": "ducats", "barrel": "beer", "supply": "beer"}.get(SPACES[event.c])
    leaves = {f"seat/{event.a}/dice/{event.b}": -1}
    return leaves | ({f"seat/{event.a}/{yields}": event.d} if yields else {})


def served(box: Box, event: Event) -> Counters:
    """A die leaves, and a patron pays."""
    return {f"seat/{event.a}/dice/{event.b}": -1, f"seat/{event.a}/ducats": event.e}


def flipped(box: Box, event: Event) -> Counters:
    """A tile is upgraded for ducats and returned cards."""
    seat, tile = f"seat/{event.a}", box.tile_ids[event.b]
    found = {f"{seat}/tile/{tile}": 1, f"{seat}/soon/{tile}": event.e, f"{seat}/ducats": -event.c}
    if event.d:
        card = box.discount_card[event.b]
        name = box.card_ids[card]
        found |= in_deck(box, event.a, card, -event.d)
        found |= {f"{seat}/open/{name}": -event.d, f"supply/{name}": event.d}
    return found


def turned_up(box: Box, event: Event) -> Counters:
    """A card of the draw pile lies open now."""
    seat = f"seat/{event.a}"
    return {f"{seat}/draw_pile": -1, f"{seat}/open/{box.card_ids[event.b]}": 1}


def shuffled(box: Box, event: Event) -> Counters:
    """The discard pile becomes the draw pile."""
    return {f"seat/{event.a}/draw_pile": event.b, f"seat/{event.a}/discards": -event.b}


def cleared(seat: int, cards: int) -> Counters:
    """Everything that lies open goes to the discard pile."""
    return {f"=seat/{seat}/open/*": 0, f"seat/{seat}/discards": cards}


def left_game(box: Box, event: Event) -> Counters:
    """A card leaves the game: a regular out of the start deck, or a patron at a table."""
    seat, name = f"seat/{event.a}", box.card_ids[event.b]
    place = "draw_pile" if event.kind == ids.SHOWED_OUT else f"open/{name}"
    return {
        **in_deck(box, event.a, event.b, -1),
        f"{seat}/{place}": -1,
        f"removed/{name}": 1,
    }


def recruited(box: Box, event: Event) -> Counters:
    """A guest of the offer for beer, with the signature that lies on it."""
    return {
        **from_offer(box, event),
        f"seat/{event.a}/beer": -event.c,
        "offer/signatures": -event.d,
    }


def took_guest(box: Box, event: Event) -> Counters:
    """The top of the 3-beer pile; its signature goes back to the supply."""
    signature = {"offer/signatures": -event.c, "supply/signatures": event.c}
    return {**from_offer(box, event), **signature}


def from_offer(box: Box, event: Event) -> Counters:
    """A guest leaves the offer; those for 3 beer lie on a pile of their own."""
    cheap = box.price[event.b] == THREE_BEER
    place = "offer/three" if cheap else f"offer/{box.card_ids[event.b]}"
    return {place: -1, **new_cards(box, event.a, event.b, 1)}


def refilled(box: Box, event: Event) -> Counters:
    """A guest of the deck lies open now."""
    return {"offer/deck": -1, f"offer/{box.card_ids[event.b]}": 1}


def signed(box: Box, event: Event) -> Counters:
    """A signature in the book; that of a guest has left the offer before."""
    return {f"seat/{event.a}/book/{event.b}": 1, "supply/signatures": -event.d}


def marker(box: Box, event: Event) -> Counters:
    """The marker of the reputation stands here now."""
    seat = f"=seat/{event.a}"
    return {f"{seat}/reputation": event.c, f"{seat}/renown": box.reputation_vp[event.d]}


def turn_began(box: Box, event: Event) -> Counters:
    """What was put away comes to hand."""
    seat = f"seat/{event.a}"
    return {
        f"{seat}/safe": -event.b,
        f"{seat}/ducats": event.b,
        f"{seat}/store": -event.c,
        f"{seat}/beer": event.c,
    }


def stowed(box: Box, event: Event) -> Counters:
    """What fits is put away, the rest and all dice are gone."""
    seat = f"seat/{event.a}"
    return {
        f"{seat}/safe": event.b,
        f"{seat}/ducats": -event.b - event.d,
        f"{seat}/store": event.c,
        f"{seat}/beer": -event.c - event.e,
        f"=seat/{event.a}/dice/*": 0,
    }


def encore(box: Box, event: Event) -> Counters:
    """An open card goes on top of the draw pile for schnapps."""
    seat = f"seat/{event.a}"
    moved = {f"{seat}/open/{box.card_ids[event.b]}": -1, f"{seat}/draw_pile": 1}
    return {**moved, **paid_schnapps(event.a, event.c)}


def drafted(box: Box, event: Event) -> Counters:
    """A die goes from the coaster to the seat."""
    seat = f"seat/{event.a}"
    return {f"{seat}/coaster/{event.b}": -1, f"{seat}/dice/{event.b}": 1}


def coaster(box: Box, event: Event) -> Counters:
    """These dice lie on the coaster before a seat."""
    return set_dice(f"seat/{event.a}/coaster", event.b)


def set_dice(where: str, dice: int) -> Counters:
    found = dice_counters(where, faces(dice))
    return {f"={key}": number for key, number in found}


def turned_die(box: Box, event: Event) -> Counters:
    """A die shows another face, for schnapps: only who turns it is told."""
    seat = f"seat/{event.a}"
    turned = {f"{seat}/dice/{event.b}": -1, f"{seat}/dice/{event.c}": 1}
    return {**turned, **paid_schnapps(event.a, event.d)}


def turned_dice(box: Box, event: Event) -> Counters:
    """The others see turned dice when the planning ends; who turned them knew before."""
    if event.d != UNKNOWN:
        return {}
    return {**set_dice(f"seat/{event.a}/dice", event.c), **paid_schnapps(event.a, event.b)}


CHANGES: dict[int, Callable[[Box, Event], Counters]] = {
    ids.OPENED: lambda box, event: {"=mug": event.a},
    ids.SHOWED_OUT: left_game,
    ids.EVENING_CAME: lambda box, event: {"=round": event.a, "=seat/*/soon/*": 0},
    ids.GAINED_CARD: gained,
    ids.GAINED_NOBLES: nobles,
    ids.GAINED_SCHNAPPS: schnapps,
    ids.GAINED_COUNTER_GUESTS: lambda box, event: {
        f"seat/{event.a}/counter_guests": event.b,
        "supply/counter_guests": -event.b,
    },
    ids.GAINED_DUCATS: goods,
    ids.GAINED_BEER: goods,
    ids.ROLLED_OWN_DIE: lambda box, event: {f"seat/{event.a}/dice/{event.b}": 1},
    ids.HIRED: lambda box, event: {f"seat/{event.a}/side/{box.side_ids[event.b]}": 1},
    ids.FLIPPED: flipped,
    ids.TURNED_UP: turned_up,
    ids.SHUFFLED: shuffled,
    ids.REDREW: lambda box, event: {
        f"seat/{event.a}/counter_guests": -1,
        **cleared(event.a, event.c),
    },
    ids.ROLLED_WHITE_DICE: coaster,
    ids.DRAFTED: drafted,
    ids.TURNED_DICE: turned_dice,
    ids.TURN_BEGAN: turn_began,
    ids.ROSE: marker,
    ids.FELL_BACK: marker,
    ids.MERCHANTS_CAME: lambda box, event: {f"seat/{event.a}/beer": event.b},
    ids.SERVED: served,
    ids.USED_DIE: used,
    ids.BOUGHT: bought,
    ids.RECRUITED: recruited,
    ids.REFILLED: refilled,
    ids.BOUGHT_NOBLES: lambda box, event: {f"seat/{event.a}/beer": -event.c},
    ids.ENTERTAINED: lambda box, event: paid_schnapps(event.a, event.c),
    ids.REMOVED: left_game,
    ids.SIGNED: signed,
    ids.SIGNATURE_LAPSED: lambda box, event: {"supply/signatures": 1},
    ids.SENT_COUNTER_GUEST_OFF: lambda box, event: {f"seat/{event.a}/counter_guests": -1},
    ids.WALKED: lambda box, event: {f"=seat/{event.a}/monastery": event.c},
    ids.STOWED: stowed,
    ids.RETURNED_SCHNAPPS: schnapps_back,
    ids.CALLED_ENCORE: encore,
    ids.CLOSED: lambda box, event: {} if event.b == ids.NOBODY else {"=mug": event.b},
    ids.TOOK_GUEST_3: took_guest,
    ids.SCHNAPPS_WENT_BACK: schnapps_back,
    ids.NOBLES_WENT_BACK: nobles,
    ids.LAID_SIGNATURE: lambda box, event: {"supply/signatures": -1, "offer/signatures": 1},
    ids.CLEARED: lambda box, event: cleared(event.a, event.b),
    ids.COASTER_CAME: coaster,
    ids.TURNED_DIE: turned_die,
}
