"""The server under load: many tables, four sockets each, bots running.

    python bench/load.py [--tables 500] [--seconds 20] [--rate 0.1] [--pace 8]
    python bench/load.py --find [--step 100] [--limit 0.1] [--tree DIR]
    python bench/load.py --shed 3000
    python bench/load.py --houses [--across] [--find]

One person at each table answers `rate` times a second; the others are bots that take `pace`
seconds for an answer (eight, as people do), and three more sockets watch. With a lower pace fewer
tables are as much work: a machine that is fast, or has few file handles, is measured so.
Measured from the sending of an answer to the arrival of what follows at every socket of the table,
on this machine, with clients and server sharing it; so a client reads of a message only what it
needs to answer. `--find` sets more and more tables until the 95th percentile passes the
limit; `--tree` measures another work tree, so that two commits can be compared side by side.
`--shed` sets far too many tables, lets two thirds go home, and sets some more: newcomers are sent
away meanwhile, and afterwards all is as before.
`--houses` measures three houses one after the other: one server on SQLite, one node on PostgreSQL,
two nodes on PostgreSQL that share the tables; with `--across` those who watch come to the other
node than the one that has the table, so that all they see is handed on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import inspect
import json
import os
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec

TREE = Path(sys.argv[sys.argv.index("--tree") + 1] if "--tree" in sys.argv else __file__).resolve()
TREE = TREE if TREE.is_dir() else TREE.parents[1]
sys.path[:0] = [str(TREE), str(TREE / "src")]
os.environ["PYTHONPATH"] = str(TREE / "src")  # for the server

from tests.server.running import UNLIMITED, Server, running  # noqa: E402

from stammtisch.client import Seat, Visitor  # noqa: E402
from stammtisch.core.registry import titles  # noqa: E402

TABLES_OF_ONE = 10  # host
LATE = 1.0  # seconds; what comes later belongs to another answer
# as the browser looks at a drawn board, where the tree knows of it
AS_BROWSER = {"layout": False} if "layout" in inspect.signature(Visitor.sit).parameters else {}


class Choice(msgspec.Struct):
    """An answer that is offered."""

    option: int


class Asked(msgspec.Struct):
    """A question, as far as it must be read to answer it."""

    number: int
    choices: list[Choice]


class Heard(msgspec.Struct):
    """A message, as far as it must be read to know what to do next."""

    type: str
    number: int = 0
    over: bool = False
    question: Asked | None = None


READ = msgspec.json.Decoder(Heard)


class Chair:
    """A seat that knows its question and nothing else: clients must not be the limit."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        told, asked = seat.update, seat.question
        offered = [Choice(one.option) for one in asked.choices] if asked else []
        question = Asked(asked.number, offered) if asked else None
        self.update = Heard("update", told.number, told.over, question)

    async def wait_for(self, holds: Callable[[Heard], bool]) -> None:
        """Listen until the newest update is of that kind."""
        async with asyncio.timeout(10):
            while not holds(self.update):
                heard = READ.decode(await self.seat.socket.recv())
                if heard.type == "update":
                    self.update = heard

    async def answer(self, question: Asked, option: int) -> None:
        """Answer; what follows tells that it was taken."""
        said = {"type": "answer", "question": question.number, "option": option}
        await self.seat.socket.send(json.dumps({**said, "key": secrets.token_hex(8)}))


class Figures:
    """What was measured since the last look."""

    def __init__(self) -> None:
        self.broadcasts: list[float] = []
        self.refused = 0  # tables and sockets that were sent away
        self.over = asyncio.Event()


async def one_table(
    visitor: Visitor,
    name: str,
    rate: float,
    pace: float,
    figures: Figures,
    watching: str | None = None,
) -> None:
    """A person who answers now and then, three who watch, and bots on the other seats."""
    game = titles()[name]
    bots = [{"kind": "bot", "bot": "random"}] * (min(4, game.most_seats) - 1)
    try:
        table = await visitor.set_table(name, [{"kind": "me"}, *bots], pace=pace, beat=0.4)
        async with (
            visitor.sit(table.id, 0, **AS_BROWSER) as chair,
            Visitor(watching or visitor.address, visitor.identity) as there,
            there.sit(table.id, None, **AS_BROWSER) as first,
            there.sit(table.id, None, **AS_BROWSER) as second,
            there.sit(table.id, None, **AS_BROWSER) as third,
        ):
            arrived = [0.0] * 3
            tasks = [
                asyncio.create_task(watch(seat, number, arrived))
                for number, seat in enumerate((first, second, third))
            ]
            try:
                await answer_now_and_then(Chair(chair), arrived, rate, figures)
            finally:
                for task in tasks:
                    task.cancel()
    except Exception:  # sent away, or cut off: counted
        if not figures.over.is_set():
            figures.refused += 1


