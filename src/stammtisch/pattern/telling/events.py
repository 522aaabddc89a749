"""What happened, in words. UNKNOWN stands for what the reader may not know."""

from __future__ import annotations

from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.core.words import SeatName, Words, words
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.box import Box
from stammtisch.pattern.telling.view import parcel_name


def tell(box: Box, event: Event) -> Words | None:
    """The log line of an event; None for one that needs no words."""
    kind, seat = event.kind, SeatName(event.a)
    if kind == ids.E_BEGAN:
        return words("event-began", number=event.a, seat=SeatName(event.b))
    if kind == ids.E_LAID:
        return words("event-laid", parcel=parcel_name(box, event.a))
    if kind == ids.E_CURRENT:
        return words("event-current", number=event.a)
    if kind == ids.E_REVEALED:
        return words("event-revealed", seat=seat, number=event.b)
    if kind == ids.E_TOOK:
        return words("event-took", seat=seat, parcel=parcel_name(box, event.b))
    if kind == ids.E_BOUGHT and event.b == UNKNOWN:
        return words("event-bought", seat=seat)
    if kind == ids.E_BOUGHT:
        return words("event-bought-known", seat=seat, parcel=parcel_name(box, event.b))
    if kind == ids.E_CLEARED and event.a > 0:
        return words("event-cleared", number=event.a)
    return words("event-ended") if kind == ids.E_ENDED else None
