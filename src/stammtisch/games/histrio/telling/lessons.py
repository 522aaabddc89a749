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
NONE = 0  # the option by which nobody goes to court


def lesson(state: Histrio, seat: int) -> Lesson:
    """What the question is about, and what to look for."""
    kind = DECISIONS[state.kind(seat)]
    return Lesson(kind, words(f"lesson-{kind}"))


def goal(state: Histrio, seat: int) -> Words:
    """Gather, then please the king; the second festival pays more."""
    if state.deck.left <= SOON * state.box.cities:
        return words("goal-festival", genre=words(f"genre-{GENRES[side(state.needle)]}"))
    liked = state.box.pay_liked
    return words("goal-season", n=int(liked[min(state.season, len(liked)) - 1]))


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
    """A city without cards, and a star whom one cannot pay."""
    box, options = state.box, members(state.options(seat))
    full = tuple(f"city/{city + 1}" for city in options if state.rows[city])
    for city in options:
        cards = cards_of(state.rows[city])
        if not cards and full:
            yield Caution("empty-city", "choose_travel", city, words("caution-empty-city"), full)
        stars = [card for card in cards if card < box.actors and box.level[card] == PAID]
        if stars and state.mats[seat].ecus == 0:
            yield Caution("poor-star", "choose_travel", city, words("caution-poor-star"))


def of_window(state: Histrio, seat: int) -> Iterator[Caution]:
    """Passing with a Magpie that would bring coins."""
    magpie = state.box.card_ids.index("magpie") if "magpie" in state.box.card_ids else -1
    if magpie >= 0 and (state.mats[seat].entertainers & ~state.mats[seat].used) >> magpie & 1:
        yield Caution("idle-magpie", "after_encounters", 0, words("caution-idle-magpie"))


def of_court(state: Histrio, seat: int) -> Iterator[Caution]:
    """An actor who moves the king towards what one has less of."""
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
        if own[towards] < own[1 - towards]:
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
