"""The list of tables with a bad row in it, and what many onlookers cost."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.client import Denied, Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.lobby import listing
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import UNLIMITED, act, lobby_in, me, running, write_header

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


def test_one_bad_row_hides_no_other_table(tmp_path):
    async def story():
        order = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * FEWEST)
        async with lobby_in(tmp_path) as lobby:
            made = [(await lobby.create(order, "host")).id for _ in range(3)]
        write_header(tmp_path, made[1], b"\0")
        async with lobby_in(tmp_path) as lobby:
            listed = await listing.tables_of(lobby, "host")
            assert {line.id for line in listed} == set(made)
            assert [bool(line.names) for line in listed if line.id != made[1]] == [True, True]

    act(story)


def test_who_tells_many_pays_for_many(tmp_path):
    """A rename with hundreds of onlookers is priced by them, and put into bytes once."""
    limits = {**UNLIMITED, "changes_per_second": 0.01, "change_burst": 60}
    with running(tmp_path, limits=limits) as server:

        async def renames(host, table):
            for done in range(1000):
                try:
                    await host.post(f"/api/tables/{table}/rename", {"name": f"evening {done}"})
                except Denied:
                    return done
            raise AssertionError("nobody pays")

        async def story():
            async with Visitor(server.address) as alone, Visitor(server.address) as loud:
                assert await renames(alone, (await alone.set_table(NAME, me(FEWEST))).id) == 60
                table = (await loud.set_table(NAME, me(FEWEST))).id
                leave = asyncio.Event()
                arrived = asyncio.Semaphore(0)

                async def look_on():
                    async with loud.sit(table, None):
                        arrived.release()
                        await leave.wait()

                async with asyncio.TaskGroup() as crowd:
                    for _ in range(100):
                        crowd.create_task(look_on())
                        await arrived.acquire()
                    assert await renames(loud, table) == 10
                    leave.set()

        act(story)


def test_one_visitor_has_so_many_sockets_at_a_table(tmp_path):
    with running(tmp_path, limits={**UNLIMITED, "sockets_at_table": 3}) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST))).id
                async with host.sit(table, 0), host.sit(table, None), host.sit(table, None):
                    with pytest.raises(Dropped) as caught:
                        async with host.sit(table, None):
                            pass
                    assert caught.value.code == 1008
                async with host.sit(table, None):
                    pass

        act(story)
