"""Chapter 6.6 for people: what each option says, costs and gives."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.core.decision import Choice
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import steps_of
from stammtisch.games.histrio.telling import forecast
from stammtisch.games.histrio.telling.decisions import (
    CITY_QUESTIONS,
    DECISIONS,
    WINDOWS,
    option_names,
)
from stammtisch.games.histrio.telling.names import (
    ability,
    card_name,
    city_name,
    condition,
    request_name,
)
from stammtisch.games.histrio.telling.view_cards import effect_views
from stammtisch.games.histrio.telling.view_requests import request_views


def choice(state: Histrio, seat: int, option: int) -> Choice:
    """One offered option."""
    kind, box = state.kind(seat), state.box
    name = DECISIONS[kind]
    identity = option_names(box, name)[option]
    if identity in ("none", "pass"):
        lost = forgone(state, seat) if name == "play_request" else None
        return Choice(option, identity, words(f"option-{name}-{identity}"), "pass", warning=lost)
    if name in CITY_QUESTIONS:
        return city_choice(state, seat, name, option, option)
    if name == "choose_second_city":
        return city_choice(state, seat, name, option, option - 1)
    if name in WINDOWS:
        return Choice(
            option,
            identity,
            words("option-use", card=card_name(box, box.actors + option - 1)),
            f"mat/{seat}/entertainer/{identity}",
            ability(effect_views(box, box.card_source(box.actors + option - 1))),
        )
    if name == "steal_target":
        ecus = state.mats[option].ecus
        return Choice(
            option,
            identity,
            words("option-steal", seat=SeatName(option)),
            f"mat/{option}",
            words("option-steal-effect", ecus=ecus),
        )
    if name == "court_choice":
        return court_choice(state, seat, option, identity)
    if name in ("discard_request", "play_request"):
        return request_choice(state, seat, name, option, identity)
    return needle_choice(state, name, option, identity)


def forgone(state: Histrio, seat: int) -> Words | None:
    """What a request would pay that can be shown at the last festival, and never again. [8.2]"""
    shown = [option - 1 for option in members(state.options(seat)) if option > 0]
    if state.season == 0 or not shown:
        return None
    pays = [view.pay for one in shown for view in request_views(state, seat, 2**one)]
    return words("warn-request", ecus=max(pays))


def city_choice(state: Histrio, seat: int, name: str, option: int, city: int) -> Choice:
    """A city: what a journey there brings alone and shared."""
    identity = state.box.city_ids[city]
    journey = name in ("ox_city", "choose_travel", "choose_second_city", "fox_to")
    return Choice(
        option,
        identity,
        words("option-city", number=city + 1, city=city_name(state.box, city)),
        f"city/{city + 1}",
        forecast.journey(state, seat, city, name == "ox_city") if journey else None,
    )


def court_choice(state: Histrio, seat: int, option: int, identity: str) -> Choice:
    """An actor sent to court: where the needle goes."""
    box, card = state.box, option - 1
    level = box.level[card] if box.genre[card] == ids.COMEDY else -box.level[card]
    return Choice(
        option,
        identity,
        words("option-court", card=card_name(box, card), level=box.level[card]),
        f"mat/{seat}/company/{identity}",
        forecast.needle_after(state, level),
    )


def request_choice(state: Histrio, seat: int, name: str, option: int, identity: str) -> Choice:
    """A request to discard or to show: its condition and pay."""
    request = option if name == "discard_request" else option - 1
    (seen,) = request_views(state, seat, 2**request)
    return Choice(
        option,
        identity,
        words(f"option-{name}", request=request_name(state.box, request), pay=seen.pay),
        f"mat/{seat}/request/{identity}",
        condition(seen),
    )


def needle_choice(state: Histrio, name: str, option: int, identity: str) -> Choice:
    """A move of the needle, or the Chameleon's role."""
    if name == "chameleon_role":
        return Choice(option, identity, words(f"option-role-{identity}"), f"theatre/{identity}")
    effect = state.next_step() // ids.STEP // ids.SEAT
    steps = int(steps_of(state, effect, option))
    return Choice(
        option,
        identity,
        words(f"option-needle-{'comedy' if steps > 0 else 'tragedy'}", steps=abs(steps)),
        f"theatre/needle/{identity}",
        forecast.needle_after(state, steps),
    )
