"""Chance: one key for a match and a separate stream for each deck, each die, each market.

Every stream is a counter whose values are hashed together with the key, so one more die roll
never changes the next card. All products stay below 2**63: compiled and interpreted code agree.

There are two kinds. `seeded` is fast and follows from a number: for simulation, playouts and
imagined worlds. `Keyed` is for matches among people: whatever was drawn, the next draw stays open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.cipher import WORD, enciphered, schedule

KEYS: Final = 2**128  # seeds from here on hold a key
STRIDE: Final = 0x9E3779B9
FIRST_FACTOR: Final = 0x21F0AAAD
SECOND_FACTOR: Final = 0x735A2D97


def scramble(word: i64) -> i64:
    """A 32-bit word in which every bit depends on every bit of the given one."""
    word ^= word >> 16
    word = (word * FIRST_FACTOR) & WORD
    word ^= word >> 15
    word = (word * SECOND_FACTOR) & WORD
    word ^= word >> 15
    return word


class Rng:
    """All chance of one match."""

    def __init__(self, key: i64, streams: vec[i64]) -> None:
        self.key: i64 = key
        self.streams: vec[i64] = streams

    def copy(self) -> Rng:
        """An independent twin that will give the same results."""
        return Rng(self.key, self.streams[:])

    def word(self, stream: i64) -> i64:
        """The next 32 bits of a stream."""
        turn: i64 = (self.streams[stream] + STRIDE) & WORD
        self.streams[stream] = turn
        return scramble((scramble(turn) + self.key) & WORD)

    def below(self, stream: i64, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bound is less than 2**31."""
        return (self.word(stream) * bound) >> 32

    def shuffle(self, stream: i64, cards: vec[i64]) -> None:
        """Put the cards in a random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(stream, last + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def seeded(seed: i64, streams: i64) -> Rng:
    """Fresh chance for a seed from 0 to 2**62 - 1, with that many independent streams."""
    low: i64 = scramble(seed & WORD)
    high: i64 = scramble(((seed >> 32) + STRIDE) & WORD)
    starts: vec[i64] = vec[i64]()
    stream: i64 = 0
    while stream < streams:
        starts = append(starts, scramble((low ^ scramble((stream + 1) * 7919)) & WORD))
        stream += 1
    return Rng(scramble((high + low) & WORD), starts)


class Keyed(Rng):
    """Chance that nobody can work out from what was drawn: numbered blocks under a cipher."""

    def __init__(self, rounds: vec[i64], streams: vec[i64]) -> None:
        self.key = 0
        self.streams = streams  # how many words were drawn of each
        self.rounds: vec[i64] = rounds

    def copy(self) -> Keyed:
        """An independent twin that will give the same results."""
        return Keyed(self.rounds, self.streams[:])

    def word(self, stream: i64) -> i64:
        """The next 32 bits of a stream."""
        turn: i64 = self.streams[stream]
        self.streams[stream] = (turn + 1) & WORD
        return enciphered(self.rounds, stream, turn)


def keyed(key: int, streams: i64) -> Keyed:
    """Fresh chance for a key of 128 bits."""
    words: vec[i64] = vec[i64]()
    counters: vec[i64] = vec[i64]()
    place: i64 = 0
    while place < 4:
        words = append(words, key & WORD)
        key >>= 32
        place += 1
    place = 0
    while place < streams:
        counters = append(counters, 0)
        place += 1
    return Keyed(schedule(words[0], words[1], words[2], words[3]), counters)


def chance(seed: int, streams: i64) -> Rng:
    """The chance of a match, of the kind that its seed asks for."""
    if seed < KEYS:
        return seeded(seed, streams)
    return keyed(seed - KEYS, streams)
