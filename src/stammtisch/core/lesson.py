"""What the coach says: what a question is about, and what a beginner would regret."""

from __future__ import annotations

import msgspec

from stammtisch.core.words import Words


class Lesson(msgspec.Struct, frozen=True):
    """What one kind of question is about and what to look for.

    The first line of the words is the heading. `places` are the addresses on the table that it
    speaks of; none: it speaks of whatever can be chosen.
    """

    kind: str
    words: Words
    places: tuple[str, ...] = ()


class Caution(msgspec.Struct, frozen=True):
    """An option by which beginners lose something, said before it is taken.

    `kind` is the question that the option answers. The first line of the words is what would be
    lost; `places` show the way out.
    """

    id: str
    kind: str
    option: int
    words: Words
    places: tuple[str, ...] = ()
