"""What somebody who was invited is shown, what stays as it was, and who sits down how."""

from __future__ import annotations

from functools import partial

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.door import reach
from stammtisch.server.door.errors import NoTable
from stammtisch.server.lobby.inviting import invitation
from stammtisch.server.lobby.joining import join_by_code, join_by_link
from stammtisch.server.socket import talk
from stammtisch.server.socket.greeting import arrive, depart
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import ChairOrder, CodeOffered, LinkOffered, TableOrder
from stammtisch.server.wire.link import Link
from stammtisch.server.wire.protocol import AwaySaid, WatcherTold
from tests.server.running import act, lobby_in

TITLE = next(iter(titles()))
ORDER = TableOrder(
    title=TITLE,
    chairs=(ChairOrder("me", "Ada", face=3), ChairOrder("link", "Mira"), ChairOrder("open")),
)


def test_an_invitation_shows_the_table_and_changes_nothing(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            made = await lobby.create(ORDER, "host")
            token = made.links[0].token
            for _ in range(2):  # looked at twice, as after a reload
                shown = await invitation(lobby, token, "mira")
                assert (shown.seat, shown.free, shown.used, shown.yours) == (1, (1,), False, None)
            assert (shown.title, shown.host, shown.seated[0].face) == (TITLE, 0, 3)
            await join_by_link(lobby, LinkOffered(token, "Mira", face=1, colour=4), "mira")
            again = await invitation(lobby, token, "somebody else")
            assert (again.used, again.free) == (True, ())
            assert (await invitation(lobby, token, "mira")).yours == made.id
            assert [(one.face, one.colour) for one in again.seated[:2]] == [(3, 0), (1, 4)]
            by_code = await invitation(lobby, made.code.lower(), "karl")
            assert (by_code.seat, by_code.used) == (2, False)
            for nothing in ("ABCDEF", "x" * 32, ""):
                with pytest.raises(NoTable):
                    await invitation(lobby, nothing, "karl")

    act(story)


def test_a_colour_that_somebody_has_is_not_taken_away(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            made = await lobby.create(ORDER, "host")
            await join_by_link(lobby, LinkOffered(made.links[0].token, colour=0), "mira")
            table = await lobby.open(made.id)
            assert [one.colour for one in table.told().seated] == [0, 1, 2]

    act(story)


def test_who_only_watches_leaves_the_seat_free_and_is_named(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            made = await lobby.create(ORDER, "host")
            token = made.links[0].token
            watch = LinkOffered(token, "Karl", face=2, watch=True)
            assert (await join_by_link(lobby, watch, "karl"))[1] is None
            assert (await join_by_code(lobby, CodeOffered(made.code, watch=True), "pia"))[1] is None
            table = await lobby.open(made.id)
            for visitor in ("karl", "pia", "karl"):
                link = Link(-1, visitor)
                await table.do(partial(arrive, table, link))
            assert table.told().watching == (WatcherTold("Karl", 2), WatcherTold(""))
            assert (await invitation(lobby, token, "mira")).free == (1,)

    act(story)


def test_everybody_is_told_who_is_away_and_who_is_back(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            made = await lobby.create(ORDER, "host")
            await join_by_link(lobby, LinkOffered(made.links[0].token), "mira")
            table = await lobby.open(made.id)

            def state() -> str | None:
                return table.told().seated[1].away

            assert state() == "lost"
            link = Link(1, "mira")
            await table.do(lambda: arrive(table, link))
            assert state() is None
            talk.away(table, link, AwaySaid(away=True))
            assert state() == "hidden"
            talk.away(table, link, AwaySaid(away=False))
            assert state() is None
            await table.do(lambda: depart(table, link))
            assert state() == "lost"
            assert table.told().seated[2].away is None  # nobody sits there

    act(story)


def test_a_bot_stands_in_and_goes_and_both_stay_in_the_log(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            made = await lobby.create(ORDER, "host")
            await join_by_link(lobby, LinkOffered(made.links[0].token), "mira")
            table = await lobby.open(made.id)
            await manners.hand_to_bot(table, 1, "random", "host")
            seat = table.told().seated[1]
            assert (seat.kind, seat.held, seat.stand_in and seat.stand_in.by) == ("bot", True, 0)
            await manners.take_back(table, 1, "mira")
            seat = table.told().seated[1]
            assert (seat.kind, seat.stand_in) == ("person", None)
            kinds = [(note.kind, note.seat) for note in table.told().notes]
            assert kinds[-2:] == [("bot", 1), ("back", 1)]

    act(story)


def test_a_rematch_seats_people_again_where_bots_stood_in(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            bots = (ChairOrder("me"), ChairOrder("me"), ChairOrder("bot", bot="random"))
            made = await lobby.create(TableOrder(title=TITLE, chairs=bots), "host")
            table = await lobby.open(made.id)
            await manners.hand_to_bot(table, 0, "random", "host")
            await manners.close(table, "host")
            again = await lobby.open(await lobby.rematch(table))
            assert sorted(one.kind for one in again.told().seated) == ["bot", "person", "person"]

    act(story)


def test_addresses_say_from_how_far_away_people_can_come(monkeypatch):
    monkeypatch.setattr(reach, "network_addresses", lambda: ["192.168.1.23"])
    told = [(one.url, one.reach) for one in reach.Reach("0.0.0.0", 8350).addresses()]
    assert told == [("http://192.168.1.23:8350", "home"), ("http://127.0.0.1:8350", "here")]
    assert [one.reach for one in reach.Reach("127.0.0.1", 8350).addresses()] == ["here"]
    public = reach.Reach("127.0.0.1", 8350, "https://tables.example.org/").addresses()
    assert [(one.url, one.reach) for one in public] == [
        ("https://tables.example.org", "everywhere")
    ]
    assert reach.distance_of("localhost") == "here"
    assert reach.distance_of("8.8.8.8") == "everywhere"
