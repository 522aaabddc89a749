"""Chapter 6.6 for people: every question, the names of its options, and the question in words."""

from __future__ import annotations

from stammtisch.core.decision import DecisionKind
from stammtisch.core.words import Words, words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.telling.names import city_name

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
CHOSEN_TOGETHER = ("choose_travel", "choose_second_city", "play_request")
SEATS = 5


def decisions(box: Box) -> tuple[DecisionKind, ...]:
    """Every question with the names of its options."""
    return tuple(
        DecisionKind(
            name,
            option_names(box, name),
            simultaneous=name in CHOSEN_TOGETHER,
            secret=name == "play_request",  # a forced 'none' must look like any answer [8.2]
            window=name in WINDOWS,
            sealed=name in CHOSEN_TOGETHER,
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
