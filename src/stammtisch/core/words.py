"""Words: message ids and arguments, never prose. A phrasebook turns them into a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

LANGUAGES = ("en", "de", "fr", "nl")
JOINTS = {"list": ", ", "sentences": " "}  # messages that only join others
MINUS = "\u2212"
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # in the place of a minus


class SeatName(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """Stands for the name of whoever sits on a seat."""

    seat: int


class Words(msgspec.Struct, frozen=True, tag_field="is", tag="words"):
    """A message of the title's (or the platform's) words files with its arguments."""

    id: str
    args: dict[str, int | str | Words | SeatName | list[Words]] = {}


Argument = int | str | Words | SeatName | list[Words]


def words(message: str, **args: Argument) -> Words:
    """Short for Words(message, {...})."""
    return Words(message, args)


def join(parts: Iterable[Words]) -> Words:
    """Several messages one after the other; nothing at all reads as a dash."""
    listed = list(parts)
    return Words("list", {"items": listed}) if listed else Words("nothing")


class UnknownWords(Exception):
    """A message that is missing in a words file, or that cannot be formed."""


class Phrasebook:
    """The words of one title and of the platform in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        # only whoever speaks needs Fluent, and it takes longer to load than all titles
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether this language has the message."""
        return bool(self._bundle.has_message(message))

    def say(self, said: Words, names: Mapping[int, str] | None = None) -> str:
        """The message in this language; `names` are the names of the seats."""
        names = names or {}
        if said.id in JOINTS:
            items = said.args["items"]
            assert isinstance(items, list)
            return JOINTS[said.id].join(self.say(item, names) for item in items)
        if not self._bundle.has_message(said.id):
            if isinstance(own := said.args.get("name"), str):
                return own  # a card of an owner's box that no words file knows
            raise UnknownWords(f"No message '{said.id}' in the {self.language} words.")
        pattern = self._bundle.get_message(said.id).value
        if pattern is None:
            raise UnknownWords(f"Message '{said.id}' has no text in the {self.language} words.")
        args = {key: self._argument(value, names) for key, value in said.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownWords(f"Message '{said.id}' cannot be formed: {errors[0]}")
        below = any(isinstance(value, int) and value < 0 for value in said.args.values())
        return HYPHEN.sub(MINUS, str(text)) if below else str(text)

    def _argument(self, value: Argument, names: Mapping[int, str]) -> Any:
        if isinstance(value, SeatName):
            default = Words("seat-name", {"number": value.seat + 1})
            return names.get(value.seat) or self.say(default, {})
        if isinstance(value, Words):
            return self.say(value, names)
        if isinstance(value, list):
            return self.say(join(value), names)
        return value


@cache
def words_file(package: str, language: str, place: str = "words") -> str:
    """The Fluent source of a package in a language; nothing where there is none."""
    file = resources.files(package).joinpath(place, f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def phrasebook(package: str, language: str = "en", gaps: bool = False) -> Phrasebook:
    """The phrasebook of a title's package (its `words/` folder) over the platform's words.

    Where a language may have gaps, English lies under it.
    """
    sources = [words_file(package, "en")] if gaps else []
    sources += [words_file("stammtisch", language), words_file(package, language)]
    return Phrasebook(language, sources)
