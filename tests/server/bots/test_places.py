"""Whose bot thinks next: nobody is kept waiting by tables at which nobody looks."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.bots.places import Crowded, Places
from stammtisch.server.bots.pool import Pool
from stammtisch.server.metrics import Metrics
from stammtisch.server.socket.greeting import arrive
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from stammtisch.server.wire.link import Link
from tests.server.running import act, lobby_in, set_in

NAME = next(iter(titles()))
MOST = titles()[NAME].most_seats
NOBODY, SOMEBODY = (lambda: False), (lambda: True)


class Thinking:
    """Thoughts that last until they are told to end; in which order they began."""

    def __init__(self, number, most_waiting=100, **more):
        self.metrics = Metrics()
        self.places = Places(number, self.metrics, most_waiting, **more)
        self.began: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def think(self, visitor, name, wanted=NOBODY, sender=""):
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._think(visitor, name, wanted, sender))

    async def _think(self, visitor, name, wanted, sender):
        async with self.places.place(visitor, wanted, sender):
            self.began.append(name)
            await self.ends[name].wait()

    async def all_end(self):
        """Let each thought end as soon as it has begun."""
        for event in self.ends.values():
            event.set()
        await asyncio.gather(*self.tasks.values())


async def a_moment():
    for _ in range(5):
        await asyncio.sleep(0)


def test_whoever_waits_comes_before_a_hundred_thoughts_for_nobody():
    async def story():
        one = Thinking(1)
        for number in range(100):
            one.think("absent", f"master {number}")
        await a_moment()
        one.think("here", "random", SOMEBODY)
        await one.all_end()
        assert one.began[:3] == ["master 0", "random", "master 1"]
        assert one.metrics.thoughts_waiting == 0

    act(story)


def test_the_last_place_is_kept_for_people():
    """A thought cannot be broken off: two long ones for nobody would keep everybody waiting."""

    async def story():
        two = Thinking(2)
        two.think("absent", "first")
        two.think("other", "second")
        await a_moment()
        assert two.began == ["first"]
        two.think("here", "random", SOMEBODY)
        await a_moment()
        assert two.began == ["first", "random"]
        await two.all_end()

    act(story)


def test_visitors_take_turns():
    async def story():
        one = Thinking(1)
        for number in range(5):
            one.think("many", f"m{number}", SOMEBODY)
        for visitor in ("ann", "bob"):
            one.think(visitor, visitor, SOMEBODY)
        await a_moment()
        await one.all_end()
        assert one.began == ["m0", "m1", "ann", "bob", "m2", "m3", "m4"]

    act(story)


def test_two_hundred_identities_of_one_address_are_one_in_the_queue():
    """Each looks at a table of Masters; somebody else's bot waits for one of them, not for all."""

    async def story():
        one = Thinking(1, most_of_address=1000)
        for number in range(200):
            one.think(f"visitor {number}", f"master {number}", SOMEBODY, "crowd")
        await a_moment()
        one.think("ann", "ann's bot", SOMEBODY, "home")
        await one.all_end()
        assert one.began[:4] == ["master 0", "master 1", "ann's bot", "master 2"]
        assert not one.places._waiting

    act(story)


def test_visitors_of_one_address_take_turns_among_themselves():
    async def story():
        one = Thinking(1)
        for number in range(3):
            one.think("many", f"m{number}", SOMEBODY, "school")
        for visitor in ("ann", "bob"):
            one.think(visitor, visitor, SOMEBODY, "school")
        one.think("zoe", "zoe", SOMEBODY, "home")
        await a_moment()
        await one.all_end()
        assert one.began == ["m0", "m1", "zoe", "ann", "bob", "m2"]

    act(story)


def test_an_address_has_so_many_thoughts_waiting():
    async def story():
        one = Thinking(1, most_of_address=2)
        for name in ("runs", "waits", "waits too", "too many"):
            one.think(name, name, SOMEBODY, "crowd")
        await a_moment()
        with pytest.raises(Crowded):
            await one.tasks.pop("too many")
        one.think("modest", "another", SOMEBODY, "home")
        await one.all_end()
        assert one.began == ["runs", "waits", "another", "waits too"]

    act(story, 10)


