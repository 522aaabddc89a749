"""Gestures: where an answer leads, from what its seat may know."""

from __future__ import annotations

import pytest

from stammtisch.core.gestures import leads
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from tests.tables import answer_randomly

TABLES = [
    ("tiefenthal", {"module": "module_5_guest_book"}),
    ("tiefenthal", {}),
    ("taverna", {}),
    ("crossroads", {}),
    ("histrio", {}),
]


@pytest.mark.parametrize(("title", "variants"), TABLES)
def test_every_gesture_can_be_carried_out_and_ends_where_it_says(title, variants):
    """Answer after answer as the gesture says; a forced one between them may be left out."""
    match = Match(titles()[title], 3, variants, 4)
    rng = seeded(4, 1)
    kinds = match.components.kinds
    tried = 0
    while not match.over and tried < 300:
        for seat in match.awaited():
            for lead in leads(match.game, match.components, match.state, seat)[::5]:
                state = match.state.copy()
                state.take(seat, lead.begins)
                for step in lead.steps[:-1]:
                    assert kinds[state.kind(seat)].id == step.kind
                    state.take(seat, step.option)
                last = lead.steps[-1]
                assert kinds[state.kind(seat)].id == last.kind
                assert match.game.choice(state, seat, last.option) == lead.ends
                tried += 1
        answer_randomly(match, rng)
    assert (tried > 0) == any(kind.continues for kind in kinds)


def test_what_is_ended_leads_nowhere():
    """End of investing is followed by building, but is no part of building somewhere."""
    for title, variants in TABLES:
        match = Match(titles()[title], 3, variants, 5)
        rng = seeded(5, 1)
        for _ in range(400):
            if match.over:
                break
            seat = match.awaited()[0]
            begun = {one.begins for one in leads(match.game, match.components, match.state, seat)}
            for option in begun:
                assert match.game.choice(match.state, seat, option).address != "pass"
            answer_randomly(match, rng)
