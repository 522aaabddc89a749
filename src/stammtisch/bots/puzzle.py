"""Puzzles: positions of bots' matches in which one answer is best, and not the obvious one."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from stammtisch.bots.advice import Advice
from stammtisch.core import record
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match

FORMAT = "stammtisch-puzzles"
FILE = "judgement/puzzles.json"


class BadPuzzles(Complaint):
    """A set of puzzles that cannot be laid out with this edition of the title."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a record, whose turn it is, and what a deep search thinks of each answer.

    `tempting` is what a look one answer ahead would take; `advice` lists the best answer first.
    """

    record: record.Record
    seat: int
    kind: str
    tempting: int
    advice: tuple[Advice, ...]

    @property
    def best(self) -> int:
        """The answer to find."""
        return self.advice[0].option

    @property
    def margin(self) -> float:
        """How many points the next best answer is behind."""
        return self.advice[1].behind


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a title, with the edition they belong to and the bot that judged them."""

    format: str
    game: str
    rules_version: int
    components: str
    bot: str
    puzzles: tuple[Puzzle, ...]


def fresh_set(game: AnyGame, bot: str, puzzles: tuple[Puzzle, ...]) -> PuzzleSet:
    """A set for this edition of a title."""
    return PuzzleSet(FORMAT, game.name, game.rules_version, game.components.hash, bot, puzzles)


def load(content: bytes, game: AnyGame) -> PuzzleSet:
    """A set from JSON, or a complaint: positions of other rules are other positions."""
    try:
        found = msgspec.json.decode(content, type=PuzzleSet)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadPuzzles(f"This is no set of puzzles: {error}.") from error
    if found.format != FORMAT or found.game != game.name:
        raise BadPuzzles(f"These are no puzzles of {game.title}.")
    if found.rules_version != game.rules_version:
        raise BadPuzzles(
            f"The puzzles were found with rules version {found.rules_version} of {game.title}, "
            f"this is version {game.rules_version}. Mine them anew: stammtisch puzzles {game.name}."
        )
    if found.components != game.components.hash:
        raise BadPuzzles(
            f"The puzzles were found with other components of {game.title} than those at hand. "
            f"Mine them anew: stammtisch puzzles {game.name}."
        )
    return found


def dump(puzzles: PuzzleSet) -> bytes:
    """A set as JSON, a line for each puzzle."""
    head = {name: getattr(puzzles, name) for name in PuzzleSet.__struct_fields__[:-1]}
    lines = [msgspec.json.encode({key: value})[1:-1] for key, value in head.items()]
    listed = b",\n".join(msgspec.json.encode(one) for one in puzzles.puzzles)
    return b"{\n" + b",\n".join(lines) + b',\n"puzzles":[\n' + listed + b"\n]}\n"


@cache
def puzzles_of(game: AnyGame) -> PuzzleSet | None:
    """The set that comes with a title, or none; a complaint if it is of other rules."""
    file = resources.files(game.package) / FILE
    return load(file.read_bytes(), game) if file.is_file() else None


def laid_out(puzzle: Puzzle) -> Match:
    """The match up to the question, verified."""
    return record.to_match(puzzle.record)


def question_kind(match: Match, seat: int) -> Any:
    """What kind of question a seat is asked."""
    return match.components.kinds[match.state.kind(seat)]


def of_the_day(puzzles: PuzzleSet, day: int) -> int:
    """The place of a day's puzzle: the same for everybody, and each once before any comes again."""
    number = len(puzzles.puzzles)
    stride = next(step for step in (17, 13, 11, 7, 1) if step == 1 or number % step)
    return day * stride % number
