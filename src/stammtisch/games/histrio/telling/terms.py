"""What a position is worth to a seat, part by part, so that a hint can say why. [12]"""

from __future__ import annotations

from stammtisch.games.histrio.judgement import weights
from stammtisch.games.histrio.judgement.evaluate import (
    entertainers_worth,
    public_fortune,
    requests_worth,
    travel_worth,
)
from stammtisch.games.histrio.judgement.journey import voyage_worth
from stammtisch.games.histrio.judgement.prospects import festival_hope
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio

ROUNDS = 12  # of both seasons


def terms(state: Histrio, seat: int) -> dict[str, float]:
    """The parts of the evaluation; together they are the whole."""
    mat, rates = state.mats[seat], state.box.weights
    others = [other for other in range(state.seats) if other != seat]
    rival = rates[weights.RIVAL]
    if state.next_step() % ids.STEP == ids.OVER:
        best = max(0, *(state.mats[other].ecus for other in others))
        return {"ecus": float(mat.ecus), "rivals": -rival * float(best)}
    return {
        "ecus": float(mat.ecus),
        "festival": festival_hope(state, seat),
        "requests": requests_worth(state, seat),
        "entertainers": entertainers_worth(state, mat),
        "impresarios": rates[weights.STANDING_IMPRESARIO] * float(mat.on_stage),
        "journeys": travel_worth(state, mat) + voyage_worth(state, seat),
        "rivals": -rival * max(public_fortune(state, other) for other in others),
    }


def progress(state: Histrio) -> tuple[int, int]:
    """The running round, counted through both seasons, and how many there are."""
    return int(state.season * ROUNDS // 2 + state.round), ROUNDS
