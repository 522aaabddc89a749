"""The book of a table: the append-only list of everything that was answered or taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from stammtisch.core.match import Answer

Author = Literal["person", "forced", "order", "bot", "clock", "window", "undo", "record"]


class Entry(msgspec.Struct, frozen=True):
    """One line of the book. An undo names the number of answers that are left in `option`."""

    seat: int
    option: int
    by: Author
    key: str | None = None


def answers_in(book: Iterable[Entry]) -> list[Answer]:
    """The answers that stand, after everything that was taken back."""
    answers: list[Answer] = []
    for entry in book:
        if entry.by == "undo":
            del answers[entry.option :]
        else:
            answers.append((entry.seat, entry.option))
    return answers


class Counts:
    """What the book says about each seat: how many lines, and which keys were used."""

    def __init__(self, seats: int, book: Sequence[Entry]) -> None:
        self.lines = [0] * seats
        self.keys: set[tuple[int, str]] = set()
        for entry in book:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Count one more line."""
        self.lines[entry.seat] += 1
        if entry.key is not None:
            self.keys.add((entry.seat, entry.key))

    def question(self, seat: int) -> int:
        """The number of the question that the seat answers next; it never comes twice."""
        return self.lines[seat] + 1

    def knows(self, seat: int, key: str) -> bool:
        """Whether an answer with this key has been stored."""
        return (seat, key) in self.keys
