"""More to do than can be done: newcomers are sent away with a sentence, those who play go on."""

from __future__ import annotations

import asyncio
import time

import pytest

from stammtisch.client import Denied, Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.door.pressure import LASTING, LOOKS, MANY, Pressure
from stammtisch.server.wire.protocol import AcceptedTold
from tests.server.running import UNLIMITED, act, me, question_of, running

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats
WITHIN = 60.0  # seconds, on a machine that has other things to do


def test_it_must_last_and_it_ends():
    pressure = Pressure(0.3)
    for _ in range(LOOKS // 2):
        pressure.note(5.0)  # a laptop that slept
    assert not pressure.busy
    pressure.note(0.4)
    assert pressure.busy
    for _ in range(LOOKS):
        pressure.note(0.2)  # better, but a newcomer would make it as bad as before
    assert pressure.busy
    for _ in range(LOOKS):
        pressure.note(0.05)
    assert not pressure.busy


def test_what_nobody_waits_for_is_put_off_while_most_of_a_core_is_used():
    pressure = Pressure(0.3)
    for _ in range(LOOKS // 2):
        pressure.note(0.0, 0.9)  # somebody opened a large replay
    assert not pressure.occupied
    pressure.note(0.0, 0.9)
    assert pressure.occupied
    assert not pressure.busy
    for _ in range(LOOKS):
        pressure.note(0.0, 0.3)
    assert not pressure.occupied


def answers(pressure: Pressure, number: int, seconds: float) -> None:
    for _ in range(number):
        pressure.answered(seconds)


def test_late_answers_tell_sooner_than_a_late_loop():
    """An answer waits for the loop several times: half a second, while the loop is late by 0.1."""
    pressure = Pressure(0.2)
    for _ in range(LASTING):
        assert not pressure.busy
        answers(pressure, MANY, 0.02)
        answers(pressure, MANY, 0.5)
        pressure.note(0.1)
    assert pressure.busy
    for _ in range(LOOKS + 1):
        answers(pressure, MANY, 0.15)  # better, but not as it was
        pressure.note(0.05)
    assert pressure.busy
    for _ in range(LOOKS + 1):
        answers(pressure, MANY, 0.02)
        pressure.note(0.01)
    assert not pressure.busy


def test_neither_a_pause_nor_few_people_on_a_slow_machine_send_anybody_away():
    pressure = Pressure(0.2)
    for look in range(3 * LOOKS):
        answers(pressure, MANY, 3.0 if look in (4, 5) else 0.02)  # all that waited in the pause
        pressure.note(3.0 if look == 4 else 0.01)
        assert not pressure.busy
    slow = Pressure(0.2)
    for _ in range(3 * LOOKS):
        answers(slow, 2, 0.9)
        slow.note(0.1)
        assert not slow.busy
    few = Pressure(0.2)
    for _ in range(3 * LOOKS):
        answers(few, MANY, 0.02)
        answers(few, 4, 0.9)  # one table of ten thinks long about its gestures
        few.note(0.01)
        assert not few.busy


def test_a_busy_server_sends_newcomers_away_and_recovers(tmp_path):
    """The loop is held up again and again, as by far too many tables; then it is left alone."""
    with running(tmp_path, limits={**UNLIMITED, "late": 0.05}, burden=0.2) as server:

        async def story():
            async with Visitor(server.address) as host, Visitor(server.address) as new:
                table = await host.set_table(NAME, me(FEWEST), beat=0)
                async with host.sit(table.id, 0) as playing:
                    (tmp_path / "burden").touch()
                    refused = await until_sent_away(new)
                    assert refused.status == 503
                    assert "very busy" in str(refused)
                    with pytest.raises(Dropped, match="1013"):
                        async with host.sit(table.id, None):
                            pass
                    async with host.sit(table.id, 1) as other:  # a player comes back as ever
                        asked = playing if playing.question else other
                        verdict = await asked.answer(question_of(asked).choices[0].option)
                        assert isinstance(verdict, AcceptedTold)
                    text = (await host.http.get("/metrics")).text
                    assert "stammtisch_newcomers_shed_total 0" not in text
                (tmp_path / "burden").unlink()
                await until_let_in(new)
                async with host.sit(table.id, None):
                    pass

        act(story, 3 * WITHIN)


async def until_sent_away(visitor):
    """Set tables until the server has had enough."""
    ends = time.monotonic() + WITHIN
    while time.monotonic() < ends:
        try:
            await visitor.set_table(NAME, me(FEWEST))
        except Denied as denied:
            return denied
        await asyncio.sleep(0.2)
    raise AssertionError("nobody was sent away")


async def until_let_in(visitor):
    """Try again and again, as somebody would who was told to."""
    ends = time.monotonic() + WITHIN
    while time.monotonic() < ends:
        try:
            return await visitor.set_table(NAME, me(FEWEST))
        except Denied as denied:
            assert denied.status == 503  # noqa: PT017 - until it is over
        await asyncio.sleep(0.2)
    raise AssertionError("it never ended")
