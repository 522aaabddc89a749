"""The heart of a node beats on, whatever names and addresses others have."""

from __future__ import annotations

import asyncio
import socket
import threading
import time

from stammtisch.server.nodes.lookup import Lookup
from stammtisch.server.nodes.pulse import Pulse
from stammtisch.server.store.leases import Owner
from tests.server.running import act
from tests.server.store.database import needs_postgresql


def known(lookup: Lookup, addresses: list[str], wanted: str) -> bool:
    """Whether the only one of these nodes that can be found is known within seconds."""
    others = [Owner("other", address) for address in addresses]
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        if lookup.all(others) == {wanted}:
            return True
        time.sleep(0.01)
    return False


def test_no_heartbeat_waits_for_a_name_server(monkeypatch):
    answers = threading.Event()

    def slow(*_, **__):
        answers.wait(20)
        return [(0, 0, 0, "", ("10.0.0.6", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    lookup, began = Lookup(), time.monotonic()
    for _ in range(50):
        assert lookup.all([Owner("other", "http://cellar:8600")]) == frozenset()
    assert time.monotonic() - began < 2
    answers.set()
    assert known(lookup, ["http://cellar:8600"], "10.0.0.6")


def test_a_name_that_can_be_nobodys_spoils_no_other():
    odd = ["http://a..b:1", "http://[::1", "cellar", ""]
    assert known(Lookup(), [*odd, "http://[::ffff:127.0.0.9]:8600"], "127.0.0.9")


@needs_postgresql
def test_a_heart_beats_on_after_a_beat_that_failed(database):
    """Whatever it was: a node without a heart lets go of all its tables for good."""
    beats: list[int] = []

    def beat(line: object) -> int:
        beats.append(len(beats))
        if len(beats) == 1:
            raise UnicodeError("a name that is none")
        return len(beats)

    async def story():
        felt: asyncio.Queue[int] = asyncio.Queue()
        pulse = Pulse(database, beat, lambda _, found: felt.put_nowait(found), lambda said: None)
        pulse.start()
        async with asyncio.timeout(10):
            assert await felt.get() == 2
        await pulse.stop()

    act(story)
