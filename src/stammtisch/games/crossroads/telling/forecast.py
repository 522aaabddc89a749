"""What an option would bring, from what its seat may know."""

from __future__ import annotations

from stammtisch.core.bits import has
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.building import garden_tokens
from stammtisch.games.crossroads.rules.digits import digit, with_digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.kingdom import (
    bonus_of,
    card_with,
    extra_tokens,
    lines_through,
)
from stammtisch.games.crossroads.rules.reputation import reached, special_hits
from stammtisch.games.crossroads.rules.special import void
from stammtisch.games.crossroads.telling.names import (
    basic_name,
    effect_words,
    group_name,
    takeback_words,
)
from stammtisch.games.crossroads.telling.sights import EffectView
from stammtisch.games.crossroads.telling.view_cards import bonus_words, bonuses, effect_views

# -- reputation ------------------------------------------------------------------------------------


def reputation_move(state: Crossroads, seat: int, group: int, by: int) -> Words:
    """Where a token goes, what that costs, and which special action it sets off. [7.3]"""
    before = digit(state.mats[seat].reputation, group)
    moved = words(
        "forecast-move",
        before=before,
        after=reached(state, before + by),
        group=group_name(group),
        seat=SeatName(seat),
    )
    return join([moved, *set_off(state, seat, group, before, before + by)])


def welcomed(state: Crossroads, seat: int, group: int) -> Words:
    """The move of the welcome group, which comes once the other group is chosen too. [6.2]"""
    before = digit(state.mats[seat].reputation, group)
    wanted = before + state.box.limits.welcome
    moved = words("forecast-move", before=before, after=reached(state, wanted))
    return join([moved, *set_off(state, seat, group, before, wanted)])


def turned_away(state: Crossroads, seat: int, welcome: int, group: int) -> Words:
    """The move of the unwelcome group, after all that the welcome one sets off. [6.2]"""
    move = reputation_move(state, seat, group, state.box.limits.unwelcome)
    stands = digit(state.mats[seat].reputation, welcome)
    if not special_hits(state, welcome, stands, stands + state.box.limits.welcome):
        return move
    return join([words("forecast-first", group=group_name(welcome)), move])


def set_off(
    state: Crossroads, seat: int, group: int, before: int, wanted: int, at_once: bool = True
) -> list[Words]:
    """The Prestige that a move on a track costs, and the special actions on its way. [7.3]

    Whether an action can do anything is known only of one that follows at once.
    """
    said = []
    lost = prestige_lost(state, seat, -wanted)
    if lost > 0:
        said.append(words("effect-prestige-minus", n=lost))
    hits = special_hits(state, group, before, wanted)
    if hits > 0:
        message = "forecast-void" if at_once and void(state, group) else "forecast-special"
        said.append(words(message, group=group_name(group), number=hits))
    return said


def prestige_lost(state: Crossroads, seat: int, short: int) -> int:
    """A rival whom a drop would take below 1 Prestige loses none; one's own stops there. [7.2]"""
    spare = state.mats[seat].prestige - state.box.limits.least_prestige
    if short > spare:
        return spare if seat == state.active else 0
    return short


# -- building --------------------------------------------------------------------------------------


def building(state: Crossroads, space: int) -> Words | None:
    """What building on a space gives and takes besides the tile's own effects. [7.6, 7.11]"""
    said = []
    box = state.box
    if has(box.corners, space):
        said.append(covering(state, space))
        if stocks_more(state, space):
            said.append(words("forecast-extra-token"))
    if card_with(state, ids.RING_REWARD) != ids.NOTHING:
        inner = has(box.inner, space)
        guldens = box.kingdom.inner_guldens if inner else -box.kingdom.outer_debts
        said.append(effect_words(EffectView("guldens", None, guldens)))
    if (bonus := collected(state, space)) is not None:
        said.append(bonus)
    return join(said) if said else None


def collected(state: Crossroads, space: int) -> Words | None:
    """What the collector gives for the line that a tile on this space makes. [7.11.1]"""
    if card_with(state, ids.COLLECTOR) == ids.NOTHING:
        return None
    mat, box = state.mat(), state.box
    colour = box.tiles.colour[digit(state.acquired, 0) - 1]
    bonus = bonus_of(state, mat, colour)
    if bonus == 0 or lines_through(state, mat, colour, space) == 0:
        return None
    return words("forecast-line", bonus=bonus_words(box, colour, bonus))


def covering(state: Crossroads, corner: int) -> Words:
    """The basic tile on a corner and what giving back its bonuses costs. [7.6]"""
    box = state.box
    basic = state.mat().basic_at(list(box.corner_space).index(corner))
    given = bonuses(effect_views(box, box.basics.effects[basic]))
    tile = basic_name(box, basic)
    if not given:
        return words("forecast-cover-free", tile=tile)
    return words("forecast-cover", tile=tile, effects=join(take_back(state, given)))


def take_back(state: Crossroads, given: tuple[EffectView, ...]) -> list[Words]:
    """Bonuses given back in printed order, with the special actions that this sets off. [7.6]"""
    said = []
    standing = state.mat().reputation
    for effect in given:
        said.append(takeback_words(effect))
        if effect.kind == "reputation" and effect.of in GROUPS:
            group = GROUPS.index(effect.of)
            before = digit(standing, group)
            wanted = before - effect.n
            said += set_off(state, state.active, group, before, wanted, at_once=False)
            standing = with_digit(standing, group, reached(state, before - effect.n))
    return said


def stocks_more(state: Crossroads, corner: int) -> bool:
    """Whether a Garden patch or card 9 gives the tile a second token, where two fit. [7.12]"""
    kind = digit(state.acquired, 0) - 1
    if state.box.tiles.ingredient[kind] == ids.NOTHING or state.box.limits.tokens == 1:
        return False
    return bool(garden_tokens(state, state.mat(), corner) + extra_tokens(state, corner) > 0)
