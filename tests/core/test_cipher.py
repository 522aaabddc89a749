"""The cipher under a match's chance: known answers, every bit counts, the same in both modes."""

from __future__ import annotations

import random

import pytest

from stammtisch.core.cipher import enciphered, schedule
from stammtisch.core.rng import KEYS, Keyed, Rng, chance, keyed, seeded
from stammtisch.core.seeds import new_key
from tests.core.modes import in_both_modes

WORD = 0xFFFFFFFF
PUBLISHED_KEY = 0x1B1A1918_13121110_0B0A0908_03020100
CIPHERED = 0x8C6FA548  # the upper half of what the designers print for 3b726574 7475432d


def words_of(key: int) -> list[int]:
    return [(key >> (32 * place)) & WORD for place in range(4)]


def block(key: int, high: int, low: int) -> tuple[int, int]:
    """The cipher once more, as its paper defines it, with rotations written out as such."""

    def right(word: int, by: int) -> int:
        return (word >> by | word << (32 - by)) & WORD

    round_key, *others = words_of(key)
    for turn in range(27):
        high = (right(high, 8) + low) % 2**32 ^ round_key
        low = right(low, 29) ^ high
        first = (right(others[0], 8) + round_key) % 2**32 ^ turn
        round_key = right(round_key, 29) ^ first
        others = [*others[1:], first]
    return high, low


def test_what_the_designers_published():
    assert block(PUBLISHED_KEY, 0x3B726574, 0x7475432D) == (CIPHERED, 0x454E028B)
    rounds = schedule(*words_of(PUBLISHED_KEY))
    assert len(rounds) == 27
    assert enciphered(rounds, 0x3B726574, 0x7475432D) == CIPHERED


def test_streams_are_numbered_blocks_under_the_key():
    rng = random.Random(1)
    for _ in range(50):
        key = rng.randrange(2**128)
        drawn = chance(KEYS + key, 5)
        for turn in range(3):
            assert drawn.word(4) == block(key, 4, turn)[0]


def test_the_first_numbers_of_a_key_never_change():
    """Records live on these numbers."""
    drawn = keyed(PUBLISHED_KEY, 3)
    assert [drawn.word(stream) for stream in (0, 0, 1, 2)] == [
        block(PUBLISHED_KEY, *place)[0] for place in ((0, 0), (0, 1), (1, 0), (2, 0))
    ]


@pytest.mark.parametrize("bit", range(0, 128, 9))
def test_every_bit_of_a_key_changes_half_of_what_is_drawn(bit: int):
    one, other = keyed(PUBLISHED_KEY, 1), keyed(PUBLISHED_KEY ^ 2**bit, 1)
    changed = sum(int(one.word(0) ^ other.word(0)).bit_count() for _ in range(100))
    assert 1400 < changed < 1800  # of 3200


def test_a_copy_goes_its_own_way_and_stays_keyed():
    drawn = keyed(7, 2)
    drawn.word(1)
    twin: Rng = drawn.copy()
    assert isinstance(twin, Keyed)
    assert [drawn.word(1) for _ in range(5)] == [twin.word(1) for _ in range(5)]
    drawn.word(1)
    assert drawn.word(1) != twin.word(1)


def test_a_number_means_what_it_always_meant():
    """Only seeds that hold a key are drawn from the cipher."""
    assert type(chance(2**62 - 1, 2)) is Rng
    assert chance(99, 2).word(1) == seeded(99, 2).word(1)
    assert isinstance(chance(new_key(), 2), Keyed)


def test_both_modes_agree():
    program = """
from librt.vecs import vec
from mypy_extensions import i64
from stammtisch.core.rng import KEYS, chance
answer = []
for key in (0, 1, 2**31, 2**64 - 1, 2**127 + 12345, 2**128 - 1):
    rng = chance(KEYS + key, 5)
    cards = vec[i64](range(40))
    rng.shuffle(3, cards)
    answer.append([*cards, *[rng.word(n % 5) for n in range(200)], rng.below(1, 2**31 - 1)])
"""
    compiled, interpreted = in_both_modes(program)
    assert compiled == interpreted
