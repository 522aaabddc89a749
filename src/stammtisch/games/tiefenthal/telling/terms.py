"""What a position is worth to a seat, part by part, so that a hint can say why. [12]"""

from __future__ import annotations

from stammtisch.games.tiefenthal.judgement.evaluate import (
    answer_worth,
    schnapps_worth,
    sides_worth,
    track_worth,
    turn_worth,
)
from stammtisch.games.tiefenthal.judgement.worth import (
    POINT,
    deck_worth,
    farewells_worth,
    tiles_worth,
)
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.scoring import card_points


def terms(state: Tiefenthal, seat: int) -> dict[str, float]:
    """The parts of the evaluation; together they are the whole."""
    mat = state.mats[seat]
    rising = state.phase < ids.DRAFTING
    hundredths = {
        "cards": POINT * card_points(state, seat, 0, state.box.kinds),
        "staff": deck_worth(state, mat) + farewells_worth(state, mat),
        "rooms": tiles_worth(state, mat, rising),
        "schnapps": schnapps_worth(state, mat) + sides_worth(state, mat),
        "tracks": track_worth(state, mat, seat),
        "evening": turn_worth(state, mat, seat),
        "bonuses": answer_worth(state, mat),
    }
    return {name: worth / POINT for name, worth in hundredths.items()}


def progress(state: Tiefenthal) -> tuple[int, int]:
    """The running evening, and how many there are."""
    return int(state.round), int(state.box.rounds)
