"""Kill the server at any instant: no acknowledged answer is lost. A full disk keeps nothing."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import subprocess
import sys
import time

import msgspec
import pytest

from stammtisch.client import Denied, Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.lobby.setting import match_of
from stammtisch.server.serve import Service, open_store
from stammtisch.server.table.keeping import Kept
from stammtisch.server.wire.protocol import AcceptedTold, RefusedTold, StaleTold
from tests.server.running import (
    Nursery,
    Server,
    act,
    behind,
    free_port,
    header_of,
    in_a_folder,
    me,
    question_of,
    running,
    stored,
    write_header,
)
from tests.tables import SOAK

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
KILLS = 200 if SOAK else 30
USABLE_WITHIN = 20.0  # seconds after the restarted server is open: more is a hang, on any machine


def test_no_acknowledged_answer_is_lost(tmp_path):
    """SIGKILL at random instants while people answer as fast as they can."""
    server = Nursery(tmp_path, free_port())
    server.start()
    try:
        act(lambda: kill_and_look(server, tmp_path), 30 * KILLS)
    finally:
        server.close()


async def kill_and_look(server, folder):
    rng = random.Random(11)
    identity = None
    accepted: dict[str, set[tuple[int, str]]] = {}
    for kill in range(KILLS):
        async with Visitor(server.address, identity) as visitor:
            await answer_until_killed(server, visitor, accepted, rng, kill)
            identity = visitor.identity
        server.start()
        opened = time.monotonic()
        async with Visitor(server.address, identity) as visitor:
            await check_usable(visitor, accepted)
        assert time.monotonic() - opened < USABLE_WITHIN
        check_stored(folder, accepted)
    async with Visitor(server.address, identity) as visitor:
        for table in accepted:  # every one is back
            assert (await visitor.table(table)).status in ("running", "over")
    server.kill()
    lines = await replay_every_book(folder, accepted)
    acknowledged = sum(map(len, accepted.values()))
    print(f"{KILLS} kills, {len(accepted)} tables, {acknowledged} acknowledged, {lines} lines")
    assert acknowledged > KILLS


async def replay_every_book(folder, accepted):
    """No line of any book is one that could not be answered there; how many lines there are."""
    store = open_store(Service(data=folder, store=stored(folder).get("store")))
    kept = [await store.load(table) for table in accepted]
    await store.close()
    for one in kept:
        assert one is not None
        match = match_of(Kept(one.header, one.social, [], []))
        assert match is not None
        for line in one.book:  # each of them in its place, what was taken back included
            if line.by == "undo":
                assert 0 <= line.option <= match.ply
                match.replay(match.answers[: line.option])
            else:
                match.answer(line.seat, line.option)
    return sum(len(one.book) for one in kept if one is not None)


async def answer_until_killed(server, visitor, accepted, rng, number):
    """Answer at every seat of a table; the server dies somewhere in between."""
    table = await current_table(visitor, accepted, number)
    clients = [
        asyncio.create_task(answer_on(visitor, table, seat, accepted[table], rng))
        for seat in range(FEWEST)
    ]
    await asyncio.sleep(rng.uniform(0.04, 0.2))
    server.kill()
    await asyncio.gather(*clients)


async def current_table(visitor, accepted, number):
    """A new table now and then; otherwise the last one goes on."""
    if number % 5 and accepted:
        last = list(accepted)[-1]
        if (await visitor.table(last)).status == "running":
            return last
    made = await visitor.set_table(NAME, me(FEWEST), beat=0)
    accepted[made.id] = set()
    return made.id


async def answer_on(visitor, table, seat, acknowledged, rng):
    try:
        async with visitor.sit(table, seat) as chair:
            while not chair.update.over:
                if chair.question is None:
                    await chair.listen()
                    continue
                question = question_of(chair)
                key = f"{seat}-{question.number}-{rng.random()}"
                verdict = await chair.answer(rng.choice(question.choices).option, None, key)
                if isinstance(verdict, AcceptedTold):
                    acknowledged.add((seat, key))
    except (Dropped, OSError, EOFError):
        return  # killed


async def check_usable(visitor, accepted):
    """The table is there, in good order, and takes the next answer; old keys have no effect."""
    table = list(accepted)[-1]
    shown = await visitor.table(table)
    for seat in shown.yours:
        async with visitor.sit(table, seat) as chair:
            if (old := next((k for s, k in accepted[table] if s == seat), None)) is not None:
                assert isinstance(await chair.answer(0, 1, old), AcceptedTold)
            if chair.question is not None:
                key = f"after-{random.random()}"
                verdict = await chair.answer(chair.question.choices[0].option, None, key)
                assert isinstance(verdict, AcceptedTold | StaleTold)
                if isinstance(verdict, AcceptedTold):
                    accepted[table].add((seat, key))


def check_stored(folder, accepted):
    with behind(folder) as database:
        stored = set(database.execute('SELECT "table", seat, key FROM book WHERE key IS NOT NULL'))
    for table, keys in accepted.items():
        assert {(table, seat, key) for seat, key in keys} <= stored


@in_a_folder
def test_a_full_disk_acknowledges_nothing(tmp_path):
    """Writes fail beyond a size: answers are refused with words, and nothing was changed."""

    def small_disk():
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))

    server = Server(tmp_path)
    server.start(small_disk)

    async def story():
        async with Visitor(server.address) as host:
            table = (await host.set_table(NAME, me(FEWEST), beat=0)).id
            assert await fill_the_disk(host) == 507
            accepted = await answer_until_refused(host, table)
            assert (await host.get("/health"))["status"] == "failing"
            return table, accepted, host.identity

    table, accepted, identity = act(story)
    server.kill()
    check_stored(tmp_path, {table: accepted})
    server.start()
    act(lambda: check_alive(server, table, identity))
    server.stop()


async def fill_the_disk(host):
    """Set tables until the server says that it cannot; with which status."""
    while True:
        try:
            await host.set_table(NAME, me(FEWEST), name="x" * 40)
        except Denied as denied:
            return denied.status


async def answer_until_refused(host, table):
    """Every answer is either stored for good or refused with the question still standing."""
    accepted: set[tuple[int, str]] = set()
    for number in range(1000):
        seat = number % FEWEST
        async with host.sit(table, seat) as chair:
            if chair.question is None:
                continue
            before, key = question_of(chair), f"k{number}"
            verdict = await chair.answer(before.choices[0].option, key=key)
            if isinstance(verdict, RefusedTold):
                assert verdict.words.id == "refused-not-stored"
                async with host.sit(table, seat) as again:
                    assert question_of(again).number == before.number
                return accepted
            accepted.add((seat, key))
    raise AssertionError("the disk was never full")


async def check_alive(server, table, identity):
    """With room on the disk again, the table goes on."""
    async with Visitor(server.address, identity) as host:
        assert (await host.get("/health"))["status"] == "ok"
        for seat in range(FEWEST):
            async with host.sit(table, seat) as chair:
                if chair.question is not None:
                    option = chair.question.choices[0].option
                    assert isinstance(await chair.answer(option), AcceptedTold)
                    return
    raise AssertionError("nobody was asked")


def test_what_cannot_start_says_why_in_one_sentence(tmp_path):
    """Port taken, data folder that cannot be written, a later release's file: no traceback."""
    with running(tmp_path / "good") as server:
        port = server.settings["port"]
        complaint = refusal("--port", str(port), "--data", str(tmp_path / "other"))
        assert f"port {port}" in complaint
    (tmp_path / "file").write_text("not a folder")
    assert "data folder" in refusal("--data", str(tmp_path / "file"))
    assert "data folder" in refusal("--data", "/proc/stammtisch")
    later = tmp_path / "later"
    later.mkdir()
    with sqlite3.connect(later / "stammtisch.sqlite") as file:
        file.execute("PRAGMA user_version = 99")
    assert "later release" in refusal("--data", str(later))
    assert "no address" in refusal("--public", "nonsense", "--data", str(tmp_path / "p"))


