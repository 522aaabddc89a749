"""What somebody hears who goes through a page from its top: sentences, and where each stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.e2e.reader import Node, name, role

# one thing for the ear: whatever is drawn in it is not read
WHOLE = ("button", "image", "img", "link", "tab", "listitem", "switch", "DisclosureTriangle")
SILENT = ("log",)  # tells what happened, not how it stands
CLOSE = 3
SMALL = ("the", "in", "of", "for", "to", "if", "each")
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Sentence:
    """Something that is read, and the names of what it stands in."""

    text: str
    within: tuple[str, ...]

    def says(self, number: int) -> bool:
        return number in numbers(self.text)

    def tells(self, number: int, stems: set[str]) -> bool:
        """Whether a part of it says the number together with the words it belongs to."""
        return any(
            number in numbers(part) and all(stem in part.lower() for stem in stems)
            for part in re.split(r"[;.·] ", self.text)
        )


def numbers(text: str) -> set[int]:
    """The numbers in a sentence, with their signs where they have one."""
    found = re.findall(r"(?<![\w.])[-+]?\d+", text.replace(MINUS, "-"))
    return {int(one) for one in found}


def stems(words: str) -> set[str]:
    """Beginnings of the words, by which they are known again in another form."""
    found = [word for word in re.findall(r"[^\W\d]{2,}", words.lower()) if word not in SMALL]
    return {word[:5] if len(word) > 5 else word.rstrip("s") for word in found}


def sentences(nodes: list[Node]) -> list[Sentence]:
    """Everything that is read, and what is read close together in one place."""
    known = {node["nodeId"]: node for node in nodes}
    read = list(_read(nodes[0], known, ()))
    return [Sentence(" ".join(texts), within) for texts, within in _close(read)]


def _close(read: list[Sentence]) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """Each sentence alone, with the next, and with the next two: “0”, “/20”, “Chest”."""
    for first in range(len(read)):
        within = read[first].within
        for length in range(1, CLOSE + 1):
            part = read[first : first + length]
            if len(part) == length and all(one.within == within for one in part):
                yield [one.text for one in part], within


def _read(node: Node, known: dict[str, Node], within: tuple[str, ...]) -> Iterator[Sentence]:
    if role(node) in SILENT:
        return
    told = ". ".join(part for part in (name(node), _description(node)) if part)
    if role(node) == "table":
        yield from _cells(node, known, within)
    elif role(node) == "StaticText" or (role(node) in WHOLE and told):
        yield Sentence(told, within)
    else:
        inside = (*within, told) if told and not node.get("ignored") else within
        if role(node) == "heading":
            yield Sentence(told, within)
        for child in _children(node, known):
            yield from _read(child, known, inside)


def _cells(table: Node, known: dict[str, Node], within: tuple[str, ...]) -> Iterator[Sentence]:
    """A cell is read with the heads of its row and of its column."""
    rows = [node for node in _under(table, known) if role(node) == "row"]
    columns: list[str] = []
    for row in rows:
        cells = [one for one in _children(row, known) if not one.get("ignored")]
        heads = [name(one) for one in cells if role(one) == "rowheader"]
        if any(role(one) == "columnheader" for one in cells):
            columns = [name(one) for one in cells]
        for place, cell in enumerate(cells):
            above = columns[place] if place < len(columns) else ""
            yield Sentence(" ".join([*heads, above, name(cell)]), within)


def _under(node: Node, known: dict[str, Node]) -> Iterator[Node]:
    for child in _children(node, known):
        yield child
        yield from _under(child, known)


def _children(node: Node, known: dict[str, Node]) -> list[Node]:
    return [known[child] for child in node.get("childIds", []) if child in known]


def _description(node: Node) -> str:
    return str(node.get("description", {}).get("value", ""))
