"""A rules change: finished matches are shown for ever, running ones say which release they need."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import subprocess
import sys

import msgspec
import pytest

import stammtisch
from stammtisch.core.bits import members
from stammtisch.core.record import to_record
from stammtisch.core.registry import title
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.door.errors import NotNow, NotThere
from stammtisch.server.http.routes import past
from stammtisch.server.lobby import keeper, keepsakes, listing
from stammtisch.server.lobby.keeper import keep_undisturbed
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.socket.greeting import arrive
from stammtisch.server.table import manners
from stammtisch.server.table.book import Entry
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from stammtisch.server.wire.link import Link
from tests.server.running import act, lobby_in, set_in

NAME = "histrio"
EYES = (None, "all", "0", "1")


async def table_of(lobby: Lobby, answers: int | None) -> Table:
    """A table of one visitor with so many random answers, or with all of them."""
    order = TableOrder(title=NAME, chairs=(ChairOrder("me", "Ann"),) * 2, beat=0, pace=0)
    table, play = await set_in(lobby, order)
    rng = random.Random(3)
    while not play.match.over and (answers is None or play.match.ply < answers):

        async def give() -> None:
            if play.asked:
                seat = next(iter(play.asked))
                option = rng.choice(members(play.match.state.options(seat)))
                await table.enter(Entry(seat, option, "person"))

        await table.do(give)
    return table


async def everything(lobby: Lobby, id: str) -> list[bytes]:
    """All that can be asked about a finished match, as it goes over the wire."""
    found = []
    for seat in EYES:
        told = await past.get_replay.fn(
            lobby=lobby, visitor="host", sender="here", table=id, seat=seat
        )
        found.append(msgspec.json.encode(told))
        for step in {0, 1, told.steps // 2, told.steps - 1}:
            shown = await past.get_step.fn(
                lobby=lobby, visitor="host", sender="here", table=id, step=step, seat=seat
            )
            found.append(msgspec.json.encode(shown))
    plot = await past.get_statistics.fn(lobby=lobby, visitor="host", sender="here", table=id)
    found.append(msgspec.json.encode(plot))
    written = await past.get_record.fn(lobby=lobby, visitor="host", sender="here", table=id)
    found.append(written.content)
    return found


def test_a_finished_match_is_shown_for_ever(tmp_path, monkeypatch):
    """Replay from every viewpoint, statistics and record are the same to the byte."""

    async def before() -> tuple[list[str], list[list[bytes]]]:
        async with lobby_in(tmp_path) as lobby:
            over = await table_of(lobby, None)
            shut = await table_of(lobby, 12)
            await manners.close(shut, "host")
            await lobby.keepsakes.catch_up()
            ids = [over.id, shut.id]
            return ids, [await everything(lobby, id) for id in ids]

    async def after(ids: list[str]) -> list[list[bytes]]:
        async with lobby_in(tmp_path) as lobby:
            tables = [await lobby.open(id) for id in ids]
            assert [table.status for table in tables] == ["over", "closed"]
            assert all(table.play is None for table in tables)
            shown = listing.show(tables[0], "host")
            assert (shown.needs, shown.older) == (None, True)
            link = Link(0, "host")
            await tables[0].do(lambda: arrive(tables[0], link))
            link.close(1000)
            frames = []
            while (frame := await link.next()) is not None:
                frames.append(msgspec.json.decode(frame))
            end = next(frame for frame in frames if frame["type"] == "update")
            assert end["over"]
            assert end["sheet"]["totals"]
            assert end["log"]
            for seat in ("7", "-1", "x"):
                with pytest.raises(NotThere):
                    await past.get_replay.fn(
                        lobby=lobby, visitor="host", sender="here", table=ids[0], seat=seat
                    )
            with pytest.raises(NotThere):
                await past.get_step.fn(
                    lobby=lobby, visitor="host", sender="here", table=ids[0], step=10**6
                )
            return [await everything(lobby, id) for id in ids]

    ids, told = act(before)
    monkeypatch.setattr(title(NAME), "rules_version", title(NAME).rules_version + 1)
    assert act(lambda: after(ids)) == told


def test_a_running_match_says_which_release_it_needs(tmp_path, monkeypatch):
    """And how to start it; a build of our own number is called what it is."""

    async def before() -> str:
        async with lobby_in(tmp_path) as lobby:
            return (await table_of(lobby, 8)).id

    async def after(id: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            await lobby.keepsakes.catch_up()
            table = await lobby.open(id)
            shown = listing.show(table, "host")
            assert (shown.status, shown.needs, shown.older) == ("needs_release", "0.1.0", True)
            assert [line.needs for line in await listing.tables_of(lobby, "host")] == ["0.1.0"]
            command = "pipx run --spec stammtisch==0.1.0 stammtisch serve --data FOLDER"
            assert shown.command == command
            with pytest.raises(NotNow, match=r"release 0\.1\.0") as refused:
                await past.get_replay.fn(lobby=lobby, visitor="host", sender="here", table=id)
            assert command in str(refused.value)
            assert refused.value.code == "other-release"
            table.header = msgspec.structs.replace(table.header, release=stammtisch.__version__)
            shown = listing.show(table, "host")
            assert (shown.needs, shown.command) == (stammtisch.__version__, None)
            with pytest.raises(NotNow, match="an earlier build"):
                await past.get_replay.fn(lobby=lobby, visitor="host", sender="here", table=id)

    monkeypatch.setattr(stammtisch, "__version__", "0.1.0")
    id = act(before)
    monkeypatch.undo()
    monkeypatch.setattr(title(NAME), "rules_version", title(NAME).rules_version + 1)
    act(lambda: after(id))


def test_a_worker_that_fails_is_asked_again(tmp_path, monkeypatch):
    """A busy machine loses no replay: after two failures the third try keeps the match."""

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            play = (await table_of(lobby, None)).play
            assert play is not None
            finished = to_record(play.match)
            lobby.house.ended.clear()
            id = (await lobby.revive(finished, "host")).id
            assert lobby.house.ended.is_set()  # a finished record is kept at once, too
            asked = []

            async def fail_twice(errand: bytes) -> bytes:
                asked.append(errand)
                if len(asked) < 5:
                    raise NobodyAnswered
                return keep_undisturbed(errand)

            for crew in (lobby.keepsakes._crew, lobby.keepsakes._last_crew):
                monkeypatch.setattr(crew, "ask", fail_twice)
            await lobby.keepsakes.catch_up()
            assert len(asked) == 6
            assert await lobby.house.store.past(id) is not None

    act(story)


def test_a_match_is_kept_when_the_server_has_time_to_spare(tmp_path, monkeypatch):
    """Or after ten minutes: what is never kept would be lost with the next change of rules."""

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            first, store = (await table_of(lobby, None)).id, lobby.house.store
            lobby.house.pressure.occupied = True
            keeping = asyncio.create_task(lobby.keepsakes.catch_up())
            await asyncio.sleep(0.2)
            assert await store.past(first) is None
            lobby.house.pressure.occupied = False
            await keeping
            assert await store.past(first) is not None
            second = (await table_of(lobby, None)).id
            lobby.house.pressure.occupied = True
            monkeypatch.setattr(keepsakes, "PUT_OFF", 0.1)
            await lobby.keepsakes.catch_up()
            assert await store.past(second) is not None

    monkeypatch.setattr(keepsakes, "A_MOMENT", 0.05)
    act(story)


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no such order")
@pytest.mark.parametrize(("share", "idle"), [("", "True 19"), ("even", f"False {os.nice(0)}")])
def test_keepsakes_are_made_while_nobody_else_has_work(share, idle):
    """A match that ended made everybody's answers take three times as long."""
    keeper_only = "from stammtisch.server.lobby.keeper import step_back as s; s()"
    told = (
        "import os, pathlib; group = pathlib.Path('/proc/self/autogroup')\n"
        "print(os.sched_getscheduler(0) == os.SCHED_IDLE, os.nice(0))\n"
        "last = group.exists() and group.read_text().strip().endswith('nice 19')\n"
        f"print(last == (group.exists() and {not share}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{keeper_only}\n{told}"],
        capture_output=True, text=True, check=True, start_new_session=True,
        env={**os.environ, "STAMMTISCH_SHARE": share},
    )  # fmt: skip
    assert done.stdout == f"{idle}\nTrue\n"


def test_nobody_looks_for_circles_while_a_match_is_kept(monkeypatch):
    """It took three quarters of the time."""
    monkeypatch.setattr(keeper, "keep", lambda errand: b"looks" * gc.isenabled())
    assert keep_undisturbed(b"") == b""
    assert gc.isenabled()


def test_what_was_finished_before_is_kept_after_a_start(tmp_path):
    """Also what an earlier build left, once, and nothing that is deleted."""

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            table = await table_of(lobby, None)
            running = await table_of(lobby, 3)
            store = lobby.house.store
            assert await store.unkept(10) == [table.id]
            assert await store.past(table.id) is None
            assert lobby.house.ended.is_set()
            await lobby.keepsakes.catch_up()
            assert await store.unkept(10) == []
            assert await store.past(running.id) is None
            content = await store.past(table.id)
            assert content is not None
            assert len(content) < 200_000
            await lobby.delete(table)
            assert await store.past(table.id) is None
            assert json.dumps(await store.unkept(10)) == "[]"

    act(story)
