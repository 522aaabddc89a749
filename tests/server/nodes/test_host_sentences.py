"""What a host is told where nodes cannot carry an order out."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from stammtisch.cli.main import main
from stammtisch.server.nodes.passes import CUT_OFF, HEADER
from tests.server.nodes.test_leases import opened
from tests.server.running import act, free_port
from tests.server.store.database import needs_postgresql
from tests.server.store.test_statements import kept

pytestmark = needs_postgresql


def told_of_a_node_at(database: str, address: str, capsys, *words: str) -> str:
    """What is said when a table is to be closed that a node at this address has."""

    async def story():
        store = opened(database, "first")
        await store.ask(lambda db: db.execute("UPDATE nodes SET address = ?", (address,)))
        await store.create("table", kept())
        command = ["admin", "close", "table", "--store", database, *words]
        assert await asyncio.to_thread(main, command) == 1
        await store.close()

    act(story)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return str(told.err)


def test_where_a_node_answers_is_known_to_nobody_but_the_node(database, capsys):
    told = told_of_a_node_at(database, "http://127.0.0.1:9", capsys, "--at", "http://127.0.0.1:9")
    assert "Nodes say themselves where they answer: leave --at out." in told


def test_a_node_that_cannot_be_reached_is_started_so_that_it_can(database, capsys):
    address = f"http://127.0.0.1:{free_port()}"
    told = told_of_a_node_at(database, address, capsys)
    assert f"The node at {address} cannot be reached" in told
    assert "--node-address" in told
    assert "--at" not in told


class CutOff(BaseHTTPRequestHandler):
    """Answers as a node that has lost its database."""

    def do_POST(self):
        self.send_response(503)
        self.send_header(HEADER.decode(), CUT_OFF.decode())
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format, *args):
        """Nothing is noted."""


@contextmanager
def cut_off_node():
    server = HTTPServer(("127.0.0.1", 0), CutOff)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_a_node_that_has_lost_its_database_is_called_so(database, capsys):
    with cut_off_node() as address:
        told = told_of_a_node_at(database, address, capsys)
    assert f"The node at {address} has no line to its database just now: try again." in told
