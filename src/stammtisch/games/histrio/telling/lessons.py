"""What the coach says: each question, the goal of the season, and what beginners lose most by.

The cautions were chosen from figures (`bench/mistakes.py`): Apprentices lose most by the city they
sail to, by a Magpie that is never used, by actors sent to court against themselves, and by the
requests they throw away.
"""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.bits import members
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.words import Words, words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules.conditions import genre_sum, met
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import side
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.telling.decisions import DECISIONS

PAID = 5  # the level of actors that want an ecu
SOON = 2  # rounds of new cards before a festival
FAR_FEWER = 2  # cards in front of a city: Apprentices lose most by their journeys
CLEARLY = 4  # levels by which one genre leads: below that an actor at court may well be right
NONE = 0  # the option by which nobody goes to court


def lesson(state: Histrio, seat: int) -> Lesson:
    """What the question is about, and what to look for."""
    kind = DECISIONS[state.kind(seat)]
    return Lesson(kind, words(f"lesson-{kind}"))


def goal(state: Histrio, seat: int) -> Words:
    """Gather, then please the king; the second festival pays more."""
    if state.deck.left <= SOON * state.box.cities:
        return words("goal-festival", genre=words(f"genre-{GENRES[side(state.needle)]}"))
    return words("goal-season", n=int(state.box.pay_liked[state.season]))


def cautions(state: Histrio, seat: int) -> tuple[Caution, ...]:
    """The options by which something is surely lost."""
    kind = DECISIONS[state.kind(seat)]
    found = {
        "choose_travel": of_travel,
        "after_encounters": of_window,
        "court_choice": of_court,
        "discard_request": of_requests,
    }.get(kind)
    return tuple(found(state, seat)) if found else ()


def of_travel(state: Histrio, seat: int) -> Iterator[Caution]:
    """A city with far fewer cards than another one, and a star whom one cannot pay."""
    box, options = state.box, members(state.options(seat))
    lying = {city: len(cards_of(state.rows[city])) for city in options}
    richest = max(lying.values())
    fuller = tuple(f"city/{city + 1}" for city in options if lying[city] == richest)
    for city in options:
        cards = cards_of(state.rows[city])
        if richest - lying[city] >= FAR_FEWER:
            said = words("caution-few-cards", n=lying[city], most=richest)
            yield Caution("few-cards", "choose_travel", city, said, fuller)
        stars = [card for card in cards if card < box.actors and box.level[card] == PAID]
        if stars and state.mats[seat].ecus == 0:
            yield Caution("poor-star", "choose_travel", city, words("caution-poor-star"))


def of_window(state: Histrio, seat: int) -> Iterator[Caution]:
    """Passing with a Magpie that would bring coins."""
    box = state.box
    usable = [option for option in members(state.options(seat)) if option != NONE]
    if any(box.card_ids[box.actors + option - 1] == "magpie" for option in usable):
        yield Caution("idle-magpie", "after_encounters", NONE, words("caution-idle-magpie"))


def of_court(state: Histrio, seat: int) -> Iterator[Caution]:
    """An actor who moves the king towards what one has clearly less of."""
    mat, box = state.mats[seat], state.box
    for option in members(state.options(seat)):
        if option == NONE:
            continue
        card = option - 1
        staying = [one for one in members(mat.company) if one != card]
        own = [
            int(genre_sum(state, mat, genre))
            + sum(int(box.level[one]) for one in staying if box.genre[one] == genre)
            for genre in range(2)
        ]
        towards = int(box.genre[card])
        if own[1 - towards] - own[towards] >= CLEARLY:
            genre = words(f"genre-{GENRES[1 - towards]}")
            said = words("caution-court-against", genre=genre)
            yield Caution("court-against", "court_choice", option, said)


def of_requests(state: Histrio, seat: int) -> Iterator[Caution]:
    """Throwing away a request that is fulfilled, while another is not."""
    held = members(state.options(seat))
    fulfilled = [request for request in held if met(state, seat, request)]
    if len(fulfilled) < len(held):
        for request in fulfilled:
            yield Caution("good-request", "discard_request", request, words("caution-good-request"))
