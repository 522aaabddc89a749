"""Reading words files and the code that speaks: what is said, with which variables, from where."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

HOLE = None  # a part of a composed id that is filled in when the program runs
Pattern = tuple[str | None, ...]
DEPTH = 3  # f"event-{name}" with name = f"{kind}-limit" with kind = "gossip" is two deep

STRING = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")
SAID = re.compile(r"\b(?:words|shell|of)\(\s*\"([a-z][\w-]*)\"")
EITHER = re.compile(
    r"\b(?:words|shell)\([^()?`]*(?:\([^()`]*\)[^()?`]*)?"
    r"\?\s*\"([a-z][\w-]*)\"\s*:\s*\"([a-z][\w-]*)\""
)


# -- words files ---------------------------------------------------------------------------------


class Variables(Visitor):
    """The variables that a pattern needs, those that it shows, and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.shown: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        shown = set(self.shown)
        self.visit(node.selector)
        self.shown = shown  # to select by a number is not to show it
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.quoted.add(f"-{node.id.name}")
        self.generic_visit(node)


class Plurals(Visitor):
    """The numbers that are shown in the plural but left out in the singular."""

    def __init__(self) -> None:
        self.unshown: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        arms = {self.key(variant): variant.value for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and "one" in arms and "0" not in arms:
            number = node.selector.id.name
            other = next(variant.value for variant in node.variants if variant.default)
            if number in shown_in(other) and number not in shown_in(arms["one"]):
                self.unshown.append(number)
        self.generic_visit(node)

    @staticmethod
    def key(variant: ftl.Variant) -> str:
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
    quoted: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    @property
    def ids(self) -> set[str]:
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


# -- code that speaks ----------------------------------------------------------------------------


@dataclass
class Speech:
    """What a piece of code can say: whole ids, patterns of composed ids, and what fills them."""

    tokens: set[str] = field(default_factory=set)
    patterns: set[Pattern] = field(default_factory=set)
    said: set[str] = field(default_factory=set)  # literal ids that are surely messages

    def __or__(self, other: Speech) -> Speech:
        return Speech(
            self.tokens | other.tokens, self.patterns | other.patterns, self.said | other.said
        )

    def uses(self, message: str) -> bool:
        """Whether this id is written out somewhere, or can be composed."""
        return self._forms(message, DEPTH)

    def _forms(self, text: str, depth: int) -> bool:
        if text in self.tokens or text.isdigit():
            return True
        return depth > 0 and any(self._fits(text, parts, depth) for parts in self.patterns)

    def _fits(self, text: str, parts: Pattern, depth: int) -> bool:
        if not parts:
            return not text
        first, rest = parts[0], parts[1:]
        if first is not HOLE:
            return text.startswith(first) and self._fits(text[len(first) :], rest, depth)
        return any(
            self._forms(text[:end], depth - 1) and self._fits(text[end:], rest, depth)
            for end in range(1, len(text) + 1)
            if not rest or rest[0] is HOLE or text.startswith(rest[0], end)
        )


def composed(parts: Iterable[str | None]) -> Pattern | None:
    """A pattern that can be part of an id: it has a hyphen, and nothing that no id has.

    One without a letter (`f"{kind}-{thing}"`) fits every id there is, and would excuse all of them.
    """
    pattern = tuple(part for part in parts if part != "")
    written = "".join(part for part in pattern if part is not HOLE)
    if "-" not in written or not re.fullmatch(
        r"[a-z0-9_-]*[a-z][a-z0-9_-]*", written, re.IGNORECASE
    ):
        return None
    return pattern


def python_speech(source: str) -> Speech:
    """What a Python module can say."""
    speech = Speech()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            speech.tokens.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(v.value) if isinstance(v, ast.Constant) else HOLE for v in node.values]
            if pattern := composed(parts):
                speech.patterns.add(pattern)
        elif isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in ("words", "Words"):
                speech.said |= set(literals(node.args[0]))
    return speech


def literals(node: ast.expr) -> Iterator[str]:
    """The string, or the strings of a choice between two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def script_speech(source: str) -> Speech:
    """What a Svelte or TypeScript file can say."""
    speech = Speech()
    source = re.sub(r"^\s*(?://|/?\*).*$|<!--.*?-->", "", source, flags=re.MULTILINE)
    for double, single, template in STRING.findall(source):
        speech.tokens |= {double, single}
        if "${" not in template:
            speech.tokens.add(template)
        elif pattern := composed(holes(template)):
            speech.patterns.add(pattern)
        for nested in STRING.findall(template or double):  # `${of("x")}`, title="{of('x')}"
            speech.tokens |= set(nested)
    speech.said |= set(SAID.findall(source))
    for pair in EITHER.findall(source):
        speech.said |= set(pair)
    return speech


def holes(template: str) -> list[str | None]:
    """The parts of a template literal."""
    parts: list[str | None] = []
    for place, part in enumerate(re.split(r"\$\{((?:[^{}]|\{[^{}]*\})*)\}", template)):
        parts.append(HOLE if place % 2 else part)
    return parts


def data_tokens(source: str) -> set[str]:
    """Every key and every string of a components file; copies (`fox#2`) count once."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            found.update(node)
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)
        elif isinstance(node, str):
            found.add(node.split("#")[0])

    walk(tomllib.loads(source))
    return found


@cache
def speech_of(folder: Path) -> Speech:
    """What everything in a folder can say, its tests aside."""
    speech = Speech()
    for path in sorted(folder.rglob("*")):
        if "tests" in path.relative_to(folder).parts or "node_modules" in path.parts:
            continue
        if path.name.endswith((".test.ts", "messages.ts", "sample.ts")) or not path.is_file():
            continue
        if path.suffix == ".py":
            speech |= python_speech(path.read_text(encoding="utf-8"))
        elif path.suffix in (".ts", ".svelte"):
            speech |= script_speech(path.read_text(encoding="utf-8"))
        elif path.suffix == ".toml":
            speech.tokens |= data_tokens(path.read_text(encoding="utf-8"))
    return speech
