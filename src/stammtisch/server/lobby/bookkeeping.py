"""The regulars' book is kept up: every match that ends is written into it, in its order."""

from __future__ import annotations

import asyncio
import contextlib

from stammtisch.server.book.writing import evening_of, rated
from stammtisch.server.lobby.setting import match_of
from stammtisch.server.table.evenings import Evening
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.threads import aside

LOOK_EVERY = 60.0
AT_ONCE = 50


class Bookkeeper:
    """Writes what is missing, one evening after the other: strengths follow from those before."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pen = asyncio.Lock()  # one hand writes
        self._unreadable: set[str] = set()  # tables that cannot be loaded keep no other waiting

    async def go_on(self) -> None:
        """As long as the server is open."""
        while True:
            if self._house.tenure.chores:
                with contextlib.suppress(StoreFailed):
                    await self.catch_up()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._house.to_write.wait(), LOOK_EVERY)
            self._house.to_write.clear()

    async def catch_up(self) -> None:
        """Write every finished match that is not in the book yet."""
        async with self._pen:
            while listed := await self._missing():
                for id, at in listed:
                    evening = await self._evening(id, at)
                    if evening is not None:
                        await self._house.store.write_evening(evening)

    async def _missing(self) -> list[tuple[str, float]]:
        """Some matches that could be written, oldest first."""
        listed = await self._house.store.unwritten(AT_ONCE + len(self._unreadable))
        return [(id, at) for id, at in listed if id not in self._unreadable]

    async def _evening(self, id: str, at: float) -> Evening | None:
        """The evening of a table; None if the table went meanwhile, or cannot be read."""
        store = self._house.store
        try:
            kept = await store.load(id)
        except StoreFailed:
            self._unreadable.add(id)
            return None
        if kept is None:
            return None
        match = await aside(self._house.past, match_of, kept)
        evening = await aside(self._house.past, evening_of, id, kept, match, at)
        if match is None or evening.unrated or not evening.sittings:
            return evening
        people = [one.visitor for one in evening.sittings if one.visitor is not None]
        return rated(evening, match, await store.strengths(evening.title, people))
