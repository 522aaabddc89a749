"""Sets as bitmasks, up to number 61, compiled and interpreted."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core import bits
from tests.core.modes import in_both_modes

sets = st.sets(st.integers(0, 61))


def mask(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


@pytest.mark.parametrize("number", range(62))
def test_a_single_number(number: int):
    """Also beyond 31, where a shifted constant would be cut off."""
    assert bits.bit(number) == 2**number
    assert bits.below(number) == 2**number - 1
    assert bits.lowest(2**number) == number
    assert bits.count(2**number) == 1
    assert bits.members(2**number) == [number]
    assert bits.shifted(1, number) == 2**number


@settings(deadline=None)  # a busy machine is no fault
@given(sets, st.integers(0, 61))
def test_sets_behave_like_sets(numbers: set[int], number: int):
    assert bits.has(mask(numbers), number) == (number in numbers)
    assert bits.add(mask(numbers), number) == mask(numbers | {number})
    assert bits.drop(mask(numbers), number) == mask(numbers - {number})
    assert bits.count(mask(numbers)) == len(numbers)
    assert bits.members(mask(numbers)) == sorted(numbers)


@settings(deadline=None)  # a busy machine is no fault
@given(st.sets(st.integers(0, 61), min_size=1))
def test_walking_through_a_set(numbers: set[int]):
    ordered = sorted(numbers)
    assert bits.lowest(mask(numbers)) == ordered[0]
    assert bits.rest(mask(numbers)) == mask(set(ordered[1:]))
    assert [bits.nth(mask(numbers), place) for place in range(len(ordered))] == ordered


def test_the_full_set():
    assert bits.below(62) == 2**62 - 1
    assert bits.count(bits.below(62)) == 62
    assert bits.members(0) == []


def test_both_modes_agree():
    program = """
from stammtisch.core.bits import *
answer = [
    [bit(n), below(n), has(bit(n), n), add(5, n), drop(below(62), n), count(below(n)),
     lowest(bit(n)), nth(below(62), n), shifted(1, n), rest(bit(n) | 1)]
    for n in range(62)
]
"""
    compiled, interpreted = in_both_modes(program)
    assert compiled == interpreted
    assert compiled[61][:2] == [2**61, 2**61 - 1]
