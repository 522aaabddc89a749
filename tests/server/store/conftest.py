"""A PostgreSQL server for each worker, and stores of both kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.store.statements import Statements
from tests.server.store.database import Cluster, needs_postgresql

NUMBERS = count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = Cluster()
    yield found
    found.close()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.fresh(f"fresh{next(NUMBERS)}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Statements]:
    """Opens the same store again and again."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    from stammtisch.server.store.postgres import PostgresStore

    address = request.getfixturevalue("database")
    return lambda: PostgresStore(address)
