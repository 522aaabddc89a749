"""The special actions of the five groups. [7.5]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop, has, lowest, rest
from stammtisch.core.journal import SECRET_B
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import pushed
from stammtisch.games.crossroads.rules.market import into_pouch, replace_top, top_of_discard
from stammtisch.games.crossroads.rules.purse import gain_guldens, gossips_to_gain
from stammtisch.games.crossroads.rules.recipes import (
    discard_recipe,
    draw_recipe,
    recipe_left,
    seats_with_recipes,
    steal_recipe,
)
from stammtisch.games.crossroads.rules.reputation import LINKS
from stammtisch.games.crossroads.rules.state import Tableau


def special_action(table: Tableau, group: i64, rolls: i64) -> None:
    """The player on turn carries out the action of a group, at once and depth first. [7.5]"""
    if table.journal is not None:
        told: i64 = ids.SPECIAL_VOID if void(table, group) else ids.SPECIAL_SET_OFF
        table.journal.tell(told, table.active, group)
    if group == ids.DISTRESSED:
        gossips: i64 = table.box.distressed_gossips
        while gossips > 0:
            table.plan(ids.ASK_GOSSIP, ids.DISTRESSED_GOSSIP)
            gossips -= 1
    elif group == ids.OUTLAWS:
        side = roll_die(table) - 1
        table.plan(ids.DIE_EFFECTS, table.box.die[side] * LINKS + rolls + 1)
    elif group == ids.TRAVELLERS:
        if not void(table, group):
            table.plan(ids.TRAVELLERS_ACTION, 0)
    elif group == ids.NOBLES:
        gain_guldens(table, table.box.nobles_guldens, special_to_pouch(table))
    elif not void(table, group):
        table.plan(ids.TOWNSFOLK_ACTION, 0)


def void(table: Tableau, group: i64) -> bool:
    """Whether the player on turn can do nothing with the action of a group. [7.5, R14]"""
    if group == ids.DISTRESSED:
        return gossips_to_gain(table) == 0
    if group == ids.TRAVELLERS:
        return travellers_options(table) == bit(ids.NO_TRAVELLERS)
    return group == ids.TOWNSFOLK and table.mat().reserved == 0


def decline(table: Tableau, group: i64) -> None:
    """An action that is optional may be left. [7.5]"""
    if table.journal is not None:
        table.journal.tell(ids.SPECIAL_DECLINED, table.active, group)


def special_to_pouch(table: Tableau) -> bool:
    """Guldens of special actions go to the Chest, in the setup despite the switch. [7.1, R9]"""
    return table.box.limits.special_to_pouch and table.round > 0


def roll_die(table: Tableau) -> i64:
    """Roll the six-sided die. [7.5]"""
    roll = 1 + table.rng.below(ids.DIE, len(table.box.die))
    table.rolled = pushed(table.rolled, roll)
    if table.journal is not None:
        table.journal.tell(ids.DIE_ROLLED, table.active, roll)
    return roll


# -- Travellers ------------------------------------------------------------------------------------


def travellers_options(table: Tableau) -> i64:
    """Draw two and keep one, discard one, steal one, or nothing. [6.3]"""
    options = bit(ids.NO_TRAVELLERS)
    if recipe_left(table):
        options = add(options, ids.DRAW_TWO)
    if table.mat().hand != 0:
        options = add(options, ids.DISCARD_RECIPE)
    if seats_with_recipes(table) != 0:
        options = add(options, ids.STEAL_RECIPE)
    return options


def choose_travellers(table: Tableau, option: i64) -> None:
    """Open what the player chose to do with recipes. [7.5]"""
    if option == ids.DRAW_TWO:
        offer_recipes(table)
        table.plan(ids.TRAVELLERS_KEEP, 0)
    elif option == ids.DISCARD_RECIPE:
        table.plan(ids.TRAVELLERS_DISCARD, 0)
    elif option == ids.STEAL_RECIPE:
        table.plan(ids.TRAVELLERS_VICTIM, 0)
    else:
        decline(table, ids.TRAVELLERS)


def offer_recipes(table: Tableau) -> None:
    """Two recipes are drawn, seen by the player alone; fewer if there are no more. [7.5]"""
    number: i64 = table.box.recipes_offered
    while number > 0 and recipe_left(table):
        table.recipe_offer = add(table.recipe_offer, draw_recipe(table))
        number -= 1
    if table.journal is not None:
        table.journal.tell(ids.RECIPES_OFFERED, table.active, count(table.recipe_offer))


def keep_recipe(table: Tableau, recipe: i64) -> None:
    """One recipe of the offer is kept, the other is discarded face up. [7.5]"""
    seat = table.active
    mat = table.mats[seat]
    others = drop(table.recipe_offer, recipe)
    table.recipe_offer = 0
    mat.hand = add(mat.hand, recipe)
    if table.journal is not None:
        table.journal.whisper(bit(seat), SECRET_B, ids.RECIPE_DRAWN, seat, recipe, ids.FROM_OFFER)
    while others != 0:
        discard_recipe(table, lowest(others), ids.FROM_OFFER)
        others = rest(others)


def rob(table: Tableau, opponent: i64) -> None:
    """The victim may draw a new recipe for the stolen one, if there is any. [7.5]"""
    victim = table.across(opponent)
    steal_recipe(table, victim)
    if recipe_left(table):
        table.plan(ids.TRAVELLERS_REPLACE, victim)


# -- Townsfolk -------------------------------------------------------------------------------------


def townsfolk_options(table: Tableau) -> i64:
    """Exchange, swap or return a reserved tile, or nothing. [6.3]"""
    options = bit(ids.NO_TOWNSFOLK) | bit(ids.RETURN_TILE)
    if townsfolk_places(table, ids.EXCHANGE) != 0:
        options = add(options, ids.EXCHANGE)
    if opponents_reserves(table) != 0:
        options = add(options, ids.SWAP_RESERVED)
    return options


def townsfolk_places(table: Tableau, option: i64) -> i64:
    """The reserve places whose tile can be used for this. [6.3]"""
    places = table.mat().reserves()
    if option != ids.EXCHANGE:
        return places
    possible: i64 = 0
    while places != 0:
        place = lowest(places)
        places = rest(places)
        if exchange_targets(table, place) != 0:
            possible = add(possible, place)
    return possible


def exchange_targets(table: Tableau, place: i64) -> i64:
    """Tiles of the same tier on track or top of the discard pile; no duplicates. [7.8, R37]"""
    kind = table.mat().reserve(place)
    tier = table.box.tiles.tier[kind]
    doubled = has(table.on_track(tier), kind)
    targets: i64 = 0
    slot: i64 = 0
    while slot < ids.SLOTS:
        there = table.slot(tier * ids.SLOTS + slot)
        if there != ids.NOTHING and (not doubled or there == kind):
            targets = add(targets, slot)
        slot += 1
    if top_of_discard(table, tier) != ids.NOTHING:
        targets = add(targets, ids.TOP_OF_DISCARD)
    return targets


def opponents_reserves(table: Tableau) -> i64:
    """Any reserved tile of any opponent, as options of `townsfolk_target`. [6.3]"""
    targets: i64 = 0
    opponent: i64 = 1
    while opponent < table.seats:
        places = table.mats[table.across(opponent)].reserves()
        targets |= places << (ids.OPPONENTS_RESERVE + (opponent - 1) * ids.RESERVES)
        opponent += 1
    return targets


def choose_townsfolk(table: Tableau, option: i64) -> None:
    """Which reserved tile, then what it is exchanged for. [7.5]"""
    if option == ids.NO_TOWNSFOLK:
        decline(table, ids.TOWNSFOLK)
    else:
        table.plan(ids.TOWNSFOLK_OWN, option)


def use_reserved(table: Tableau, option: i64, place: i64) -> None:
    """A tile put back into its pouch brings guldens; otherwise choose its counterpart. [7.5]"""
    if option != ids.RETURN_TILE:
        table.plan(ids.TOWNSFOLK_TARGET, option * ids.RESERVES + place)
        return
    mat = table.mat()
    kind = mat.reserve(place)
    mat.write_reserve(place, ids.NOTHING)
    into_pouch(table, kind)
    if table.journal is not None:
        table.journal.tell(ids.TILE_RETURNED, table.active, kind)
    gain_guldens(table, table.box.returned_guldens, special_to_pouch(table))


def townsfolk_targets(table: Tableau, option: i64, place: i64) -> i64:
    """What the chosen reserved tile may be exchanged for. [6.3]"""
    if option == ids.EXCHANGE:
        return exchange_targets(table, place)
    return opponents_reserves(table)


def trade_reserved(table: Tableau, place: i64, target: i64) -> None:
    """The two tiles change places. [7.5]"""
    mat = table.mat()
    kind = mat.reserve(place)
    if target >= ids.OPPONENTS_RESERVE:
        swap_reserved(table, place, target - ids.OPPONENTS_RESERVE)
        return
    if target == ids.TOP_OF_DISCARD:
        taken = replace_top(table, kind)
    else:
        slot: i64 = table.box.tiles.tier[kind] * ids.SLOTS + target
        taken = table.slot(slot)
        table.write_slot(slot, kind)
    mat.write_reserve(place, taken)
    if table.journal is not None:
        table.journal.tell(ids.TILE_EXCHANGED, table.active, kind, taken, target)


def swap_reserved(table: Tableau, place: i64, target: i64) -> None:
    """Reserved tiles of two players change places, whatever their tiers. [7.5, R38]"""
    seat = table.across(1 + target // ids.RESERVES)
    mat = table.mat()
    other = table.mats[seat]
    given = mat.reserve(place)
    taken = other.reserve(target % ids.RESERVES)
    mat.write_reserve(place, taken)
    other.write_reserve(target % ids.RESERVES, given)
    if table.journal is not None:
        table.journal.tell(ids.RESERVED_SWAPPED, table.active, given, seat, taken)
