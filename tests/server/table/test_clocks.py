"""Slow clocks: they go on after a restart, rest at night, and begin when somebody sits down."""

from __future__ import annotations

import time
from typing import Any

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.lobby.joining import join_by_link
from stammtisch.server.notices.wishes import Wishes
from stammtisch.server.table import manners
from stammtisch.server.table.nights import LONGEST
from stammtisch.server.wire.bodies import ChairOrder, LinkOffered, TableOrder
from tests.server.notices.test_watch import look
from tests.server.running import act, lobby_in

TITLE = "taverna" if "taverna" in titles() else next(iter(titles()))
DAY = 86_400
ALL_DAY = (0, 24 * 60 - 1)


def order(*chairs: ChairOrder, clock: int = DAY, **settings: Any) -> TableOrder:
    return TableOrder(title=TITLE, chairs=chairs, beat=0, pace=0, clock=clock, **settings)


async def opened(lobby: Any, id: str) -> tuple[Any, Any, int]:
    """A table, its play, and the seat that is asked."""
    table = await lobby.open(id)
    await look(table)
    return table, table.play, next(iter(table.play.asked))


def left(table: Any, seat: int) -> float:
    ends: float = table.play.clock_ends(seat)
    return ends - float(table.house.now())


@pytest.mark.parametrize(
    ("clock", "away", "shows"),
    [
        (DAY, 3600, DAY - 3600),
        (DAY, 2 * DAY, 900),  # it ran out while the house was shut: there is time to look
        (120, 3600, 120),  # who waits a minute is not punished for a restart
    ],
)
def test_a_slow_clock_goes_on_after_a_restart(tmp_path, monkeypatch, clock, away, shows):
    async def before() -> str:
        async with lobby_in(tmp_path) as lobby:
            chairs = ChairOrder("me"), ChairOrder("me")
            made = await lobby.create(order(*chairs, clock=clock), "host")
            table, _, seat = await opened(lobby, made.id)
            assert left(table, seat) == pytest.approx(clock, abs=5)
            return made.id

    async def after(id: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            table, _, seat = await opened(lobby, id)
            assert left(table, seat) == pytest.approx(shows, abs=5)

    id = act(before)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + away)
    act(lambda: after(id))


def test_who_sits_down_late_has_the_whole_time(tmp_path):
    """The question lay there for days; nobody's clock runs on an empty chair."""

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            chairs = ChairOrder("link"), ChairOrder("me")
            made = await lobby.create(order(*chairs, late="stay"), "host")
            table, play, seat = await opened(lobby, made.id)
            assert seat == 0
            play.asked_at[seat] -= 3 * DAY
            await join_by_link(lobby, LinkOffered(made.links[0].token, "Ben"), "guest")
            await look(table)
            assert left(table, seat) == pytest.approx(DAY, abs=5)
            assert table.social.chairs[seat].kind == "person"

    act(story)


@pytest.mark.parametrize(("ago", "shows"), [(3 * DAY, 900), (3600, DAY - 3600)])
def test_who_takes_the_seat_back_goes_on_and_has_a_little_time(tmp_path, ago, shows):
    """Nobody wins a day by letting a bot in for a moment."""

    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            chairs = ChairOrder("me"), ChairOrder("me")
            made = await lobby.create(order(*chairs, late="stay"), "host")
            table, play, seat = await opened(lobby, made.id)
            manners.stand_in(table, seat, "random", None)
            table.idle_since = -1e9  # nobody looks: bots do not play for nobody
            await look(table)
            play.asked_at[seat] -= ago
            await manners.take_back(table, seat, "host")
            await look(table)
            assert left(table, seat) == pytest.approx(shows, abs=5)
            assert table.social.chairs[seat].kind == "person"

    act(story)


@pytest.mark.parametrize(("rests", "longer"), [(True, LONGEST * 60), (False, 0)])
def test_nights_are_those_of_the_person_where_the_table_lets_clocks_rest(tmp_path, rests, longer):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            await lobby.notices.register.keep("host", Wishes(quiet=ALL_DAY))
            chairs = ChairOrder("me"), ChairOrder("me")
            made = await lobby.create(order(*chairs, night_rest=rests, clock=2 * 3600), "host")
            _, play, seat = await opened(lobby, made.id)
            play.asked_at[seat] -= time.time() % DAY  # asked at midnight
            ends = play.clock_ends(seat) - play.asked_at[seat]
            assert ends == pytest.approx(2 * 3600 + longer, abs=5)

    act(story)


def test_half_of_the_time_is_half_of_what_runs(tmp_path):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            await lobby.notices.register.keep("host", Wishes(quiet=ALL_DAY))
            chairs = ChairOrder("me"), ChairOrder("me")
            made = await lobby.create(order(*chairs, night_rest=True, nudge="half"), "host")
            _, play, seat = await opened(lobby, made.id)
            play.asked_at[seat] -= time.time() % DAY
            begun = play.asked_at[seat]
            assert play.clock_ends(seat, DAY / 2) - begun == pytest.approx(DAY / 2 + 36_000, abs=5)
            assert play.clock_ends(seat) - begun == pytest.approx(DAY + 72_000, abs=5)

    act(story)
