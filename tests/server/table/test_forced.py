"""A bot's forced answer that others cannot know to be forced takes the way of any other."""

from __future__ import annotations

import random

import pytest

from stammtisch.core.bits import count
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.server.table.forced import LONGEST_DELAY, Delays, openly_forced
from stammtisch.server.table.play import Play
from tests.tables import answer_randomly, new_match, standard_tables

BEAT = 1.5


def quietly_forced(name):
    """A position in which a seat has one open option, and nobody else can know that."""
    tables = [table for table in standard_tables() if table[0] == name]
    for seed in range(400):
        match = new_match(tables[seed % len(tables)], seed)
        rng = seeded(seed, 1)
        kinds = match.components.kinds
        while not match.over:
            for seat in match.awaited():
                kind, state = kinds[match.state.kind(seat)], match.state
                if count(state.options(seat)) == 1 and not kind.secret:
                    if kind.simultaneous or not openly_forced(state, seat):
                        return match, seat
            answer_randomly(match, rng)
    raise AssertionError("no such position")


@pytest.mark.parametrize("name", [name for name in titles() if name != "tiefenthal"])
def test_a_bot_takes_its_time_over_what_it_must_do(name):
    """A person's forced answer comes after a beat by itself; a bot is asked, and keeps its pace."""
    match, seat = quietly_forced(name)
    person = Play(match, [], BEAT, lambda *_: None)
    assert person.automatic[seat].due == BEAT
    by_chance = Play(match, [], BEAT, lambda *_: None, chance=random.Random(2))
    assert 0 < by_chance.automatic[seat].due < LONGEST_DELAY
    assert by_chance.automatic[seat].due != BEAT
    assert seat not in person.asked
    bot = Play(match, [], BEAT, lambda *_: None, by_bot=lambda s: s == seat)
    assert seat not in bot.automatic
    assert seat in bot.asked


def test_a_hidden_forced_answer_takes_as_long_as_the_seats_own():
    """Not a beat to the millisecond: its delays are spread like those of the person's answers."""
    delays = Delays(2, random.Random(4))
    usual = [delays.draw(0, 1.5) for _ in range(400)]
    assert max(usual.count(one) for one in usual) < 20  # no moment tells that there was no choice
    assert 1.5 < quantile(usual, 0.5) < 5
    person = random.Random(5)
    own = [person.lognormvariate(1.2, 0.5) for _ in range(40)]
    for seconds in own:
        delays.note(0, seconds)
    drawn = [delays.draw(0, 0.4) for _ in range(400)]
    for part in (0.25, 0.5, 0.75):
        assert quantile(drawn, part) == pytest.approx(quantile(own, part), rel=0.3)
    assert max(drawn) <= LONGEST_DELAY
    other = [delays.draw(1, 0.4) for _ in range(400)]
    assert quantile(other, 0.5) < 1.5  # another seat's are its own


def test_without_a_beat_nobody_waits():
    assert Delays(2, random.Random(1)).draw(0, 0) == 0


def quantile(numbers, part):
    return sorted(numbers)[int(part * len(numbers))]
