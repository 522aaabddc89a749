"""The tables in the pictures of the rules pages: one position of each title, as a seat sees it.

    python -m tests.laws.examples [TITLE ...]

plays them anew (after a change of rules or of what a view says) and writes
`board/pictures/example.json`: how the position came about, and the view. A law plays each of them
again and compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.bots import bot
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded
from stammtisch.laws.rulebook import folder

SEAT = 0  # whose eyes the pictures are seen with
FILE = "board/pictures/example.json"


class Wanted(msgspec.Struct, frozen=True):
    """A table, and the question at which it is looked at: the n-th of that kind to the seat."""

    seats: int
    seed: int
    kind: str
    number: int
    variants: dict[str, str] = msgspec.field(default_factory=dict)


class Example(msgspec.Struct, frozen=True):
    """A position as it is kept: what was dealt and answered, and what the seat sees of it."""

    seats: int
    seed: int
    variants: dict[str, str]
    answers: list[tuple[int, int]]
    view: Any


WANTED = {
    "crossroads": Wanted(3, 4, "invest", 12, {"kingdom": "7-8"}),
    "histrio": Wanted(3, 1, "choose_travel", 5),
    "taverna": Wanted(3, 5, "take_turn", 14),
    "tiefenthal": Wanted(3, 2, "draft_die", 14, {"module": "module_5_guest_book"}),
}


def played(name: str, wanted: Wanted) -> Match:
    """The match up to the question, played by Innkeepers."""
    game = title(name)
    match = Match(game, wanted.seats, wanted.variants, wanted.seed)
    player, rng, asked = bot("innkeeper", game), seeded(wanted.seed, 2), 0
    while True:
        seat = match.awaited()[0]
        kind = match.components.kinds[match.state.kind(seat)].id
        asked += seat == SEAT and kind == wanted.kind
        if asked == wanted.number or match.over:
            assert not match.over, f"{name}: the question does not come so often"
            return match
        world = match.state.imagine(seat, rng.word(1))
        match.answer(seat, int(player.choose(world, seat, rng)))


def as_json(view: Any) -> Any:
    """A view as the browser gets it."""
    return msgspec.json.decode(msgspec.json.encode(view))


def seen(name: str, example: Example) -> Any:
    """What the seat sees when a kept position is played again."""
    match = Match(title(name), example.seats, example.variants, example.seed)
    match.replay(example.answers)
    return as_json(match.view(SEAT))


def kept(name: str) -> Path:
    """Where the position of a title is kept."""
    return folder(title(name)) / FILE


def main() -> None:
    """Play and write the positions of some titles, or of all."""
    for name in sys.argv[1:] or WANTED:
        wanted = WANTED[name]
        match = played(name, wanted)
        answers = [(seat, option) for seat, option in match.answers]
        view = as_json(match.view(SEAT))
        example = Example(wanted.seats, wanted.seed, wanted.variants, answers, view)
        content = msgspec.json.encode(example)
        kept(name).write_bytes(content + b"\n")
        print(f"{name}: {len(answers)} answers, {len(content)} bytes")


if __name__ == "__main__":
    main()
