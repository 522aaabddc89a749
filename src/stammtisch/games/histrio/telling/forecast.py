"""What a journey would bring, from what the traveller may know. [13]"""

from __future__ import annotations

from stammtisch.core.words import Words, join, words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import impresarios_on_stage, side, space
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.names import card_name, genre_name


def journey(state: Histrio, seat: int, city: int) -> Words:
    """Both outcomes of sailing to a city: alone, and shared."""
    return words("forecast", alone=alone(state, seat, city), shared=shared(state, city))


def alone(state: Histrio, seat: int, city: int) -> Words:
    """Ecus, actors and entertainers that the whole row would bring."""
    box, mat = state.box, state.mats[seat]
    cards = cards_of(state.rows[city])[::-1]
    if not cards:
        return words("forecast-request")
    ecus, stage, own = 0, impresarios_on_stage(state), mat.on_stage
    purses = [m.ecus for s, m in enumerate(state.mats) if s != seat]
    back = False
    gained: list[Words] = []
    for card in cards:
        source = box.level[card] if box.is_actor(card) else box.card_source(card)
        joins = True
        if not box.is_entertainer(card):
            for effect in range(box.first_effect[source], box.first_effect[source + 1]):
                kind, n = box.effect_kind[effect], box.effect_n[effect]
                if kind == ids.COINS:
                    ecus += n
                elif kind == ids.STEAL:
                    ecus += rob(purses, n)
                elif kind == ids.IMPRESARIO:
                    placed = int(own < box.impresarios)
                    own, stage = own + placed, stage + placed
                    ecus += stage
                elif kind == ids.PAY_OR_LOSE:
                    joins = mat.ecus + ecus >= n
                    ecus -= n if joins else 0
                elif kind == ids.TRAVEL_RETURN:
                    back = True
        if joins and card < box.actors + box.entertainers:
            gained.append(card_name(box, card))
    parts = [words("forecast-ecus", ecus=ecus)] if ecus else []
    parts += gained
    if back:
        parts.append(words("forecast-cards-back"))
    return join(parts)


def rob(purses: list[int], most: int) -> int:
    """Take what the richest rival can give; it is gone for the next theft."""
    victim = purses.index(max(purses))
    stolen = min(most, purses[victim])
    purses[victim] -= stolen
    return stolen


def needle_after(state: Histrio, steps: int) -> Words:
    """Where the needle would stand after a move."""
    spaces = state.box.spaces
    needle = max(1 - spaces, min(spaces, state.needle + steps))
    return words("needle-at", genre=genre_name(GENRES[side(needle)]), space=space(needle))


def shared(state: Histrio, city: int) -> Words:
    """The king's push that the lost row would give."""
    box = state.box
    net = sum(
        box.level[card] if box.genre[card] == ids.COMEDY else -box.level[card]
        for card in cards_of(state.rows[city])
        if box.is_actor(card)
    )
    return words("forecast-shared", needle=needle_after(state, net))
