"""Pictures and signs in the rules: every mark names one that is there, in every language alike."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

from stammtisch.core.registry import title, titles
from stammtisch.core.words import LANGUAGES
from stammtisch.laws.rulebook import folder
from stammtisch.laws.wording import SHELL
from tests.laws.examples import WANTED, Example, kept, seen
from tests.laws.test_identifiers import CHAPTER, page, texts

MARK = re.compile(r"^\[picture: ([a-z][a-z-]*)\]$|\{sign:([a-z][a-z0-9_-]*)\} (?=\S)", re.MULTILINE)
LIKE_A_MARK = re.compile(r"\[picture|\{sign|\{picture|\[sign")
DRAWN = ("3", "4", "5")  # a turn, the things on the table, scoring
PARAGRAPH = re.compile(r"^(?:#+ |\*\*)(\d+(?:\.\d+)*)\.? ", re.MULTILINE)
REFERENCE = re.compile(r"\((\d(?:\.\d+)+)\b|\b(\d\.\d+\.\d+)\b")
SPECIFICATION = re.compile(r"\bM [≥≤=<]|\b(?:VP|PV)\b|\bs = \d")  # of the specification

every_title = pytest.mark.parametrize("name", titles())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def marks(name: str, language: str) -> dict[str, list[str]]:
    """The marks of each chapter, in their order."""
    _, *parts = CHAPTER.split(page(name, language))
    return {
        number: [found[1] or found[2] for found in MARK.finditer(text)]
        for number, text in zip(parts[::2], parts[1::2], strict=True)
    }


@cache
def pictures(name: str) -> list[str]:
    """The pictures that a title draws."""
    source = (folder(title(name)) / "board/pictures/Pictures.svelte").read_text(encoding="utf-8")
    listed = re.search(r"export const pictures = \[(.*?)\];", source, re.DOTALL)
    assert listed is not None
    return re.findall(r'"([a-z-]+)"', listed[1])


@cache
def drawings(name: str) -> set[str]:
    """The symbols of a title's sprite and of the shell's."""
    files = [folder(title(name)) / "board/art.svg", SHELL / "art/icons.svg"]
    return {
        found for file in files for found in re.findall(r'id="([\w-]+)"', file.read_text("utf-8"))
    }


@every_title
@every_language
def test_every_mark_names_a_drawing(name, language):
    known = {*pictures(name), *drawings(name)}
    found = [mark for chapter in marks(name, language).values() for mark in chapter]
    assert [mark for mark in found if mark not in known] == []
    assert len(LIKE_A_MARK.findall(page(name, language))) == len(found), "a mark is misspelt"


@every_title
def test_the_languages_have_the_same_marks(name):
    for language in LANGUAGES:
        assert marks(name, language) == marks(name, "en"), language


@every_title
def test_the_chapters_about_playing_are_drawn(name):
    """And every picture that a title draws is shown, once."""
    found = marks(name, "en")
    for chapter in DRAWN:
        assert set(found[chapter]) & set(pictures(name)), chapter
    shown = [mark for chapter in found.values() for mark in chapter if mark in pictures(name)]
    assert sorted(shown) == sorted(pictures(name))


@every_title
@every_language
def test_every_picture_is_told_in_words(name, language):
    said = texts(folder(title(name)) / "board/words" / f"{language}.ftl")
    short = [one for one in pictures(name) if len(said[f"picture-{one}"].split()) < 6]
    assert short == []


@every_title
def test_the_table_in_the_pictures_is_one_of_todays_rules(name):
    """Else: python -m tests.laws.examples, and look at the pictures."""
    assert name in WANTED
    example = msgspec.json.decode(kept(name).read_bytes(), type=Example)
    assert seen(name, example) == example.view


@every_title
@every_language
def test_a_paragraph_that_is_referred_to_is_there(name, language):
    text = page(name, language)
    there = set(PARAGRAPH.findall(text))
    named = {one or two for one, two in REFERENCE.findall(text)}
    assert sorted(named - there) == []


@every_title
@every_language
def test_no_page_speaks_in_the_short_signs_of_the_specification(name, language):
    assert SPECIFICATION.findall(page(name, language)) == []
