"""A socket whose other end does not read: it is given up, and cannot cost much until then."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from pathlib import Path

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.link import MOST_BYTES, Link
from tests.server.running import act

NAME = next(iter(titles()))
ESTABLISHED = "01"
SOON = 12.0  # seconds; the pings of the server would find out after 40


class Deaf:
    """A client that speaks and never reads."""

    def __init__(self, address: str, path: str, identity: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self.wire = socket.socket()
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.wire.settimeout(SOON)
        self.wire.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: stammtisch_visitor={identity}\r\n\r\n".encode()
        )
        assert b"101" in self.wire.recv(64)

    def say(self, text: str) -> None:
        body = text.encode()
        head = bytes([0x81, 0x80 | 126]) + struct.pack("!H", len(body))
        self.wire.sendall(head + bytes(4) + body)

    def is_held(self) -> bool:
        """Whether the server still holds its end of the wire."""
        here, there = (name[1] for name in (self.wire.getsockname(), self.wire.getpeername()))
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            local, remote, state = line.split()[1:4]
            if local.endswith(f":{there:04X}") and remote.endswith(f":{here:04X}"):
                return state == ESTABLISHED
        return False


def test_who_does_not_read_can_be_put_out(address):
    """Evicted with full pipes: the seat is free at once, the wire is cut, nothing more is heard."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as bob:
            table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "link"}])
            await bob.join(table.links[0].token)
            deaf = Deaf(address, f"/api/tables/{table.id}/socket?seat=1", bob.identity or "")
            stale = '{"type":"answer","question":99,"option":0,"key":"%d"}'
            for number in range(1500):
                deaf.say(stale % number)
                await asyncio.sleep(0)
            await asyncio.sleep(1)
            await host.new_link(table.id, 1)
            deaf.say('{"type":"chat","text":"' + "still here " * 12 + '"}')
            async with asyncio.timeout(SOON):
                while (await host.table(table.id)).seated[1].present:
                    await asyncio.sleep(0.2)
            async with asyncio.timeout(SOON):
                while deaf.is_held():
                    await asyncio.sleep(0.2)
            async with host.sit(table.id, 0) as chair:
                assert chair.chat == []

    act(story)


def test_what_waits_to_go_out_has_a_limit_in_bytes():
    """One large frame may wait, many may not."""

    async def story():
        link = Link(0, "somebody")
        link.send(bytes(MOST_BYTES))
        assert link.close_code is None
        link.send(b"more")
        assert link.close_code == 1013
        patient = Link(0, "somebody")
        for _ in range(10):
            patient.send(bytes(MOST_BYTES))
            assert await patient.next() is not None
        assert patient.close_code is None

    act(story)
