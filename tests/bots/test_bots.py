"""Every bot, in every title: legal, the same answer every time, and no peeking."""

from __future__ import annotations

from itertools import product

import pytest

from stammtisch.bots import NAMES, UnknownBot, bot
from stammtisch.bots.bot import MOST_OPTIONS, WORST, best_of, unknown_values
from stammtisch.bots.levels import LEVELS, levels_of
from stammtisch.bots.planner import PlannerBot
from stammtisch.bots.search import SearchBot
from stammtisch.bots.verdict import most_tried
from stammtisch.core.bits import bit, has, members
from stammtisch.core.freeze import freeze
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from tests.bots.worlds import answers_of, match_after
from tests.core.modes import in_both_modes

every_title = pytest.mark.parametrize("name", sorted(titles()))
THINKERS = ("greedy", "planner", "search-40", "playout-40", "search-40/2")


@every_title
@pytest.mark.parametrize("level", THINKERS)
def test_a_bot_answers_legally_and_leaves_its_world_alone(name, level):
    match, seat = match_after(name, 12)
    world = match.state.imagine(seat, 5)
    before = freeze(world)
    option = bot(level).choose(world, seat, seeded(1, 2))
    assert has(world.options(seat), option)
    assert freeze(world) == before


@every_title
@pytest.mark.parametrize("level", THINKERS)
def test_the_same_world_and_seed_give_the_same_answer(name, level):
    assert answers_of(name, level, (5, 17)) == answers_of(name, level, (5, 17))


@every_title
def test_compiled_and_interpreted_bots_agree(name):
    program = (
        "from tests.bots.worlds import answers_of\n"
        f"answer = [answers_of({name!r}, level, (4, 15)) for level in ('planner', 'search-25')]"
    )
    compiled, interpreted = in_both_modes(program)
    assert compiled == interpreted


@every_title
@pytest.mark.parametrize("level", ["planner", "search-30"])
def test_what_is_hidden_does_not_change_the_answer(name, level):
    """Worlds imagined for the same seat with the same seed are one world, whatever is true."""
    match, seat = match_after(name, 14)
    answers = set()
    for hidden in range(3):
        true_state = match.state.imagine(seat, 100 + hidden)  # the same to the seat
        world = true_state.imagine(seat, 5)
        answers.add(int(bot(level).choose(world, seat, seeded(1, 2))))
    assert len(answers) == 1


def test_a_peeking_bot_is_caught(monkeypatch):
    """The canary: without imagining, hidden things do reach the answer."""
    name = sorted(titles())[0]
    match, seat = match_after(name, 14)
    seen = {freeze(match.state.imagine(seat, 100 + hidden)) for hidden in range(3)}
    assert len(seen) > 1  # a bot that looked at these could tell them apart


@every_title
def test_a_search_spends_its_iterations_and_no_more(name):
    match, seat = match_after(name, 10)
    searcher = SearchBot(50)
    searcher.search(match.state.imagine(seat, 1), seat, seeded(1, 2))
    tries = [searcher.tried(option)[0] for option in range(MOST_OPTIONS)]
    assert sum(tries) == 50
    assert all(tries[o] == 0 for o in range(MOST_OPTIONS) if not has(match.state.options(seat), o))


def test_worlds_that_differ_are_all_looked_at():
    """Two worlds alike are enough; in Histrio, where hidden cards matter at once, two are not."""
    match, seat = match_after("histrio", 12)
    world = match.state.imagine(seat, 5)
    found = []
    for looks in (2, 8):
        values = unknown_values()
        PlannerBot(looks).weigh(world, seat, seeded(1, 2), values)
        found.append([values[option] for option in members(world.options(seat))])
    assert found[0] != found[1]


@every_title
def test_a_search_thinks_long_only_where_it_has_to(name):
    """An obvious answer is given early, and it is the one that long thoughts lead to as well."""
    early, the_same = 0, 0
    for seed, ply in product(range(3, 11), range(3, 43, 4)):
        match, seat = match_after(name, ply, seed=seed)
        world = match.state.imagine(seat, 5)
        searcher = SearchBot(400)
        answer = searcher.choose(world, seat, seeded(1, 2))
        assert searcher.tries <= 400
        if searcher.tries < 120:
            early += 1
            searcher.search(world, seat, seeded(2, 2))
            the_same += answer == searcher.tree.name[most_tried(searcher.tree, searcher.first)]
    assert early >= 8
    assert the_same >= 0.75 * early


@every_title
@pytest.mark.parametrize("level", ["greedy", "planner", "search-30"])
def test_every_offered_option_is_weighed(name, level):
    match, seat = match_after(name, 20)
    values = unknown_values()
    bot(level).weigh(match.state.imagine(seat, 2), seat, seeded(2, 2), values)
    offered = members(match.state.options(seat))
    assert all((values[option] > WORST) == (option in offered) for option in range(MOST_OPTIONS))


def test_noise_blurs_but_does_not_blind():
    values = unknown_values()
    values[3], values[5] = 10.0, 9.0
    rng = seeded(7, 2)
    options = bit(3) | bit(5)
    assert {best_of(options, values, 0.0, rng) for _ in range(50)} == {3}
    blurred = [best_of(options, values, 1.0, rng) for _ in range(2000)]
    assert 0.70 < blurred.count(3) / 2000 < 0.76  # a softmax of 10 and 9: 73.1 %


@every_title
def test_levels_are_set_and_answer_in_time(name):
    """In time means: the Master's iterations, by the slowest title's speed, take two seconds."""
    game = titles()[name]
    levels = levels_of(game)
    assert tuple(levels) == LEVELS == NAMES
    noises = [levels[level].noise for level in LEVELS]
    assert noises == sorted(noises, reverse=True)
    assert all(not levels[level].bot.startswith("search") for level in LEVELS[:-1])
    iterations = int(levels["master"].bot.removeprefix("search-"))
    assert 500 <= iterations <= 10_000
    for level in LEVELS[:-1]:
        match, seat = match_after(name, 8)
        option = bot(level, game).choose(match.state.imagine(seat, 1), seat, seeded(1, 2))
        assert has(match.state.options(seat), option)


@pytest.mark.parametrize("name", ["", "search-", "search-0", "search-12x", "Greedy", "search-5/0"])
def test_an_unknown_bot_is_a_sentence(name):
    with pytest.raises(UnknownBot, match=r"There is no bot '.*'\. Known are apprentice, "):
        bot(name)


def test_a_level_needs_a_title():
    with pytest.raises(UnknownBot, match="depends on the title"):
        bot("master")
