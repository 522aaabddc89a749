"""What is one for all nodes: limits, lists of tables, what people chose, who speaks for whom."""

from __future__ import annotations

import asyncio
import time

import httpx
import psycopg
import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.server.door.limits import Turnstile
from stammtisch.server.nodes.passes import HEADER, Pass, Seal
from tests.server.nodes.houses import FEWEST, NAME, nodes
from tests.server.running import UNLIMITED, act, me
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql


def test_what_was_taken_elsewhere_is_owed_here():
    turnstile = Turnstile(5, 1 / 60)
    turnstile.owes("there", 4)
    assert turnstile.lets_in("there")
    assert not turnstile.lets_in("there")
    turnstile.owes("there", 100)  # never more than a bucket
    assert turnstile.lets_in("here", 5)


def test_whoever_asks_several_nodes_gets_no_more_and_pays_once(tmp_path, database):
    """Three tables at one node are three at the other; six codes at both are six, not twelve."""

    async def story(first, second):
        async with Visitor(first.address) as ada, Visitor(second.address) as ben:
            table = await ada.set_table(NAME, [{"kind": "me"}, *[{"kind": "open"}] * (FEWEST - 1)])
            for _ in range(2):
                await ada.set_table(NAME, me(FEWEST))
            for visitor in (ada, ben) * 3:
                await visitor.post("/api/invitation", {"key": table.code})
                await asyncio.sleep(0.4)
            with pytest.raises(Denied, match="Too many"):
                await ben.post("/api/invitation", {"key": table.code})
            with pytest.raises(Denied, match="Too many"):
                await ben.set_table(NAME, me(FEWEST))

    limits = {**UNLIMITED, "tables_per_minute": 3, "codes_per_minute": 6}
    with nodes(tmp_path, database, database, limits=limits) as (first, second):
        act(lambda: story(first, second))


def test_a_newcomer_joins_at_one_node_a_table_of_the_other(pair):
    async def story():
        async with Visitor(pair.first.address) as ada, Visitor(pair.second.address) as ben:
            chairs = [{"kind": "me"}, {"kind": "link"}, *[{"kind": "open"}] * (FEWEST - 2)]
            made = await ada.set_table(NAME, chairs)
            seated = await ben.join(made.links[0].token, "Ben")
            assert seated.table == made.id
            async with ben.sit(made.id, seated.seat) as chair:
                assert chair.hello.seat == seated.seat
            listed = await ben.get("/api/tables")
            assert [line["id"] for line in listed] == [made.id]
            assert "Ben" in listed[0]["names"]  # only the node that has the table tells
            await ben.post(
                f"/api/tables/{made.id}/seats/{seated.seat}/rename", {"name": "Benedikt"}
            )
            async with asyncio.timeout(5):  # the other node hears of it a little later
                while "Benedikt" not in (await ben.get("/api/tables"))[0]["names"]:
                    await asyncio.sleep(0.05)

    act(story)


def test_what_somebody_chose_at_one_node_holds_at_the_other(pair):
    async def story():
        async with Visitor(pair.first.address) as ada:
            await ada.get("/api/titles")
            async with Visitor(pair.second.address, ada.identity) as there:
                before = (await there.get("/api/notices"))["wait"]
                await ada.post("/api/notices", {"wait": before + 60})
                async with asyncio.timeout(5):
                    while (await there.get("/api/notices"))["wait"] != before + 60:
                        await asyncio.sleep(0.05)

    act(story)


def test_only_nodes_are_believed_about_whom_they_ask_for(pair):
    async def story():
        async with Visitor(pair.first.address) as ada:
            table = (await ada.set_table(NAME, me(FEWEST))).id
            token = ada.identity
            assert token is not None
        target = f"/api/tables/{table}"
        with psycopg.connect(pair.store) as line:
            row = line.execute("SELECT key FROM secret").fetchone()
            assert row is not None
        given = Pass(time.time(), "GET", target, "9.9.9.9", token, "0" * 16)
        async with httpx.AsyncClient(base_url=pair.first.address) as http:
            good = Seal(bytes(row[0])).write(given)
            answers = [
                (await http.get(path, headers=[(HEADER, value)])).status_code
                for path, value in (
                    (target, good),
                    (target, Seal(b"another house").write(given)),
                    (f"{target}/coach?seat=0", good),  # a pass is for one request
                    (target, b"nonsense"),
                    (target, b"."),
                )
            ]
        assert answers == [200, 403, 403, 403, 403]

    act(story)
