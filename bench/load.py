"""The server under load: many tables, four sockets each, bots running.

    python bench/load.py [--tables 500] [--seconds 20] [--rate 0.1]

One person at each table answers `rate` times a second; the others are bots that take eight
seconds for an answer, as people do, and three more sockets watch. Measured from the sending of an
answer to the arrival of what follows at every socket of the table, on this machine, with clients
and server sharing it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.running import Server, running

from stammtisch.client import Seat, Visitor
from stammtisch.core.registry import titles


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.broadcasts: list[float] = []
        self.answers = 0


async def one_table(
    visitor: Visitor, name: str, ends: float, rate: float, figures: Figures
) -> None:
    """A person who answers now and then, three who watch, and bots on the other seats."""
    game = titles()[name]
    bots = [{"kind": "bot", "bot": "random"}] * (min(4, game.most_seats) - 1)
    table = await visitor.set_table(name, [{"kind": "me"}, *bots], pace=8, beat=0.4)
    async with (
        visitor.sit(table.id, 0) as chair,
        visitor.sit(table.id, None) as first,
        visitor.sit(table.id, None) as second,
        visitor.sit(table.id, None) as third,
    ):
        watchers = (first, second, third)
        arrived = [0.0] * 3
        tasks = [
            asyncio.create_task(watch(seat, number, arrived))
            for number, seat in enumerate(watchers)
        ]
        try:
            await answer_now_and_then(chair, arrived, ends, rate, figures)
        finally:
            for task in tasks:
                task.cancel()


async def watch(seat: Seat, number: int, arrived: list[float]) -> None:
    while True:
        await seat.socket.recv()
        arrived[number] = time.monotonic()


async def answer_now_and_then(
    chair: Seat, arrived: list[float], ends: float, rate: float, figures: Figures
) -> None:
    rng = random.Random()
    while time.monotonic() < ends and not chair.update.over:
        await asyncio.sleep(rng.uniform(0, 2 / rate))
        try:
            await chair.wait_for(lambda c: c.question is not None or c.update.over, 10)
        except TimeoutError:
            continue
        if chair.question is None:
            return
        sent = time.monotonic()
        number = chair.update.number
        await chair.answer(rng.choice(chair.question.choices).option)
        await chair.wait_for(newer_than(number), 10)
        figures.answers += 1
        took = time.monotonic() - sent
        seen = [at - sent for at in arrived if at >= sent]
        figures.broadcasts.append(max([took, *[s for s in seen if s < 1.0]]))


def newer_than(number: int) -> Callable[[Seat], bool]:
    """Whether a seat has been told something since."""
    return lambda seat: seat.update.number > number


def share(values: list[float], part: float) -> float:
    """A percentile."""
    listed = sorted(values)
    return listed[min(len(listed) - 1, int(len(listed) * part))]


def memory(server: Server) -> float:
    """Resident memory of the server in MiB."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def load(server: Server, tables: int, seconds: float, rate: float) -> None:
    """Set the tables, let them play, print the figures."""
    figures = Figures()
    empty = memory(server)
    names = list(titles())
    visitors = [Visitor(server.address) for _ in range(8)]
    for visitor in visitors:
        await visitor.get("/api/titles")
    ends = time.monotonic() + seconds + tables / 20
    playing = []
    for number in range(tables):
        visitor, name = visitors[number % 8], names[number % len(names)]
        playing.append(asyncio.create_task(one_table(visitor, name, ends, rate, figures)))
        await asyncio.sleep(0.05)
    figures.broadcasts.clear()
    figures.answers = 0
    began = time.monotonic()
    await asyncio.sleep(seconds * 0.9)
    full = memory(server)
    text = (await visitors[0].http.get("/metrics")).text
    await asyncio.gather(*playing)
    spent = time.monotonic() - began
    for visitor in visitors:
        await visitor.http.aclose()
    times = figures.broadcasts
    print(
        f"{tables} tables, {tables * 4} sockets, {figures.answers / spent:.1f} answers/s by people"
    )
    for part in (0.5, 0.95, 0.99):
        print(f"answer to broadcast p{int(part * 100)}: {share(times, part) * 1000:.1f} ms")
    print(f"memory per table: {(full - empty) * 1024 / tables:.0f} KiB")
    for name in ("answer_seconds", "loop_lag_seconds"):
        bounds = [bucket(text, name, part) for part in (0.5, 0.95, 0.99)]
        print(f"{name} in the server: p50, p95, p99 below {', '.join(bounds)} s")


def bucket(text: str, name: str, part: float) -> str:
    """The bound below which so many observations of a histogram lie."""
    rows = [line for line in text.splitlines() if line.startswith(f"stammtisch_{name}_bucket")]
    total = int(rows[-1].split()[-1])
    for row in rows:
        if int(row.split()[-1]) >= part * total:
            return row.split('"')[1]
    return "?"


def main() -> None:
    """Read the arguments and run."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--rate", type=float, default=0.1)
    chosen = words.parse_args()
    gc.set_threshold(100_000, 50, 1000)  # the clients' own pauses are not the server's
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), workers=2) as server:
        asyncio.run(load(server, chosen.tables, chosen.seconds, chosen.rate))


if __name__ == "__main__":
    main()
