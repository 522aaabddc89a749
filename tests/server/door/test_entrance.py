"""Half-sent requests: nobody is shut out by those who open connections and say nothing."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from contextlib import ExitStack

import httpx
import pytest

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.server.door.entrance import Entrance
from stammtisch.server.metrics import Metrics
from tests.server.running import UNLIMITED, Server, act, me, running

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
ELSEWHERE = "127.0.0.2"


class Somebody:
    """A connection at the entrance."""

    def __init__(self, entrance, peer):
        self.entrance = entrance
        self.gone = False
        admitted = entrance.admit(peer)
        self.address = admitted or ""
        self.admitted = admitted is not None
        if self.admitted:
            entrance.waits(self)

    def make_way(self):
        self.gone = True
        self.entrance.acts(self)
        self.entrance.leave(self.address)


def test_who_says_nothing_makes_way_for_a_newcomer():
    metrics = Metrics()
    entrance = Entrance(3, 2, metrics)
    first, second = Somebody(entrance, "1.1.1.1"), Somebody(entrance, "1.1.1.1")
    third = Somebody(entrance, "1.1.1.1")
    assert (first.gone, second.gone, third.admitted) == (True, False, True)
    entrance.acts(second)
    entrance.acts(third)
    assert not Somebody(entrance, "1.1.1.1").admitted  # all of this address are busy
    assert Somebody(entrance, "2.2.2.2").admitted
    fifth = Somebody(entrance, "3.3.3.3")  # all are busy, or make way
    assert fifth.admitted
    entrance.acts(fifth)
    assert not Somebody(entrance, "4.4.4.4").admitted
    entrance.leave(second.address)
    assert Somebody(entrance, "1.1.1.1").admitted
    assert metrics.connections_shed == 2
    assert metrics.connections_refused == 2


def half_sent(server: Server, stack: ExitStack, peer: str) -> socket.socket:
    """Somebody who begins to say something."""
    sock = stack.enter_context(socket.socket())
    sock.settimeout(10)
    sock.bind((peer, 0))
    sock.connect(("127.0.0.1", server.settings["port"]))
    sock.sendall(HALF)
    return sock


def closed(sock: socket.socket) -> bool:
    """Whether the server has ended the connection, within the time of the socket."""
    try:
        return sock.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


def test_hundreds_of_half_sent_requests_shut_nobody_out(tmp_path):
    """More than the server may open; from the attacker's address and from another."""
    server = Server(tmp_path)
    server.start(few_files)
    try:
        with ExitStack() as stack:
            for number in range(600):
                half_sent(server, stack, ELSEWHERE)
                if number % 100 == 99:
                    assert httpx.get(f"{server.address}/health", timeout=5).status_code == 200

            async def story():
                async with Visitor(server.address) as host:
                    table = await host.set_table(NAME, me(FEWEST))
                    async with host.sit(table.id, 0) as chair:
                        for _ in range(300):
                            half_sent(server, stack, "127.0.0.1")
                        await chair.chat_line("still here")
                        await chair.wait_for(lambda seat: bool(seat.chat), 5)

            act(story)
    finally:
        _, _, errors = server.stop()
    assert "Traceback" not in errors
    assert len(errors) < 2_000


@pytest.fixture
def impatient(tmp_path):
    limits = {**UNLIMITED, "headers_within": 0.5, "done_within": 1.5}
    with running(tmp_path, limits=limits) as server:
        yield server


def test_a_request_that_never_ends_is_cut_off(impatient):
    with ExitStack() as stack:
        silent = stack.enter_context(
            socket.create_connection(("127.0.0.1", impatient.settings["port"]))
        )
        silent.settimeout(10)
        began = time.monotonic()
        assert closed(silent)
        slow = half_sent(impatient, stack, ELSEWHERE)
        for _ in range(20):  # a byte now and then does not buy time
            time.sleep(0.1)
            try:
                slow.sendall(b"x")
            except ConnectionError:
                break
        assert closed(slow)
        assert time.monotonic() - began < 8
        body = half_sent(impatient, stack, ELSEWHERE)
        host = f"127.0.0.1:{impatient.settings['port']}".encode()
        body.sendall(
            b"1\r\n\r\n"  # ends the first request
            b"POST /api/join-code HTTP/1.1\r\nHost: " + host + b"\r\n"
            b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        while body.recv(4096):
            pass
    assert httpx.get(f"{impatient.address}/health").status_code == 200


def test_sockets_outlive_the_patience_for_requests(impatient):
    async def story():
        async with Visitor(impatient.address) as host:
            table = await host.set_table(NAME, me(FEWEST))
            async with host.sit(table.id, 0) as chair:
                began = time.monotonic()
                while time.monotonic() - began < 2.5:
                    chair.chat.clear()
                    await chair.chat_line("still here")
                    await chair.wait_for(lambda seat: bool(seat.chat), 5)
                    await asyncio.sleep(0.3)

    act(story)


def test_connections_are_forgotten_when_they_end(tmp_path):
    """Requests and sockets, by the hundred: in the end there is room for as many again."""
    limits = {**UNLIMITED, "connections_per_address": 5}
    with running(tmp_path, limits=limits) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = await host.set_table(NAME, me(FEWEST))
                for _ in range(12):
                    async with host.sit(table.id, 0), host.sit(table.id, None):
                        pass

        act(story)
        for _ in range(20):
            assert httpx.get(f"{server.address}/health").status_code == 200
