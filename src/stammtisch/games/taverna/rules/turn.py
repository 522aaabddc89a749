"""Chapters 6.2 to 6.5: the turn, in which the order of all optional things is free."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import add, bit
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import pick_card, pickable_slots, refill_row
from stammtisch.games.taverna.rules.dignitaries import any_activatable
from stammtisch.games.taverna.rules.favours import usable_favours, use_favour
from stammtisch.games.taverna.rules.magic import announce, castable, kinds_in_hand, open_window
from stammtisch.games.taverna.rules.state import Tableau, Turn, step


def begin_turn(table: Tableau, seat: i64) -> None:
    """At the start of a turn everything remembered of the last one is forgotten. [6.2, R44]"""
    if seat != table.active():
        table.turns += 1
    table.turn = Turn()
    table.turn.allowance = table.box.limits.casts_per_own_turn
    for mat in table.mats:
        mat.casts = 0
    if table.journal is not None:
        table.journal.tell(ids.TURN_BEGAN, seat, table.round())
    table.then(step(ids.TAKE_TURN, seat))


def turn_options(table: Tableau, seat: i64) -> i64:
    """Pick and seat one customer, then the end; everything else is optional. [6.2, R47]"""
    mat = table.mats[seat]
    phase = table.turn.phase
    options = activation_options(table, seat)
    if phase == ids.BEFORE_CARD:
        options |= pickable_slots(table)
    elif phase == ids.WAITING:
        options |= bit(table.box.first_entry + ids.SEAT_CUSTOMER)
    else:
        options |= bit(table.box.end_turn)
    if mat.unused != 0:
        options |= usable_favours(table, seat) << table.box.first_favour
    if mat.hand != 0:
        options |= bit(table.box.sell_spell)
        if mat.casts < table.turn.allowance:
            kinds = castable(table, seat, kinds_in_hand(table, seat))
            options |= kinds << table.box.first_spell
    return options


def activation_options(table: Tableau, seat: i64) -> i64:
    """A dignitary on the spot, one for privileges, one a herald. [6.2, 6.4, R21, R22, R25]"""
    turn = table.turn
    limits = table.box.limits
    options: i64 = 0
    if turn.phase == ids.SEATED and turn.local_activations < limits.local_activations:
        if any_activatable(table, seat, True):
            options = add(options, ids.ACTIVATE_LOCAL)
    by_privileges = (
        table.mats[seat].privileges >= limits.privileges_per_activation
        and turn.privilege_activations < limits.privilege_activations
    )
    if (by_privileges or turn.herald_credits > 0) and any_activatable(table, seat, False):
        if by_privileges:
            options = add(options, ids.ACTIVATE_WITH_PRIVILEGES)
        if turn.herald_credits > 0:
            options = add(options, ids.ACTIVATE_WITH_HERALD)
    return options << table.box.first_entry


def take_option(table: Tableau, seat: i64, option: i64) -> None:
    """One thing is done; then the same question comes again until the turn is ended. [6.2]"""
    box = table.box
    if option == box.end_turn:
        end_turn(table)
        return
    table.then(step(ids.TAKE_TURN, seat))
    if option < box.first_entry:
        pick_card(table, seat, option)
    elif option == box.first_entry + ids.SEAT_CUSTOMER:
        table.then(step(ids.CHOOSE_TABLE, seat))
    elif option < box.first_favour:
        activate(table, seat, option - box.first_entry)
    elif option < box.first_spell:
        use_favour(table, seat, option - box.first_favour)
    elif option < box.sell_spell:
        announce(table, seat, option - box.first_spell)
    else:
        table.then(step(ids.CHOOSE_SOLD_SPELL, seat))


def activate(table: Tableau, seat: i64, option: i64) -> None:
    """An activation uses up what allows it, then asks for the dignitary. [6.2, R40]"""
    turn = table.turn
    if option == ids.ACTIVATE_LOCAL:
        turn.local_activations += 1
    elif option == ids.ACTIVATE_WITH_PRIVILEGES:
        paid = table.box.limits.privileges_per_activation
        turn.privilege_activations += 1
        table.mats[seat].privileges -= paid
        table.reserve += paid
        if table.journal is not None:
            table.journal.tell(ids.PAID_PRIVILEGES, seat, paid)
    else:
        turn.herald_credits -= 1
    table.then(step(ids.CHOOSE_DIGNITARY, seat, option))


def send_dignitary(table: Tableau, seat: i64, dignitary: i64, tavern: i64) -> None:
    """The figure walks, then does what it is there for. [7.5]"""
    walk(table, seat, dignitary, tavern, True)
    does = table.box.court.does[dignitary]
    if does == ids.BUYS_DEED:
        table.then(step(ids.CHOOSE_DEED, seat, tavern))
    elif does == ids.PLACES_GUILD_TOKENS:
        table.then(step(ids.CHOOSE_GUILD_TOKENS, seat, dignitary, tavern))
    elif does == ids.TAKES_FAVOURS:
        table.then(step(ids.CHOOSE_FAVOUR_COUNT, seat, dignitary))
    else:
        table.then(step(ids.CHOOSE_LEVEL_COUNT, seat, dignitary))


def choose_dignitary(table: Tableau, seat: i64, dignitary: i64) -> None:
    """A dignitary serves once in a turn, whoever or whatever calls it. [7.5]"""
    table.turn.dignitaries_used = add(table.turn.dignitaries_used, dignitary)
    table.then(step(ids.CHOOSE_DESTINATION, seat, dignitary))


def walk(table: Tableau, seat: i64, dignitary: i64, tavern: i64, by_activation: bool) -> None:
    """A figure goes to another tavern, on business or carried by the wind. [7.5, 7.6]"""
    came_from = table.stands[dignitary]
    table.stands[dignitary] = tavern
    if table.journal is not None:
        event: i64 = ids.DIGNITARY_WALKED if by_activation else ids.DIGNITARY_BLOWN
        table.journal.tell(event, seat, dignitary, came_from, tavern)


def end_turn(table: Tableau) -> None:
    """The row is refilled; the next seat may react and begins, unless all is over. [6.5, R53]"""
    refill_row(table)
    if table.turns + 1 == table.box.limits.rounds * table.seats:
        table.turns += 1
        table.then(step(ids.EXCHANGE, 0))
        return
    table.then(step(ids.BEGIN_TURN, (table.active() + 1) % table.seats))
    open_window(table, ids.BEFORE_OWN_TURN)