def test_a_table_thinks_in_the_turn_of_where_its_host_looks_from(tmp_path, monkeypatch):
    """Whoever else looks on takes no table along into their own turn."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            order = TableOrder(title=NAME, chairs=(ChairOrder("me"), ChairOrder("me")), pace=30)
            made = await lobby.create(order, "host", "home")
            table = await lobby.open(made.id)
            assert table.sender == "home"
            table.social.watchers = ["eve"]
            await table.do(lambda: arrive(table, Link(-1, "eve", sender="crowd")))
            assert table.sender == "home"
            await table.do(lambda: arrive(table, Link(-1, "host", sender="train")))
            assert table.sender == "train"
            turns: list[str] = []

            async def think(imagine, visitor, wanted, sender):
                turns.append(sender)
                await asyncio.sleep(60)

            monkeypatch.setattr(lobby.pool, "think", think)
            for seat in range(2):  # whoever is asked
                await manners.hand_to_bot(table, seat, "apprentice", "host")
            table.ring()
            while not turns:
                await asyncio.sleep(0.01)
            assert set(turns) == {"train"}
            table.links.clear()

    act(story, 10)


def test_who_looks_on_takes_no_table_from_who_sits_there(tmp_path):
    """After a restart nobody knows where the host was: then whoever plays counts."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            order = TableOrder(title=NAME, chairs=(ChairOrder("me"), ChairOrder("me")), pace=30)
            id = (await lobby.create(order, "host", "home")).id
        async with lobby_in(tmp_path) as lobby:
            table = await lobby.open(id)
            table.social.watchers, table.social.chairs[1].holders = ["eve"], ["bob"]
            seen = [table.sender]
            for viewer, visitor, sender in (
                (-1, "eve", "crowd"),
                (1, "bob", "train"),
                (-1, "eve", "crowd"),
                (-1, "host", "home"),
                (1, "bob", "train"),
            ):
                await table.do(partial(arrive, table, Link(viewer, visitor, sender=sender)))
                seen.append(table.sender)
            assert seen == ["", "crowd", "train", "train", "home", "home"]
            table.links.clear()

    act(story)


def test_a_table_that_somebody_comes_to_moves_up():
    async def story():
        one = Thinking(1)
        looked_at: list[str] = []
        one.think("a", "first")
        one.think("b", "second")
        one.think("c", "third", lambda: bool(looked_at))
        await a_moment()
        looked_at.append("third")
        await one.all_end()
        assert one.began == ["first", "third", "second"]

    act(story)


def test_a_visitor_has_so_many_thoughts_waiting():
    async def story():
        one = Thinking(1, most_waiting=2)
        for name in ("runs", "waits", "waits too", "too many"):
            one.think("many", name)
        await a_moment()
        with pytest.raises(Crowded):
            await one.tasks.pop("too many")
        one.think("modest", "another")
        await one.all_end()
        assert one.began == ["runs", "waits", "another", "waits too"]
        assert one.metrics.thoughts_put_off == 1

    act(story)


def test_who_gives_up_leaves_the_queue():
    async def story():
        one = Thinking(1)
        for name in ("runs", "gives up", "goes on"):
            one.think("many", name)
        await a_moment()
        one.tasks["gives up"].cancel()
        await a_moment()
        del one.tasks["gives up"]
        one.tasks["runs"].cancel()
        await a_moment()
        assert one.began == ["runs", "goes on"]
        del one.tasks["runs"]
        await one.all_end()
        assert one.metrics.thoughts_waiting == 0

    act(story)


def test_a_thought_that_waits_is_not_yet_imagined():
    """Hundreds may wait; the world is dealt when the turn has come, or never."""

    async def story():
        imagined: list[str] = []
        pool = Pool(1, Metrics())
        answer = asyncio.Event()

        async def ask(errand):
            await answer.wait()
            return 7

        pool._crew.ask = ask  # type: ignore[method-assign]

        def think(name):
            def imagine():
                imagined.append(name)
                return name

            return asyncio.create_task(pool.think(imagine, "host", NOBODY))

        first, second, third = think("first"), think("second"), think("third")
        await a_moment()
        assert imagined == ["first"]
        second.cancel()
        answer.set()
        assert await first == await third == 7
        assert imagined == ["first", "third"]
        await pool.close()

    act(story)


def test_unattended_masters_do_not_keep_a_person_waiting(tmp_path, monkeypatch):
    """25 tables of Masters at which nobody looks, and one table with a person and a bot."""
    asked: list[str] = []
    person = asyncio.Event()

    async def story():
        async with lobby_in(tmp_path) as lobby:

            async def ask(errand):
                assert isinstance(errand[1], tuple)
                level = errand[1][6]
                asked.append(level)
                await asyncio.sleep(0.02 if level == "master" else 0)
                if level == "apprentice":
                    person.set()
                return 0

            monkeypatch.setattr(lobby.pool._crew, "ask", ask)
            masters = (ChairOrder("bot", "", "master"),) * MOST
            for _ in range(25):
                await lobby.create(TableOrder(title=NAME, chairs=masters, pace=0, beat=0), "crowd")
            await asyncio.sleep(0.1)
            chairs = (ChairOrder("bot", "", "apprentice"),) * 2
            order = TableOrder(title=NAME, chairs=chairs, pace=0, beat=0)
            table, _ = await set_in(lobby, order)
            before = len(asked)
            table.links.add(Link(-1, "host"))
            await asyncio.wait_for(person.wait(), 20)
            assert (
                asked[before:].index("apprentice") <= 3
            )  # what ran, and what began before it looked
            table.links.clear()

    act(story)