async def watch(seat: Seat, number: int, arrived: list[float]) -> None:
    while True:
        await seat.socket.recv()
        arrived[number] = time.monotonic()


async def answer_now_and_then(
    chair: Chair, arrived: list[float], rate: float, figures: Figures
) -> None:
    rng = random.Random()
    while not figures.over.is_set() and not chair.update.over:
        await asyncio.sleep(rng.uniform(0, 2 / rate))
        try:
            await chair.wait_for(lambda told: told.question is not None or told.over)
        except TimeoutError:
            continue
        question = chair.update.question
        if question is None:
            return
        sent = time.monotonic()
        number = chair.update.number
        await chair.answer(question, rng.choice(question.choices).option)
        await chair.wait_for(newer_than(number))
        took = time.monotonic() - sent
        seen = [at - sent for at in arrived if at >= sent]
        figures.broadcasts.append(max([took, *[s for s in seen if s < LATE]]))


def newer_than(number: int) -> Callable[[Heard], bool]:
    """Whether a seat has been told something since."""
    return lambda told: told.number > number


def share(values: list[float], part: float) -> float:
    """A percentile."""
    listed = sorted(values)
    return listed[min(len(listed) - 1, int(len(listed) * part))] if listed else float("inf")


def memory(server: Server) -> float:
    """Resident memory of the server in MiB."""
    for line in Path(f"/proc/{pid(server)}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(server: Server) -> float:
    """Seconds of the processor that the server has used, its workers not counted."""
    fields = Path(f"/proc/{pid(server)}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pid(server: Server) -> int:
    assert server.process is not None
    return int(server.process.pid)


class House:
    """The tables of one server, or of several, more and more of them."""

    def __init__(self, servers: list[Server], chosen: argparse.Namespace) -> None:
        self.servers = servers
        self.rate = chosen.rate
        self.pace = chosen.pace
        self.across = chosen.across
        self.figures = Figures()
        self.empty = sum(map(memory, servers))
        self.visitors: list[Visitor] = []
        self.playing: list[asyncio.Task[None]] = []

    async def greet(self) -> Visitor:
        """One more host, who has a cookie before anything is set."""
        server = self.servers[len(self.visitors) % len(self.servers)]
        self.visitors.append(Visitor(server.address))
        with contextlib.suppress(httpx.TimeoutException):  # then its tables are sent away
            await self.visitors[-1].get("/api/titles")
        return self.visitors[-1]

    async def set(self, number: int, a_second: float = 20) -> None:
        """So many tables more."""
        names = list(titles())
        for _ in range(number):
            place = len(self.playing)
            if place % TABLES_OF_ONE == 0 or not self.visitors:
                await self.greet()
            visitor, name = self.visitors[-1], names[place % len(names)]
            there = self.servers[len(self.visitors) % len(self.servers)].address
            watching = there if self.across else None
            table = one_table(visitor, name, self.rate, self.pace, self.figures, watching)
            self.playing.append(asyncio.create_task(table))
            await asyncio.sleep(1 / a_second)

    async def measure(self, seconds: float) -> float:
        """Let all play for a while and print the figures; the 95th percentile."""
        self.figures.broadcasts.clear()
        used, given, began = self.used(), await self.answers(), time.monotonic()
        await asyncio.sleep(seconds)
        times, spent = list(self.figures.broadcasts), time.monotonic() - began
        used, given = self.used() - used, await self.answers() - given
        tables = sum(not task.done() for task in self.playing)
        p50, p95, p99 = (1000 * share(times, part) for part in (0.5, 0.95, 0.99))
        print(
            f"{tables} tables, {tables * 4} sockets: "
            f"p50 {p50:.0f}, p95 {p95:.0f}, p99 {p99:.0f} ms; "
            f"{len(times) / spent:.1f} answers/s by people, {given / spent:.0f} in all; "
            f"server {100 * used / spent:.0f} % of a core, {1000 * used / max(1, given):.2f} ms an "
            f"answer; {(self.memory() - self.empty) * 1024 / max(1, tables):.0f} KiB a table; "
            f"{self.figures.refused} sent away; load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        self.figures.refused = 0
        return p95 / 1000

    async def answers(self) -> int:
        """How many answers the servers have carried out."""
        total = 0
        async with httpx.AsyncClient(timeout=30) as http:
            for server in self.servers:
                text = (await http.get(f"{server.address}/metrics")).text
                wanted = "stammtisch_answers_total"
                rows = [line for line in text.splitlines() if line.startswith(wanted)]
                total += int(rows[0].split()[-1])
        return total

    def used(self) -> float:
        """Seconds of the processor that the servers have used."""
        return sum(map(processor, self.servers))

    def memory(self) -> float:
        """Resident memory of the servers in MiB."""
        return sum(map(memory, self.servers))

    async def send_home(self, number: int) -> None:
        """So many tables fewer: those that were set last, or were sent away at once."""
        gone = {self.playing.pop() for _ in range(number)}
        while gone:  # who was just told something may not have heard it
            for task in gone:
                task.cancel()
            _, gone = await asyncio.wait(gone, timeout=5)

    async def end(self) -> None:
        """Everybody goes home."""
        self.figures.over.set()
        await self.send_home(len(self.playing))
        for visitor in self.visitors:
            await visitor.http.aclose()


async def find(servers: list[Server], chosen: argparse.Namespace) -> None:
    """More and more tables, until the limit is passed twice."""
    house = House(servers, chosen)
    good, passed = 0, 0
    while passed < 2 and len(house.playing) < chosen.most:
        await house.set(chosen.step)
        p95 = await house.measure(chosen.seconds)
        passed = passed + 1 if p95 > chosen.limit else 0
        good = len(house.playing) if not passed else good
    print(f"p95 stays below {1000 * chosen.limit:.0f} ms up to {good} tables")
    await house.end()


async def shed(servers: list[Server], chosen: argparse.Namespace) -> None:
    """Far too many tables, then a third of them; newcomers in both."""
    house = House(servers, chosen)
    while len(house.playing) < chosen.shed:
        await house.set(chosen.step, 40)
        await house.measure(chosen.seconds / 2)
    print("two thirds go home")
    await house.send_home(len(house.playing) * 2 // 3)
    await asyncio.sleep(chosen.seconds)
    await house.measure(chosen.seconds)
    await house.set(chosen.step)
    await house.measure(chosen.seconds)
    await house.end()


async def load(servers: list[Server], chosen: argparse.Namespace) -> None:
    """Set the tables, let them play, print the figures."""
    house = House(servers, chosen)
    await house.set(chosen.tables)
    rounds = [await house.measure(chosen.seconds) for _ in range(chosen.rounds)]
    print(f"median of p95: {1000 * statistics.median(rounds):.0f} ms")
    await house.end()


def houses(folder: Path, limits: dict[str, float]) -> Iterator[tuple[str, Any]]:
    """One server on SQLite, one node on PostgreSQL, two nodes on PostgreSQL; the disk is real."""
    from tests.server.nodes.houses import nodes
    from tests.server.store.database import Cluster

    @contextlib.contextmanager
    def alone() -> Iterator[list[Server]]:
        with running(folder, workers=2, limits=limits) as server:
            yield [server]

    yield "one server, SQLite", alone()
    Cluster.fsync = "on"
    cluster = Cluster()
    try:
        one, two = cluster.fresh("one"), cluster.fresh("two")
        yield "one node, PostgreSQL", nodes(folder, one, workers=2, limits=limits)
        yield "two nodes, PostgreSQL", nodes(folder, two, two, workers=1, limits=limits)
    finally:
        cluster.close()


def main() -> None:
    """Read the arguments and run."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--rounds", type=int, default=1)
    words.add_argument("--rate", type=float, default=0.1)
    words.add_argument("--pace", type=float, default=8, help="seconds a bot takes for an answer")
    words.add_argument("--find", action="store_true")
    words.add_argument("--step", type=int, default=100)
    words.add_argument("--limit", type=float, default=0.1)
    words.add_argument("--most", type=int, default=4000)
    words.add_argument("--shed", type=int, default=0, metavar="TABLES")
    words.add_argument("--tree", type=Path)
    words.add_argument("--houses", action="store_true", help="SQLite, PostgreSQL, two nodes")
    words.add_argument("--across", action="store_true", help="who watches comes to another node")
    chosen = words.parse_args()
    gc.set_threshold(100_000, 50, 1000)  # the clients' own pauses are not the server's
    limits = {**UNLIMITED, "connections": 60_000} if "late" in UNLIMITED else UNLIMITED
    if chosen.shed:
        limits.pop("late", None)  # it sheds as it does everywhere but here
    what = find if chosen.find else shed if chosen.shed else load
    with tempfile.TemporaryDirectory() as folder:
        if chosen.houses:
            for name, opened in houses(Path(folder), limits):
                with opened as servers:
                    print(f"-- {name}", flush=True)
                    asyncio.run(what(servers, chosen))
            return
        with running(Path(folder), workers=2, limits=limits) as server:
            asyncio.run(what([server], chosen))


if __name__ == "__main__":
    main()
