"""Components files of strangers: what would keep the parser busy is refused before it begins."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.components import BadComponents
from stammtisch.core.errors import BadTable
from stammtisch.core.registry import titles
from stammtisch.server.door.errors import TooMany
from stammtisch.server.lobby import setting
from stammtisch.server.lobby.boxes import Boxes, insist_on_plain_lines
from stammtisch.server.metrics import Metrics
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, me

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
NARROW = "tests.server.lobby.narrow_opener"


@pytest.mark.parametrize("name", titles())
def test_the_files_on_the_shelf_are_plain(name):
    insist_on_plain_lines(titles()[name].components.text, "components")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\n" + "x" * 2001, "Line 2 has more than 2000"),
        ("a." * 9 + "a = 1", "Line 1: a key has more than 8 dots"),
        ("  " + "a . " * 9 + "a = 1", "more than 8 dots"),
        ('"a\\"".' * 9 + "a = 1", "more than 8 dots"),
        ("'a b'." * 9 + "a = 1", "more than 8 dots"),
        ("[[" + "a." * 9 + "a]]", "more than 8 dots"),
        ("# remark\n" * 50_000, "more than 250000 characters"),
    ],
)
def test_what_takes_too_long_is_named(text, said):
    with pytest.raises(BadComponents, match=said):
        insist_on_plain_lines(text, "components")


@pytest.mark.parametrize("text", ["a." * 8 + "a = 1", "# " + "a." * 50, "x" * 2000, 'a = "b.c.d"'])
def test_what_is_plain_is_left_to_the_parser(text):
    insist_on_plain_lines(text, "components")


def test_a_costly_file_costs_nothing(address):
    """As components of a new table, and in a record."""
    costly = "a." * 100_000 + "a = 1"

    async def story():
        async with Visitor(address) as host:
            made = await host.set_table(NAME, me(FEWEST))
            await host.post(f"/api/tables/{made.id}/close")
            record = await host.get(f"/api/tables/{made.id}/record")
            began = time.monotonic()
            with pytest.raises(Denied, match="more than 2000 characters"):
                await host.set_table(NAME, me(FEWEST), components=costly)
            with pytest.raises(Denied, match="more than 2000 characters"):
                await host.post("/api/records", {**record, "components_file": costly})
            assert time.monotonic() - began < 5

    act(story)


def test_others_go_on_while_a_box_is_opened(tmp_path, monkeypatch):
    """A slow file is read beside the event loop."""
    honest = setting.new_match
    ticks: list[None] = []

    def slow(order):
        time.sleep(0.3)
        return honest(order)

    async def story():
        async with lobby_in(tmp_path) as found:
            loop_busy = asyncio.create_task(tick())
            await found.create(TableOrder(title=NAME, chairs=(ChairOrder("me"),) * FEWEST), "host")
            loop_busy.cancel()

    async def tick():
        while True:
            ticks.append(None)
            await asyncio.sleep(0.01)

    monkeypatch.setattr("stammtisch.server.lobby.lobby.new_match", slow)
    act(story)
    assert len(ticks) > 5


# -- attacks --------------------------------------------------------------------------------------


def many_entries(name: str, length: int = 240_000) -> str:
    """A file of one list, with an id in each entry: none of them is known."""
    kind = "actor"
    head = f'[meta]\ngame = "{name}"\n'
    rows = "".join(f'[[{kind}]]\nid = "x{number}"\n' for number in range(length // 15))
    return (head + rows)[:length].rpartition("[[")[0]


@pytest.mark.parametrize("name", titles())
def test_many_entries_are_read_in_the_time_that_their_number_needs(name):
    began = time.process_time()
    with pytest.raises(BadComponents) as caught:
        titles()[name].parse_components(many_entries(name, 399_000), "components")
    assert time.process_time() - began < 8  # it was 45; the parser alone needs most of this
    assert len(str(caught.value)) < 20_000


def test_eight_costly_files_hold_nobody_up(address):
    """They are read in a worker: tables are set and opened meanwhile as if nothing was there."""

    async def story():
        async with Visitor(address) as stranger, Visitor(address) as host:
            made = await host.set_table(NAME, me(FEWEST))
            files = [many_entries(NAME) + f"# {number}" for number in range(8)]
            bad = [
                asyncio.create_task(stranger.set_table(NAME, me(FEWEST), components=file))
                for file in files
            ]
            await asyncio.sleep(0.1)
            began = time.monotonic()
            await host.set_table(NAME, me(FEWEST))
            await host.table(made.id)
            async with host.sit(made.id, 0) as chair:
                assert chair.question is None or chair.question.number == 1
            taken = time.monotonic() - began
            for refused in await asyncio.gather(*bad, return_exceptions=True):
                assert isinstance(refused, Denied)
                assert refused.status in (400, 429)
                assert len(str(refused)) < 20_000
            assert taken < 5

    act(story)


def test_one_address_does_not_hold_the_opener(monkeypatch):
    """Two files of it wait, whoever brings them; one of somebody else is opened all the same."""

    async def story():
        boxes, go_on = Boxes(Metrics()), asyncio.Event()

        async def ask(errand):
            await go_on.wait()
            return "", []

        monkeypatch.setattr(boxes._crew, "ask", ask)

        def bring(number, sender):
            text = f"# {number}"
            return asyncio.create_task(boxes.check(NAME, text, "mine", None, sender))

        brought = [bring(number, "crowd") for number in range(9)]
        brought.append(bring(9, "home"))
        await asyncio.sleep(0)
        go_on.set()
        outcomes = await asyncio.gather(*brought, return_exceptions=True)
        assert [isinstance(one, TooMany) for one in outcomes] == [False] * 2 + [True] * 7 + [False]
        await bring(10, "crowd")
        assert not boxes._waiting

    act(story)


def test_a_file_that_takes_too_long_is_given_up():
    async def story():
        metrics = Metrics()
        boxes = Boxes(metrics, patience=0.001)
        with pytest.raises(BadComponents, match="too much time or memory"):
            await boxes.check(NAME, titles()[NAME].components.text, "components")
        assert metrics.workers_replaced == 1
        await boxes.close()

    act(story)


def test_a_file_may_not_use_the_processor_for_long():
    """The system itself ends a worker that computes on and on."""
    endless = (
        "import stammtisch.server.lobby.opener as o\no.CPU = 1\no.limit_time()\nwhile True: pass\n"
    )
    done = subprocess.run([sys.executable, "-c", endless], timeout=60, check=False)
    assert done.returncode == -signal.SIGXCPU


@pytest.mark.skipif(sys.platform != "linux", reason="the system limits addresses")
def test_a_file_may_not_use_much_memory(monkeypatch):
    """What does not fit is refused with a sentence, and the next file is opened as ever."""

    async def story():
        monkeypatch.setattr("stammtisch.server.lobby.boxes.WORKER", NARROW)
        metrics = Metrics()
        boxes = Boxes(metrics)
        good = titles()[NAME].components.text
        for file in (good + "# 1", many_entries(NAME), good + "# 2"):
            with contextlib.ExitStack() as refused:
                if file.startswith("[meta]"):
                    refused.enter_context(pytest.raises(BadComponents, match="time or memory"))
                await boxes.check(NAME, file, "components", (FEWEST, {}))
        await boxes.close()

    act(story)


def test_a_good_file_is_opened_once(tmp_path, monkeypatch):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            text = titles()[NAME].components.text
            order = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * FEWEST, components=text)
            await lobby.create(order, "host")
            monkeypatch.setattr(lobby.boxes._crew, "ask", None)
            await lobby.create(order, "host")

    act(story)


def test_complaints_cross_over_as_they_were_said(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            for text, said in (
                ("meta = 1", "'game' must be"),
                ("= = =", "not valid TOML"),
                (f'[meta]\ngame = "{NAME}"', "missing"),
            ):
                with pytest.raises(BadComponents, match=said):
                    await lobby.boxes.check(NAME, text, "components")
            text = titles()[NAME].components.text
            with pytest.raises(BadTable):
                await lobby.boxes.check(NAME, text, "components", (63, {}))

    act(story)
