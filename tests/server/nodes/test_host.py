"""A host's tools beside several nodes: each order reaches the node that has the table."""

from __future__ import annotations

import json

from stammtisch.cli.main import main
from stammtisch.client import Visitor
from tests.server.nodes.houses import FEWEST, NAME, owner
from tests.server.running import act, me
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql


async def tables_at(pair) -> list[str]:
    """One table at each node, of the same visitor."""
    async with Visitor(pair.first.address) as ada:
        set_here = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
        async with Visitor(pair.second.address, ada.identity) as there:
            set_there = (await there.set_table(NAME, me(FEWEST), beat=0)).id
        return [set_here, set_there]


def test_an_order_reaches_the_node_that_has_the_table(pair, capsys):
    tables = act(lambda: tables_at(pair))
    assert [owner(pair.store, table) for table in tables] == ["node-0", "node-1"]
    for table in tables:
        assert main(["admin", "close", table, "--store", pair.store]) == 0
        assert main(["admin", "close", table, "--store", pair.store]) == 1
        assert "closed already" in capsys.readouterr().err


def test_a_visitor_is_forgotten_at_every_node(pair, capsys):
    tables = act(lambda: tables_at(pair))
    assert main(["admin", "list", "--store", pair.store, "--json"]) == 0
    listed = {one["id"]: one["host"] for one in json.loads(capsys.readouterr().out)}
    visitor = listed[tables[0]]
    words = ["admin", "visitors", "forget", visitor, "--store", pair.store, "--yes"]
    assert main(words) == 0
    assert "0 tables left, 2 deleted" in capsys.readouterr().out
    for table in tables:
        assert main(["admin", "show", table, "--store", pair.store]) == 1
