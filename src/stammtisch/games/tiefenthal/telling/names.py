"""Names and texts of Tiefenthal's things as words, also for the cards of an owner's own box."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.core.words import Words, words
from stammtisch.games.tiefenthal.components.belongings import kinds
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.telling.sights import CardView, EffectView


def card_name(box: Box, kind: int) -> Words:
    """The name of a card."""
    return words(f"card-{box.card_ids[kind]}", name=box.card_names[kind])


def belonging(box: Box, thing: int) -> Words:
    """The name of a card that can be had, numbered as in `components/belongings.py`."""
    return card_name(box, kinds(box)[thing])


def named(card: CardView) -> Words:
    """The name of a card in a view."""
    return words(f"card-{card.id}", name=card.name)


def tile_name(tile: str) -> Words:
    """The name of a tile."""
    return words(f"tile-{tile}")


def side_name(side: str) -> Words:
    """The name of an entertainer's side."""
    return words(f"side-{side}", name=side)


def space_name(space: int) -> Words:
    """The name of a dice space."""
    if space < ids.FIRST_TABLE:
        return words(f"space-{SPACES[space]}")
    return words("space-table", number=space - ids.FIRST_TABLE + 1)


def space_address(seat: int, space: int) -> str:
    """Where a dice space lies."""
    if space < ids.FIRST_TABLE:
        return f"mat/{seat}/tile/{SPACES[space]}"
    return f"mat/{seat}/table/{space - ids.FIRST_TABLE + 1}"


def effect_words(effect: EffectView) -> Words:
    """What one effect gives."""
    if effect.kind == "choice":
        first, second = (effects_words(option) for option in effect.options)
        return words("effect-choice", first=first, second=second)
    if effect.kind == "card":
        card = words(f"card-{effect.card}", name=effect.name)
        return words("effect-card", n=effect.n, card=card)
    if effect.kind == "upgrade":
        if effect.card == "any":
            return words("effect-upgrade-noble" if effect.noble else "effect-upgrade")
        may = "-may" if effect.optional else ""
        return words(f"effect-upgrade-tile{may}", tile=tile_name(effect.card or ""))
    if effect.kind == "entertainer":
        return words(
            "effect-entertainer", name=words(f"entertainer-{effect.card}", name=effect.card or "")
        )
    return words(f"effect-{effect.kind}", n=effect.n)


def effects_words(effects: Iterable[EffectView]) -> Words:
    """What a list of effects gives, one after the other."""
    said = [effect_words(effect) for effect in effects]
    return words("list", items=said) if said else words("effect-none")


def duty_words(card: CardView) -> Words:
    """What a tavern card does, and what returning it takes off its tile."""
    if card.off == 0:
        return words(f"duty-{card.id}")
    return words(f"duty-{card.id}", off=card.off)


def noble_words(points: int, left: int) -> Words:
    """The noble that comes with every paid upgrade, while there are any. [7.4, 7.12]"""
    if left == 0:
        return words("effect-without-noble")
    return words("effect-with-noble", points=points)


def reputation_words(effects: Iterable[EffectView], points: int) -> Words:
    """A space of the reputation track as it is printed: its sign, or its points."""
    for effect in effects:
        return words(f"rep-{effect.kind}")
    return words("rep-points", points=points)


def card_notes(card: CardView) -> tuple[Words, ...]:
    """What a card says: who is served by which die, what it costs, its points and bonus."""
    notes = []
    if card.faces:
        dice = [words("die", face=face) for face in card.faces]
        notes.append(words("note-served-by", dice=dice, ducats=card.pay))
    if card.kind == "staff":
        notes.append(duty_words(card))
    if card.vp:
        notes.append(words("note-points", points=card.vp))
    if card.bonus:
        notes.append(words("note-bonus", bonus=effects_words(card.bonus)))
    return tuple(notes)
