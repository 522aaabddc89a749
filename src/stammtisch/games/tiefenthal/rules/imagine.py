"""Worlds that look the same to a seat: unknown orders, answers and plans are dealt anew. [4]"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, lowest, nth, rest
from stammtisch.core.pile import Pile, in_order
from stammtisch.core.rng import Rng
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import faces_of, place_die
from stammtisch.games.tiefenthal.rules.planning import free_spaces, unplaced
from stammtisch.games.tiefenthal.rules.questions import offered
from stammtisch.games.tiefenthal.rules.setup import regular_options, skip_regular
from stammtisch.games.tiefenthal.rules.state import Tableau


def reshuffled(pile: Pile, known: i64, rng: Rng, stream: i64) -> Pile:
    """The same cards in another order; the `known` topmost ones stay where they are."""
    hidden: i64 = pile.left - known
    if hidden < 2:
        return pile
    order: vec[i64] = in_order(pile.cards[:hidden])
    rng.shuffle(stream, order)
    cards: vec[i64] = pile.cards[: pile.left]
    place: i64 = 0
    while place < hidden:
        cards[place] = order[place]
        place += 1
    return Pile(cards, pile.left)


def deal_anew(world: Tableau, seat: i64) -> None:
    """Hidden cards, and whatever the others have decided in secret. [4]"""
    deal_hidden_cards(world)
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            imagine_answer(world, other)
        other += 1


def deal_hidden_cards(world: Tableau) -> None:
    """Nobody knows the order of a shuffled pile, not even of the own one. [4]"""
    seat: i64 = 0
    while seat < world.seats:
        mat = world.mats[seat]
        if world.phase != ids.SETUP:
            mat.pile = reshuffled(mat.pile, 0, world.rng, ids.DECK_CHANCE + seat)
        seat += 1
    world.three = reshuffled(world.three, 1, world.rng, ids.GUEST_CHANCE)
    world.guests = reshuffled(world.guests, 0, world.rng, ids.GUEST_CHANCE)


def imagine_answer(world: Tableau, seat: i64) -> None:
    """Whatever another seat has decided in secret, decided anew. [4]"""
    mat = world.mats[seat]
    if world.phase == ids.PLANNING:
        imagine_plan(world, seat)
    elif world.next_step() == ids.OPEN_HOUSE and world.phase == ids.SETUP:
        imagine_farewells(world, seat)
    elif mat.answer >= 0:
        options: i64 = offered(world, seat)
        stream: i64 = ids.OWN_DICE_CHANCE + seat
        mat.answer = nth(options, world.rng.below(stream, count(options)))


def imagine_plan(world: Tableau, seat: i64) -> None:
    """Another seat's plan, turned dice and schnapps stay secret until phase E ends. [4, R57]"""
    mat = world.mats[seat]
    world.schnapps -= mat.turning
    mat.schnapps += mat.turning
    mat.turning = 0
    mat.resets = 0
    mat.white = mat.white_shown
    mat.own = mat.own_shown
    mat.plan = 0
    if has(world.waiting, seat):
        mat.asked = ids.PLAN_DICE
    elif world.module >= 3:
        plan_at_random(world, seat)


def plan_at_random(world: Tableau, seat: i64) -> None:
    """Lay every die that finds one on some space."""
    mat = world.mats[seat]
    faces: i64 = faces_of(unplaced(mat))
    while faces != 0:
        face: i64 = lowest(faces)
        spaces: i64 = free_spaces(world, mat, face)
        if spaces == 0 or not has(faces_of(unplaced(mat)), face):
            faces = rest(faces)
            continue
        stream: i64 = ids.OWN_DICE_CHANCE + seat
        space: i64 = nth(spaces, world.rng.below(stream, count(spaces)))
        mat.plan = place_die(mat.plan, face, space)


def imagine_farewells(world: Tableau, seat: i64) -> None:
    """Which regulars another seat shows out is secret until all have chosen. [4, 5]"""
    mat = world.mats[seat]
    mat.leaving = 0
    left: i64 = 0 if has(world.waiting, seat) else mat.to_leave
    while left > 0:
        options: i64 = regular_options(world, mat)
        option: i64 = nth(options, world.rng.below(ids.DECK_CHANCE + seat, count(options)))
        if option == skip_regular(world):
            return
        mat.leaving += bit(4 * option)
        left -= 1
