"""What can be typed at a table; the browser's text mode knows the same words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

# each is a message `shell-command-<name>`; `shell-does-<name>` says what it does
COMMANDS = (
    "options",
    "status",
    "last",
    "look",
    "why",
    "log",
    "hint",
    "undo",
    "repeat",
    "help",
)
# what only a terminal needs
HERE = {
    "board": "draw the table again",
    "save": "with a file: keep the match as a record; go on later with --load FILE",
    "quit": "leave the table",
}
LONGEST_NUMBER = 9  # digits; whatever is longer is no option


def fold(text: str) -> str:
    """Letters without their accents, small."""
    plain = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).lower()


def tokens(text: str) -> list[str]:
    """The words and numbers of a text."""
    return re.findall(r"[^\W_]+", fold(text))


def read(typed: str) -> tuple[str, str]:
    """What was typed: `number`, a command or `words`, and what belongs to it."""
    text = typed.strip()
    if not text:
        return "nothing", ""
    if text.isdecimal() and len(text) < LONGEST_NUMBER:
        return "number", text
    first, _, rest = text.partition(" ")
    word = fold(first)
    return (word, rest.strip()) if word in COMMANDS or word in HERE else ("words", text)


def stands_for(typed: str, word: str) -> bool:
    """Whether a typed word is the beginning of this one; a number only stands for itself."""
    return typed == word if typed.isdecimal() else word.startswith(typed)


def meant(typed: str, names: Sequence[str]) -> list[int]:
    """The places in a list of names that typed words may mean.

    All the words occur; a name that says nothing else wins over longer ones.
    """
    wanted = tokens(typed)
    if not wanted:
        return []
    split = [tokens(name) for name in names]
    found = [
        place
        for place, words in enumerate(split)
        if all(any(stands_for(one, word) for word in words) for one in wanted)
    ]
    return [place for place in found if split[place] == wanted] or found
