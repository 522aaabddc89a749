"""The client library plays whole matches of every title through a real server."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core import record
from stammtisch.core.registry import titles
from stammtisch.server.wire.protocol import AcceptedTold
from tests.server.running import act, me, randomly
from tests.tables import SOAK

every_title = pytest.mark.parametrize("name", titles())
# a whole evening through the server; the long ones only in the soak
each_evening = pytest.mark.parametrize("name", titles() if SOAK else ["histrio", "taverna"])


async def play_seat(visitor, table, seat):
    async with visitor.sit(table, seat) as chair:
        await chair.play(randomly(seat))
        return chair


@each_evening
def test_people_friends_and_bots_play_to_the_end(address, name):
    """Two seats on one screen, one by link, the rest bots; a spectator watches it all."""
    game = titles()[name]

    async def story():
        async with Visitor(address) as ann, Visitor(address) as bob, Visitor(address) as eve:
            seats = min(game.most_seats, 4)
            chairs = [{"kind": "me", "name": "Ann"}, {"kind": "link"}, {"kind": "bot"}]
            chairs = [*chairs, {"kind": "me", "name": "Anton"}][:seats]
            table = await ann.set_table(name, chairs, pace=0, beat=0)
            assert (await bob.join(table.links[0].token, "Bob")).seat == 1
            assert (await eve.join(table.spectate)).seat is None
            mine = (await ann.table(table.id)).yours
            players = [play_seat(ann, table.id, seat) for seat in mine]
            played = await asyncio.gather(*players, play_seat(bob, table.id, 1), watch(eve, table))
            sheets = {msgspec.json.encode(chair.update.sheet) for chair in played}
            assert len(sheets) == 1
            await check_the_past(ann, eve, table.id, name, played)

    act(story)


async def watch(visitor, table):
    async with visitor.sit(table.id, None) as chair:
        await chair.wait_for(lambda seen: seen.update.over, 100)
        return chair


async def check_the_past(ann, eve, table, name, played):
    """Record, replay and statistics agree with what was played."""
    text = (await ann.http.get(f"/api/tables/{table}/record")).content
    match = record.to_match(record.load(text))
    assert match.over
    sheet = msgspec.to_builtins(played[0].update.sheet)
    statistics = await eve.get(f"/api/tables/{table}/statistics")
    assert statistics["sheet"]["totals"] == list(sheet["totals"])
    assert statistics["totals"][-1] == list(sheet["totals"])
    assert sum(statistics["decisions"]) == match.ply
    for seat in ("0", "1", "all", None):
        query = {} if seat is None else {"seat": seat}
        replay = await eve.get(f"/api/tables/{table}/replay", **query)
        last = replay["steps"] - 1
        step = await eve.get(f"/api/tables/{table}/replay/{last}", **query)
        assert step["sheet"] == msgspec.json.decode(msgspec.json.encode(sheet))
        assert len(step["views"]) == (match.seats if seat == "all" else 0)
        first = await eve.get(f"/api/tables/{table}/replay/0", **query)
        assert first["sheet"] is None
        for beyond in (-1, last + 1):
            with pytest.raises(Denied, match="404"):
                await eve.get(f"/api/tables/{table}/replay/{beyond}", **query)
    async with Visitor(ann.address) as zoe:
        brought = await zoe.post("/api/records", msgspec.json.decode(text))
        again = await zoe.get(f"/api/tables/{brought['id']}/statistics")
        assert again["sheet"] == statistics["sheet"]


@every_title
def test_bots_play_alone(address, name):
    """A table of bots, nobody connected, comes to its end by itself."""

    async def story():
        async with Visitor(address) as host:
            levels = (*(await host.get("/api/bots"))[:2], "greedy", "random")
            seats = titles()[name].most_seats
            chairs = [{"kind": "bot", "bot": levels[seat % len(levels)]} for seat in range(seats)]
            table = await host.set_table(name, chairs, pace=0, beat=0)
            while (await host.table(table.id)).status == "running":
                await asyncio.sleep(0.2)
            assert (await host.table(table.id)).status == "over"

    act(story)


@every_title
def test_a_hot_seat_answers_with_one_visitor(address, name):
    """One visitor holds all seats and looks through each in turn."""

    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(name, me(titles()[name].fewest_seats), pace=0, beat=0)
            choose = randomly(7)
            for _ in range(25):
                for seat in range(titles()[name].fewest_seats):
                    async with host.sit(table.id, seat) as chair:
                        assert chair.hello.yours == tuple(range(titles()[name].fewest_seats))
                        if chair.question is not None:
                            verdict = await chair.answer(choose(chair.question))
                            assert isinstance(verdict, AcceptedTold)

    act(story)
