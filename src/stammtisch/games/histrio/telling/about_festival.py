"""What a festival would pay with other actors or in another mood, from what lies open. [8.1]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stammtisch.core.about import Fact
from stammtisch.core.words import words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules.mood import side
from stammtisch.games.histrio.telling.names import genre_name
from stammtisch.games.histrio.telling.sights import (
    CardView,
    EntertainerView,
    HistrioView,
    MatView,
)


def mood_at(needle: int) -> str:
    """The genre that the king wants where the needle stands."""
    return GENRES[side(needle)]


def genre_sum(mat: MatView, actors: Sequence[CardView], genre: str) -> int:
    """The levels of some actors, with the Chameleon where it has its role."""
    role = getattr(mat, genre) - levels(mat.ensemble, genre)
    return int(levels(actors, genre) + role)


def levels(actors: Sequence[CardView], genre: str) -> int:
    """The levels of the actors of one genre added up."""
    return sum(card.level or 0 for card in actors if card.genre == genre)


def open_level(mat: MatView) -> int:
    """So many levels a Chameleon will still add to the genre that its owner names."""
    if mat.role is not None:
        return 0
    effects = (effect for card in mat.entertainers for effect in card.effects)
    return sum(effect.n for effect in effects if effect.kind == "count_as_level")


def expected(mat: MatView, actors: Sequence[CardView], mood: str) -> int:
    """By how much the wanted genre would lead, the Chameleon on its side. [7.8] R33"""
    wanted, other = (mood, *(genre for genre in GENRES if genre != mood))
    return genre_sum(mat, actors, wanted) - genre_sum(mat, actors, other) + open_level(mat)


def pay(view: HistrioView, mat: MatView, actors: Sequence[CardView], mood: str) -> int:
    """What actors and performance of a troupe would bring if the season ended so."""
    own = expected(mat, actors, mood)
    rivals = (other for other in view.mats if other.seat != mat.seat)
    best = all(expected(other, other.ensemble, mood) <= own for other in rivals)
    show = view.show_pay * (view.best_factor if best else 1) if own > 0 else 0
    return view.actor_pay * sum(card.genre == mood for card in actors) + show


def with_cards(mat: MatView, cards: Sequence[CardView]) -> MatView:
    """The troupe when its new entertainers are before it; a Chameleon counts at the festival."""
    new = (
        EntertainerView(card.id, card.name, card.window or "", True, card.effects)
        for card in cards
        if card.kind == "entertainer"
    )
    return replace(mat, entertainers=(*mat.entertainers, *new))


def joined(view: HistrioView, mat: MatView, cards: Sequence[CardView]) -> Fact | None:
    """What the festival would pay more (or less) if these cards joined; None if none counts."""
    actors = [card for card in cards if card.genre]
    after, grown = (*mat.ensemble, *actors), with_cards(mat, cards)
    if not actors and open_level(grown) == open_level(mat):
        return None
    gain = pay(view, grown, after, view.mood) - pay(view, mat, mat.ensemble, view.mood)
    said = [
        words(
            "worth-sum",
            genre=genre_name(genre),
            before=genre_sum(mat, mat.ensemble, genre),
            after=genre_sum(mat, after, genre),
        )
        for genre in GENRES
        if any(card.genre == genre for card in actors)
    ]
    brings = words("worth-festival-now", sums=said) if said else words("worth-count_as_level")
    return Fact(words("label-festival"), brings, gain)
