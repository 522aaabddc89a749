"""A finished match in one piece: the same steps as one by one, and nothing before its end."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.changes import changed
from tests.server.running import act, me, randomly

NAME = "histrio"


async def play(visitor, table, seat):
    async with visitor.sit(table, seat) as chair:
        await chair.play(randomly(seat))


async def whole_of(visitor, table):
    """The match as soon as it is kept for good."""
    for _ in range(300):
        answer = await visitor.http.get(f"/api/tables/{table}/replay/whole")
        assert answer.status_code == 200
        if (whole := answer.json()) is not None:
            return whole
        await asyncio.sleep(0.2)
    raise AssertionError("it was never kept")


def test_a_whole_replay_tells_every_step(address):
    assert NAME in titles()

    async def story():
        async with Visitor(address) as ann, Visitor(address) as eve:
            table = (await ann.set_table(NAME, me(2), pace=0, beat=0)).id
            with pytest.raises(Denied, match="hidden"):
                await ann.get(f"/api/tables/{table}/replay/whole")
            await asyncio.gather(*(play(ann, table, seat) for seat in (0, 1)))
            whole = await whole_of(ann, table)
            with pytest.raises(Denied):
                await eve.get(f"/api/tables/{table}/replay/whole")
            assert whole["overview"] == await ann.get(f"/api/tables/{table}/replay", seat="all")
            steps, shown = whole["steps"], None
            assert len(steps) == whole["overview"]["steps"]
            for number, step in enumerate(steps):
                shown = changed(shown, step) if number else step
                if number % 40 == 0 or number == len(steps) - 1:
                    place = f"/api/tables/{table}/replay/{number}"
                    assert shown == await ann.get(place, seat="all")

    act(story)
