"""A finished match for good: its replay, record and statistics need no rules."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from stammtisch.core import record
from stammtisch.core.match import SPECTATOR
from stammtisch.core.registry import titles
from stammtisch.server.past.keepsake import keepsake, opened
from stammtisch.server.past.replay import ALL, overview, step_of
from stammtisch.server.past.statistics import statistics
from stammtisch.server.wire.changes import changed, changes
from tests.server.past.test_replay import past_of, played


def anything(rng: random.Random, depth: int = 3) -> Any:
    kind = rng.randrange(4 if depth else 2)
    if kind == 0:
        return rng.randrange(3)
    if kind == 1:
        return rng.choice(["is", "in", "at", None, ""])
    if kind == 2:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(3))]
    return {rng.choice("abc") + rng.choice("in"): anything(rng, depth - 1) for _ in range(2)}


def test_what_changed_gives_back_what_came():
    rng = random.Random(5)
    for _ in range(5000):
        before, after = anything(rng), anything(rng)
        kept = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
        assert changed(before, kept) == after


@pytest.mark.parametrize("name", titles())
def test_every_step_is_as_it_was(name):
    match = played(name, 0.3 if name != "histrio" else 1.0)
    kept = opened(keepsake(match, {0: "Ann"}, "an evening"))
    past = past_of(match)
    assert isinstance(kept.sights[0].steps[0], msgspec.Raw)  # not read before somebody asks
    for viewer in (SPECTATOR, ALL, 0):
        told = overview(past, viewer, revealed=True)
        assert kept.sights[viewer].overview == told
        for step in {0, 1, told.steps // 2, told.steps - 1}:
            shown = msgspec.json.encode(step_of(past, step, viewer))
            assert msgspec.json.encode(kept.step(viewer, step)) == shown
    assert kept.statistics == statistics(match)
    assert kept.record.names == {0: "Ann"}
    assert record.to_match(kept.record).answers == match.answers
