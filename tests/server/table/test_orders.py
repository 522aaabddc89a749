"""A standing order that ends with a turn is over for good, and its seat is told."""

from __future__ import annotations

import msgspec

from stammtisch.core.bits import members
from stammtisch.server.socket.conversation import carry_out
from stammtisch.server.socket.greeting import arrive
from stammtisch.server.table.book import Entry
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import OrderSaid, Standing
from tests.server.running import act, lobby_in, set_in

NAME = "taverna"


async def told(link):
    """Everything that a socket was told."""
    link.close(1000)
    frames = []
    while (frame := await link.next()) is not None:
        frames.append(msgspec.json.decode(frame))
    return frames


def test_an_order_that_ended_does_not_come_back_with_a_restart(tmp_path):
    """Until my turn: the own open answer ends it, on disk too."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            order = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * 2, beat=0, pace=0)
            table, play = await set_in(lobby, order)
            seat = next(iter(play.asked))
            link = Link(seat, "host")
            await table.do(lambda: arrive(table, link))
            said = OrderSaid(order="pass_until_my_turn", mute=("spark",))
            await carry_out(said, table, link)
            option = members(play.match.state.options(seat))[0]
            await table.do(lambda: table.enter(Entry(seat, option, "person")))

            async def nothing():
                return None

            await table.do(nothing)  # the table has looked around since
            orders = [frame for frame in await told(link) if frame["type"] == "standing"]
            assert [frame["order"] for frame in orders] == ["pass_until_my_turn", "ask"]
            assert orders[-1]["mute"] == ["spark"]
            id = table.id
        async with lobby_in(tmp_path) as lobby:
            table = await lobby.open(id)
            assert table.play is not None
            assert table.play.orders.of(seat) == Standing("ask", ("spark",))

    act(story)
