"""What a position is worth to a seat, part by part, so that a hint can say why. [12]"""

from __future__ import annotations

from stammtisch.core.bits import count
from stammtisch.games.crossroads.judgement import weights
from stammtisch.games.crossroads.judgement.evaluate import (
    LEAD,
    best_rival,
    ending,
    purse_worth,
    recipes_worth,
    standing_worth,
    tiles_worth,
    turns_left,
)
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.scoring import points, tokens


def terms(state: Crossroads, seat: int) -> dict[str, float]:
    """The parts of the evaluation; together they are the whole."""
    mat, rates = state.mats[seat], state.box.weights
    rival = float(best_rival(state, seat))
    found = {"prestige": float(points(state, mat))} if state.planned == 0 else hopes(state, seat)
    rivals = -rates[weights.RIVAL] * rival
    if state.planned == 0 or ending(state):
        found["prestige"] += LEAD * float(points(state, mat))
        rivals -= LEAD * rival
    return {**found, "room": -rates[weights.SPACE] * float(count(mat.built)), "rivals": rivals}


def hopes(state: Crossroads, seat: int) -> dict[str, float]:
    """What a seat has and what that may still bring."""
    mat = state.mats[seat]
    left = turns_left(state, seat)
    return {
        "prestige": float(mat.prestige),
        "reputation": standing_worth(state, mat, left),
        "purse": purse_worth(state, mat, left),
        "recipes": float(tokens(mat)) + recipes_worth(state, mat, left),
        "tiles": tiles_worth(state, seat, left),
    }


def progress(state: Crossroads) -> tuple[int, int]:
    """The running round, and about how many there will be."""
    return int(state.round), round(state.box.weights[weights.USUAL_ROUNDS])
