"""Those who think, in this process: an answer is written sooner or later, and no lane ends."""

from __future__ import annotations

import asyncio
import marshal
import threading
from contextlib import asynccontextmanager, closing

import psycopg
import pytest

from stammtisch.server.bots.worker import Thought
from stammtisch.server.door.tokens import digest
from stammtisch.server.metrics import Metrics
from stammtisch.server.nodes import thoughts
from stammtisch.server.nodes.errands import NoQueue, QueueLine
from stammtisch.server.nodes.lanes import Lanes
from stammtisch.server.nodes.news import News
from stammtisch.server.nodes.shared_pool import SharedPool
from stammtisch.server.store import lives
from stammtisch.server.store.lives import NODE, THINKER, Card
from stammtisch.server.store.patience import Patient
from stammtisch.server.store.session import open_session
from tests.server.nodes.test_leases import node_here
from tests.server.nodes.test_thoughts import Thinker, queued
from tests.server.running import act
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql


@pytest.fixture
def line(database, monkeypatch):
    monkeypatch.setattr("stammtisch.server.nodes.lanes.LOOK_EVERY", 0.05)
    open_session(database).close()
    with closing(Patient(database)) as found:
        yield found


A_THOUGHT: Thought = ("histrio", 2, (), None, None, 0, "regular", 0)


class Echo:
    """A crew that says what it was asked."""

    async def ask(self, errand):
        return errand

    async def close(self):
        """Nobody is there."""


@asynccontextmanager
async def lane(database: str, line: Patient):
    """One lane of a thinker that lives long enough."""
    life = lives.register(line, Card("thinker", THINKER, "", "1.0"))
    found = Lanes(QueueLine(database), lambda: life.number, 1, News(), Metrics())
    found._crew = Echo()  # type: ignore[assignment]
    found.open()
    try:
        yield found
    finally:
        await found.close()


async def answer_to(line: Patient, id: int) -> bytes:
    async with asyncio.timeout(4):
        while (found := thoughts.fetch(line, id)) is None:
            await asyncio.sleep(0.02)
    return found


def test_an_answer_that_could_not_be_written_is_written_later(line, database, monkeypatch):
    failed = 0
    answer = thoughts.answer

    def at_last(*given):
        nonlocal failed
        failed += 1
        if failed < 3:
            raise psycopg.OperationalError("the database is away")
        answer(*given)

    monkeypatch.setattr(thoughts, "answer", at_last)

    async def story():
        node = lives.register(line, Card("node", NODE, "", "1.0"))
        id = thoughts.put(line, node, "ada", True, marshal.dumps(7))
        async with lane(database, line):
            assert await answer_to(line, id) == marshal.dumps(7)

    act(story, 10)


@pytest.mark.parametrize("errand", [b"\xff", b"", b"[\x02\x00\x00\x00", b"0"])
def test_a_thought_that_cannot_be_read_ends_no_lane(line, database, errand):
    async def story():
        node = lives.register(line, Card("node", NODE, "", "1.0"))
        broken = thoughts.put(line, node, "ada", True, errand)
        good = thoughts.put(line, node, "ada", True, marshal.dumps(7))
        async with lane(database, line):
            assert await answer_to(line, broken) == thoughts.FAILED
            assert await answer_to(line, good) == marshal.dumps(7)

    act(story, 10)


def test_lanes_hang_up(line, database):
    async def story():
        async with lane(database, line) as found:
            pass
        with pytest.raises(NoQueue):
            await found._line.do(lambda db: None)

    act(story, 10)


def test_an_answer_that_nobody_heard_of_or_waits_for_is_not_kept(line, database, monkeypatch):
    monkeypatch.setattr("stammtisch.server.nodes.shared_pool.LOOK_EVERY", 0.05)

    async def story():
        async with node_here(database, "first") as (_, node):
            pool = SharedPool(0, node, Metrics())
            node.news._ears.clear()  # whatever is said
            pool.open()
            life = node.store.life
            id = thoughts.put(line, life, "ada", True, b"a world")
            waiting = thoughts.put(line, life, "ada", True, b"a world")
            assert thoughts.take(line, life.number, False) == (id, b"a world")
            thoughts.answer(line, id, life.number, b"4")
            async with asyncio.timeout(4):
                while queued(database) > 1:
                    await asyncio.sleep(0.02)
            assert list(thoughts.standing(line, life)) == [waiting]  # it is being thought about
            await pool.close()

    act(story, 10)


def test_in_the_shared_queue_the_addresses_take_turns(database, line, monkeypatch):
    """Nobody's address stands there: only what can be compared."""
    turns: list[str] = []

    async def wait(body, whose, wanted):
        turns.append(whose)
        return marshal.dumps(7)

    async def story():
        async with node_here(database, "first") as (_, node):
            pool = SharedPool(0, node, Metrics())
            monkeypatch.setattr(pool, "_wait", wait)
            for visitor, sender in (("ada", "10.0.0.1"), ("ben", "10.0.0.1"), ("zoe", "")):
                assert await pool.think(lambda: A_THOUGHT, visitor, lambda: True, sender) == 7
            await pool.close()

    act(story, 10)
    assert turns == [digest("10.0.0.1"), digest("10.0.0.1"), digest("zoe")]


def test_nobody_waits_in_the_event_loop_for_a_line_to_be_closed(database, line, monkeypatch):
    closed: list[bool] = []
    hang_up = QueueLine.close

    def noted(self):
        closed.append(threading.current_thread() is threading.main_thread())
        hang_up(self)

    monkeypatch.setattr(QueueLine, "close", noted)

    async def story():
        async with node_here(database, "first") as (_, node):
            pool = SharedPool(1, node, Metrics())
            pool.open()
            await pool.close()

    act(story, 10)
    assert closed == [False, False]


def test_a_thinker_that_is_not_in_the_register_any_more_says_what_may_have_happened(database):
    """A server that opens a database for itself empties the register."""
    open_session(database).close()
    thinker = Thinker(database, "first")
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("DELETE FROM nodes")
    _, told = thinker.process.communicate(timeout=20)
    assert thinker.process.returncode == 1
    assert "or a server opened the database for itself; this one ends." in told
