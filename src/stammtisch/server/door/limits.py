"""How much one address, visitor or socket may ask for: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

MOST_ADDRESSES = 20_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The rates of a server: how many at once, and how many per second thereafter.

    An identity costs nothing, so what a visitor may do is limited by address too: there so much
    higher that a family or a class of pupils behind one address never notices.
    """

    messages_per_second: float = 20.0  # of one visitor, over all sockets
    message_burst: int = 40
    messages_per_address: float = 100.0
    address_message_burst: int = 600
    tables_per_minute: int = 5
    tables_per_day: int = 500  # by address
    tables_per_visitor: int = 200  # set and not deleted
    components_per_visitor: int = 2_000_000  # bytes of own components files on them
    components_per_day: int = 20_000_000  # bytes, by address
    files_per_address: int = 2  # components files that wait to be opened
    tables: int = 100_000
    components: int = 1_000_000_000
    lines_at_table: int = 10_000  # of its book, from which nothing is taken back any more
    chat_lines: int = 2_000  # of a table that are kept
    strays: int = 10_000  # people without a table whose name or wishes are kept
    unwatched: float = 600.0  # seconds after which bots pause where nobody looks
    codes_per_minute: int = 10
    hints_per_minute: int = 30
    trials_per_hour: int = 20  # of ways to be called, by network address
    requests_per_second: float = 50.0
    request_burst: int = 200
    sockets_per_address: int = 200
    connections: int = 10_000  # and never more than the system lets the server open
    connections_per_address: int = 400
    headers_within: float = 10.0  # seconds for the head of a request
    done_within: float = 120.0  # seconds for the rest of it, and for taking the answer
    sockets_at_table: int = 30  # of one visitor
    looks_per_second: float = 20.0  # at steps of a replay and whatever else was played
    look_burst: int = 400
    changes_per_second: float = 2.0  # of names and seats, by visitor
    change_burst: int = 60
    changes_per_address: float = 10.0
    address_change_burst: int = 600
    receivers_per_drop: int = 20  # who tells so many others something pays once more
    chat_per_second: float = 1.0
    chat_burst: int = 5
    thoughts_per_address: int = 128  # of bots, that wait
    late: float = 0.2  # seconds; an event loop that is later than this sends newcomers away
    least_beat: float = 3.0  # seconds, where several people play


class Bucket:
    """Holds `size` drops and gains `rate` a second."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.since = now

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Take so many drops, if they are there (or all, where more are asked than it holds)."""
        drops = min(drops, self.size)
        if not self.holds(now, drops):
            return False
        self.left -= drops
        return True

    def holds(self, now: float, drops: float = 1.0) -> bool:
        """Whether so many drops are there."""
        self.left = min(self.size, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left >= drops

    def owe(self, now: float, drops: float) -> None:
        """So many were taken elsewhere: what is not there is owed, up to a whole bucket."""
        self.left = min(self.size, self.left + (now - self.since) * self.rate) - drops
        self.left, self.since = max(self.left, -self.size), now


class Turnstile:
    """A bucket for each address (or visitor); those that came longest ago are forgotten first."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None  # since others were told, if there are some

    def lets_in(self, address: str, drops: float = 1.0) -> bool:
        """Whether this address may do it once more now, at a price of so many drops."""
        now = time.monotonic()
        let_in = self._bucket(address, now).take(now, drops)
        if let_in and self.spent is not None:
            self.spent[address] = self.spent.get(address, 0.0) + drops
        return let_in

    def empty(self, address: str) -> bool:
        """Whether this address would not be let in now; nothing is taken."""
        now = time.monotonic()
        return not self._bucket(address, now).holds(now)

    def owes(self, address: str, drops: float) -> None:
        """Another server of the same house has let this address in."""
        now = time.monotonic()
        self._bucket(address, now).owe(now, drops)

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket
