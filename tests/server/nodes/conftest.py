"""A database server for each worker: the one that the tests of the store use too; and two nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.server.nodes.houses import NodeServer, nodes
from tests.server.store.conftest import cluster, database

__all__ = ["cluster", "database", "pair"]


class Pair(NamedTuple):
    """Two nodes that nobody kills, and their database."""

    first: NodeServer
    second: NodeServer
    store: str


@pytest.fixture(scope="session")
def pair(tmp_path_factory, cluster) -> Iterator[Pair]:
    store = cluster.fresh("pair")
    with nodes(tmp_path_factory.mktemp("pair"), store, store) as (first, second):
        yield Pair(first, second, store)
