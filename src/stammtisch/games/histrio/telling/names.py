"""Names and texts of Histrio's things as words, also for the cards of an owner's own box."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.core.words import Words, words
from stammtisch.games.histrio.components.belongings import belongings
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.telling.sights import (
    CardView,
    EffectView,
    EntertainerView,
    RequestView,
)


def card_name(box: Box, card: int) -> Words:
    """The name of an encounter card; copies (`#2`) share it."""
    identity = box.card_ids[card].split("#")[0]
    return words(f"card-{identity}", name=box.names[identity])


def belonging(box: Box, thing: int) -> Words:
    """The name of an entertainer, numbered as in `components/belongings.py`."""
    identity = belongings(box)[thing]
    return words(f"card-{identity}", name=box.names[identity])


def request_name(box: Box, request: int) -> Words:
    """The name of a request."""
    identity = box.request_ids[request]
    return words(f"request-{identity}", name=box.names[identity])


def city_name(box: Box, city: int) -> Words:
    """The name of a city."""
    identity = box.city_ids[city]
    return words(f"city-{identity}", name=box.names[identity])


def named(kind: str, thing: CardView | EntertainerView | RequestView) -> Words:
    """The name of something in a view."""
    return words(f"{kind}-{thing.id.split('#')[0]}", name=thing.name)


def genre_name(genre: str) -> Words:
    """Comedy or tragedy."""
    return words(f"genre-{genre}")


def ability(effects: Iterable[EffectView]) -> Words:
    """What a card does, made from its effects and their numbers."""
    said = [words(f"effect-{effect.kind}", n=effect.n, most=effect.most) for effect in effects]
    return words("sentences", items=said) if said else words("effect-none")


def card_notes(card: CardView) -> tuple[Words, ...]:
    """What an encounter card says."""
    if card.kind == "actor":
        genre = genre_name(card.genre or "")
        return (words("actor-note", genre=genre, level=card.level or 0), ability(card.effects))
    if card.kind == "alms":
        return (ability(card.effects),)
    return (words("entertainer-note"), ability(card.effects))


def entertainer_notes(card: EntertainerView) -> tuple[Words, ...]:
    """What an entertainer does, and when."""
    return (
        ability(card.effects),
        words(f"window-{card.window}"),
        words("entertainer-ready" if card.ready else "entertainer-used"),
    )


def condition(request: RequestView) -> Words:
    """The condition of a request in words, made from its numbers."""
    kind, least, most = request.condition, request.least, request.most
    if kind == "level_count":
        return words("condition-level_count", levels=either(request.levels), least=least or 0)
    if kind == "actor_count":
        kind = f"actor_count-{request.genre or 'any'}"
    elif kind == "level_sum":
        kind = f"level_sum-{request.genre or 'any'}"
    if least is not None and most is not None and kind != "balanced":
        kind = f"{kind}-between"
    elif most is not None and kind != "balanced":
        kind = f"{kind}-most"
    return words(f"condition-{kind}", least=least or 0, most=most or 0)


def either(levels: tuple[int, ...]) -> Words:
    """One of several levels: 1, 2 or 3."""
    *first, last = (words("number", number=level) for level in levels)
    return words("either", first=first, last=last) if first else last


def request_notes(request: RequestView) -> tuple[Words, ...]:
    """Condition, pay, and whether it is met now."""
    return (
        condition(request),
        words("request-pay", pay=request.pay),
        words("request-met" if request.met else "request-not-met"),
    )
