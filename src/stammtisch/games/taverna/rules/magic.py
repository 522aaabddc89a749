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


def kinds_in_hand(board: Tableau, seat: i64) -> i64:
    """The spell kinds of which the seat holds a card."""
    kinds: i64 = 0
    hand = board.mats[seat].hand
    while hand != 0:
        kinds |= bit(board.box.spells.kind_of_card[lowest(hand)])
        hand = rest(hand)
    return kinds


def castable(board: Tableau, seat: i64, kinds: i64) -> i64:
    """Those of the kinds that the active seat may cast now. [6.2, 7.6]"""
    found: i64 = 0
    if board.mats[seat].casts >= board.turn.allowance:
        return 0
    while kinds != 0:
        kind = lowest(kinds)
        kinds = rest(kinds)
        if may_cast(board, seat, kind):
            found |= bit(kind)
    return found


def may_cast(board: Tableau, seat: i64, kind: i64) -> bool:
    """The phase fits, the cost can be paid and the effect is possible. [7.6]"""
    spells = board.box.spells
    when = spells.when[kind]
    if when != ids.WHEN_ANY and when != board.turn.phase:
        return False
    coins = board.mats[seat].coins - spells.cost[kind]
    if coins < 0:
        return False
    condition = spells.condition[kind]
    if condition != ids.ACTIVE_FEASTED and not holds(board, seat, condition):
        return False
    return all_possible(board, seat, kind, coins)


def all_possible(board: Tableau, seat: i64, kind: i64, coins: i64) -> bool:
    """Whether every effect of a spell is possible for a caster with so many coins left. [7.6]"""
    effect = board.box.spells.effects_from[kind]
    while effect < board.box.spells.effects_from[kind + 1]:
        if not possible(board, seat, effect, coins):
            return False
        effect += 1
    return True


def holds(board: Tableau, seat: i64, condition: i64) -> bool:
    """The condition of a lightning spell, as things stand now. [7.8]"""
    turn = board.turn
    if condition == ids.CASTER_OWNS_NO_DEED_THERE:
        return turn.tavern != ids.NOTHING and not board.owns_in(seat, turn.tavern)
    if condition == ids.ACTIVE_GAINED_LEVEL:
        return turn.track != ids.NOTHING and not blocked(board, seat, turn.track)
    if condition == ids.ACTIVE_FEASTED:
        return turn.feasted and board.mats[board.active()].coins > 0
    return True


def pay_and_lay_down(board: Tableau, seat: i64, kind: i64) -> i64:
    """The cost is paid, the cast counts for this turn; the card that leaves the hand. [7.6]"""
    mat = board.mats[seat]
    card = lowest(mat.hand & board.box.spells.cards_of[kind])
    mat.hand &= ~bit(card)
    mat.coins -= board.box.spells.cost[kind]
    mat.casts += 1
    return card


def announce(board: Tableau, seat: i64, kind: i64) -> None:
    """A spell of the active seat is paid, then opponents may counter it. [7.6]"""
    board.announced = pay_and_lay_down(board, seat, kind)
    if board.journal is not None:
        board.journal.tell(ids.ANNOUNCED_SPELL, seat, kind, board.box.spells.cost[kind])
    board.then(step(ids.RESOLVE_SPELL, seat))
    open_window(board, ids.SPELL_ANNOUNCED)


def resolve_announced(board: Tableau, seat: i64) -> None:
    """A spell that was not countered lies face up and takes effect. [7.6]"""
    card = board.announced
    if card == ids.NOTHING:
        return
    board.announced = ids.NOTHING
    board.mats[seat].cast |= bit(card)
    kind = board.box.spells.kind_of_card[card]
    if board.journal is not None:
        board.journal.tell(ids.CAST_SPELL, seat, kind)
    span = board.box.spells.effects_from
    plan_effects(board, seat, span[kind], span[kind + 1], True)


def sell_spell(board: Tableau, seat: i64, kind: i64) -> None:
    """A sold card lies face down; only its seat knows which it was. [6.3]"""
    mat = board.mats[seat]
    card = lowest(mat.hand & board.box.spells.cards_of[kind])
    mat.hand &= ~bit(card)
    mat.sold |= bit(card)
    coins = board.box.limits.spell_sale_coins
    mat.coins += coins
    if board.journal is not None:
        board.journal.whisper(bit(seat), SECRET_C, ids.SOLD_SPELL, seat, coins, kind)


# -- reactions -------------------------------------------------------------------------------------


def open_window(board: Tableau, window: i64) -> None:
    """A window asks the seats after the active one, clockwise. [6.6]"""
    if not board.own_turn_magic:
        board.then(step(ids.ASK_WINDOW, 0, window, 1))


def ask_next(board: Tableau, window: i64, after: i64) -> None:
    """Each seat is asked at most once, by public facts alone. [6.6, R41]"""
    if window == ids.SPELL_ANNOUNCED and board.announced == ids.NOTHING:
        return  # countered: the window is over
    last = board.seats - 1
    if has(board.box.spells.asks_next_only, window):
        last = 1
    while after <= last:
        seat = (board.active() + after) % board.seats
        after += 1
        if asked(board, seat, window):
            if after <= last:
                board.then(step(ids.ASK_WINDOW, 0, window, after))
            board.then(step(ids.REACT, seat, window))
            return


def asked(board: Tableau, seat: i64, window: i64) -> bool:
    """A seat with a card is asked if some lightning spell is possible for it. [6.6]"""
    mat = board.mats[seat]
    if mat.hand == 0 or mat.casts >= board.box.limits.casts_per_opponent_turn:
        return False
    return possible_reactions(board, seat, board.box.spells.lightning[window]) != 0


def possible_reactions(board: Tableau, seat: i64, kinds: i64) -> i64:
    """Those of the lightning kinds that are possible for the seat, whatever it holds. [6.6]"""
    spells = board.box.spells
    still_hidden = ~board.lies_open()
    found: i64 = 0
    while kinds != 0:
        kind = lowest(kinds)
        kinds = rest(kinds)
        coins = board.mats[seat].coins - spells.cost[kind]
        if coins < 0 or spells.cards_of[kind] & still_hidden == 0:
            continue
        if holds(board, seat, spells.condition[kind]) and all_possible(board, seat, kind, coins):
            found |= bit(kind)
    return found


def reactions(board: Tableau, seat: i64, window: i64) -> i64:
    """The possible kinds that the asked seat really holds. [6.6]"""
    kinds = kinds_in_hand(board, seat) & board.box.spells.lightning[window]
    return possible_reactions(board, seat, kinds)


def react(board: Tableau, seat: i64, kind: i64) -> None:
    """A reaction is paid and resolved at once and opens no window. [6.6, R42]"""
    card = pay_and_lay_down(board, seat, kind)
    board.mats[seat].cast |= bit(card)
    if board.journal is not None:
        board.journal.tell(ids.REACTED, seat, kind, board.box.spells.cost[kind])
    span = board.box.spells.effects_from
    plan_effects(board, seat, span[kind], span[kind + 1], True)
