"""The pen: fields in words, however many are written at once."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.pen import Pen, capped, where

WIDTHS = st.integers(1, 20)


def fresh() -> Pen:
    return Pen(vec[i64]([0] * 40))


@settings(deadline=None)
@given(st.lists(st.tuples(*([WIDTHS] * 4)), max_size=8), st.integers(0, 2**20 - 1))
def test_four_fields_at_once_are_four_fields(groups, value):
    at_once, one_by_one = fresh(), fresh()
    for widths in groups:
        fields = [(value & (2**width - 1), width) for width in widths]
        at_once.four(*(number for field in fields for number in field))
        for number, width in fields:
            one_by_one.put(number, width)
    assert at_once.finish() == one_by_one.finish()
    assert list(at_once.words) == list(one_by_one.words)


@settings(deadline=None)
@given(st.lists(st.integers(0, 55), max_size=60), st.integers(0, 60))
def test_a_tally_counts_and_stops_at_what_fits(cards, left):
    left = min(left, len(cards))
    pen = fresh()
    pen.tally(vec[i64](cards), left, 56, 4)
    assert pen.at == 4
    counted = [pen.words[kind // 15] >> (kind % 15 * 4) & 15 for kind in range(56)]
    assert counted == [min(15, cards[:left].count(kind)) for kind in range(56)]


@settings(deadline=None)
@given(st.lists(st.integers(0, 20), max_size=70), st.integers(1, 70), st.sampled_from([4, 6, 31]))
def test_a_row_has_a_place_for_each_number(numbers, places, width):
    pen = fresh()
    pen.row(vec[i64](numbers), 1, places, width)
    fit = 62 // width
    assert pen.at == -(-places // fit)
    most = 2**width - 1
    written = [pen.words[place // fit] >> (place % fit * width) & most for place in range(places)]
    expected = [min(number + 1, most) for number in numbers[:places]]
    assert written == expected + [0] * (places - len(expected))


def test_numbers_are_capped_and_told_only_where_they_may():
    assert [capped(value, 4) for value in (-3, 0, 15, 16)] == [0, 0, 15, 15]
    assert [where(True, 2**60), where(False, 2**60)] == [2**60, 0]
