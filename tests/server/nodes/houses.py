"""Several real nodes on a real database, and a person who plays across them."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg

from stammtisch.client import Denied, Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.protocol import AcceptedTold
from tests.server.running import Server, free_port, question_of

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
LATE = (Dropped, Denied, httpx.HTTPError, OSError, EOFError, TimeoutError)


class NodeServer(Server):
    """A node in a process of its own."""

    def __init__(self, folder: Path, store: str, name: str, **settings: Any) -> None:
        super().__init__(folder, node=name, port=free_port(), **settings)
        self.settings["store"] = store
        self.name = name

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            code, seconds, errors = self.stop()
            assert code in (0, -signal.SIGTERM), errors
            assert seconds < 8
            assert "Traceback" not in errors, errors


@contextmanager
def one_node(folder: Path, store: str, name: str, **settings: Any) -> Iterator[NodeServer]:
    """A node for the length of a test."""
    node = NodeServer(folder, store, name, **settings)
    node.start()
    try:
        yield node
    finally:
        node.close()


@contextmanager
def nodes(folder: Path, *stores: str, **settings: Any) -> Iterator[list[NodeServer]]:
    """So many nodes as there are ways to the database."""
    opened = [
        NodeServer(folder, store, f"node-{place}", **settings) for place, store in enumerate(stores)
    ]
    try:
        for one in opened:
            one.start()
        yield opened
    finally:
        for one in opened:
            one.close()


def owner(store: str, table: str) -> str | None:
    """The name of the node that has a table."""
    with psycopg.connect(store, autocommit=True) as line:
        row = line.execute('SELECT node FROM leases WHERE "table" = %s', (table,)).fetchone()
    return None if row is None else str(row[0])


async def answer_once(visitor: Visitor, table: str, seats: int, key: str) -> tuple[int, str] | None:
    """Answer with whichever seat is asked; what was acknowledged."""
    for seat in range(seats):
        async with visitor.sit(table, seat) as chair:
            if chair.update.over:
                return None
            if chair.question is not None:
                option = random.choice(question_of(chair).choices).option
                if isinstance(await chair.answer(option, None, key), AcceptedTold):
                    return seat, key
    return None


async def back_within(visitor: Visitor, table: str, seconds: float, key: str) -> float:
    """How long it takes until the table takes an answer again."""
    began = time.monotonic()
    while True:
        try:
            async with asyncio.timeout(seconds):
                if await answer_once(visitor, table, FEWEST, key) is not None:
                    return time.monotonic() - began
        except LATE:
            pass
        passed = time.monotonic() - began
        assert passed < seconds, f"the table is not back after {passed:.1f} s"
        await asyncio.sleep(0.1)


def keys_in(store: str, table: str) -> set[str]:
    """The keys of all answers that are in a table's book."""
    with psycopg.connect(store, autocommit=True) as line:
        rows = line.execute('SELECT key FROM book WHERE "table" = %s', (table,)).fetchall()
    return {row[0] for row in rows if row[0] is not None}
