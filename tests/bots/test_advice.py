"""Hints and the look back: best first, in words, from what the seat may know."""

from __future__ import annotations

import pytest

from stammtisch.arena.hunt import play
from stammtisch.bots import bot, bots_for
from stammtisch.bots.advice import (
    Advice,
    Regret,
    advise,
    free_decisions,
    in_words,
    regret,
    review,
    review_words,
)
from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from tests.bots.worlds import match_after

every_title = pytest.mark.parametrize("name", sorted(titles()))


@every_title
def test_a_hint_lists_all_options_best_first(name):
    match, seat = match_after(name, 11)
    advice = advise(match.game, match.state.imagine(seat, 1), seat, 1, "search-30")
    assert sorted(one.option for one in advice) == members(match.state.options(seat))
    assert advice[0].behind == 0.0
    assert [one.behind for one in advice] == sorted(one.behind for one in advice)
    said = [
        match.game.phrasebook().say(line) for line in in_words(match, match.state, seat, advice)
    ]
    assert 1 <= len(said) <= 3
    assert said[0].startswith("Best: ")


@every_title
def test_a_look_back_finds_what_cost_most(name):
    game = titles()[name]
    match = Match(game, game.fewest_seats, {}, 2)
    play(match, bots_for(["random"], match.seats), 2)
    judged: list[str] = []

    def judge(world, seat, seed, level):
        judged.append(level)
        return advise(game, world, seat, seed, "greedy")

    found = review(match, 0, judge)
    free = list(free_decisions(match, 0))
    assert judged.count("innkeeper") == len(free)
    assert judged.count("master") == min(8, len(free))
    assert len(found) == 3
    assert found[0].points >= found[1].points >= found[2].points >= 0.5
    for one in found:
        assert match.answers[one.ply] == (0, one.chosen)
        assert one.better != one.chosen
    say = game.phrasebook().say
    assert all("better was" in say(line) for line in review_words(match, 0, found))
    assert "No decision" in say(review_words(match, 0, [])[0])


def test_a_regret_counts_points_behind_the_best():
    advice = [Advice(4, 0.0), Advice(2, 1.5), Advice(7, 3.0)]
    assert regret(9, 2, advice) == Regret(9, 2, 4, 1.5)
    assert regret(9, 4, advice).points == 0.0


def test_random_play_is_weighed_as_nothing():
    match, seat = match_after(sorted(titles())[0], 6)
    advice = advise(match.game, match.state.imagine(seat, 1), seat, 1, "random")
    assert {one.behind for one in advice} == {0.0}
    assert bot("random").blind
