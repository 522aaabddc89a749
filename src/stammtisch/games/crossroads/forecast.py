"""What an option would bring, from what its seat may know."""

from __future__ import annotations

from stammtisch.core.bits import has
from stammtisch.core.words import Words, join, words
from stammtisch.games.crossroads.effect_lists import EffectView, effect_views
from stammtisch.games.crossroads.names import basic_name, effect_words, effects_words, group_name
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.kingdom import card_with
from stammtisch.games.crossroads.rules.reputation import reached, special_hits


def reputation_move(state: Crossroads, seat: int, group: int, by: int) -> Words:
    """Where a token goes, what that costs, and which special action it sets off."""
    before = digit(state.mats[seat].reputation, group)
    said = [words("forecast-move", before=before, after=reached(state, before + by))]
    if before + by < 0:
        said.append(words("effect-prestige-minus", n=-(before + by)))
    hits = special_hits(state, group, before, before + by)
    if hits > 0:
        said.append(words("forecast-special", group=group_name(group), number=hits))
    return join(said)


def building(state: Crossroads, space: int) -> Words | None:
    """What building on a space gives and takes besides the tile's own effects."""
    said = []
    box = state.box
    kind = digit(state.acquired, 0) - 1
    if has(box.corners, space):
        basic = state.mat().basic_at(list(box.corner_space).index(space))
        said.append(
            words(
                "forecast-cover",
                tile=basic_name(box, basic),
                effects=given_back(effect_views(box, box.basics.effects[basic])),
            )
        )
        if card_with(state, ids.CORNER_EXTRA) != ids.NOTHING and gives_ingredient(state, kind):
            said.append(words("forecast-extra-token"))
    if card_with(state, ids.RING_REWARD) != ids.NOTHING:
        inner = has(box.inner, space)
        guldens = box.kingdom.inner_guldens if inner else -box.kingdom.outer_debts
        said.append(effect_words(EffectView("guldens", None, guldens)))
    return join(said) if said else None


def gives_ingredient(state: Crossroads, kind: int) -> bool:
    """Whether a tile gives an ingredient."""
    return bool(state.box.tiles.ingredient[kind] != ids.NOTHING)


def given_back(effects: tuple[EffectView, ...]) -> Words:
    """The bonuses of a basic tile that are given back when it is covered."""
    bonuses = [effect for effect in effects if effect.n > 0 and effect.kind != "garden"]
    return effects_words(bonuses)
