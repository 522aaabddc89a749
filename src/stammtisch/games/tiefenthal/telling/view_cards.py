"""Cards and effects as a viewer sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stammtisch.core.bits import members
from stammtisch.core.printed import printed
from stammtisch.games.tiefenthal.components import effects
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.telling.sights import CardView, CountedCard, EffectView


@printed
def card_view(box: Box, kind: int) -> CardView:
    """A card whose face is known."""
    if kind < ids.TAVERN_CARDS:
        group = "staff"
    elif kind == ids.NOBLE:
        group = "noble"
    else:
        group = "regular" if kind < box.first_guest else "guest"
    return CardView(
        id=box.card_ids[kind],
        name=box.card_names[kind],
        kind=group,
        vp=box.vp[kind],
        price=box.price[kind],
        pay=box.pay[kind],
        faces=tuple(members(box.faces[kind])),
        bonus=effect_views(box, box.bonus[kind]),
        off=sum(
            off for off, card in zip(box.discount, box.discount_card, strict=True) if card == kind
        ),
    )


def counted(box: Box, kinds: Iterable[int]) -> tuple[CountedCard, ...]:
    """A pile as a sorted multiset: its order is nobody's business."""
    return counted_cards(box, sorted(Counter(kinds).items()))


def counted_cards(
    box: Box, numbers: Iterable[tuple[int, int]], empty: bool = False
) -> tuple[CountedCard, ...]:
    """Cards with their numbers; kinds of which there are none only if they are wanted."""
    return tuple(counted_card(box, kind, number) for kind, number in numbers if number or empty)


@printed
def counted_card(box: Box, kind: int, number: int) -> CountedCard:
    """So many cards of one kind."""
    return CountedCard(card_view(box, kind), number)


@printed
def effect_views(box: Box, place: int) -> tuple[EffectView, ...]:
    """A list of effects."""
    listed = []
    while box.effects[place] != ids.NO_EFFECT:
        listed.append(effect_view(box, place))
        place += ids.EFFECT_WIDTH
    return tuple(listed)


def effect_view(box: Box, place: int) -> EffectView:
    """One effect."""
    number, first, second, optional = box.effects[place : place + ids.EFFECT_WIDTH]
    kind = effects.NAMES[number]
    if number == ids.CHOICE:
        return EffectView(kind, options=(effect_views(box, first), effect_views(box, second)))
    if number == ids.FREE_TILE:
        tile = "any" if first == ids.ANY_TILE else box.tile_ids[first]
        may = bool(optional) and first != ids.ANY_TILE
        return EffectView(kind, card=tile, noble=bool(second), optional=may)
    if number == ids.HIRE_ENTERTAINER:
        return EffectView(kind, card=box.entertainer_ids[first])
    if number == ids.GAIN_CARD:
        return EffectView(kind, first, box.card_ids[second], box.card_names[second])
    return EffectView(kind, first)
