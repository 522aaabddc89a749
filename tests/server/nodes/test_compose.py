"""compose.nodes.yaml: what it describes, and the same started as processes without containers."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from stammtisch.cli.main import parser
from stammtisch.client import Visitor
from tests.server.nodes.houses import FEWEST, NAME, back_within, keys_in
from tests.server.running import act, free_port, me
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql
ROOT = Path(__file__).parents[3]
NODES = yaml.safe_load((ROOT / "compose.nodes.yaml").read_text())["services"]
CADDY = (ROOT / "deploy/Caddyfile.nodes").read_text()
SERVERS = ("table", "second")


def test_the_file_describes_two_nodes_a_thinker_and_who_stands_in_front():
    chosen = {name: parser().parse_args(NODES[name]["command"]) for name in SERVERS}
    assert len({one.node for one in chosen.values()}) == 2
    for name, one in chosen.items():
        assert one.node_address == f"http://{name}:{one.port}"
        assert f"{name}:{one.port}" in CADDY.split()
        assert "ports" not in NODES[name]
    thinker = parser().parse_args(NODES["thinker"]["command"])
    assert {one.store for one in (*chosen.values(), thinker)} == {chosen["table"].store}
    assert NODES["thinker"]["networks"] == ["inside"]
    place = NODES["proxy"]["volumes"][0].split(":")[0]
    assert (ROOT / place).read_text() == CADDY


class Balancer:
    """In the place of the proxy: each connection goes to the next node that answers."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._next = itertools.cycle(ports)

    @contextlib.asynccontextmanager
    async def open(self, port: int):
        server = await asyncio.start_server(self._carry, "127.0.0.1", port)
        try:
            yield
        finally:
            server.close()

    async def _carry(self, near, back) -> None:
        for port in itertools.islice(self._next, len(self._ports)):
            with contextlib.suppress(OSError):
                far, onward = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(copy(near, onward), copy(far, back))
                return
        back.close()


async def copy(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while part := await source.read(65_536):
            sink.write(part)
            await sink.drain()
    with contextlib.suppress(OSError):
        sink.close()


class Composed:
    """The services of the file as processes of this machine."""

    def __init__(self, store: str, front: int) -> None:
        self.ports = {name: free_port() for name in SERVERS}
        self.processes: dict[str, subprocess.Popen[str]] = {}
        self._store, self._front = store, front

    def start(self, name: str) -> None:
        words = [self._here(name, word) for word in NODES[name]["command"]]
        process = subprocess.Popen(
            [sys.executable, "-m", "stammtisch", *words], stdout=subprocess.PIPE, text=True
        )
        self.processes[name] = process

    def wait(self) -> None:
        """Until all are open."""
        for process in self.processes.values():
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "open at" in line or "thinks for" in line, line

    def _here(self, name: str, word: str) -> str:
        """A word of a command, for this machine."""
        if word.startswith("postgresql://"):
            return self._store
        if word.startswith("https://"):
            return f"http://127.0.0.1:{self._front}"
        for other, port in self.ports.items():
            word = word.replace(f"{other}:8600", f"127.0.0.1:{port}")
        word = re.sub(r"^8600$", str(self.ports.get(name, 0)), word)
        return word.replace("0.0.0.0", "127.0.0.1") if word == "0.0.0.0" else word

    def stop(self) -> None:
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            process.communicate(timeout=20)


@pytest.fixture
def composed(database):
    found = Composed(database, free_port())
    try:
        for name in ("table", "second", "thinker"):
            found.start(name)
        found.wait()
        yield found
    finally:
        found.stop()


def test_what_the_file_describes_runs_and_survives_the_death_of_a_node(composed, database):
    front = composed._front

    async def story():
        balancer = Balancer(list(composed.ports.values()))
        async with (
            balancer.open(front),
            Visitor(f"http://127.0.0.1:{front}") as ada,
        ):
            bots = [{"kind": "bot"}] * (FEWEST - 1)
            playing = (await ada.set_table(NAME, [*me(1), *bots], beat=0, pace=0.05)).id
            async with ada.sit(playing, 0) as chair:
                await chair.wait_for(lambda seat: seat.question is not None, 30)
            table = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
            await back_within(ada, table, 5, "before")
            composed.processes["table"].kill()
            await back_within(ada, table, 10, "after")
            assert {"before", "after"} <= keys_in(database, table)

    act(story)
