"""May an answer be taken back? Judged in full, beside the event loop, when somebody asks for it.

To judge means to imagine many worlds and what everybody would see in them. So a seat is offered an
undo as soon as chance and face-down piles have rested, which is found out at once; whether its
answer told anybody anything is looked at when it asks. Nobody else at the table waits for that:
what happens there meanwhile makes the verdict void.
"""

from __future__ import annotations

import copy
from typing import NamedTuple

from stammtisch.core.bits import count
from stammtisch.core.match import Match
from stammtisch.core.undo import may_be_fair
from stammtisch.core.words import Words, join
from stammtisch.server.table.play import Play
from stammtisch.server.table.threads import Desk


class Case(NamedTuple):
    """A seat wants to take its last answer back: what is to be judged."""

    lines: int  # of the book by then
    seat: int
    match: Match  # safe to look at while the table goes on


class Referee:
    """Knows, for the present position of a table, whether the last answer may be taken back."""

    def __init__(self, play: Play, desk: Desk) -> None:
        self._play = play
        self._desk = desk
        self._offered = -1  # the length of the book for which an undo was offered, or not
        self._judged: tuple[tuple[int, int], int | None] = (-1, -1), None  # position, and how

    def look_around(self) -> None:
        """Offer an undo to the seat that answered last, if it is watching."""
        play = self._play
        if self._offered == len(play.book) or not play.match.answers:
            return
        self._offered = len(play.book)
        seat = play.match.answers[-1][0]
        if seat in play.audience:
            found = offered_undo(play, seat)
            play.tell_undo(seat, found is not None, found)

    def case(self, seat: int) -> Case | None:
        """What there is to judge for a seat, in the table's turn."""
        play = self._play
        return Case(len(play.book), seat, twin(play.match)) if play.could_undo(seat) else None

    async def undo_to(self, case: Case, who: str) -> int | None:
        """The number of answers that an undo would leave; None if it is not fair."""
        position = case.lines, case.seat
        if self._judged[0] != position:  # who asks again and again is told the same
            ply = await self._desk.ask(who, case.match.undo_to, case.seat)
            self._judged = position, ply
            return ply
        return self._judged[1]

    def stands(self, case: Case) -> bool:
        """Whether nothing has happened at the table since then."""
        return len(self._play.book) == case.lines and self._play.could_undo(case.seat)


def offered_undo(play: Play, seat: int) -> Words | None:
    """What an undo would take back, where it may well be fair, from what costs next to nothing."""
    if not play.could_undo(seat):
        return None
    ply = play.match.undo_to(seat, may_be_fair)
    return None if ply is None else taken_back(play.match, ply)


def taken_back(match: Match, ply: int) -> Words:
    """The answers from this ply on that were free, in the words of whoever gave them."""
    state, said = match.state_at(ply), []
    for seat, option in match.answers[ply:]:
        if count(state.options(seat)) > 1:
            said.append(match.game.choice(state, seat, option).words)
        state.take(seat, option)
    return said[0] if len(said) == 1 else join(said)


def twin(match: Match) -> Match:
    """The same answers, safe to look at while the match goes on."""
    other = copy.copy(match)
    other.answers = list(match.answers)
    return other
