"""What stands where in an observation: the names of everything that a title's `encode` writes.

A title lists its fields in `telling/features.py` in the order in which its `rules/encode.py` writes
them; the places follow from the rule of `core/pen.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import WIDEST
from stammtisch.core.pen import Pen
from stammtisch.core.state import State

Kind = Literal["set", "one", "number", "row", "cards"]
BITS = 64  # of a word, of which 62 are used


class Field(msgspec.Struct, frozen=True):
    """One stretch of an observation.

    `set`: a bit for each thing. `one`: one thing of `size`. `number`: from 0 to `size`; what is
    larger is written as `size`, `scale` is what counts as much. `row`: so many numbers (`places`).
    `cards`: so many places, each with one thing plus one, or 0 where there is none.
    """

    name: str
    kind: Kind
    width: int  # bits of a value
    size: int
    about: str
    places: int = 1
    scale: int = 1
    fresh: bool = False  # begins with a word of its own, and so does what follows

    @property
    def bits(self) -> int:
        """Bits of all values together."""
        return self.width * self.places


class Feature(msgspec.Struct, frozen=True):
    """A field with its place: the bit of the observation with which its first value begins."""

    field: Field
    offset: int


class Schema(msgspec.Struct, frozen=True):
    """All features of an observation, and how long it is."""

    features: tuple[Feature, ...]
    words: int

    @property
    def hash(self) -> str:
        """Changes with every change of what stands where."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=6).hexdigest()


def things(name: str, size: int, about: str) -> Field:
    """A set of things."""
    return Field(name, "set", size, size, about)


def flag(name: str, about: str) -> Field:
    """Yes or no."""
    return Field(name, "set", 1, 1, about)


def one(name: str, width: int, size: int, about: str) -> Field:
    """One of so many; where nothing is possible, 0 stands for it."""
    return Field(name, "one", width, size, about)


def number(name: str, width: int, about: str, scale: int = 0) -> Field:
    """A number of so many bits."""
    return Field(name, "number", width, 2**width - 1, about, 1, scale or 2**width - 1)


def row(name: str, places: int, width: int, about: str, fresh: bool = False) -> Field:
    """Numbers of so many bits; in words of their own if `Pen.row` or `Pen.tally` writes them."""
    return Field(name, "row", width, 2**width - 1, about, places, 2**width - 1, fresh)


def cards(name: str, places: int, width: int, about: str, fresh: bool = False) -> Field:
    """Places with one thing each, in so many bits."""
    return Field(name, "cards", width, 2**width, about, places, 1, fresh)


def laid_out(fields: Iterable[Field]) -> Schema:
    """The fields in their places, see `Pen.put` and `Pen.row`."""
    features: list[Feature] = []
    word = filled = 0
    for field in fields:
        if filled and (field.fresh or filled + field.bits > WIDEST):
            word, filled = word + 1, 0
        features.append(Feature(field, word * BITS + filled))
        if field.fresh:
            in_a_word = WIDEST // field.width
            word += -(-field.places // in_a_word)
        else:
            filled += field.bits
    return Schema(tuple(features), word + (filled > 0))


def observation(state: State, seat: int, schema: Schema) -> vec[i64]:
    """What a seat may know of a state, as the words of one observation."""
    pen = Pen(vec[i64]([0] * schema.words))
    state.encode(seat, pen)
    pen.finish()
    return pen.words


def read(words: vec[i64], schema: Schema) -> dict[str, int | list[int]]:
    """An observation by the names of its features."""
    return {feature.field.name: value(words, feature) for feature in schema.features}


def value(words: vec[i64], feature: Feature) -> int | list[int]:
    """What stands at the place of a feature: one number, or one for each place of a row."""
    field, (word, shift) = feature.field, divmod(feature.offset, BITS)
    found = []
    for _ in range(field.places):
        if shift + field.width > WIDEST:
            word, shift = word + 1, 0
        found.append(words[word] >> shift & 2**field.width - 1)
        shift += field.width
    return found if field.kind in {"row", "cards"} else found[0]
