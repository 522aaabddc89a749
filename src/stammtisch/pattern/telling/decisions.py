"""Every question, the names of its options, and the question in words."""

from __future__ import annotations

from stammtisch.core.decision import DecisionKind
from stammtisch.core.words import Words, words
from stammtisch.pattern.rules.box import Box
from stammtisch.pattern.rules.flow import Pattern

DECISIONS = ("choose_oar", "take_parcel", "buy_sealed")  # in the order of rules/ids.py


def decisions(box: Box) -> tuple[DecisionKind, ...]:
    """An option's place in the list is its number for ever."""
    oars = tuple(f"oar_{oar + 1}" for oar in range(box.oars))
    return (
        DecisionKind("choose_oar", oars, simultaneous=True),
        DecisionKind("take_parcel", tuple(box.parcel_ids)),
        DecisionKind("buy_sealed", ("no", "yes")),
    )


def prompt(state: Pattern, seat: int) -> Words:
    """The question in words."""
    return words(f"prompt-{DECISIONS[state.kind(seat)]}", price=state.box.price)
