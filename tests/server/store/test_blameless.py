"""What cannot be kept by any store is not the fault of this one."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.table.book import Entry
from stammtisch.server.table.keeping import StoreFailed
from tests.server.running import act
from tests.server.store.database import needs_postgresql
from tests.server.store.test_statements import kept

pytestmark = needs_postgresql


@pytest.mark.parametrize(
    "entry", [(1, Entry(1, 2, "person", "zero\0")), (0, Entry(1, 2, "person", "twice"))]
)
def test_a_line_that_cannot_be_kept_says_nothing_of_the_store(database, entry):
    async def story():
        store = PostgresStore(database)
        await store.create("t", kept())
        others = [store.append("t", line, Entry(1, 2, "person")) for line in (2, 3)]
        bad, *good = await asyncio.gather(
            store.append("t", *entry), *others, return_exceptions=True
        )
        assert isinstance(bad, StoreFailed)
        assert good == [None, None]
        with pytest.raises(StoreFailed):
            await store.append("t", *entry)
        assert store.healthy
        await store.close()

    act(story)
