"""Hints for a seat that is asked, over HTTP."""

from __future__ import annotations

from litestar import get

from stammtisch.bots.advice import ADVISER, SHOWN, in_words
from stammtisch.bots.why import alike, why
from stammtisch.core.closed import closed
from stammtisch.core.decision import Choice
from stammtisch.core.gestures import leads
from stammtisch.server.bots.places import Crowded
from stammtisch.server.bots.stand_ins import thought_of
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.door.errors import NotNow, NotYours, TooMany
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.wire.advice import ClosedThings, Hinted, HintLine

BUSY = "The Master is busy. Try again in a moment."
NOT_ASKED = "You are not asked anything now."
NO_HINTS = "This table plays without hints."


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
    if not found.header.settings.hints:
        raise NotNow("no-hints", NO_HINTS)
    if seat not in play.asked:
        raise NotNow("not-asked", NOT_ASKED)
    question = play.asked[seat]
    try:
        thought = thought_of(found.header, play.shown, seat, ADVISER)
        advice = await lobby.pool.weigh(thought, visitor, sender)
        still = play.asked.get(seat) == question
        best = advice[0].option
        ends = await end_of_gesture(lobby, found, seat, best, visitor, sender) if still else None
        shown = [one.option for one in advice[:SHOWN]]
        looks = await lobby.pool.look(thought, shown, visitor, sender)
    except (NobodyAnswered, Crowded):
        raise NotNow("master-busy", BUSY) from None
    own_play(found, seat, visitor)  # still
    if play.asked.get(seat) != question:
        raise NotNow("answered-meanwhile", "The question has been answered meanwhile.")
    return Hinted(
        tuple(HintLine(one.option, one.behind) for one in advice),
        tuple(in_words(play.match, play.shown, seat, advice, alike(looks, advice))),
        ends,
        tuple(why(looks, advice)),
    )


async def end_of_gesture(
    lobby: Lobby, table: Table, seat: int, option: int, visitor: str, sender: str
) -> Choice | None:
    """Where the Master would end a gesture that begins with this option: which die, then where."""
    play = own_play(table, seat, visitor)
    match, state = play.match, play.shown
    begun = [
        lead for lead in leads(match.game, match.components, state, seat) if lead.begins == option
    ]
    if not begun:
        return None
    # leads are the same in all worlds that the seat can imagine: any of them will do
    world = state.imagine(seat, 0)
    for taken in (option, *(step.option for step in begun[0].steps[:-1])):
        world.take(seat, taken)
    thought = thought_of(table.header, world, seat, ADVISER)
    advice = await lobby.pool.weigh(thought, visitor, sender)
    return next((one.ends for one in begun if one.steps[-1].option == advice[0].option), None)


@get("/api/tables/{table:str}/closed", tags=["advice"])
async def get_closed(lobby: Lobby, visitor: str, table: str, seat: int) -> ClosedThings:
    """What one's own seat cannot choose beside what it can; nothing once it has answered."""
    found = await lobby.for_member(table, visitor)
    play = own_play(found, seat, visitor)
    if seat not in play.asked:
        return ClosedThings(0, ())
    match = play.match
    return ClosedThings(play.asked[seat], closed(match.game, match.components, play.shown, seat))


ROUTES = [get_hint, get_closed]
