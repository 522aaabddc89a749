"""The coach over HTTP: what one's own question is about, and what a beginner would regret."""

from __future__ import annotations

from typing import Any

from litestar import get

from stammtisch.core.gestures import leads
from stammtisch.core.lesson import Caution
from stammtisch.core.match import Match
from stammtisch.server.http.routes.advice import own_play
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.wire.advice import Coached

MOST = 4  # beginnings of gestures that are looked into


@get("/api/tables/{table:str}/coach", tags=["advice"])
async def get_coach(lobby: Lobby, visitor: str, table: str, seat: int) -> Coached:
    """The lesson of the question that one's own seat is asked, the goal, and warnings."""
    found = await lobby.for_member(table, visitor)
    play = own_play(found, seat, visitor)
    if seat not in play.asked:
        return Coached(0)
    match, state = play.match, play.shown
    game = match.game
    return Coached(
        play.asked[seat],
        game.lesson(state, seat),
        game.goal(state, seat),
        (*game.cautions(state, seat), *of_gestures(match, state, seat)),
    )


def of_gestures(match: Match, state: Any, seat: int) -> list[Caution]:
    """Warnings about where gestures end, as the seat would be asked there."""
    said: list[Caution] = []
    begun = {
        (lead.begins, *(step.option for step in lead.steps[:-1]))
        for lead in leads(match.game, match.components, state, seat)
    }
    if len(begun) > MOST:
        return said
    for options in begun:
        # gestures are the same in all worlds that the seat can imagine: any of them will do
        world = state.imagine(seat, 0)
        for option in options:
            world.take(seat, option)
        said += match.game.cautions(world, seat)
    return said


ROUTES = [get_coach]
