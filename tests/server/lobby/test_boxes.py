"""Components files of strangers: what would keep the parser busy is refused before it begins."""

from __future__ import annotations

import asyncio
import time

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.components import BadComponents
from stammtisch.core.registry import titles
from stammtisch.server.lobby import setting
from stammtisch.server.lobby.boxes import insist_on_plain_lines
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, me

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


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
        ("# remark\n" * 50_000, "more than 400000 characters"),
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
