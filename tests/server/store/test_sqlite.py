"""The store: who may read its file, and whether it says the truth about its health."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
from contextlib import suppress
from importlib import resources

import pytest

from stammtisch.server.store.file import FILE
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.table.keeping import ChatLine, StoreFailed
from tests.server.running import act

LINE = ChatLine(0, "Ann", "x" * 300, 1.0)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_may_read_the_file(tmp_path):
    """A new folder and a new file are private; a file that was open to all is closed to others."""

    async def story():
        store = SqliteStore(tmp_path / "new")
        await store.say("t", LINE)
        assert mode(tmp_path / "new") == 0o700
        for file in (tmp_path / "new").iterdir():
            assert mode(file) == 0o600
        await store.close()
        (tmp_path / "new" / FILE).chmod(0o644)
        await SqliteStore(tmp_path / "new").close()
        assert mode(tmp_path / "new" / FILE) == 0o600

    before = os.umask(0o022)
    try:
        act(story)
    finally:
        os.umask(before)


async def say_much(store):
    for _ in range(1000):
        await store.say("t", LINE)


def test_a_full_disk_is_not_healthy_because_somebody_reads(tmp_path):
    async def story():
        store = SqliteStore(tmp_path)
        store._connection.execute("PRAGMA max_page_count = 1")  # as full as a disk can be
        with pytest.raises(StoreFailed):
            await say_much(store)
        assert not store.healthy
        assert await store.by_code("AAAAAA") is None
        assert not store.healthy
        store._connection.execute("PRAGMA max_page_count = 100000")
        await store.say("t", LINE)
        assert store.healthy
        store._connection.execute("INSERT INTO tables VALUES ('x', x'', x'', '', '', 0, 1)")
        with pytest.raises(StoreFailed):
            await store.load("x")
        assert store.healthy  # one row that cannot be read says nothing about the disk
        await store.close()

    act(story)


def test_a_spoilt_file_is_not_healthy(tmp_path):
    """While it runs, and found by itself: nobody has to hit the spoilt page first."""

    async def story():
        store = SqliteStore(tmp_path)
        await say_much(store)
        await store.probe()
        assert store.healthy
        await store.close()
        store = SqliteStore(tmp_path)
        spoil(tmp_path / FILE)
        for _ in range(100):
            await asyncio.sleep(0.02)
            with suppress(StoreFailed):
                await store.probe()
        assert not store.healthy
        with suppress(StoreFailed):
            await store.say("t", LINE)
        assert not store.healthy  # what is written now may be lost tomorrow
        await store.close()

    act(story)


def spoil(file):
    """Overwrite a page in the middle."""
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 8192 * 4096)
        opened.write(b"\xff" * 4096)


def test_a_read_that_meets_a_spoilt_page_is_told_to_the_doctor(tmp_path):
    everything = "SELECT sum(length(text)) FROM chat"

    async def story():
        store = SqliteStore(tmp_path)
        await say_much(store)
        await store.close()
        spoil(tmp_path / FILE)
        store = SqliteStore(tmp_path)
        with pytest.raises(StoreFailed):
            await store._read(lambda db: db.execute(everything).fetchone())
        assert not store.healthy
        await store.close()

    act(story)


def test_a_file_of_the_first_version_is_brought_up_to_this_one(tmp_path):
    """With what is needed to keep house for the tables that were there."""
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as old:
        first = (resources.files("stammtisch.server.store") / "versions" / "1.sql").read_text()
        old.executescript(first)
        header = b'{"components_file": "12345", "settings": {"clock": 60}}'
        for id, social in (("good", b'{"host": "ann"}'), ("bad", b"\x00")):
            row = (id, header, social, "t", "n", 5.0, 1)
            old.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        old.execute("PRAGMA user_version = 1")
        old.commit()

    async def story():
        store = SqliteStore(tmp_path)
        assert (await store.burden("ann")).weight == 5
        assert await store.running(9.0) == ["good"]
        assert len(store.key) == 32
        await store.keep_call(("good", 0, "ann"), b"missed")  # of the newest version
        assert await store.calls() == [b"missed"]
        await store.close()

    act(story)
