"""What one viewer is told: a layout is laid out for those who need it, and is no news by itself."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.core.zones import Layout
from stammtisch.server.table.book import Entry
from stammtisch.server.table.play import Play
from stammtisch.server.wire.protocol import (
    AcceptedTold,
    LayoutSaid,
    UpdateTold,
    read_server_message,
)
from tests.server.running import act, me, question_of
from tests.tables import all_tables, answer_randomly, new_match

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


def update_in(frame) -> UpdateTold:
    told = read_server_message(frame)
    assert isinstance(told, UpdateTold)
    return told


def layout_of(update: UpdateTold) -> Layout:
    assert update.layout is not None
    return update.layout


@pytest.mark.parametrize("name", titles())
def test_the_status_beside_the_layout_is_the_one_in_it(name):
    for table in all_tables():
        if table[0] != name:
            continue
        match, rng = new_match(table, 3), seeded(3, 1)
        while not match.over and match.ply < 120:
            answer_randomly(match, rng)
            view = match.view(match.ply % match.seats)
            assert match.game.status(view) == match.game.layout(view).status


@pytest.mark.parametrize("name", titles())
def test_who_comes_later_gets_the_layout_of_what_is_shown(name):
    """Also in the middle of a secret question, when the state is ahead of what is shown."""
    table = next(one for one in all_tables() if one[0] == name)
    match, rng = new_match(table, 5), seeded(5, 1)
    sent: list[bytes] = []
    play = Play(match, [], 1.0, lambda _, frame: sent.append(frame))
    play.audience = set(range(match.seats))
    now = 0.0
    for viewer in play.audience:
        play.fresh(viewer, now)
    for step in range(150):
        if match.over:
            break
        now += 0.3
        play.publish(now)
        if (given := play.due(now)) is not None:
            play.apply(Entry(given.seat, given.option, "forced"), now)
        elif play.asked:
            seat = sorted(play.asked)[rng.below(0, len(play.asked))]
            option = match.question(seat).choices[0].option
            play.apply(Entry(seat, option, "person"), now)
        viewer = step % match.seats
        brief = update_in(play.fresh(viewer, now))
        play.plain = {viewer}
        whole = update_in(play.fresh(viewer, now))
        play.plain = set()
        assert whole.view == brief.view
        assert layout_of(whole).status == layout_of(brief).status
        assert layout_of(whole).mats
        seen = msgspec.to_builtins(match.game.view(play.shown, viewer))
        assert msgspec.json.encode(whole.view) == msgspec.json.encode(seen)


def test_a_layout_is_sent_to_those_who_want_it(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0)
            async with (
                host.sit(table.id, 0, layout=False) as drawn,
                host.sit(table.id, 1) as plain,
            ):
                assert layout_of(drawn.update).status == layout_of(plain.update).status
                assert layout_of(plain.update).mats
                assert not layout_of(drawn.update).mats
                await drawn.say(LayoutSaid(whole=True))
                await drawn.wait_for(lambda c: bool(layout_of(c.update).mats))
                assert drawn.update.fresh
                await drawn.say(LayoutSaid(whole=False))
                await drawn.wait_for(lambda c: not layout_of(c.update).mats)
                asked = drawn if drawn.question else plain
                verdict = await asked.answer(question_of(asked).choices[0].option)
                assert isinstance(verdict, AcceptedTold)
                await asked.wait_for(lambda c: not c.update.fresh)
                assert not layout_of(drawn.update).mats
                assert layout_of(plain.update).mats

    act(story)
