"""What a position is worth to a seat, part by part, so that a hint can say why. [12]"""

from __future__ import annotations

from stammtisch.games.taverna.judgement import weights
from stammtisch.games.taverna.judgement.chances import chances_of_turn
from stammtisch.games.taverna.judgement.evaluate import (
    belongings,
    deed_income,
    favours_value,
    nearby_bonuses,
    prospects,
    royal_prospects,
    scorings_to_come,
    turns_to_come,
)
from stammtisch.games.taverna.judgement.picks import picks_value
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.royal import level_values
from stammtisch.games.taverna.rules.state import kind_of


def terms(state: Taverna, seat: int) -> dict[str, float]:
    """The parts of the evaluation; together they are the whole."""
    others = [prospects(state, other) for other in range(state.seats) if other != seat]
    rivals = -state.box.weights[weights.ENVY] * sum(others) / float(state.seats - 1)
    return {**own(state, seat), "rivals": rivals}


def own(state: Taverna, seat: int) -> dict[str, float]:
    """What a seat has and may expect."""
    mat = state.mats[seat]
    if state.planned == 0:
        return {"points": float(mat.vp())}
    points = {"points": float(mat.vp()), "peoples": float(level_values(state, seat))}
    if kind_of(state.next_step()) == ids.CHOOSE_ROYAL_SCORING:
        return {**points, "court": scorings_to_come(state, seat)}
    f = turns_to_come(state, seat)
    favours = favours_value(state, mat.unused, f)
    turn = chances_of_turn(state, seat, f) if state.active() == seat else 0.0
    points["peoples"] += nearby_bonuses(state, seat, f)
    return {
        **points,
        "means": belongings(state, seat, f) - favours,
        "favours": favours,
        "deeds": deed_income(state, seat, f),
        "court": royal_prospects(state, seat, f),
        "guests": picks_value(state, seat, f) + turn,
    }


def progress(state: Taverna) -> tuple[int, int]:
    """The running round, and how many there are."""
    return int(state.round()), int(state.box.limits.rounds)
