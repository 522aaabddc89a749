"""Who is missed at which table: in memory, and in the store for the next start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from stammtisch.server.table.keeping import Store, StoreFailed

log = logging.getLogger("stammtisch.notices")


class Call(msgspec.Struct, kw_only=True):
    """A table waits for somebody who does not look at it.

    `since` when; `remind`: when to call once more because the clock runs out, if at all;
    `called`: when they were called, once a turn; `nudge`: who asked to call them again; `here`:
    they look at the table now.
    """

    table: str
    seat: int
    visitor: str
    title: str
    since: float
    remind: float | None = None
    called: float | None = None
    nudge: str = ""
    here: bool = False

    @property
    def place(self) -> tuple[str, int, str]:
        """By what it is known."""
        return self.table, self.seat, self.visitor


class Calls:
    """All calls that may have to be made; `news` is set when there is another one."""

    def __init__(self, store: Store, alone: bool = True) -> None:
        self._store = store
        self._alone = alone  # who shares the store minds the calls of its own tables only
        self._tables: dict[str, dict[tuple[int, str], Call]] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self.news = asyncio.Event()

    async def load(self) -> None:
        """What was noted before the last stop."""
        if self._alone:
            self._take(await self._store.calls())

    async def read(self, table: str) -> None:
        """What was noted about a table that is this server's from now on."""
        if not self._alone:
            self._take(await self._store.calls_of(table))

    def _take(self, contents: list[bytes]) -> None:
        """What cannot be read was not noted."""
        for content in contents:
            with contextlib.suppress(msgspec.MsgspecError):
                call = msgspec.json.decode(content, type=Call)
                self._of(call.table).setdefault((call.seat, call.visitor), call)

    def _of(self, table: str) -> dict[tuple[int, str], Call]:
        return self._tables.setdefault(table, {})

    def waiting(self) -> list[Call]:
        """Everybody who is missed anywhere."""
        return [call for calls in self._tables.values() for call in calls.values()]

    def of_table(self, table: str) -> list[Call]:
        """Who is missed at one table."""
        return list(self._tables.get(table, {}).values())

    def note(self, call: Call) -> None:
        """Somebody is missed. Who is missed already keeps what is known: they were called."""
        if (call.seat, call.visitor) not in self._of(call.table):
            self._of(call.table)[call.seat, call.visitor] = call
            self.keep(call)
            self.news.set()

    def keep(self, call: Call) -> None:
        """Something about a call has changed."""
        if (call.seat, call.visitor) in self._tables.get(call.table, {}):
            self._write(self._store.keep_call(call.place, msgspec.json.encode(call)))

    def drop(self, call: Call) -> None:
        """Nobody is missed there any more."""
        calls = self._tables.get(call.table, {})
        if calls.pop((call.seat, call.visitor), None) is not None:
            self._write(self._store.drop_call(call.place))
        if not calls:
            self.forget(call.table)

    def forget(self, table: str) -> None:
        """Nobody is missed at a table that is gone; the store has forgotten it too."""
        self._tables.pop(table, None)

    def _write(self, statement: Coroutine[Any, Any, None]) -> None:
        """Beside everything else, in order: no table waits for it."""

        async def write() -> None:
            try:
                await statement
            except StoreFailed as failure:  # only a restart would forget it
                log.warning("a call is not kept: %s", failure)

        task = asyncio.create_task(write())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def close(self) -> None:
        """Let everything be written."""
        while self._writing:
            await asyncio.gather(*self._writing)
