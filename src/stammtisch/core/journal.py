"""What happened, for log and animation. Simulations run without a journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1
UNKNOWN: Final = -1


class Event:
    """Something that happened: its kind and up to five numbers whose meaning the kind gives.

    Seats outside `audience` see UNKNOWN in place of each number whose bit is set in `secret`;
    if bit 5 (WHOLE) is set they do not see the event at all.
    """

    def __init__(
        self, kind: i64, audience: i64, secret: i64, a: i64, b: i64, c: i64, d: i64, e: i64
    ) -> None:
        self.kind: i64 = kind
        self.audience: i64 = audience
        self.secret: i64 = secret
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e


WHOLE: Final = 32
SECRET_A: Final = 1
SECRET_B: Final = 2
SECRET_C: Final = 4
SECRET_D: Final = 8
SECRET_E: Final = 16


class Journal:
    """The events of a match since somebody last read them."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.witness: Callable[[], None] | None = None  # looks at the table between two steps

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Note an event that everybody sees in full."""
        self.events.append(Event(kind, EVERYBODY, 0, a, b, c, d, e))

    def whisper(
        self,
        audience: i64,
        secret: i64,
        kind: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
    ) -> None:
        """Note an event of which only the seats in `audience` see the `secret` numbers."""
        self.events.append(Event(kind, audience, secret, a, b, c, d, e))

    def rest(self) -> None:
        """A step is carried out and the next has not begun: whoever watches may look."""
        if self.witness is not None:
            self.witness()

    def read(self) -> list[Event]:
        """Hand over the events noted so far and begin a new page."""
        events = self.events
        self.events = []
        return events


def seen_by(event: Event, viewer: i64) -> Event | None:
    """The event as a seat (or -1, a spectator) may see it; None if it may not see it at all."""
    if event.secret == 0 or (viewer >= 0 and (event.audience >> viewer) & 1 != 0):
        return event
    if event.secret & WHOLE != 0:
        return None
    return Event(
        event.kind,
        event.audience,
        event.secret,
        UNKNOWN if event.secret & SECRET_A != 0 else event.a,
        UNKNOWN if event.secret & SECRET_B != 0 else event.b,
        UNKNOWN if event.secret & SECRET_C != 0 else event.c,
        UNKNOWN if event.secret & SECRET_D != 0 else event.d,
        UNKNOWN if event.secret & SECRET_E != 0 else event.e,
    )
