"""A hint is for the question that was asked: an answer in the meantime makes it void."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.bots.advice import Advice
from stammtisch.core.bits import members
from stammtisch.core.registry import titles
from stammtisch.server.door.errors import NotNow
from stammtisch.server.http.routes.advice import get_closed, get_hint
from stammtisch.server.table.book import Entry
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, set_in


@pytest.mark.parametrize("name", titles())
def test_a_hint_that_comes_too_late_is_not_given(tmp_path, monkeypatch, name):
    """While the Master thinks, the seat answers; where it is asked again, that is another one."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            chairs = (ChairOrder("me"),) * titles()[name].fewest_seats
            order = TableOrder(title=name, chairs=chairs, beat=0, pace=0)
            table, play = await set_in(lobby, order)
            asked_again = 0
            for _ in range(12):
                while not play.asked:
                    await asyncio.sleep(0.01)
                seat = next(iter(play.asked))
                listed = members(play.match.state.options(seat))

                async def weigh(*_, seat=seat, listed=listed):
                    await table.do(lambda: table.enter(Entry(seat, listed[-1], "person")))
                    return [Advice(option, 0.0) for option in listed]

                monkeypatch.setattr(lobby.pool, "weigh", weigh)
                with pytest.raises(NotNow, match="meanwhile"):
                    await get_hint.fn(lobby, "host", "here", table.id, seat)
                asked_again += seat in play.asked
            assert asked_again > 0, "nobody was asked twice in a row, so this proved nothing"

    act(story)


@pytest.mark.parametrize("name", titles())
def test_what_cannot_be_chosen_is_nothing_once_it_is_answered(tmp_path, name):
    """A list that is opened just when the answer goes out is empty, and nobody is told off."""

    async def story():
        async with lobby_in(tmp_path) as lobby:
            chairs = (ChairOrder("me"),) * titles()[name].fewest_seats
            table, play = await set_in(lobby, TableOrder(title=name, chairs=chairs))
            seat, number = next(iter(play.asked.items()))
            found = await get_closed.fn(lobby, "host", table.id, seat)
            assert found.question == number
            del play.asked[seat]
            found = await get_closed.fn(lobby, "host", table.id, seat)
            assert (found.question, found.things) == (0, ())

    act(story)
