"""What an option costs and gives, foreseen from public facts and the seat's own cards alone.

Nothing is tried out on the true state: the next card of a pile must not show through.
"""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.dignitaries import owner_of, symbols_of_set
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.gains import blocked, summit_taken
from stammtisch.games.taverna.rules.royal import royal_value
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.sights import EffectView
from stammtisch.games.taverna.telling.view_cards import effect_views


class Supplies:
    """What the reserve and the spell piles hold while gains are foreseen in turn. [7.2, 7.3]"""

    def __init__(self, state: Taverna) -> None:
        deck = [card for card in state.spell_deck.remaining() if card != state.box.spells.curse]
        spells = len(deck) + len(members(state.discarded()))
        self.left = {"privileges": state.reserve, "draw_spells": spells}

    def cut(self, effect: EffectView) -> EffectView:
        """An effect as far as the supplies reach; what it takes is gone for the next one."""
        if effect.kind not in self.left:
            return effect
        n = min(effect.n, self.left[effect.kind])
        self.left[effect.kind] -= n
        return EffectView(effect.kind, n, effect.extra)


def level_gain(state: Taverna, seat: int, track: int, supplies: Supplies | None = None) -> Words:
    """One level up: the new level, its points and its bonus; or why nothing happens."""
    box = state.box
    if blocked(state, seat, track):
        return words("gain-blocked", people=names.people(track))
    level = state.mats[seat].levels[track] + 1
    place = track * len(box.levels) + level
    supplies = supplies or Supplies(state)
    effects = effect_views(box, box.bonus_from[place], box.bonus_from[place + 1])
    bonus = [effect for effect in map(supplies.cut, effects) if effect.n > 0]
    said = words("gain-level", people=names.people(track), level=level, vp=box.levels[level])
    if not bonus:
        return said
    return join([said, words("gain-bonus", bonus=names.effects_words(bonus))])


def privilege_gain(state: Taverna, tavern: int, table: int) -> list[Words]:
    """The tavern's privilege, if this table is its last free one."""
    left = state.free_tables() & state.box.houses.tables_in[tavern] & ~(2**table)
    if left or not state.privileged >> tavern & 1:
        return []
    return [words("gain-tavern-privilege")]


def income_gain(state: Taverna, seat: int, tavern: int, coins: int) -> list[Words]:
    """Who is paid by a customer in this tavern."""
    said = []
    for owner in range(state.seats):
        if state.owns_in(owner, tavern):
            message = "gain-income" if owner == seat else "gain-income-other"
            said.append(words(message, coins=coins, seat=SeatName(owner)))
    return said


def symbol_gain(state: Taverna, tavern: int, supplies: Supplies) -> list[Words]:
    """The symbols that would work there; Magic only while there is a spell to draw. [7.4]"""
    turn = state.turn
    shown = state.signs() >> (tavern * ids.SIGNS)
    said = []
    for symbol, message in (
        (ids.BEER, "gain-feast"),
        (ids.SPELLBOOK, "gain-magic"),
        (ids.LYRE, "gain-influence"),
    ):
        works = turn.all_symbols or turn.carried & shown & 2**symbol
        if works and (symbol != ids.SPELLBOOK or supplies.left["draw_spells"] > 0):
            said.append(words(message, coins=state.box.limits.feast))
    return said


def seating(state: Taverna, seat: int, table: int) -> Words:
    """Everything that seating the waiting customer at this table brings. [7.4]"""
    houses, turn = state.box.houses, state.turn
    tavern = houses.tavern_of_table[table]
    old, supplies = state.people_at(table), Supplies(state)
    said = []
    if old == ids.NOTHING:
        if turn.table_matches or houses.tables_of[turn.people] >> table & 1:
            said.append(level_gain(state, seat, turn.people, supplies))
        said += privilege_gain(state, tavern, table)
    else:
        said.append(words("gain-replace", people=names.one_of(old)))
        if turn.carried >> ids.MASK & 1:
            said.append(level_gain(state, seat, old, supplies))
    said += income_gain(state, seat, tavern, state.box.limits.income)
    said += symbol_gain(state, tavern, supplies)
    return join(said)


def moving(state: Taverna, seat: int, table: int, new: int) -> Words:
    """Everything that moving a customer to this table brings. [7.7]"""
    houses = state.box.houses
    people = state.people_at(table)
    tavern = houses.tavern_of_table[new]
    said = [level_gain(state, seat, people)] if houses.tables_of[people] >> new & 1 else []
    said += privilege_gain(state, tavern, new)
    said += income_gain(state, seat, tavern, state.box.limits.move_income)
    return join(said)


def swapping(state: Taverna, seat: int, first: int, second: int) -> Words:
    """The levels that a swap brings. [7.6]"""
    tables_of, supplies = state.box.houses.tables_of, Supplies(state)
    one, other = state.people_at(first), state.people_at(second)
    said = [level_gain(state, seat, one, supplies)] if tables_of[one] >> second & 1 else []
    if tables_of[other] >> first & 1:
        said.append(level_gain(state, seat, other, supplies))
    return join(said)


def deed(state: Taverna, number: int) -> Words:
    """The price, the points, and what a previous owner gets. [7.5]"""
    houses, limits = state.box.houses, state.box.limits
    owner = owner_of(state, number)
    price, points = houses.price[number], houses.vp[number]
    if owner == ids.NOBODY:
        return words("gain-deed", coins=price, points=points)
    price += limits.takeover_surcharge
    share = price // limits.takeover_share_divisor
    return words("gain-takeover", coins=price, points=points, seat=SeatName(owner), share=share)


def offer(state: Taverna, dignitary: int, choice: int) -> Words:
    """The price of an offer."""
    court = state.box.court
    place = court.offers_from[dignitary] + choice
    return words("costs", coins=court.offer_cost[place])


def tokens(state: Taverna, dignitary: int, choice: int) -> Words:
    """Price and points of one or two guild tokens."""
    court = state.box.court
    n = len(members(symbols_of_set(choice)))
    span = range(court.offers_from[dignitary], court.offers_from[dignitary + 1])
    place = next(place for place in span if court.offer_n[place] == n)
    return words("gain-tokens", coins=court.offer_cost[place], points=court.offer_vp[place])


def scoring(state: Taverna, seat: int, number: int) -> Words:
    """The points of a royal scoring, and what the King's rise adds to the people scoring."""
    points = royal_value(state, seat, number)
    if state.box.court.raises[number] == 0:
        return words("gain-scoring", points=points)
    return words("gain-scoring-king", points=points, more=rise_value(state, seat, number))


def rise_value(state: Taverna, seat: int, number: int) -> int:
    """By how much the values of the four levels grow."""
    box, levels = state.box, state.mats[seat].levels
    top, raises = box.limits.top_level, box.court.raises[number]
    total = 0
    for track in range(len(PEOPLE_IDS)):
        level = levels[track]
        highest = top - 1 if level < top and summit_taken(state, track) else top
        total += box.levels[min(level + raises, highest)] - box.levels[level]
    return total
