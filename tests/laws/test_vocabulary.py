"""The coach speaks the words of the table: no synonyms, and only names that things have.

A title's `tests/synonyms.toml` lists for each language what a thing is called and what it must
not be called, and which messages give things their names.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from stammtisch.core.registry import titles
from stammtisch.core.words import LANGUAGES
from tests.laws.test_identifiers import texts
from tests.test_words import folder, shelves

COACH = ("intro-", "preset-", "lesson-", "goal-", "caution-", "warn-")
BEGINNING = re.compile(r"(?:^|[.?!])\s*\w+", re.MULTILINE)
CAPITAL = re.compile(r"\b[A-ZÀÉÊŒÔ]\w+")
# every noun has a capital there, so that it shows no name
ALL_NOUNS = {"de"}

every_title = pytest.mark.parametrize("title", titles())


@cache
def vocabulary(title: str) -> dict[str, Any]:
    """What a title's own list says."""
    file = folder(title) / "tests" / "synonyms.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def said(title: str, language: str) -> dict[str, str]:
    """What each message of a title says."""
    return texts(shelves()[title] / f"{language}.ftl")


def coach(title: str, language: str) -> dict[str, str]:
    """What the coach says, the warnings, and what stands before a first evening."""
    return {name: text for name, text in said(title, language).items() if name.startswith(COACH)}


def synonyms(text: str, forbidden: dict[str, list[str]]) -> list[str]:
    """The words of a text that the table does not use, each with the one it does."""
    return [
        f"{wrong}: say {right}"
        for right, wrongs in forbidden.items()
        for wrong in wrongs
        if re.search(rf"\b{wrong}\b", text, re.IGNORECASE)
    ]


def names(title: str, language: str) -> set[str]:
    """Every word of the names that things on the table have."""
    lists = vocabulary(title)["names"]
    prefixes = tuple(f"{one}-" for one in lists["messages"])
    found = {
        word
        for message, text in said(title, language).items()
        if message.startswith(prefixes)
        for word in re.findall(r"\w+", text)
    }
    return found | set(lists.get(language, ()))


def unknown_names(text: str, known: set[str]) -> list[str]:
    """Words with a capital inside a sentence that name nothing on the table."""
    return [word for word in CAPITAL.findall(BEGINNING.sub(".", text)) if word not in known]


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_the_coach_uses_the_words_of_the_table(title, language):
    forbidden = vocabulary(title)[language]
    found = {name: synonyms(text, forbidden) for name, text in coach(title, language).items()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in ALL_NOUNS])
@every_title
def test_the_coach_names_only_what_lies_on_the_table(title, language):
    known = names(title, language)
    found = {name: unknown_names(text, known) for name, text in coach(title, language).items()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_the_word_to_be_used_is_one_that_the_table_uses(title, language):
    """A list that names a word which nobody says would forbid the right one."""
    rest = " ".join(
        text for name, text in said(title, language).items() if not name.startswith(COACH)
    )
    listed = vocabulary(title)[language]
    assert [right for right in listed if right.casefold() not in rest.casefold()] == []


def test_a_synonym_and_a_wrong_name_are_noticed():
    assert synonyms("Setz den Gast.", {"Kunde": ["Gast"]}) == ["Gast: say Kunde"]
    assert synonyms("Die Gaststube.", {"Kunde": ["Gast"]}) == []
    assert unknown_names("Pie, Rossignol et Hibou agissent.", {"Pie", "Rossignol"}) == ["Hibou"]
