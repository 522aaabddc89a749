"""Victories by place in the turn order, and what would make the places even, worked out by hand."""

from __future__ import annotations

import pytest

from stammtisch.arena.figures import Played
from stammtisch.arena.places import Ended, compensation, ended, of_contest, places


def test_places_are_counted_from_the_seat_that_began():
    assert ended((0.0, 0.0, 1.0), (1, 2, 3), 2) == Ended((1.0, 0.0, 0.0), (3, 1, 2))
    assert ended((0.5, 0.5), (4, 4), 0) == Ended((0.5, 0.5), (4, 4))
    game = Played(0, 7, ("a", "b"), (10, 20), (2, 1), 30, first=1)
    assert of_contest([game]) == [Ended((1.0, 0.0), (20, 10))]


def test_shares_and_points_are_means():
    found = places([Ended((1.0, 0.0), (8, 5)), Ended((0.5, 0.5), (4, 4))])
    assert [place.share for place in found] == [0.75, 0.25]
    assert [place.points for place in found] == [6.0, 4.5]
    assert all(place.low < place.share < place.high for place in found)


def test_the_extra_points_make_a_place_even():
    """The second place is behind by 4, 2, 1 and ahead by 3: 1.5 points turn the second of two."""
    matches = [
        Ended((1.0, 0.0), (4, 0)),
        Ended((1.0, 0.0), (4, 2)),
        Ended((1.0, 0.0), (4, 3)),
        Ended((0.0, 1.0), (4, 7)),
    ]
    assert compensation(matches, 1) == pytest.approx(1.5, abs=0.1)
    assert compensation(matches, 0) == pytest.approx(-1.5, abs=0.1)
    level = [Ended((0.5, 0.5), (4, 4))]
    assert compensation(level, 0) == pytest.approx(0.0, abs=0.1)


def test_at_a_larger_table_the_best_of_the_others_counts():
    """Ahead of the best by 5 once and behind by 6 twice: even for three, up to 4.5 points less."""
    matches = [
        Ended((1.0, 0.0, 0.0), (9, 4, 1)),
        Ended((0.0, 1.0, 0.0), (2, 8, 5)),
        Ended((0.0, 0.0, 1.0), (2, 5, 8)),
    ]
    assert compensation(matches, 0) == pytest.approx(-4.5, abs=0.1)
    doubled = [matches[0], matches[0], matches[1]]
    assert compensation(doubled, 0) == pytest.approx(-5.0, abs=0.1)
