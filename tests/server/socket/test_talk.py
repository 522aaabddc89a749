"""Answers: one is accepted, a resend is harmless, a late one gets a fresh view; undo is fair."""

from __future__ import annotations

import asyncio
import random

import pytest

from stammtisch.client import Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.protocol import AcceptedTold, RefusedTold, StaleTold
from tests.server.running import act, me, question_of, randomly

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


async def asked(visitor, table):
    """A seat of the visitor that is asked something now."""
    for seat in (await visitor.table(table)).yours:
        async with visitor.sit(table, seat) as chair:
            if chair.question is not None:
                return seat
    raise AssertionError("nobody is asked")


def test_fifty_clients_answer_the_same_question(address):
    """One is accepted, 49 are told `stale` and get a fresh view."""

    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0)
            seat = await asked(host, table.id)
            ready, go = [], asyncio.Event()

            async def client(number):
                async with host.sit(table.id, seat) as chair:
                    ready.append(number)
                    await go.wait()
                    question = question_of(chair)
                    verdict = await chair.answer(question.choices[0].option, question.number)
                    if isinstance(verdict, StaleTold):
                        await chair.wait_for(lambda c: c.update.fresh)
                        asked_now = chair.question
                        assert asked_now is None or asked_now.number > question.number
                    return verdict

            clients = [asyncio.create_task(client(number)) for number in range(50)]
            while len(ready) < 50:
                await asyncio.sleep(0.01)
            go.set()
            verdicts = await asyncio.gather(*clients)
            assert sum(isinstance(v, AcceptedTold) for v in verdicts) == 1
            assert sum(isinstance(v, StaleTold) for v in verdicts) == 49

    act(story)


def test_the_same_key_ten_times_has_one_effect(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0)
            seat = await asked(host, table.id)
            async with host.sit(table.id, seat) as chair:
                question = question_of(chair)
                for _ in range(10):
                    verdict = await chair.answer(
                        question.choices[0].option, question.number, key="once"
                    )
                    assert isinstance(verdict, AcceptedTold)
            async with host.sit(table.id, seat) as chair:
                assert chair.question is None or chair.question.number == question.number + 1

    act(story)


def test_what_is_not_offered_is_refused(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0)
            seat = await asked(host, table.id)
            async with host.sit(table.id, seat) as chair:
                question = question_of(chair)
                offered = {choice.option for choice in question.choices}
                for option in {-1, 62, 2**40, *range(62)} - offered:
                    verdict = await chair.answer(option, question.number)
                    assert isinstance(verdict, RefusedTold)
                assert chair.question == question
                assert isinstance(await chair.answer(0, question.number + 7), StaleTold)

    act(story)


def test_a_spectator_cannot_answer(address):
    async def story():
        async with Visitor(address) as host, Visitor(address) as eve:
            table = await host.set_table(NAME, me(FEWEST), beat=0)
            await eve.join(table.spectate)
            async with eve.sit(table.id, None) as chair:
                assert chair.hello.seat is None
                assert chair.question is None
                assert isinstance(await chair.answer(0, 1), RefusedTold)
                await chair.explain("anything")
            with pytest.raises(Dropped, match="4403"):
                async with eve.sit(table.id, 0):
                    pass

    act(story)


def test_undo_is_offered_to_the_seat_alone_and_takes_back(address):
    """May undo -> undo -> the same question under a new number; others are told nothing of it."""

    async def story():
        async with Visitor(address) as host:
            for attempt in range(12):
                table = await host.set_table(NAME, me(FEWEST), beat=0)
                if await undone_once(host, table.id, randomly(attempt)):
                    return
        raise AssertionError("no answer could be taken back")

    act(story)


async def undone_once(host, table, choose):
    for _ in range(40):
        seat = await asked(host, table)
        async with host.sit(table, seat) as chair, host.sit(table, (seat + 1) % FEWEST) as other:
            question = question_of(chair)
            await chair.answer(choose(question))
            try:
                await chair.wait_for(lambda c: c.may_undo, 0.6)
            except TimeoutError:
                continue
            assert not other.may_undo
            assert isinstance(await chair.undo(), AcceptedTold)
            await chair.wait_for(
                lambda c, before=question: (
                    c.question is not None and c.question.number == before.number + 2
                )
            )
            assert chair.question.choices == question.choices
            assert isinstance(await chair.undo(), RefusedTold)
            return True
    return False


def test_random_drops_duplicates_and_delays_converge(address):
    """1,000 disturbances; within 2 s of the last one all clients see the same table."""

    async def story():
        async with Visitor(address) as host:
            rng = random.Random(5)
            disturbances = 0
            while disturbances < 1000:
                table = await host.set_table(NAME, me(FEWEST), beat=0, pace=0)
                disturbances += await disturb(host, table.id, rng, 1000 - disturbances)

    act(story, 200)


async def disturb(host, table, rng, most):
    """Clients that drop, resend and dawdle until the match ends or enough was disturbed."""
    count = [0]
    enough = asyncio.Event()

    async def client(seat, own):
        while not enough.is_set():
            async with host.sit(table, seat) as chair:
                for _ in range(own.randrange(1, 12)):
                    if chair.update.over or count[0] >= most:
                        enough.set()
                    if enough.is_set():
                        return
                    await disturbed_step(chair, own, count)

    clients = [
        client(seat, random.Random(rng.random())) for seat in range(FEWEST) for _ in range(3)
    ]
    async with host.sit(table, 0) as first, host.sit(table, 1) as second:
        watching = [asyncio.create_task(listen_on(chair)) for chair in (first, second)]
        await asyncio.gather(*clients)
        await asyncio.wait_for(converged(host, table, (first, second)), 2)
        for task in watching:
            task.cancel()
    return count[0]


async def listen_on(chair):
    while True:
        await chair.listen()


async def disturbed_step(chair, rng, count):
    question = chair.question
    if question is None:
        try:
            await chair.wait_for(lambda c: c.question is not None or c.update.over, 0.02)
        except TimeoutError:
            count[0] += 1
            return
        if chair.question is None:
            return
        question = chair.question
    key = f"{question.number}-{rng.randrange(4)}"
    option = rng.choice(question.choices).option
    await asyncio.sleep(rng.choice((0, 0, 0.005)))
    for _ in range(rng.choice((1, 1, 2, 3))):
        count[0] += 1
        verdict = await chair.answer(option, question.number, key)
        assert isinstance(verdict, AcceptedTold | StaleTold)


async def converged(host, table, watchers):
    """Whoever watched all the time sees in the end what a newcomer sees."""
    for seat, watcher in enumerate(watchers):
        alike = False
        while not alike:
            async with host.sit(table, seat) as newcomer:
                alike = (
                    newcomer.update.view == watcher.update.view
                    and newcomer.log == watcher.log
                    and newcomer.question == watcher.question
                )
