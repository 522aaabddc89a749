"""Compiled loops that play matches to the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, lowest, nth
from stammtisch.core.rng import Rng, seeded
from stammtisch.core.state import State


def random_option(options: i64, rng: Rng) -> i64:
    """Any of the offered options, all equally likely."""
    offered = count(options)
    if offered == 1:
        return lowest(options)
    return nth(options, rng.below(0, offered))


def play_randomly(state: State, seed: i64) -> i64:
    """Answer every question at random until the match is over; how many answers that took."""
    rng = seeded(seed, 1)
    answers: i64 = 0
    awaited = state.awaited()
    while awaited != 0:
        seat = lowest(awaited)
        state.take(seat, random_option(state.options(seat), rng))
        answers += 1
        awaited = state.awaited()
    return answers


def scores(state: State) -> vec[i64]:
    """The points of all seats."""
    points: vec[i64] = vec[i64]()
    seat: i64 = 0
    while seat < state.seats:
        points = append(points, state.score(seat))
        seat += 1
    return points


def winners(state: State) -> i64:
    """The set of seats with the best standing."""
    best: i64 = state.standing(0)
    ahead: i64 = 1
    seat: i64 = 1
    flag: i64 = 2
    while seat < state.seats:
        standing = state.standing(seat)
        if standing > best:
            best = standing
            ahead = flag
        elif standing == best:
            ahead |= flag
        seat += 1
        flag += flag
    return ahead


def copy_often(state: State, times: i64) -> i64:
    """Copy a state that often; for measuring."""
    seats: i64 = 0
    while times > 0:
        seats += state.copy().seats
        times -= 1
    return seats
