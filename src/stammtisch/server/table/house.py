"""What all tables of a server share: store, limits, figures, time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from stammtisch.server.door.limits import Limits, Turnstile
from stammtisch.server.metrics import Metrics
from stammtisch.server.table.keeping import Store


class House:
    """The server's common rooms."""

    def __init__(self, store: Store, metrics: Metrics, limits: Limits) -> None:
        self.store = store
        self.metrics = metrics
        self.limits = limits
        self.referee = ThreadPoolExecutor(1, thread_name_prefix="referee")  # is undo fair?
        self.new_tables = Turnstile(limits.tables_per_minute, limits.tables_per_minute / 60)
        self.codes = Turnstile(limits.codes_per_minute, limits.codes_per_minute / 60)
        self.hints = Turnstile(limits.hints_per_minute, limits.hints_per_minute / 60)
        self.chat = Turnstile(limits.chat_burst, limits.chat_per_second)  # by visitor
        self.requests = Turnstile(limits.request_burst, limits.requests_per_second)

    @staticmethod
    def now() -> float:
        """Seconds that never jump."""
        return time.monotonic()

    async def close(self) -> None:
        """Close the store."""
        self.referee.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
