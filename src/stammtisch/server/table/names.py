"""Names and lines that people write: nothing invisible in them, and no name twice at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

JOINERS = "\u200c\u200d"  # letters of some scripts, and faces, are put together with these
MOST_MARKS = 3  # accents on one letter
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, directions, parts, private, none


def plain(text: str, longest: int) -> str:
    """A text as it looks: no controls, turns of direction, towers of accents or stray ones."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks and (not kept or kept[-1] == " "):
            continue  # an accent on nothing
        joins = letter in JOINERS and bool(kept) and kept[-1] not in f" {JOINERS}"
        if (kind not in UNSEEN or joins) and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split()).strip(JOINERS)[:longest].rstrip()


def looks(name: str) -> str:
    """What two names have in common that cannot be told apart at a glance."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in folded if letter.isalnum())


def unlike(name: str, others: Iterable[str], longest: int) -> str:
    """The name, with a number if somebody else at the table has it."""
    taken = {looks(other) for other in others if other}
    if not name or looks(name) not in taken:
        return name
    for number in range(2, len(taken) + 3):
        ending = f" {number}"
        tried = name[: longest - len(ending)].rstrip() + ending
        if looks(tried) not in taken:
            return tried
    raise AssertionError("so many others cannot have so many names")
