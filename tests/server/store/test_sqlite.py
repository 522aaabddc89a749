"""The store: who may read its file, and whether it says the truth about its health."""

from __future__ import annotations

import os
import stat

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
