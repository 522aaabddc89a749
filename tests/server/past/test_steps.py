"""A step of a replay is one event, the same for all eyes, and tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from stammtisch.core.bits import members
from stammtisch.core.match import SPECTATOR, Match, replayed
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.games.histrio.rules import ids
from stammtisch.server.past.replay import ALL, Sides, news, overview, shown, step_of, told
from tests.server.past.test_replay import SEED, every_title, past_of, played
from tests.tables import answer_randomly

PAIRS = 6  # of matches that one seat cannot tell apart


@every_title
def test_every_viewpoint_has_the_same_steps(name):
    past = past_of(played(name))
    viewers = (SPECTATOR, ALL, *range(past.match.seats))
    seen = [overview(past, viewer, revealed=True) for viewer in viewers]
    assert all(
        (told.steps, told.plies, told.marks) == (seen[0].steps, seen[0].plies, seen[0].marks)
        for told in seen
    )
    assert seen[0].plies[-1] == past.match.ply
    assert list(seen[0].plies) == sorted(seen[0].plies)


@every_title
def test_with_every_step_everybody_hears_something_and_nothing_is_left_out(name):
    past = past_of(played(name))
    steps = [news(past, place) for place in range(len(past.steps))]
    assert [event for step in steps for event in step] == [event for _, event in past.log]
    for step in steps[1:]:
        assert any(e.words for e in told(past.match, step, SPECTATOR))


def test_fleet_cities_and_needle_are_steps_of_their_own():
    past = past_of(played("histrio"))
    steps = [{event.kind for event in news(past, place)} for place in range(len(past.steps))]
    fleets = [step for step in steps if ids.E_REVEALED in step]
    assert len(fleets) > 5
    cities = {ids.E_ARRIVED_ALONE, ids.E_SHARED, ids.E_FRIEND_ALONE}
    assert not any(step & cities for step in fleets)
    assert sum(bool(step & cities) for step in steps) > len(fleets)
    counted = [
        sum(event.kind in cities for event in news(past, place)) for place in range(len(past.steps))
    ]
    assert max(counted) == 1


@every_title
def test_a_step_shows_the_table_between_what_came_before_and_what_comes_after(name):
    """One way through all steps gives what asking for each of them gives."""
    past = past_of(played(name, 0.5))
    for place, state in enumerate(past.states()):
        if place % 7 == 0 or not past.steps[place].whole:
            walked = msgspec.json.encode(shown(past, place, Sides(past.match, state), 0))
            assert msgspec.json.encode(step_of(past, place, 0)) == walked


def indistinguishable(name: str) -> Iterator[tuple[Match, Match]]:
    """Matches that go on where another seat answered, and the first one cannot know what."""
    game = titles()[name]
    match, rng = Match(game, game.fewest_seats, {}, SEED), seeded(SEED, 1)
    found = 0
    while not match.over and found < PAIRS:
        for seat in match.awaited():
            options = members(match.state.options(seat))
            if seat == 0 or len(options) < 2:
                continue
            pair = [continued(match, seat, option) for option in (options[0], options[-1])]
            if not any(one.over for one in pair) and knows(pair[0]) == knows(pair[1]):
                found += 1
                yield pair[0], pair[1]
        answer_randomly(match, rng)


def continued(match: Match, seat: int, option: int) -> Match:
    answers = [*match.answers, (seat, option)]
    return replayed(match.game.name, match.seats, match.variants, match.seed, None, answers)


def knows(match: Match) -> object:
    """All that the first seat was shown."""
    told = [(e.kind, e.a, e.b, e.c, e.d, e.e) for _, e in match.events(0)]
    return msgspec.json.encode(match.view(0)), match.waiting(0), told


@every_title
def test_the_replay_of_a_running_match_tells_nothing_hidden(name):
    """What the first seat cannot tell apart at the table it cannot tell apart in the replay."""
    pairs = 0
    for pair in indistinguishable(name):
        pairs += 1
        for viewer in (0, SPECTATOR):
            seen = []
            for match in pair:
                past = past_of(match)
                told = overview(past, viewer, revealed=False)
                last = [
                    step_of(past, told.steps - 1 - n, viewer) for n in range(min(2, told.steps))
                ]
                seen.append(msgspec.json.encode([told, last]))
                assert all(step.sheet is None and step.views == () for step in last)
            assert seen[0] == seen[1]
    assert pairs >= 2


@every_title
def test_points_are_counted_in_a_replay_when_the_match_is_over_and_not_before(name):
    past = past_of(played(name))
    sheets = [
        place
        for place, state in enumerate(past.states())
        if shown(past, place, Sides(past.match, state), SPECTATOR).sheet is not None
    ]
    assert sheets == [len(past.steps) - 1]
