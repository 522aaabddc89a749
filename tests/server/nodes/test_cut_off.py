"""After a cut-off, and where a lease was taken for nothing: somebody takes the table up again."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from typing import Any, cast

import psycopg
import pytest

from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.nodes.node import AT_ONCE, LEASE, Found, Node
from stammtisch.server.store import leases
from stammtisch.server.store.leases import HOUSE
from stammtisch.server.store.patience import Patient
from stammtisch.server.store.rows import Database
from stammtisch.server.table.book import Entry
from stammtisch.server.table.house import Retention
from stammtisch.server.table.keeping import NotOurs, StoreFailed
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import CLOSED_FAULT
from tests.server.nodes.houses import owner
from tests.server.nodes.test_leases import ORDER, let_die, node_here, opened
from tests.server.running import act
from tests.server.store.database import needs_postgresql
from tests.server.store.test_statements import kept

pytestmark = needs_postgresql


@pytest.fixture
def soon(monkeypatch):
    """Others are given half a second to come back too."""
    monkeypatch.setattr("stammtisch.server.nodes.node.DEAD_AFTER", 0.5)


async def until(true) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.02)


def out_of_touch(_: Patient) -> None:
    raise psycopg.OperationalError("the database is away")


async def cut_off(lobby: Lobby, node: Node, table: str, monkeypatch) -> None:
    """The database is away for longer than a lease; then the same life beats on."""
    monkeypatch.setattr(node._pulse, "_beat", out_of_touch)
    await asyncio.sleep(0.05)  # a heartbeat that was under way
    node._beaten -= 60
    await until(lambda: node._touched_since is None)
    assert table not in lobby.tables
    monkeypatch.setattr(node._pulse, "_beat", node._beat)


def test_a_node_that_was_cut_off_takes_its_tables_up_again(database, monkeypatch, soon):
    """Nobody asks for them: bots and clocks go on all the same."""

    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = (await lobby.create(ORDER, "host")).id
            await cut_off(lobby, node, table, monkeypatch)
            await until(lambda: table in lobby.tables)
            assert owner(database, table) == "first"
            assert HOUSE in node.store.held

    act(story)


def test_other_nodes_take_up_what_a_node_lost_that_was_cut_off(database, monkeypatch, soon):
    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = (await lobby.create(ORDER, "host")).id
            async with node_here(database, "second") as (there, _):
                node._adopting.add(table)  # it is never the first to ask
                await cut_off(lobby, node, table, monkeypatch)
                await until(lambda: table in there.tables)
                assert owner(database, table) == "second"

    act(story)


def test_a_heart_that_beat_while_the_node_was_cut_off_does_not_put_it_in_touch(database):
    """As after a process was stopped for a while: its tables are freed first."""

    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = (await lobby.create(ORDER, "host")).id
            with closing(Patient(database)) as line:
                before = node._beat(line)
                node._touched_since = None
                node._cut_off()
                node._felt(time.monotonic(), before)
                assert node._touched_since is None
                assert owner(database, table) == "first"
                node._felt(time.monotonic(), node._beat(line))
                assert node._touched_since is not None
                assert owner(database, table) is None

    act(story)


def test_a_node_that_slept_lets_go_of_its_tables_before_it_goes_on(database):
    """As after SIGSTOP: the first thing that it hears may be its own heart."""

    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = (await lobby.create(ORDER, "host")).id
            node.chores = True
            with closing(Patient(database)) as line:
                before = node._beat(line)
                node._beaten -= LEASE + 1
                node._felt(time.monotonic(), before)
                assert table not in lobby.tables
                assert not node.chores
                assert not node.in_touch
                node._felt(time.monotonic(), node._beat(line))
                assert node.in_touch
                assert owner(database, table) is None

    act(story)


def beaten_after_a_minute(node, line):
    """A heartbeat a minute after the last one; the node's own heart may come in between."""
    for _ in range(20):
        line.execute("UPDATE nodes SET seen = seen - interval '1 minute'")
        found = node._beat(line)
        if found.since is not None and found.since > 59:
            return found
    raise AssertionError("the node's own heart was quicker every time")


def test_a_node_whose_clock_slept_too_hears_it_from_the_database(database):
    """As after a pause of the whole machine: its own time stood still."""

    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = (await lobby.create(ORDER, "host")).id
            with closing(Patient(database)) as line:
                found = beaten_after_a_minute(node, line)
                node._felt(time.monotonic(), found)
                assert table not in lobby.tables

    act(story)


def test_who_hears_of_a_line_that_it_did_not_write_looks_again(database):
    """Another node writes there: what is in memory here is old, and nobody would ever be told."""

    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            assert table.play is not None
            seat = min(table.play.asked)
            option = table.play.match.question(seat).choices[0].option
            await table.do(lambda: table.enter(Entry(seat, option, "person")))
            lines = len(table.play.book)
            heard: list[str] = []
            node.news.listen("done", heard.append)
            own = [f"table {table.id}", f"table {table.id} {lines}", "table nowhere 9"]
            await node.store.say_to_all([*own, "done "])
            await until(lambda: heard)
            assert lobby.tables[table.id] is table  # it has written all of that itself
            link = Link(0, "host")
            table.links.add(link)
            await node.store.say_to_all([f"table {table.id} {lines + 1000}"])
            await until(lambda: lobby.tables.get(table.id) is not table)
            assert link.close_code == CLOSED_FAULT

    act(story)


