"""Kill nodes, thinkers, the database, the wire: no acknowledged answer is lost, all come back."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import deque
from pathlib import Path

import psycopg
import pytest

from stammtisch.client import Visitor
from stammtisch.server.lobby.setting import match_of
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.table.keeping import Kept
from stammtisch.server.wire.protocol import AcceptedTold
from tests.server.nodes.houses import FEWEST, LATE, NAME, NodeServer, keys_in
from tests.server.nodes.test_thoughts import Thinker
from tests.server.nodes.wires import Wire
from tests.server.running import act, me, question_of
from tests.server.store.database import Cluster, needs_postgresql
from tests.tables import SOAK

pytestmark = needs_postgresql
KILLS = 60
BACK_WITHIN = 10.0  # seconds
HELD = 20.0  # seconds for which the wire carries nothing
SLOTS = 3  # tables at once


class Slot:
    """Somebody who plays one table after the other, at whichever node answers."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        others = [{"kind": "bot", "bot": "apprentice"}] * (FEWEST - 1)
        self.chairs = [*me(1), *others] if number == 0 else me(FEWEST)
        self.acknowledged: dict[str, set[str]] = {}
        self.last = 0.0  # when the last answer was acknowledged
        self.table = ""
        self.late: deque[str] = deque(maxlen=8)  # what went wrong last
        self.rng = random.Random(number)

    async def play(self) -> None:
        while not self.house.over:
            try:
                async with asyncio.timeout(6):
                    await self._answer()
            except LATE as late:
                self.late.append(f"{time.monotonic():.1f} {late!r}")
                await asyncio.sleep(0.1)

    async def _answer(self) -> None:
        house = self.house
        node = self.rng.choice([node for node in house.nodes if node.name not in house.down])
        async with Visitor(node.address, house.identity) as visitor:
            if not self.table or (await visitor.table(self.table)).status != "running":
                made = await visitor.set_table(NAME, self.chairs, beat=0, pace=0.05)
                self.table = made.id
                self.acknowledged[self.table] = set()
            seats = [seat for seat, chair in enumerate(self.chairs) if chair["kind"] == "me"]
            for seat in seats:
                async with visitor.sit(self.table, seat, layout=False) as chair:
                    if len(seats) == 1:
                        await chair.wait_for(lambda c: c.question is not None or c.update.over)
                    while chair.question is not None and not chair.update.over:
                        question = question_of(chair)
                        key = f"{question.number}-{self.rng.random()}"
                        option = self.rng.choice(question.choices).option
                        verdict = await chair.answer(option, question.number, key)
                        if isinstance(verdict, AcceptedTold):
                            self.acknowledged[self.table].add(key)
                            self.last = time.monotonic()
                        if self.rng.random() < 0.2:
                            break  # to another node, perhaps


