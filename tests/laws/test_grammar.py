"""Grammar of numbers: no reader meets “1 ducats”, in no language."""

from __future__ import annotations

import pytest

from stammtisch.core.words import LANGUAGES
from tests.laws.grammar import Sayings, mistakes
from tests.laws.pending import PENDING
from tests.test_words import shelves

SHELVES = [shelf for shelf in shelves() if shelf.removesuffix("-board") not in PENDING["grammar"]]


def sayings(shelf: str, language: str) -> Sayings:
    """A shelf over those whose terms it may use."""
    here = shelves()
    title = shelf.removesuffix("-board")
    beneath = ["platform", title] if shelf != title else ["platform"] if shelf != "platform" else []
    files = [here[name] / f"{language}.ftl" for name in beneath]
    return Sayings(language, files, here[shelf] / f"{language}.ftl")


def ungrammatical(shelf: str, language: str) -> dict[str, str]:
    """The messages of a shelf that go wrong with some number, each with one example."""
    found: dict[str, str] = {}
    for name, text in sayings(shelf, language).said():
        if name not in found and (wrong := mistakes(language, text)):
            found[name] = f"{wrong[0]!r} in {text!r}"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", SHELVES)
def test_numbers_go_with_their_nouns(shelf, language):
    assert ungrammatical(shelf, language) == {}


@pytest.mark.parametrize("title", sorted(PENDING["grammar"]))
def test_a_title_that_is_mended_leaves_the_list(title):
    assert any(
        ungrammatical(shelf, language)
        for language in LANGUAGES
        for shelf in shelves()
        if shelf.removesuffix("-board") == title
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Take 1 ducats."),
        ("en", "You hold 1 discarded recipes."),
        ("en", "0 coin left"),
        ("en", "2 secret request"),
        ("de", "1 Dukaten verfallen"),
        ("de", "noch 0 Karte"),
        ("de", "2 Rufschritt"),
        ("de", "1 fehlen"),
        ("fr", "0 cartes"),
        ("fr", "1 autres jetons"),
        ("fr", "2 écu"),
        ("nl", "1 munten"),
        ("nl", "1 guldens"),
        ("nl", "2 afgelegde recept"),
    ],
)
def test_a_wrong_form_is_noticed(language, text):
    assert mistakes(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Take 1 ducat, then 2 cards; 0 coins are left."),
        ("en", "From 1 to 1 actors of level 1. Place 1 for the two guests"),
        ("en", "2 recipe cards"),
        ("de", "1 Dukat, 0 Karten, 2 Gulden, 1 Ecu"),
        ("fr", "0 carte, 1 sou, 2 jetons"),
        ("nl", "2 gulden, 1 munt, 0 kaarten"),
        ("en", "11 coins, 21 cards, 1.2 points"),
    ],
)
def test_a_right_form_is_let_pass(language, text):
    assert mistakes(language, text) == []
