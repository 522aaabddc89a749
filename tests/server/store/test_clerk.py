"""The thread that writes: whatever happens to it, whoever waits is told."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.server.table.keeping import StoreFailed
from tests.server.running import act
from tests.server.store.test_statements import kept


def stumble(_):
    raise OSError(24, "Too many open files")


def test_what_nobody_foresaw_fails_one_who_waits_and_the_others_go_on(opening):
    async def story():
        store = opening()
        told = await asyncio.gather(
            store.create("a", kept(1.0)),
            store.fill(stumble),
            store.create("b", kept(2.0)),
            return_exceptions=True,
        )
        assert told[0] is told[2] is None
        assert isinstance(told[1], StoreFailed)
        assert str(told[1]) == "The store did not keep this."
        with pytest.raises(StoreFailed):
            await store.fill(stumble)
        assert not store.healthy
        assert await store.load("a") is not None
        assert await store.load("b") is not None
        await store.keep_wishes("ada", b"{}")
        assert store.healthy
        with pytest.raises(StoreFailed):
            await store._read(stumble)
        assert store.healthy  # nothing was to be kept
        await store.close()

    act(story, 10)
