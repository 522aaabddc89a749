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


def begin_turn(board: Tableau, seat: i64) -> None:
    """At the start of a turn everything remembered of the last one is forgotten. [6.2]"""
    if seat != board.active():
        board.turns += 1
    board.turn = Turn()
    board.turn.allowance = board.box.limits.casts_per_own_turn
    for mat in board.mats:
        mat.casts = 0
    if board.journal is not None:
        board.journal.tell(ids.TURN_BEGAN, seat, board.round())
    board.then(step(ids.TAKE_TURN, seat))


def turn_options(board: Tableau, seat: i64) -> i64:
    """Pick and seat one customer, then the end; everything else is optional. [6.2]"""
    mat = board.mats[seat]
    phase = board.turn.phase
    options = activation_options(board, seat)
    if phase == ids.BEFORE_CARD:
        options |= pickable_slots(board)
    elif phase == ids.WAITING:
        options |= bit(board.box.first_entry + ids.SEAT_CUSTOMER)
    else:
        options |= bit(board.box.end_turn)
    if mat.unused != 0:
        options |= usable_favours(board, seat) << board.box.first_favour
    if mat.hand != 0:
        options |= bit(board.box.sell_spell)
        if mat.casts < board.turn.allowance:
            kinds = castable(board, seat, kinds_in_hand(board, seat))
            options |= kinds << board.box.first_spell
    return options


def activation_options(board: Tableau, seat: i64) -> i64:
    """A dignitary on the spot, one for privileges, one for each herald. [6.2, 6.4]"""
    turn = board.turn
    limits = board.box.limits
    options: i64 = 0
    if turn.phase == ids.SEATED and turn.local_activations < limits.local_activations:
        if any_activatable(board, seat, True):
            options = add(options, ids.ACTIVATE_LOCAL)
    by_privileges = (
        board.mats[seat].privileges >= limits.privileges_per_activation
        and turn.privilege_activations < limits.privilege_activations
    )
    if (by_privileges or turn.herald_credits > 0) and any_activatable(board, seat, False):
        if by_privileges:
            options = add(options, ids.ACTIVATE_WITH_PRIVILEGES)
        if turn.herald_credits > 0:
            options = add(options, ids.ACTIVATE_WITH_HERALD)
    return options << board.box.first_entry


def take_option(board: Tableau, seat: i64, option: i64) -> None:
    """One thing is done; then the same question comes again until the turn is ended. [6.2]"""
    box = board.box
    if option == box.end_turn:
        end_turn(board)
        return
    board.then(step(ids.TAKE_TURN, seat))
    if option < box.first_entry:
        pick_card(board, seat, option)
    elif option == box.first_entry + ids.SEAT_CUSTOMER:
        board.then(step(ids.CHOOSE_TABLE, seat))
    elif option < box.first_favour:
        activate(board, seat, option - box.first_entry)
    elif option < box.first_spell:
        use_favour(board, seat, option - box.first_favour)
    elif option < box.sell_spell:
        announce(board, seat, option - box.first_spell)
    else:
        board.then(step(ids.CHOOSE_SOLD_SPELL, seat))


def activate(board: Tableau, seat: i64, option: i64) -> None:
    """An activation uses up what allows it, then asks for the dignitary. [6.2]"""
    turn = board.turn
    if option == ids.ACTIVATE_LOCAL:
        turn.local_activations += 1
    elif option == ids.ACTIVATE_WITH_PRIVILEGES:
        paid = board.box.limits.privileges_per_activation
        turn.privilege_activations += 1
        board.mats[seat].privileges -= paid
        board.reserve += paid
        if board.journal is not None:
            board.journal.tell(ids.PAID_PRIVILEGES, seat, paid)
    else:
        turn.herald_credits -= 1
    board.then(step(ids.CHOOSE_DIGNITARY, seat, option))


def send_dignitary(board: Tableau, seat: i64, dignitary: i64, tavern: i64) -> None:
    """The figure walks, then does what it is there for. [7.5]"""
    walk(board, seat, dignitary, tavern, True)
    does = board.box.court.does[dignitary]
    if does == ids.BUYS_DEED:
        board.then(step(ids.CHOOSE_DEED, seat, tavern))
    elif does == ids.PLACES_GUILD_TOKENS:
        board.then(step(ids.CHOOSE_GUILD_TOKENS, seat, dignitary, tavern))
    elif does == ids.TAKES_FAVOURS:
        board.then(step(ids.CHOOSE_FAVOUR_COUNT, seat, dignitary))
    else:
        board.then(step(ids.CHOOSE_LEVEL_COUNT, seat, dignitary))


def choose_dignitary(board: Tableau, seat: i64, dignitary: i64) -> None:
    """A dignitary serves once in a turn, whoever or whatever calls it. [7.5]"""
    board.turn.dignitaries_used = add(board.turn.dignitaries_used, dignitary)
    board.then(step(ids.CHOOSE_DESTINATION, seat, dignitary))


def walk(board: Tableau, seat: i64, dignitary: i64, tavern: i64, by_activation: bool) -> None:
    """A figure goes to another tavern, on business or carried by the wind. [7.5, 7.6]"""
    came_from = board.stands[dignitary]
    board.stands[dignitary] = tavern
    if board.journal is not None:
        event: i64 = ids.DIGNITARY_WALKED if by_activation else ids.DIGNITARY_BLOWN
        board.journal.tell(event, seat, dignitary, came_from, tavern)


def end_turn(board: Tableau) -> None:
    """The row is refilled; the next seat may react, then it begins, unless all is over. [6.5]"""
    refill_row(board)
    if board.turns + 1 == board.box.limits.rounds * board.seats:
        board.turns += 1
        board.then(step(ids.EXCHANGE, 0))
        return
    board.then(step(ids.BEGIN_TURN, (board.active() + 1) % board.seats))
    open_window(board, ids.BEFORE_OWN_TURN)
