"""Worlds that look the same to a seat: everything hidden from it is dealt anew. [4]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import add, count, nth
from stammtisch.core.pile import Pile, from_set
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.drafting import kinds_of
from stammtisch.games.crossroads.rules.state import Mat, Tableau


def deal_anew(world: Tableau, seat: i64) -> None:
    """Deal the recipes anew, and the basic tiles that rivals still hold face down. [4]

    Once the match is over all hands are shown.
    """
    if world.planned == 0:
        return
    redeal_recipes(world, seat)
    if holds_basics(world, seat):
        redeal_basics(world, seat)


def holds_basics(world: Tableau, seat: i64) -> bool:
    """Whether a rival has basic tiles in hand: in the draft, or dealt but not placed yet. [4]"""
    other: i64 = 0
    while other < world.seats:
        if other != seat and world.mats[other].draft_hand != 0:
            return True
        other += 1
    return False


def redeal_recipes(world: Tableau, seat: i64) -> None:
    """Rivals' hands, their offer and the deck hold what the seat does not see. [4]"""
    hidden: i64 = 0
    for mat in world.mats:
        hidden |= mat.hand
    hidden &= ~world.mats[seat].hand
    foreign_offer = world.active != seat and world.recipe_offer != 0
    if foreign_offer:
        hidden |= world.recipe_offer
    place: i64 = 0
    while place < world.deck.left:
        hidden = add(hidden, world.deck.cards[place])
        place += 1
    cards: vec[i64] = from_set(hidden)
    world.rng.shuffle(ids.RECIPE_SHUFFLE, cards)
    left: i64 = len(cards)
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            held = count(world.mats[other].hand)
            world.mats[other].hand = some_of(cards, left, held)
            left -= held
        other += 1
    if foreign_offer:
        offered = count(world.recipe_offer)
        world.recipe_offer = some_of(cards, left, offered)
        left -= offered
    world.deck = Pile(cards, left)


def some_of(cards: vec[i64], left: i64, number: i64) -> i64:
    """The set of the last so many cards of those left."""
    taken: i64 = 0
    while number > 0:
        left -= 1
        number -= 1
        taken = add(taken, cards[left])
    return taken


def redeal_basics(world: Tableau, seat: i64) -> None:
    """Rivals' hands, what they kept in the draft, and the tiles left in the box. [4]

    Tiles that are being placed lie open. After the reveal only the tiles in the box are hidden,
    and whoever counts knows them.
    """
    drafting = world.next_step() == ids.DRAFT_PICK
    hidden = world.basic_out
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            mat = world.mats[other]
            hidden |= mat.draft_hand
            if drafting:
                hidden |= mat.draft_kept
        other += 1
    tiles: vec[i64] = from_set(hidden)
    world.rng.shuffle(ids.BASIC_DEAL, tiles)
    left: i64 = len(tiles)
    other = 0
    while other < world.seats:
        if other != seat:
            left = redeal_hand(world.mats[other], tiles, left)
            if drafting:
                left = redeal_kept(world, world.mats[other], tiles, left)
        other += 1
    world.basic_out = some_of(tiles, left, left)


def redeal_hand(mat: Mat, tiles: vec[i64], left: i64) -> i64:
    """Other tiles of the same number in a rival's hand; how many are left."""
    held = count(mat.draft_hand)
    mat.draft_hand = some_of(tiles, left, held)
    return left - held


def redeal_kept(world: Tableau, mat: Mat, tiles: vec[i64], left: i64) -> i64:
    """What a rival kept in the draft, and one tile of the hand if one was picked."""
    kept = count(mat.draft_kept)
    mat.draft_kept = some_of(tiles, left, kept)
    if mat.pick != ids.NOTHING:
        kinds = kinds_of(world, mat.draft_hand)
        mat.pick = nth(kinds, world.rng.below(ids.BASIC_DEAL, count(kinds)))
    return left - kept
