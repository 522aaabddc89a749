"""Setting the table: board, market, taverns, start decks. [5]"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import add, bit
from stammtisch.core.pile import Pile, shuffled
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.dice import number_of
from stammtisch.games.tiefenthal.rules.filling import shuffled_kinds, with_copies
from stammtisch.games.tiefenthal.rules.goods import take_card
from stammtisch.games.tiefenthal.rules.offer import put_signature
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau

CHEAPEST_GUEST: Final = 3


def first_supply(box: Box, module: i64) -> vec[i64]:
    """The tavern cards of the modules in play. [5]"""
    supply: vec[i64] = vec[i64]()
    card: i64 = 0
    while card < ids.TAVERN_CARDS:
        supply = append(supply, box.copies[card] if box.module[card] <= module else 0)
        card += 1
    return supply


def set_up(table: Tableau) -> None:
    """Taverns, supplies, guests on offer, the start seat, then the start decks. [5, R1]"""
    while len(table.mats) < table.seats:
        table.mats.append(new_mat(table))
    table.nobles = table.box.copies[ids.FIRST_REGULAR - 1]
    table.counter_guests = table.box.counter_guests * table.seats
    table.schnapps = table.box.schnapps if table.module >= 2 else 0
    table.signatures = table.box.signatures if table.module == 5 else 0
    lay_out_guests(table)
    table.start_seat = table.rng.below(ids.START_CHANCE, table.seats)
    table.tell(ids.OPENED, table.start_seat)
    if table.module >= 4:
        offer_start_cards(table)
    else:
        deal_start_cards(table)
        table.plan_step(ids.OPEN_HOUSE, 0, 0)


def guest_cards(table: Tableau, three: bool) -> vec[i64]:
    """The guests that cost 3 beer, or all others, as far as they take part. [5]"""
    cards: vec[i64] = vec[i64]()
    kind: i64 = table.box.first_guest
    while kind < table.box.kinds:
        if (
            table.box.module[kind] <= table.module
            and (table.box.price[kind] == CHEAPEST_GUEST) == three
        ):
            cards = with_copies(cards, kind, table.box.copies[kind])
        kind += 1
    return cards


def lay_out_guests(table: Tableau) -> None:
    """The 3-beer pile, the guest deck, four open guests, each with a signature. [5, R9]"""
    table.three = shuffled(guest_cards(table, True), table.rng, ids.GUEST_CHANCE)
    table.guests = shuffled(guest_cards(table, False), table.rng, ids.GUEST_CHANCE)
    put_signature(table, ids.THREE_PILE)
    place: i64 = 1
    while place < ids.SLOT_FIVE:
        table.slots[place] = table.guests.draw()
        table.tell(ids.REFILLED, place, table.slots[place])
        put_signature(table, place)
        place += 1


def regulars_of_a_colour(table: Tableau) -> vec[i64]:
    """The seven regulars with which every deck begins. [5]"""
    cards: vec[i64] = vec[i64]()
    kind: i64 = ids.FIRST_REGULAR
    while kind < table.box.first_guest:
        cards = with_copies(cards, kind, table.box.copies[kind])
        kind += 1
    return cards


def new_mat(table: Tableau) -> Mat:
    """A tavern with all tiles on their base side and the regulars in its deck. [5]"""
    owned: vec[i64] = vec[i64]()
    kind: i64 = 0
    while kind < table.box.kinds:
        regular: bool = ids.FIRST_REGULAR <= kind < table.box.first_guest
        owned = append(owned, table.box.copies[kind] if regular else 0)
        kind += 1
    regulars: vec[i64] = regulars_of_a_colour(table)
    staff: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
    deck = Pile(regulars, len(regulars))
    return Mat(owned, staff, deck, vec[i64](), vec[i64](), vec[i64]())


def deal_start_cards(table: Tableau) -> None:
    """Modules 1 to 3: the same tavern cards for everybody. [5]"""
    seat: i64 = 0
    while seat < table.seats:
        for card in table.box.start_deck:
            take_card(table, seat, card)
        seat += 1


# -- start cards of module 4 ---------------------------------------------------------------------


def offer_start_cards(table: Tableau) -> None:
    """Three of the start cards are turned up; everybody chooses at once. [5, R33]"""
    cards: vec[i64] = vec[i64]()
    card: i64 = 0
    while card < len(table.box.start_effects):
        cards = append(cards, card)
        card += 1
    table.rng.shuffle(ids.START_CHANCE, cards)
    offered: i64 = 0
    while offered < table.box.start_cards_offered:
        table.offered_start_cards = add(table.offered_start_cards, cards[offered])
        offered += 1
    table.plan_step(ids.START_CARDS, 0, 0)
    seat: i64 = 0
    while seat < table.seats:
        table.ask(seat, ids.CHOOSE_START_CARD)
        seat += 1


def reveal_start_cards(table: Tableau) -> None:
    """The chosen cards are revealed and carried out in written order. [5]"""
    table.plan_step(ids.SHOW_OUT, 0, 0)
    seat: i64 = 0
    while seat < table.seats:
        table.tell(ids.CHOSE_START_CARD, seat, table.mats[seat].answer)
        seat += 1
    place: i64 = table.seats - 1
    while place >= 0:
        seat = table.in_turn_order(place)
        mat = table.mats[seat]
        effects: i64 = table.box.start_effects[mat.answer]
        table.plan_step(ids.EFFECTS, seat, effects)
        mat.answer = -1
        ask_for_tile(table, seat, effects)
        place -= 1


def ask_for_tile(table: Tableau, seat: i64, place: i64) -> None:
    """An upgrade that a start card offers may be left; all answer at once. [5, R32]"""
    while table.box.effects[place] != ids.NO_EFFECT:
        if table.box.effects[place] == ids.FREE_TILE and table.box.effects[place + 3] != 0:
            table.mats[seat].chosen = place
            table.ask(seat, ids.FREE_UPGRADE)
        place += ids.EFFECT_WIDTH


def show_regulars_out(table: Tableau) -> None:
    """Seats whose card says so remove regulars, in parallel. [5]"""
    table.plan_step(ids.OPEN_HOUSE, 0, 0)
    seat: i64 = 0
    while seat < table.seats:
        ask_for_regular(table, seat)
        seat += 1


def ask_for_regular(table: Tableau, seat: i64) -> None:
    """Once for each regular that may go, while there is one. [5]"""
    mat = table.mats[seat]
    if mat.to_leave > number_of(mat.leaving << 4):
        if regular_options(table, mat) != bit(skip_regular(table)):
            table.ask(seat, ids.REMOVE_REGULAR)


def skip_regular(table: Tableau) -> i64:
    """The option that ends the removing."""
    return table.box.first_guest - ids.FIRST_REGULAR


def regular_options(table: Tableau, mat: Mat) -> i64:
    """Each kind of regular still in the deck, or no more. [5]"""
    options: i64 = bit(skip_regular(table))
    kind: i64 = 0
    while kind < skip_regular(table):
        if mat.owned[ids.FIRST_REGULAR + kind] > (mat.leaving >> (4 * kind)) & 15:
            options = add(options, kind)
        kind += 1
    return options


def answer_regular(table: Tableau, seat: i64, option: i64) -> None:
    """The regular will leave the game when the last seat has finished. [5]"""
    mat = table.mats[seat]
    if option == skip_regular(table):
        return
    mat.leaving += bit(4 * option)
    ask_for_regular(table, seat)


def open_house(table: Tableau) -> None:
    """Regulars leave, each start deck is shuffled into a draw pile, the first evening comes. [5]"""
    seat: i64 = 0
    while seat < table.seats:
        mat = table.mats[seat]
        regulars_leave(table, seat)
        mat.to_leave = 0
        mat.top = vec[i64]()
        mat.pile = shuffled_kinds(table, seat, mat.owned)
        seat += 1
    table.plan_step(ids.EVENING, 0, 0)


def regulars_leave(table: Tableau, seat: i64) -> None:
    """The regulars that were chosen leave the game. [5]"""
    mat = table.mats[seat]
    kind: i64 = ids.FIRST_REGULAR
    while mat.leaving != 0:
        number: i64 = mat.leaving & 15
        mat.owned[kind] -= number
        table.removed[kind] += number
        while number > 0:
            table.tell(ids.SHOWED_OUT, seat, kind)
            number -= 1
        mat.leaving >>= 4
        kind += 1
