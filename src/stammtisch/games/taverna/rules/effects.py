"""Chapter 7.8: the vocabulary of effects. One word, one function; conditions beside them."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import add_symbol, other_peoples, other_symbols
from stammtisch.games.taverna.rules.gains import (
    blocked,
    give,
    raisable_levels,
    raisable_tracks,
    raise_level,
)
from stammtisch.games.taverna.rules.guilds import open_spots
from stammtisch.games.taverna.rules.seating import movable_customers, swappable
from stammtisch.games.taverna.rules.state import Tableau, step


def possible(table: Tableau, seat: i64, effect: i64, coins: i64) -> bool:
    """Whether an effect can be carried out in full by a seat that has so many coins then. [7.6]"""
    kind = table.box.effects.kind[effect]
    if kind <= ids.LOSE_COINS:
        return kind != ids.DRAW_SPELLS or table.spell_deck.left > 0 or table.discarded() != 0
    n = table.box.effects.n[effect]
    if kind == ids.LEVEL:
        return level_possible(table, seat, n, table.box.effects.extra[effect])
    if kind == ids.TAKE_FAVOUR:
        return count(table.favour_row) >= n
    if kind == ids.GUILD_TOKEN:
        return count(open_spots(table)) >= n
    if kind == ids.TAKE_COINS:
        return seat != table.active() or victims(table, seat, coins) != 0
    if kind == ids.EXTRA_ACTIVATION:
        return count(table.turn.dignitaries_used) < ids.DIGNITARIES
    if kind == ids.EXTRA_CAST:
        return table.mats[seat].hand != 0
    if kind == ids.SWAP_CUSTOMERS:
        return swappable(table) != 0
    if kind == ids.MOVE_CUSTOMER:
        return movable_customers(table) != 0
    if kind == ids.COUNTER:
        return table.announced != ids.NOTHING
    return suits_customer(table, kind, effect)


def suits_customer(table: Tableau, kind: i64, effect: i64) -> bool:
    """Whether an effect still changes something about the waiting customer. [7.6, 7.7]"""
    turn = table.turn
    if kind == ids.CHANGE_PEOPLE:
        return other_peoples(table, table.box.effects.extra[effect]) != 0
    if kind == ids.CHANGE_SYMBOL:
        return other_symbols(table) != 0
    if kind == ids.ADD_SYMBOL:
        return not has(turn.carried, table.box.effects.extra[effect])
    if kind == ids.TABLE_MATCHES:
        return not turn.table_matches
    if kind == ids.ALL_SYMBOLS:
        return not turn.all_symbols
    return True


def level_possible(table: Tableau, seat: i64, n: i64, whose: i64) -> bool:
    """A raise that one pays for or chooses is never offered on a blocked track. [7.1, R20]"""
    if whose == ids.OF_CHOICE:
        return raisable_levels(table, seat) >= n
    track = table.turn.track
    return track != ids.NOTHING and not blocked(table, seat, track)


def victims(table: Tableau, seat: i64, coins: i64) -> i64:
    """In the own turn: opponents with more coins than the caster has after paying. [7.6]"""
    richer: i64 = 0
    other: i64 = 0
    for mat in table.mats:
        if other != seat and mat.coins > coins:
            richer |= bit(other)
        other += 1
    return richer


def resolve(table: Tableau, seat: i64, effect: i64, source: i64) -> None:
    """Carry out an effect, or put its question on the agenda. [7.8]"""
    kind = table.box.effects.kind[effect]
    n = table.box.effects.n[effect]
    extra = table.box.effects.extra[effect]
    if kind <= ids.LOSE_COINS:
        give(table, seat, effect, source)
    elif kind == ids.LEVEL:
        gain_level(table, seat, n, extra)
    elif kind == ids.TAKE_FAVOUR:
        table.then(step(ids.REFILL_FAVOURS, seat))
        table.then(step(ids.PICK_FAVOURS, seat, n))
    elif kind == ids.GUILD_TOKEN:
        while n > 0:
            table.then(step(ids.CHOOSE_GUILD_SPOT, seat, extra))
            n -= 1
    elif kind == ids.ADD_SYMBOL:
        add_symbol(table, seat, extra)
    elif kind == ids.TAKE_COINS:
        rob(table, seat, n)
    elif kind == ids.COUNTER:
        counter(table)
    elif not ask_target(table, seat, kind, extra):
        change_turn(table, seat, kind, n)


def ask_target(table: Tableau, seat: i64, kind: i64, which: i64) -> bool:
    """Effects that only ask for their target; whether this is one of them. [7.8]"""
    question: i64 = ids.NOTHING
    if kind == ids.CHANGE_PEOPLE:
        question = ids.CHOOSE_PEOPLE
    elif kind == ids.CHANGE_SYMBOL:
        question = ids.CHOOSE_SYMBOL
    elif kind == ids.SWAP_CUSTOMERS:
        question = ids.CHOOSE_SWAP_FIRST
    elif kind == ids.MOVE_CUSTOMER:
        question = ids.CHOOSE_MOVED_CUSTOMER
    elif kind == ids.MOVE_DIGNITARY:
        question = ids.CHOOSE_MOVED_DIGNITARY
    if question == ids.NOTHING:
        return False
    table.then(step(question, seat, which))
    return True


def change_turn(table: Tableau, seat: i64, kind: i64, n: i64) -> None:
    """Effects that change what the running turn allows. [7.8]"""
    turn = table.turn
    event: i64 = ids.TABLES_MATCH
    if kind == ids.TABLE_MATCHES:
        turn.table_matches = True
    elif kind == ids.ALL_SYMBOLS:
        turn.all_symbols = True
        event = ids.ALL_SYMBOLS_WORK
    elif kind == ids.EXTRA_ACTIVATION:
        turn.herald_credits += n
        event = ids.HERALD_READY
    elif kind == ids.EXTRA_CAST:
        turn.allowance += n
        event = ids.MAY_CAST_AGAIN
    elif kind == ids.INCOME_SHARE:
        table.mats[seat].coins += table.box.limits.income
        if table.journal is not None:
            table.journal.tell(ids.GAINED_COINS, seat, table.box.limits.income)
        return
    if table.journal is not None:
        table.journal.tell(event, seat)


def gain_level(table: Tableau, seat: i64, n: i64, whose: i64) -> None:
    """A level on a track of one's choice, or on the one of the seating. [7.8]"""
    if whose == ids.OF_CHOICE:
        table.then(step(ids.RAISE_ON, seat, n))
        return
    while n > 0:
        raise_level(table, seat, table.turn.track)
        n -= 1


