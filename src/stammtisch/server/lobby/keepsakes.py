"""Keepsakes of all finished matches: made when they end, and after a start for those before."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any

import msgspec

from stammtisch.server.crew.crew import Crew, NobodyAnswered
from stammtisch.server.crew.errand import EVEN
from stammtisch.server.past.keepsake import opened
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.table import Table
from stammtisch.server.table.threads import aside
from stammtisch.server.wire.protocol import UpdateTold, encode

WORKER = "stammtisch.server.lobby.keeper"
PATIENCE = 1800.0  # seconds for one match: it has what time others leave, and nobody waits
TRIES = 3  # for a match whose worker died or took too long: the machine may have had much to do
LONGEST = 20_000_000  # bytes
LOOK_EVERY = 60.0
PUT_OFF = 600.0  # seconds, at most: until the server has time to spare
A_MOMENT = 1.0
AT_ONCE = 50


class Keepsakes:
    """Makes what is missing, one after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._crew = crew(house)
        self._last_crew = crew(house, EVEN)  # for the last try: with as much time as everybody has
        self._failed: Counter[str] = Counter()  # how often; of other rules: as often as may be

    async def go_on(self) -> None:
        """As long as the server is open."""
        while True:
            if self._house.tenure.chores:
                with contextlib.suppress(StoreFailed):
                    await self.catch_up()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._house.ended.wait(), LOOK_EVERY)
            self._house.ended.clear()

    async def catch_up(self) -> None:
        """A keepsake of every finished match that has none yet."""
        store, began = self._house.store, time.monotonic()
        while listed := [id for id in await store.unkept(AT_ONCE) if self._failed[id] < TRIES]:
            for id in listed:
                if not self._house.tenure.chores:
                    return
                while self._house.pressure.occupied and time.monotonic() - began < PUT_OFF:
                    await asyncio.sleep(A_MOMENT)
                self._failed[id] += await self._keep(id)

    async def _keep(self, id: str) -> int:
        """Make one; how much it counts if that cannot be."""
        kept = await self._house.store.load(id)
        if kept is None:
            return TRIES
        try:
            content = await self._made(msgspec.json.encode(kept), self._failed[id] + 1 == TRIES)
        except NobodyAnswered:
            return 1
        if not content:
            return TRIES
        await self._house.store.keep_past(id, content)
        return 0

    async def _made(self, errand: bytes, last: bool) -> Any:
        """On a machine that is always full, who makes way for everybody never comes to an end."""
        if not last:
            return await self._crew.ask(errand)
        try:
            return await self._last_crew.ask(errand)
        finally:
            await self._last_crew.close()

    async def close(self) -> None:
        """Let the workers go."""
        await self._crew.close()
        await self._last_crew.close()


def crew(house: House, share: str | None = None) -> Crew:
    """One worker, which waits for time that others leave unless it has a share of its own."""
    return Crew(WORKER, 1, house.metrics, patience=PATIENCE, longest=LONGEST, tries=1, share=share)


async def how_it_ended(table: Table, viewer: int) -> bytes | None:
    """The end of a match of other rules, as it was kept for good."""
    content = await table.house.store.past(table.id) if table.kept_for_good else None
    if content is None:
        return None
    kept = await aside(table.house.past, opened, content)
    sight = kept.sights[viewer]
    last = await aside(table.house.past, kept.step, viewer, len(sight.steps) - 1)
    update = UpdateTold(
        number=1,
        fresh=True,
        view=last.view,
        layout=last.layout,
        question=None,
        waiting=last.waiting,
        over=last.sheet is not None,
        sheet=last.sheet,
        events=(),
        log=tuple(words for _, words in sight.overview.log),
    )
    return encode(update)