class House:
    """Two nodes, two thinkers, a database and a wire to it, any of which may fail."""

    def __init__(self, folder: Path) -> None:
        self.cluster = Cluster()
        self.store = self.cluster.fresh("evening")
        self.wire = Wire(self.cluster.folder)
        self.nodes = [
            NodeServer(folder, self.wire.address("evening"), "hearth", workers=0),
            NodeServer(folder, self.store, "cellar", workers=0),
        ]
        for node in self.nodes:
            node.start()
        self.thinkers = {name: Thinker(self.store, name) for name in ("thinker-0", "thinker-1")}
        self.down: set[str] = set()
        self.identity: str | None = None
        self.slots = [Slot(self, number) for number in range(SLOTS)]
        self.times: dict[str, list[float]] = {}
        self.over = False  # a failing line may swallow that a task is cancelled

    async def back(self, what: str, since: float) -> None:
        """Wait until every table takes answers again; note how long that took."""
        while any(slot.last < since for slot in self.slots):
            await asyncio.sleep(0.02)
            waited = time.monotonic() - since
            late = [(slot.table, *slot.late) for slot in self.slots if slot.last < since]
            assert waited < BACK_WITHIN, f"{what} at {since:.1f}: {late} not back ({self.times})"
        took = max(slot.last for slot in self.slots) - since
        self.times.setdefault(what, []).append(min(took, time.monotonic() - since))

    async def kill_node(self, rng: random.Random) -> None:
        victim = rng.choice(self.nodes)
        self.down.add(victim.name)
        await asyncio.to_thread(victim.kill)
        await self.back("a node", time.monotonic())
        await asyncio.to_thread(victim.start)
        self.down.discard(victim.name)

    async def kill_thinker(self, rng: random.Random) -> None:
        name = rng.choice(list(self.thinkers))
        self.thinkers[name].kill()
        await self.back("a thinker", time.monotonic())
        self.thinkers[name] = await asyncio.to_thread(Thinker, self.store, name)

    async def kill_database(self) -> None:
        self.cluster.kill()
        await asyncio.to_thread(self.cluster.start)
        await self.back("the database", time.monotonic())

    async def cut_wire(self) -> None:
        self.down.add("hearth")  # as a proxy would: /health says failing
        self.wire.hold()
        began = time.monotonic()
        await self.back("the wire, elsewhere", began)
        await asyncio.sleep(HELD - (time.monotonic() - began))
        self.wire.let_flow()
        self.down.discard("hearth")
        await self.back("the wire", time.monotonic())

    def check(self) -> int:
        """Every acknowledged answer is in its book; how many there are."""
        for slot in self.slots:
            for table, keys in slot.acknowledged.items():
                assert keys <= keys_in(self.store, table)
        return sum(len(keys) for slot in self.slots for keys in slot.acknowledged.values())

    def close(self) -> None:
        self.wire.let_flow()
        for thinker in self.thinkers.values():
            if thinker.process.poll() is None:
                thinker.stop()
        for node in self.nodes:
            node.close()
        self.wire.close()
        self.cluster.close()


async def replay_every_book(store: str) -> int:
    """Every line of every book could be answered where it stands: one node played at a time."""
    with psycopg.connect(store) as line:
        tables = [row[0] for row in line.execute("SELECT id FROM tables").fetchall()]
    opened, lines = PostgresStore(store), 0
    for table in tables:
        kept = await opened.load(table)
        assert kept is not None
        match = match_of(Kept(kept.header, kept.social, [], []))
        assert match is not None
        for entry in kept.book:
            match.answer(entry.seat, entry.option)
        lines += len(kept.book)
    await opened.close()
    return lines


async def an_evening(house: House) -> int:
    rng = random.Random(7)
    async with Visitor(house.nodes[0].address) as visitor:
        await visitor.get("/api/titles")
        house.identity = visitor.identity
    playing = [asyncio.create_task(slot.play()) for slot in house.slots]
    await house.back("the start", time.monotonic())
    for number in range(KILLS):
        await asyncio.sleep(rng.uniform(0.3, 1.5))
        if number == KILLS // 3:
            await house.kill_database()
        elif number == 2 * KILLS // 3:
            await house.cut_wire()
        elif number % 3 == 1:
            await house.kill_thinker(rng)
        else:
            await house.kill_node(rng)
        house.check()
    house.over = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return house.check()


@pytest.mark.skipif(not SOAK, reason="an evening of kills: only in the soak; each kind alone here")
def test_nothing_acknowledged_is_lost_and_every_table_is_back_within_ten_seconds(tmp_path):
    house = House(tmp_path)
    try:
        acknowledged = act(lambda: an_evening(house), 60 * (KILLS + 2))
        for thinker in house.thinkers.values():
            thinker.stop()
        for node in house.nodes:
            node.close()
        lines = act(lambda: replay_every_book(house.store), 600)
    finally:
        house.close()
    assert acknowledged > 10 * KILLS
    told = "; ".join(
        f"{what}: {len(times)}, median {statistics.median(times):.1f} s, worst {max(times):.1f} s"
        for what, times in house.times.items()
    )
    print(f"{KILLS} kills, {acknowledged} acknowledged, {lines} lines; {told}")
