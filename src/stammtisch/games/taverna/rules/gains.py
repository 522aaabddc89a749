"""Chapter 7.1 to 7.3: levels, spells, coins, points and privileges that a seat gains."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.journal import SECRET_B
from stammtisch.core.pile import from_set, shuffled
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.state import Tableau

# -- 7.1 levels ------------------------------------------------------------------------------------


def summit_taken(board: Tableau, track: i64) -> bool:
    """The last level of a track belongs for good to the first seat that gets there. [7.1]"""
    top = board.box.limits.top_level
    for mat in board.mats:
        if mat.levels[track] == top:
            return True
    return False


def blocked(board: Tableau, seat: i64, track: i64) -> bool:
    """A marker cannot rise from the top, nor onto a last level that another seat holds. [7.1]"""
    level = board.mats[seat].levels[track]
    top = board.box.limits.top_level
    return level == top or (level == top - 1 and summit_taken(board, track))


def raisable_tracks(board: Tableau, seat: i64) -> i64:
    """The tracks on which the seat's marker can rise now. [7.1]"""
    levels = board.mats[seat].levels
    nearly_up = board.box.limits.top_level - 1
    tracks: i64 = 0
    track: i64 = 0
    while track < ids.PEOPLES:
        if levels[track] < nearly_up or not blocked(board, seat, track):
            tracks |= bit(track)
        track += 1
    return tracks


def raisable_levels(board: Tableau, seat: i64) -> i64:
    """How many single raises are open to the seat on all tracks together. [7.1]"""
    levels = board.mats[seat].levels
    below_top = board.box.limits.top_level - 1
    total: i64 = 0
    track: i64 = 0
    while track < ids.PEOPLES:
        if levels[track] < below_top:
            total += below_top - levels[track]
        if not summit_taken(board, track):
            total += 1
        track += 1
    return total


def climb(board: Tableau, seat: i64, track: i64) -> bool:
    """A marker goes up one level unless it is blocked; whether it moved. [7.1]"""
    if blocked(board, seat, track):
        if board.journal is not None:
            board.journal.tell(ids.WAS_BLOCKED, seat, track)
        return False
    mat = board.mats[seat]
    level = mat.levels[track] + 1
    mat.levels[track] = level
    if board.journal is not None:
        board.journal.tell(ids.ROSE, seat, track, level)
    return True


def raise_level(board: Tableau, seat: i64, track: i64) -> bool:
    """A raise also brings the bonus of the new level at once; whether the marker moved. [7.1]"""
    if not climb(board, seat, track):
        return False
    place = track * len(board.box.levels) + board.mats[seat].levels[track]
    effect = board.box.bonus_from[place]
    while effect < board.box.bonus_from[place + 1]:
        give(board, seat, effect, ids.FROM_TRACKS)
        effect += 1
    return True


# -- 7.2 spells ------------------------------------------------------------------------------------


def draw_spell(board: Tableau, seat: i64) -> None:
    """Draw a card to the hand; the Curse strikes at once and is replaced. [7.2]"""
    spells = board.box.spells
    while True:
        if board.spell_deck.left == 0 and not reshuffle(board):
            if board.journal is not None:
                board.journal.tell(ids.FOUND_NO_SPELL, seat)
            return
        card = board.spell_deck.draw()
        if card != spells.curse:
            board.mats[seat].hand |= bit(card)
            if board.journal is not None:
                board.journal.whisper(
                    bit(seat), SECRET_B, ids.DREW_SPELL, seat, spells.kind_of_card[card]
                )
            return
        board.removed |= bit(card)
        strike(board, seat)


def reshuffle(board: Tableau) -> bool:
    """An empty draw pile is made anew from the discard pile; whether there was one. [7.2]"""
    cards = board.discarded()
    if cards == 0:
        return False
    board.countered = 0
    for mat in board.mats:
        mat.sold = 0
    board.spell_deck = shuffled(from_set(cards), board.rng, ids.SPELL_STREAM)
    if board.journal is not None:
        board.journal.tell(ids.SHUFFLED_SPELLS, board.spell_deck.left)
    return True


def strike(board: Tableau, seat: i64) -> None:
    """The Curse does what its card says and leaves the game. [7.2]"""
    coins = board.mats[seat].coins
    effect = board.box.spells.curse_effects_from
    while effect < board.box.spells.curse_effects_to:
        give(board, seat, effect, ids.FROM_SPELLS)
        effect += 1
    if board.journal is not None:
        board.journal.tell(ids.WAS_CURSED, seat, coins - board.mats[seat].coins)


# -- 7.3 supplies, and the effects that ask nothing ------------------------------------------------


def gain_privileges(board: Tableau, seat: i64, wanted: i64) -> None:
    """A gain of privileges is cut to what the reserve holds. [7.3]"""
    gained = min(wanted, board.reserve)
    board.reserve -= gained
    board.mats[seat].privileges += gained
    if board.journal is not None:
        board.journal.tell(ids.GAINED_PRIVILEGES, seat, gained)


def score(board: Tableau, seat: i64, points: i64, source: i64) -> None:
    """Victory points are kept by where they come from. [8]"""
    board.mats[seat].points[source] += points


def give(board: Tableau, seat: i64, effect: i64, source: i64) -> None:
    """Carry out an effect that asks nothing: coins, points, spells, privileges. [7.8]"""
    kind = board.box.effects.kind[effect]
    n = board.box.effects.n[effect]
    mat = board.mats[seat]
    if kind == ids.COINS:
        mat.coins += n
        if board.journal is not None:
            board.journal.tell(ids.GAINED_COINS, seat, n)
    elif kind == ids.VP:
        score(board, seat, n, source)
        if board.journal is not None:
            board.journal.tell(ids.GAINED_POINTS, seat, n)
    elif kind == ids.DRAW_SPELLS:
        while n > 0:
            draw_spell(board, seat)
            n -= 1
    elif kind == ids.PRIVILEGES:
        gain_privileges(board, seat, n)
    elif kind == ids.LOSE_COINS:
        mat.coins -= min(n, mat.coins)
