"""What a city is worth now: alone and shared, who may still come, and who is there. [6.4]"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.telling.about_festival import joined, mood_at
from stammtisch.games.histrio.telling.forecast import haul_words, needle_words, push, pushed
from stammtisch.games.histrio.telling.haul import seen_haul
from stammtisch.games.histrio.telling.sights import CityView, HistrioView, MatView


def of_city(view: HistrioView, told: About, city: CityView) -> About:
    """A city before which cards lie, for whoever thinks of sailing there."""
    mat = None if view.viewer is None else view.mats[view.viewer]
    facts = [*(() if mat is None else alone(view, mat, city)), shared(view, city)]
    for label, there in (
        ("label-comes", who(coming(view, city), friends_coming(view, city))),
        ("label-waits", who(city.waiting, city.friends_waiting)),
        ("label-anchored", who(city.anchored, city.friends_anchored)),
    ):
        if there:
            facts.append(Fact(words(label), words("list", items=there)))
    return replace(told, kind=words("kind-city", n=len(city.row)), facts=tuple(facts))


def alone(view: HistrioView, mat: MatView, city: CityView) -> list[Fact]:
    """What the whole row would bring to the viewer alone, at once and at the festival."""
    taken = seen_haul(view, mat.seat, city.row)
    ecus = sum(one.ecus for one in taken)
    rest = tuple(replace(one, ecus=0) for one in taken)  # the ecus stand before the words
    more = not taken or any(one.joins or one.back for one in taken)
    facts = [Fact(words("label-alone"), haul_words(rest) if more else words("worth-now"), ecus)]
    festival = joined(view, mat, [one.card for one in taken if one.joins])
    return facts if festival is None else [*facts, festival]


def shared(view: HistrioView, city: CityView) -> Fact:
    """Whoever meets somebody here draws a request, and the lost actors push the needle."""
    needle = pushed(view.needle, sum(push(card) for card in city.row), view.spaces)
    turns = mood_at(needle) != view.mood
    said = words("shared-turns" if turns else "forecast-shared", needle=needle_words(needle))
    return Fact(words("label-shared"), said)


def coming(view: HistrioView, city: CityView) -> list[int]:
    """The other seats whose travel card of this city is still in hand, before cards are shown."""
    if view.phase not in ("before_travel", "travel"):
        return []
    closed = city.guarded_by
    return [
        mat.seat
        for mat in view.mats
        if mat.seat != view.viewer
        and city.number in (*mat.hand, *mat.shown)
        and (not mat.shown or city.number in mat.shown)
        and closed in (None, mat.seat)
    ]


def friends_coming(view: HistrioView, city: CityView) -> list[int]:
    """The friendly troupes that may still draw this city; the viewer knows what their own drew."""
    if view.phase not in ("before_travel", "travel"):
        return []
    return [
        friend.seat
        for friend in view.friends
        if city.number in friend.open and friend.drawn in (None, city.number)
    ]


def who(seats: Iterable[int], friends: Iterable[int]) -> list[Words]:
    """Troupes and friendly troupes by name."""
    return [
        *(words("zone-mat", seat=SeatName(seat)) for seat in seats),
        *(words("friend-of", seat=SeatName(seat)) for seat in friends),
    ]
