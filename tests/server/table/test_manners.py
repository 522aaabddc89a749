"""Who may do what: looked at when it is done, not when it is asked for; links and their eyes."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.door.errors import NoTable, NotNow, NotYours
from stammtisch.server.lobby.joining import join_by_link
from stammtisch.server.socket.conversation import carry_out
from stammtisch.server.socket.greeting import arrive
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import ChairOrder, LinkOffered, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import CLOSED_NOT_ALLOWED, ChatSaid
from tests.server.running import act, lobby_in, set_in

NAME = "histrio"
assert NAME in titles()


async def table_of(lobby, *kinds):
    """A table of the host with such chairs, and the tokens of its links by seat."""
    order = TableOrder(title=NAME, chairs=tuple(ChairOrder(kind) for kind in kinds), pace=30)
    made = await lobby.create(order, "host")
    return await lobby.open(made.id), {link.seat: link.token for link in made.links}


def traces(table):
    """The table's own log."""
    return [(note.kind, note.seat, note.times) for note in table.told().notes]


def test_who_lost_the_seat_while_waiting_cannot_use_it(tmp_path):
    """What an evicted player asked for before does not happen after."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link")
            await join_by_link(lobby, LinkOffered(tokens[1], "Bob"), "bob")
            gate = asyncio.Event()
            waiting = [asyncio.create_task(table.do(gate.wait))]
            waiting.append(asyncio.create_task(manners.hand_to_person(table, 1, "host")))
            await asyncio.sleep(0)
            late = [
                asyncio.create_task(deed)
                for deed in (
                    manners.take_back(table, 1, "bob"),
                    manners.hand_to_bot(table, 1, "random", "bob"),
                    manners.rename_seat(table, 1, "Still Bob", "bob"),
                    manners.leave(table, 1, "bob"),
                )
            ]
            await asyncio.sleep(0)
            gate.set()
            await asyncio.gather(*waiting)
            for outcome in await asyncio.gather(*late, return_exceptions=True):
                assert isinstance(outcome, NotYours)
            assert table.social.seats_of("bob") == ()
            assert table.social.chairs[1].name == "Bob"

    act(story)


def test_who_lost_the_seat_is_shown_nothing_and_heard_no_more(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link")
            await join_by_link(lobby, LinkOffered(tokens[1], ""), "bob")
            here, late = Link(1, "bob"), Link(1, "bob")
            await table.do(lambda: arrive(table, here))
            table.social.chairs[1].holders = []
            await table.do(lambda: arrive(table, late))
            assert late.close_code == CLOSED_NOT_ALLOWED
            assert late not in table.links
            await carry_out(ChatSaid(text="by somebody without a seat"), table, here)
            table.social.chairs[1].holders = ["bob"]
            here.close(1000)
            await carry_out(ChatSaid(text="after the goodbye"), table, here)
            assert not table.chat

    act(story)


def test_the_host_sits_in_and_leaves_a_trace(tmp_path):
    """An unused link is void then; a seat that goes to a bot is nobody's hand to look into."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link", "bot")
            for seat in (1, 2):
                await manners.take_back(table, seat, "host")
            assert table.social.seats_of("host") == (0, 1, 2)
            with pytest.raises(NoTable):
                await join_by_link(lobby, LinkOffered(tokens[1], ""), "bob")
            link = Link(2, "host")
            await table.do(lambda: arrive(table, link))
            for seat in (0, 1, 2):
                await manners.hand_to_bot(table, seat, "random", "host")
            assert table.social.seats_of("host") == (0,)  # the own seat stays one's own
            assert link.close_code is not None
            sat_in = [("host", 1, 1), ("host", 2, 1)]
            assert traces(table) == [*sat_in, ("bot", 0, 1), ("left", 1, 1), ("left", 2, 1)]

    act(story)


def test_whoever_looks_into_a_hand_is_counted(tmp_path):
    """Who sits there invites devices, each for all to see; nobody is pushed out of the seat."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link")
            assert [seat.devices for seat in table.told().seated] == [1, 0]
            token = tokens[1]
            for number in range(manners.MOST_HOLDERS):
                await join_by_link(lobby, LinkOffered(token, ""), f"device {number}")
                assert table.told().seated[1].devices == number + 1
                token = await manners.invite_device(table, 1, "device 0")
            with pytest.raises(NotNow, match="20 devices"):
                await join_by_link(lobby, LinkOffered(token, ""), "one too many")
            assert "device 0" in table.social.chairs[1].holders
            await join_by_link(
                lobby, LinkOffered(tokens[1], ""), "device 0"
            )  # comes back as before
            assert traces(table) == [("sat", 1, 1), ("device", 1, manners.MOST_HOLDERS - 1)]

    act(story)


@pytest.mark.parametrize(
    ("kinds", "beat"),
    [(("me", "me"), 0.0), (("me", "bot"), 0.0), (("me", "link"), 0.4), (("me", "open"), 0.4)],
)
def test_a_beat_hides_something_where_several_play(tmp_path, kinds, beat):
    """One visitor alone may do without; a seat that goes to somebody else ends that."""

    async def story():
        async with lobby_in(tmp_path, least_beat=0.4) as lobby:
            chairs = tuple(ChairOrder(kind) for kind in kinds)
            order = TableOrder(title=NAME, chairs=chairs, beat=0, pace=30)
            table, play = await set_in(lobby, order)
            assert play.windows.beat == beat
            await manners.hand_to_person(table, 1, "host")
            assert play.windows.beat == 0.4

    act(story)
