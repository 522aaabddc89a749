"""What the bots know of this title."""

import pytest

from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.games.tiefenthal.judgement.shopping import beer_worth, ducats_worth
from stammtisch.games.tiefenthal.judgement.worth import POINT, new_card
from stammtisch.games.tiefenthal.tests.tables import answer, kind, serving, table, use


@pytest.mark.parametrize(("module", "least"), [(1, 75), (5, 120)])
def test_greedy_beats_random(module, least):
    """Greedy wins every one of twelve games, with a respectable score."""
    scores = []
    for game in range(12):
        seat = game % 2
        bots = [bot("random"), bot("random")]
        bots[seat] = bot("greedy")
        t = table(module, seed=game // 2)
        play_match(t, bots, game)
        assert t.standing(seat) > t.standing(1 - seat)
        scores.append(t.score(seat))
    assert sum(scores) / len(scores) > least


def test_shopping_prefers_nobles_and_upgrades():
    """Nine beer are worth at least a noble, seven ducats at least the noble of a tile."""
    t = serving(evening=8)
    assert beer_worth(t, t.mats[0], 9) >= 10 * POINT
    assert ducats_worth(t, t.mats[0], 7) >= 10 * POINT
    assert ducats_worth(t, t.mats[0], 0) == 0


def test_a_die_left_unused_is_lost():
    """A used die is worth what was hoped for; ending the turn instead loses it."""
    t = serving(faces=(3,), patrons=["guest_5_miller"], ducats=2)
    kept = t.evaluate(0)
    ended = t.copy()
    answer(ended, 0, "end_turn")
    use(t, 3, "table_1")
    assert t.evaluate(0) >= kept > ended.evaluate(0)


def test_cards_are_worth_only_their_points_at_the_end():
    """In the last round a card counts what is printed on it."""
    t = serving(evening=8)
    assert new_card(t, kind("waitress")) == POINT
    assert new_card(t, kind("beer_merchant")) == 0
