"""An identity costs nothing: a crowd of them behind one address gets no more than the address."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.door.errors import NotNow, TooMany
from stammtisch.server.door.limits import Limits
from stammtisch.server.http.routes import book, notices, past, tables
from stammtisch.server.lobby import own_values
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.socket import talk
from stammtisch.server.socket.conversation import carry_out
from stammtisch.server.socket.greeting import arrive
from stammtisch.server.wire.bodies import ChairOrder, ComponentsOffered, LineSaid, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.notices import WishesGiven
from stammtisch.server.wire.protocol import (
    CLOSED_BUSY,
    CLOSED_TOO_FAST,
    AnswerSaid,
    AwaySaid,
    ChatSaid,
    HoldSaid,
    LayoutSaid,
)
from stammtisch.server.wire.regulars import RegularGiven
from tests.server.running import act, lobby_in, set_in

NAME = next(iter(titles()))
GAME = titles()[NAME]
ORDER = TableOrder(title=NAME, chairs=(ChairOrder("me"),) * GAME.fewest_seats, pace=30, beat=0)
SLOW: dict[str, Any] = {
    "changes_per_address": 0.001,
    "address_change_burst": 10,
}  # ten, and then for long none


async def choose(lobby: Lobby, visitor: str, sender: str) -> None:
    await notices.choose.fn(lobby, visitor, sender, WishesGiven(wait=600))


async def be_called(lobby: Lobby, visitor: str, sender: str) -> None:
    await book.be_called.fn(lobby, visitor, sender, RegularGiven(visitor))


async def say(lobby: Lobby, visitor: str, sender: str) -> None:
    made = await lobby.create(ORDER, visitor)
    await tables.say.fn(lobby, visitor, sender, made.id, LineSaid("hello"))


@pytest.mark.parametrize("deed", [choose, be_called, say])
def test_what_an_address_changes_is_limited_whoever_asks(tmp_path, deed):
    """Ten strangers from there, and the eleventh waits; a neighbour does not."""

    async def story():
        async with lobby_in(tmp_path, **SLOW) as lobby:
            for number in range(10):
                await deed(lobby, f"stranger {number}", "crowd")
            with pytest.raises(TooMany):
                await deed(lobby, "stranger 10", "crowd")
            await deed(lobby, "neighbour", "home")

    act(story)


def test_files_of_an_address_are_looked_at_so_often(tmp_path, monkeypatch):
    async def story():
        async with lobby_in(tmp_path, **SLOW) as lobby:
            looked: list[str] = []

            async def checked(_lobby, _title, _offered, sender):
                looked.append(sender)

            monkeypatch.setattr(own_values, "checked", checked)
            offered = ComponentsOffered("", "mine.toml")
            look = tables.check_components.fn
            for number in range(2):
                await look(lobby, f"v{number}", "crowd", NAME, offered)
            with pytest.raises(TooMany):
                await look(lobby, "v2", "crowd", NAME, offered)
            await look(lobby, "v0", "home", NAME, offered)
            assert looked == ["crowd", "crowd", "home"]

    act(story)


def test_an_address_sets_so_many_tables_a_day_and_puts_so_much_on_them(tmp_path):
    own = GAME.components.text + "# mine\n"

    async def story():
        limits: dict[str, Any] = {
            "tables_per_day": 3,
            "components_per_day": 2 * len(own.encode()) + 10,
        }
        async with lobby_in(tmp_path, **limits) as lobby:
            for number in range(3):
                await tables.set_table.fn(lobby, f"v{number}", "crowd", ORDER)
            for route, data in ((tables.set_table, ORDER), (past.bring_record, None)):
                with pytest.raises(NotNow, match="today") as refused:
                    await route.fn(lobby, "v9", "crowd", data)
                assert refused.value.code == "too-many-today"
            await tables.set_table.fn(lobby, "v9", "home", ORDER)
            heavy = TableOrder(title=NAME, chairs=ORDER.chairs, components=own)
            for number in range(2):
                await lobby.create(heavy, f"v{number}", "school")
            with pytest.raises(NotNow, match="today"):
                await lobby.create(heavy, "v2", "school")

    act(story)


def test_a_class_of_pupils_behind_one_address_notices_nothing():
    """Thirty of them, each with a table, a name, some talk and a socket, at once."""
    limits, pupils = Limits(), 30
    assert limits.tables_per_day >= 10 * pupils
    assert limits.address_change_burst >= 10 * pupils
    assert limits.address_message_burst >= pupils * (talk.WHOLE_VIEW + 10)
    assert limits.messages_per_address >= 3 * pupils
    assert limits.thoughts_per_address >= 4 * pupils


# -- sockets --------------------------------------------------------------------------------------


def heard(house, visitor, sender):
    """How many messages are heard one after the other."""
    return next(number for number in range(1_000) if not house.may_say(visitor, sender))


def test_messages_are_counted_over_all_sockets(tmp_path):
    """By visitor, and by address whoever they are."""

    async def story():
        limits: dict[str, Any] = {
            "messages_per_second": 0.001,
            "message_burst": 40,
            "messages_per_address": 0.001,
        }
        async with lobby_in(tmp_path, **limits, address_message_burst=100) as lobby:
            crowd = [heard(lobby.house, f"v{number}", "crowd") for number in range(4)]
            assert crowd == [40, 40, 20, 0]
            assert heard(lobby.house, "v0", "home") == 0
            assert heard(lobby.house, "ann", "home") == 40

    act(story)


@pytest.mark.parametrize(
    "said", [AwaySaid(away=True), HoldSaid(question=1), ChatSaid(text="hello")]
)
def test_what_all_are_told_costs_by_those_who_are_told(tmp_path, said):
    """With 40 receivers a message costs three; nobody tells a crowd twenty things a second."""

    async def story():
        limits: dict[str, Any] = {
            "messages_per_second": 0.001,
            "message_burst": 40,
            "receivers_per_drop": 20,
        }
        async with lobby_in(tmp_path, **limits) as lobby:
            table, _ = await set_in(lobby, ORDER)
            table.links.update(Link(-1, f"onlooker {number}") for number in range(39))
            link = Link(0, "loud", sender="here")
            table.social.chairs[0].holders.append("loud")
            table.links.add(link)
            for _ in range(20):  # at two each, beside the one for the message itself
                await carry_out(said, table, link)
            assert link.close_code is None
            await carry_out(said, table, link)
            assert link.close_code == CLOSED_TOO_FAST
            table.links.clear()

    act(story)


@pytest.mark.parametrize(
    "said",
    [
        AnswerSaid(question=999, option=0, key="late"),
        LayoutSaid(whole=True),
        LayoutSaid(whole=False),
    ],
)
def test_whole_views_cost_more_than_words(tmp_path, said):
    """An answer that comes too late, and another layout."""

    async def story():
        limits: dict[str, Any] = {"messages_per_second": 0.001, "message_burst": 40}
        async with lobby_in(tmp_path, **limits) as lobby:
            table, _ = await set_in(lobby, ORDER)
            link = Link(0, "host", sender="here")
            for _ in range(10):
                await carry_out(said, table, link)
            assert link.close_code is None
            await carry_out(said, table, link)
            assert link.close_code == CLOSED_TOO_FAST

    act(story)


def test_sockets_that_come_and_go_pay_for_it(tmp_path):
    """Whoever opens one after the other is told to come back later; others sit down."""

    async def story():
        limits: dict[str, Any] = {"messages_per_second": 0.001, "message_burst": 40}
        async with lobby_in(tmp_path, **limits) as lobby:
            table, _ = await set_in(lobby, ORDER)
            links = [Link(0, "host", sender="here") for _ in range(12)]
            for link in links:
                await table.do(partial(arrive, table, link))
            codes = [link.close_code for link in links]
            refused = codes.index(CLOSED_BUSY)
            assert 5 < refused < 10
            assert set(codes[refused:]) == {CLOSED_BUSY}
            table.social.watchers = ["ann"]
            ann = Link(-1, "ann", sender="here")
            await table.do(lambda: arrive(table, ann))
            assert ann.close_code is None
            table.links.clear()

    act(story)
