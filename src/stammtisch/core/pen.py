"""A pen that writes what a seat may know into a row of words, for programs that learn.

Fields follow each other bit by bit; one that does not fit into the 62 bits of a word begins the
next. `core/features.py` names what stands where, by the same rule.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import WIDEST, below, bit, lowest, rest

# By width, because a division by a number that the compiler does not know is slow.
IN_A_WORD: Final[vec[i64]] = vec[i64]([WIDEST // max(width, 1) for width in range(WIDEST + 1)])
# `card * SHARE[width] // 2**16` is the word of a card, as far as cards are counted.
SHARE: Final[vec[i64]] = vec[i64]([65536 // (62 // max(width, 1)) + 1 for width in range(63)])


def capped(value: i64, width: i64) -> i64:
    """The number, or the nearest one that so many bits can hold."""
    most = below(width)
    if value > most:
        return most
    if value < 0:
        return 0
    return value


def where(told: bool, number: i64) -> i64:
    """The number where it may be told, 0 where not.

    Compiled, `number if told else 0` makes an object of the number first: 0 alone is an `int`.
    """
    if told:
        return number
    return 0


@final
class Pen:
    """Writes one observation after the other into the same words."""

    def __init__(self, words: vec[i64]) -> None:
        self.words: vec[i64] = words
        self.at: i64 = 0  # the word being written
        self.word: i64 = 0
        self.filled: i64 = 0  # bits of it
        self.touched: i64 = 0  # nothing reads it, see `touch`

    def begin(self, at: i64) -> None:
        """Write from this word on."""
        self.at = at
        self.word = 0
        self.filled = 0

    def touch(self, numbers: i64) -> None:
        """Told a number of each part of a table before the first field: only to fetch them.

        With many matches at once, a table lies in slow memory, each part somewhere else. Asked for
        one after the other they take most of the time of an observation; together they take one.
        """
        self.touched = numbers

    def put(self, value: i64, width: i64) -> None:
        """A field of so many bits; the value is known to fit."""
        if self.filled + width > WIDEST:
            self.words[self.at] = self.word
            self.at += 1
            self.word = value
            self.filled = width
            return
        self.word |= value << self.filled
        self.filled += width

    def number(self, value: i64, width: i64) -> None:
        """A number of so many bits; what is too small or too large becomes the nearest."""
        self.put(capped(value, width), width)

    def four(
        self, a: i64, for_a: i64, b: i64, for_b: i64, c: i64, for_c: i64, d: i64, for_d: i64
    ) -> None:
        """Four fields with their widths, as `put` would write them; at once if they share a word.

        Most of the time of an observation went into looking up and moving on, field by field.
        """
        before_c: i64 = for_a + for_b
        before_d: i64 = before_c + for_c
        width: i64 = before_d + for_d
        filled: i64 = self.filled
        if filled + width > WIDEST:
            self.put(a, for_a)
            self.put(b, for_b)
            self.put(c, for_c)
            self.put(d, for_d)
            return
        self.word |= (a | (b << for_a) | (c << before_c) | (d << before_d)) << filled
        self.filled = filled + width

    def turn(self) -> None:
        """Go on in a fresh word, if this one is not fresh."""
        if self.filled > 0:
            self.words[self.at] = self.word
            self.at += 1
            self.word = 0
            self.filled = 0

    def row(self, numbers: vec[i64], more: i64, places: i64, width: i64) -> None:
        """So many places in fresh words: each number and `more`, capped; 0 where there is none."""
        self.turn()
        words = self.words
        most = below(width)
        in_a_word: i64 = IN_A_WORD[width]
        listed: i64 = len(numbers)
        if listed > places:
            listed = places
        at: i64 = self.at
        place: i64 = 0
        edge: i64 = 0  # the place with which the next word begins
        while edge < places:
            edge += in_a_word
            word: i64 = 0
            shift: i64 = 0
            while place < edge and place < listed:
                number: i64 = numbers[place] + more
                if number > most:
                    number = most
                word |= number << shift
                shift += width
                place += 1
            words[at] = word
            at += 1
        self.at = at

    def tally(self, cards: vec[i64], left: i64, kinds: i64, width: i64) -> None:
        """How often each kind is among the first so many cards, in fresh words."""
        self.turn()
        words = self.words
        most = below(width)
        in_a_word: i64 = IN_A_WORD[width]
        share: i64 = SHARE[width]
        first: i64 = self.at
        at: i64 = first
        place: i64 = 0
        while place < kinds:
            words[at] = 0
            at += 1
            place += in_a_word
        self.at = at
        place = 0
        while place < left:
            card: i64 = cards[place]
            after: i64 = (card * share) >> 16
            shift: i64 = (card - after * in_a_word) * width
            word: i64 = words[first + after]
            if (word >> shift) & most != most:
                words[first + after] = word + bit(shift)
            place += 1

    def finish(self) -> i64:
        """The word after the last one."""
        self.turn()
        return self.at


def round_the_table(seat: i64, place: i64, seats: i64) -> i64:
    """The seat so many places clockwise from a seat."""
    other: i64 = seat + place
    return other - seats if other >= seats else other


def places_away(seat: i64, other: i64, seats: i64) -> i64:
    """How many places clockwise from a seat another one sits, plus one; 0 for nobody."""
    if other < 0:
        return 0
    away: i64 = other - seat
    return away + seats + 1 if away < 0 else away + 1


def copies_alike(cards: i64, kind_of: vec[i64], of_kind: vec[i64]) -> i64:
    """The set with the first copies of each kind for those in it: nobody tells them apart."""
    alike: i64 = 0
    while cards != 0:
        copies = of_kind[kind_of[lowest(cards)]]
        free = copies & ~alike
        alike |= free & -free
        cards = rest(cards)
    return alike
