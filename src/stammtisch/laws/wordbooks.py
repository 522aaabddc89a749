"""Reading words files: what each message needs and shows, and what is wrong with it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = 4  # words: what is longer is never the same in two languages by chance
SAME = 0.25  # the share of messages that may be the same: names, mostly
FEW = 20  # messages of which no share is taken


class Variables(Visitor):
    """The variables that a pattern needs, those that it shows, and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.shown: set[str] = set()
        self.quoted: set[str] = set()
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        """What stands there as it is."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """A variable that is shown."""
        self.names.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """To select by a number is not to show it."""
        shown = set(self.shown)
        self.visit(node.selector)
        self.shown = shown
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """A message inside a message."""
        self.quoted.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        """A term inside a message."""
        self.quoted.add(f"-{node.id.name}")
        self.generic_visit(node)


class Plurals(Visitor):
    """The numbers that are shown in the plural but left out in the singular."""

    def __init__(self) -> None:
        self.unshown: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """A singular without its number beside a plural with it."""
        arms = {self.key(variant): variant.value for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and "one" in arms and "0" not in arms:
            number = node.selector.id.name
            other = next(variant.value for variant in node.variants if variant.default)
            if number in shown_in(other) and number not in shown_in(arms["one"]):
                self.unshown.append(number)
        self.generic_visit(node)

    @staticmethod
    def key(variant: ftl.Variant) -> str:
        """The name of an arm."""
        return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def shown_in(pattern: ftl.Pattern) -> set[str]:
    """The variables that a pattern shows."""
    variables = Variables()
    variables.visit(pattern)
    return variables.shown


def false_at_nought(source: str) -> list[str]:
    """Messages whose `[one]` says “a token” and never the number.

    In French `[one]` also covers 0: where it shows no number it must be `[1]`, or there is a `[0]`.
    """
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            plurals = Plurals()
            plurals.visit(entry)
            found += [f"{entry.id.name}: {number}" for number in plurals.unshown]
    return found


@dataclass
class Wordbook:
    """One words file: the variables of each message (`id` or `id.attribute`), and its faults."""

    messages: dict[str, frozenset[str]] = field(default_factory=dict)
    shown: dict[str, frozenset[str]] = field(default_factory=dict)
    texts: dict[str, tuple[str, ...]] = field(default_factory=dict)
    quoted: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    @property
    def ids(self) -> set[str]:
        """The messages, without their attributes."""
        return {name.split(".")[0] for name in self.messages}


def read_wordbook(source: str) -> Wordbook:
    """What a words file says."""
    book = Wordbook()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            book.faults.append(f"does not parse: {(entry.content or '').strip().splitlines()[0]}")
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        if name in book.messages:
            book.faults.append(f"said twice: {name}")
        parts = [(name, entry.value)] + [(f"{name}.{a.id.name}", a.value) for a in entry.attributes]
        for part, pattern in parts:
            seen = Variables()
            if pattern is not None:
                seen.visit(pattern)
            book.messages[part] = frozenset(seen.names)
            book.shown[part] = frozenset(seen.shown)
            book.texts[part] = tuple(seen.texts)
            book.quoted |= seen.quoted
    return book


def differences(english: Wordbook, other: Wordbook) -> list[str]:
    """Why a translation is not the same book as the English one."""
    told = list(other.faults)
    told += [f"missing: {name}" for name in english.messages if name not in other.messages]
    # terms are a language's own affair: cases and genders that English does not have
    superfluous = [name for name in other.messages if name not in english.messages]
    told += [f"superfluous: {name}" for name in superfluous if not name.startswith("-")]
    for name, needed in english.messages.items():
        given = other.messages.get(name, needed)
        # a language may do without a plural form, but not without what the sentence shows
        if not english.shown[name] <= given <= needed:
            told.append(f"variables of {name}: {sorted(given)}, in English {sorted(needed)}")
    return told


def copied(english: Wordbook, other: Wordbook) -> list[str]:
    """Messages of a translation that are still English: equal sentences, or too much equal."""
    same = [n for n, texts in english.texts.items() if any(texts) and other.texts.get(n) == texts]
    told = [name for name in same if any(is_sentence(text) for text in english.texts[name])]
    if not told and len(english.texts) > FEW and len(same) > SAME * len(english.texts):
        told = [f"{len(same)} of {len(english.texts)} messages, such as {same[0]}"]
    return told


def is_sentence(text: str) -> bool:
    """Whether a text has too many words to be a name."""
    return len(WORD.findall(text)) >= SENTENCE
