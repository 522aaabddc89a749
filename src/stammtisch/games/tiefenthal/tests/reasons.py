"""What each of Tiefenthal's reasons claims, read from the state itself."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import has
from stammtisch.core.words import Words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.change_of_plan import may_use
from stammtisch.games.tiefenthal.rules.dice import planned_dice, planned_spaces, showing
from stammtisch.games.tiefenthal.rules.effects import can_do_something
from stammtisch.games.tiefenthal.rules.entertainers import side_for
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.removal import removable
from stammtisch.games.tiefenthal.telling.decisions import DECISIONS
from stammtisch.games.tiefenthal.telling.view_mat import PHASES, PLACES
from stammtisch.games.tiefenthal.tests.places import (
    at_work,
    card_at,
    open_spaces,
    parts,
    patron_at,
    reaches,
    space_at,
    taken,
    there_is,
    tile_at,
    wanted,
)

Predicate = Callable[[Tiefenthal, int, str, Words], bool]


# -- dice and spaces -----------------------------------------------------------------------------


def in_hand(state: Tiefenthal, seat: int, address: str) -> int:
    """The face of the die that is asked about."""
    asked = DECISIONS[state.kind(seat)]
    return state.mats[seat].chosen if asked == "choose_space" else int(parts(address)[3])


def wrong_die(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    space, face = space_at(address), in_hand(state, seat, address)
    named = said.args["die"]
    assert isinstance(named, Words)
    assert space is not None
    return not reaches(state, seat, face, space) and named.args["face"] == face


def patron_wants(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    space, listed = space_at(address), said.args["dice"]
    assert isinstance(listed, list)
    assert space is not None
    wants = wanted(state, state.mats[seat], space)
    return wrong_die(state, seat, address, said) and [w.args["face"] for w in listed] == wants


def no_space(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    face = in_hand(state, seat, address)
    return there_is(state, seat, address) and not any(open_spaces(state, seat, face))


def all_placed(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    mat, face = state.mats[seat], in_hand(state, seat, address)
    return 0 < showing(mat.dice(), face) == showing(planned_dice(mat.plan), face)


def reputation_spent(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    """There is room, but every use there would need an undoing that is impossible. [7.7]"""
    mat = state.mats[seat]
    if parts(address)[2] == "tile" and DECISIONS[state.kind(seat)] == "turn_action":
        tile = tile_at(state, address)
        card = state.box.discount_card[tile]
        least = state.box.tile_cost[tile] - mat.staff[card] * state.box.discount[tile]
        return bool(card == ids.DISHWASHER and least <= mat.ducats and mat.plan != 0)
    face, space = in_hand(state, seat, address), None
    if DECISIONS[state.kind(seat)] == "pay_with_die":
        space = ids.CASHBOX_SPACE
    elif parts(address)[2] != "die":
        space = space_at(address)
    spaces = [one for one in open_spaces(state, seat, face) if space in (None, one)]
    return bool(spaces) and not any(may_use(state, mat, face, one) for one in spaces)


# -- prices --------------------------------------------------------------------------------------


def too_dear(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    """A tavern card or a tile costs more ducats than there are, with all discounts."""
    mat, box = state.mats[seat], state.box
    if parts(address)[0] == "market":
        needed = box.price[card_at(state, address)]
    else:
        tile = tile_at(state, address)
        card = box.discount_card[tile]
        returned = mat.staff[card] if card != ids.NO_CARD else 0
        needed = max(0, box.tile_cost[tile] - returned * box.discount[tile])
        if returned != said.args.get("n", 0):
            return False
    return said.args["needed"] == needed > mat.ducats == said.args["have"]


def too_much_beer(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    head, which = parts(address)[:2]
    if head == "nobles":
        needed = state.box.noble_prices[int(which) - 1]
    else:
        needed = state.box.price[state.offered_guest(PLACES.index(which))]
    return said.args["needed"] == needed > state.mats[seat].beer == said.args["have"]


def too_few_nobles(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    return said.args["n"] == state.nobles < int(parts(address)[1])


# -- entertainers and staff ----------------------------------------------------------------------


def side_at(state: Tiefenthal, address: str) -> int:
    return state.box.side_ids.index(parts(address)[3])


def other_phase(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    works, named = state.box.side_phase[side_at(state, address)], said.args["phase"]
    assert isinstance(named, Words)
    return works != ids.SERVING and named.id == f"phase-{PHASES[works]}"


def too_little_schnapps(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    mat = state.mats[seat]
    turns = DECISIONS[state.kind(seat)] == "plan_dice"
    side = side_for(state, mat, ids.PLANNING) if turns else side_at(state, address)
    needed = state.box.side_schnapps[side]
    return said.args["needed"] == needed > mat.schnapps == said.args["have"]


def nothing_to_do(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    effects = state.box.side_effects[side_at(state, address)]
    return not can_do_something(state, seat, effects)


def returnable(state: Tiefenthal, seat: int, address: str) -> bool:
    card, flipped = card_at(state, address), state.mats[seat].flipped
    return any(
        wants == card and not has(flipped, tile)
        for tile, wants in enumerate(state.box.discount_card)
    )


def sung(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    mat = state.mats[seat]
    return bool(0 < mat.staff[ids.BARD] == mat.sung)


# -- the rest ------------------------------------------------------------------------------------


def other_question(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    question = said.args["question"]
    assert isinstance(question, Words)
    return question.id == f"asked-{DECISIONS[state.kind(seat)]}"


def die_lies_there(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    mat, space = state.mats[seat], space_at(address)
    assert space is not None
    if DECISIONS[state.kind(seat)] == "remove_guest" and has(
        removable(mat), space - ids.FIRST_TABLE
    ):
        return False
    return has(planned_spaces(mat.plan), space)


def is_used(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    space = space_at(address)
    return space is not None and has(state.mats[seat].used, space)


def has_a_die(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    space = space_at(address)
    return not at_work(state, seat) and space is not None and has(taken(state, seat), space)


def column_full(state: Tiefenthal, seat: int, address: str, said: Words) -> bool:
    column = state.box.column_ids.index(parts(address)[3])
    return bool(state.mats[seat].book >> 4 * column & 15 == state.box.book_rows)


CONDITIONS: dict[str, Predicate] = {
    "why-over": lambda state, seat, address, said: state.awaited() == 0,
    "why-not-asked": lambda state, seat, address, said: not has(state.awaited(), seat),
    "why-not-yours": lambda state, seat, address, said: parts(address)[1] != str(seat),
    "why-no-such-place": lambda state, seat, address, said: not there_is(state, seat, address),
    "why-other-question": other_question,
    "why-sold-out": lambda state, seat, address, said: state.supply[card_at(state, address)] == 0,
    "why-bought-already": lambda state, seat, address, said: has(
        state.mats[seat].bought, card_at(state, address)
    ),
    "why-ducats": too_dear,
    "why-ducats-discounted": too_dear,
    "why-beer": too_much_beer,
    "why-recruited-already": lambda state, seat, address, said: state.mats[seat].recruited > 0,
    "why-few-nobles": too_few_nobles,
    "why-flipped": lambda state, seat, address, said: has(
        state.mats[seat].flipped, tile_at(state, address)
    ),
    "why-not-this-tile": lambda state, seat, address, said: (
        state.phase == ids.SETUP and not has(state.options(seat), tile_at(state, address))
    ),
    "why-no-space": no_space,
    "why-all-placed": all_placed,
    "why-space-used": is_used,
    "why-space-full": has_a_die,
    "why-wrong-die": wrong_die,
    "why-no-dice-space": lambda state, seat, address, said: space_at(address) is None,
    "why-reputation-spent": reputation_spent,
    "why-empty-table": lambda state, seat, address, said: (
        there_is(state, seat, address) and patron_at(state.mats[seat], address) == ids.NO_CARD
    ),
    "why-served": is_used,
    "why-die-lies-there": die_lies_there,
    "why-patron-wants": patron_wants,
    "why-noble-stays": lambda state, seat, address, said: (
        patron_at(state.mats[seat], address) == ids.NOBLE
    ),
    "why-bard-sung": sung,
    "why-staff-works": lambda state, seat, address, said: not returnable(state, seat, address),
    "why-staff-returnable": lambda state, seat, address, said: returnable(state, seat, address),
    "why-no-counter-guest": lambda state, seat, address, said: state.mats[seat].counter_guests == 0,
    "why-column-full": column_full,
    "why-other-phase": other_phase,
    "why-schnapps": too_little_schnapps,
    "why-nothing-to-do": nothing_to_do,
}
