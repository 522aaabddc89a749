"""Requests handed on to another node: as they were asked, for whoever asked, and not for ever."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import time
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.client import Visitor
from stammtisch.server.door.limits import Turnstile
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes import messenger as messengers
from stammtisch.server.nodes.forwarding import Forwarder
from stammtisch.server.nodes.messenger import Messenger, Unreachable
from stammtisch.server.nodes.news import News
from stammtisch.server.nodes.passes import GOOD_FOR, Pass, Seal
from stammtisch.server.nodes.quarter import Peers
from stammtisch.server.nodes.relay import Relay
from stammtisch.server.store.leases import Owner
from stammtisch.server.wire.protocol import ProblemTold
from tests.server.nodes.houses import FEWEST, NAME, answer_once, keys_in
from tests.server.running import act, me
from tests.server.store.database import needs_postgresql

SEAL = Seal(b"a key")
TOKEN = "t" * 32


def sealed(target: str = "/api/tables/t", method: str = "GET") -> Pass:
    return Pass(time.time(), method, target, "9.9.9.9", TOKEN, "0" * 16)


def asking(path: str, method: str = "GET", kind: str = "http") -> Any:
    """What an application is told of a request."""
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [],
        "client": ("9.9.9.9", 1),
        "state": {"token": TOKEN},
    }


class Answer:
    """What goes back to whoever asked."""

    def __init__(self) -> None:
        self.said: list[Any] = []

    async def send(self, message: Any) -> None:
        self.said.append(message)

    @property
    def status(self) -> int:
        return int(self.said[0]["status"])


class Elsewhere:
    """A node that says to everybody the same, or nothing at all."""

    def __init__(self, says: bytes = b"") -> None:
        self._says = says
        self.heard: list[bytes] = []

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            self.heard.append(await reader.readuntil(b"\r\n\r\n"))
            if not self._says:
                await reader.read()
            writer.write(self._says)
            await writer.drain()
        writer.close()

    @contextlib.asynccontextmanager
    async def open(self):
        # hundreds knock at once: who finds no place in the queue would knock ever more seldom
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0, backlog=512)
        try:
            yield Owner("elsewhere", f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        finally:
            server.close()


ANSWERS = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nSet-Cookie: who=another\r\n\r\n"


def always() -> bool:
    return True


# -- as it was asked, for whoever asked ----------------------------------------------------------

ODD = "/api/tables/t/../%2e/%zz?a=%zz&b=c d|<>".replace(" ", "%20") + "#part"


def test_a_request_is_handed_on_as_it_was_asked_and_no_cookie_comes_back():
    """What was sealed is what the other node reads, whatever a library thinks of it."""

    async def story():
        there, answer, messenger = Elsewhere(ANSWERS), Answer(), Messenger(SEAL)
        async with there.open() as owner:
            await messenger.carry(owner, asking("t"), b"", sealed(ODD), answer.send, always)
            await messenger.ask(owner, sealed(ODD))
        for heard in there.heard:
            assert heard.startswith(f"GET {ODD} HTTP/1.1\r\n".encode())
        assert len(there.heard) == 2
        assert answer.status == 200
        assert b"set-cookie" not in [name for name, _ in answer.said[0]["headers"]]
        await messenger.close()

    act(story)


@needs_postgresql
def test_whoever_asks_for_something_odd_stays_who_they_are(pair):
    async def story():
        async with Visitor(pair.first.address) as ada:
            return (await ada.set_table(NAME, me(FEWEST))).id, ada.http.cookies

    table, cookies = act(story)
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    for more in ("?odd=%zz", "?a#part", "?<>|"):
        line = http.client.HTTPConnection(urlsplit(pair.second.address).netloc)
        line.request("GET", f"/api/tables/{table}{more}", headers=headers)
        answer = line.getresponse()
        assert (answer.status, answer.getheader("set-cookie")) == (200, None), more
        line.close()


@needs_postgresql
def test_a_pass_that_does_not_hold_makes_nobody_somebody_else(pair):
    """Neither a new identity, nor an answer to a stranger."""
    seen = httpx.get(f"{pair.first.address}/", headers={"x-stammtisch-node": "no pass"})
    assert seen.status_code == 403
    assert "set-cookie" not in seen.headers
    assert "pass of the node" in seen.json()["detail"]

    async def story():
        place = pair.first.address.replace("http", "ws") + "/api/tables/t/socket"
        with pytest.raises(InvalidStatus):
            await connect(place, additional_headers={"x-stammtisch-node": "no pass"})

    act(story)


def test_clocks_that_differ_are_told(caplog):
    given = sealed()
    late = Pass(given.at - GOOD_FOR - 9, *[getattr(given, n) for n in given.__struct_fields__[1:]])
    with caplog.at_level(logging.WARNING):
        assert SEAL.read(SEAL.write(given), "GET", "/api/tables/t") == given
        assert SEAL.read(SEAL.write(late), "POST", "/api/tables/t") is None  # not for this anyway
        assert SEAL.read(Seal(b"another").write(late), "GET", "/api/tables/t") is None
        assert caplog.text == ""
        assert SEAL.read(SEAL.write(late), "GET", "/api/tables/t") is None
    assert "clock of another node differs by 39 s" in caplog.text


# -- not for ever --------------------------------------------------------------------------------


def test_a_node_that_swallows_everything_stops_nobody_else():
    async def story():
        messenger, silent, lively = Messenger(SEAL), Elsewhere(), Elsewhere(ANSWERS)
        async with silent.open() as swallows, lively.open() as answers:
            held = [
                asyncio.create_task(
                    messenger.carry(swallows, asking("t"), b"", sealed(), Answer().send, always)
                )
                for _ in range(210)
            ]
            while len(silent.heard) < 200:
                await asyncio.sleep(0.05)
            answer = Answer()
            async with asyncio.timeout(5):
                await messenger.carry(answers, asking("t"), b"", sealed(), answer.send, always)
            assert answer.status == 200
            for one in held:
                one.cancel()
            await asyncio.gather(*held, return_exceptions=True)
        await messenger.close()

    act(story)


class Somewhere:
    """What a forwarder needs of a node: every table is at another one."""

    def __init__(self, owner: Owner) -> None:
        self.owner, self.others, self.news, self.store = owner, [owner], News(), self
        self.looked: list[str] = []

    async def find(self, table: str) -> Owner:
        return self.owner

    async def by_code(self, code: str) -> str:
        self.looked.append(code)
        return "t"


def forwarder(node: Somewhere, app: Any, codes: Turnstile | None = None) -> Forwarder:
    allowed = codes or Turnstile(10, 10)
    return Forwarder(app, cast(Any, node), Messenger(SEAL), Metrics(), allowed)


def saying(body: bytes) -> Any:
    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def never(*_: Any) -> None:
    raise AssertionError("it must not get here")


def test_nobody_waits_for_a_silent_node_that_is_gone(monkeypatch):
    """As long as it lives it may think; what it did last nobody knows."""
    monkeypatch.setattr(messengers, "LOOK_EVERY", 0.05)

    async def story():
        async with Elsewhere().open() as owner:
            node, answer = Somewhere(owner), Answer()
            hands_on = forwarder(node, never)
            scope = asking("/api/tables/t/rematch", "POST")
            waiting = asyncio.create_task(hands_on(scope, saying(b""), answer.send))
            await asyncio.sleep(0.5)
            assert not waiting.done()
            node.others = []
            async with asyncio.timeout(5):
                await waiting
            assert answer.status == 409

    act(story)


# -- addresses and paths that are none -----------------------------------------------------------


@pytest.mark.parametrize("address", ["http://127.0.0.1:port", "http://a..b:1", "http://[::1"])
def test_a_node_under_an_address_that_is_none_cannot_be_reached(address):
    async def story():
        owner, messenger = Owner("odd", address), Messenger(SEAL)
        with pytest.raises(Unreachable) as lost:
            await messenger.carry(owner, asking("t"), b"", sealed(), Answer().send, always)
        assert lost.value.unsent
        with pytest.raises(httpx.HTTPError):
            await messenger.ask(owner, sealed())
        with pytest.raises(Unreachable):
            await Relay.open(owner, SEAL, sealed())

    act(story)


def test_a_socket_whose_path_makes_no_sense_is_not_opened():
    async def story():
        with pytest.raises(Unreachable):
            await Relay.open(Owner("there", "http://127.0.0.1:1"), SEAL, sealed("/socket#x"))

    act(story)


@pytest.mark.parametrize(
    "path", ["%2Fapi/tables/t/socket", "/api/tables/t/socket#x", "/api/tables/t/söcket"]
)
def test_a_socket_whose_path_makes_no_sense_is_refused_at_once(path):
    """Whatever is written otherwise at the next node, no pass fits: nobody need try for seconds."""

    async def story():
        hands_on, answer = (
            forwarder(Somewhere(Owner("there", "http://127.0.0.1:1")), never),
            Answer(),
        )
        scope = asking("/api/tables/t/socket", kind="websocket")
        scope["raw_path"] = path.encode()
        async with asyncio.timeout(1):
            await hands_on(scope, saying(b""), answer.send)
        assert [said["type"] for said in answer.said] == ["websocket.close"]

    act(story)


@pytest.mark.parametrize("path", ["/api/join", "/api/tables/t", "/api/tables/t/sofa"])
def test_a_socket_where_none_is_goes_to_the_application(path):
    """Only a request has a body in which a code could stand."""
    came: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        came.append(scope["path"])

    async def story():
        hands_on = forwarder(Somewhere(Owner("there", "http://127.0.0.1:1")), app)
        await hands_on(asking(path, kind="websocket"), saying(b""), never)
        assert came == [path]

    act(story)


# -- what a stranger says ------------------------------------------------------------------------


async def say_with_a_zero(visitor: Visitor, table: str) -> None:
    """An answer whose key cannot be kept is not understood, whichever seat is asked."""
    for seat in range(FEWEST):
        async with visitor.sit(table, seat) as chair:
            if chair.question is None:
                continue
            option = chair.question.choices[0].option
            said = {"type": "answer", "question": chair.question.number, "option": option}
            await chair.socket.send(json.dumps({**said, "key": "zero\0"}))
            assert isinstance(await chair.listen(), ProblemTold)


@needs_postgresql
def test_what_cannot_be_kept_is_refused_before_the_database_is_asked(pair):
    """PostgreSQL knows no text with a zero in it."""

    async def story():
        async with Visitor(pair.second.address) as ada, asyncio.timeout(5):
            assert (await ada.http.get("/api/tables/%00")).status_code == 404
            for path, name in (("join-code", "code"), ("invitation", "key")):
                answer = await ada.http.post(f"/api/{path}", json={name: "ABC\0DEF"})
                assert (path, answer.status_code) == (path, 404)
            place = pair.second.address.replace("http", "ws") + "/api/tables/%00/socket"
            async with connect(place) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
            table = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
            await say_with_a_zero(ada, table)
            assert (await ada.get("/health"))["status"] == "ok"
            assert await answer_once(ada, table, FEWEST, "sound") is not None
            assert keys_in(pair.store, table) == {"sound"}

    act(story)


def test_whoever_has_tried_too_many_codes_is_told_so_without_a_look():
    answered: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        answered.append(scope["path"])

    async def story():
        async with Elsewhere(ANSWERS).open() as owner:
            node, codes = Somewhere(owner), Turnstile(1, 0.0001)
            hands_on = forwarder(node, app, codes)
            guess, answer = saying(b'{"code": "ABCDEF"}'), Answer()
            await hands_on(asking("/api/join-code", "POST"), guess, answer.send)
            assert (answer.status, node.looked, answered) == (200, ["ABCDEF"], [])
            assert codes.lets_in("9.9.9.9")
            await hands_on(asking("/api/join-code", "POST"), guess, never)
            assert (node.looked, answered) == (["ABCDEF"], ["/api/join-code"])

    act(story)


def test_other_nodes_are_known_over_ipv6_too():
    peers = Peers(cast(Any, SimpleNamespace(peers=frozenset({"10.0.0.6", "fd00::6"}))))
    assert "10.0.0.6" in peers
    assert "::ffff:10.0.0.6" in peers
    assert "fd00:0::6" in peers
    assert "10.0.0.7" not in peers
