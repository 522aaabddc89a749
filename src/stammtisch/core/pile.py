"""Face-down piles: an order that never changes after its shuffle, and how much of it is left."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import lowest, rest
from stammtisch.core.rng import Rng


class Pile:
    """A face-down pile of cards. The last of `cards[:left]` is on top; copies share the order."""

    def __init__(self, cards: vec[i64], left: i64) -> None:
        self.cards: vec[i64] = cards
        self.left: i64 = left

    def copy(self) -> Pile:
        """An independent twin with the same order."""
        return Pile(self.cards, self.left)

    def draw(self) -> i64:
        """Take the top card of a pile that is not empty."""
        self.left -= 1
        return self.cards[self.left]

    def remaining(self) -> vec[i64]:
        """The cards still in the pile, bottom first, as a fresh vec."""
        return self.cards[: self.left]


def shuffled(cards: vec[i64], rng: Rng, stream: i64) -> Pile:
    """A new pile of these cards in random order. Sorts first: no history reaches the shuffle."""
    order: vec[i64] = in_order(cards)
    rng.shuffle(stream, order)
    return Pile(order, len(order))


def in_order(cards: vec[i64]) -> vec[i64]:
    """The same cards, ascending, as a fresh vec (insertion sort: piles are small)."""
    order: vec[i64] = cards[:]
    place: i64 = 1
    while place < len(order):
        card: i64 = order[place]
        gap: i64 = place
        while gap > 0 and order[gap - 1] > card:
            order[gap] = order[gap - 1]
            gap -= 1
        order[gap] = card
        place += 1
    return order


def from_set(mask: i64) -> vec[i64]:
    """The members of a set, ascending, as a vec."""
    cards: vec[i64] = vec[i64]()
    while mask != 0:
        cards = append(cards, lowest(mask))
        mask = rest(mask)
    return cards


def without(pile: Pile, card: i64, below: i64 = 0) -> Pile | None:
    """The pile without one such card, not looked for among the topmost; None if it is not there."""
    left: vec[i64] = vec[i64]()
    found: bool = False
    place: i64 = 0
    while place < pile.left:
        if not found and place < pile.left - below and pile.cards[place] == card:
            found = True
        else:
            left = append(left, pile.cards[place])
        place += 1
    return Pile(left, len(left)) if found else None
