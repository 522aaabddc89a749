"""Cards and tiles as a viewer sees them, with the numbers that their texts are made from."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.printed import printed
from stammtisch.games.taverna.components.magic import CONDITIONS, EFFECTS, WHENS
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS, SYMBOL_IDS, WINDOW_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.telling.sights import (
    CardView,
    CustomerView,
    EffectView,
    FavourView,
    SpellView,
)


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    """The name of a number, or None for NOTHING."""
    return None if number == ids.NOTHING else names[number]


@printed
def effect_views(box: Box, first: int, end: int) -> tuple[EffectView, ...]:
    """A span of the effects."""
    effects = box.effects
    return tuple(
        EffectView(EFFECTS[effects.kind[e]], effects.n[e], effects.extra[e])
        for e in range(first, end)
    )


@printed
def spell_view(box: Box, kind: int) -> SpellView:
    """A spell kind."""
    spells, condition = box.spells, box.spells.condition[kind]
    windows = [w for w in range(ids.WINDOWS) if spells.lightning[w] >> kind & 1]
    return SpellView(
        kind=box.spell_ids[kind],
        name=box.spell_names[kind],
        cost=spells.cost[kind],
        when=WHENS[spells.when[kind]],
        window=WINDOW_IDS[windows[0]] if windows else None,
        condition=CONDITIONS[condition] if condition != ids.UNCONDITIONAL else None,
        archmage=spells.archmage[kind],
        effects=effect_views(box, spells.effects_from[kind], spells.effects_from[kind + 1]),
    )


def spell_views(box: Box, cards: int) -> tuple[SpellView, ...]:
    """Spell cards by kind, copies beside each other."""
    kinds = sorted(box.spells.kind_of_card[card] for card in members(cards))
    return tuple(spell_view(box, kind) for kind in kinds)


def spell_names(box: Box, cards: int) -> tuple[str, ...]:
    """Spell cards as sorted ids; the Curse is one of them."""
    spells = box.spells
    return tuple(
        sorted(
            "curse" if card == spells.curse else box.spell_ids[spells.kind_of_card[card]]
            for card in members(cards)
        )
    )


def favour_id(box: Box, tile: int) -> str:
    """The kind of a tile."""
    return box.favour_ids[box.favours.kind_of_tile[tile]]


@printed
def favour_view(box: Box, kind: int) -> FavourView:
    """A favour kind."""
    span = box.favours.effects_from
    effects = effect_views(box, span[kind], span[kind + 1])
    name = box.favour_names[kind]
    return FavourView(box.favour_ids[kind], name, WHENS[box.favours.when[kind]], effects)


def favour_views(box: Box, tiles: int) -> tuple[FavourView, ...]:
    """Favour tiles by kind."""
    kinds = sorted(box.favours.kind_of_tile[tile] for tile in members(tiles))
    return tuple(favour_view(box, kind) for kind in kinds)


@printed
def card_view(box: Box, card: int) -> CardView:
    """A customer card with one or two customers."""
    guests = box.guests
    customers = [
        CustomerView(PEOPLE_IDS[guests.people[place]], SYMBOL_IDS[guests.symbol[place]])
        for place in (2 * card, 2 * card + 1)
        if guests.people[place] != ids.NOTHING
    ]
    return CardView(box.card_ids[card], tuple(customers))
