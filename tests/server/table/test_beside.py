"""What must be worked out waits beside the tables: everybody there plays on, and nobody is last."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.door.errors import Later, TooMany
from stammtisch.server.metrics import Metrics
from stammtisch.server.socket.conversation import carry_out
from stammtisch.server.table.book import Entry
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.table.threads import Desk, Threads
from stammtisch.server.table.undo import offered_undo
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import UndoSaid
from tests.server.running import act, lobby_in, set_in

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * FEWEST, beat=0)


@contextmanager
def held_up(threads: Threads) -> Iterator[None]:
    """The only thread has something to do, for as long as this lasts."""
    begun, door = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        door.wait(60)

    threads.submit(wait)
    assert begun.wait(10)
    try:
        yield
    finally:
        door.set()


async def somebody_answers(table: Table, play: Play) -> int:
    """Whoever is asked takes the first option, and need not wait long; who it was."""

    async def answer() -> int:
        seat = min(play.asked)
        option = play.match.question(seat).choices[0].option
        await table.enter(Entry(seat, option, "person"))
        return seat

    async with asyncio.timeout(5):
        return await table.do(answer)


def test_a_table_plays_on_while_its_past_is_looked_at(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            first, second = await set_in(lobby, ORDER), await set_in(lobby, ORDER)
            with held_up(lobby.house.past):
                looks = [
                    asyncio.create_task(
                        lobby.archive.show(f"eyes {place}", *first, lambda past: len(past.steps))
                    )
                    for place in range(50)
                ]
                await asyncio.sleep(0)
                await somebody_answers(*first)
                await somebody_answers(*second)
                assert not any(look.done() for look in looks)
            assert len(set(await asyncio.gather(*looks))) == 1  # as it was when they asked
            assert await lobby.archive.show("late", *first, lambda past: past.log[-1][0]) > 0

    act(story)


async def until_undo_is_offered(table: Table, play: Play) -> Link:
    """Somebody may take an answer back; their eyes."""
    for _ in range(60):
        seat = await somebody_answers(table, play)
        if offered_undo(play, seat) is not None:
            return Link(seat, "host")
    raise AssertionError("nobody could take anything back")


def test_a_table_plays_on_while_an_undo_is_judged_and_then_it_is_too_late(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, play = await set_in(lobby, ORDER)
            link = await until_undo_is_offered(table, play)
            with held_up(lobby.house.referee):
                wish = asyncio.create_task(carry_out(UndoSaid(key="undo"), table, link))
                await asyncio.sleep(0.05)
                await somebody_answers(table, play)
            lines = len(play.book)
            await wish
            assert len(play.book) == lines
            assert "refused-undo" in await told(link)

    act(story)


def test_an_undo_that_nobody_overtook_is_carried_out(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, play = await set_in(lobby, ORDER)
            assert table.referee is not None
            for _ in range(20):
                link = await until_undo_is_offered(table, play)
                await carry_out(UndoSaid(key="undo"), table, link)
                if play.book[-1].by == "undo":
                    return
            raise AssertionError("no answer could be taken back")

    act(story)


async def told(link: Link) -> str:
    """The last frame that was put on its way."""
    link.close(1000)
    last = b""
    while (frame := await link.next()) is not None:
        last = frame
    return last.decode()


def test_who_wants_much_waits_behind_who_wants_little():
    done: list[str] = []

    async def story():
        threads = Threads(1, "past", Metrics())
        desk = Desk(threads, most_of_one=4)
        with held_up(threads):
            greedy = [asyncio.create_task(desk.ask("greedy", done.append, "greedy"))
                      for _ in range(6)]  # fmt: skip
            await asyncio.sleep(0)
            modest = asyncio.create_task(desk.ask("modest", done.append, "modest"))
            await asyncio.sleep(0)
            assert threads.queue.waiting == 6  # one that was called, four, and the other
        refused = [one for one in await asyncio.gather(*greedy, return_exceptions=True) if one]
        assert [type(one) for one in refused] == [TooMany]
        await modest
        assert done.index("modest") == 2  # after one that was called before, and one in turn
        assert threads.queue.waiting == 0
        threads.shutdown()

    act(story)


def test_all_together_have_so_many_waiting_and_who_gives_up_makes_room():
    async def story():
        threads = Threads(1, "past", Metrics())
        desk = Desk(threads, most=3)
        with held_up(threads):
            asked = [asyncio.create_task(desk.ask(f"{n}", int)) for n in range(4)]
            await asyncio.sleep(0)
            with pytest.raises(Later):
                await desk.ask("late", int)
            for one in asked[:2]:  # whoever was called, and one who waits
                one.cancel()
            await asyncio.sleep(0)
            again = asyncio.create_task(desk.ask("again", int))
        assert await asyncio.gather(*asked[2:], again) == [0, 0, 0]
        assert threads.queue.waiting == 0
        threads.shutdown()

    act(story)
