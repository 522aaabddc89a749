"""Phase F: dice are used, cards bought, tiles flipped, guests recruited. [6, 7]"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit, lowest, rest
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.change_of_plan import adapt_plan, may_use
from stammtisch.games.tiefenthal.rules.dice import faces_of, one, showing
from stammtisch.games.tiefenthal.rules.effects import can_do_something
from stammtisch.games.tiefenthal.rules.entertainers import pay_entertainer
from stammtisch.games.tiefenthal.rules.goods import gain_nobles
from stammtisch.games.tiefenthal.rules.monastery import walk
from stammtisch.games.tiefenthal.rules.offer import recruit
from stammtisch.games.tiefenthal.rules.reputation import can_go_back
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for, holds_one_die, spaces_for
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau
from stammtisch.games.tiefenthal.rules.upgrades import affordable_tiles, begin_upgrade, upgrade

# -- what may be done ----------------------------------------------------------------------------


def turn_options(table: Tableau, seat: i64) -> i64:
    """Everything the active seat may do now; ending the turn is always possible. [6]"""
    mat = table.mats[seat]
    options: i64 = bit(ids.END_TURN) | usable_faces(table, mat)
    if mat.staff[ids.BARD] > mat.sung:
        options = add(options, ids.PLAY_BARD)
    if mat.counter_guests > 0:
        options = add(options, ids.SEND_COUNTER_GUEST)
    if mat.ducats > 0:
        options |= buyable_cards(table, mat) << ids.BUY
    options |= affordable_tiles(table, mat) << ids.UPGRADE
    if mat.beer > 0:
        options |= affordable_guests(table, mat) << ids.RECRUIT
        options |= affordable_nobles(table, mat) << ids.NOBLES
    if mat.sides != 0:
        options |= willing_entertainers(table, seat) << ids.ENTERTAIN
    return options


def usable_faces(table: Tableau, mat: Mat) -> i64:
    """A die can be used if some space is legal for it. [6]"""
    options: i64 = 0
    faces: i64 = faces_of(mat.dice())
    while faces != 0:
        face: i64 = lowest(faces)
        faces = rest(faces)
        if usable_spaces(table, mat, face) != 0:
            options = add(options, face - 1)
    return options


def usable_spaces(table: Tableau, mat: Mat, face: i64) -> i64:
    """Spaces in reach, not used before, and the plan correctable (module 3). [7.1, 7.7]"""
    spaces: i64 = spaces_for(
        table.box, mat, face, mat.used, mat.dishwashers(table.box) - mat.washed
    )
    if table.module < 3 or can_go_back(mat, mat.granted):
        return spaces
    legal: i64 = 0
    while spaces != 0:
        space: i64 = lowest(spaces)
        spaces = rest(spaces)
        if may_use(table, mat, face, space):
            legal = add(legal, space)
    return legal


def buyable_cards(table: Tableau, mat: Mat) -> i64:
    """Kinds in supply, affordable, and not bought before in this turn. [7.3]"""
    cards: i64 = 0
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        if (
            table.box.price[card] <= mat.ducats
            and table.supply[card] > 0
            and (mat.bought >> card) & 1 == 0
        ):
            cards = add(cards, card)
        card += 1
    return cards


def affordable_guests(table: Tableau, mat: Mat) -> i64:
    """One guest a turn, if the beer is there. [7.5]"""
    places: i64 = 0
    place: i64 = 0
    if mat.recruited > 0:
        return places
    while place < ids.OFFER:
        guest: i64 = table.offered_guest(place)
        if guest != ids.NO_CARD and table.box.price[guest] <= mat.beer:
            places = add(places, place)
        place += 1
    return places


def affordable_nobles(table: Tableau, mat: Mat) -> i64:
    """Nobles for beer, as often as it can be paid and as long as the stack lasts. [6, R11]"""
    options: i64 = 0
    number: i64 = 0
    while number < len(table.box.noble_prices):
        if table.box.noble_prices[number] <= mat.beer and table.nobles > number:
            options = add(options, number)
        number += 1
    return options


def willing_entertainers(table: Tableau, seat: i64) -> i64:
    """Sides up that work now, are paid for and can do something. [6, 7.9]"""
    mat = table.mats[seat]
    sides: i64 = 0
    side: i64 = 0
    while side < ids.SIDES:
        if (mat.sides >> side) & 1 != 0 and table.box.side_phase[side] == ids.SERVING:
            if table.box.side_schnapps[side] <= mat.schnapps:
                if can_do_something(table, seat, table.box.side_effects[side]):
                    sides = add(sides, side)
        side += 1
    return sides


# -- doing it ------------------------------------------------------------------------------------


def act(table: Tableau, seat: i64, option: i64) -> None:
    """Carry out one action of the turn. [6]"""
    mat = table.mats[seat]
    if option < ids.PLAY_BARD:
        mat.chosen = option + 1
        table.ask(seat, ids.CHOOSE_SPACE)
    elif option == ids.PLAY_BARD:
        mat.sung += 1
        table.tell(ids.SANG, seat)
        table.plan_step(ids.REPUTATION_STEPS, seat, 1)
    elif option == ids.SEND_COUNTER_GUEST:
        mat.counter_guests -= 1
        table.counter_guests_spent += 1
        table.tell(ids.SENT_COUNTER_GUEST_OFF, seat)
        walk(table, seat, 1)
    elif option < ids.UPGRADE:
        buy(table, seat, option - ids.BUY)
    elif option < ids.RECRUIT:
        begin_upgrade(table, seat, option - ids.UPGRADE)
    elif option < ids.NOBLES:
        recruit(table, seat, option - ids.RECRUIT)
    elif option < ids.ENTERTAIN:
        buy_nobles(table, seat, option - ids.NOBLES + 1)
    elif option < ids.END_TURN:
        entertain(table, seat, option - ids.ENTERTAIN)
    else:
        end_turn(table, seat)


def use_die(table: Tableau, seat: i64, space: i64) -> None:
    """The chosen die leaves, a white one before an own one, and its space yields. [7.1, R7]"""
    mat = table.mats[seat]
    face: i64 = mat.chosen
    if table.module >= 3:
        adapt_plan(table, seat, face, space)
    washers: i64 = dishwashers_for(table.box, mat, face, space)
    if washers > 0:
        mat.washed += washers
        table.tell(ids.WASHED, seat, washers)
    if showing(mat.white, face) > 0:
        mat.white -= one(face)
    else:
        mat.own -= one(face)
    if holds_one_die(table.box, space):
        mat.used = add(mat.used, space)
    give_yield(table, seat, face, space)


def pay_with_die(table: Tableau, seat: i64, face: i64) -> None:
    """The cashbox is upgraded, and a die empties it at once and pays the rest. [7.2, R12]"""
    upgrade(table, seat, ids.CASHBOX, 0)
    table.mats[seat].chosen = face
    use_die(table, seat, ids.CASHBOX_SPACE)


def give_yield(table: Tableau, seat: i64, face: i64, space: i64) -> None:
    """Yields are computed at the moment of use, with tiles and cards of that moment. [7.1, R18]"""
    mat = table.mats[seat]
    number: i64 = 0
    if space >= ids.FIRST_TABLE:
        patron: i64 = mat.patrons[space - ids.FIRST_TABLE]
        number = table.box.pay[patron]
        mat.ducats += number
        table.tell(ids.SERVED, seat, face, space - ids.FIRST_TABLE + 1, patron, number)
        return
    if space == ids.CASHBOX_SPACE:
        number = mat.tile_value(table.box, ids.CASHBOX)
        mat.ducats += number
    elif space == ids.BARREL_SPACE:
        number = mat.tile_value(table.box, ids.BARREL)
        mat.beer += number
    elif space == ids.SUPPLY_SPACE:
        number = mat.tile_value(table.box, ids.SUPPLY) + mat.staff[ids.SUPPLIER]
        mat.beer += number
    else:
        number = mat.tile_value(table.box, ids.MONK)
    table.tell(ids.USED_DIE, seat, face, space, number)
    if space > ids.SUPPLY_SPACE:
        walk(table, seat, number)


def buy(table: Tableau, seat: i64, card: i64) -> None:
    """Pay the price, take one card; one bought card of each kind a round. [7.3]"""
    mat = table.mats[seat]
    mat.ducats -= table.box.price[card]
    mat.bought = add(mat.bought, card)
    table.supply[card] -= 1
    mat.gain(card)
    table.tell(ids.BOUGHT, seat, card, table.box.price[card])


def buy_nobles(table: Tableau, seat: i64, number: i64) -> None:
    """Beer for one, two or three nobles. [6]"""
    cost: i64 = table.box.noble_prices[number - 1]
    table.mats[seat].beer -= cost
    table.tell(ids.BOUGHT_NOBLES, seat, number, cost)
    gain_nobles(table, seat, number)


def entertain(table: Tableau, seat: i64, side: i64) -> None:
    """Schnapps for an entertainer, then the effect. [7.9]"""
    cost: i64 = pay_entertainer(table, table.mats[seat], side)
    table.tell(ids.ENTERTAINED, seat, side, cost)
    table.plan_step(ids.EFFECTS, seat, table.box.side_effects[side])


def end_turn(table: Tableau, seat: i64) -> None:
    """Bards that have not played yet give their step, then everything is stowed. [6, R47]"""
    mat = table.mats[seat]
    table.done()
    table.plan_step(ids.STOW, seat, 0)
    if mat.staff[ids.BARD] > mat.sung:
        table.plan_step(ids.REPUTATION_STEPS, seat, mat.staff[ids.BARD] - mat.sung)
        mat.sung = mat.staff[ids.BARD]
