"""Chapter 5: the table is set, the chosen peoples are named, the first deeds are bought."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import below, bit
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


def lay_out(board: Tableau, with_curse: bool) -> None:
    """Everything is put in its place, then the first question is asked. [5]"""
    limits = board.box.limits
    seat: i64 = 0
    while seat < board.seats:
        mat = Mat(repeated(limits.start_level, ids.PEOPLES), repeated(0, ids.SOURCES))
        mat.coins = limits.start_coins
        board.mats.append(mat)
        seat += 1
    board.privileged = below(ids.TAVERNS)
    board.reserve = limits.privileges_total - ids.TAVERNS * limits.privileges_per_tavern
    board.guests = repeated(0, ids.PEOPLES)
    board.supply = repeated(limits.tiles_per_people, ids.PEOPLES)
    board.out = repeated(0, ids.PEOPLES)
    lay_favours(board)
    place_dignitaries(board)
    board.then(step(ids.BEGIN_TURN, 0))
    plan_first_deeds(board)
    deal_spells(board, with_curse)
    reveal_customers(board)
    name_peoples(board)


def lay_favours(board: Tableau) -> None:
    """The favours are shuffled and the first ones lie open around the castle. [5]"""
    tiles = from_set(below(len(board.box.favours.kind_of_tile)))
    board.favour_reserve = shuffled(tiles, board.rng, ids.FAVOUR_STREAM)
    refill_favours(board)


def place_dignitaries(board: Tableau) -> None:
    """One dignitary stands in each small tavern, at random. [5, R52]"""
    taverns = from_set(board.box.houses.small)
    board.rng.shuffle(ids.DIGNITARY_STREAM, taverns)
    board.stands = taverns[: ids.DIGNITARIES]


def deal_spells(board: Tableau, with_curse: bool) -> None:
    """Three spells for each seat, drawn one seat after the other. [5]"""
    spells = board.box.spells
    if board.own_turn_magic:
        board.removed = spells.of_others_turns
    cards = below(len(spells.kind_of_card)) & ~board.removed
    if with_curse:
        cards |= bit(spells.curse)
    board.spell_deck = shuffled(from_set(cards), board.rng, ids.SPELL_STREAM)
    seat: i64 = 0
    while seat < board.seats:
        dealt: i64 = 0
        while dealt < board.box.limits.start_spells:
            draw_spell(board, seat)
            dealt += 1
        seat += 1


def reveal_customers(board: Tableau) -> None:
    """The customer cards of the sets in use are shuffled and the row is filled. [5]"""
    board.customer_deck = shuffled(board.box.guests.cards, board.rng, ids.CUSTOMER_STREAM)
    board.row = repeated(ids.NOTHING, board.box.limits.customer_row)
    refill_row(board)


# -- the chosen peoples ----------------------------------------------------------------------------


def name_peoples(board: Tableau) -> None:
    """The first card names the King's people; with a Queen the seats name both. [5, R49]"""
    if board.box.limits.royal_rounds > 1:
        board.then(step(ids.CHOOSE_QUEEN_PEOPLE, 1))
        board.then(step(ids.CHOOSE_KING_PEOPLE, 0))
        return
    first = board.row[0]
    if board.box.guests.people[2 * first + 1] == ids.NOTHING:
        choose_king(board, ids.NOBODY, board.box.guests.people[2 * first])
    else:
        board.then(step(ids.CHOOSE_KING_PEOPLE, 0))


def king_peoples(board: Tableau) -> i64:
    """The two peoples of the first card, or all four where there is a Queen. [6.1]"""
    if board.box.limits.royal_rounds > 1:
        return below(ids.PEOPLES)
    people = board.box.guests.people
    return bit(people[2 * board.row[0]]) | bit(people[2 * board.row[0] + 1])


def choose_king(board: Tableau, seat: i64, people: i64) -> None:
    """The King's people, named by a seat or a card, decides the order of the scoring. [5]"""
    board.king = people
    if board.journal is not None:
        board.journal.tell(ids.CHOSE_KING, seat, people)


def queen_peoples(board: Tableau) -> i64:
    """The Queen's people is another than the King's. [6.1]"""
    return below(ids.PEOPLES) & ~bit(board.king)


def choose_queen(board: Tableau, seat: i64, people: i64) -> None:
    """The Queen's people decides the order of the second royal round. [5]"""
    board.queen = people
    if board.journal is not None:
        board.journal.tell(ids.CHOSE_QUEEN, seat, people)


# -- the first deeds -------------------------------------------------------------------------------


def plan_first_deeds(board: Tableau) -> None:
    """Each pass buys one deed for each seat, forwards, then backwards, and so on. [5]"""
    round = board.box.limits.start_deeds
    while round > 0:
        round -= 1
        place = board.seats
        while place > 0:
            place -= 1
            seat = place if round % 2 == 0 else board.seats - 1 - place
            board.then(step(ids.OFFER_DEED, seat))


def first_deeds(board: Tableau, seat: i64) -> i64:
    """Free deeds in new taverns; the first must leave coins for any small one. [6.1, R31]"""
    mat = board.mats[seat]
    free = board.box.houses.deeds & ~board.owned() & ~taverns_deeds(board, mat.deeds)
    affordable = free & priced_up_to(board, mat.coins)
    if mat.deeds != 0:
        return affordable
    kept = mat.coins - board.box.houses.dearest_small
    reserved = free & priced_up_to(board, kept)
    return reserved if reserved != 0 else affordable


def offer_deed(board: Tableau, seat: i64) -> None:
    """A seat without a legal deed buys nothing; the shipped prices never lead there. [6.1]"""
    if first_deeds(board, seat) != 0:
        board.then(step(ids.BUY_DEED, seat))
