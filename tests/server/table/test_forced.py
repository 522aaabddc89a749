"""A bot's forced answer that others cannot know to be forced takes the way of any other."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import count
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.server.table.forced import openly_forced
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
    assert seat not in person.asked
    bot = Play(match, [], BEAT, lambda *_: None, by_bot=lambda s: s == seat)
    assert seat not in bot.automatic
    assert seat in bot.asked
