"""Hints for a seat that is asked, and a look back on a finished match, over HTTP."""

from __future__ import annotations

from litestar import get

from stammtisch.bots.advice import (
    ADVISER,
    QUICK_ADVISER,
    Regret,
    costliest,
    doubtful,
    free_decisions,
    in_words,
    regret,
    review_words,
)
from stammtisch.core.match import Match
from stammtisch.server.bots.places import Crowded
from stammtisch.server.bots.stand_ins import thought_of
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.door.errors import NotNow, NotYours, TooMany
from stammtisch.server.http.routes.past import finished
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import Hinted, HintLine, Regretted, Reviewed

BUSY = "The Master is busy. Try again in a moment."


def own_play(table: Table, seat: int, visitor: str) -> Play:
    """The play, if the seat belongs to the visitor."""
    if table.play is None or seat not in table.social.seats_of(visitor):
        raise NotYours
    return table.play


@get("/api/tables/{table:str}/hint", tags=["advice"])
async def get_hint(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> Hinted:
    """What the Master would answer in one's place, from what the seat may know."""
    if not lobby.house.hints.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    found = await lobby.for_member(table, visitor)
    play = own_play(found, seat, visitor)
    if seat not in play.asked:
        raise NotNow("not-asked", "You are not asked anything now.")
    question = play.asked[seat]
    try:
        thought = thought_of(found.header, play.shown, seat, ADVISER)
        advice = await lobby.pool.weigh(thought, visitor)
    except (NobodyAnswered, Crowded):
        raise NotNow("master-busy", BUSY) from None
    own_play(found, seat, visitor)  # still
    if play.asked.get(seat) != question:
        raise NotNow("answered-meanwhile", "The question has been answered meanwhile.")
    return Hinted(
        tuple(HintLine(one.option, one.behind) for one in advice),
        tuple(in_words(play.match, play.shown, seat, advice)),
    )


@get("/api/tables/{table:str}/review", tags=["advice"])
async def get_review(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> Reviewed:
    """The three decisions of one's own that cost most, when the match is over."""
    if not lobby.house.hints.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    found = await lobby.for_member(table, visitor)
    own_play(found, seat, visitor)
    match = finished(found).match
    try:
        listed = await look_back(lobby, found, match, seat, visitor)
    except (NobodyAnswered, Crowded):
        raise NotNow("master-busy", BUSY) from None
    said = review_words(match, seat, listed)
    return Reviewed(
        tuple(Regretted(one.ply, one.chosen, one.better, one.points) for one in listed),
        tuple(said),
    )


async def look_back(
    lobby: Lobby, table: Table, match: Match, seat: int, visitor: str
) -> list[Regret]:
    """The same as `review`, with the thinking left to the workers."""
    pool, header = lobby.pool, table.header
    noticed = []
    for ply, state, chosen in free_decisions(match, seat):
        advice = await pool.weigh(thought_of(header, state, seat, QUICK_ADVISER), visitor)
        noticed.append((regret(ply, chosen, advice), state))
    again = []
    for first, state in doubtful(noticed):
        advice = await pool.weigh(thought_of(header, state, seat, ADVISER), visitor)
        again.append(regret(first.ply, first.chosen, advice))
    return costliest(again)


ROUTES = [get_hint, get_review]
