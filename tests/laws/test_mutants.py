"""Mutants: a rule that is changed turns a test of its title red. The long part is in the soak."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from tests.laws.mutants import Mutant, listing, places, survives
from tests.laws.pending import PENDING
from tests.tables import SOAK

FEWEST = 10  # of a title


def name(entry: tuple[str, Mutant]) -> str:
    title, mutant = entry
    return f"{title}: {mutant.why}"


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


@pytest.mark.skipif(not SOAK, reason="each runs the tests of a title: only in the soak")
@every_mutant
def test_each_mutant_is_caught(entry):
    """Or its survival has a reason, which must still be true."""
    title, mutant = entry
    assert survives(title, mutant) == bool(mutant.survives), mutant.survives or mutant.why
