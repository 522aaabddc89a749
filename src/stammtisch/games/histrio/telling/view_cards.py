"""Cards and effects as a viewer sees them."""

from __future__ import annotations

from stammtisch.core.printed import printed
from stammtisch.games.histrio.components.vocabulary import EFFECTS, GENRES
from stammtisch.games.histrio.components.vocabulary import WINDOWS as WINDOW_IDS
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.telling.sights import CardView, EffectView, EntertainerView

EFFECT_IDS = tuple(EFFECTS)


def card_view(state: Histrio, card: int) -> CardView:
    """An open encounter card."""
    return face(state.box, card)


@printed
def face(box: Box, card: int) -> CardView:
    """What is printed on an encounter card."""
    identity = box.card_ids[card]
    name = box.names[identity.split("#")[0]]
    if box.is_actor(card):
        level = box.level[card]
        effects = effect_views(box, level)
        return CardView(identity, name, "actor", effects, GENRES[box.genre[card]], level)
    effects = effect_views(box, box.card_source(card))
    if box.is_entertainer(card):
        window = WINDOW_IDS[box.window[box.entertainer(card)]]
        return CardView(identity, name, "entertainer", effects, window=window)
    return CardView(identity, name, "alms", effects, ecus=effects[0].n)


@printed
def effect_views(box: Box, source: int) -> tuple[EffectView, ...]:
    """The effects of a level, an entertainer or an alms card."""
    return tuple(
        EffectView(EFFECT_IDS[box.effect_kind[e]], box.effect_n[e], box.effect_most[e])
        for e in range(box.first_effect[source], box.first_effect[source + 1])
    )


def entertainer_view(state: Histrio, number: int, ready: bool) -> EntertainerView:
    """An entertainer with its moment of use."""
    box = state.box
    card = card_view(state, box.actors + number)
    window = WINDOW_IDS[box.window[number]]
    return EntertainerView(card.id, card.name, window, ready, card.effects)
