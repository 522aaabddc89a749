"""Why a thing cannot be chosen now."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.telling.choices import choice
from stammtisch.games.histrio.telling.decisions import DECISIONS
from stammtisch.games.histrio.telling.names import condition
from stammtisch.games.histrio.telling.sights import HistrioView, MatView
from stammtisch.games.histrio.telling.view import view as view_of

MOMENTS = {
    "before_travel": "before_travel",
    "after_reveal": "after_reveal",
    "after_encounters": "after_encounters",
}

SEASONS = 2
TRAVEL_CHOICE = ("choose_travel", "choose_second_city")


def explain(state: Histrio, seat: int, address: str) -> Words:
    """A sentence for the player; from the seat's own view only."""
    view = view_of(state, seat)
    if state.awaited() == 0:
        return words("why-over")
    if not state.awaited() >> seat & 1:
        return words("why-not-asked")
    question = DECISIONS[state.kind(seat)]
    mat = view.mats[seat]
    parts = address.split("/")
    if len(parts) > 2 and offers(state, seat, f"{parts[0]}/{parts[1]}"):
        return words("why-other-question", question=words(f"prompt-short-{question}"))
    if parts[0] == "city" and len(parts) > 1 and parts[1].isdigit():
        return explain_city(view, mat, question, int(parts[1]))
    if parts[0] == "mat" and len(parts) > 1 and parts[1].isdigit():
        return explain_mat(view, mat, question, int(parts[1]), parts[2:])
    return words("why-other-question", question=words(f"prompt-short-{question}"))


def offers(state: Histrio, seat: int, address: str) -> bool:
    """Whether a place may be chosen; then the question is about it, not about what lies in it."""
    options = members(state.options(seat))
    return any(choice(state, seat, option).address == address for option in options)


def explain_city(view: HistrioView, mat: MatView, question: str, number: int) -> Words:
    """Why a city cannot be chosen."""
    asks_city = question in ("choose_travel", "choose_second_city", "ox_city", "fox_to")
    if number < 1 or number > len(view.cities):
        return words("why-no-such-place")
    city = view.cities[number - 1]
    if asks_city and number in mat.played:
        return words("why-card-played", number=number)
    if asks_city and city.guarded_by is not None and city.guarded_by != mat.seat:
        return words("why-guarded", seat=SeatName(city.guarded_by))
    if asks_city and number not in mat.hand:
        return words("why-card-shown", number=number)
    if question == "choose_second_city":
        return words("why-card-picked", number=number)
    if question == "bear_city":
        return words("why-not-shared" if city.row else "why-empty-row")
    if question == "fox_from":
        return words("why-not-there")
    if question in ("elephant_first", "elephant_second"):
        return words("why-no-swap")
    return words("why-other-question", question=words(f"prompt-short-{question}"))


def explain_mat(
    view: HistrioView, mat: MatView, question: str, owner: int, parts: list[str]
) -> Words:
    """Why something on a mat cannot be chosen."""
    if owner >= len(view.mats):
        return words("why-no-such-place")
    if question == "steal_target" and not parts:
        return words("why-yourself" if owner == mat.seat else "why-nothing-to-steal")
    if owner != mat.seat:
        return words("why-not-yours")
    if parts[:1] == ["entertainer"] and len(parts) > 1:
        return explain_entertainer(view, mat, question, parts[1])
    if parts[:1] == ["request"] and len(parts) > 1:
        for request in mat.requests or ():
            if request.id == parts[1] and question == "play_request" and not request.met:
                return words("why-not-met", condition=condition(request))
    return words("why-other-question", question=words(f"prompt-short-{question}"))


def explain_entertainer(view: HistrioView, mat: MatView, question: str, identity: str) -> Words:
    """Used already, not its moment, or nothing that it could do."""
    for card in mat.entertainers:
        if card.id != identity:
            continue
        if not card.ready:
            return words("why-used" if view.season < SEASONS else "why-used-last")
        if question == "chameleon_role" and card.window == "season_end":
            return words("why-chameleon_role")
        if card.window == "with_travel_choice" and question in TRAVEL_CHOICE:
            return explain_second_city(view, mat, question)
        if MOMENTS.get(question) != card.window:
            return words("why-not-its-moment", window=words(f"window-{card.window}"))
        return words("why-no-use")
    return words("why-no-such-place")


def explain_second_city(view: HistrioView, mat: MatView, question: str) -> Words:
    """The Horse is asked for by itself, after the first city. [6.3 T3] R20"""
    few = len(mat.hand) + len(mat.shown) < view.second_city_hand
    if question == "choose_travel" and few:
        return words("why-few-cards", number=view.second_city_hand)
    return words(f"why-{question}")
