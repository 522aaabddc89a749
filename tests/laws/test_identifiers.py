"""No identifiers in front of people: what the browser shows is written for readers.

Messages are read from the words files, rules pages as the server hands them out, complaints about
a components file or a record from the readers that make them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stammtisch.core import record
from stammtisch.core.components import BadComponents
from stammtisch.core.errors import BadRecord
from stammtisch.core.registry import titles
from stammtisch.core.words import LANGUAGES
from tests.laws.pending import PENDING
from tests.test_words import folder, shelves

# owl_2, gust_of_wind, camelCase, and whatever is set in code type
IDENTIFIER = re.compile(
    r"`[^`]*`|\b\w*[A-Za-z0-9]_\w+|\b[a-z]+[a-z0-9]*[A-Z]\w*\b|\{\$?[a-z_]\w*\}"
)
CHAPTER = re.compile(r"^## (\d+)\. ", re.MULTILINE)

every_language = pytest.mark.parametrize("language", LANGUAGES)
mended = sorted(set(titles()) - PENDING["rules pages"])


class Texts(Visitor):
    """The words of a message without its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(file: Path, variable: str = " ") -> dict[str, str]:
    """What each message of a words file says, with a sign where a variable stands."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            visitor = Texts()
            visitor.visit(entry)
            found[entry.id.name] = variable.join(["", *visitor.found, ""])
    return found


def identifiers(text: str) -> list[str]:
    """What only programmers should read; a web address is no identifier."""
    return IDENTIFIER.findall(re.sub(r"https?://\S+", "", text))


def page(title: str, language: str) -> str:
    """The rules as the browser gets them."""
    return (folder(title) / "words" / f"rules.{language}.md").read_text(encoding="utf-8")


def unmarked(text: str) -> str:
    """What is read of a rules page: the names of signs and pictures are for the browser alone."""
    return re.sub(r"\{sign:[\w-]+\} |^\[picture: .*\]$", "", text, flags=re.MULTILINE)


@every_language
@pytest.mark.parametrize("shelf", shelves())
def test_no_message_names_an_identifier(shelf, language):
    said = texts(shelves()[shelf] / f"{language}.ftl")
    assert {name: found for name, text in said.items() if (found := identifiers(text))} == {}


@every_language
@pytest.mark.parametrize("title", mended)
def test_no_rules_page_names_an_identifier(title, language):
    assert sorted(set(identifiers(unmarked(page(title, language))))) == []


@pytest.mark.parametrize("title", mended)
def test_rules_pages_have_the_same_chapters(title):
    """Also the one that says which values are ours."""
    found = {language: CHAPTER.findall(page(title, language)) for language in LANGUAGES}
    assert found == {one: [str(number) for number in range(1, 7)] for one in LANGUAGES}


@every_language
def test_chapters_are_called_the_same_in_every_title(language):
    """Goal, set-up, a turn, the things on the table, scoring, questions."""
    found = {title: re.findall(r"^## (.*)$", page(title, language), re.M) for title in mended}
    assert len({tuple(headings) for headings in found.values()}) == 1


@every_language
@pytest.mark.parametrize("title", mended)
def test_each_chapter_begins_with_its_part_of_the_one_page(title, language):
    parts = re.split(r"^## \d+\. .*\n", page(title, language), flags=re.M)[1:]
    for part in parts:
        quote = re.match(r"\n> (.+)\n\n", part)
        assert quote is not None
        assert len(quote[1].split()) < 60  # six of them fit on one page


@every_language
@pytest.mark.parametrize("title", mended)
def test_rulings_and_marks_of_the_specification_stay_there(title, language):
    """Nobody at a table needs R12, V3, or where chance was numbered."""
    assert (
        re.findall(r"\b[RV]\d+\b|\*\*[A-Z]{1,2}\d+\b", without_steps(page(title, language))) == []
    )


def without_steps(text: str) -> str:
    """Histrio's steps of a season (T1 to T6, N1 to N3) are told where they are named."""
    return re.sub(r"\*\*[TN]\d\b", "", text)


@pytest.mark.parametrize("title", sorted(PENDING["rules pages"]))
def test_a_title_whose_pages_are_written_leaves_the_list(title):
    assert any(
        not (folder(title) / "words" / f"rules.{language}.md").is_file()
        or identifiers(page(title, language))
        for language in LANGUAGES
    )


# what a complaint repeats from the person's own file: a value in quotes, the name of a table
QUOTED = re.compile(r"'[^']*'|\[\[?[\w.]+\]\]?")


def complaints(title: str) -> list[str]:
    """What is said about a components file with one thing wrong, for many such things."""
    game = titles()[title]
    source = game.components.text
    lines = source.splitlines()
    numbers = [place for place, line in enumerate(lines) if re.search(r"= \d+$", line)]
    broken = [source[: len(source) // 2], source.replace("id =", "jd =", 1), "x = ", ""]
    for place in numbers[:: max(1, len(numbers) // 8)]:
        for wrong in (f"{lines[place].split('=')[0]}= 'x'", f"{lines[place]}000", ""):
            broken.append("\n".join([*lines[:place], wrong, *lines[place + 1 :]]))
    found = []
    for text in broken:
        try:
            game.parse_components(text, "box")
        except BadComponents as complaint:
            found.append(str(complaint))
    return found


@pytest.mark.parametrize("title", titles())
def test_complaints_about_a_box_quote_only_what_stands_in_it(title):
    """Whoever wrote the file knows its words; they are quoted, and nothing of ours is named."""
    said = complaints(title)
    assert len(said) > 8
    assert [text for text in said if identifiers(QUOTED.sub("", text))] == []


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"format": 1}', b'{"format": "x", "rules_version": "y"}', b"\xff"],
)
def test_complaints_about_a_record_name_no_identifier(content):
    with pytest.raises(BadRecord) as refused:
        record.load(content)
    assert identifiers(QUOTED.sub("", str(refused.value))) == []


@pytest.mark.parametrize("text", ["use `then`", "the card comedy_1_a", "seatName", "call {name}"])
def test_an_identifier_is_noticed(text):
    assert identifiers(text)


@pytest.mark.parametrize("text", ["Season 2, round 3 (4 of 5)", "T1 to T6, R12", "7|8"])
def test_plain_words_are_let_pass(text):
    assert identifiers(text) == []
