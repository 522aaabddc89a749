"""What happens when a clock has run out is chosen when the table is set."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in, set_in

TITLE = next(iter(titles()))


@pytest.mark.parametrize(("late", "bots"), [("stay", True), ("nothing", False)])
def test_a_bot_plays_on_for_whoever_is_late_or_nobody_does(tmp_path, late, bots):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            chairs = (ChairOrder("me"), ChairOrder("me"))
            order = TableOrder(title=TITLE, chairs=chairs, clock=5, late=late, beat=0, pace=0)
            table, play = await set_in(lobby, order)
            seat = next(iter(play.asked))
            assert table.header.settings.late == late
            play.asked_at = {one: at - 10 for one, at in play.asked_at.items()}  # long ago
            table.ring()
            for _ in range(100 if bots else 3):
                await asyncio.sleep(0.02)
                if (told := table.told().seated[seat]).kind == "bot":
                    break
            assert (told.kind == "bot") is bots
            assert (told.stand_in is not None and told.stand_in.by is None) is bots
            if bots:
                assert ("bot", seat) in [(note.kind, note.seat) for note in table.told().notes]

    act(story)