class Orphanage:
    """Tables of a dead node as they are taken over, and how many at a time."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.most = self._now = 0

    async def adopt(self, table: str) -> None:
        self._now += 1
        self.most = max(self.most, self._now)
        await asyncio.sleep(0)
        self._now -= 1
        self.taken.append(table)


def test_all_orphans_of_a_heartbeat_are_taken_over_a_few_at_a_time(database, monkeypatch):
    """A node that dies has hundreds of tables, and people wait for them."""

    async def story():
        async with node_here(database, "first") as (lobby, node):
            monkeypatch.setattr(node._pulse, "_felt", lambda *_: None)  # of no other heartbeat
            orphanage, orphans = Orphanage(), [f"t{number}" for number in range(300)]
            node._tables = cast(Any, orphanage)
            found = Found(1.0, False, [], frozenset(), [*orphans, *orphans[:5]], None)
            node._felt(time.monotonic(), found)
            await until(lambda: not node._adopting)
            assert set(orphanage.taken) == set(orphans)
            assert 1 < orphanage.most <= AT_ONCE
            node._tables = lobby

    act(story)


def test_as_many_orphans_are_found_as_a_dead_node_may_leave(database):
    async def story():
        store = opened(database, "dead")
        for number in range(60):
            await store.create(f"t{number}", kept(float(number)))
        let_die(database, "dead")
        async with node_here(database, "first") as (_, node):
            node._touched_since = time.monotonic() - 60
            with closing(Patient(database)) as line:
                assert len(node._beat(line).orphans) == 60
        await store.close()

    act(story)


def test_a_table_whose_clock_runs_for_nobody_is_not_taken_over(database):
    """It would leave memory after ten minutes, and be taken over again, for ever."""

    async def story():
        store = opened(database, "dead")
        for number, table in enumerate(("rests", "runs", "runs again")):
            await store.create(table, kept(float(number), clock=60))
        for table in ("rests", "runs again"):
            await store.rest(table)
        await store.append("runs again", 1, Entry(1, 2, "person"))
        let_die(database, "dead")
        found = await store.ask(lambda db: leases.orphans(db, time.time() + 60, 9))
        assert sorted(found) == ["runs", "runs again"]
        await store.close()

    act(story)


def test_a_lease_that_comes_too_late_is_given_back(database):
    async def story():
        store = opened(database, "first")
        await store.create("t", kept())
        await store.give_up("t")
        taking = asyncio.create_task(store.take("t"))
        await asyncio.sleep(0)  # it is on its way
        store.give_up_all()
        with pytest.raises(NotOurs):
            await taking
        assert owner(database, "t") is None
        await store.close()

    act(story)


def test_what_could_not_be_let_go_of_is_let_go_of_later(database, monkeypatch):
    async def story():
        store = opened(database, "first")
        await store.create("t", kept())
        with monkeypatch.context() as broken:
            broken.setattr("stammtisch.server.store.leases.give_up", out_of_reach)
            with pytest.raises(StoreFailed):
                await store.give_up("t")
        assert list(store.held) == ["t"]
        await store.give_up("t")
        assert owner(database, "t") is None
        await store.close()

    act(story)


def out_of_reach(*_) -> None:
    raise psycopg.OperationalError("the line is broken")


def test_a_table_whose_taking_nobody_heard_of_is_taken_up_with_the_next_heartbeat(
    database, monkeypatch
):
    """The database has kept the lease, so that no other node would take the table."""
    take = leases.take

    def unheard(_: Database, *about: Any) -> None:
        with closing(Patient(database)) as line:
            take(line, *about)
        out_of_reach()

    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = (await lobby.create(ORDER, "host")).id
            lobby._leave(table, lobby.tables[table])
            await lobby._leaving[table]
            with monkeypatch.context() as broken:
                broken.setattr(leases, "take", unheard)
                with pytest.raises(StoreFailed):
                    await node.find(table)
            assert owner(database, table) == "first"
            await until(lambda: table in lobby.tables)
            assert not node.store.unsure

    act(story)


def test_a_table_that_was_taken_and_not_opened_is_let_go_with_the_next_round(database, monkeypatch):
    """A request that no route knows, or a table that cannot be read."""
    monkeypatch.setattr("stammtisch.server.lobby.lobby.SWEEP_EVERY", 0.05)

    async def story():
        async with node_here(database, "first") as (lobby, node):
            shut, unread, in_use = [(await lobby.create(ORDER, "host")).id for _ in range(3)]
            for id in (shut, unread):
                lobby._leave(id, lobby.tables[id])
                await lobby._leaving[id]
            assert await node.find(shut) is None
            with psycopg.connect(database, autocommit=True) as line:
                line.execute("UPDATE tables SET header = '[]' WHERE id = %s", (unread,))
                line.execute("UPDATE tables SET running = 0")  # nobody takes them up
            with pytest.raises(StoreFailed):
                await lobby.open(unread)
            assert owner(database, unread) == owner(database, shut) == "first"
            sweeping = asyncio.create_task(lobby.sweep())
            await until(lambda: owner(database, unread) is owner(database, shut) is None)
            sweeping.cancel()
            assert owner(database, in_use) == "first"

    act(story)


def test_a_table_that_another_node_has_stops_no_forgetting(database):
    async def story():
        async with (
            node_here(database, "first") as (lobby, _),
            node_here(database, "second") as (there, _),
        ):
            made = [(await lobby.create(ORDER, "host")).id for _ in range(3)]
            for id in made:
                lobby._leave(id, lobby.tables[id])
                await lobby._leaving[id]
            with psycopg.connect(database, autocommit=True) as line:
                line.execute("UPDATE upkeep SET touched = 1")
            first = (await lobby.house.store.unused(2.0, 2.0))[0]
            await there.open(first)
            lobby.house.keep = Retention(1.0, 1.0)
            await lobby.tidy()
            left = [one.id for one in await lobby.house.store.tables_of("host")]
            assert left == [first]

    act(story)
