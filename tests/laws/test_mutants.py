"""Mutants: a rule that is changed turns a test of its title red. The long part is in the soak."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.core.registry import titles
from tests.laws.mutants import (
    Mutant,
    copy_sources,
    listing,
    mutants_of,
    places,
    run_tests,
    survives,
)
from tests.laws.pending import PENDING
from tests.tables import SOAK

FEWEST = 10  # of a title


def name(entry: tuple[str, Mutant]) -> str:
    title, mutant = entry
    return f"{title}: {mutant.why}"


soak = pytest.mark.skipif(not SOAK, reason="runs the tests of a title: only in the soak")
every_mutant = pytest.mark.parametrize("entry", listing(), ids=name)


@pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["mutants"]))
def test_every_title_lists_some(title):
    listed = [mutant for named, mutant in listing() if named == title]
    assert len(listed) >= FEWEST
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in listed}) == len(listed)


@every_mutant
def test_each_edit_still_applies_to_one_place(entry):
    title, mutant = entry
    assert places(title, mutant) == 1
    assert mutant.old != mutant.new


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which rules may be changed."""
    folder = tmp_path_factory.mktemp("mutants")
    copy_sources(folder)
    return folder


def test_a_copy_runs_and_notices_a_change(place: Path):
    """A copy that could not run its tests at all would catch every mutant."""
    green, printed = run_tests(place, "histrio", ("test_mood.py",))
    assert green, printed
    mutant = next(m for m in mutants_of("histrio") if m.tests[:1] == ("test_mood.py",))
    assert not survives(place, "histrio", mutant)
    assert run_tests(place, "histrio", ("test_mood.py",))[0]


@soak
@pytest.mark.parametrize("title", sorted(set(titles()) - PENDING["mutants"]))
def test_an_unchanged_copy_stays_green(place: Path, title: str):
    asked = sorted({name for mutant in mutants_of(title) for name in mutant.tests})
    green, printed = run_tests(place, title, tuple(asked))
    assert green, printed


@soak
@every_mutant
def test_each_mutant_is_caught(place: Path, entry: tuple[str, Mutant]):
    """Or its survival has a reason, which must still be true."""
    title, mutant = entry
    assert survives(place, title, mutant) == bool(mutant.survives), mutant.survives or mutant.why
