"""The store: a handful of statements. Whatever it has accepted survives a crash."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from stammtisch.server.metrics import Queue
from stammtisch.server.table.book import Entry
from stammtisch.server.table.evenings import Evening, Known, Regular
from stammtisch.server.table.seating import Header, Social


class StoreFailed(Exception):
    """The store could not keep something: nothing was kept. The message is for people."""


class NotOurs(StoreFailed):
    """The table is another server's now, or nobody's: this one must read it anew, or ask there."""


class Overtaken(StoreFailed):
    """Meanwhile the book has gone on: what was to be kept answers an older position."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    seat: int | None
    name: str
    text: str
    at: float


class Kept(msgspec.Struct):
    """Everything that is stored about one table."""

    header: Header
    social: Social
    book: list[Entry]
    chat: list[ChatLine]


class Listed(msgspec.Struct, frozen=True):
    """One line of the list of somebody's tables."""

    id: str
    title: str
    name: str
    created: float
    running: bool


class Burden(msgspec.Struct, frozen=True):
    """The tables of one visitor, and all: their number, and the bytes of own components files."""

    tables: int
    weight: int
    all_tables: int
    all_weight: int


class Store(Protocol):
    """What a server needs from its store. Every call either keeps everything or raises."""

    key: bytes  # a secret that stays with the tables: by it the server knows what it made itself
    healthy: bool  # whether it kept the last thing it was given
    fenced: bool  # whether another server has taken the tables over: this one must end
    queue: Queue  # what waits to be kept

    async def create(self, table: str, kept: Kept) -> None:
        """Keep a new table."""

    async def append(self, table: str, line: int, entry: Entry) -> None:
        """Keep line number `line` of a table's book; on disk when this returns."""

    async def finish(self, table: str) -> None:
        """Note that the match is over."""

    async def save_social(self, table: str, social: Social) -> None:
        """Keep who sits where."""

    async def say(self, table: str, line: ChatLine, most: int | None = None) -> None:
        """Keep a line of chat, and so many of the table, the last ones; None: all."""

    async def load(self, table: str) -> Kept | None:
        """Everything about a table."""

    async def by_link(self, digest: str) -> tuple[str, int] | None:
        """The table and seat (-1: to watch) that a link opens."""

    async def by_code(self, code: str) -> str | None:
        """The table with this short code."""

    async def tables_of(self, visitor: str) -> list[Listed]:
        """The tables that somebody belongs to, newest first."""

    async def every_table_of(self, visitor: str) -> list[str]:
        """The ids of all tables to which a visitor belongs, however many."""

    async def running(self, since: float) -> list[str]:
        """The tables whose match goes on by itself: used since then, or with a clock."""

    async def rest(self, table: str) -> None:
        """Nothing happens at a table unless somebody comes, though it may have a clock."""

    async def burden(self, host: str) -> Burden:
        """How many tables somebody has set, and what they and all others weigh."""

    async def keep_past(self, table: str, content: bytes) -> None:
        """Keep a finished match for good, so that it can be shown without its rules."""

    async def past(self, table: str) -> bytes | None:
        """A finished match as it was kept for good."""

    async def unkept(self, most: int) -> list[str]:
        """So many finished matches, at most, that are not kept for good yet; newest first."""

    async def unwritten(self, most: int) -> list[tuple[str, float]]:
        """Finished matches that are not in the regulars' book, oldest first, with their time."""

    async def write_evening(self, evening: Evening) -> None:
        """Write a finished match into the book."""

    async def evenings_of(self, visitor: str, most: int) -> list[Evening]:
        """So many evenings, at most, at which somebody sat; newest first."""

    async def strengths(self, title: str, visitors: Collection[str]) -> dict[str, Known]:
        """How strong each of them is in a title; who has no rated match there is left out."""

    async def regular(self, visitor: str) -> Regular | None:
        """What somebody wants to be called."""

    async def save_regular(self, visitor: str, regular: Regular) -> None:
        """Keep what somebody wants to be called."""

    async def forget_regular(self, visitor: str) -> None:
        """Forget what somebody wants to be called; pages in the book stay."""

    async def strays(self) -> list[str]:
        """Everybody who chose a name or wishes, and is at no table and on no page."""

    async def strike_out(self, visitor: str) -> None:
        """Forget somebody's pages in the book; those of others stay, without the name."""

    async def forget_traces(self, visitor: str) -> None:
        """Whatever else still names a visitor who is forgotten."""

    async def forget(self, table: str) -> None:
        """Keep nothing of a table any more."""

    async def unused(self, finished: float | None, abandoned: float | None) -> list[str]:
        """The tables that nobody has used since: finished ones, and others. None: for ever."""

    async def wishes(self) -> list[tuple[str, bytes]]:
        """How everybody wants to be called who ever chose something: visitor and content."""

    async def keep_wishes(self, visitor: str, content: bytes) -> None:
        """Keep how somebody wants to be called."""

    async def forget_wishes(self, visitor: str) -> None:
        """Somebody does not want to be called any more."""

    async def calls(self) -> list[bytes]:
        """Everybody who is missed at a table."""

    async def calls_of(self, table: str) -> list[bytes]:
        """Everybody who is missed at one table."""

    async def keep_call(self, missed: tuple[str, int, str], content: bytes) -> None:
        """Somebody is missed: table, seat, visitor."""

    async def drop_call(self, missed: tuple[str, int, str]) -> None:
        """Nobody is missed there any more."""

    async def probe(self) -> None:
        """Look whether the tables are still this server's, and can be read."""

    async def close(self) -> None:
        """Let go of everything."""
