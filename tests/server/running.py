"""A real server in a process of its own, and what tests do with it."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from stammtisch.client import Dropped, Seat
from stammtisch.server.bots.pool import Pool
from stammtisch.server.door.limits import Limits
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.metrics import Metrics
from stammtisch.server.serve import Service, open_store
from stammtisch.server.store import lock
from stammtisch.server.store.file import FILE
from stammtisch.server.store.rows import Database
from stammtisch.server.store.session import Session
from stammtisch.server.table.house import FOR_EVER, House, Retention
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import TableOrder
from stammtisch.server.wire.protocol import AskedTold
from tests.server.store.database import Cluster, database_for

ROOT = Path(__file__).parents[2]
UNLIMITED = {
    "tables_per_minute": 100_000,
    "codes_per_minute": 100_000,
    "tables_per_visitor": 1_000_000,
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
    "messages_per_second": 1e6,
    "message_burst": 1_000_000,
    "messages_per_address": 1e6,
    "address_message_burst": 1_000_000,
    "tables_per_day": 1_000_000,
    "components_per_day": 10**12,
    "files_per_address": 1_000,
    "changes_per_address": 1e6,
    "address_change_burst": 1_000_000,
    "sockets_per_address": 1_000_000,
    "connections_per_address": 1_000_000,
    "sockets_at_table": 1_000_000,
    "looks_per_second": 1e6,
    "look_burst": 1_000_000,
    "changes_per_second": 1e6,
    "change_burst": 1_000_000,
    "chat_per_second": 1e6,
    "chat_burst": 1_000_000,
    "hints_per_minute": 1_000_000,
    "thoughts_per_address": 1_000_000,
    "least_beat": 0.0,
    "late": 1e6,
}

AS_USUAL = "where the tests of this run keep their tables"


@cache
def cluster() -> Cluster:
    """The database server of this worker."""
    found = Cluster()
    atexit.register(found.close)
    return found


def stored(data: Path) -> dict[str, str]:
    """Where the tables of a data folder are: there, or in a database that stands for it."""
    if os.environ.get("STAMMTISCH_TEST_STORE") != "postgresql":
        return {}
    return {"store": database_for(cluster(), data)}


# what a disk does to a file; a database's own disk is its own affair (see test_postgres.py)
in_a_folder = pytest.mark.skipif(
    os.environ.get("STAMMTISCH_TEST_STORE") == "postgresql", reason="about the file in a folder"
)


@contextmanager
def behind(data: Path) -> Iterator[Database]:
    """What is stored, past the server; what is changed there stays."""
    if database := stored(data).get("store"):
        with closing(Session(database)) as session:
            yield session
    else:
        with closing(sqlite3.connect(data / FILE)) as file:
            yield file
            file.commit()


def everything_in(data: Path) -> bytes:
    """All that is kept of a server, on disk and in its database."""
    kept = [path.read_bytes() for path in data.iterdir()]
    if stored(data):
        named = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        with behind(data) as database:
            for (name,) in database.execute(named).fetchall():
                for row in database.execute(f"SELECT * FROM {name}").fetchall():
                    kept += [v if isinstance(v, bytes) else str(v).encode() for v in row]
    return b" ".join(kept)


def without_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a disk that knows no locks: everybody gets one."""
    monkeypatch.setattr(lock, "try_lock", lambda file: True)
    monkeypatch.setattr(Session, "lock", lambda session: True)


def header_of(data: Path, table: str) -> dict[str, Any]:
    """What a match is replayed from, as it is stored."""
    with behind(data) as database:
        row = database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    return dict(json.loads(row[0]))


def write_header(data: Path, table: str, header: bytes) -> None:
    """Something else in its place."""
    with behind(data) as database:
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (header, table))


