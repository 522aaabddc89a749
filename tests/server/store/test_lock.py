"""One server for each data folder: a second one says where the first is, and writes nothing."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time

import httpx
import pytest

from stammtisch.core.bits import members
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import titles
from stammtisch.server import serve
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.serve import Service, open_store
from stammtisch.server.store.lock import AlreadyOpen
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.table.book import Entry, answers_in
from stammtisch.server.table.keeping import StoreFailed
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import Server, act, lobby_in, running, stored, without_locks

NAME = next(iter(titles()))
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * titles()[NAME].fewest_seats, beat=0)


def test_a_second_server_says_where_the_first_is(tmp_path):
    place = stored(tmp_path).get("store")
    words = ["--data", str(tmp_path)] if place is None else ["--store", place]
    command = [sys.executable, "-m", "stammtisch", "serve", "--no-browser", *words]
    with running(tmp_path) as server:
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 1
        assert f"already open at {server.address}" in second.stderr
        assert "Traceback" not in second.stderr
        port = str(server.settings["port"])  # the same port: the sentence is the same
        second = subprocess.run(
            [*command, "--port", port], capture_output=True, text=True, timeout=60, check=False
        )
        assert f"already open at {server.address}" in second.stderr


def test_a_second_start_opens_the_browser_where_the_first_is(tmp_path, monkeypatch, capsys):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)

    async def story():
        store = SqliteStore(tmp_path)
        store.announce("http://127.0.0.1:4711")
        await asyncio.to_thread(serve.serve, serve.Service(data=tmp_path, browser=True))
        await store.close()

    act(story)
    assert opened == ["http://127.0.0.1:4711"]
    assert "already open at http://127.0.0.1:4711" in capsys.readouterr().out


def test_a_folder_is_free_when_its_server_is_killed(tmp_path):
    server = Server(tmp_path)
    server.start()
    server.kill()
    with running(tmp_path):
        pass


def test_a_folder_that_failed_to_open_is_free_again(tmp_path):
    (tmp_path / "stammtisch.sqlite").write_bytes(b"no database at all, but long enough to look")

    for _ in range(2):
        with pytest.raises(Complaint, match="cannot be used"):
            SqliteStore(tmp_path)


def test_two_stores_never_open_one_folder(tmp_path):
    async def story():
        store = SqliteStore(tmp_path)
        with pytest.raises(AlreadyOpen):
            SqliteStore(tmp_path)
        await store.close()
        await SqliteStore(tmp_path).close()

    act(story)


# -- where locks do not work: a disk of the network, a folder that was copied back -----------------


async def play_on(lobby: Lobby, table: str, answers: int, seed: int) -> None:
    """Answer at random, as people would, and bear it when the store fails."""
    rng = random.Random(seed)
    for _ in range(answers):
        found = await lobby.open(table)
        play = found.play
        assert play is not None
        if play.match.over or not play.asked:
            await asyncio.sleep(0.002)
            continue
        seat = rng.choice(sorted(play.asked))
        entry = Entry(
            seat,
            rng.choice(members(play.match.state.options(seat))),
            "person",
            f"{seed}-{rng.random()}",
        )
        await answer(found, entry)


async def answer(table: Table, entry: Entry) -> None:
    async def give() -> None:
        assert table.play is not None
        if entry.seat in table.play.asked and table.play.offers(entry.seat, entry.option):
            await table.enter(entry)

    try:
        await table.do(give)
    except StoreFailed:
        await asyncio.sleep(0.002)


def test_without_locks_the_later_server_wins_and_no_book_holds_an_illegal_line(
    tmp_path, monkeypatch
):
    without_locks(monkeypatch)

    async def story():
        async with lobby_in(tmp_path) as first:
            table = (await first.create(ORDER, "host")).id
            await play_on(first, table, 10, 1)
            async with lobby_in(tmp_path) as second:
                await asyncio.gather(play_on(first, table, 20, 2), play_on(second, table, 20, 3))
                assert first.house.store.fenced
                assert not first.house.store.healthy
                assert not second.house.store.fenced
                mine = await first.open(table)
                with pytest.raises(StoreFailed):
                    await mine.save()
        async with lobby_in(tmp_path) as third:
            kept = await third.house.store.load(table)
            assert kept is not None
            assert len(answers_in(kept.book)) > 10
            assert (await third.open(table)).play is not None  # the book replays

    act(story)


def test_a_server_that_was_overtaken_ends(tmp_path, monkeypatch):
    """What it shows is not true any more: an evicted player must not go on reading there."""
    server = Server(tmp_path)
    server.start()
    assert httpx.get(f"{server.address}/health").status_code == 200  # it has begun to serve
    without_locks(monkeypatch)

    async def take_over():
        await open_store(Service(data=tmp_path, store=stored(tmp_path).get("store"))).close()

    act(take_over)
    assert server.process is not None
    began = time.monotonic()
    _, errors = server.process.communicate(timeout=20)
    assert time.monotonic() - began < 15
    assert "another server has opened the data folder" in errors


# -- a commit that reports failure but is on disk -------------------------------------------------


def test_an_answer_that_was_kept_after_all_is_not_given_twice(tmp_path, monkeypatch):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            play = table.play
            assert play is not None
            store = lobby.house.store
            honest = store.append

            async def durable_but_failing(id, line, entry):
                await honest(id, line, entry)
                monkeypatch.setattr(store, "append", honest)
                raise StoreFailed("the disk answered too late")

            for number in range(12):
                while not play.asked:
                    await asyncio.sleep(0.002)
                seat = min(play.asked)
                monkeypatch.setattr(store, "append", durable_but_failing)
                key = f"key {number}"
                entry = Entry(seat, members(play.match.state.options(seat))[0], "person", key)
                for _ in range(3):  # the client sends it again and again
                    if not play.knows(seat, key):
                        await answer(table, entry)
                assert play.knows(seat, key)
            book = list(play.book)
            keys = [entry.key for entry in book if entry.key]
            assert len(keys) == len(set(keys)) == 12
            id = table.id
        async with lobby_in(tmp_path) as lobby:
            found = await lobby.open(id)
            assert found.play is not None
            assert found.play.book == book

    act(story)
