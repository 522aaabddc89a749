"""Observations as numbers from 0 to 1, as networks like them."""

from __future__ import annotations

from numpy.typing import NDArray

from stammtisch.core.bits import WIDEST
from stammtisch.core.features import BITS, Feature, Schema
from stammtisch.envs.numbers import np

Columns = NDArray[np.float32]


class Unpacker:
    """Turns packed observations into rows of float32, feature after feature.

    Sets become a number for each thing, one of several a one among zeros, numbers a share of their
    scale (1 at most), rows a share for each place. Of cards in places it is told which are there;
    with `places` also where, which is exact and long.
    """

    def __init__(self, schema: Schema, places: bool = False) -> None:
        self.schema = schema
        self.places = places
        self.columns: dict[str, slice] = {}
        at = 0
        for feature in schema.features:
            width = self._width(feature)
            self.columns[feature.field.name] = slice(at, at + width)
            at += width
        self.size = at

    def _width(self, feature: Feature) -> int:
        field = feature.field
        if field.kind == "number":
            return 1
        if field.kind == "row":
            return field.places
        if field.kind == "cards":
            return (field.size - 1) * (field.places if self.places else 1)
        return field.size

    def __call__(self, observations: NDArray[np.uint8]) -> Columns:
        """(lanes, bytes) uint8 -> (lanes, size) float32."""
        packed = np.ascontiguousarray(observations)
        words = packed.view(np.int64)
        bits = np.unpackbits(packed, axis=-1, bitorder="little")
        found = np.zeros((len(words), self.size), np.float32)
        for feature in self.schema.features:
            self._fill(found[:, self.columns[feature.field.name]], feature, words, bits)
        return found

    def _fill(
        self,
        into: Columns,
        feature: Feature,
        words: NDArray[np.int64],
        bits: NDArray[np.uint8],
    ) -> None:
        field, offset = feature.field, feature.offset
        if field.kind == "set":
            into[:] = bits[:, offset : offset + field.width]
            return
        values = self._values(feature, words)
        if field.kind in {"number", "row"}:
            into[:] = np.minimum(values / field.scale, 1.0)
            return
        if field.kind == "one":
            lanes = np.arange(len(words))
            into[lanes, np.minimum(values[:, 0], field.size - 1)] = 1.0
            return
        size = field.size - 1
        for place in range(field.places):
            first = place * size if self.places else 0
            lane = np.flatnonzero(values[:, place])
            into[lane, first + values[lane, place] - 1] = 1.0

    def _values(self, feature: Feature, words: NDArray[np.int64]) -> NDArray[np.int64]:
        field, (word, shift) = feature.field, divmod(feature.offset, BITS)
        values = np.empty((len(words), field.places), np.int64)
        for place in range(field.places):
            if shift + field.width > WIDEST:
                word, shift = word + 1, 0
            values[:, place] = words[:, word] >> shift & 2**field.width - 1
            shift += field.width
        return values
