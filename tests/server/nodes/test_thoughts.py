"""Bots think in one queue: fair order, nothing kept, thoughts of the dead given out again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from stammtisch.client import Visitor
from stammtisch.server.bots.pool import TRIES
from stammtisch.server.nodes import thoughts
from stammtisch.server.store import lives
from stammtisch.server.store.lives import NODE, THINKER, Card
from stammtisch.server.store.patience import Patient
from stammtisch.server.store.session import open_session
from tests.server.nodes.houses import FEWEST, NAME, nodes, one_node
from tests.server.nodes.test_leases import let_die
from tests.server.running import act, free_port, running
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql
THINK = [sys.executable, "-m", "stammtisch", "think", "--store"]


@pytest.fixture
def line(database):
    open_session(database).close()
    with closing(Patient(database)) as found:
        yield found


def enter(line, name: str, kind: str = THINKER):
    return lives.register(line, Card(name, kind, "", "1.0"))


def put(line, life, visitor: str, wanted: bool) -> int:
    return thoughts.put(line, life, visitor, wanted, b"a world")


def queued(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as other:
        row = other.execute("SELECT count(*) FROM thoughts").fetchone()
    assert row is not None
    return int(row[0])


def test_those_come_first_for_whom_people_wait_then_everybody_in_turn(line):
    node, thinker = enter(line, "node", NODE), enter(line, "thinker").number
    alone = put(line, node, "zoe", False)
    first = [put(line, node, "ada", True) for _ in range(3)]
    other = put(line, node, "ben", True)
    taken = [thoughts.take(line, thinker, False) for _ in range(5)]
    assert [one and one[0] for one in taken] == [first[0], other, first[1], first[2], alone]
    assert thoughts.take(line, thinker, False) is None


def test_one_place_is_kept_for_those_who_wait(line):
    node, thinker = enter(line, "node", NODE), enter(line, "thinker").number
    put(line, node, "zoe", False)
    assert thoughts.take(line, thinker, True) is None
    assert thoughts.take(line, thinker, False) is not None


def test_nothing_is_kept_of_a_thought_that_was_answered(line, database):
    node, thinker = enter(line, "node", NODE), enter(line, "thinker").number
    id = put(line, node, "ada", True)
    assert thoughts.take(line, thinker, False) == (id, b"a world")
    assert thoughts.fetch(line, id) is None
    thoughts.answer(line, id, thinker, b"4")
    assert line.execute("SELECT errand FROM thoughts").fetchone()[0] == b""
    assert thoughts.fetch(line, id) == b"4"
    assert queued(database) == 0


def test_a_thought_whose_thinker_died_is_given_out_again_but_not_for_ever(line, database):
    node = enter(line, "node", NODE)
    id = put(line, node, "ada", True)
    dead = 0
    for number in range(TRIES):
        thinker = enter(line, f"thinker-{number}").number
        assert thoughts.take(line, thinker, False) == (id, b"a world")
        assert thoughts.take(line, thinker, False) is None  # one who lives thinks about it
        let_die(database, f"thinker-{number}")
        dead = dead or thinker
    last = enter(line, "last").number
    assert thoughts.take(line, last, False) is None
    thoughts.answer(line, id, dead, b"too late")
    assert thoughts.fetch(line, id) == thoughts.FAILED


def test_thoughts_of_a_dead_node_are_swept_away(line, database):
    dead, alive = enter(line, "dead", NODE), enter(line, "alive", NODE)
    put(line, dead, "ada", True)
    put(line, alive, "ada", True)
    let_die(database, "dead")
    thoughts.sweep(line)
    assert list(thoughts.standing(line, alive)) != []
    assert thoughts.standing(line, dead) == {}


class Thinker:
    """A thinker in a process of its own."""

    def __init__(self, database: str, name: str) -> None:
        self.process = subprocess.Popen(
            [*THINK, database, "--workers", "2", "--name", name],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert "thinks for" in self.process.stdout.readline()

    def kill(self) -> None:
        """It and its workers, which have sessions of their own."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        workers = [int(one) for one in children.read_text().split()]
        for one in (self.process.pid, *workers):
            os.kill(one, signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        self.process.terminate()
        _, errors = self.process.communicate(timeout=10)
        assert self.process.returncode == 0, errors
        return errors


@contextmanager
def thinking(database: str, name: str):
    thinker = Thinker(database, name)
    try:
        yield thinker
    finally:
        if thinker.process.poll() is None:
            assert "Traceback" not in thinker.stop()


def lines_of(database: str, table: str) -> int:
    with psycopg.connect(database, autocommit=True) as other:
        asked = 'SELECT count(*) FROM book WHERE "table" = %s'
        row = other.execute(asked, (table,)).fetchone()
    assert row is not None
    return int(row[0])


async def grows(database: str, table: str, by: int, seconds: float = 20) -> None:
    reached = lines_of(database, table) + by
    async with asyncio.timeout(seconds):
        while lines_of(database, table) < reached:
            await asyncio.sleep(0.05)


def test_thinkers_think_for_a_node_without_workers_and_may_be_killed(tmp_path, database):
    async def story(node):
        async with Visitor(node.address) as ada:
            bots = [{"kind": "bot", "bot": "apprentice"}] * FEWEST
            table = (await ada.set_table(NAME, bots, beat=0, pace=0.05)).id
            async with ada.sit(table, None):
                with thinking(database, "first") as first:
                    await grows(database, table, 5)
                    first.kill()
                with thinking(database, "second"):
                    await grows(database, table, 5)
            await ada.post(f"/api/tables/{table}/delete")
        async with asyncio.timeout(10):
            while queued(database):
                await asyncio.sleep(0.1)

    with nodes(tmp_path, database, workers=0) as (node,):
        act(lambda: story(node))


def test_a_nodes_own_workers_take_from_the_same_queue(tmp_path, database):
    async def story(first, second):
        async with Visitor(first.address) as ada:
            bots = [{"kind": "bot", "bot": "apprentice"}] * FEWEST
            table = (await ada.set_table(NAME, bots, beat=0, pace=0.05)).id
            async with ada.sit(table, None):
                await grows(database, table, 5)  # the other node thinks

    with (
        nodes(tmp_path, database, workers=0) as (first,),
        one_node(tmp_path, database, "with-workers", workers=1) as second,
    ):
        act(lambda: story(first, second))


def told(*arguments: str) -> str:
    ended = subprocess.run(
        [*THINK, *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode in (1, 2), ended.stdout
    assert "Traceback" not in ended.stderr
    return ended.stderr


def test_a_thinker_that_cannot_join_gets_a_sentence(line, database, tmp_path):
    enter(line, "hearth", NODE)
    line.execute("UPDATE nodes SET seen = clock_timestamp() + interval '1 minute'")  # it lives on
    assert "is 1.0. Start the same release everywhere." in told(database)
    assert "A store is named as postgresql://" in told("tables.sqlite")
    assert "cannot be used" in told("postgresql://127.0.0.1:1/x")
    line.execute("UPDATE version SET number = 999")
    assert "was written by a later release" in told(database)


def test_a_thinker_leaves_a_server_alone_that_shares_with_nobody(database, tmp_path):
    with running(tmp_path, store=database, port=free_port()):
        assert "shares it with nobody" in told(database)
