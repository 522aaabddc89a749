"""A table that fails, and one that cannot be opened: everybody is told, and the others go on."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.door.errors import NotNow
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, write_header

NAME = next(iter(titles()))
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * titles()[NAME].fewest_seats)


def test_who_comes_while_the_table_fails_is_told_so(tmp_path, monkeypatch):
    """Not left waiting for an answer that never comes."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            failing = asyncio.Event()

            async def fail():
                failing.set()
                await asyncio.sleep(0.05)
                raise RuntimeError("a fault of ours")

            async def job():
                raise AssertionError("the table is gone")

            monkeypatch.setattr(table._turns, "_go_on", fail)
            table.ring()
            await failing.wait()
            with pytest.raises(NotNow):
                await asyncio.wait_for(table.do(job), 2)

    act(story)


def test_one_unreadable_table_does_not_keep_the_others_shut(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            made = [(await lobby.create(ORDER, "host")).id for _ in range(3)]
        write_header(tmp_path, made[1], b"\0")
        async with lobby_in(tmp_path) as lobby:
            await lobby.resume()
            assert set(lobby.tables) == {made[0], made[2]}

    act(story)
