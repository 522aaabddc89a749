"""Starting, stopping, watching: signals, workers that die, figures, odd requests."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from stammtisch.client import Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.serve import listen
from tests.server.running import act, me, running, until_dropped
from tests.tables import SOAK

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
SOCKETS = 200
FRAMES = 100_000 if SOAK else 3_000
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_headers_conformance,response_schema_conformance"
)
PHASES = "examples,coverage,fuzzing" if SOAK else "fuzzing"


def test_no_frame_waits_for_the_one_before_to_be_acknowledged():
    """Without this every second small frame comes 40 ms late."""

    async def story():
        undelayed: list[int] = []

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            undelayed.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=listener):
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            await reader.read()
            writer.close()
        assert undelayed == [1]

    act(story)


def test_sigterm_closes_every_socket_and_ends_in_time(tmp_path):
    """200 sockets are told 1012 (come back soon); the process ends within 5 seconds."""
    with running(tmp_path) as server:

        async def story():
            async with Visitor(server.address) as host:
                table = await host.set_table(NAME, me(FEWEST))
                opened = []

                async def client(number):
                    async with host.sit(table.id, number % FEWEST) as chair:
                        opened.append(number)
                        return await until_dropped(chair)

                clients = [asyncio.create_task(client(number)) for number in range(SOCKETS)]
                while len(opened) < SOCKETS:
                    await asyncio.sleep(0.05)
                began = time.monotonic()
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                codes = await asyncio.gather(*clients)
                assert set(codes) == {1012}
                await asyncio.to_thread(server.process.wait, 10)
                assert time.monotonic() - began < 5

        act(story)


def test_a_dead_worker_is_replaced_and_the_turn_goes_on(tmp_path):
    """Workers are killed again and again; the bots still bring their match to its end."""
    with running(tmp_path) as server:

        async def story():
            async with Visitor(server.address) as host:
                chairs = [{"kind": "bot", "bot": "greedy"}] * FEWEST
                table = await host.set_table(NAME, chairs, pace=0, beat=0)
                kills = 0
                while (await host.table(table.id)).status == "running":
                    if kills < 5:
                        kills += kill_workers(server.pid)
                    await asyncio.sleep(0.15)
                assert kills >= 1
                figures = (await host.http.get("/metrics")).text
                assert "stammtisch_workers_replaced_total 0" not in figures

        act(story)


def kill_workers(server):
    """Kill the children of the server; how many there were."""
    listed = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    for worker in listed:
        os.kill(int(worker), signal.SIGKILL)
    return len(listed)


def test_health_and_figures(address):
    with httpx.Client(base_url=address) as http:
        assert http.get("/health").json()["status"] == "ok"
        figures = http.get("/metrics").text
        assert "stammtisch_answer_seconds_bucket" in figures
        assert "# TYPE stammtisch_sockets_open gauge" in figures


def failures(printed: str) -> str:
    """What was found, without the advice that follows it."""
    _, _, found = printed.partition("= FAILURES =")
    return (found.partition("= WARNINGS =")[0] or printed)[:4000]


def test_schemathesis_finds_no_fault(tmp_path):
    """Requests made from the OpenAPI document: never a 5xx, and every answer as it says there."""
    with running(tmp_path) as server:
        run = subprocess.run(
            [
                sys.executable, "-m", "schemathesis.cli", "run",
                f"{server.address}/api/docs/openapi.json", "--checks", CHECKS,
                "--max-examples", "60" if SOAK else "6", "--seed", "1", "--phases",
                PHASES, "--suppress-health-check", "all",
            ],
            capture_output=True, text=True, timeout=1200, check=False, cwd=tmp_path,
            env={**os.environ, "NO_COLOR": "1"},
        )  # fmt: skip
        assert run.returncode == 0, failures(run.stdout) + run.stderr[-2000:]


def test_what_answers_with_nothing_is_described_so(address):
    """A response without a body has no type; requests made at random seldom get so far."""
    document = httpx.get(f"{address}/api/docs/openapi.json").json()
    told = [
        f"{method} {path}"
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if "content" in operation["responses"].get("204", {})
    ]
    assert told == []


def test_fuzzed_frames_harm_nobody(address):
    """Broken, shuffled and invented frames: no fault, and another table goes on as ever."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as other:
            calm = await other.set_table(NAME, me(FEWEST), beat=0)
            loud = await host.set_table(NAME, me(FEWEST), beat=0)
            rng = random.Random(3)
            async with other.sit(calm.id, 0) as witness:
                before = witness.update
                left = FRAMES
                while left > 0:
                    left -= await fuzz(host, loud.id, rng, min(left, 500))
                await witness.chat_line("still here")
                await witness.wait_for(lambda c: bool(c.chat))
                assert witness.update == before
            assert (await host.table(loud.id)).status == "running"
            text = (await host.http.get("/metrics")).text
            assert "stammtisch_messages_bad_total" in text

    act(story, 1200)


PIECES = ('{"type":', '"answer"', '"undo"', '"chat"', '"order"', '"explain"', ",", ":", "}", "[",
          '"question":', '"option":', '"key":', '"text":', '"address":', "1", "-1", "1e9", "null",
          '"k"', '"a/b"', "true", "\\u0000", '"', "{", "9" * 30, '"pass_always"')  # fmt: skip
WHOLE = (
    '{"type":"answer","question":%d,"option":%d,"key":"k%d"}',
    '{"type":"explain","address":"mat/%d/x/%d/%d"}',
    '{"type":"order","order":"ask","mute":["%d","%d","%d"]}',
    '{"type":"undo","key":"u%d%d%d"}',
)


async def fuzz(host, table, rng, number):
    """So many frames at one seat; whatever closes the socket must not be a fault."""
    async with host.sit(table, rng.randrange(FEWEST)) as chair:
        reading = asyncio.create_task(until_dropped(chair))
        for sent in range(number):
            if rng.random() < 0.4:
                numbers = tuple(rng.randrange(-2, 70) for _ in range(3))
                frame = rng.choice(WHOLE) % numbers
            else:
                frame = "".join(rng.choice(PIECES) for _ in range(rng.randrange(1, 12)))
            try:
                await chair.say_raw(frame)
            except Dropped:
                assert await reading != 1011
                return sent + 1
        await chair.socket.close()  # while somebody still listens: otherwise it takes its time
        await reading
    return number


def test_serve_is_a_command(tmp_path):
    """`stammtisch serve` opens on a free port and says where."""
    process = subprocess.Popen(
        [sys.executable, "-m", "stammtisch.cli.main", "serve", "--no-browser", "--data", tmp_path],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[-1]
    assert httpx.get(f"{address}/health").status_code == 200
    page = httpx.get(address)
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]
    process.send_signal(signal.SIGINT)
    assert process.wait(10) in (0, 130, -signal.SIGINT)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join"])
def test_every_page_is_the_application(address, path):
    """Pages of the browser's own router get the application (or a page that says how to build)."""
    sent = httpx.get(f"{address}{path}")
    assert sent.status_code == 200
    assert "text/html" in sent.headers["content-type"]
    assert "Stammtisch" in sent.text
