"""The door: hosts, origins, tokens, headers; and names that look like code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stammtisch.client import Denied, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.door.tokens import digest
from stammtisch.server.http.routes import pages
from stammtisch.server.http.routes.pages import BUNDLE
from tests.server.running import act, everything_in, me, running, until_dropped

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
SCRIPT = "<script>alert(1)</script>"[:40]


def origins(address):
    host = address.removeprefix("http://")
    port = host.rsplit(":", 1)[1]
    good = [None, address, f"http://localhost:{port}"]
    bad = ["http://evil.example", "null", f"http://evil.example:{port}", "http://127.0.0.1:1", ""]
    return good, bad


def test_only_our_own_names_and_pages_get_in(address):
    """Host x Origin x method, for HTTP."""
    good, bad = origins(address)
    body = {"code": "AAAAAA"}
    with httpx.Client(base_url=address) as http:
        for origin in good:
            headers = {} if origin is None else {"origin": origin}
            assert http.get("/api/titles", headers=headers).status_code == 200
            assert http.post("/api/join-code", json=body, headers=headers).status_code == 404
        for origin in bad:
            headers = {"origin": origin}
            assert http.get("/api/titles", headers=headers).status_code == 403
            assert http.post("/api/join-code", json=body, headers=headers).status_code == 403
        for host in ("evil.example", "127.0.0.1", "127.0.0.1:1", "", "localhost.evil.example"):
            assert http.get("/api/titles", headers={"host": host}).status_code in (400, 421)
        for site in ("cross-site", "same-site"):
            headers = {"sec-fetch-site": site}
            assert http.post("/api/join-code", json=body, headers=headers).status_code == 403


def test_other_sites_cannot_post_forms(address):
    """Bodies that a foreign page may send without asking are refused."""
    with httpx.Client(base_url=address) as http:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            headers = {"content-type": kind}
            sent = http.post("/api/join-code", content=b'{"code":"AAAAAA"}', headers=headers)
            assert sent.status_code == 415


def test_sockets_are_guarded_like_pages(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST))
            place = f"{address.replace('http', 'ws')}/api/tables/{table.id}/socket?seat=0"
            cookie = {"Cookie": f"stammtisch_visitor={host.identity}"}
            good, bad = origins(address)
            for origin in good:
                async with connect(place, origin=origin, additional_headers=cookie) as socket:
                    assert json.loads(await socket.recv())["type"] == "hello"
            for origin in bad[:-1]:
                with pytest.raises(InvalidStatus):
                    await connect(place, origin=origin, additional_headers=cookie)

    act(story)


def test_every_answer_wears_the_protective_headers(address):
    with httpx.Client(base_url=address) as http:
        for path in ("/", "/api/titles", "/api/tables/none", "/health", "/any/page"):
            headers = http.get(path).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"].split("style-src")[0]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(address):
    cookie = httpx.get(f"{address}/api/titles").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert len(token) == 32
    again = httpx.get(f"{address}/api/titles", headers={"cookie": f"stammtisch_visitor={token}"})
    assert "set-cookie" not in again.headers
    for forged in ("short", "x" * 33, "../../etc/passwd", '"quoted'):
        sent = httpx.get(
            f"{address}/api/titles", headers={"cookie": f"stammtisch_visitor={forged}"}
        )
        assert "set-cookie" in sent.headers


def test_a_link_from_another_site_leaves_the_visitor_who_it_is(address):
    """The browser may keep an identity back there: a new one would replace it and its seats."""
    with httpx.Client(base_url=address) as http:
        for path in ("/", "/join", "/api/titles"):
            sent = http.get(path, headers={"sec-fetch-site": "cross-site"})
            assert sent.status_code == 200
            assert "set-cookie" not in sent.headers
        assert "set-cookie" in http.get("/", headers={"sec-fetch-site": "none"}).headers


def test_nonsense_is_turned_away_without_a_fault(address):
    """Neither a broken Origin nor a path that no file can have is our fault."""
    with httpx.Client(base_url=address) as http:
        for origin in ("http://[", "http://[::1"):
            assert http.get("/api/bots", headers={"origin": origin}).status_code == 403
        for path in ("/%00", "/" + "a" * 300, "/x/%00/y"):
            assert http.get(path).status_code == 404


def test_links_are_secrets_stored_as_digests(tmp_path):
    """No token can be found in what is kept, nor in the logs; a link made anew voids the old."""
    secrets: list[str] = []
    with running(tmp_path) as server:

        async def story():
            async with Visitor(server.address) as host, Visitor(server.address) as bob:
                table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "link"}])
                old = table.links[0].token
                secrets.extend([old, table.spectate, host.identity or ""])
                assert all(len(secret) == 32 for secret in secrets)
                with pytest.raises(Denied, match="404"):
                    await bob.join("A" * 32)
                await bob.join(old)
                secrets.append(bob.identity or "")
                async with bob.sit(table.id, 1) as chair:
                    fresh = await host.new_link(table.id, 1)
                    assert await until_dropped(chair) == 4410
                with pytest.raises(Denied, match="409"):
                    await bob.join(old)
                with pytest.raises(Denied, match="404"):
                    await bob.table(table.id)
                assert (await bob.join(fresh)).seat == 1

        act(story)
        logged = server.stop()[2]
    kept = everything_in(tmp_path)
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in logged
    assert digest(secrets[1]).encode() in kept


def test_names_and_chat_are_never_interpreted(address):
    """Script strings in every name come back as the same plain text, as JSON."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as bob:
            chairs = [{"kind": "me", "name": SCRIPT}, {"kind": "link", "name": SCRIPT}]
            table = await host.set_table(NAME, chairs, name=SCRIPT)
            await bob.join(table.links[0].token, SCRIPT)
            await bob.post(f"/api/tables/{table.id}/seats/1/rename", {"name": SCRIPT})
            await host.post(f"/api/tables/{table.id}/rename", {"name": SCRIPT})
            await bob.post(f"/api/tables/{table.id}/chat", {"text": SCRIPT, "seat": 1})
            async with host.sit(table.id, 0) as chair:
                await chair.chat_line(SCRIPT)
                await chair.wait_for(lambda c: len(c.chat) == 2)
                assert {line.text for line in chair.chat} == {SCRIPT}
                assert chair.table.name == SCRIPT
                assert [seat.name for seat in chair.table.seated] == [SCRIPT, f"{SCRIPT} 2"]
            sent = await host.http.get(f"/api/tables/{table.id}")
            assert sent.headers["content-type"] == "application/json"
            for name in ("x" * 41, "y" * 4000):
                with pytest.raises(Denied, match="400"):
                    await host.post(f"/api/tables/{table.id}/rename", {"name": name})
            with pytest.raises(Denied, match="400"):
                await host.post(f"/api/tables/{table.id}/chat", {"text": "x" * 301})

    act(story)


