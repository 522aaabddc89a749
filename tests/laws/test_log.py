"""The log accounts for everything: whoever reads the events knows every counter on the table.

A title gives `telling/accounts.py`: `counters(view)`, every counter that the view shows, and
`changes(box, event)`, what an event (as it reached this viewer) does to them; see `ledger.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.core.journal import Event, seen_by
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from tests.laws.journeys import played, table_of
from tests.laws.ledger import all_entered, differences
from tests.laws.pending import PENDING
from tests.tables import SOAK, all_tables, table_id

tables = [table for table in all_tables() if table[0] not in PENDING["log"]]
Changes = Callable[[Any, Event], dict[str, int]]


def viewers(match: Match) -> list[int]:
    """A spectator and every seat."""
    return list(range(-1, match.seats))


def counted(match: Match, viewer: int) -> dict[str, int]:
    """What the viewer sees counted on the table."""
    accounts = table_of(match.game.name, "telling.accounts")
    counters: dict[str, int] = accounts.counters(match.view(viewer if viewer >= 0 else None))
    return counters


def seen_since(match: Match, ply: int, viewer: int) -> list[Event]:
    """The events after a ply as the viewer saw them."""
    told = []
    for after, event in reversed(match.log):
        if after <= ply:
            break
        told.append(seen_by(event, viewer))
    return [event for event in reversed(told) if event is not None]


def unaccounted(match: Match, viewer: int, before: dict[str, int], changes: Changes) -> Any:
    """Counters that stand otherwise than the events of the last answer say."""
    box = match.components.box
    events = seen_since(match, match.ply - 1, viewer)
    expected = all_entered(before, (changes(box, event) for event in events))
    return differences(expected, counted(match, viewer))


def follow(match_after_each_answer: Any, changes: Changes) -> int:
    """Hold the law over a match; how many counters there were at its end."""
    before: dict[int, dict[str, int]] = {}
    for match in match_after_each_answer:
        for viewer in viewers(match):
            if match.ply:
                wrong = unaccounted(match, viewer, before[viewer], changes)
                last = match.answers[-1]
                assert not wrong, f"viewer {viewer}, ply {match.ply}, answer {last}: {wrong}"
            before[viewer] = counted(match, viewer)
    return len(before[-1])


@pytest.mark.parametrize("table", tables, ids=table_id)
def test_the_log_accounts_for_everything(table):
    changes = table_of(table[0], "telling.accounts").changes
    # outside the soak one way of playing each: by lot at even tables, greedily at odd ones
    for seed in range(1 if table[2] else 8) if SOAK else [table[1] % 2]:
        follow(played(table, seed, greedy=seed % 2 == 1), changes)


@pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["log"]))
def test_the_setup_is_told_too(title):
    """From what lies there before the first event, the events of the setup lead to the table."""
    accounts = table_of(title, "telling.accounts")
    for table in [table for table in tables if table[0] == title]:
        match = next(played(table, 5, greedy=False))
        box = match.components.box
        for viewer in viewers(match):
            said = [accounts.changes(box, event) for event in seen_since(match, -1, viewer)]
            first = accounts.at_first(box, match.seats, match.variants)
            assert not differences(all_entered(first, said), counted(match, viewer))


@pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["log"]))
def test_an_event_that_is_not_told_is_noticed(title):
    """The canary: for each kind of event that moves a counter, its silence breaks the law."""
    accounts = table_of(title, "telling.accounts")
    table = next(table for table in tables if table[0] == title)
    match = list(played(table, 1, greedy=False))[-1]
    box = match.components.box
    moving = {e.kind for _, e in match.events(-1) if any(accounts.changes(box, e).values())}
    assert len(moving) > 5
    silenced = min(moving)

    def forgetful(box: Any, event: Event) -> dict[str, int]:
        told: dict[str, int] = accounts.changes(box, event)
        return {} if event.kind == silenced else told

    with pytest.raises(AssertionError):
        follow(played(table, 1, greedy=False), forgetful)
