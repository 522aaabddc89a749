"""A table is one node's: whoever holds an old lease writes nothing, whatever it believes."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, closing
from typing import Any, cast

import msgspec
import psycopg
import pytest

from stammtisch.client import Visitor
from stammtisch.server.bots.pool import Pool
from stammtisch.server.door.limits import Limits
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes.gate import Gate
from stammtisch.server.nodes.node import Node
from stammtisch.server.nodes.passes import CUT_OFF, HEADER, Pass, Seal
from stammtisch.server.notices.calls import Call, Calls
from stammtisch.server.store import leases, lives
from stammtisch.server.store.leases import Nobody, Owner
from stammtisch.server.store.lives import NODE, Card
from stammtisch.server.store.lock import OpenToSeveral
from stammtisch.server.store.patience import Patient
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.session import BadDatabase, ServedAlone
from stammtisch.server.store.shared import SharedStore
from stammtisch.server.table.book import Entry
from stammtisch.server.table.house import House
from stammtisch.server.table.keeping import ChatLine, NotOurs
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import CLOSED_FAULT
from tests.server.nodes.houses import FEWEST, NAME, back_within, nodes, owner
from tests.server.running import UNLIMITED, act, me
from tests.server.store.database import needs_postgresql
from tests.server.store.test_statements import kept

pytestmark = needs_postgresql
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * FEWEST, beat=0)


def opened(database: str, name: str) -> SharedStore:
    """A node's store, without a heart that beats."""
    store = SharedStore(database)
    with closing(Patient(database)) as line:
        card = Card(name, NODE, f"http://{name}:1", "1.0")
        store.life = lives.register(line, card)
    return store


def let_die(database: str, name: str) -> None:
    """Its last heartbeat was long ago."""
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("UPDATE nodes SET seen = seen - interval '1 hour' WHERE name = %s", (name,))


def rows(database: str) -> list[tuple[str, int]]:
    with psycopg.connect(database, autocommit=True) as line:
        return [
            (table, int(line.execute(f"SELECT count(*) FROM {table}".encode()).fetchone()[0]))  # type: ignore[index]
            for table in ("tables", "book", "chat", "members", "calls")
        ]


def test_who_holds_an_old_lease_writes_nothing(database):
    async def story():
        first, second = opened(database, "first"), opened(database, "second")
        lost: list[str] = []
        first.lost = lost.append
        await first.create("t", kept())
        assert await second.take("t") == Owner("first", "http://first:1")
        with pytest.raises(NotOurs):
            await second.append("t", 1, Entry(1, 2, "person"))
        let_die(database, "first")
        assert await second.take("t") is None
        before = rows(database)
        social = kept().social
        social.name = "of the dead"
        number = first.held["t"]
        for write in (
            lambda: first.append("t", 1, Entry(1, 2, "person", "late")),
            lambda: first.save_social("t", social),
            lambda: first.say("t", ChatLine(None, "", "late", 1.0)),
            lambda: first.finish("t"),
            lambda: first.keep_call(("t", 0, "ada"), b"late"),
            lambda: first.forget("t"),
        ):
            first.held["t"] = number  # it believes so every time
            with pytest.raises(NotOurs):
                await write()
            assert "t" not in first.held
        assert lost == ["t"] * 6
        assert rows(database) == before
        assert first.healthy
        assert not first.fenced
        await second.append("t", 1, Entry(1, 2, "person", "in time"))
        found = await second.load("t")
        assert found is not None
        assert found.social.name != "of the dead"
        assert [line.key for line in found.book] == ["k1", "in time"]
        await first.close()
        await second.close()

    act(story)


def test_who_lost_a_table_and_has_it_again_has_another_number(database):
    async def story():
        first, second = opened(database, "first"), opened(database, "second")
        await first.create("t", kept())
        old = first.held["t"]
        let_die(database, "first")
        await second.take("t")
        let_die(database, "second")
        first.give_up_all()
        await first.take("t")
        assert first.held["t"] > old
        first.held["t"] = old  # what was in memory from before
        with pytest.raises(NotOurs):
            await first.append("t", 1, Entry(1, 2, "person"))
        await first.close()
        await second.close()

    act(story)


def test_nobody_takes_a_table_in_the_middle_of_a_write_nor_waits_for_it(database):
    async def story():
        first, second = opened(database, "first"), opened(database, "second")
        await first.create("t", kept())
        let_die(database, "first")
        with closing(Patient(database)) as writing:
            writing.execute("BEGIN")
            leases.insist(writing, "t", first.held["t"])
            assert await second.ask(lambda db: leases.take(db, "t", second.life)) is Nobody.YET
            await asyncio.sleep(3.5)
            with pytest.raises(psycopg.Error):  # the server hangs up on who holds a row for long
                writing.execute("COMMIT")
        assert await second.take("t") is None
        await first.close()
        await second.close()

    act(story)


def test_a_table_that_is_not_there_is_nobodys(database):
    async def story():
        store = opened(database, "first")
        assert await store.take("no such") is None
        assert "no such" not in store.held
        with psycopg.connect(database, autocommit=True) as line:
            assert line.execute("SELECT count(*) FROM leases").fetchone() == (0,)
        await store.close()

    act(story)


async def alone_at_last(database: str) -> PostgresStore:
    """A server that waits until the database has noticed that the nodes are gone."""
    async with asyncio.timeout(5):
        while True:
            try:
                return PostgresStore(database)
            except BadDatabase:
                await asyncio.sleep(0.05)


