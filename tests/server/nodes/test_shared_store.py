"""What nodes keep beside their tables: wishes that all of them hear of, and who lives."""

from __future__ import annotations

from contextlib import closing

import psycopg
import pytest

from stammtisch.server.store import lives
from stammtisch.server.store.lives import THINKER, Card
from stammtisch.server.store.patience import Patient
from stammtisch.server.table.keeping import StoreFailed
from tests.server.nodes.test_leases import opened
from tests.server.running import act
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql


def test_what_could_not_be_told_to_all_nodes_is_not_kept_either(database, monkeypatch):
    async def story():
        store = opened(database, "first")
        await store.keep_wishes("ada", b"before")
        with monkeypatch.context() as broken:
            broken.setattr("stammtisch.server.store.shared.SAY", "SELECT pg_notify(?, ?), 1 / 0")
            with pytest.raises(StoreFailed):
                await store.keep_wishes("ada", b"after")
            with pytest.raises(StoreFailed):
                await store.forget_wishes("ada")
        assert await store.wishes_of("ada") == b"before"
        with closing(Patient(database)) as line:
            line.execute("LISTEN stammtisch")
            await store.keep_wishes("ada", b"after")
            await store.forget_wishes("ada")
            assert list(line.heard(0.5)) == ["wishes ada"] * 2
        await store.close()

    act(story)


def test_those_who_died_long_ago_are_not_in_the_register_for_ever(database):
    async def story():
        store = opened(database, "first")
        with psycopg.connect(database, autocommit=True) as line:
            for name, since in (("killed", "25 hours"), ("just-killed", "23 hours")):
                with closing(Patient(database)) as patient:
                    lives.register(patient, Card(name, THINKER, "", "1.0"))
                ago = f"UPDATE nodes SET seen = seen - interval '{since}' WHERE name = '{name}'"
                line.execute(ago.encode())
            with closing(Patient(database)) as patient:
                lives.register(patient, Card("fresh", THINKER, "", "1.0"))
            known = line.execute("SELECT name FROM nodes ORDER BY name").fetchall()
        assert [name for (name,) in known] == ["first", "fresh", "just-killed"]
        await store.close()

    act(story)
