"""Law 10: every decision, ruling and worked example of a rules.md is named by a test."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from stammtisch.laws import rulebook

every_title = pytest.mark.parametrize("name", titles())


@every_title
def test_every_ruling_is_named_by_a_test(name: str):
    rulebook.every_ruling_is_named_by_a_test(titles()[name])


@every_title
def test_every_worked_example_is_named_by_a_test(name: str):
    rulebook.every_worked_example_is_named_by_a_test(titles()[name])


@every_title
def test_every_decision_is_named_by_a_test(name: str):
    rulebook.every_decision_is_named_by_a_test(titles()[name])
