"""Limits: how much one address, one visitor or one socket may ask for; and frames that are none."""

from __future__ import annotations

import asyncio
import contextlib
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stammtisch.client import Denied, Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.door.limits import Turnstile
from stammtisch.server.wire.protocol import ProblemTold
from tests.server.running import act, me, running, until_dropped

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


def test_limits(tmp_path):
    """Tables and codes per minute, messages per second, length of frames."""
    limits: dict[str, float] = {
        "tables_per_minute": 5,
        "codes_per_minute": 10,
        "request_burst": 100,
    }
    limits["requests_per_second"] = 0.1
    with running(tmp_path, limits=limits) as server:

        async def story():
            async with Visitor(server.address) as host:
                tables = [await host.set_table(NAME, me(FEWEST)) for _ in range(5)]
                with pytest.raises(Denied, match="429"):
                    await host.set_table(NAME, me(FEWEST))
                for _ in range(10):
                    with pytest.raises(Denied, match="404"):
                        await host.join_code("AAAAAA")
                with pytest.raises(Denied, match="429"):
                    await host.join_code(tables[0].code)
                await too_long_a_frame(host, tables[0].id)
                await strange_frames(host, tables[1].id)
                await too_many_messages(host, tables[0].id)

        act(story)
        with httpx.Client(base_url=server.address) as http:
            codes = {http.get("/api/bots").status_code for _ in range(150)}
            assert codes == {200, 429}


def test_looks_at_what_was_played_have_their_price(tmp_path):
    limits = {"look_burst": 20, "looks_per_second": 0.1}
    with running(tmp_path, limits=limits) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST))).id
                for step in (0, *[""] * 9) * 2:
                    await host.get(f"/api/tables/{table}/replay/{step}".rstrip("/"))
                for more in (
                    "replay",
                    "replay/0",
                    "replay/whole",
                    "scenes",
                    "statistics",
                    "record",
                ):
                    with pytest.raises(Denied, match="429"):
                        await host.get(f"/api/tables/{table}/{more}")
                await host.table(table)

        act(story)


def test_whoever_looks_into_a_bucket_takes_nothing():
    turnstile = Turnstile(2, 0.0001)
    for _ in range(5):
        assert not turnstile.empty("here")
    assert turnstile.lets_in("here", 2)
    assert turnstile.empty("here")
    assert not turnstile.empty("there")


def test_nonsense_counts_like_any_request(tmp_path):
    """Who is turned away is counted first; opening a socket counts too."""
    with running(tmp_path, limits={"request_burst": 20, "requests_per_second": 0.01}) as server:
        with httpx.Client(base_url=server.address) as http:
            codes = [http.get("/", headers={"host": "evil.example"}).status_code for _ in range(15)]
            assert set(codes) == {421}

        async def story():
            place = f"{server.address.replace('http', 'ws')}/api/tables/none/socket"
            for _ in range(5):
                async with connect(place):
                    pass
            with pytest.raises(InvalidStatus):
                await connect(place)

        act(story)
        assert httpx.get(f"{server.address}/health").status_code == 429


def test_one_address_opens_so_many_sockets_and_tables(tmp_path):
    """A socket counts while it is open; a rematch is a new table."""
    limits = {"sockets_per_address": 3, "tables_per_minute": 3}
    with running(tmp_path, limits=limits) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST))).id
                async with host.sit(table, 0), host.sit(table, 0):
                    async with host.sit(table, 1):
                        with pytest.raises(Dropped):
                            async with host.sit(table, 1):
                                pass
                    await sit_down_soon(host, table)  # the server must notice that it closed
                for _ in range(2):
                    await host.post(f"/api/tables/{table}/close")
                    again = await host.rematch(table)
                    assert await host.rematch(table) == again  # made once, and free to ask for
                    table = again
                await host.post(f"/api/tables/{table}/close")
                with pytest.raises(Denied, match="429"):
                    await host.rematch(table)

        act(story)


async def sit_down_soon(host, table):
    """Open a socket; for some seconds it may be one too many."""
    async with asyncio.timeout(10):
        while True:
            with contextlib.suppress(Dropped):
                async with host.sit(table, 1):
                    return
            await asyncio.sleep(0.05)


def test_chat_has_its_own_pace(tmp_path):
    """A few lines at once, then one a second, over the socket and over HTTP together."""
    with running(tmp_path, limits={"chat_burst": 3, "chat_per_second": 0.01}) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST))).id
                async with host.sit(table, 0) as chair:
                    for number in range(3):
                        await chair.chat_line(f"line {number}")
                    await chair.wait_for(lambda c: len(c.chat) == 3)
                    await chair.chat_line("one too many")
                    told = await chair.listen()
                    assert isinstance(told, ProblemTold)
                    assert told.words.id == "problem-too-many"
                with pytest.raises(Denied, match="429"):
                    await host.post(f"/api/tables/{table}/chat", {"text": "again", "seat": 0})

        act(story)


async def too_many_messages(host, table):
    async with host.sit(table, 0) as chair:
        for _ in range(60):
            await chair.socket.send('{"type":"ping"}')
        assert await until_dropped(chair) == 1008


async def too_long_a_frame(host, table):
    async with host.sit(table, 0) as chair:
        await chair.socket.send(json.dumps({"type": "chat", "text": "x" * 9000}))
        assert await until_dropped(chair) == 1009


STRANGE = (
    "", "{", "[]", "null", "0", '"x"', "{}", '{"type":"nothing"}', '{"type":"answer"}',
    '{"type":"answer","question":"1","option":0,"key":"k"}',
    '{"type":"answer","question":1,"option":0,"key":""}',
    '{"type":"answer","question":1,"option":0,"key":"k","more":1}',
    '{"type":"answer","question":1e400,"option":0,"key":"k"}',
    '{"type":"order","order":"attack"}', '{"type":"chat","text":"   "}', "[" * 4000,
    '{"type":"explain","address":"' + "a" * 300 + '"}', "\N{BEER MUG}", "\x00",
)  # fmt: skip


async def strange_frames(host, table):
    """Each is answered with a problem; the socket stays open."""
    async with host.sit(table, 0) as chair:
        for frame in STRANGE:
            await chair.socket.send(frame)
            told = await chair.listen()
            while type(told).__name__ == "TableTold":
                told = await chair.listen()
            assert type(told).__name__ == "ProblemTold", frame
        for address in ("city/\u00b2", "mat/-1/x", "mat/999", "//", "x" * 200, "city/", "\x07"):
            await chair.explain(address)
        await chair.socket.send(b"\xff\xfe\x00 is no text")
        told = await chair.listen()
        assert type(told).__name__ == "ProblemTold"
