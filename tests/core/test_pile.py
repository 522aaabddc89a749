"""Face-down piles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.pile import Pile, from_set, in_order, shuffled
from stammtisch.core.rng import seeded


def test_the_last_card_is_on_top():
    pile = Pile(vec[i64]([4, 7, 9]), 3)
    assert [pile.draw(), pile.draw()] == [9, 7]
    assert pile.left == 1
    assert list(pile.remaining()) == [4]


def test_a_copy_is_drawn_from_by_itself():
    pile = Pile(vec[i64]([4, 7, 9]), 3)
    twin = pile.copy()
    assert twin.draw() == 9
    assert (pile.left, twin.left) == (3, 2)
    assert pile.draw() == 9


def test_what_remains_is_a_fresh_list():
    pile = Pile(vec[i64]([4, 7, 9]), 3)
    rest = pile.remaining()
    rest[0] = 99
    assert list(pile.cards) == [4, 7, 9]


def test_a_shuffle_keeps_the_cards_and_forgets_their_history():
    """The same cards in any order are shuffled to the same pile."""
    one = shuffled(vec[i64]([5, 1, 8, 3, 2]), seeded(1, 1), 0)
    other = shuffled(vec[i64]([3, 8, 2, 5, 1]), seeded(1, 1), 0)
    assert list(one.cards) == list(other.cards)
    assert sorted(one.cards) == [1, 2, 3, 5, 8]
    assert one.left == 5
    assert len({tuple(shuffled(vec[i64](range(6)), seeded(s, 1), 0).cards) for s in range(30)}) > 25


def test_the_given_cards_stay_as_they_were():
    cards = vec[i64]([5, 1, 8])
    shuffled(cards, seeded(1, 1), 0)
    assert list(in_order(cards)) == [1, 5, 8]
    assert list(cards) == [5, 1, 8]


def test_piles_from_sets():
    assert list(from_set(2**61 | 2**5 | 1)) == [0, 5, 61]
    assert list(from_set(0)) == []
    assert list(in_order(vec[i64]([]))) == []
    assert shuffled(vec[i64]([]), seeded(1, 1), 0).left == 0
