"""Chapters 6.6 and 7.6: spells in the own turn and in reaction windows."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, has, lowest, rest
from stammtisch.core.journal import SECRET_C
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.effects import plan_effects, possible
from stammtisch.games.taverna.rules.gains import blocked
from stammtisch.games.taverna.rules.state import Tableau, step

# -- casting in the own turn -----------------------------------------------------------------------


def kinds_in_hand(table: Tableau, seat: i64) -> i64:
    """The spell kinds of which the seat holds a card."""
    kinds: i64 = 0
    hand = table.mats[seat].hand
    while hand != 0:
        kinds |= bit(table.box.spells.kind_of_card[lowest(hand)])
        hand = rest(hand)
    return kinds


def castable(table: Tableau, seat: i64, kinds: i64) -> i64:
    """Those of the kinds that the active seat may cast now. [6.2, 7.6]"""
    found: i64 = 0
    if table.mats[seat].casts >= table.turn.allowance:
        return 0
    while kinds != 0:
        kind = lowest(kinds)
        kinds = rest(kinds)
        if may_cast(table, seat, kind):
            found |= bit(kind)
    return found


def may_cast(table: Tableau, seat: i64, kind: i64) -> bool:
    """The phase fits, the cost can be paid and the effect is possible. [7.6]"""
    spells = table.box.spells
    when = spells.when[kind]
    if when != ids.WHEN_ANY and when != table.turn.phase:
        return False
    coins = table.mats[seat].coins - spells.cost[kind]
    if coins < 0:
        return False
    condition = spells.condition[kind]
    if condition != ids.ACTIVE_FEASTED and not holds(table, seat, condition):
        return False
    return all_possible(table, seat, kind, coins)


def all_possible(table: Tableau, seat: i64, kind: i64, coins: i64) -> bool:
    """Whether every effect of a spell is possible for a caster with so many coins left. [7.6]"""
    effect = table.box.spells.effects_from[kind]
    while effect < table.box.spells.effects_from[kind + 1]:
        if not possible(table, seat, effect, coins):
            return False
        effect += 1
    return True


def holds(table: Tableau, seat: i64, condition: i64) -> bool:
    """The condition of a lightning spell, as things stand now. [7.8]"""
    turn = table.turn
    if condition == ids.CASTER_OWNS_NO_DEED_THERE:
        return turn.tavern != ids.NOTHING and not table.owns_in(seat, turn.tavern)
    if condition == ids.ACTIVE_GAINED_LEVEL:
        return turn.track != ids.NOTHING and not blocked(table, seat, turn.track)
    if condition == ids.ACTIVE_FEASTED:
        return turn.feasted and table.mats[table.active()].coins > 0
    return True


def pay_and_lay_down(table: Tableau, seat: i64, kind: i64) -> i64:
    """The cost is paid, the cast counts for this turn; the card that leaves the hand. [7.6]"""
    mat = table.mats[seat]
    card = lowest(mat.hand & table.box.spells.cards_of[kind])
    mat.hand &= ~bit(card)
    mat.coins -= table.box.spells.cost[kind]
    mat.casts += 1
    return card


def announce(table: Tableau, seat: i64, kind: i64) -> None:
    """A spell of the active seat is paid, then opponents may counter it. [7.6]"""
    table.announced = pay_and_lay_down(table, seat, kind)
    if table.journal is not None:
        table.journal.tell(ids.ANNOUNCED_SPELL, seat, kind, table.box.spells.cost[kind])
    table.then(step(ids.RESOLVE_SPELL, seat))
    open_window(table, ids.SPELL_ANNOUNCED)


def resolve_announced(table: Tableau, seat: i64) -> None:
    """A spell that was not countered lies face up and takes effect. [7.6]"""
    card = table.announced
    if card == ids.NOTHING:
        return
    table.announced = ids.NOTHING
    table.mats[seat].cast |= bit(card)
    kind = table.box.spells.kind_of_card[card]
    if table.journal is not None:
        table.journal.tell(ids.CAST_SPELL, seat, kind)
    span = table.box.spells.effects_from
    plan_effects(table, seat, span[kind], span[kind + 1], True)


def sell_spell(table: Tableau, seat: i64, kind: i64) -> None:
    """A sold card lies face down; only its seat knows which it was. [6.3]"""
    mat = table.mats[seat]
    card = lowest(mat.hand & table.box.spells.cards_of[kind])
    mat.hand &= ~bit(card)
    mat.sold |= bit(card)
    coins = table.box.limits.spell_sale_coins
    mat.coins += coins
    if table.journal is not None:
        table.journal.whisper(bit(seat), SECRET_C, ids.SOLD_SPELL, seat, coins, kind)


# -- reactions -------------------------------------------------------------------------------------


def open_window(table: Tableau, window: i64) -> None:
    """A window asks the seats after the active one, clockwise. [6.6]"""
    if not table.own_turn_magic:
        table.then(step(ids.ASK_WINDOW, 0, window, 1))


def ask_next(table: Tableau, window: i64, after: i64) -> None:
    """Each seat is asked at most once, by public facts alone. [6.6, R41]"""
    if window == ids.SPELL_ANNOUNCED and table.announced == ids.NOTHING:
        return  # countered: the window is over
    last = table.seats - 1
    if has(table.box.spells.asks_next_only, window):
        last = 1
    while after <= last:
        seat = (table.active() + after) % table.seats
        after += 1
        if asked(table, seat, window):
            if after <= last:
                table.then(step(ids.ASK_WINDOW, 0, window, after))
            table.then(step(ids.REACT, seat, window))
            return


def asked(table: Tableau, seat: i64, window: i64) -> bool:
    """A seat with a card is asked if some lightning spell is possible for it. [6.6]"""
    mat = table.mats[seat]
    if mat.hand == 0 or mat.casts >= table.box.limits.casts_per_opponent_turn:
        return False
    return possible_reactions(table, seat, table.box.spells.lightning[window]) != 0


def possible_reactions(table: Tableau, seat: i64, kinds: i64) -> i64:
    """Those of the lightning kinds that are possible for the seat, whatever it holds. [6.6]"""
    spells = table.box.spells
    still_hidden = ~table.lies_open()
    found: i64 = 0
    while kinds != 0:
        kind = lowest(kinds)
        kinds = rest(kinds)
        coins = table.mats[seat].coins - spells.cost[kind]
        if coins < 0 or spells.cards_of[kind] & still_hidden == 0:
            continue
        if holds(table, seat, spells.condition[kind]) and all_possible(table, seat, kind, coins):
            found |= bit(kind)
    return found


def reactions(table: Tableau, seat: i64, window: i64) -> i64:
    """The possible kinds that the asked seat really holds. [6.6]"""
    kinds = kinds_in_hand(table, seat) & table.box.spells.lightning[window]
    return possible_reactions(table, seat, kinds)


def react(table: Tableau, seat: i64, kind: i64) -> None:
    """A reaction is paid and resolved at once and opens no window. [6.6, R42]"""
    card = pay_and_lay_down(table, seat, kind)
    table.mats[seat].cast |= bit(card)
    if table.journal is not None:
        table.journal.tell(ids.REACTED, seat, kind, table.box.spells.cost[kind])
    span = table.box.spells.effects_from
    plan_effects(table, seat, span[kind], span[kind + 1], True)
