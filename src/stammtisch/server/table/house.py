"""What all tables of a server share: store, limits, figures, time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container
from typing import NoReturn

import msgspec

from stammtisch.server.door.errors import Busy, NotNow, TooMany
from stammtisch.server.door.limits import Limits, Turnstile
from stammtisch.server.door.pressure import Pressure
from stammtisch.server.door.reach import Reach
from stammtisch.server.metrics import Metrics
from stammtisch.server.table.keeping import Store
from stammtisch.server.table.tenure import Alone, Tenure
from stammtisch.server.table.threads import Desk, Threads

A_DAY = 86_400.0


class Retention(msgspec.Struct, frozen=True):
    """How many seconds tables are kept that nobody uses; None: for ever."""

    finished: float | None = None
    abandoned: float | None = None


FOR_EVER = Retention()


class House:
    """The server's common rooms."""

    def __init__(
        self, store: Store, metrics: Metrics, limits: Limits, keep: Retention = FOR_EVER
    ) -> None:
        self.store = store
        self.metrics = metrics
        metrics.queue("store", store.queue)
        self.limits = limits
        self.keep = keep
        self.tenure: Tenure = Alone()
        self.reach = Reach()  # where people find this server; who starts it knows
        self.figures_for: Container[str] = ()  # networks that may read them besides this machine
        self.mail: str | None = (
            None  # the mail server that sends for the house, as Apprise names it
        )
        self.calls_at_home = False  # whether people may be called by machines beside the server
        self.ended = asyncio.Event()  # a match has ended: it is to be kept for good
        self.to_write = asyncio.Event()  # and into the regulars' book
        self.pressure = Pressure(limits.late)
        self.referee = Threads(1, "referee", metrics)  # is undo fair?
        self.setting = Threads(2, "setting", metrics)  # matches set up, read
        self.past = Threads(1, "past", metrics)  # replays, statistics, records
        self.judging = Desk(self.referee)  # for people who want something of them, in turn
        self.looking = Desk(self.past)
        self.new_tables = Turnstile(limits.tables_per_minute, limits.tables_per_minute / 60)
        self.tables_today = Turnstile(limits.tables_per_day, limits.tables_per_day / A_DAY)
        self.files_today = Turnstile(limits.components_per_day, limits.components_per_day / A_DAY)
        self.codes = Turnstile(limits.codes_per_minute, limits.codes_per_minute / 60)
        self.hints = Turnstile(limits.hints_per_minute, limits.hints_per_minute / 60)
        self.trials = Turnstile(limits.trials_per_hour, limits.trials_per_hour / 3600)
        self.chat = Turnstile(limits.chat_burst, limits.chat_per_second)  # by visitor
        self.looks = Turnstile(limits.look_burst, limits.looks_per_second)  # at what was played
        self.changes = Turnstile(limits.change_burst, limits.changes_per_second)  # by visitor
        self.address_changes = Turnstile(limits.address_change_burst, limits.changes_per_address)
        self.messages = Turnstile(limits.message_burst, limits.messages_per_second)  # by visitor
        self.address_messages = Turnstile(limits.address_message_burst, limits.messages_per_address)
        self.requests = Turnstile(limits.request_burst, limits.requests_per_second)

    @staticmethod
    def now() -> float:
        """Seconds that never jump."""
        return time.monotonic()

    def match_ended(self) -> None:
        """Let everybody know who keeps what was played."""
        self.ended.set()
        self.to_write.set()

    def insist_on_calm(self) -> None:
        """Nobody new while there is more to do than can be done."""
        if self.pressure.busy:
            self.metrics.newcomers_shed += 1
            raise Busy

    def charge(self, visitor: str, sender: str, price: float = 1.0) -> None:
        """Whoever changes something pays for it, and so does the address; or a refusal."""
        paid = self.changes.lets_in(visitor, price) and self.address_changes.lets_in(sender, price)
        if not paid:
            self.metrics.limited += 1
            raise TooMany

    def charge_table(self, sender: str) -> None:
        """One more table of an address; or a refusal."""
        if not self.new_tables.lets_in(sender):
            self.metrics.limited += 1
            raise TooMany
        if not self.tables_today.lets_in(sender):
            self._insist_on_tomorrow()

    def charge_file(self, sender: str, weight: int) -> None:
        """So many bytes of a components file on a new table of an address; or a refusal."""
        if not self.files_today.lets_in(sender, weight):
            self._insist_on_tomorrow()

    def _insist_on_tomorrow(self) -> NoReturn:
        self.metrics.limited += 1
        raise NotNow(
            "too-many-today",
            "So many tables were set from your network today that no more are. Try again later.",
        )

    def may_say(self, visitor: str, sender: str, price: float = 1.0) -> bool:
        """Whether a message is heard: each pays, as a visitor and for the address."""
        paid = self.messages.lets_in(visitor, price)
        heard = paid and self.address_messages.lets_in(sender, price)
        self.metrics.limited += not heard
        return heard

    def price_of(self, receivers: int) -> float:
        """What it costs to tell so many people something."""
        return receivers / self.limits.receivers_per_drop

    async def close(self) -> None:
        """Close the store."""
        for threads in (self.referee, self.setting, self.past):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
