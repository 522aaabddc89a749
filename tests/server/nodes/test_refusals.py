"""Nodes that cannot join: a sentence each."""

from __future__ import annotations

import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest

from stammtisch.server import serve
from stammtisch.server.metrics import Metrics
from stammtisch.server.serve import CannotServe, Service, address_among_nodes, open_store
from tests.server.nodes.houses import NodeServer
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql
SERVE = [sys.executable, "-m", "stammtisch", "serve", "--no-browser", "--node"]


def told(*arguments: str) -> str:
    """What a command that does not start says."""
    ended = subprocess.run(
        [*SERVE, *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode in (1, 2), ended.stdout
    assert "Traceback" not in ended.stderr
    return ended.stderr


@pytest.fixture
def hearth(tmp_path, database):
    node = NodeServer(tmp_path, database, "hearth")
    node.start()
    yield node
    node.close()


def test_the_name_of_a_living_node_is_taken(hearth, database):
    said = told("hearth", "--store", database)
    assert f"There is a node named 'hearth' already at {hearth.address}; it lives." in said


def test_the_name_of_a_node_that_was_killed_is_free_again(hearth):
    hearth.kill()
    began = time.monotonic()
    hearth.start()
    assert time.monotonic() - began < 10


def test_a_node_of_another_release_is_refused(hearth, database):
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("UPDATE nodes SET release = '0.0.1'")
    said = told("cellar", "--store", database)
    assert "'hearth', which shares the database, is 0.0.1" in said


def test_a_database_of_a_later_schema_is_left_alone(hearth, database):
    hearth.close()
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("UPDATE version SET number = 999")
    assert "was written by a later release" in told("cellar", "--store", database)


def test_a_database_that_is_served_by_an_earlier_release_is_not_changed(hearth, database):
    with psycopg.connect(database, autocommit=True) as line:
        line.execute("UPDATE version SET number = 7")
    assert "is served by an earlier release" in told("cellar", "--store", database)
    with psycopg.connect(database, autocommit=True) as line:
        assert line.execute("SELECT number FROM version").fetchone() == (7,)


def test_a_wrong_store_or_address_gets_a_sentence(database):
    assert "cannot be used" in told("cellar", "--store", "postgresql://127.0.0.1:1/x")
    assert "is no address" in told("cellar", "--store", database, "--node-address", "cellar:1")
    assert "is no name of a node" in told("a cellar")
    with pytest.raises(CannotServe, match="Nodes share a PostgreSQL database"):
        open_store(Service(node="cellar"))


def test_whoever_listens_everywhere_says_where_the_others_reach_it(database):
    sentence = "Say with --node-address http://host:port where other nodes reach this one."
    assert sentence in told("cellar", "--store", database, "--lan")
    for host in ("0.0.0.0", "::"):
        with pytest.raises(CannotServe, match="Say with --node-address"):
            address_among_nodes(Service(host=host), 8600)
        named = Service(host=host, node_address="http://cellar:8600/")
        assert address_among_nodes(named, 8600) == "http://cellar:8600"
    assert address_among_nodes(Service(), 8600) == "http://127.0.0.1:8600"
    assert address_among_nodes(Service(host="fd00::6"), 8600) == "http://[fd00::6]:8600"


@pytest.mark.parametrize(
    "address",
    [
        "http://a..b:8600",
        f"http://{'a' * 64}:8600",
        "http://cellar:port",
        "http://cellar:99999",
        "http://cellar:0",
        "http://:8600",
        "http://[::1",
        "http://cellar:8600/tables",
        "http://cellar:8600?a",
        "http://me:word@cellar:8600",
        "ftp://cellar:8600",
    ],
)
def test_an_address_that_others_could_not_use_is_not_registered(address):
    with pytest.raises(CannotServe, match="is no address such as"):
        address_among_nodes(Service(node_address=address), 8600)


def test_a_node_keeps_half_of_its_files_for_what_it_hands_on(monkeypatch):
    monkeypatch.setattr(serve, "most_files", lambda: 1024)
    alone = serve.entrance_of(Service(), Metrics(), None)
    among = serve.entrance_of(
        Service(), Metrics(), cast(Any, SimpleNamespace(speak_for_many=lambda proxies: proxies))
    )
    assert (alone._most, among._most) == (1024 - serve.FILES_OF_OUR_OWN, alone._most // 2)
