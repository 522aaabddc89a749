"""Chapter 5: the table is set, the chosen peoples are named, the first deeds are bought."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import below, bit, count
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import refill_row
from stammtisch.games.taverna.rules.dignitaries import priced_up_to, taverns_deeds
from stammtisch.games.taverna.rules.favours import refill_favours
from stammtisch.games.taverna.rules.gains import draw_spell
from stammtisch.games.taverna.rules.state import Mat, Tableau, step


def repeated(number: i64, times: i64) -> vec[i64]:
    """A vec that holds the same number so many times."""
    numbers: vec[i64] = vec[i64]()
    while times > 0:
        numbers = append(numbers, number)
        times -= 1
    return numbers


def set_up(table: Tableau, with_curse: bool) -> None:
    """Everything is put in its place; seat 0 begins, whoever was drawn for it. [5, R1]"""
    limits = table.box.limits
    seat: i64 = 0
    while seat < table.seats:
        mat = Mat(repeated(limits.start_level, ids.PEOPLES), repeated(0, ids.SOURCES))
        mat.coins = limits.start_coins
        table.mats.append(mat)
        seat += 1
    table.privileged = below(ids.TAVERNS)
    table.reserve = limits.privileges_total - ids.TAVERNS * limits.privileges_per_tavern
    table.guests = repeated(0, ids.PEOPLES)
    table.supply = repeated(limits.tiles_per_people, ids.PEOPLES)
    table.out = repeated(0, ids.PEOPLES)
    lay_favours(table)
    place_dignitaries(table)
    table.then(step(ids.BEGIN_TURN, 0))
    plan_first_deeds(table)
    deal_spells(table, with_curse)
    reveal_customers(table)
    name_peoples(table)


def lay_favours(table: Tableau) -> None:
    """The favours are shuffled and the first ones lie open around the castle. [5]"""
    tiles = from_set(below(len(table.box.favours.kind_of_tile)))
    table.favour_reserve = shuffled(tiles, table.rng, ids.FAVOUR_STREAM)
    refill_favours(table)


def place_dignitaries(table: Tableau) -> None:
    """One dignitary stands in each small tavern, at random. [5, R52]"""
    taverns = from_set(table.box.houses.small)
    table.rng.shuffle(ids.DIGNITARY_STREAM, taverns)
    table.stands = taverns[: ids.DIGNITARIES]
    if table.journal is not None:
        dignitary: i64 = 0
        while dignitary < ids.DIGNITARIES:
            table.journal.tell(ids.DIGNITARY_STANDS, dignitary, table.stands[dignitary])
            dignitary += 1


def deal_spells(table: Tableau, with_curse: bool) -> None:
    """Three spells for each seat, drawn one seat after the other. [5, R45]"""
    spells = table.box.spells
    if table.own_turn_magic:
        table.removed = spells.of_others_turns
    cards = below(len(spells.kind_of_card)) & ~table.removed
    if with_curse:
        cards |= bit(spells.curse)
    table.spell_deck = shuffled(from_set(cards), table.rng, ids.SPELL_STREAM)
    seat: i64 = 0
    while seat < table.seats:
        dealt: i64 = 0
        while dealt < table.box.limits.start_spells:
            draw_spell(table, seat)
            dealt += 1
        seat += 1


def reveal_customers(table: Tableau) -> None:
    """The customer cards of the sets in use are shuffled and the row is filled. [5]"""
    table.customer_deck = shuffled(table.box.guests.cards, table.rng, ids.CUSTOMER_STREAM)
    table.row = repeated(ids.NOTHING, table.box.limits.customer_row)
    refill_row(table)


# -- the chosen peoples ----------------------------------------------------------------------------


def name_peoples(table: Tableau) -> None:
    """The first card names the King's people; with a Queen the seats name both. [5, R49]"""
    if table.box.limits.royal_rounds > 1:
        table.then(step(ids.CHOOSE_QUEEN_PEOPLE, 1))
        table.then(step(ids.CHOOSE_KING_PEOPLE, 0))
        return
    first = table.row[0]
    if table.box.guests.people[2 * first + 1] == ids.NOTHING:
        choose_king(table, ids.NOBODY, table.box.guests.people[2 * first])
    else:
        table.then(step(ids.CHOOSE_KING_PEOPLE, 0))


def king_peoples(table: Tableau) -> i64:
    """The two peoples of the first card, or all four where there is a Queen. [6.1]"""
    if table.box.limits.royal_rounds > 1:
        return below(ids.PEOPLES)
    people = table.box.guests.people
    return bit(people[2 * table.row[0]]) | bit(people[2 * table.row[0] + 1])


def choose_king(table: Tableau, seat: i64, people: i64) -> None:
    """The King's people, named by a seat or a card, decides the order of the scoring. [5]"""
    table.king = people
    if table.journal is not None:
        table.journal.tell(ids.CHOSE_KING, seat, people)


def queen_peoples(table: Tableau) -> i64:
    """The Queen's people is another than the King's. [6.1]"""
    return below(ids.PEOPLES) & ~bit(table.king)


def choose_queen(table: Tableau, seat: i64, people: i64) -> None:
    """The Queen's people decides the order of the second royal round. [5]"""
    table.queen = people
    if table.journal is not None:
        table.journal.tell(ids.CHOSE_QUEEN, seat, people)


# -- the first deeds -------------------------------------------------------------------------------


def plan_first_deeds(table: Tableau) -> None:
    """Each pass buys one deed for each seat, forwards, then backwards, and so on. [5]"""
    round = table.box.limits.start_deeds
    while round > 0:
        round -= 1
        place = table.seats
        while place > 0:
            place -= 1
            seat = place if round % 2 == 0 else table.seats - 1 - place
            table.then(step(ids.OFFER_DEED, seat))


def first_deeds(table: Tableau, seat: i64) -> i64:
    """Free deeds in new taverns; after the first a second must be certain. [6.1, R31]"""
    mat = table.mats[seat]
    houses = table.box.houses
    unowned = houses.deeds & ~table.owned()
    affordable = unowned & ~taverns_deeds(table, mat.deeds) & priced_up_to(table, mat.coins)
    if mat.deeds != 0 or table.box.limits.start_deeds < 2:
        return affordable
    least = second_price(table, seat, unowned, 0)
    sure: i64 = 0
    tavern: i64 = 0
    while tavern < ids.TAVERNS:
        here = affordable & houses.deeds_in[tavern]
        if here != 0:
            elsewhere = unowned & ~houses.deeds_in[tavern]
            second = second_price(table, seat, elsewhere, least)
            sure |= here & priced_up_to(table, mat.coins - second)
        tavern += 1
    return sure if sure != 0 else affordable


def second_price(table: Tableau, seat: i64, free: i64, price: i64) -> i64:
    """The price, at least this one, at which one of these is left after the others. [R31]"""
    others = 2 * (table.seats - 1 - seat)  # the deeds that they buy before the seat's second one
    up_to = table.box.houses.deeds_up_to
    while price < len(up_to) and count(free & up_to[price]) <= others:
        price += 1
    return price


def offer_deed(table: Tableau, seat: i64) -> None:
    """A seat without a legal deed buys nothing; the shipped prices never lead there. [6.1]"""
    if first_deeds(table, seat) != 0:
        table.then(step(ids.BUY_DEED, seat))
