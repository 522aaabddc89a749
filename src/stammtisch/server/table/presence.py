"""Who is at a table just now: looking, away from the page, without a line, or looking on."""

from __future__ import annotations

import time
from collections.abc import Iterable

from stammtisch.server.table.seating import Chair, Social
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import Away, WatcherTold

SPECTATOR = -1
NOBODY = WatcherTold("")


class Presence:
    """Remembers since when the people of a table have no line."""

    def __init__(self) -> None:
        self._opened = round(time.time())
        self._left: dict[str, int] = {}

    def gone(self, visitor: str) -> None:
        """The last line of a visitor has ended."""
        self._left[visitor] = round(time.time())

    def of(self, chair: Chair, links: Iterable[Link]) -> tuple[Away | None, int]:
        """Whether whoever holds a chair is away, and since when; who shares a screen is there."""
        if not chair.holders:
            return None, 0
        own = [link for link in links if link.visitor in chair.holders]
        if not own:
            return "lost", max(self._left.get(one, self._opened) for one in chair.holders)
        if all(link.away for link in own):
            return "hidden", max(link.away for link in own)
        return None, 0


def watching(social: Social, links: Iterable[Link]) -> tuple[WatcherTold, ...]:
    """Everybody who looks on, each once; those who gave a name first."""
    visitors = dict.fromkeys(link.visitor for link in links if link.viewer == SPECTATOR)
    found = [social.onlookers.get(visitor, NOBODY) for visitor in visitors]
    return tuple(sorted(found, key=lambda one: (not one.name, one.name)))
