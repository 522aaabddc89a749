"""Where somebody can know the deal, nobody else sits down: kind ones, and records."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stammtisch.core.errors import BadTable
from stammtisch.core.match import Match
from stammtisch.core.record import to_record
from stammtisch.core.registry import title
from stammtisch.core.seeds import new_key
from stammtisch.server.door.errors import NotNow
from stammtisch.server.door.tokens import digest, new_token
from stammtisch.server.lobby.joining import join_by_code, join_by_link
from stammtisch.server.table import manners
from stammtisch.server.wire.bodies import ChairOrder, CodeOffered, LinkOffered, TableOrder
from tests.server.running import act, lobby_in

NAME = "histrio"
BOT = ChairOrder("bot", bot="random")


async def kind(lobby):
    """A first evening of the host among bots."""
    order = TableOrder(title=NAME, chairs=(ChairOrder("me"), BOT), deal=0, pace=30)
    return await lobby.open((await lobby.create(order, "host")).id)


async def brought(lobby, answers=3):
    """A match that the host brings as a record, after so many answers."""
    match = Match(title(NAME), 2, {}, new_key())
    match.settle()
    while len(match.answers) < answers:
        seat = min(match.awaited())
        match.answer(seat, min(choice.option for choice in match.question(seat).choices))
    record = to_record(match)
    assert record.key  # as with every match of a server's
    return await lobby.open((await lobby.revive(record, "host")).id)


async def brought_untouched(lobby):
    """The key alone tells everything: no answer needs to stand in the record."""
    return await brought(lobby, 0)


@pytest.mark.parametrize("table_of", [kind, brought, brought_untouched])
def test_no_seat_goes_to_another_person_before_the_match_is_over(tmp_path, table_of):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table = await table_of(lobby)
            with pytest.raises(NotNow, match="can know what is hidden") as refused:
                await manners.hand_to_person(table, 1, "host")
            assert refused.value.code == "known-deal"
            await manners.close(table, "host")
            token = await manners.hand_to_person(table, 1, "host")  # for the rematch
            await join_by_link(lobby, LinkOffered(token, "Bob"), "bob")
            again = await lobby.open(await lobby.rematch(table))
            assert again.social.seats_of("bob") in ((0,), (1,))
            await manners.hand_to_person(again, 0, "host")

    act(story)


@pytest.mark.parametrize("table_of", [kind, brought])
def test_links_and_codes_of_earlier_builds_open_no_such_seat(tmp_path, table_of):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table, token = await table_of(lobby), new_token()
            chair = table.social.chairs[1]
            chair.holders, chair.bot, chair.link, chair.by_code = [], None, digest(token), True
            await table.save()
            with pytest.raises(NotNow, match="can know what is hidden"):
                await join_by_link(lobby, LinkOffered(token, "Bob"), "bob")
            with pytest.raises(NotNow, match="can know what is hidden"):
                await join_by_code(lobby, CodeOffered(code=table.social.code or ""), "bob")
            await join_by_link(lobby, LinkOffered(token, "Ada"), "host")

    act(story)


def test_a_record_of_an_earlier_build_is_known_by_its_lines(tmp_path):
    """Their tables do not say that they were brought; the first line of the book does."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            table = await brought(lobby)
            table.header = replace(table.header, brought=False)
            with pytest.raises(NotNow, match="can know what is hidden"):
                await manners.hand_to_person(table, 1, "host")

    act(story)


@pytest.mark.parametrize("table_of", [kind, brought])
def test_a_device_of_ones_own_may_come_and_does_not_stay_behind(tmp_path, table_of):
    async def story():
        async with lobby_in(tmp_path) as lobby:
            table = await table_of(lobby)
            invited = await manners.invite_device(table, 0, "host")
            await join_by_link(lobby, LinkOffered(invited), "phone")
            with pytest.raises(NotNow, match="can know what is hidden"):
                await manners.leave(table, 0, "host")
            assert table.social.chairs[0].holders == ["host", "phone"]
            await manners.leave(table, 0, "phone")
            await manners.leave(table, 0, "host")
            assert table.social.chairs[0].holders == []

    act(story)


@pytest.mark.parametrize("other", ["link", "open"])
def test_a_first_evening_is_for_whoever_sets_it(tmp_path, other):
    """One seat for somebody else, and the host could sit down beside them."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            order = TableOrder(title=NAME, chairs=(ChairOrder(other), BOT), deal=0)
            with pytest.raises(BadTable, match="one person among bots"):
                await lobby.create(order, "host")

    act(story)
