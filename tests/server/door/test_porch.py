"""Every request has a number to quote; the access log says what happened, and nothing of people."""

from __future__ import annotations

import asyncio
import json
import re
import stat
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
from websockets.asyncio.client import connect

from stammtisch.cli.main import main
from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.server.logs import request_number
from stammtisch.server.table.threads import aside
from stammtisch.server.table.turns import Turns
from tests.server.running import act, behind, me, running

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
NUMBER = re.compile(r"[0-9a-f]{16}")


def test_every_answer_has_a_number(address):
    with httpx.Client(base_url=address) as http:
        one, two = http.get("/health"), http.get("/health")
        assert NUMBER.fullmatch(one.headers["x-request-id"])
        assert one.headers["x-request-id"] != two.headers["x-request-id"]
        missing = http.get("/api/tables/none")
        assert missing.status_code == 404
        assert missing.json()["request"] == missing.headers["x-request-id"]
        turned_away = http.get("/", headers={"host": "evil.example"})
        assert turned_away.json()["request"] == turned_away.headers["x-request-id"]
        assert http.head("/health").headers["x-request-id"]
        # a stranger's own number is not taken over
        forged = http.get("/health", headers={"X-Request-ID": "quote-me-12345"})
        assert NUMBER.fullmatch(forged.headers["x-request-id"])


def test_a_proxy_numbers_requests_in_a_sane_way(tmp_path):
    with (
        running(tmp_path, trusted_proxies="127.0.0.1") as server,
        httpx.Client(base_url=server.address) as http,
    ):
        kept = http.get("/api/tables/none", headers={"X-Request-ID": "proxy-0815.A_b"})
        assert kept.headers["x-request-id"] == kept.json()["request"] == "proxy-0815.A_b"
        for told in ("a" * 65, "short", "with space in it", "zeile\\n{}", 'a"b":1234'):
            odd = http.get("/health", headers={"X-Request-ID": told})
            assert NUMBER.fullmatch(odd.headers["x-request-id"])


def test_the_number_goes_along_to_threads_and_to_the_table():
    """But a table that goes on by itself later is not the fault of whoever woke it."""
    alone: list[str | None] = []

    async def go_on() -> None:
        alone.append(request_number.get())

    async def its_number() -> str | None:
        return request_number.get()

    async def story():
        request_number.set("woken-by-me")
        turns = Turns("table", go_on, lambda: None)
        assert await turns.do(its_number) == "woken-by-me"
        with ThreadPoolExecutor(1) as threads:
            assert await aside(threads, request_number.get) == "woken-by-me"
        await turns.end()

    act(story)
    assert set(alone) == {None}


def test_what_is_logged_meanwhile_bears_the_number(tmp_path):
    with running(tmp_path) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = (await host.set_table(NAME, me(FEWEST))).id
                return table, host.identity

        table, identity = act(story)
        server.stop()
        with behind(tmp_path) as db:
            db.execute("UPDATE tables SET social = ? WHERE id = ?", (b"{}", table))
        server.start()

        async def again():
            async with Visitor(server.address, identity) as host:
                return await host.http.get(f"/api/tables/{table}")

        refused = act(again)
        assert refused.status_code == 507
        _, _, server_log = server.stop()
    lines = [json.loads(line) for line in server_log.splitlines() if line.startswith("{")]
    about = [line for line in lines if "store failed" in line["message"]]
    assert about
    assert [line["request"] for line in about] == [refused.json()["request"]]


def test_sockets_have_one_too(address):
    async def story():
        async with connect(f"{address.replace('http', 'ws')}/api/tables/none/socket") as socket:
            assert socket.response is not None
            return socket.response.headers["x-request-id"]

    assert NUMBER.fullmatch(act(story))


async def much(address: str) -> tuple[str, list[str]]:
    """An evening in short: what must never stand in a log comes back."""
    async with Visitor(address) as host, Visitor(address) as guest:
        chairs = [{"kind": "me", "name": "Adalbert"}, *[{"kind": "link"}] * (FEWEST - 1)]
        made = await host.set_table(NAME, chairs, name="Secret evening")
        await guest.join(made.links[0].token, name="Balthasar")
        async with host.sit(made.id, 0) as chair:
            await chair.chat_line("psst, Balthasar")
            await chair.wait_for(lambda one: bool(one.chat))
        await host.http.head("/health")
        await host.http.get("/nowhere/at/all")
        await host.http.get("/api/tables/0123456789abcdef")
        await host.http.get("/", headers={"host": "evil.example"})
        await asyncio.sleep(0.1)
        secrets = ["Adalbert", "Balthasar", "psst", "Secret evening", made.id, made.code]
        secrets += [
            made.links[0].token,
            str(host.identity),
            str(guest.identity),
            "127.0.0.1",
            "0123456789",
        ]
        return made.id, secrets


def test_the_access_log_tells_of_requests_and_not_of_people(tmp_path):
    log = tmp_path / "access.log"
    with running(tmp_path / "data", access_log=str(log)) as server:
        _, secrets = act(lambda: much(server.address))
    written = log.read_text()
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    lines = [json.loads(line) for line in written.splitlines()]
    assert [word for word in secrets if word and word in written] == []
    for line in lines:
        assert line.keys() - {"code"} == {
            "at", "request", "method", "route", "status", "ms", "bytes",
        }  # fmt: skip
    seen = {(line["method"], line["route"], line["status"]) for line in lines}
    assert ("POST", "/api/tables", 201) in seen
    assert ("POST", "/api/join", 200) in seen
    assert ("HEAD", "/health", 200) in seen
    assert ("GET", "/api/tables/{table}", 404) in seen
    assert ("GET", None, 421) in seen
    sockets = [line for line in lines if line["method"] == "SOCKET"]
    assert [(line["route"], line["status"]) for line in sockets] == [
        ("/api/tables/{table}/socket", 101)
    ]
    assert sockets[0]["bytes"] > 1000
    assert all(line["ms"] >= 0 for line in lines)


def test_networks_stand_there_only_if_asked_for(tmp_path):
    log = tmp_path / "access.log"
    settings = {"access_log": str(log), "access_log_networks": True, "trusted_proxies": "127.0.0.1"}
    with running(tmp_path / "data", **settings) as server:
        httpx.get(f"{server.address}/health", headers={"X-Forwarded-For": "198.51.100.77"})
    line = json.loads(log.read_text().splitlines()[-1])
    assert line["network"] == "198.51.100.0/24"
    assert "198.51.100.77" not in log.read_text()


def test_a_log_that_was_moved_away_begins_anew(tmp_path):
    """As logrotate does it."""
    log = tmp_path / "access.log"
    with running(tmp_path / "data", access_log=str(log)) as server:
        httpx.get(f"{server.address}/health")
        while "/health" not in log.read_text():
            time.sleep(0.01)
        log.rename(tmp_path / "access.log.1")
        httpx.get(f"{server.address}/metrics")
    assert "/metrics" in log.read_text()
    assert "/health" not in log.read_text()


def test_a_log_that_cannot_be_written_is_told_before_anything_opens(capsys, tmp_path):
    words = ["serve", "--no-browser", "--data", str(tmp_path / "data"), "--access-log"]
    assert main([*words, str(tmp_path / "none" / "access.log")]) == 1
    assert "cannot be written" in capsys.readouterr().err
    assert main([*words, str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
