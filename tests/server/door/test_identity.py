"""Who a visitor is: odd cookies beside it, values that others made, the year, and the way back."""

from __future__ import annotations

import httpx
import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.door.identity import COOKIE, Identities
from tests.server.running import act, me, running

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
ODD = [
    'prefs={"a":1}',
    "a=b=c",
    "=nameless",
    "nothing",
    "",
    "a b=c d",
    "ümlaut=ä",
    "quote=\"never closed",
    "tab=\t",
    "list=[1,2,3]",
    "at@sign=1",
    "(paren)=2",
    f"{COOKIE}=short",
    f"{COOKIE}={'x' * 32}",
    f"not_{COOKIE}={'y' * 32}",
]  # fmt: skip


@pytest.fixture(scope="module")
def known():
    return Identities(b"k" * 32, secure=False)


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("name", [None, COOKIE])
def test_odd_cookies_take_nobody_away(known, odd, name):
    token = known.new()
    own = f"{name or known.name}={token}"
    for line in (f"{odd}; {own}", f"{own}; {odd}", f"{odd}; {own}; {odd}"):
        assert known.of([(b"cookie", line.encode("utf-8"))]) == token
    lines = [(b"cookie", odd.encode("utf-8")), (b"cookie", own.encode())]
    assert known.of(lines) == token
    assert known.of(lines[::-1]) == token


def test_odd_cookies_take_no_seat_away(address):
    """The same over the wire: as one header, and as two."""

    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST))
            for odd in (odd for odd in ODD if odd.strip() == odd):  # the client sends no others
                for headers in (
                    [(b"cookie", f"{odd}; {COOKIE}={host.identity}".encode())],
                    [(b"cookie", odd.encode()), (b"cookie", f"{COOKIE}={host.identity}".encode())],
                ):
                    async with httpx.AsyncClient(base_url=address) as http:
                        sent = await http.get(f"/api/tables/{table.id}", headers=headers)
                    assert sent.status_code == 200
                    assert "set-cookie" not in sent.headers

    act(story)


def test_nobody_is_what_the_server_did_not_make(known):
    other = Identities(b"o" * 32, secure=False)
    token = known.new()
    assert other.of([(b"cookie", f"{COOKIE}={token}".encode())]) is None
    for place in (0, 10, 20, 25, 31):
        changed = token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :]
        assert known.of([(b"cookie", f"{COOKIE}={changed}".encode())]) is None
    assert known.of([(b"cookie", f"{COOKIE}={known.way_back(token)}".encode())]) is None


def test_two_servers_of_one_host_leave_each_other_alone(tmp_path):
    """Cookies ignore ports: who visits both keeps both identities."""
    with running(tmp_path / "one") as one, running(tmp_path / "other") as other:
        with httpx.Client() as http:
            mine = http.get(f"{one.address}/api/tables").headers["set-cookie"].split(";")[0]
            both = {"cookie": mine}
            theirs = http.get(f"{other.address}/api/tables", headers=both).headers["set-cookie"]
        assert theirs.split("=")[0] != mine.split("=")[0]
        both = {"cookie": f"{theirs.split(';')[0]}; {mine}"}
        for server in (one, other):
            sent = httpx.get(f"{server.address}/api/tables", headers=both)
            assert "set-cookie" not in sent.headers


def test_over_tls_only_this_very_host_can_set_it():
    secure = Identities(b"k" * 32, secure=True)
    token = secure.new()
    cookie = secure.cookie(token).decode()
    assert cookie.startswith(f"__Host-{COOKIE}")
    assert "; Secure" in cookie
    assert "; Path=/" in cookie
    assert "Domain" not in cookie
    assert secure.of([(b"cookie", f"{COOKIE}={token}".encode())]) is None
    assert secure.of([(b"cookie", cookie.split(";")[0].encode())]) == token


def test_an_opened_page_begins_the_year_anew(address):
    cookie = httpx.get(f"{address}/api/titles").headers["set-cookie"].split(";")[0]
    page = httpx.get(f"{address}/", headers={"cookie": cookie, "accept": "text/html,*/*"})
    assert page.headers["set-cookie"].startswith(f"{cookie};")
    assert "Max-Age=31536000" in page.headers["set-cookie"]


def test_an_identity_survives_a_restart(tmp_path):
    with running(tmp_path) as server:
        cookie = httpx.get(f"{server.address}/api/titles").headers["set-cookie"].split(";")[0]
        server.kill()
        server.start()
        again = httpx.get(f"{server.address}/api/titles", headers={"cookie": cookie})
        assert "set-cookie" not in again.headers


def test_a_kept_link_brings_everything_back(address):
    async def story():
        async with Visitor(address) as host, Visitor(address) as elsewhere:
            table = await host.set_table(NAME, me(FEWEST))
            kept = (await host.post("/api/identity/link"))["token"]
            assert host.identity is not None
            assert host.identity not in kept
            with pytest.raises(Denied, match="no such table"):
                await elsewhere.table(table.id)
            await elsewhere.post("/api/identity", {"token": kept})
            assert elsewhere.identity == host.identity
            assert (await elsewhere.table(table.id)).yours == tuple(range(FEWEST))
            for forged in ("x" * 32, kept[:-1] + ("A" if kept[-1] != "A" else "B"), host.identity):
                with pytest.raises(Denied, match="not-there"):
                    await elsewhere.post("/api/identity", {"token": forged})
            assert elsewhere.identity == host.identity

    act(story)
