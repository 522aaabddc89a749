"""Reasons are true: whenever somebody is told why not, what the sentence says holds.

A title gives `tests/reasons.py`: `CONDITIONS`, for each message that `explain` may give a
predicate `(state, seat, address, words) -> bool` which reads the condition from the state itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.words import JOINTS, Words
from stammtisch.laws.sentences import addresses
from tests.laws.journeys import evenings, table_of
from tests.laws.pending import PENDING
from tests.tables import SOAK
from tests.test_words import book

REFUSALS = 20_000 if SOAK else 5_000
every_title = pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["reasons"]))


def sentences(said: Words) -> Iterator[Words]:
    """The messages of which a reason is made."""
    if said.id in JOINTS:
        for part in said.args["items"]:  # type: ignore[union-attr]
            assert isinstance(part, Words)
            yield from sentences(part)
    else:
        yield said


def refusals(match: Match, known: set[str], share: int) -> Iterator[tuple[int, str, Words]]:
    """Every thing that a seat cannot choose now, with the reason that it is given."""
    game, state = match.game, match.state
    for seat in range(match.seats):
        choices = game.choices(state, seat) if match.may_answer(seat) else ()
        offered = {choice.address for choice in choices if choice.address}
        known |= offered
        pointed = sorted({*addresses(game.layout(game.view(state, seat))), *known} - offered)
        for place, address in enumerate(pointed):
            if (place + match.ply) % share == 0:
                yield seat, address, game.explain(state, seat, address)


def untrue(match: Match, known: set[str], conditions: Any, share: int) -> tuple[int, list[str]]:
    """How many things are refused in a position, and the reasons that do not hold."""
    refused, wrong = 0, []
    say = match.game.phrasebook().say
    for seat, address, reason in refusals(match, known, share):
        refused += 1
        for part in sentences(reason):
            holds = conditions.get(part.id)
            if holds is None:
                wrong.append(f"no condition is written down for {part.id}: {say(part)}")
            elif not holds(match.state, seat, address, part):
                question = match.question(seat).kind if match.may_answer(seat) else "not asked"
                wrong.append(f"seat {seat}, {question}, {address}: {part.id}: {say(part)}")
    return refused, wrong


def false_reasons(title: str, wanted: int, conditions: Any) -> list[str]:
    """The first reasons that do not hold among so many refusals."""
    known: set[str] = set()
    found = 0
    for match in evenings(title):
        if match.ply % 3:
            continue
        refused, wrong = untrue(match, known, conditions, share=7)
        if wrong:
            return [f"ply {match.ply}, seed {match.seed}", *sorted(set(wrong))]
        found += refused
        if found >= wanted:
            break
    return []


@every_title
def test_reasons_are_true(title):
    assert false_reasons(title, REFUSALS, table_of(title, "tests.reasons").CONDITIONS) == []


@every_title
def test_every_reason_has_its_condition(title):
    conditions = table_of(title, "tests.reasons").CONDITIONS
    assert sorted(i for i in book(title).ids if i.startswith("why-") and i not in conditions) == []


@every_title
def test_a_false_reason_is_noticed(title):
    """The canary: conditions that never hold are found wanting."""
    conditions = table_of(title, "tests.reasons").CONDITIONS
    never = dict.fromkeys(conditions, lambda *_: False)
    assert false_reasons(title, 50, never) != []
    assert false_reasons(title, 50, {}) != []
