"""The look back on a finished match, over HTTP: chances round by round, and what cost most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import get

from stammtisch.bots.advice import (
    ADVISER,
    QUICK_ADVISER,
    Advice,
    Regret,
    costliest,
    doubtful,
    free_decisions,
    regret,
    review_words,
)
from stammtisch.bots.chances import PLACE, chances_in, raised
from stammtisch.bots.why import why_not
from stammtisch.core.match import Match
from stammtisch.server.bots.places import Crowded
from stammtisch.server.bots.stand_ins import thought_of
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.door.errors import NotNow, TooMany
from stammtisch.server.http.routes.advice import BUSY, own_play
from stammtisch.server.http.routes.past import finished
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.table import Table
from stammtisch.server.wire.advice import ChancesThen, Regretted, Reviewed


@get("/api/tables/{table:str}/review", tags=["advice"])
async def get_review(lobby: Lobby, visitor: str, sender: str, table: str, seat: int) -> Reviewed:
    """Chances over the match, and the three decisions of one's own that cost most."""
    if not lobby.house.hints.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    found = await lobby.for_member(table, visitor)
    own_play(found, seat, visitor)
    match = finished(found).match
    look = LookBack(lobby, found, match, seat, (visitor, sender))
    try:
        listed = await look.costly()
        decisions = [await look.told(one) for one in listed]
        chances = [await look.reckoned(*sample) for sample in rounds(match)]
    except (NobodyAnswered, Crowded):
        raise NotNow("master-busy", BUSY) from None
    said = review_words(match, seat, listed)
    return Reviewed(tuple(decisions), tuple(said), tuple(chances))


def rounds(match: Match) -> Iterator[tuple[int, int, Any]]:
    """The position at the beginning of each round and at the end: ply, round, state."""
    state, reached = match.fresh_state(), -1
    for ply, (seat, option) in enumerate(match.answers):
        now = match.game.perhaps(PLACE, "progress", (0, 1), state)[0]
        if now > reached:
            reached = now
            yield ply, now, state
        state.take(seat, option)
    yield match.ply, reached + 1, state


class LookBack:
    """A seat's look back, with the thinking left to the workers."""

    def __init__(
        self, lobby: Lobby, table: Table, match: Match, seat: int, whose: tuple[str, str]
    ) -> None:
        self._pool = lobby.pool
        self._header = table.header
        self._match = match
        self._seat = seat
        self._whose = whose  # visitor and address

    async def costly(self) -> list[Regret]:
        """The decisions that cost most: the same as `review` of bots/advice.py."""
        noticed = []
        for ply, state, chosen in free_decisions(self._match, self._seat):
            noticed.append((regret(ply, chosen, await self._weigh(state, QUICK_ADVISER)), state))
        again = []
        for first, state in doubtful(noticed):
            again.append(regret(first.ply, first.chosen, await self._weigh(state, ADVISER)))
        return costliest(again)

    async def _weigh(self, state: Any, level: str) -> list[Advice]:
        thought = thought_of(self._header, state, self._seat, level)
        return await self._pool.weigh(thought, *self._whose)

    async def told(self, one: Regret) -> Regretted:
        """A decision in words: what was asked, taken, missed, and why that was better."""
        game, seat = self._match.game, self._seat
        before = self._match.state_at(one.ply)
        thought = thought_of(self._header, before, seat, ADVISER)
        looks = await self._pool.look(thought, (one.better, one.chosen), *self._whose)
        taken = game.choice(before, seat, one.chosen)
        missed = game.choice(before, seat, one.better)
        chance = looks[2].chance
        return Regretted(
            one.ply,
            one.chosen,
            one.better,
            one.points,
            question=game.prompt(before, seat),
            taken=taken.words,
            taken_at=taken.address,
            missed=missed.words,
            missed_at=missed.address,
            why=why_not(looks, one.chosen, one.better, one.points),
            chance=round(chance, 3),
            instead=round(raised(game, before, chance, one.points), 3),
        )

    async def reckoned(self, ply: int, number: int, state: Any) -> ChancesThen:
        """The chances as the seat could reckon them; at the end: who has won."""
        if state.awaited() == 0:
            told = tuple(chances_in(self._match.game, state))
        else:
            thought = thought_of(self._header, state, self._seat, ADVISER)
            told = await self._pool.reckon(thought, *self._whose)
        return ChancesThen(ply, number, tuple(round(one, 3) for one in told))


ROUTES = [get_review]
