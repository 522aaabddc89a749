"""Keepsakes wait for time that others leave, but not for ever."""

from __future__ import annotations

import asyncio

from stammtisch.core.registry import titles
from stammtisch.server.crew.errand import EVEN, SHARE
from stammtisch.server.lobby.keepsakes import TRIES
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in

NAME = next(iter(titles()))
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * titles()[NAME].fewest_seats)


def test_the_last_try_has_as_much_time_as_everybody(tmp_path, monkeypatch):
    """Where the machine is always full, who makes way never comes to an end."""
    shares: list[str | None] = []

    async def no_worker(*_, env, **__):
        shares.append(env.get(SHARE))
        raise OSError("no worker today")

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            await manners.close(table, "host")
            monkeypatch.delenv(SHARE, raising=False)
            monkeypatch.setattr(asyncio, "create_subprocess_exec", no_worker)
            await lobby.keepsakes.catch_up()

    act(story)
    assert shares == [*[None] * (TRIES - 1), EVEN]
