"""Chapter 7.4: a customer takes a seat. Also 7.6 and 7.7: customers who change their table."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, has
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import draw_spell, raise_level
from stammtisch.games.taverna.rules.state import Tableau


def tables_for_customer(table: Tableau) -> i64:
    """Free tables; occupied ones too with a mask or when no table is free at all. [7.4, R7]"""
    free = table.free_tables()
    if free == 0 or has(table.turn.carried, ids.MASK):
        return table.box.houses.tables
    return free


def seat_customer(table: Tableau, seat: i64, place: i64) -> None:
    """Tile, level, privilege, income, symbols: in this order. [7.4, R16]"""
    turn = table.turn
    tavern = table.box.houses.tavern_of_table[place]
    old = table.people_at(place)
    if old == ids.NOTHING:
        take_free_table(table, seat, place)
        claim_privilege(table, seat, tavern)
    else:
        replace_customer(table, seat, place, old)
    pay_owners(table, tavern, table.box.limits.income)
    turn.tavern = tavern
    turn.phase = ids.SEATED
    work_symbols(table, seat, tavern)


def take_free_table(table: Tableau, seat: i64, place: i64) -> None:
    """At a table of its own people the customer brings a level. [7.4]"""
    turn = table.turn
    people = turn.people
    put_tile(table, people, place)
    if table.journal is not None:
        table.journal.tell(ids.SEATED_CUSTOMER, seat, people, place)
    if turn.table_matches or has(table.box.houses.tables_of[people], place):
        if raise_level(table, seat, people):
            turn.track = people


def replace_customer(table: Tableau, seat: i64, place: i64, old: i64) -> None:
    """A replaced customer leaves; a mask gains a level with the people that left. [7.4, R8, R17]"""
    turn = table.turn
    table.guests[old] &= ~bit(place)
    if table.box.limits.tiles_return:
        table.supply[old] += 1
    else:
        table.out[old] += 1
    put_tile(table, turn.people, place)
    if table.journal is not None:
        table.journal.tell(ids.REPLACED_CUSTOMER, seat, turn.people, place, old)
    if has(turn.carried, ids.MASK):
        if raise_level(table, seat, old):
            turn.track = old


def put_tile(table: Tableau, people: i64, place: i64) -> None:
    """A tile goes from the supply to a table."""
    table.supply[people] -= 1
    table.guests[people] |= bit(place)


def claim_privilege(table: Tableau, seat: i64, tavern: i64) -> None:
    """Who fills the last free table of a tavern takes its privilege, once in a match. [7.4, R36]"""
    if not has(table.privileged, tavern):
        return
    if table.free_tables() & table.box.houses.tables_in[tavern] != 0:
        return
    table.privileged &= ~bit(tavern)
    table.mats[seat].privileges += table.box.limits.privileges_per_tavern
    if table.journal is not None:
        table.journal.tell(ids.TOOK_TAVERN_PRIVILEGE, seat, tavern)


def pay_owners(table: Tableau, tavern: i64, coins: i64) -> None:
    """Every seat with a deed in the tavern is paid. [7.4]"""
    deeds = table.box.houses.deeds_in[tavern]
    owner: i64 = 0
    for mat in table.mats:
        if mat.deeds & deeds != 0:
            mat.coins += coins
            if table.journal is not None:
                table.journal.tell(ids.RECEIVED_INCOME, owner, tavern, coins)
        owner += 1


def work_symbols(table: Tableau, seat: i64, tavern: i64) -> None:
    """Symbols on both customer and tavern work once each: beer, spellbook, lyre. [7.4, R11, R15]"""
    turn = table.turn
    shown = table.signs() >> (tavern * ids.SIGNS)
    if turn.all_symbols or (has(turn.carried, ids.BEER) and has(shown, ids.BEER)):
        feast = table.box.limits.feast
        table.mats[seat].coins += feast
        turn.feasted = True
        if table.journal is not None:
            table.journal.tell(ids.FEASTED, seat, feast)
    if turn.all_symbols or (has(turn.carried, ids.SPELLBOOK) and has(shown, ids.SPELLBOOK)):
        draw_spell(table, seat)
    if turn.all_symbols or (has(turn.carried, ids.LYRE) and has(shown, ids.LYRE)):
        turn.influence = True
        if table.journal is not None:
            table.journal.tell(ids.GAINED_INFLUENCE, seat)


# -- customers who change their table --------------------------------------------------------------


def taverns_with(table: Tableau, tables: i64) -> i64:
    """The taverns in which at least one of these tables stands."""
    taverns: i64 = 0
    tavern: i64 = 0
    while tavern < ids.TAVERNS:
        if table.box.houses.tables_in[tavern] & tables != 0:
            taverns |= bit(tavern)
        tavern += 1
    return taverns


def movable_customers(table: Tableau) -> i64:
    """The occupied tables for which a table is free in another tavern. [7.7]"""
    free = table.free_tables()
    with_room = taverns_with(table, free)
    if with_room == 0:
        return 0
    if with_room & (with_room - 1) != 0:
        return table.occupied()
    tavern: i64 = 0
    while with_room != bit(tavern):
        tavern += 1
    return table.occupied() & ~table.box.houses.tables_in[tavern]


def new_tables(table: Tableau, place: i64) -> i64:
    """The free tables in taverns other than the customer's. [7.7]"""
    tavern = table.box.houses.tavern_of_table[place]
    return table.free_tables() & ~table.box.houses.tables_in[tavern]


def move_customer(table: Tableau, seat: i64, place: i64, new: i64) -> None:
    """A customer who moves brings level and privilege, and pays owners. [7.7, R5, R37, R55]"""
    people = table.people_at(place)
    table.guests[people] = (table.guests[people] & ~bit(place)) | bit(new)
    if table.journal is not None:
        table.journal.tell(ids.MOVED_CUSTOMER, seat, people, place, new)
    if has(table.box.houses.tables_of[people], new):
        raise_level(table, seat, people)
    tavern = table.box.houses.tavern_of_table[new]
    claim_privilege(table, seat, tavern)
    pay_owners(table, tavern, table.box.limits.move_income)


def swap_partners(table: Tableau, place: i64) -> i64:
    """The customers of another people in another tavern. [7.6]"""
    tavern = table.box.houses.tavern_of_table[place]
    others = table.occupied() & ~table.guests[table.people_at(place)]
    return others & ~table.box.houses.tables_in[tavern]


def swappable(table: Tableau) -> i64:
    """The occupied tables that have at least one partner for a swap. [7.6]"""
    found: i64 = 0
    occupied = table.occupied()
    people: i64 = 0
    while people < ids.PEOPLES:
        others = occupied & ~table.guests[people]
        tavern: i64 = 0
        while tavern < ids.TAVERNS:
            tables = table.box.houses.tables_in[tavern]
            if others & ~tables != 0:
                found |= table.guests[people] & tables
            tavern += 1
        people += 1
    return found


def swap_customers(table: Tableau, seat: i64, first: i64, second: i64) -> None:
    """Two customers change places; each at a table of its own people brings a level. [7.6]"""
    one = table.people_at(first)
    other = table.people_at(second)
    table.guests[one] = (table.guests[one] & ~bit(first)) | bit(second)
    table.guests[other] = (table.guests[other] & ~bit(second)) | bit(first)
    if table.journal is not None:
        table.journal.tell(ids.SWAPPED_CUSTOMERS, seat, one, second, other, first)
    if has(table.box.houses.tables_of[one], second):
        raise_level(table, seat, one)
    if has(table.box.houses.tables_of[other], first):
        raise_level(table, seat, other)