def ask_track(table: Tableau, seat: i64, left: i64) -> None:
    """Several levels are single raises, one question after the other. [7.1]"""
    if left == 0 or raisable_tracks(table, seat) == 0:
        return
    table.then(step(ids.RAISE_ON, seat, left - 1))
    table.then(step(ids.CHOOSE_TRACK, seat))


def rob(table: Tableau, seat: i64, n: i64) -> None:
    """In the own turn the victim is chosen; a reaction robs the active seat. [7.6]"""
    if seat == table.active():
        table.then(step(ids.CHOOSE_VICTIM, seat, n))
    else:
        take_coins(table, seat, table.active(), n)


def take_coins(table: Tableau, seat: i64, victim: i64, n: i64) -> None:
    """Coins change hands, no more than the victim has. [7.8]"""
    taken = min(n, table.mats[victim].coins)
    table.mats[victim].coins -= taken
    table.mats[seat].coins += taken
    if table.journal is not None:
        table.journal.tell(ids.STOLE_COINS, seat, victim, taken)


def counter(table: Tableau) -> None:
    """The announced spell goes to the discard pile without effect; its cost is lost. [7.6, R43]"""
    card = table.announced
    table.countered |= bit(card)
    table.announced = ids.NOTHING
    if table.journal is not None:
        kind = table.box.spells.kind_of_card[card]
        table.journal.tell(ids.WAS_COUNTERED, table.active(), kind)


def plan_effects(table: Tableau, seat: i64, first: i64, end: i64, of_spell: bool) -> None:
    """The effects of a spell or favour come in the order of its text. [7.8]"""
    planned: i64 = ids.SPELL_EFFECT if of_spell else ids.FAVOUR_EFFECT
    while end > first:
        end -= 1
        table.then(step(planned, seat, end % 64, end // 64))


def resolve_effect(table: Tableau, seat: i64, effect: i64, source: i64) -> None:
    """An effect that has become impossible since its spell was announced is lost. [7.8]"""
    if possible(table, seat, effect, table.mats[seat].coins):
        resolve(table, seat, effect, source)
