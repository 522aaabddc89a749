"""The database dies, or the wire to it swallows everything: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import time

import pytest

from stammtisch.client import Visitor
from tests.server.nodes.houses import FEWEST, LATE, NAME, back_within, keys_in, nodes, owner
from tests.server.nodes.wires import Wire
from tests.server.running import act, me
from tests.server.store.database import Cluster, needs_postgresql
from tests.tables import SOAK

pytestmark = needs_postgresql
CUT = 20.0 if SOAK else 6.0  # seconds; longer than a lease


@pytest.fixture
def own_cluster():
    """A database server that nobody else needs."""
    found = Cluster()
    yield found
    found.close()


def test_after_the_death_of_the_database_both_nodes_come_back_by_themselves(tmp_path, own_cluster):
    store = own_cluster.fresh("evening")

    async def story(first, second):
        async with Visitor(first.address) as ada:
            table = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
            async with Visitor(second.address, ada.identity) as there:
                await back_within(there, table, 5, "before")
                own_cluster.kill()
                with pytest.raises(LATE):
                    async with asyncio.timeout(3):
                        await ada.post("/api/tables", {"title": NAME, "chairs": me(FEWEST)})
                await asyncio.to_thread(own_cluster.start)
                await back_within(there, table, 10, "after")
                assert {"before", "after"} <= keys_in(store, table)

    with nodes(tmp_path, store, store) as (first, second):
        act(lambda: story(first, second))


def test_a_node_that_is_cut_off_lets_go_and_comes_back(tmp_path, cluster, database):
    """What was on its way when the wire was cut arrives late, and changes nothing."""
    wire = Wire(cluster.folder)

    async def story(first, second):
        async with Visitor(first.address) as ada:
            table = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
            async with Visitor(second.address, ada.identity) as there:
                await back_within(ada, table, 5, "before")
                assert owner(database, table) == "node-0"
                wire.hold()
                began = time.monotonic()
                late = asyncio.create_task(answer_into_the_void(ada, table))
                await back_within(there, table, 10, "meanwhile")
                assert owner(database, table) == "node-1"
                assert (await health(ada)) == "failing"
                await asyncio.sleep(max(0.0, CUT - (time.monotonic() - began)))
                assert not await late
                wire.let_flow()
                took = await back_within(ada, table, 10, "after")  # through the one that was cut
                print(f"in touch again after {took:.1f} s")
                assert {"before", "meanwhile", "after"} <= keys_in(database, table)
                assert "late" not in keys_in(database, table)
                while await health(ada) != "ok":
                    await asyncio.sleep(0.1)

    with nodes(tmp_path, wire.address(database_name(database)), database) as (first, second):
        try:
            act(lambda: story(first, second))
        finally:
            wire.let_flow()
    wire.close()


async def answer_into_the_void(visitor: Visitor, table: str) -> bool:
    """Whether a node that is cut off acknowledges an answer."""
    try:
        return await back_within(visitor, table, 4.5, "late") > 0
    except (AssertionError, *LATE):
        return False


async def health(visitor: Visitor) -> str:
    return str((await visitor.get("/health"))["status"])


def database_name(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]
