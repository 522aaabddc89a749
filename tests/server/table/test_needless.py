"""No needless question: what is forced or empty is answered for people, and they are not asked."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import count
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import showing
from stammtisch.games.tiefenthal.rules.planning import free_spaces
from stammtisch.server.table.play import Play
from tests.tables import answer_randomly, new_match, standard_tables

MATCHES = 2


def positions(name: str, **variants: str):
    """Moments of random matches at which somebody is asked."""
    table = next(table for table in standard_tables() if table[0] == name)
    for seed in range(MATCHES):
        match = new_match(table, seed)
        if variants:
            match = Match(match.game, match.seats, variants, seed)
        rng = seeded(seed, 1)
        while not match.over:
            yield match
            answer_randomly(match, rng)


@pytest.mark.parametrize("name", titles())
def test_forced_questions_are_not_asked(name):
    """One option is no question: among them a reaction window for whoever has no card left."""
    forced = 0
    for match in positions(name):
        seats = [s for s in match.awaited() if count(match.state.options(s)) == 1]
        if not seats or forced > 12:
            continue
        forced += 1
        play = Play(match, [], 0, lambda *_: None)
        assert all(seat not in play.asked for seat in seats)
        assert all(play.automatic[seat].by == "forced" for seat in seats)
    assert forced > 2


def could_lay(state, mat) -> bool:
    """Whether a die of the seat fits somewhere in its tavern."""
    faces = [face for face in range(1, 7) if showing(mat.dice(), face)]
    return any(free_spaces(state, mat, face) for face in faces)


def test_only_whoever_could_plan_nothing_need_not_count_a_reputation():
    """An empty plan may still be laid anew while a die fits somewhere. [6, R52]"""
    found = 0
    for match in positions("tiefenthal", module="module_3_reputation"):
        mats = match.state.mats
        for seat in match.awaited():
            if mats[seat].asked != ids.REPUTATION_START or mats[seat].plan != 0:
                continue
            found += 1
            assert could_lay(match.state, mats[seat])
            assert seat in Play(match, [], 0, lambda *_: None).asked
            mats[seat].white = mats[seat].own = 0
            play = Play(match, [], 0, lambda *_: None)
            assert play.automatic[seat].option == ids.CONFIRM
        if found:
            break
    assert found > 0
