"""What an entertainer is worth now: one sentence for each word of the vocabulary. [7.5, 7.6]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.histrio.telling.about_festival import pay
from stammtisch.games.histrio.telling.explain import SEASONS
from stammtisch.games.histrio.telling.names import ability
from stammtisch.games.histrio.telling.sights import (
    EffectView,
    EntertainerView,
    HistrioView,
    MatView,
)


def of_entertainer(view: HistrioView, told: About, mat: MatView, card: EntertainerView) -> About:
    """An entertainer before a troupe: what it does, when, and what that is worth now."""
    ready = "ready" if card.ready else "used"
    facts = use_facts(view, mat, card.effects) if card.ready else ()
    left = f"{ready}-last" if view.season >= SEASONS else ready
    return replace(
        told,
        kind=words(f"kind-entertainer-{ready}", seat=SeatName(mat.seat)),
        text=(ability(card.effects), words(f"window-{card.window}")),
        facts=(*facts, Fact(words("about-left"), words(f"left-{left}"))),
    )


def use_facts(view: HistrioView, mat: MatView, effects: Sequence[EffectView]) -> tuple[Fact, ...]:
    """What the troupe would have of it, and that it costs nothing."""
    gain = sum(ecus(view, mat, effect) for effect in effects)
    said = [one for effect in effects if (one := use_words(view, mat, effect)) is not None]
    worth = Fact(words("about-worth"), join(said) if said else words("worth-use"), gain)
    if any(effect.kind == "count_as_level" for effect in effects):
        return (worth,)  # it works by itself and is never turned
    return (worth, Fact(words("about-price"), words("price-entertainer")))


def ecus(view: HistrioView, mat: MatView, effect: EffectView) -> int:
    """The ecus that one effect would bring now, at the festival for one that counts there."""
    if effect.kind == "coins":
        return effect.n
    if effect.kind == "steal":
        return min(effect.n, max(other.ecus for other in view.mats if other.seat != mat.seat))
    return level_worth(view, mat, effect) if effect.kind == "count_as_level" else 0


def level_worth(view: HistrioView, mat: MatView, effect: EffectView) -> int:
    """What the festival would pay more with a Chameleon in the wanted genre than without one."""
    if mat.role is not None:
        return 0
    card = EntertainerView("", "", "", True, (effect,))
    with_it, without = replace(mat, entertainers=(card,)), replace(mat, entertainers=())
    paid = [pay(view, one, mat.ensemble, view.mood) for one in (with_it, without)]
    return paid[0] - paid[1]


def use_words(view: HistrioView, mat: MatView, effect: EffectView) -> Words | None:
    """What an effect that brings no ecus would do for the troupe now."""
    kind, hand = effect.kind, len(mat.hand)
    if kind == "travel_return":
        return words("worth-returns", n=len(mat.played))
    if kind in ("guard_destination", "replace_destination"):
        return words(f"worth-{kind}", n=hand)
    if kind == "second_destination":
        return words("worth-second_destination", n=hand, needed=view.second_city_hand)
    if kind == "count_as_alone":
        return shared_cities(view, mat)
    if kind == "draw_requests":
        held, limit = mat.request_count, view.request_limit
        over = "worth-draw-over" if held + effect.n > limit else "worth-draw"
        return words(over, held=held, limit=limit, n=effect.n)
    if kind == "mood":
        turns = view.mood_space <= effect.most
        return words("worth-mood-turns" if turns else "worth-mood", n=view.mood_space)
    return words(f"worth-{kind}") if kind in ("swap_rows", "count_as_level") else None


def shared_cities(view: HistrioView, mat: MatView) -> Words:
    """Where the troupe waits together with others before a row that is worth it."""
    there = [
        words("option-city", number=city.number, city=words(f"city-{city.id}", name=city.name))
        for city in view.cities
        if mat.seat in city.waiting and len(city.waiting) + len(city.friends_waiting) > 1
    ]
    return words("worth-shared", cities=there) if there else words("worth-not-shared")
