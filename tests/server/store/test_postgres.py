"""PostgreSQL: lines that break, servers that die or are overtaken, addresses that are wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import psycopg
import pytest

from stammtisch.server.serve import CannotServe, Service, open_store
from stammtisch.server.store.lock import AlreadyOpen
from stammtisch.server.store.patience import Patient, call
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.session import (
    FIRST,
    VERSION,
    BadDatabase,
    Session,
    insist_on_sense,
    open_session,
    place_of,
)
from stammtisch.server.store.shared import SharedStore
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import StoreFailed
from tests.server.nodes.wires import Wire
from tests.server.running import act
from tests.server.store.database import needs_postgresql
from tests.server.store.test_statements import kept

pytestmark = needs_postgresql

HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def test_a_line_that_broke_is_opened_anew_and_nothing_is_lost(database):
    async def story():
        store = PostgresStore(database)
        await store.create("t", kept())
        with psycopg.connect(database, autocommit=True) as other:
            other.execute(HANG_UP)
        await store.append("t", 1, Entry(1, 2, "person"))
        found = await store.load("t")
        assert found is not None
        assert len(found.book) == 2
        assert store.healthy
        await store.close()

    act(story)


def test_the_next_server_need_not_wait(database, monkeypatch):
    """A closed store has let go of the database, however long that takes to notice the end."""
    first = Session(database)
    assert first.lock()
    monkeypatch.setattr(psycopg.Connection, "close", lambda connection: None)
    first.close()
    second = Session(database)
    assert second.lock()
    monkeypatch.undo()
    first.close()
    second.close()


def test_while_the_database_is_dead_nothing_is_acknowledged_and_then_it_goes_on(cluster, database):
    async def story():
        store = PostgresStore(database)
        await store.create("t", kept())
        cluster.kill()
        with pytest.raises(StoreFailed):
            await store.append("t", 1, Entry(1, 2, "person"))
        assert not store.healthy
        await asyncio.to_thread(cluster.start)
        await store.append("t", 1, Entry(1, 2, "person"))
        assert store.healthy
        await store.close()

    act(story)


def test_whoever_was_overtaken_while_the_line_was_broken_writes_no_more(database):
    async def story():
        first = PostgresStore(database)
        await first.create("t", kept())
        with psycopg.connect(database, autocommit=True) as other:
            other.execute(HANG_UP)  # and with the line the lock is gone
        second = PostgresStore(database)
        await second.append("t", 1, Entry(1, 2, "person"))
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await first.append("t", 2, Entry(0, 1, "person"))
        assert first.fenced
        await second.close()
        with pytest.raises(StoreFailed):  # the lock is free again, the fence is not
            await first.append("t", 2, Entry(0, 1, "person"))
        await first.close()

    act(story)


@pytest.fixture
def wire(cluster):
    """The way from a server to its database."""
    found = Wire(cluster.folder)
    yield found
    found.close()


def through(wire: Wire, database: str) -> str:
    return wire.address(database.partition("?")[0].rpartition("/")[2])


def test_a_server_does_not_shut_itself_out_while_the_database_has_not_noticed(wire, database):
    """After a cut of the wire its old line holds the lock there, for hours if nobody ends it."""

    async def story():
        store = PostgresStore(through(wire, database))
        await store.create("t", kept())
        for line in (1, 2):
            wire.cut()
            await store.append("t", line, Entry(1, 2, "person"))
        assert store.healthy
        assert not store.fenced
        found = await store.load("t")
        assert found is not None
        assert len(found.book) == 3
        with pytest.raises(AlreadyOpen):
            PostgresStore(database)
        await store.close()

    act(story)


def test_while_the_old_line_is_not_ended_nothing_is_written_and_nobody_gives_up(
    wire, database, monkeypatch
):
    monkeypatch.setattr("stammtisch.server.store.postgres.LET_GO", 0.1)

    async def story():
        store = PostgresStore(through(wire, database))
        await store.create("t", kept())
        execute = Session.execute
        with monkeypatch.context() as stubborn:
            stubborn.setattr(
                Session,
                "execute",
                lambda self, said, values=(): execute(
                    self, said.replace("pg_terminate_backend", "abs"), values
                ),
            )
            wire.cut()
            for _ in range(2):
                with pytest.raises(StoreFailed):
                    await store.append("t", 1, Entry(1, 2, "person"))
            assert not store.healthy
            assert not store.fenced
        await store.append("t", 1, Entry(1, 2, "person"))
        assert store.healthy
        await store.close()

    act(story)


def test_a_lock_that_was_let_go_of_just_now_is_taken(database, monkeypatch):
    async def story():
        store = PostgresStore(database)
        await store.create("t", kept())
        lock, answers = Session.lock, [False]
        monkeypatch.setattr(Session, "lock", lambda one: answers.pop() if answers else lock(one))
        with psycopg.connect(database, autocommit=True) as other:
            other.execute(HANG_UP)
        await store.append("t", 1, Entry(1, 2, "person"))
        assert not answers
        assert not store.fenced
        await store.close()

    act(story)


def test_nodes_that_came_meanwhile_shut_a_server_out(database):
    """They do not raise the fence: whoever was alone before writes nothing beside them."""

    async def story():
        store = PostgresStore(database)
        await store.create("t", kept())
        with psycopg.connect(database, autocommit=True) as other:
            other.execute(HANG_UP)
        node = SharedStore(database)
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append("t", 1, Entry(1, 2, "person"))
        assert store.fenced
        await node.close()
        await store.close()

    act(story)


def test_the_database_looks_after_every_line_too(database):
    """A host that vanished must not keep its lock until the next day."""
    asked = "SELECT name, source FROM pg_settings WHERE name ~ '^tcp_' AND source = 'session'"
    for line in (Session(database), Patient(database)):
        assert {row[0] for row in line.execute(asked)} == {
            *("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count"),
            "tcp_user_timeout",
        }
        line.close()


@pytest.mark.parametrize("version", range(FIRST - 1, VERSION))
def test_a_database_of_every_earlier_version_is_brought_to_this_one(database, version, monkeypatch):
    monkeypatch.setattr("stammtisch.server.store.session.VERSION", version)
    session = Session(database)
    if version >= FIRST:
        from stammtisch.server.store.session import migrate

        migrate(session, "here")
    session.close()
    monkeypatch.undo()

    async def story():
        store = PostgresStore(database)
        await store.create("t", kept())
        assert await store.load("t") is not None
        await store.keep_call(("t", 0, "ada"), b"missed")  # of the newest version
        assert await store.calls() == [b"missed"]
        await store.close()

    act(story)


def test_a_database_of_a_later_release_is_left_alone(database):
    act(PostgresStore(database).close)
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("UPDATE version SET number = 999")
    with pytest.raises(BadDatabase, match="was written by a later release"):
        PostgresStore(database)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://localhost/x", "A store is named as postgresql://"),
        ("stammtisch", "A store is named as postgresql://"),
        ("postgresql://127.0.0.1:1/x", "The database 127.0.0.1/x cannot be used"),
        ("postgresql://ada:secret@nowhere.invalid/x", "The database nowhere.invalid/x cannot"),
        ("postgresql://[/x", "A store is named as postgresql://"),
    ],
)
def test_an_address_that_leads_nowhere_gets_a_sentence(address, sentence):
    with pytest.raises((CannotServe, BadDatabase), match=sentence) as told:
        open_store(Service(store=address))
    assert "secret" not in str(told.value)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:secret@nowhere.invalid:543x/x",
        "postgresql://ada:sec%ZZret@nowhere.invalid/x",
        "postgresql://ada:secret@[::1]y/x",
        "postgresql://ada:sec/ret@nowhere.invalid/x",
        "postgresql://ada:sec@ret@nowhere.invalid/x",
        "postgresql://ada:secret@nowhere.invalid/x?word",
        "postgresql://ada:secret@nowhere.invalid/x?sec=ret",
    ],
)
def test_an_address_that_makes_no_sense_is_not_repeated(address):
    """What stands there may be a password, or a part of one."""
    for opens in (open_session, call):
        with pytest.raises(BadDatabase, match="The address of the database cannot be used") as told:
            opens(address)
        assert not any(part in str(told.value) for part in ("sec", "ret", "nowhere"))


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("postgresql://ada:s%40t@one.example,two.example:5433/x", "one.example,two.example/x"),
        ("postgresql://ada:sec?ret@there.example/x?application_name=t", "there.example/x"),
        ("postgresql://ada:sec#ret@there.example/x", "there.example/x"),
        ("postgresql://ada@[::1]:5432/x", "::1/x"),
        ("postgresql:///x?host=/run/postgresql&user=ada@home", "localhost/x"),
        ("postgres://localhost", "localhost"),
    ],
)
def test_what_the_library_understands_is_let_through(address, place):
    insist_on_sense(address)
    assert place_of(address) == place


def test_the_command_says_it_in_one_line_too():
    command = [sys.executable, "-m", "stammtisch", "serve", "--no-browser", "--store"]
    ended = subprocess.run(
        [*command, "postgresql://127.0.0.1:1/x"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert "cannot be used" in ended.stderr
    assert "Traceback" not in ended.stderr
