"""How everybody wants to be called: in memory, and in the store as soon as it changes."""

from __future__ import annotations

import contextlib

import msgspec

from stammtisch.server.notices.wishes import Channel, Wishes
from stammtisch.server.table.keeping import Store


class Register:
    """The wishes of all visitors who have some."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Wishes] = {}

    async def load(self) -> None:
        """What is in the store, in place of what was known; what cannot be read counts for nothing.

        Where several servers share the store, somebody may have chosen at another.
        """
        known: dict[str, Wishes] = {}
        for visitor, content in await self._store.wishes():
            with contextlib.suppress(msgspec.MsgspecError):
                known[visitor] = msgspec.json.decode(content, type=Wishes)
        self._known = known

    def heard(self, visitor: str, content: bytes | None) -> None:
        """Somebody chose at another server what is in the store now."""
        self._known.pop(visitor, None)
        if content is not None:
            with contextlib.suppress(msgspec.MsgspecError):
                self._known[visitor] = msgspec.json.decode(content, type=Wishes)

    def of(self, visitor: str) -> Wishes:
        """The wishes of somebody; whoever has chosen nothing gets what is usual."""
        return self._known.get(visitor) or Wishes()

    @property
    def anybody(self) -> bool:
        """Whether anybody has ever chosen anything."""
        return bool(self._known)

    def reaches(self, visitor: str) -> bool:
        """Whether somebody can be called at all."""
        found = self._known.get(visitor)
        return found is not None and found.reachable()

    async def keep(self, visitor: str, wishes: Wishes) -> None:
        """Keep what somebody chose; who wants nothing is forgotten."""
        if wishes == Wishes():
            await self._store.forget_wishes(visitor)
            self._known.pop(visitor, None)
            return
        await self._store.keep_wishes(visitor, msgspec.json.encode(wishes))
        self._known[visitor] = wishes

    def copy_of(self, visitor: str) -> Wishes:
        """The wishes of somebody, to be changed: nothing has happened until they are kept."""
        return msgspec.json.decode(msgspec.json.encode(self.of(visitor)), type=Wishes)

    async def note(self, visitor: str, channel: str, arrived: float, failed: float) -> None:
        """What became of the last notice on a channel that is still there."""
        wishes = self.copy_of(visitor)
        if (found := wishes.channel(channel)) is not None:
            found.arrived, found.failed = arrived or found.arrived, failed
            await self.keep(visitor, wishes)

    async def forget(self, visitor: str, channel: Channel) -> None:
        """A channel is gone for good: a browser that took its permission back."""
        wishes = self.copy_of(visitor)
        wishes.channels = [one for one in wishes.channels if one.id != channel.id]
        await self.keep(visitor, wishes)
