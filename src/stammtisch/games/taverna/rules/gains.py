"""Chapter 7.1 to 7.3: levels, spells, coins, points and privileges that a seat gains."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.journal import SECRET_B
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau

# -- 7.1 levels ------------------------------------------------------------------------------------


def summit_taken(table: Tableau, track: i64) -> bool:
    """The last level of a track belongs for good to the first seat that gets there. [7.1, R19]"""
    top = table.box.limits.top_level
    for mat in table.mats:
        if mat.levels[track] == top:
            return True
    return False


def blocked(table: Tableau, seat: i64, track: i64) -> bool:
    """A marker cannot rise from the top, nor onto a last level that another seat holds. [7.1]"""
    level = table.mats[seat].levels[track]
    top = table.box.limits.top_level
    return level == top or (level == top - 1 and summit_taken(table, track))


def raisable_tracks(table: Tableau, seat: i64) -> i64:
    """The tracks on which the seat's marker can rise now. [7.1]"""
    levels = table.mats[seat].levels
    nearly_up = table.box.limits.top_level - 1
    tracks: i64 = 0
    track: i64 = 0
    while track < ids.PEOPLES:
        if levels[track] < nearly_up or not blocked(table, seat, track):
            tracks |= bit(track)
        track += 1
    return tracks


def raisable_levels(table: Tableau, seat: i64) -> i64:
    """How many single raises are open to the seat on all tracks together. [7.1]"""
    levels = table.mats[seat].levels
    below_top = table.box.limits.top_level - 1
    total: i64 = 0
    track: i64 = 0
    while track < ids.PEOPLES:
        if levels[track] < below_top:
            total += below_top - levels[track]
        if not summit_taken(table, track):
            total += 1
        track += 1
    return total


def climb(table: Tableau, seat: i64, track: i64) -> bool:
    """A marker goes up one level unless it is blocked; whether it moved. [7.1, R18]"""
    if blocked(table, seat, track):
        if table.journal is not None:
            table.journal.tell(ids.WAS_BLOCKED, seat, track)
        return False
    mat = table.mats[seat]
    level = mat.levels[track] + 1
    mat.levels[track] = level
    if table.journal is not None:
        table.journal.tell(ids.ROSE, seat, track, level)
    return True


def raise_level(table: Tableau, seat: i64, track: i64) -> bool:
    """A raise also brings the bonus of the new level at once; whether the marker moved. [7.1]"""
    if not climb(table, seat, track):
        return False
    place = track * len(table.box.levels) + table.mats[seat].levels[track]
    effect = table.box.bonus_from[place]
    while effect < table.box.bonus_from[place + 1]:
        give(table, seat, effect, ids.FROM_TRACKS)
        effect += 1
    return True


# -- 7.2 spells ------------------------------------------------------------------------------------


def draw_spell(table: Tableau, seat: i64) -> None:
    """Draw a card to the hand; the Curse strikes at once and is replaced. [7.2]"""
    spells = table.box.spells
    while True:
        if table.spell_deck.left == 0 and not reshuffle(table):
            if table.journal is not None:
                table.journal.tell(ids.FOUND_NO_SPELL, seat)
            return
        card = table.spell_deck.draw()
        if card != spells.curse:
            table.mats[seat].hand |= bit(card)
            if table.journal is not None:
                table.journal.whisper(
                    bit(seat), SECRET_B, ids.DREW_SPELL, seat, spells.kind_of_card[card]
                )
            return
        table.removed |= bit(card)
        strike(table, seat)


def reshuffle(table: Tableau) -> bool:
    """An empty draw pile is made anew from the discard pile; whether there was one. [7.2, R39]"""
    cards = table.discarded()
    if cards == 0:
        return False
    table.countered = 0
    for mat in table.mats:
        mat.sold = 0
    table.spell_deck = shuffled(from_set(cards), table.rng, ids.SPELL_STREAM)
    if table.journal is not None:
        table.journal.tell(ids.SHUFFLED_SPELLS, table.spell_deck.left)
    return True


def strike(table: Tableau, seat: i64) -> None:
    """The Curse does what its card says and leaves the game. [7.2]"""
    coins = table.mats[seat].coins
    effect = table.box.spells.curse_effects_from
    while effect < table.box.spells.curse_effects_to:
        give(table, seat, effect, ids.FROM_SPELLS)
        effect += 1
    if table.journal is not None:
        table.journal.tell(ids.WAS_CURSED, seat, coins - table.mats[seat].coins)


# -- 7.3 supplies, and the effects that ask nothing ------------------------------------------------


def gain_privileges(table: Tableau, seat: i64, wanted: i64) -> None:
    """A gain of privileges is cut to what the reserve holds. [7.3, R38]"""
    gained = min(wanted, table.reserve)
    table.reserve -= gained
    table.mats[seat].privileges += gained
    if table.journal is not None:
        table.journal.tell(ids.GAINED_PRIVILEGES, seat, gained)


def score(table: Tableau, seat: i64, points: i64, source: i64) -> None:
    """Victory points are kept by where they come from. [8]"""
    table.mats[seat].points[source] += points


def give(table: Tableau, seat: i64, effect: i64, source: i64) -> None:
    """Carry out an effect that asks nothing: coins, points, spells, privileges. [7.8]"""
    kind = table.box.effects.kind[effect]
    n = table.box.effects.n[effect]
    mat = table.mats[seat]
    if kind == ids.COINS:
        mat.coins += n
        if table.journal is not None:
            table.journal.tell(ids.GAINED_COINS, seat, n)
    elif kind == ids.VP:
        score(table, seat, n, source)
        if table.journal is not None:
            table.journal.tell(ids.GAINED_POINTS, seat, n)
    elif kind == ids.DRAW_SPELLS:
        while n > 0:
            draw_spell(table, seat)
            n -= 1
    elif kind == ids.PRIVILEGES:
        gain_privileges(table, seat, n)
    elif kind == ids.LOSE_COINS:
        mat.coins -= min(n, mat.coins)
