"""Law 10: a paragraph of a rules.md has its function and its test; so have rulings and examples."""

from __future__ import annotations

import pytest

from stammtisch.core.registry import titles
from stammtisch.laws import rulebook

every_title = pytest.mark.parametrize("name", titles())


@every_title
def test_every_paragraph_is_carried_out_by_a_function(name: str):
    rulebook.every_paragraph_is_carried_out_by_a_function(titles()[name])


@every_title
def test_every_paragraph_is_tried_by_a_test(name: str):
    rulebook.every_paragraph_is_tried_by_a_test(titles()[name])


@every_title
def test_every_citation_leads_to_a_paragraph(name: str):
    rulebook.every_citation_leads_to_a_paragraph(titles()[name])


@every_title
def test_every_ruling_is_named_by_a_test(name: str):
    rulebook.every_ruling_is_named_by_a_test(titles()[name])


@every_title
def test_every_worked_example_is_named_by_a_test(name: str):
    rulebook.every_worked_example_is_named_by_a_test(titles()[name])


@every_title
def test_every_decision_is_named_by_a_test(name: str):
    rulebook.every_decision_is_named_by_a_test(titles()[name])


RULES = """# A game

## 2. Components

| 5 | coins |

### 2.1 Coins

## 5. Setup

- 1.5 litres of beer, and a table:

| 6 | cards |

## 6. Flow

### 6.1 A turn
#### 6.1.2 Its end
1. One step
   2. The next
- 6.2 The next turn

## 8. Scoring

8.9 is no paragraph.

## 9. Rulings

| 1 | doubt | ruling |

### 9.1 Doubts

## 10. Worked examples
"""


def test_paragraphs_are_those_of_the_chapters_that_hold_rules():
    """A chapter without paragraphs counts as one; tables of other chapters hold no rulings."""
    assert rulebook.paragraphs(RULES) == ["5", "6.1", "6.1.2", "6.2", "8"]
    assert rulebook.labels(RULES)["rulings"] == ["1"]


def test_what_can_be_cited():
    """Chapters, paragraphs and numbered steps; not what only looks like one."""
    steps = {"6.1.2.1", "6.1.2.2"}
    chapters = {"2", "5", "6", "8", "9", "10"}
    paragraphs = {"2.1", "6.1", "6.1.2", "6.2", "9.1", "1.5"}
    assert rulebook.places(RULES) == steps | chapters | paragraphs | {"R1"}


@pytest.mark.parametrize(
    ("docstring", "cited"),
    [
        ("A rule in a sentence. [7.3, R12]", {"7.3", "R12"}),
        ("A rule of two paragraphs. [6.3 T5, 8.1] R4, R5", {"6.3", "8.1", "R4", "R5"}),
        ("7.3, V2: a test of 6.1 things.", {"7.3"}),
        ("7.6 Horse: two cities.", {"7.6"}),
        ("R66, signboard: in turn order.", {"R66"}),
        ("5: the table is set.", {"5"}),
        ("Chapters 7.1 and 8: what a bonus is worth.", {"7.1", "8"}),
        ("8 cards lie open, 7.5 of them on average.", set()),
        ("A figure [17.3] is no 7.3, and [6.10] no 6.1.", {"17.3", "6.10"}),
    ],
)
def test_how_a_docstring_cites(docstring: str, cited: set[str]):
    assert rulebook.cited_in(docstring) == cited
