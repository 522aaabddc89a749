"""Parts of messages that several of them share, or that are long enough to stand alone."""

from __future__ import annotations

from typing import Literal

import msgspec

NoteKind = Literal["sat", "device", "host", "handed", "house", "left", "bot", "back"]


Late = Literal["once", "stay", "nothing"]  # what a bot does for whoever lets the clock run out
Nudge = Literal["never", "half", "hour"]  # called once more: at half time, or an hour before


class NoteTold(msgspec.Struct, frozen=True):
    """Who could look into the hand of a seat, for good; times are seconds since 1970.

    `sat`: somebody sat down there. `device`: one more device of whoever sits there. `host`: the
    host took it over where nobody sat. `handed`: the host handed it on. `house`: whoever runs the
    server made a new link for it. `left`: somebody left it. `bot`: one played for whoever sits
    there. `back`: they took it back.
    """

    kind: NoteKind
    seat: int
    times: int
    first: int
    last: int


class WindowTold(msgspec.Struct, frozen=True):
    """A reaction window ends for everybody in `left` seconds; who has not answered passes then.

    Another may follow at once without a message: it takes `lasts` seconds, as they all do.
    """

    left: float
    lasts: float
