"""Why an answer is better, and how likely a seat is to win."""

from __future__ import annotations

import pytest

from stammtisch.arena.reliability import Order, measure
from stammtisch.bots.advice import advise
from stammtisch.bots.chances import chances, chances_in, raised, sureness_of
from stammtisch.bots.why import RIVALS, Ahead, alike, look_ahead, why, why_not
from stammtisch.core.bits import count
from stammtisch.core.match import Match
from stammtisch.core.playout import random_option
from stammtisch.core.registry import title, titles
from stammtisch.core.rng import seeded
from stammtisch.core.words import LANGUAGES

WINDOWS = ("react",)  # evaluated after everybody has passed


def walk(name: str, seats: int, seed: int):
    """A random match, position by position."""
    match, rng = Match(title(name), seats, {}, seed), seeded(seed, 1)
    while not match.over:
        yield match
        seat = match.awaited()[0]
        match.answer(seat, random_option(match.state.options(seat), rng))
    yield match


@pytest.mark.parametrize("name", sorted(titles()))
def test_the_terms_add_up_to_the_evaluation(name):
    terms = title(name).found("telling.terms.terms")
    for match in walk(name, 3, 5):
        if not match.over and match.question(match.awaited()[0]).kind in WINDOWS:
            continue
        for seat in range(3):
            assert sum(terms(match.state, seat).values()) == pytest.approx(
                match.state.evaluate(seat), abs=1e-6
            )


@pytest.mark.parametrize("name", sorted(titles()))
def test_a_reason_is_the_same_in_all_worlds_the_seat_can_imagine(name):
    """Whoever asks from another world with the same view is told the same: nothing leaks."""
    game, told = title(name), 0
    for match in walk(name, 2, 8):
        if match.over or told == 3:
            break
        seat = match.awaited()[0]
        if match.ply % 17 or count(match.state.options(seat)) < 3:
            continue
        told += 1
        other = match.state.imagine(seat, 77)
        options = [one.option for one in advise(game, other, seat, 1, "greedy")[:3]]
        here = look_ahead(game, match.state, seat, options, 9)
        assert here == look_ahead(game, other, seat, options, 9)
        assert chances(game, match.state, seat, 4) == chances(game, other, seat, 4)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(titles()))
def test_every_term_can_be_said(name, language):
    state = Match(title(name), 2).state
    book = title(name).phrasebook(language)
    for term in title(name).found("telling.terms.terms")(state, 0):
        assert term == RIVALS or book.has(f"term-{term}"), term


def test_a_reason_says_what_is_gained_prevented_and_lacking():
    now = Ahead(-1, {"ecus": 2.0, "rivals": -5.0}, 0.3)
    best = Ahead(4, {"ecus": 5.0, "rivals": -5.0}, 0.5)
    other = Ahead(6, {"ecus": 2.5, "requests": 1.0, "rivals": -6.2}, 0.4)
    listed = advise_like((4, 0.0), (6, 2.0))
    first, second = why([now, best, other], listed)
    say = title("histrio").phrasebook("en").say
    assert say(first) == (
        "It brings: ecus in hand (about 3). It holds the others back by about 1. "
        "The next best lacks: ecus in hand (about 2)."
    )
    assert say(second) == (
        "It lacks: ecus in hand (about 2). It lets the others have about 1 more. "
        "It has instead: secret requests (about 1)."
    )
    assert "would have brought more" in say(why_not([now, best, other], 6, 4, 2.0))
    assert say(why([now, now], advise_like((-1, 0.0)))[0]).startswith("What makes the difference")


def advise_like(*pairs: tuple[int, float]):
    from stammtisch.bots.advice import Advice

    return [Advice(*pair) for pair in pairs]


def test_chances_are_shared_out_and_after_the_end_certain():
    *_, match = walk("histrio", 3, 2)
    ended = chances_in(match.game, match.state)
    assert sum(ended) == 1
    assert max(ended) in (1, 0.5, pytest.approx(1 / 3))
    fresh = Match(title("histrio"), 3)
    reckoned = chances(fresh.game, fresh.state, 1, 0)
    assert sum(reckoned) == pytest.approx(1)
    assert all(0.2 < one < 0.5 for one in reckoned)
    assert raised(fresh.game, fresh.state, 0.5, 4.0) > 0.5


@pytest.mark.parametrize("name", sorted(titles()))
def test_each_title_was_measured(name):
    assert sureness_of(title(name)).first > 0


def test_measuring_tells_a_table_and_the_same_one_again():
    order = Order("histrio", 6)
    found = measure(order)
    assert found == measure(order)
    assert sum(one.positions for one in found.bins) > found.positions
    assert found.blind > 0


def test_what_makes_no_difference_is_called_so():
    now = Ahead(-1, {"ecus": 2.0, "rivals": -5.0}, 0.3)
    same = [Ahead(option, {"ecus": 5.0, "rivals": -5.0}, 0.5) for option in (4, 6, 9)]
    equal = advise_like((4, 0.0), (6, 0.1), (9, 0.2))
    say = title("histrio").phrasebook("en").say
    told = [say(one) for one in why([now, *same], equal)]
    assert told == ["All are worth the same: take the one you like."]
    assert not alike([now, *same], advise_like((4, 0.0), (6, 0.1), (9, 1.2)))
    better = Ahead(4, {"ecus": 6.0, "rivals": -5.0}, 0.5)
    assert not alike([now, better, *same[1:]], equal)


def test_what_an_answer_makes_worse_is_not_called_lacking():
    """Recipes that are drawn and never finished cost points among the recipes."""
    now = Ahead(-1, {"purse": 2.0, "recipes": -4.0}, 0.3)
    best = Ahead(4, {"purse": 6.0, "recipes": -4.0}, 0.5)
    drawn = Ahead(6, {"purse": 6.0, "recipes": -6.0}, 0.4)
    say = title("crossroads").phrasebook("en").say
    first, second = why([now, best, drawn], advise_like((4, 0.0), (6, 5.0)))
    assert say(first) == (
        "It brings: guldens, revenue and gossips (about 4). The next best costs points (about 2)."
    )
    assert say(second) == "It costs points (about 2)."
    assert say(why_not([now, best, drawn], 6, 4, 2.0)) == "What you chose cost points (about 2)."
