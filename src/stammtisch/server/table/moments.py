"""What lay on the table between two updates: one view for each step that a viewer heard of.

An answer may set a whole chain of steps going. Who draws the table wants to show them one after
the other, and no counter before its piece. A moment is there only where the viewer was told an
event, so nothing hidden makes one more of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from stammtisch.core.game import AnyGame
from stammtisch.core.journal import Event, seen_by
from stammtisch.core.match import SPECTATOR
from stammtisch.server.wire.changes import changes
from stammtisch.server.wire.protocol import MomentTold

Sight = tuple[int, Any]  # how many of the events were told by then, the state as it was


def moments(
    game: AnyGame, before: bytes, news: Sequence[Event], sights: Iterable[Sight], viewer: int
) -> tuple[MomentTold, ...]:
    """The views between the last one of a viewer and the present one, each by what changed."""
    heard = [seen_by(event, viewer) is not None for event in news]
    seat = None if viewer == SPECTATOR else viewer
    every = sum(heard)
    found: list[MomentTold] = []
    last, told = None, 0
    for number, state in sights:
        now = sum(heard[:number])
        if not told < now < every:  # nothing new for this viewer, or nothing after it
            continue
        last = msgspec.json.decode(before) if last is None else last
        view = plain(game.view(state, seat))
        found.append(MomentTold(now, changes(last, view)))
        last, told = view, now
    return tuple(found)


def plain(view: Any) -> Any:
    """A view as the browser reads it."""
    return msgspec.to_builtins(view, str_keys=True)
