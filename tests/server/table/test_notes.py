"""Nobody looks into a hand unseen: links are good for once, and the table's log keeps the rest."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.server.door.errors import NoTable, NotNow, NotYours
from stammtisch.server.lobby.joining import join_by_code, join_by_link
from stammtisch.server.socket.greeting import arrive
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import CodeOffered, LinkOffered
from stammtisch.server.wire.link import Link
from tests.server.running import act, lobby_in
from tests.server.table.test_manners import table_of, traces


def test_whoever_made_a_link_cannot_use_it_a_second_time(tmp_path):
    """The attack: the host keeps the link, joins with another cookie, reads the hand, leaves."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link")
            await join_by_link(lobby, LinkOffered(tokens[1], "Bob"), "bob")
            with pytest.raises(NotNow, match="good for once") as refused:
                await join_by_link(lobby, LinkOffered(tokens[1], ""), "another cookie of the host")
            assert refused.value.code == "link-used"
            assert table.social.seats_of("another cookie of the host") == ()
            assert await join_by_link(lobby, LinkOffered(tokens[1], ""), "bob") == (
                table.id,
                1,
            )  # one's own
            await manners.leave(table, 1, "bob")
            with pytest.raises(NotNow, match="good for once"):  # also when the seat is free again
                await join_by_link(lobby, LinkOffered(tokens[1], ""), "another cookie of the host")

    act(story)


def test_a_link_of_an_earlier_build_is_used_when_somebody_sits_there(tmp_path):
    """It stayed in its chair then; with nobody there it is still good, once."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link", "link")
            table.social.chairs[1].holders = ["bob"]
            with pytest.raises(NotNow, match="good for once"):
                await join_by_link(lobby, LinkOffered(tokens[1], ""), "eve")
            assert await join_by_link(lobby, LinkOffered(tokens[2], ""), "ann") == (table.id, 2)
            with pytest.raises(NotNow, match="good for once"):
                await join_by_link(lobby, LinkOffered(tokens[2], ""), "eve")

    act(story)


def test_a_further_device_is_invited_by_who_sits_there_and_stays_in_the_log(tmp_path):
    """Also after it is gone, and after the server was started again."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link")
            await join_by_link(lobby, LinkOffered(tokens[1], "Bob"), "bob")
            with pytest.raises(NotYours):
                await manners.invite_device(table, 1, "host")
            first = await manners.invite_device(table, 1, "bob")
            second = await manners.invite_device(table, 1, "bob")
            with pytest.raises(NoTable):
                await join_by_link(lobby, LinkOffered(first, ""), "phone")  # replaced
            await join_by_link(lobby, LinkOffered(second, ""), "phone")
            with pytest.raises(NotNow, match="good for once"):
                await join_by_link(lobby, LinkOffered(second, ""), "another phone")
            await manners.leave(table, 1, "phone")
            assert [seat.devices for seat in table.told().seated] == [1, 1]
            expected = [("sat", 1, 1), ("device", 1, 1), ("left", 1, 1)]
            assert traces(table) == expected
            id = table.id
        async with lobby_in(tmp_path) as lobby:
            assert traces(await lobby.open(id)) == expected

    act(story)


def test_the_host_who_looks_into_a_bots_hand_is_told_of_for_good(tmp_path):
    """The attack: take the seat, look, give it back; the table was identical before and after."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, _ = await table_of(lobby, "me", "bot")
            before = table.told()
            for _ in range(30):
                await manners.take_back(table, 1, "host")
                await manners.hand_to_bot(table, 1, "regular", "host")
            after = table.told()
            assert after.seated == before.seated
            assert traces(table) == [("host", 1, 30), ("left", 1, 30)]
            watcher = Link(-1, "host")
            await table.do(lambda: arrive(table, watcher))
            watcher.close(1000)
            frames = []
            while (frame := await watcher.next()) is not None:
                frames.append(msgspec.json.decode(frame))
            told = next(frame for frame in frames if frame["type"] == "table")
            assert [note["kind"] for note in told["notes"]] == ["host", "left"]

    act(story)


def test_a_seat_that_is_handed_on_leaves_a_note(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link", "open")
            await join_by_link(lobby, LinkOffered(tokens[1], ""), "bob")
            assert table.social.code is not None
            await join_by_code(lobby, CodeOffered(code=table.social.code), "eve")
            invited = await manners.invite_device(table, 1, "bob")
            token = await manners.hand_to_person(table, 1, "host")
            with pytest.raises(NoTable):  # bob's invitation went with the seat
                await join_by_link(lobby, LinkOffered(invited, ""), "bob's phone")
            await join_by_link(lobby, LinkOffered(token, ""), "ann")
            assert traces(table) == [("sat", 1, 2), ("sat", 2, 1), ("handed", 1, 1)]

    act(story)


def test_the_next_match_begins_with_what_is_true_of_its_hands(tmp_path):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, tokens = await table_of(lobby, "me", "link", "bot")
            await join_by_link(lobby, LinkOffered(tokens[1], ""), "bob")
            invited = await manners.invite_device(table, 1, "bob")
            await join_by_link(lobby, LinkOffered(invited), "phone")
            await manners.take_back(table, 2, "host")
            await manners.close(table, "host")
            again = await lobby.open(await lobby.rematch(table))
            assert sorted(kind for kind, _, _ in traces(again)) == ["device", "host"]
            with pytest.raises(NotNow):  # the first table's link is spent, and opens no other
                await join_by_link(lobby, LinkOffered(tokens[1], ""), "eve")

    act(story)
