"""Whole answers: what bots do with the questions that only complete an answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import has, lowest, rest
from stammtisch.core.rng import Rng
from stammtisch.core.state import State

DEEPEST: Final = 6  # an answer never has more parts than this


def promise_of(world: State, seat: i64, option: i64, depth: i64) -> float:
    """The evaluation after an option; an answer in parts is followed to its best end."""
    outcome = world.copy()
    outcome.take(seat, option)
    return promise_after(outcome, seat, depth)


def promise_after(outcome: State, seat: i64, depth: i64) -> float:
    """The evaluation of a position in which the seat may still have to complete its answer."""
    if depth == 0 or not has(outcome.awaited(), seat) or not outcome.continues(seat):
        return outcome.evaluate(seat)
    options = outcome.options(seat)
    highest: float = -1e18
    while options != 0:
        promise = promise_of(outcome, seat, lowest(options), depth - 1)
        options = rest(options)
        if promise > highest:
            highest = promise
    return highest


def most_promising(world: State, seat: i64, rng: Rng) -> i64:
    """The option after which the title's evaluation is highest; chance breaks ties."""
    options = world.options(seat)
    best: i64 = lowest(options)
    if rest(options) == 0:
        return best
    highest: float = -1e18
    equals: i64 = 0
    while options != 0:
        option = lowest(options)
        options = rest(options)
        promise = promise_of(world, seat, option, DEEPEST)
        if promise > highest:
            highest = promise
            best = option
            equals = 1
        elif promise == highest:
            equals += 1
            if rng.below(0, equals) == 0:
                best = option
    return best
