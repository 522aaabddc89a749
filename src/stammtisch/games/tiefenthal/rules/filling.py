"""Phase B: the tavern fills up. [6]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.pile import Pile
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


def taverns_fill(table: Tableau) -> None:
    """All taverns fill up; then those with a counter guest may begin again. [6, R51]"""
    table.phase = ids.TAVERN_FILLS
    table.plan_step(ids.WAITRESSES, 0, 0)
    table.plan_step(ids.REDRAW_WAVE, 0, 0)
    seat: i64 = 0
    while seat < table.seats:
        fill(table, seat)
        offer_redraw(table, seat)
        seat += 1


def offer_redraw(table: Tableau, seat: i64) -> None:
    """Who holds a counter guest may begin again, tables full or not; later only F. [6, R24, R25]"""
    if table.mats[seat].counter_guests > 0:
        table.ask(seat, ids.COUNTER_GUEST_REDRAW)


def tables(table: Tableau, mat: Mat) -> i64:
    """Printed tables and displayed table cards. [6]"""
    return mat.tile_value(table.box, ids.TABLES) + mat.staff[ids.TABLE]


def fill(table: Tableau, seat: i64) -> None:
    """Turn up cards until every table is occupied or no card is left. [6]"""
    mat = table.mats[seat]
    while len(mat.patrons) < tables(table, mat):
        if mat.pile_size() == 0:
            shuffle_discards(table, seat)
            if mat.pile.left == 0:
                return
        turn_up(table, seat, mat.draw())


def turn_up(table: Tableau, seat: i64, card: i64) -> None:
    """Patrons sit down from left to right, nobles together, staff goes to its place. [6, R19]"""
    mat = table.mats[seat]
    table.tell(ids.TURNED_UP, seat, card)
    if card < ids.TAVERN_CARDS:
        mat.staff[card] += 1
    elif card != ids.NOBLE:
        mat.patrons = append(mat.patrons, card)
    else:
        if mat.nobles_seated == 0:
            mat.patrons = append(mat.patrons, card)
        mat.nobles_seated += 1


def discards(mat: Mat) -> vec[i64]:
    """How many cards of each kind lie in the discard pile: owned, not drawn, not to be drawn."""
    counts: vec[i64] = mat.owned[:]
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        counts[card] -= mat.staff[card]
        card += 1
    counts[ids.NOBLE] -= mat.nobles_seated
    for patron in mat.patrons:
        if patron != ids.NO_CARD and patron != ids.NOBLE:
            counts[patron] -= 1
    for card in mat.top:
        counts[card] -= 1
    place: i64 = 0
    while place < mat.pile.left:
        counts[mat.pile.cards[place]] -= 1
        place += 1
    return counts


def shuffle_discards(table: Tableau, seat: i64) -> None:
    """Only the discard pile is shuffled; what lies open stays where it is. [6, R54]"""
    mat = table.mats[seat]
    mat.pile = shuffled_kinds(table, seat, discards(mat))
    if mat.pile.left > 0:
        table.tell(ids.SHUFFLED, seat, mat.pile.left)


def with_copies(cards: vec[i64], kind: i64, number: i64) -> vec[i64]:
    """The cards with so many more of one kind."""
    while number > 0:
        cards = append(cards, kind)
        number -= 1
    return cards


def shuffled_kinds(table: Tableau, seat: i64, counts: vec[i64]) -> Pile:
    """A pile of so many cards of each kind, in random order."""
    cards: vec[i64] = vec[i64]()
    kind: i64 = 0
    while kind < table.box.kinds:
        cards = with_copies(cards, kind, counts[kind])
        kind += 1
    table.rng.shuffle(ids.DECK_CHANCE + seat, cards)
    return Pile(cards, len(cards))


def clear_tavern(mat: Mat) -> i64:
    """Every displayed card and seated patron goes to the discard pile; how many. [6]"""
    cleared: i64 = mat.nobles_seated
    for patron in mat.patrons:
        if patron != ids.NO_CARD and patron != ids.NOBLE:
            cleared += 1
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        cleared += mat.staff[card]
        mat.staff[card] = 0
        card += 1
    mat.patrons = vec[i64]()
    mat.nobles_seated = 0
    mat.begin_turn()
    return cleared


def redraw_wave(table: Tableau) -> None:
    """The answers of a wave are revealed together; who redrew and can again is asked again. [6]"""
    redrew: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        if mat.answer == ids.REDRAW:
            redraw(table, seat)
            redrew += 1
        mat.answer = -1
        seat += 1
    if redrew > 0:
        table.plan_step(ids.REDRAW_WAVE, 0, 0)


def redraw(table: Tableau, seat: i64) -> None:
    """The counter guest leaves, all turned-up cards are discarded, filling restarts. [6]"""
    mat = table.mats[seat]
    mat.counter_guests -= 1
    table.counter_guests_spent += 1
    cleared: i64 = clear_tavern(mat)
    table.tell(ids.REDREW, seat, mat.counter_guests, cleared)
    fill(table, seat)
    offer_redraw(table, seat)
