"""docs/encoding.md, written from the schemas: `python -m stammtisch.envs.page` prints it."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.features import BITS, Feature
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import titles
from stammtisch.core.rooms import has_room
from stammtisch.envs.settings import ROOM, name_of

HEAD = """# Observations

Written by `python -m stammtisch.envs.page`; do not edit.

An observation is what one seat may know, as a row of 64-bit words (little-endian), of which 62
bits are used. Fields follow each other; one that does not fit into what is left of a word begins
the next. The own seat comes first, the others follow clockwise: `mat/0` is the own mat, `mat/1`
that of the next seat. `GAME.features(box, seats)` gives the same list to programs,
`stammtisch.envs.Unpacker` turns observations into numbers from 0 to 1.

| kind | what the bits mean |
|---|---|
| set | a bit for each thing; 1 if it is there |
| one | a number that names one of several |
| number | a number; what is larger than fits is written as the largest that does |
| row | several numbers |
| cards | several places with one thing each, plus one; 0 where there is none |

What cannot be told apart: copies of one card or tile (nobody at the table can either), and numbers
beyond the largest that fits. What a face-down pile holds is not written: it follows from everything
that is. Rows below are for the standard components and the most seats; the others are alike.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in titles().values():
        if has_room(game.package, ROOM) and game.package.startswith("stammtisch."):
            parts.append("\n".join(chapter(game)) + "\n")
    return "\n".join(parts)


def chapter(game: AnyGame) -> Iterator[str]:
    """A title: how long its observations are, and what stands in them."""
    box = game.components.box
    yield f"## {game.title} (`{name_of(game)}`)\n"
    sizes = range(game.fewest_seats, game.most_seats + 1)
    lengths = ", ".join(f"{game.features(box, n).words * BITS // 8} with {n}" for n in sizes)
    yield f"Bytes of an observation: {lengths} seats.\n"
    yield "| first bit | name | kind | bits | what |"
    yield "|---|---|---|---|---|"
    for feature in game.features(box, game.most_seats).features:
        if not repeats(feature):
            yield line(feature)


def repeats(feature: Feature) -> bool:
    """Whether the mat before is alike."""
    first, _, rest = feature.field.name.partition("/")
    return first in {"mat", "friend"} and int(rest.split("/")[0]) > 1


def line(feature: Feature) -> str:
    """A row of the table."""
    field = feature.field
    bits = str(field.width) if field.places == 1 else f"{field.places} x {field.width}"
    return f"| {feature.offset} | `{field.name}` | {field.kind} | {bits} | {field.about} |"


if __name__ == "__main__":
    print(page(), end="")