def test_pages_do_not_lead_out_of_the_bundle(address):
    with httpx.Client(base_url=address) as http:
        for path in (
            "/../pyproject.toml",
            "/%2e%2e/%2e%2e/etc/passwd",
            "//etc/passwd",
            "/..%2f..%2f",
        ):
            sent = http.get(path)
            assert sent.status_code in (200, 400, 404)
            assert "root:" not in sent.text
            assert "[project]" not in sent.text
        assert http.get("/api/nothing").status_code == 404


def test_brackets_in_brackets_are_no_fault_of_ours(address):
    with httpx.Client(base_url=address) as http:
        for body in (b"[" * 100_000, b'{"title":' * 50_000, b'{"token":' + b"[" * 90_000):
            for path in ("/api/tables", "/api/join", "/api/records"):
                headers = {"content-type": "application/json"}
                sent = http.post(path, content=body, headers=headers)
                assert sent.status_code == 400
                assert sent.json()["code"] == "not-understood"


def test_head_is_get_without_the_body(address):
    with httpx.Client(base_url=address) as http:
        for path in ("/", "/api/titles", "/health", "/api/tables/none", "/favicon.svg"):
            got, asked = http.get(path), http.head(path)
            assert asked.status_code == got.status_code
            assert asked.content == b""
            assert asked.headers["content-type"] == got.headers["content-type"]


def test_a_kind_of_file_is_told_once(address):
    with httpx.Client(base_url=address) as http:
        words, parts = "/api/words/en/platform", f"/api/components/{NAME}"
        for path in ("/", "/api/titles", words, parts, "/metrics"):
            assert http.get(path).headers["content-type"].count("charset") <= 1
        for file in (BUNDLE / "assets").glob("*.*s"):
            kind = http.get(f"/assets/{file.name}").headers["content-type"]
            assert kind in ("text/css; charset=utf-8", "text/javascript; charset=utf-8")


def test_the_bundle_is_served_from_behind_a_link(tmp_path):
    """Installed behind a symbolic link, scripts are still scripts."""
    package = Path(pages.__file__).parents[4]
    (tmp_path / "linked").symlink_to(package, target_is_directory=True)
    look = "from stammtisch.server.http.routes.pages import file_of; print(file_of('/index.html'))"
    done = subprocess.run(
        [sys.executable, "-c", look],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "linked")},
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.strip().endswith("index.html")
