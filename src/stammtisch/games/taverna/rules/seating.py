"""Chapter 7.4: a customer takes a seat. Also 7.6 and 7.7: customers who change their table."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, has
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import draw_spell, raise_level
from stammtisch.games.taverna.rules.state import Tableau


def tables_for_customer(board: Tableau) -> i64:
    """Free tables; occupied ones too with a mask or when no table is free at all. [7.4]"""
    free = board.free_tables()
    if free == 0 or has(board.turn.carried, ids.MASK):
        return board.box.houses.tables
    return free


def seat_customer(board: Tableau, seat: i64, table: i64) -> None:
    """Tile, level, privilege, income, symbols: in this order. [7.4]"""
    turn = board.turn
    tavern = board.box.houses.tavern_of_table[table]
    old = board.people_at(table)
    if old == ids.NOTHING:
        take_free_table(board, seat, table)
        claim_privilege(board, seat, tavern)
    else:
        replace_customer(board, seat, table, old)
    pay_owners(board, tavern, board.box.limits.income)
    turn.tavern = tavern
    turn.phase = ids.SEATED
    work_symbols(board, seat, tavern)


def take_free_table(board: Tableau, seat: i64, table: i64) -> None:
    """At a table of its own people the customer brings a level. [7.4]"""
    turn = board.turn
    people = turn.people
    put_tile(board, people, table)
    if board.journal is not None:
        board.journal.tell(ids.SEATED_CUSTOMER, seat, people, table)
    if turn.table_matches or has(board.box.houses.tables_of[people], table):
        if raise_level(board, seat, people):
            turn.track = people


def replace_customer(board: Tableau, seat: i64, table: i64, old: i64) -> None:
    """A replaced customer leaves; a mask then gains a level with the people that left. [7.4]"""
    turn = board.turn
    board.guests[old] &= ~bit(table)
    if board.box.limits.tiles_return:
        board.supply[old] += 1
    else:
        board.out[old] += 1
    put_tile(board, turn.people, table)
    if board.journal is not None:
        board.journal.tell(ids.REPLACED_CUSTOMER, seat, turn.people, table, old)
    if has(turn.carried, ids.MASK):
        if raise_level(board, seat, old):
            turn.track = old


def put_tile(board: Tableau, people: i64, table: i64) -> None:
    """A tile goes from the supply to a table."""
    board.supply[people] -= 1
    board.guests[people] |= bit(table)


def claim_privilege(board: Tableau, seat: i64, tavern: i64) -> None:
    """Who fills the last free table of a tavern takes its privilege, once in a match. [7.4, R36]"""
    if not has(board.privileged, tavern):
        return
    if board.free_tables() & board.box.houses.tables_in[tavern] != 0:
        return
    board.privileged &= ~bit(tavern)
    board.mats[seat].privileges += board.box.limits.privileges_per_tavern
    if board.journal is not None:
        board.journal.tell(ids.TOOK_TAVERN_PRIVILEGE, seat, tavern)


def pay_owners(board: Tableau, tavern: i64, coins: i64) -> None:
    """Every seat with a deed in the tavern is paid. [7.4]"""
    deeds = board.box.houses.deeds_in[tavern]
    owner: i64 = 0
    for mat in board.mats:
        if mat.deeds & deeds != 0:
            mat.coins += coins
            if board.journal is not None:
                board.journal.tell(ids.RECEIVED_INCOME, owner, tavern, coins)
        owner += 1


def work_symbols(board: Tableau, seat: i64, tavern: i64) -> None:
    """Symbols on both customer and tavern work once each: beer, spellbook, lyre. [7.4, R11]"""
    turn = board.turn
    shown = board.signs() >> (tavern * ids.SIGNS)
    if turn.all_symbols or (has(turn.carried, ids.BEER) and has(shown, ids.BEER)):
        feast = board.box.limits.feast
        board.mats[seat].coins += feast
        turn.feasted = True
        if board.journal is not None:
            board.journal.tell(ids.FEASTED, seat, feast)
    if turn.all_symbols or (has(turn.carried, ids.SPELLBOOK) and has(shown, ids.SPELLBOOK)):
        draw_spell(board, seat)
    if turn.all_symbols or (has(turn.carried, ids.LYRE) and has(shown, ids.LYRE)):
        turn.influence = True
        if board.journal is not None:
            board.journal.tell(ids.GAINED_INFLUENCE, seat)


# -- customers who change their table --------------------------------------------------------------


def taverns_with(board: Tableau, tables: i64) -> i64:
    """The taverns in which at least one of these tables stands."""
    taverns: i64 = 0
    tavern: i64 = 0
    while tavern < ids.TAVERNS:
        if board.box.houses.tables_in[tavern] & tables != 0:
            taverns |= bit(tavern)
        tavern += 1
    return taverns


def movable_customers(board: Tableau) -> i64:
    """The occupied tables for which a table is free in another tavern. [7.7]"""
    free = board.free_tables()
    with_room = taverns_with(board, free)
    if with_room == 0:
        return 0
    if with_room & (with_room - 1) != 0:
        return board.occupied()
    tavern: i64 = 0
    while with_room != bit(tavern):
        tavern += 1
    return board.occupied() & ~board.box.houses.tables_in[tavern]


def new_tables(board: Tableau, table: i64) -> i64:
    """The free tables in taverns other than the customer's. [7.7]"""
    tavern = board.box.houses.tavern_of_table[table]
    return board.free_tables() & ~board.box.houses.tables_in[tavern]


def move_customer(board: Tableau, seat: i64, table: i64, new: i64) -> None:
    """A moved customer brings a level, the last table's privilege, and pays owners. [7.7]"""
    people = board.people_at(table)
    board.guests[people] = (board.guests[people] & ~bit(table)) | bit(new)
    if board.journal is not None:
        board.journal.tell(ids.MOVED_CUSTOMER, seat, people, table, new)
    if has(board.box.houses.tables_of[people], new):
        raise_level(board, seat, people)
    tavern = board.box.houses.tavern_of_table[new]
    claim_privilege(board, seat, tavern)
    pay_owners(board, tavern, board.box.limits.move_income)


def swap_partners(board: Tableau, table: i64) -> i64:
    """The customers of another people in another tavern. [7.6]"""
    tavern = board.box.houses.tavern_of_table[table]
    others = board.occupied() & ~board.guests[board.people_at(table)]
    return others & ~board.box.houses.tables_in[tavern]


def swappable(board: Tableau) -> i64:
    """The occupied tables that have at least one partner for a swap. [7.6]"""
    found: i64 = 0
    occupied = board.occupied()
    people: i64 = 0
    while people < ids.PEOPLES:
        others = occupied & ~board.guests[people]
        tavern: i64 = 0
        while tavern < ids.TAVERNS:
            tables = board.box.houses.tables_in[tavern]
            if others & ~tables != 0:
                found |= board.guests[people] & tables
            tavern += 1
        people += 1
    return found


def swap_customers(board: Tableau, seat: i64, first: i64, second: i64) -> None:
    """Two customers change places; each at a table of its own people brings a level. [7.6]"""
    one = board.people_at(first)
    other = board.people_at(second)
    board.guests[one] = (board.guests[one] & ~bit(first)) | bit(second)
    board.guests[other] = (board.guests[other] & ~bit(second)) | bit(first)
    if board.journal is not None:
        board.journal.tell(ids.SWAPPED_CUSTOMERS, seat, one, second, other, first)
    if has(board.box.houses.tables_of[one], second):
        raise_level(board, seat, one)
    if has(board.box.houses.tables_of[other], first):
        raise_level(board, seat, other)
