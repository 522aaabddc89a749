"""Code that speaks: which messages a folder of sources can say."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

HOLE = None  # a part of a composed id that is filled in when the program runs
Pattern = tuple[str | None, ...]
DEPTH = 3  # f"event-{name}" with name = f"{kind}-limit" with kind = "gossip" is two deep

STRING = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")
SAID = re.compile(r"\b(?:words|shell|of)\(\s*\"([a-z][\w-]*)\"")
EITHER = re.compile(
    r"\b(?:words|shell)\([^()?`]*(?:\([^()`]*\)[^()?`]*)?"
    r"\?\s*\"([a-z][\w-]*)\"\s*:\s*\"([a-z][\w-]*)\""
)


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
