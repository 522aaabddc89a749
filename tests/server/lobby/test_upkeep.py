"""Keeping house: quotas, what is forgotten after a while, deletion, and a quick start."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.components import BadComponents
from stammtisch.core.registry import titles
from stammtisch.server.door.errors import NoTable, NotNow
from stammtisch.server.lobby import lobby as lobby_module
from stammtisch.server.lobby.joining import join_by_code
from stammtisch.server.table import manners
from stammtisch.server.table.house import Retention
from stammtisch.server.wire.bodies import ChairOrder, CodeOffered, TableOrder
from tests.server.running import act, behind, lobby_in, me, until_dropped

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * FEWEST)
A_DAY = 86_400.0
LEFT = ("book", "chat", "links", "codes", "members", "upkeep")


def age(folder, table, days):
    """Let a table lie unused for so many days."""
    with behind(folder) as database:
        statement = 'UPDATE upkeep SET touched = ? WHERE "table" = ?'
        database.execute(statement, (time.time() - days * A_DAY, table))


def rows(folder, table):
    """How many rows tell of a table."""
    with behind(folder) as database:
        named = [
            f'SELECT count(*) FROM {n} WHERE "{"id" if n == "tables" else "table"}" = ?'
            for n in LEFT
        ]
        return sum(database.execute(question, (table,)).fetchone()[0] for question in named)


def test_a_visitor_sets_so_many_tables(tmp_path):
    async def story():
        async with lobby_in(tmp_path, tables_per_visitor=3) as lobby:
            made = [(await lobby.create(ORDER, "greedy")).id for _ in range(3)]
            with pytest.raises(NotNow, match="3 tables"):
                await lobby.create(ORDER, "greedy")
            await lobby.create(ORDER, "modest")
            await lobby.delete(await lobby.open(made[0]))
            await lobby.create(ORDER, "greedy")

    act(story)


def own_box():
    """The standard file with one number changed, where the title allows it."""
    game, text = titles()[NAME], titles()[NAME].components.text
    for found in re.finditer(r"= (\d+)$", text, re.MULTILINE):
        changed = f"{text[: found.start()]}= {int(found[1]) + 1}{text[found.end() :]}"
        with contextlib.suppress(BadComponents):
            if game.parse_components(changed, "components").hash != game.components.hash:
                return changed
    raise AssertionError("no number may change")


def test_padded_components_files_fill_no_disk(tmp_path):
    own = own_box() + "# as it stands on my own cards\n" * 500

    async def story():
        async with lobby_in(tmp_path, components_per_visitor=len(own) * 2 + 3_000) as lobby:
            order = TableOrder(title=NAME, chairs=ORDER.chairs, components=own)
            set_ = 0
            with contextlib.suppress(NotNow):
                for _ in range(5):
                    await lobby.create(order, "greedy")
                    set_ += 1
            assert set_ == 2
            await lobby.create(ORDER, "greedy")  # the standard box weighs nothing

    act(story)


def test_all_together_have_so_many_tables(tmp_path):
    async def story():
        async with lobby_in(tmp_path, tables=2) as lobby:
            for visitor in ("one", "other"):
                await lobby.create(ORDER, visitor)
            with pytest.raises(NotNow, match="no room"):
                await lobby.create(ORDER, "third")

    act(story)


def test_finished_and_abandoned_tables_are_kept_for_their_own_time(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            finished = [(await lobby.create(ORDER, "host")).id for _ in range(2)]
            for id in finished:
                await manners.close(await lobby.open(id), "host")
            running = [(await lobby.create(ORDER, "host")).id for _ in range(2)]
        for id, days in zip([*finished, *running], (40, 20, 40, 20), strict=True):
            age(tmp_path, id, days)
        for keep, left in (
            (Retention(), [*finished, *running]),
            (Retention(30 * A_DAY, None), [finished[1], *running]),
            (Retention(30 * A_DAY, 30 * A_DAY), [finished[1], running[1]]),
            (Retention(None, 10 * A_DAY), [finished[1]]),
        ):
            async with lobby_in(tmp_path, keep) as lobby:
                await lobby.tidy()
                assert {line.id for line in await lobby.house.store.tables_of("host")} == set(left)
        assert rows(tmp_path, finished[0]) == rows(tmp_path, running[0]) == 0
        assert rows(tmp_path, finished[1]) > 0

    act(story)


def test_a_table_in_use_is_not_forgotten(tmp_path):
    async def story():
        async with lobby_in(tmp_path, Retention(1.0, 1.0)) as lobby:
            table = await lobby.open((await lobby.create(ORDER, "host")).id)
            age(tmp_path, table.id, 10)
            table.links.add(object())  # type: ignore[arg-type]
            await lobby.tidy()
            assert rows(tmp_path, table.id) > 0
            table.links.clear()
            await lobby.tidy()
            assert rows(tmp_path, table.id) == 0
            with pytest.raises(NoTable):
                await lobby.open(table.id)

    act(story)


def test_the_host_deletes_a_table_for_good(address):
    async def story():
        async with Visitor(address) as host, Visitor(address) as guest:
            chairs = [{"kind": "link"}, *me(FEWEST - 1)]
            made = await host.set_table(NAME, chairs)
            await guest.join(made.links[0].token, "Bob")
            with pytest.raises(Denied, match="not-host"):
                await guest.post(f"/api/tables/{made.id}/delete")
            async with guest.sit(made.id, 0) as chair:
                await host.post(f"/api/tables/{made.id}/delete")
                assert await asyncio.wait_for(until_dropped(chair), 5) == 4410
            for visitor in (host, guest):
                with pytest.raises(Denied, match="no-table"):
                    await visitor.table(made.id)
                assert made.id not in [line["id"] for line in await visitor.get("/api/tables")]
            with pytest.raises(Denied, match="no-table"):
                await guest.join(made.links[0].token, "Bob")

    act(story)


def test_a_start_wakes_only_what_goes_on_by_itself(tmp_path):
    """Tables of people wait for people; what lay still for long lies on; clocks go on."""
    bots = (ChairOrder("bot", bot="random"),) * FEWEST

    async def story():
        async with lobby_in(tmp_path) as lobby:
            fresh = (await lobby.create(ORDER, "host")).id
            old = [
                (await lobby.create(TableOrder(title=NAME, chairs=chairs, pace=30), "host")).id
                for chairs in (ORDER.chairs, bots)
            ]
            timed = (
                await lobby.create(TableOrder(title=NAME, chairs=ORDER.chairs, clock=60), "host")
            ).id
        for id in (*old, timed):
            age(tmp_path, id, 1)
        async with lobby_in(tmp_path) as lobby:
            await lobby.resume()
            assert set(lobby.tables) == {fresh, timed}

    act(story)


def test_a_clock_that_runs_for_nobody_wakes_no_table(tmp_path, monkeypatch):
    """Where a chair is empty a match never ends: such tables would be read at every start."""
    monkeypatch.setattr(lobby_module, "SWEEP_EVERY", 0.02)
    monkeypatch.setattr(lobby_module, "FORGET_AFTER", -1.0)
    chairs = (ChairOrder("open"),) * FEWEST
    order = TableOrder(title=NAME, chairs=chairs, clock=60)

    async def story():
        async with lobby_in(tmp_path) as lobby:
            empty, taken = [await lobby.create(order, "host") for _ in range(2)]
            sweeping = asyncio.create_task(lobby.sweep())
            async with asyncio.timeout(10):
                while lobby.tables or lobby._leaving:
                    await asyncio.sleep(0.01)
            sweeping.cancel()
            await join_by_code(lobby, CodeOffered(taken.code, "Bob"), "guest")
        for one in (empty, taken):
            age(tmp_path, one.id, 1)
        async with lobby_in(tmp_path) as lobby:
            await lobby.resume()
            assert set(lobby.tables) == {taken.id}

    act(story)


def test_bots_pause_where_nobody_looks(tmp_path):
    bots = (ChairOrder("bot", bot="random"),) * FEWEST

    async def story():
        async with lobby_in(tmp_path, unwatched=0.0) as lobby:
            order = TableOrder(title=NAME, chairs=bots, pace=0, beat=0)
            table = await lobby.open((await lobby.create(order, "host")).id)
            await asyncio.sleep(0.3)
            assert table.play is not None
            assert not [entry for entry in table.play.book if entry.by == "bot"]
            assert table.asleep
            table.links.add(Onlooker())  # type: ignore[arg-type]
            table.ring()
            while not [entry for entry in table.play.book if entry.by == "bot"]:
                await asyncio.sleep(0.02)
            table.links.clear()

    act(story)


class Onlooker:
    """Somebody who looks, and to whom nothing is sent."""

    viewer = -1
    visitor = "host"

    def send(self, frame):
        """Nothing is done with it."""

    def close(self, code):
        """Nor here."""
