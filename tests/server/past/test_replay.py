"""The past from a viewpoint: a moment of the plot is found again, and all hands can lie open."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.server.past.replay import ALL, overview, step_of
from stammtisch.server.past.statistics import statistics
from stammtisch.server.past.walk import Past
from tests.tables import answer_randomly

SEED = 7
every_title = pytest.mark.parametrize("name", titles())


def past_of(match: Match) -> Past:
    past = Past(match)
    past.go_on(list(match.answers))
    return past


def played(name: str, part: float = 1.0) -> Match:
    """A random match, to its end or to a part of it."""
    game = titles()[name]
    match, rng = Match(game, game.fewest_seats, {}, SEED), seeded(SEED, 1)
    while not match.over and (part >= 1 or match.ply < 100 * part):
        answer_randomly(match, rng)
    return match


@every_title
def test_every_sample_of_the_plot_is_found_in_the_replay(name):
    """The last step that is reached by then shows the points that the plot shows."""
    match = played(name)
    past = past_of(match)
    plies = overview(past, SPECTATOR, revealed=True).plies
    told = statistics(match)
    assert len(plies) != match.ply + 1  # a step is not an answer: they must be told apart
    samples = list(zip(told.answers, told.totals, strict=True))
    for ply, totals in samples[:: max(1, len(samples) // 6)]:
        step = max(place for place, reached in enumerate(plies) if reached <= ply)
        seen = msgspec.json.encode(step_of(past, step, SPECTATOR).view)
        then = match.state_at(ply)
        assert seen == msgspec.json.encode(match.game.view(then, None))
        assert match.game.sheet(then).totals == totals


@every_title
def test_every_round_has_a_stretch_of_the_plot(name):
    marks = [mark.at for mark in statistics(played(name)).marks if mark.kind != "scene"]
    assert len(marks) > 1
    assert marks == sorted(set(marks))


def test_nobody_learns_how_many_answers_were_hidden_while_the_match_runs():
    match = played("histrio", 0.3)
    assert overview(past_of(match), 0, revealed=False).plies == ()


@every_title
def test_who_may_see_all_sees_every_mat_as_its_owner_does(name):
    match = played(name, 0.4)
    past = past_of(match)
    step = step_of(past, len(past.steps) - 1, ALL)
    shown = [mat for mat in step.layout.mats if mat.owner is not None]
    assert {mat.owner for mat in shown} == set(range(match.seats))
    for seat in range(match.seats):
        own = match.game.layout(match.game.view(match.state, seat)).mats
        assert [m for m in shown if m.owner == seat] == [m for m in own if m.owner == seat]
    outside = match.game.layout(match.game.view(match.state, None))
    # at this moment Tiefenthal hides nothing on a mat
    assert (step.layout.mats == outside.mats) is (name == "tiefenthal")
    assert step.layout.common == outside.common
