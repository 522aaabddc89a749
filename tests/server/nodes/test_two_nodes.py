"""Two nodes on one database: any of them serves any table, one of them has it."""

from __future__ import annotations

from stammtisch.client import Visitor
from stammtisch.server.wire.protocol import AcceptedTold
from tests.server.nodes.houses import FEWEST, NAME, keys_in, owner
from tests.server.running import act, me, question_of
from tests.server.store.database import needs_postgresql

pytestmark = needs_postgresql


def test_a_table_of_one_node_is_played_at_the_other(pair):
    async def story():
        async with Visitor(pair.first.address) as ada:
            table = (await ada.set_table(NAME, me(FEWEST), beat=0)).id
            assert owner(pair.store, table) == "node-0"
            async with Visitor(pair.second.address, ada.identity) as there:
                assert (await there.table(table)).yours == tuple(range(FEWEST))
                async with ada.sit(table, 0) as here, there.sit(table, 1) as away:
                    asked = here if here.question else away
                    key = "first"
                    verdict = await asked.answer(question_of(asked).choices[0].option, None, key)
                    assert isinstance(verdict, AcceptedTold)
                    await away.chat_line("hello across")
                    await here.wait_for(lambda seat: bool(seat.chat))
                    assert here.chat[0].text == "hello across"
                assert owner(pair.store, table) == "node-0"
                assert "first" in keys_in(pair.store, table)

    act(story)
