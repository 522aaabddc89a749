"""Chapter 6.6 for people: the questions, and what each option says, costs and gives."""

from __future__ import annotations

from stammtisch.core.decision import Choice, DecisionKind
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import steps_of
from stammtisch.games.histrio.telling import forecast
from stammtisch.games.histrio.telling.names import (
    ability,
    card_name,
    city_name,
    condition,
    request_name,
)
from stammtisch.games.histrio.telling.view import effect_views, request_views

DECISIONS = (
    "before_travel",
    "ox_city",
    "choose_travel",
    "choose_second_city",
    "after_reveal",
    "fox_from",
    "fox_to",
    "bear_city",
    "elephant_first",
    "elephant_second",
    "steal_target",
    "court_choice",
    "discard_request",
    "after_encounters",
    "nightingale_move",
    "chameleon_role",
    "play_request",
)
WINDOWS = ("before_travel", "after_reveal", "after_encounters")
CITY_QUESTIONS = (
    "ox_city",
    "choose_travel",
    "fox_from",
    "fox_to",
    "bear_city",
    "elephant_first",
    "elephant_second",
)
SEATS = 5


def decisions(box: Box) -> tuple[DecisionKind, ...]:
    """Every question with the names of its options."""
    return tuple(
        DecisionKind(
            name,
            option_names(box, name),
            simultaneous=name in ("choose_travel", "choose_second_city", "play_request"),
            secret=name == "play_request",  # a forced 'none' must look like any answer [8.2]
        )
        for name in DECISIONS
    )


def option_names(box: Box, decision: str) -> tuple[str, ...]:
    """The names of all options a decision could ever offer, in the order of their numbers."""
    if decision in CITY_QUESTIONS:
        return tuple(box.city_ids)
    if decision == "choose_second_city":
        return ("none", *box.city_ids)
    if decision in WINDOWS:
        first = box.actors
        return ("pass", *box.card_ids[first : first + box.entertainers])
    if decision == "steal_target":
        return tuple(f"seat_{seat}" for seat in range(SEATS))
    if decision == "court_choice":
        return ("none", *box.card_ids[: box.actors])
    if decision == "discard_request":
        return tuple(box.request_ids)
    if decision == "play_request":
        return ("none", *box.request_ids)
    if decision == "chameleon_role":
        return GENRES
    return needle_names(box)


def needle_names(box: Box) -> tuple[str, ...]:
    """The moves that the Nightingale could ever make, towards comedy first."""
    for effect, kind in enumerate(box.effect_kind):
        if kind == ids.MOOD:
            steps = range(box.effect_n[effect], box.effect_most[effect] + 1)
            return tuple(f"{genre}_{number}" for genre in GENRES for number in steps)
    return ("stay",)


def prompt(state: Histrio, seat: int) -> Words:
    """The question in words."""
    name = DECISIONS[state.kind(seat)]
    if name in ("fox_to", "elephant_second"):
        return words(f"prompt-{name}", city=city_name(state.box, state.first_city))
    return words(f"prompt-{name}")


def choice(state: Histrio, seat: int, option: int) -> Choice:
    """One offered option."""
    kind, box = state.kind(seat), state.box
    name = DECISIONS[kind]
    identity = option_names(box, name)[option]
    if identity in ("none", "pass"):
        return Choice(option, identity, words(f"option-{name}-{identity}"), "pass")
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


def city_choice(state: Histrio, seat: int, name: str, option: int, city: int) -> Choice:
    """A city: what a journey there brings alone and shared."""
    identity = state.box.city_ids[city]
    journey = name in ("ox_city", "choose_travel", "choose_second_city", "fox_to")
    return Choice(
        option,
        identity,
        words("option-city", number=city + 1, city=city_name(state.box, city)),
        f"city/{city + 1}",
        forecast.journey(state, seat, city) if journey else None,
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
