"""Strays: people who chose a name, or how to be called, and belong to no table.

An identity costs nothing, so their number has no end: they are forgotten after a while, and
beyond a number those first who have been strays for longest.
"""

from __future__ import annotations

import asyncio

from stammtisch.server.notices.register import Register
from stammtisch.server.notices.wishes import Wishes
from stammtisch.server.table.house import House

A_MONTH = 30 * 86_400.0
LOOK_EVERY = 600.0  # seconds
AT_ONCE = 200


class Strays:
    """Remembers since when somebody is one; who has a page in the regulars' book is none."""

    def __init__(self, house: House, register: Register) -> None:
        self._house = house
        self._register = register
        self._since: dict[str, float] = {}
        self._looked = -LOOK_EVERY

    async def forget(self, now: float) -> None:
        """Forget whoever has been one for a month, and all that are too many."""
        if 0 <= now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        strays = await self._house.store.strays()
        found = [(self._since.get(one, now), one) for one in strays]
        found.sort(key=lambda stray: stray[0])
        too_many = max(0, len(found) - self._house.limits.strays)
        late = sum(at <= now - A_MONTH for at, _ in found)
        gone = max(too_many, late)
        self._since = {one: at for at, one in found[gone:]}
        for place in range(0, gone, AT_ONCE):
            some = found[place : min(gone, place + AT_ONCE)]
            await asyncio.gather(*(self._forget(visitor) for _, visitor in some))

    async def _forget(self, visitor: str) -> None:
        await self._register.keep(visitor, Wishes())
        await self._house.store.forget_regular(visitor)
