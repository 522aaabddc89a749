"""Forecasts come true: what a choice says without a condition is what happens.

A title gives `tests/forecasts.py`: `promised(words)`, the changes of counters (see `ledger.py`)
that the words promise, or None where they promise nothing that can be measured. Keys that begin
with `own/` (or `=own/`) are counters of the seat that is asked. What a choice itself brings ends
with the first event whose kind is in `UNTIL`, if the title names one; else with the answer.
"""

from __future__ import annotations

from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from stammtisch.core.decision import Choice
from stammtisch.core.journal import Journal, seen_by
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from tests.laws.journeys import evenings, table_of
from tests.laws.ledger import all_entered, entered
from tests.laws.pending import PENDING
from tests.tables import SOAK

POSITIONS = 4_000 if SOAK else 1_000
every_title = pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["forecasts"]))


def own(promise: dict[str, int], seat: int) -> dict[str, int]:
    """The promise with the counters of the seat that was asked."""
    return {
        ("=" if key.startswith("=") else "")
        + key.removeprefix("=").replace("own/", f"seat/{seat}/", 1): number
        for key, number in promise.items()
    }


def promises(table: ModuleType, choice: Choice, seat: int) -> dict[str, int] | None:
    """What a choice promises in its words and in its effect together."""
    said = [choice.words] + ([choice.effect] if choice.effect else [])
    found = [promise for part in said if (promise := table.promised(part)) is not None]
    together: dict[str, int] = {}
    for promise in found:
        together |= own(promise, seat)
    return together if found else None


def after(match: Match, seat: int, option: int, table: ModuleType) -> dict[str, int]:
    """The seat's counters when all that the choice itself brings has happened."""
    game, box = match.game, match.components.box
    accounts = table_of(game.name, "telling.accounts")
    state = match.state.copy()
    state.journal = journal = Journal()
    state.take(seat, option)
    until = getattr(table, "UNTIL", None)
    if until is None:
        found: dict[str, int] = accounts.counters(game.view(state, seat))
        return found
    changes = []
    for event in journal.read():
        if event.kind in until:
            break
        if (seen := seen_by(event, seat)) is not None:
            changes.append(accounts.changes(box, seen))
    return all_entered(accounts.counters(game.view(match.state, seat)), changes)


def broken_promises(match: Match, table: ModuleType) -> tuple[int, list[str]]:
    """How many promises a position makes, and which of them do not come true."""
    made, broken = 0, []
    game = match.game
    accounts = table_of(game.name, "telling.accounts")
    say = game.phrasebook().say
    for seat in match.awaited():
        before: dict[str, int] | None = None
        for choice in game.choices(match.state, seat):
            promise = promises(table, choice, seat)
            if promise is None:
                continue
            made += 1
            before = before or accounts.counters(game.view(match.state, seat))
            due = entered(before, promise)
            found = after(match, seat, choice.option, table)
            keys = {key.removeprefix("=") for key in promise}
            wrong = {k: (due[k], found.get(k, 0)) for k in keys if due[k] != found.get(k, 0)}
            if wrong:
                effect = say(choice.effect) if choice.effect else ""
                broken.append(f"seat {seat}: {say(choice.words)} ({effect}): {wrong}")
    return made, broken


def promising(title: str, positions: int, table: Any = None) -> list[str]:
    """The broken promises of so many positions that make one."""
    table = table or table_of(title, "tests.forecasts")
    kept = 0
    for match in evenings(title):
        made, broken = (0, []) if match.over else broken_promises(match, table)
        if broken:
            return [f"ply {match.ply}, seed {match.seed}", *broken]
        kept += made > 0
        if kept == positions:
            break
    return []


@every_title
def test_what_is_promised_happens(title):
    assert promising(title, POSITIONS) == []


@every_title
def test_a_false_promise_is_noticed(title):
    """The canary: one more than promised breaks the law."""
    honest = table_of(title, "tests.forecasts")

    class Boasting(ModuleType):
        UNTIL = getattr(honest, "UNTIL", None)

        @staticmethod
        def promised(said: Any) -> dict[str, int] | None:
            promise: dict[str, int] | None = honest.promised(said)
            return promise and {key: number + 1 for key, number in promise.items()}

    assert promising(title, 50, Boasting("boasting")) != []


def test_evenings_show_every_title_at_work():
    """Both ways of playing and more than one number of seats are among the first matches."""
    for title in titles():
        seats = {match.seats for match in islice(evenings(title), 1500)}
        assert len(seats) > 1
