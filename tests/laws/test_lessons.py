"""What the coach says in four languages: short panels, five cautions, all of it sayable in play."""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice

import pytest

from stammtisch.bots import bot
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.core.words import LANGUAGES, words
from stammtisch.laws.wordbooks import read_wordbook
from tests.tables import SOAK
from tests.test_words import shelves

MOST_WORDS = 34  # under a picture; French needs the most
CAUTIONS = 5
EVENINGS = 40 if SOAK else 2  # some mistakes are seldom possible


def said(title: str, language: str, begins: str) -> dict[str, str]:
    """The messages of a title that begin so."""
    book = read_wordbook((shelves()[title] / f"{language}.ftl").read_text(encoding="utf-8"))
    return {name: "".join(text) for name, text in book.texts.items() if name.startswith(begins)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_panels_are_short_and_mistakes_are_five(title, language):
    for panel in ("who", "wins", "turn"):
        text = said(title, language, f"intro-{panel}")[f"intro-{panel}"]
        assert 8 < len(text.split()) <= MOST_WORDS, text
    assert len(said(title, language, "caution-")) == CAUTIONS
    assert all("\n" in text for text in said(title, language, "caution-").values())
    assert len(said(title, language, "goal-")) >= 2


@pytest.mark.parametrize("title", titles())
def test_everything_the_coach_says_can_be_said(title):
    """In first evenings of Apprentices: each lesson fits its question, each caution an option."""
    game = titles()[title]
    books = [game.phrasebook(language) for language in LANGUAGES]
    apprentice, rng, warned = bot("apprentice", game), seeded(5, 2), Counter[str]()
    assert game.first_evening is not None
    for deal in islice(cycle(game.first_evening.deals), EVENINGS):
        match = Match(game, game.first_evening.seats, game.learning(), deal)
        match.settle()
        while not match.over:
            seat = match.awaited()[0]
            kind = match.question(seat).kind
            lesson, goal = game.lesson(match.state, seat), game.goal(match.state, seat)
            cautions = game.cautions(match.state, seat)
            assert lesson is not None
            assert goal is not None
            assert lesson.kind == kind
            assert all(one.kind == kind for one in cautions)
            assert {one.option for one in cautions} < {
                choice.option for choice in match.question(seat).choices
            } or not cautions  # never all: there is a way out
            for told in (lesson.words, goal, *(one.words for one in cautions)):
                assert all(len(book.say(told)) > 20 for book in books)
            warned.update(one.id for one in cautions)
            world = match.state.imagine(seat, rng.word(1))
            match.answer(seat, int(apprentice.choose(world, seat, rng)))
            match.settle()
    assert len(warned) >= (CAUTIONS if SOAK else 2), warned


def test_a_noble_is_worth_what_the_box_says():
    """A stranger must learn that every paid upgrade brings a noble, and what it counts."""
    game = titles()["tiefenthal"]
    figures = game.figures(game.components.box)
    for language in LANGUAGES:
        book = game.phrasebook(language)
        for message in ("intro-wins", "lesson-turn_action", "goal-middle"):
            assert str(figures["noble"]) in book.say(words(message, **figures))
