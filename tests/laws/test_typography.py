"""How sentences are set: French spaces, and no name that runs into a number."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stammtisch.core.registry import titles
from stammtisch.core.words import HYPHEN, LANGUAGES
from tests.laws.grammar import TEXTS
from tests.laws.pending import PENDING
from tests.laws.test_identifiers import page, texts, unmarked
from tests.test_words import shelves

THIN = "\u202f"
# a plain, wide, missing or doubled space before the high marks, or inside guillemets
LOOSE = re.compile(
    r"(?<=\w)[;?!»]|[^\u202f\s][ \u00a0][:;?!»]|\w:(?=\s)|«(?!\u202f)|(?<!\u202f)»|\u202f\u202f"
)
OTHER_USES = re.compile(r"https?://\S+|\|[ :-]+\||\d:\d")


def mended(law: str) -> list[str]:
    return [shelf for shelf in shelves() if shelf.removesuffix("-board") not in PENDING[law]]


def loose_spaces(text: str) -> list[str]:
    """The places of a French text where a line could break before a mark."""
    plain = OTHER_USES.sub("", text)
    return [plain[max(0, m.start() - 12) : m.end() + 4] for m in LOOSE.finditer(plain)]


@pytest.mark.parametrize("shelf", mended("typography"))
def test_french_marks_keep_to_their_words(shelf):
    said = texts(shelves()[shelf] / "fr.ftl", variable="X")  # “{ $seat } : ” is a place too
    assert {name: found for name, text in said.items() if (found := loose_spaces(text))} == {}


@pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["typography"]))
def test_french_rules_keep_to_them_too(title):
    assert loose_spaces(unmarked(page(title, "fr"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", mended("typography"))
def test_what_is_below_nothing_has_a_minus_and_no_hyphen(shelf, language):
    said = texts(shelves()[shelf] / f"{language}.ftl", variable="1")
    assert {name: text for name, text in said.items() if HYPHEN.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(titles()))
def test_rules_write_it_so_too(title, language):
    assert HYPHEN.findall(unmarked(page(title, language))) == []


class Runs(Visitor):
    """Names that are followed by a number with nothing but a space between them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        for first, gap, second in zip(
            node.elements, node.elements[1:], node.elements[2:], strict=False
        ):
            name, number = variable(first), variable(second)
            if isinstance(gap, ftl.TextElement) and gap.value == " " and name in TEXTS - {"genre"}:
                if number and number not in TEXTS:
                    self.found.append(f"{name} {number}")
        self.generic_visit(node)


def variable(element: ftl.TextElement | ftl.Placeable) -> str:
    """The variable that a placeable shows, or nothing."""
    if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.VariableReference):
        return str(element.expression.id.name)
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", mended("grammar"))
def test_no_name_runs_into_a_number(shelf, language):
    """“Player 1 1 ecu”."""
    found = {}
    source = (shelves()[shelf] / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            runs = Runs()
            runs.visit(entry)
            if runs.found:
                found[entry.id.name] = runs.found
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "Quoi ?",
        "Ceci : cela",
        "« Oui",
        "Oui»",
        "Quoi!",
        "Ceci: cela",
        f"«{THIN}{THIN}Oui",
    ],
)
def test_a_loose_space_is_noticed(text):
    assert loose_spaces(text)


@pytest.mark.parametrize(
    "text", [f"Quoi{THIN}? Ceci{THIN}: cela", f"«{THIN}Oui{THIN}»", "https://x.org", "|:---|"]
)
def test_a_good_space_is_let_pass(text):
    assert loose_spaces(text) == []
