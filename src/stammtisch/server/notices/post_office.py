"""Sending beside everything else: threads that may wait, more tries, and no table that notices."""

from __future__ import annotations

import asyncio
import importlib.util

from stammtisch.server.notices.letters import Letter
from stammtisch.server.notices.outside import keep_outside
from stammtisch.server.notices.posting import Outcome, post
from stammtisch.server.notices.wishes import Channel
from stammtisch.server.table.house import House
from stammtisch.server.table.threads import Threads, aside

TRIES = (0.0, 5.0, 30.0, 120.0)  # seconds before each try
AT_ONCE = 4
MOST_WAITING = 1000  # letters; what comes beyond is not sent


def installed(library: str) -> bool:
    """Whether an optional library is there."""
    return importlib.util.find_spec(library) is not None


class PostOffice:
    """Hands letters over. `push` and `services` say what can be called without more libraries."""

    def __init__(self, house: House, tries: tuple[float, ...] = TRIES) -> None:
        self.house = house
        self.tries = tries
        self.push = installed("cryptography")
        self.services = installed("apprise")
        self._vapid: object | None = None
        self._waiting = 0
        prepare = None if house.calls_at_home else keep_outside
        self._threads = Threads(AT_ONCE, "notices", house.metrics, prepare)

    @property
    def mail(self) -> bool:
        """Whether the house sends mail itself."""
        return self.services and self.house.mail is not None

    @property
    def address(self) -> str:
        """Where people find the house, from as far away as possible."""
        known = self.house.reach.addresses()
        return known[0].url if known else ""

    @property
    def push_key(self) -> str:
        """Our public key for browsers; empty where we cannot push."""
        if not self.push:
            return ""
        from stammtisch.server.notices.vapid import Vapid  # noqa: PLC0415 - an extra

        if self._vapid is None:
            house = self.address
            contact = house if house.startswith("https:") else "mailto:host@localhost"
            self._vapid = Vapid(self.house.store.key, contact)
        assert isinstance(self._vapid, Vapid)
        return self._vapid.public

    async def send(self, channel: Channel, letter: Letter, tries: int | None = None) -> Outcome:
        """Hand a letter over, with more tries where it may be worth it."""
        if self._waiting >= MOST_WAITING or not self._can(channel):
            return "failed"
        self._waiting += 1
        try:
            outcome: Outcome = "later"
            for pause in self.tries[:tries]:
                await asyncio.sleep(pause)
                outcome = await aside(
                    self._threads, post, channel, letter, self._vapid, self.house.mail
                )
                if outcome != "later":
                    break
            return "failed" if outcome == "later" else outcome
        finally:
            self._waiting -= 1

    def _can(self, channel: Channel) -> bool:
        if channel.kind == "push":
            return bool(self.push_key)
        return self.services

    def close(self) -> None:
        """Nothing more is sent; what is under way ends by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)
