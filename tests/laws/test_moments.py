"""What is seen between two updates is true: at every moment each counter stands as the events say.

While an answer sets step after step going, a keen viewer is told the view after each of them. The
same accounts as in `test_log.py` hold there too: no counter runs ahead of its event, none lags.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stammtisch.core.journal import Event
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.server.table.moments import moments
from stammtisch.server.wire.changes import changed
from tests.laws.journeys import played, table_of
from tests.laws.ledger import all_entered, differences
from tests.laws.test_log import Changes, seen_since, viewers
from tests.tables import SOAK, all_tables, table_id

tables = [table for table in all_tables() if SOAK or not table[2]]
# no piece moves for these: which round it is, and who leads it, is said once its cards are dealt
HEADINGS = {"histrio": ("lead", "round")}


def story(match: Match, viewer: int, before: Any, since: int) -> list[tuple[int, Any]]:
    """The views that the viewer is told of, each with the number of its events by then."""
    news = [event for _, event in match.log[since:]]
    sights = [(told - since, state) for told, state in match.sights]
    found, view = [], msgspec.to_builtins(before)
    for moment in moments(match.game, msgspec.json.encode(before), news, sights, viewer):
        view = changed(view, moment.change)
        found.append((moment.events, msgspec.convert(view, type(before))))
    return found


def unaccounted(match: Match, viewer: int, before: Any, since: int, changes: Changes) -> Any:
    """The first moment at which a counter stands otherwise than the events so far say."""
    accounts = table_of(match.game.name, "telling.accounts")
    box, events = match.components.box, seen_since(match, match.ply - 1, viewer)
    for told, view in story(match, viewer, before, since):
        said = (changes(box, event) for event in events[:told])
        wrong = differences(all_entered(accounts.counters(before), said), accounts.counters(view))
        if wrong.keys() - HEADINGS.get(match.game.name, ()):
            return told, [(event.kind, event.a, event.b) for event in events[:told]], wrong
    return None


def follow(match_after_each_answer: Any, changes: Changes) -> int:
    """Hold the law over a match; how many moments there were."""
    before: dict[int, Any] = {}
    since = seen = 0
    for match in match_after_each_answer:
        for viewer in viewers(match):
            if before.get(viewer) is not None:
                wrong = unaccounted(match, viewer, before[viewer], since, changes)
                assert not wrong, f"viewer {viewer}, ply {match.ply}: {wrong}"
            before[viewer] = match.view(viewer if viewer >= 0 else None)
        seen += len(match.sights)
        since = len(match.log)
        match.sights.clear()
        match.watch(True)
    return seen


@pytest.mark.parametrize("table", tables, ids=table_id)
def test_every_moment_is_as_the_events_say(table):
    changes = table_of(table[0], "telling.accounts").changes
    for seed in range(3 if SOAK else 1):
        assert follow(played(table, seed, greedy=seed % 2 == 0), changes) > 20


@pytest.mark.parametrize("title", titles())
def test_a_moment_that_runs_ahead_is_noticed(title):
    """The canary: what an event does, told one event too late, breaks the law."""
    changes = table_of(title, "telling.accounts").changes
    late: list[dict[str, int]] = [{}]

    def tardy(box: Any, event: Event) -> dict[str, int]:
        late.append(changes(box, event))
        return late[-2]

    table = next(table for table in tables if table[0] == title)
    with pytest.raises(AssertionError):
        follow(played(table, 1, greedy=True), tardy)
