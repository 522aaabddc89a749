"""The worker's side: it makes way where the system knows how, and runs errands everywhere."""

from __future__ import annotations

import io
import marshal
import os
import sys
from types import SimpleNamespace

import pytest

from stammtisch.server.crew import errand
from stammtisch.server.crew.errand import LENGTH, run_errands
from stammtisch.server.lobby.keeper import step_back


@pytest.fixture
def windows(monkeypatch, tmp_path):
    """A system that knows nothing of being nice."""
    monkeypatch.delenv(errand.SHARE, raising=False)
    monkeypatch.setattr(errand, "AUTOGROUP", tmp_path / "none" / "autogroup")
    for name in ("nice", "sched_setscheduler", "SCHED_IDLE"):
        monkeypatch.delattr(os, name)


def test_errands_are_run_where_nobody_can_make_way(windows, monkeypatch):
    asked = marshal.dumps(20)
    source = io.BytesIO(LENGTH.pack(len(asked)) + asked)
    sink = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=source))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=sink))
    run_errands(lambda number: number + 1)
    assert marshal.loads(sink.getvalue()[LENGTH.size :]) == 21


def test_a_keeper_steps_back_no_further_than_it_can(windows):
    step_back()


def test_who_makes_more_way_already_goes_on_doing_so(monkeypatch, tmp_path):
    """A keeper has stepped back to the last place before it runs errands."""
    at, group = [19], tmp_path / "autogroup"

    def nice(more: int) -> int:
        at[0] += more
        return at[0]

    monkeypatch.delenv(errand.SHARE, raising=False)
    monkeypatch.setattr(errand, "AUTOGROUP", group)
    monkeypatch.setattr(os, "nice", nice)
    errand.make_way(10)
    assert (at, group.read_text()) == ([19], "19")