def refusal(*arguments):
    run = subprocess.run(
        [sys.executable, "-m", "stammtisch.cli.main", "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert run.stderr.strip().count("\n") == 0
    return run.stderr


def test_a_match_of_other_rules_is_kept_and_says_what_it_needs(tmp_path):
    """A table whose rules version is not ours is never deleted and never played on."""
    with running(tmp_path) as server:

        async def set_it():
            async with Visitor(server.address) as visitor:
                made = await visitor.set_table(NAME, me(FEWEST), name="old friends")
                return made.id, visitor.identity

        table, identity = act(set_it)
    header = {**header_of(tmp_path, table), "rules_version": 999, "release": "9.9"}
    write_header(tmp_path, table, msgspec.json.encode(header))
    with running(tmp_path) as server:

        async def look():
            async with Visitor(server.address, identity) as again:
                shown = await again.table(table)
                assert (shown.status, shown.needs) == ("needs_release", "9.9")
                assert shown.name == "old friends"
                with pytest.raises(Denied, match=r"9\.9"):
                    await again.get(f"/api/tables/{table}/record")
                async with again.sit(table, 0) as chair:
                    assert not chair.seen
                    assert isinstance(await chair.answer(0, 1), RefusedTold)

        act(look)


def test_a_closed_table_asks_nobody_after_a_restart(tmp_path):
    with running(tmp_path) as server:

        async def close_it():
            async with Visitor(server.address) as visitor:
                made = await visitor.set_table(NAME, me(FEWEST))
                await visitor.post(f"/api/tables/{made.id}/close")
                return made.id, visitor.identity

        table, identity = act(close_it)
    with running(tmp_path) as server:

        async def look():
            async with Visitor(server.address, identity) as again:
                for seat in range(FEWEST):
                    async with again.sit(table, seat) as chair:
                        assert chair.table.status == "closed"
                        assert chair.question is None
                assert (await again.get("/api/tables"))[0]["asked"] is None

        act(look)
