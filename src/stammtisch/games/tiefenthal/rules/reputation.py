"""The reputation track of module 3. [7.6]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import space_of
from stammtisch.games.tiefenthal.rules.goods import gain_nobles, gain_schnapps
from stammtisch.games.tiefenthal.rules.guest_book import offer_signature
from stammtisch.games.tiefenthal.rules.removal import FROM_REPUTATION, offer_removal, removable
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

BOOK_TRACK: Final = 16  # with module 5 the track has one more space: the second half of the tables


def track(table: Tableau) -> i64:
    """Where the tables of the track in use begin."""
    return BOOK_TRACK if table.module == 5 else 0


def space_at(table: Tableau, steps: i64) -> i64:
    """After so many steps the marker is on this space; 0 is the host, left for good. [7.6, R42]"""
    if steps == 0:
        return 0
    spaces: i64 = table.box.reputation_spaces[1 if table.module == 5 else 0]
    return (steps - 1) % spaces + 1


def bonus_here(table: Tableau, mat: Mat) -> i64:
    """The effects of the space on which the marker stands."""
    return table.box.reputation_bonus[track(table) + space_at(table, mat.reputation)]


def rise(table: Tableau, seat: i64, steps: i64) -> None:
    """Every space reached or passed gives its bonus; steps cannot be refused. [7.6]"""
    mat = table.mats[seat]
    risen: i64 = 0
    while risen < steps:
        mat.reputation += 1
        mat.ledger = append(mat.ledger, ids.GAVE_NOTHING)
        risen += 1
        if bonus_here(table, mat) != 0:
            break
    tell_move(table, seat, ids.ROSE, risen)
    if risen < steps:
        table.plan_step(ids.REPUTATION_STEPS, seat, steps - risen)
    bonus: i64 = bonus_here(table, mat)
    if bonus != 0:
        give_bonus(table, seat, bonus)


def tell_move(table: Tableau, seat: i64, event: i64, steps: i64) -> None:
    """The marker has moved, and stands here now."""
    space: i64 = space_at(table, table.mats[seat].reputation)
    table.tell(event, seat, steps, space, track(table) + space)


def give_bonus(table: Tableau, seat: i64, bonus: i64) -> None:
    """Schnapps, a noble, a signature, or the choice of schnapps and removal. [7.6]"""
    kind: i64 = table.box.effects[bonus]
    number: i64 = table.box.effects[bonus + 1]
    if kind == ids.GAIN_SCHNAPPS:
        note(table.mats[seat], ids.GAVE_SCHNAPPS, gain_schnapps(table, seat, number))
    elif kind == ids.GAIN_NOBLE:
        note(table.mats[seat], ids.GAVE_NOBLE, gain_nobles(table, seat, number))
    elif kind == ids.SIGN:
        offer_signature(table, seat)
    elif kind == ids.CHOICE and bonus_options(table, table.mats[seat]) != 0:
        table.ask(seat, ids.REPUTATION_BONUS)


def note(mat: Mat, gave: i64, number: i64) -> None:
    """Write into the ledger what the last step gave. [7.7]"""
    if number > 0:
        mat.ledger[len(mat.ledger) - 1] = gave + ids.GAVE_WIDTH * number


def bonus_options(table: Tableau, mat: Mat) -> i64:
    """Schnapps if the supply has any, removal if somebody can be removed. [6]"""
    options: i64 = bit(ids.TAKE_SCHNAPPS) if table.schnapps > 0 else 0
    if removable(mat) != 0:
        options |= bit(ids.REMOVE)
    return options


def answer_bonus(table: Tableau, seat: i64, option: i64) -> None:
    """Schnapps or removal, as chosen. [6]"""
    mat = table.mats[seat]
    chosen: i64 = table.box.effects[bonus_here(table, mat) + 1 + option]
    number: i64 = table.box.effects[chosen + 1]
    if option == ids.TAKE_SCHNAPPS:
        note(mat, ids.GAVE_SCHNAPPS, gain_schnapps(table, seat, number))
    else:
        offer_removal(table, seat, number, FROM_REPUTATION)


# -- the reputation phase ------------------------------------------------------------------------


def take_stock(table: Tableau, seat: i64) -> None:
    """Values as they are before the first action hold for the whole turn. [7.6, R45]"""
    mat = table.mats[seat]
    mat.cashbox_value = mat.tile_value(table.box, ids.CASHBOX)
    mat.barrel_value = mat.tile_value(table.box, ids.BARREL)
    mat.supply_value = mat.tile_value(table.box, ids.SUPPLY) + mat.staff[ids.SUPPLIER]
    mat.produced_beer = mat.staff[ids.BEER_MERCHANT]


def reputation_phase(table: Tableau, seat: i64) -> None:
    """The smaller of planned ducats and planned beer gives the steps. [7.6, R46]"""
    take_stock(table, seat)
    mat = table.mats[seat]
    ducats: i64 = mat.produced_ducats + planned_ducats(table, mat, mat.plan)
    beer: i64 = mat.produced_beer + planned_beer(mat, mat.plan)
    mat.granted = ducats if ducats < beer else beer
    table.tell(ids.COUNTED_REPUTATION, seat, ducats, beer, mat.granted)
    if mat.granted > 0:
        rise(table, seat, mat.granted)


def ducats_on(table: Tableau, mat: Mat, space: i64) -> i64:
    """What a die on this space counts in ducats. [7.6, R48]"""
    if space >= ids.FIRST_TABLE:
        return table.box.pay[mat.patrons[space - ids.FIRST_TABLE]]
    if space == ids.CASHBOX_SPACE:
        return mat.cashbox_value
    return 0


def beer_on(mat: Mat, space: i64) -> i64:
    """What a die on this space counts in beer. [7.6]"""
    if space == ids.SUPPLY_SPACE:
        return mat.supply_value
    if space == ids.BARREL_SPACE:
        return mat.barrel_value
    return 0


def planned_ducats(table: Tableau, mat: Mat, plan: i64) -> i64:
    """The ducats of all planned dice. [7.6]"""
    ducats: i64 = 0
    while plan != 0:
        ducats += ducats_on(table, mat, space_of(plan))
        plan >>= 8
    return ducats


def planned_beer(mat: Mat, plan: i64) -> i64:
    """The beer of all planned dice. [7.6]"""
    beer: i64 = 0
    while plan != 0:
        beer += beer_on(mat, space_of(plan))
        plan >>= 8
    return beer


# -- going back ----------------------------------------------------------------------------------


def can_go_back(mat: Mat, steps: i64) -> bool:
    """Nothing spent, removed or signed may stand in the way of undoing these steps. [7.7]"""
    schnapps: i64 = mat.schnapps
    place: i64 = len(mat.ledger) - 1
    while steps > 0:
        gave: i64 = mat.ledger[place]
        if gave == ids.GAVE_FOR_GOOD:
            return False
        if gave % ids.GAVE_WIDTH == ids.GAVE_SCHNAPPS:
            schnapps -= gave // ids.GAVE_WIDTH
            if schnapps < 0:
                return False
        place -= 1
        steps -= 1
    return True


def go_back(table: Tableau, seat: i64, steps: i64) -> None:
    """The newest steps are undone one by one, and what they gave goes back. [7.7, R44]"""
    mat = table.mats[seat]
    left: i64 = steps
    schnapps: i64 = 0
    nobles: i64 = 0
    while left > 0:
        mat.ledger, gave = pop(mat.ledger)
        mat.reputation -= 1
        number: i64 = gave // ids.GAVE_WIDTH
        if gave % ids.GAVE_WIDTH == ids.GAVE_SCHNAPPS:
            schnapps += number
        elif gave % ids.GAVE_WIDTH == ids.GAVE_NOBLE:
            nobles += number
        left -= 1
    tell_move(table, seat, ids.FELL_BACK, steps)
    return_schnapps(table, seat, schnapps)
    return_nobles(table, seat, nobles)


def return_schnapps(table: Tableau, seat: i64, number: i64) -> None:
    """Schnapps of undone steps go back to the supply. [7.7]"""
    if number > 0:
        table.mats[seat].schnapps -= number
        table.schnapps += number
        table.tell(ids.SCHNAPPS_WENT_BACK, seat, number)


def return_nobles(table: Tableau, seat: i64, number: i64) -> None:
    """Nobles of undone steps go back to the stack. [7.7]"""
    if number > 0:
        table.tell(ids.NOBLES_WENT_BACK, seat, number)
    while number > 0:
        return_noble(table, table.mats[seat])
        number -= 1


def return_noble(table: Tableau, mat: Mat) -> None:
    """The topmost noble of the own draw pile goes back to the stack. [7.7]"""
    place: i64 = len(mat.top) - 1
    while mat.top[place] != ids.NOBLE:
        place -= 1
    mat.top, noble = pop(mat.top, place)
    mat.owned[noble] -= 1
    table.nobles += 1


def forget_steps(mat: Mat) -> None:
    """The ledger speaks of one turn only. [7.7]"""
    if len(mat.ledger) > 0:
        mat.ledger = vec[i64]()
