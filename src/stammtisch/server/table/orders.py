"""Standing orders: private wishes of a seat about windows, which it may pass unasked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.core.bits import has, members
from stammtisch.core.decision import PASS, DecisionKind
from stammtisch.server.wire.protocol import Standing

ASK = Standing()


class Orders:
    """The standing orders of all seats at one table."""

    def __init__(self, seats: int) -> None:
        self._standing = [ASK] * seats
        self._turn_of: list[int | None] = [None] * seats  # whose turn it was when it was given
        self._round_of = [0] * seats  # in which round it was given

    def of(self, seat: int) -> Standing:
        """The order that holds for a seat."""
        return self._standing[seat]

    def give(self, seat: int, standing: Standing, turn_of: int | None, round: int = 0) -> None:
        """A new order, given while it was this seat's turn in this round."""
        self._standing[seat] = standing
        self._turn_of[seat] = turn_of
        self._round_of[seat] = round

    def round_is(self, number: int) -> None:
        """Orders for an earlier round end."""
        for seat, standing in enumerate(self._standing):
            if standing.order == "pass_this_round" and self._round_of[seat] != number:
                self._standing[seat] = Standing("ask", standing.mute)

    def turn_passed(self, seat: int) -> None:
        """A seat answered openly, so it is its turn: orders that end with a turn end."""
        for other, standing in enumerate(self._standing):
            own_turn = other == seat and standing.order == "pass_until_my_turn"
            next_turn = standing.order == "pass_this_turn" and self._turn_of[other] != seat
            if own_turn or next_turn:
                self._standing[other] = Standing("ask", standing.mute)

    def answer(self, seat: int, state: Any, kinds: Sequence[DecisionKind]) -> int | None:
        """The pass that the seat's order gives to the question it is asked, or None."""
        kind = kinds[state.kind(seat)]
        passing = passing_of(kind, state, seat)
        if passing is None:
            return None
        standing = self._standing[seat]
        names = {kind.options[option] for option in members(state.options(seat))}
        if standing.order != "ask" or names <= {PASS, *standing.mute}:
            return passing
        return None


def passing_of(kind: DecisionKind, state: Any, seat: int) -> int | None:
    """The option by which the seat passes what it is asked, if it can."""
    if not kind.passable:
        return None
    passing: int = kind.options.index(PASS)
    return passing if has(state.options(seat), passing) else None