class Server:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {"workers": 1, "limits": UNLIMITED, **stored(data), **settings}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, prepare: Callable[[], None] | None = None) -> float:
        """Start and wait until it is open; how long that took."""
        began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launch", self.data, json.dumps(self.settings)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=prepare,  # noqa: PLW1509 - no threads here
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "open at" not in line:
            _, errors = self.process.communicate(timeout=10)
            raise AssertionError(f"the server did not start: {line} {errors}")
        self.address = line.split()[-1]
        self.settings["port"] = self.settings.get("port") or urlsplit(self.address).port
        return time.monotonic() - began

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As if the power failed."""
        assert self.process is not None
        os.kill(self.pid, signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> tuple[int, float, str]:
        """Ask it to stop: exit code, seconds, what it logged."""
        assert self.process is not None
        began = time.monotonic()
        self.process.terminate()
        _, errors = self.process.communicate(timeout=20)
        return self.process.returncode, time.monotonic() - began, errors


class Nursery(Server):
    """Servers that are born quickly, to be killed often."""

    def __init__(self, data: Path, port: int) -> None:
        super().__init__(data, nursery=True, port=port)
        self.born = 0
        self.nurse = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launch", self.data, json.dumps(self.settings)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, prepare: Callable[[], None] | None = None) -> float:
        """Let one more be born; how long that took."""
        began = time.monotonic()
        assert self.nurse.stdin is not None
        assert self.nurse.stdout is not None
        self.nurse.stdin.write("\n")
        self.nurse.stdin.flush()
        for _ in range(2):  # its number, and that it is open, in any order
            line = self.nurse.stdout.readline()
            if "open at" in line:
                self.address = line.split()[-1]
            else:
                self.born = int(line)
        return time.monotonic() - began

    def kill(self) -> None:
        """As if the power failed."""
        try:
            while True:  # until it is gone
                os.kill(self.born, signal.SIGKILL)
                time.sleep(0.002)
        except ProcessLookupError:
            return

    def close(self) -> None:
        """No more births."""
        self.kill()
        assert self.nurse.stdin is not None
        self.nurse.stdin.close()
        self.nurse.wait(10)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Server]:
    """A server that is open for the length of a test."""
    server = Server(data, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            code, seconds, errors = server.stop()
            assert code in (0, -signal.SIGTERM), errors
            assert seconds < 5
            assert "Traceback" not in errors, errors


@asynccontextmanager
async def lobby_in(
    data: Path, keep: Retention = FOR_EVER, store: str | None = AS_USUAL, **limits: Any
) -> AsyncIterator[Lobby]:
    """A lobby in this process, without a door: no HTTP, no sockets."""
    metrics = Metrics()
    house = House(
        open_store(
            Service(data=data, store=stored(data).get("store") if store == AS_USUAL else store)
        ),
        metrics,
        Limits(**{**UNLIMITED, **limits}),
        keep,
    )
    lobby = Lobby(house, Pool(1, metrics))
    try:
        yield lobby
    finally:
        await lobby.close()
        await house.close()


async def set_in(lobby: Lobby, order: TableOrder) -> tuple[Table, Play]:
    """A table of the visitor `host`, and its play."""
    table = await lobby.open((await lobby.create(order, "host")).id)
    assert table.play is not None
    return table, table.play


def randomly(seed: int) -> Callable[[AskedTold], int]:
    """A chooser that takes any option."""
    rng = random.Random(seed)
    return lambda question: rng.choice(question.choices).option


def me(number: int) -> list[dict[str, str]]:
    """So many chairs for oneself."""
    return [{"kind": "me"}] * number


def act(story: Callable[[], Awaitable[Any]], seconds: float = 120) -> Any:
    """Run an asynchronous story to its end."""
    return asyncio.run(asyncio.wait_for(story(), seconds))


def question_of(chair: Seat) -> AskedTold:
    """What the seat is asked; it must be asked something."""
    assert chair.question is not None
    return chair.question


async def until_dropped(chair: Seat) -> int:
    """Listen until the server closes the socket; with which code."""
    try:
        while True:
            await chair.listen()
    except Dropped as dropped:
        return dropped.code
