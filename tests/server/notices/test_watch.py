"""Whom a table misses: asked, a person, not looking, not on leave. Nudges and days off."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stammtisch.core.decision import PASS
from stammtisch.core.registry import titles
from stammtisch.server.door.errors import Denied
from stammtisch.server.notices.nudging import nudge
from stammtisch.server.notices.wishes import Channel, Wishes
from stammtisch.server.table import manners
from stammtisch.server.table.days_off import DaysOff
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, set_in

TITLE = next(iter(titles()))
PEOPLE = ("host", "guest")


class Present:
    """Somebody who looks at a table, or has another page in front."""

    viewer, plain, keen = -1, False, False

    def __init__(self, visitor: str) -> None:
        self.visitor, self.away = visitor, 0

    def send(self, _: bytes) -> None:
        """Nobody reads it."""

    def close(self, _: int) -> None:
        """Nobody minds."""


def link(visitor: str) -> Any:
    return Present(visitor)


def evening(tmp_path: Path, story: Any, **settings: Any) -> None:
    """A table of two people who want to be called, one of whom is asked."""

    async def begin() -> None:
        async with lobby_in(tmp_path) as lobby:
            for visitor in PEOPLE:
                on = Channel(id="c", kind="push", address="https://x", label="", on=True)
                await lobby.notices.register.keep(visitor, Wishes(channels=[on]))
            chairs = (ChairOrder("me", name="Ada"), ChairOrder("me", name="Ben"))
            order = TableOrder(title=TITLE, chairs=chairs, beat=0, pace=0, **settings)
            table, play = await set_in(lobby, order)
            table.social.chairs[1].holders = ["guest"]
            await look(table)
            seat = next(iter(play.asked))
            await story(lobby, table, seat, PEOPLE[seat])

    act(begin)


async def look(table: Any) -> None:
    """Let the table look around."""

    async def nothing() -> None:
        return None

    await table.do(nothing)
    await asyncio.sleep(0.02)


def missed(lobby: Any) -> list[tuple[str, bool]]:
    return [(call.visitor, call.here) for call in lobby.notices.calls.waiting()]


def test_whoever_is_asked_and_does_not_look_is_missed(tmp_path):
    async def story(lobby, table, seat, visitor):
        assert missed(lobby) == [(visitor, False)]
        sent = lobby.notices.calls.waiting()[0]
        sent.called = 5.0
        table.links.add(present := link(visitor))
        await look(table)
        assert missed(lobby) == [(visitor, True)]
        present.away = 1
        await look(table)
        assert missed(lobby) == [(visitor, False)]
        assert lobby.notices.calls.waiting()[0].called == 5.0  # once a turn
        table.links.clear()
        table.social.chairs[seat].bot = "random"
        await look(table)  # a bot plays there, perhaps so quickly that the other is missed by now
        assert visitor not in dict(missed(lobby))

    evening(tmp_path, story)


def test_who_looks_when_the_turn_comes_is_not_even_noted(tmp_path):
    async def story(lobby, table, seat, visitor):
        lobby.notices.calls.forget(table.id)
        table.links.add(present := link(visitor))
        await look(table)
        assert missed(lobby) == []
        table.links.remove(present)
        await look(table)
        assert missed(lobby) == [(visitor, False)]

    evening(tmp_path, story)


@pytest.mark.parametrize("secret", [False, True])
def test_a_moment_that_may_be_passed_calls_unless_it_passes_by_itself(tmp_path, secret):
    """Nobody else can answer an open one: whoever is asked must hear of it."""

    async def story(lobby, table, seat, visitor):
        lobby.notices.calls.forget(table.id)
        table.play.kinds = tuple(
            replace(kind, window=True, secret=secret, options=(PASS, *kind.options[1:]))
            for kind in table.play.kinds
        )
        await look(table)
        assert missed(lobby) == ([] if secret else [(visitor, False)])

    evening(tmp_path, story)


def test_a_deleted_table_calls_nobody(tmp_path):
    async def story(lobby, table, seat, visitor):
        assert missed(lobby)
        await lobby.delete(table)
        assert missed(lobby) == []
        await lobby.notices.calls.close()
        assert await lobby.house.store.calls() == []

    evening(tmp_path, story)


@pytest.mark.parametrize(("when", "share"), [("half", 0.5), ("hour", 23 / 24), ("never", None)])
def test_a_reminder_is_planned_as_the_table_was_set(tmp_path, when, share):
    async def story(lobby, table, seat, visitor):
        (call,) = lobby.notices.calls.waiting()
        if share is None:
            assert call.remind is None
        else:
            assert call.remind == pytest.approx(time.time() + 86_400 * share, abs=5)

    evening(tmp_path, story, clock=86_400, nudge=when)


def test_somebody_who_plays_may_nudge_seldom(tmp_path):
    async def story(lobby, table, seat, visitor):
        calls, other = lobby.notices.calls, PEOPLE[1 - seat]
        calls.waiting()[0].called = time.time()
        for stranger in ("nobody", visitor):
            with pytest.raises(Denied) as refused:
                await nudge(table, seat, stranger, calls)
            assert refused.value.code == "not-yours"
        with pytest.raises(Denied) as refused:
            await nudge(table, 1 - seat, visitor, calls)
        assert refused.value.code == "not-waited-for"
        await nudge(table, seat, other, calls)
        assert calls.waiting()[0].nudge == ("Ben" if seat == 0 else "Ada")
        with pytest.raises(Denied) as refused:
            await nudge(table, seat, other, calls)
        assert refused.value.code == "nudged-already"
        table.social.chairs[seat].nudged = 0.0
        table.links.add(link(visitor))
        await look(table)
        with pytest.raises(Denied) as refused:
            await nudge(table, seat, other, calls)
        assert refused.value.code == "cannot-be-called"

    evening(tmp_path, story)


def test_on_days_off_the_clock_stands_still_and_nobody_calls(tmp_path):
    async def story(lobby, table, seat, visitor):
        play = table.play
        before = play.clock_ends(seat)
        await manners.take_days_off(table, seat, 2, visitor)
        await look(table)
        assert missed(lobby) == []
        assert play.clock_ends(seat) == pytest.approx(before + 2 * 86_400, abs=5)
        told = table.told().seated[seat]
        assert told.off == pytest.approx(time.time() + 2 * 86_400, abs=5)
        assert told.days_off == 2
        with pytest.raises(Denied) as refused:
            await manners.take_days_off(table, seat, 4, visitor)
        assert refused.value.code == "no-days-left"
        with pytest.raises(Denied):
            await manners.take_days_off(table, seat, 1, PEOPLE[1 - seat])
        await manners.take_days_off(table, seat, 0, visitor)  # back at once: a day and a bit unused
        await look(table)
        told = table.told().seated[seat]
        assert (told.off, told.days_off) == (0, 1)
        assert play.clock_ends(seat) == pytest.approx(before, abs=5)
        assert missed(lobby) == [(visitor, False)]

    evening(tmp_path, story, clock=86_400, days_off=3)


def test_a_clock_that_stands_still_lets_no_bot_answer(tmp_path):
    async def story(lobby, table, seat, visitor):
        play = table.play
        play.asked_at = {one: at - 100_000 for one, at in play.asked_at.items()}
        table.social.chairs[seat].off = DaysOff().more(3, time.time() - 50_000)
        answers = len(play.book)
        await look(table)
        await asyncio.sleep(0.3)
        assert len(play.book) == answers
        assert table.told().seated[seat].kind == "person"

    evening(tmp_path, story, clock=90_000, days_off=3, late="stay")
