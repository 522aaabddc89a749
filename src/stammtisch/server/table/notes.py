"""The table's own log: who could ever look into a hand. It is kept for good, and everybody sees it.

One note for each kind of thing at each seat, however often it happens: so it cannot be filled up.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from stammtisch.server.wire.parts import NoteKind, NoteTold


def noted(notes: Sequence[NoteTold], kind: NoteKind, seat: int) -> list[NoteTold]:
    """The notes with one more thing that happened at a seat just now."""
    now = round(time.time())
    for place, note in enumerate(notes):
        if (note.kind, note.seat) == (kind, seat):
            again = replace(note, times=note.times + 1, last=now)
            return [*notes[:place], again, *notes[place + 1 :]]
    return [*notes, NoteTold(kind, seat, 1, now, now)]
