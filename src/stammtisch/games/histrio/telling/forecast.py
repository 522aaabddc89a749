"""What a journey would bring, from what the traveller may know. [13]"""

from __future__ import annotations

from stammtisch.core.words import Words, join, words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import impresarios_on_stage, side, space
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.haul import Taken, haul
from stammtisch.games.histrio.telling.names import genre_name, named
from stammtisch.games.histrio.telling.sights import CardView
from stammtisch.games.histrio.telling.view_cards import card_view


def journey(state: Histrio, seat: int, city: int, guards: bool = False) -> Words:
    """The outcomes of sailing to a city that the traveller must reckon with: alone, shared."""
    if friend_comes(state, seat, city):
        return words("forecast-friend", shared=shared(state, city))
    if guards and not stranger_may_come(state, seat, city):
        return words("forecast-guarded", alone=alone(state, seat, city))
    return words("forecast", alone=alone(state, seat, city), shared=shared(state, city))


def friend_comes(state: Histrio, seat: int, city: int) -> bool:
    """Whether the own friend is known to sail there; a Bear at hand could undo the sharing."""
    bear = state.mats[seat].ready() & state.box.with_effect[ids.COUNT_AS_ALONE]
    return bool(state.friends) and state.friends[seat].drawn == city and bear == 0


def stranger_may_come(state: Histrio, seat: int, city: int) -> bool:
    """Whether a friend of somebody else, whom no Ox binds, may still have drawn the city. [R44]"""
    others = [friend for owner, friend in enumerate(state.friends) if owner != seat]
    return any(friend.drawn == city or city in friend.deck.remaining() for friend in others)


def alone(state: Histrio, seat: int, city: int) -> Words:
    """Ecus, actors and entertainers that the whole row would bring."""
    mat = state.mats[seat]
    taken = haul(
        [card_view(state, card) for card in cards_of(state.rows[city])],
        mat.ecus,
        (other.ecus for place, other in enumerate(state.mats) if place != seat),
        int(impresarios_on_stage(state)),
        int(state.box.impresarios - mat.on_stage),
    )
    return haul_words(taken)


def haul_words(taken: tuple[Taken, ...]) -> Words:
    """What a row brought in all; an empty one brings a request."""
    if not taken:
        return words("forecast-request")
    ecus = sum(one.ecus for one in taken)
    parts = [words("forecast-ecus", ecus=ecus)] if ecus else []
    parts += [named("card", one.card) for one in taken if one.joins]
    if any(one.back for one in taken):
        parts.append(words("forecast-cards-back"))
    return join(parts)


def pushed(needle: int, steps: int, spaces: int) -> int:
    """Where the needle stands after a move; the gauge has an end stop."""
    return max(1 - spaces, min(spaces, needle + steps))


def push(card: CardView) -> int:
    """So far towards comedy (below zero: tragedy) an actor moves the king; nobody else does."""
    level = card.level or 0
    return level if card.genre == "comedy" else -level


def needle_words(needle: int) -> Words:
    """A place of the needle."""
    return words("needle-at", genre=genre_name(GENRES[side(needle)]), space=space(needle))


def needle_after(state: Histrio, steps: int) -> Words:
    """Where the needle would stand after a move."""
    return needle_words(pushed(state.needle, steps, state.box.spaces))


def shared(state: Histrio, city: int) -> Words:
    """The king's push that the lost row would give."""
    net = sum(push(card_view(state, card)) for card in cards_of(state.rows[city]))
    return words("forecast-shared", needle=needle_after(state, net))
