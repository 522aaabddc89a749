"""Chance: independent streams, even odds, the same numbers everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.rng import seeded
from tests.core.modes import in_both_modes

SIX = 6000


def numbers(seed: int, stream: int, bound: int, times: int) -> list[int]:
    rng = seeded(seed, 4)
    return [rng.below(stream, bound) for _ in range(times)]


def test_the_first_numbers_of_a_seed_never_change():
    """Records live on these numbers."""
    rng = seeded(2026, 3)
    assert [rng.word(stream) for stream in (0, 0, 1, 2)] == [
        1596572523,
        456412084,
        455793513,
        565016582,
    ]


def test_the_same_seed_gives_the_same_numbers():
    assert numbers(7, 1, 1000, 50) == numbers(7, 1, 1000, 50)
    assert numbers(7, 1, 1000, 50) != numbers(8, 1, 1000, 50)


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**61 + 12345, 2**62 - 1])
def test_every_bit_of_a_seed_counts(seed: int):
    other = seed ^ 2**40 if seed else 2**40
    assert numbers(seed, 0, 2**30, 4) != numbers(other, 0, 2**30, 4)


def test_one_more_die_roll_never_changes_the_next_card():
    """Streams are independent of each other."""
    calm, busy = seeded(5, 2), seeded(5, 2)
    for _ in range(9):
        busy.word(0)
    assert [calm.word(1) for _ in range(20)] == [busy.word(1) for _ in range(20)]
    assert numbers(5, 0, 1000, 30) != numbers(5, 1, 1000, 30)


def test_a_copy_goes_its_own_way():
    rng = seeded(5, 2)
    twin = rng.copy()
    assert [rng.word(0) for _ in range(5)] == [twin.word(0) for _ in range(5)]
    rng.word(0)
    assert rng.word(0) != twin.word(0)


@pytest.mark.parametrize("bound", [1, 2, 6, 48])
def test_all_numbers_are_about_equally_likely(bound: int):
    seen = Counter(numbers(11, 2, bound, SIX))
    assert set(seen) == set(range(bound))
    fair = SIX / bound
    assert all(abs(times - fair) < 5 * fair**0.5 + 1 for times in seen.values())


def test_neighbouring_seeds_have_nothing_in_common():
    """The first coin of seeds 0, 1, 2 ... is fair, and so is the agreement of two neighbours."""
    coins = [seeded(seed, 3).below(2, 2) for seed in range(2000)]
    assert 880 < sum(coins) < 1120
    agree = sum(one == other for one, other in pairwise(coins))
    assert 880 < agree < 1120


def test_every_order_of_a_shuffle_is_about_equally_likely():
    seen: Counter[tuple[int, ...]] = Counter()
    rng = seeded(3, 1)
    for _ in range(SIX):
        cards = vec[i64]([1, 2, 3])
        rng.shuffle(0, cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations((1, 2, 3)))
    assert all(850 < times < 1150 for times in seen.values())


def test_both_modes_agree():
    program = """
from librt.vecs import vec
from mypy_extensions import i64
from stammtisch.core.rng import seeded
answer = []
for seed in (0, 1, 2**31, 2**32 + 7, 2**62 - 1):
    rng = seeded(seed, 5)
    cards = vec[i64](range(40))
    rng.shuffle(3, cards)
    answer.append([*cards, *[rng.word(n % 5) for n in range(200)], rng.below(1, 2**31 - 1)])
"""
    compiled, interpreted = in_both_modes(program)
    assert compiled == interpreted
