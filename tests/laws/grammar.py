"""Messages said with the numbers 0, 1 and 2, and the forms that no reader should meet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.laws.nouns import STOPS, pairs

NUMBERS = (0, 1, 2)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MOST = 700  # ways of saying one message that are tried at most
TEXTS = {
    "card",
    "city",
    "entertainer",
    "from",
    "genre",
    "name",
    "names",
    "people",
    "request",
    "seat",
    "tile",
    "victim",
}
SPACE = r"[\s\u00a0\u202f]"


class Arguments(Visitor):
    """The variables of a message, each with the values by which a variant is chosen."""

    def __init__(self) -> None:
        self.values: dict[str, set[int | str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.values.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, ftl.NumberLiteral):
                    keys.add(int(variant.key.value))
                elif variant.key.name not in CATEGORIES:
                    keys.add(variant.key.name)
        self.generic_visit(node)


def arguments(entry: ftl.Message) -> dict[str, list[int | str]]:
    """The values with which each variable of a message is tried."""
    found = Arguments()
    found.visit(entry)
    return {
        name: ["…"]
        if name in TEXTS and not keys
        else [*NUMBERS, *sorted(keys - {*NUMBERS}, key=str)]
        for name, keys in found.values.items()
    }


def settings(values: dict[str, list[int | str]]) -> Iterator[dict[str, int | str]]:
    """All combinations; of a message with very many, those in which one variable stands out."""
    size = 1
    for tried in values.values():
        size *= len(tried)
    if size <= MOST:
        yield from (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
        return
    for common in NUMBERS:
        base: dict[str, int | str] = dict.fromkeys(values, common)
        yield base
        yield from ({**base, name: value} for name in values for value in values[name])


class Sayings:
    """One language of a shelf, with the shelves beneath it whose terms it may use."""

    def __init__(self, language: str, beneath: list[Path], shelf: Path) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in (*beneath, shelf):
            source = FluentResource(file.read_text(encoding="utf-8"))
            self.bundle.add_resource(source, allow_overrides=True)
        entries = FluentParser().parse(shelf.read_text(encoding="utf-8")).body
        self.messages = [entry for entry in entries if isinstance(entry, ftl.Message)]

    def said(self) -> Iterator[tuple[str, str]]:
        """Every message in every way of saying it."""
        for entry in self.messages:
            message = self.bundle.get_message(entry.id.name)
            forms = [message.value, *message.attributes.values()]
            for setting in settings(arguments(entry)):
                for form in forms:
                    if form is not None:
                        yield entry.id.name, self.say(form, setting)

    def say(self, form: Any, setting: dict[str, int | str]) -> str:
        text, _ = self.bundle.format_pattern(form, setting)
        return str(text)


@cache
def wrong_form(language: str, number: int) -> re.Pattern[str]:
    """A number before a noun that stands in the other form."""
    singular = number == 1 or (number == 0 and language == "fr")
    listed = pairs(language)
    ones, manys = {one for one, _ in listed if one}, {many for _, many in listed}
    wrong = manys - ones if singular else ones - manys
    between = (
        rf"(?:(?!(?:{'|'.join(STOPS[language].split())})\b)[^\W\d_][\w\u2019'-]*{SPACE}+){{0,2}}"
    )
    compound = "" if singular else rf"(?!{SPACE}+(?:{'|'.join(map(re.escape, sorted(manys)))})\b)"
    forms = "|".join(sorted(map(re.escape, wrong), key=len, reverse=True))
    return re.compile(
        rf"(?<![\w.,:/\u2212+-]){number}{SPACE}+{between}(?:{forms})\b(?!['\u2019-]){compound}"
    )


RANGE = re.compile(rf"(?:\d{SPACE}(?:to|bis|à|et|tot|of|von|sur|van|/)|level|Stufe|niveau){SPACE}$")


def mistakes(language: str, text: str) -> list[str]:
    """Every number in a sentence that does not go with its noun."""
    found = []
    for number in NUMBERS:
        for hit in wrong_form(language, number).finditer(text):
            if not RANGE.search(text[: hit.start()]):  # “1 to 2 cards”, “level 1 actors”
                found.append(hit.group())
    return found
