"""How long bots take at a table for which nobody chose."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from stammtisch.server.lobby.setting import PACE, PACE_AMONG_BOTS
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.running import act, lobby_in

NAME = next(iter(titles()))
ADA, TOBIAS = ChairOrder("me", "Ada"), ChairOrder("bot", "Tobias", "random")


@pytest.mark.parametrize(
    ("chairs", "pace"),
    [((ADA, TOBIAS), PACE), ((ADA, ADA), PACE), ((TOBIAS, TOBIAS), PACE_AMONG_BOTS)],
)
def test_bots_hurry_where_somebody_waits_for_them(tmp_path, chairs, pace):
    """The browser shows what happened in its own time; where only bots sit, they set the pace."""

    async def story():
        order = TableOrder(title=NAME, chairs=chairs)
        async with lobby_in(tmp_path) as lobby:
            made = await lobby.create(order, "host")
            assert lobby.tables[made.id].header.settings.pace == pace

    assert PACE < PACE_AMONG_BOTS
    act(story)
