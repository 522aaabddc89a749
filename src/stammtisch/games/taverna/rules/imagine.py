"""Chapter 4: what a seat cannot know, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has
from stammtisch.core.pile import Pile, from_set, shuffled
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau


def deal_anew(world: Tableau, seat: i64) -> None:
    """Other hands, cards that others sold and the order of all face-down piles. [4]"""
    deal_spells_anew(world, seat)
    world.favour_reserve = shuffled(world.favour_reserve.remaining(), world.rng, ids.FAVOUR_STREAM)
    world.customer_deck = shuffled(world.customer_deck.remaining(), world.rng, ids.CUSTOMER_STREAM)


def deal_spells_anew(world: Tableau, seat: i64) -> None:
    """Unseen spells go to hands, sold cards and deck; the Curse can only be in the deck. [4]"""
    curse = world.box.spells.curse
    unseen: i64 = 0
    for card in world.spell_deck.remaining():
        unseen |= bit(card)
    cursed = has(unseen, curse)
    unseen &= ~bit(curse)
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            unseen |= world.mats[other].hand | world.mats[other].sold
        other += 1
    pool = shuffled(from_set(unseen), world.rng, ids.SPELL_STREAM)
    other = 0
    while other < world.seats:
        if other != seat:
            mat = world.mats[other]
            mat.hand = dealt(pool, count(mat.hand))
            mat.sold = dealt(pool, count(mat.sold))
        other += 1
    world.spell_deck = deck_of(world, pool, cursed)


def dealt(pool: Pile, number: i64) -> i64:
    """So many cards off a pile, as a set."""
    cards: i64 = 0
    while number > 0:
        cards |= bit(pool.draw())
        number -= 1
    return cards


def deck_of(world: Tableau, pool: Pile, cursed: bool) -> Pile:
    """What is left of the pool, with the Curse where it is not out yet, as a fresh deck."""
    cards: i64 = 0
    if cursed:
        cards = bit(world.box.spells.curse)
    for card in pool.remaining():
        cards |= bit(card)
    return shuffled(from_set(cards), world.rng, ids.SPELL_STREAM)