async def shared_at_last(database: str) -> SharedStore:
    """The other way round."""
    async with asyncio.timeout(5):
        while True:
            try:
                return SharedStore(database)
            except ServedAlone:
                await asyncio.sleep(0.05)


def test_one_server_and_nodes_never_share_a_database(database):
    async def story():
        node = opened(database, "hearth")
        with pytest.raises(OpenToSeveral, match=r"served by nodes \(hearth\)"):
            PostgresStore(database)
        await node.close()
        alone = await alone_at_last(database)
        alone.announce("http://here:1")
        with pytest.raises(ServedAlone, match="one server at http://here:1"):
            SharedStore(database)
        await alone.close()

    act(story)


def test_what_a_single_server_did_meanwhile_ends_all_old_leases(database):
    async def story():
        node = opened(database, "hearth")
        await node.create("t", kept())
        number = node.held["t"]
        await node.close()
        await (await alone_at_last(database)).close()
        again = await shared_at_last(database)
        again.held["t"] = number
        with pytest.raises(NotOurs):
            await again.append("t", 1, Entry(1, 2, "person"))
        await again.close()

    act(story)


@asynccontextmanager
async def node_here(database: str, name: str):
    """A node in this process, without a door."""
    store, metrics = SharedStore(database), Metrics()
    house = House(store, metrics, Limits(**cast(Any, UNLIMITED)))
    node = Node(store, Card(name, NODE, f"http://{name}:1", "1.0"), metrics, 600)
    node.register()
    house.tenure = node
    lobby = Lobby(house, Pool(1, metrics))
    node.open(lobby)
    try:
        yield lobby, node
    finally:
        await lobby.close()
        await node.close()
        await house.close()


def test_a_table_that_was_taken_over_leaves_memory_and_everybody_is_cut_off(database):
    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            link = Link(0, "host")
            table.links.add(link)
            with psycopg.connect(database, autocommit=True) as line:  # as another node would
                line.execute("UPDATE leases SET number = nextval('fences'), life = 0")
            with pytest.raises(NotOurs):
                await table.do(lambda: table.enter(Entry(0, 0, "person")))
            assert table.id not in lobby.tables
            assert link.close_code == CLOSED_FAULT
            again = await lobby.open(table.id)  # nobody who lives has it
            assert again is not table
            assert table.gone
            assert node.store.healthy

    act(story)


def test_a_table_that_is_lost_while_it_is_read_does_not_come_into_memory(database, monkeypatch):
    async def story():
        async with node_here(database, "first") as (lobby, node):
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            lobby._leave(table.id, table)
            load = node.store.load

            async def slowly(id: str):
                found = await load(id)
                node.store.drop(id, node.store.held[id])
                return found

            monkeypatch.setattr(node.store, "load", slowly)
            with pytest.raises(NotOurs):
                await lobby.open(table.id)
            assert table.id not in lobby.tables

    act(story)


def test_a_node_that_stops_hands_its_tables_over_at_once(tmp_path, database):
    async def story(first, second):
        async with Visitor(first.address) as ada:
            table = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
            async with Visitor(second.address, ada.identity) as there:
                first.close()
                assert await back_within(there, table, 10, "after") < 4
                assert owner(database, table) == "node-1"

    with nodes(tmp_path, database, database) as (first, second):
        act(lambda: story(first, second))


def test_a_node_that_is_cut_off_sends_other_nodes_back_at_once(database):
    async def story():
        async with node_here(database, "first") as (_, node):
            seal, sent = Seal(node.store.key), []
            gate = Gate(never, never, seal, node)
            given = Pass(time.time(), "GET", "/api/tables/t", "1.2.3.4", "token", "0" * 16)
            node._beaten -= 60
            scope = {
                "type": "http",
                "method": "GET",
                "path": "/api/tables/t",
                "query_string": b"",
                "headers": [(HEADER, seal.write(given))],
            }

            async def send(message):
                sent.append(message)

            await gate(cast(Any, scope), cast(Any, None), send)
            assert (sent[0]["status"], sent[0]["headers"][0]) == (503, (HEADER, CUT_OFF))

    act(story)


async def never(*_: Any) -> None:
    raise AssertionError("it must not get here")


def test_somebody_who_is_missed_is_called_by_a_node_that_has_the_table(database):
    """A table that waits for somebody to be called is kept, and taken over when its node dies."""

    async def story():
        store = opened(database, "dead")
        await store.create("t", kept())
        let_die(database, "dead")
        found = await store.ask(lambda db: leases.orphans(db, time.time(), 9))
        assert found == []  # nothing is to be done there
        call = Call(table="t", seat=0, visitor="ada", title=NAME, since=1.0)
        await store.keep_call(call.place, msgspec.json.encode(call))
        assert await store.ask(lambda db: leases.orphans(db, time.time(), 9)) == ["t"]
        mine = Calls(store, alone=False)
        await mine.load()
        assert mine.waiting() == []  # as long as the table is another's
        await mine.read("t")
        assert mine.waiting() == [call]
        await store.close()
        async with node_here(database, "first") as (lobby, _):
            made = (await lobby.create(ORDER, "host")).id
            assert lobby._may_leave(made)
            lobby.notices.calls.note(msgspec.structs.replace(call, table=made))
            assert not lobby._may_leave(made)

    act(story)
