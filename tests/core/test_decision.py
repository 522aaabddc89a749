"""Questions and score sheets."""

from __future__ import annotations

import pytest

from stammtisch.core.decision import Choice, DecisionKind, Question
from stammtisch.core.score import ScoreLine, ranked
from stammtisch.core.words import Words


def test_a_decision_has_1_to_62_options():
    assert len(DecisionKind("wide", tuple(str(n) for n in range(62))).options) == 62
    for wrong in ((), tuple(str(n) for n in range(63))):
        with pytest.raises(ValueError, match=f"Decision 'wide' has {len(wrong)} options"):
            DecisionKind("wide", wrong)


def test_a_question_with_one_choice_is_forced():
    choices = (Choice(0, "a", Words("a")), Choice(1, "b", Words("b")))
    assert not Question(0, "which", Words("which"), choices).forced
    assert Question(0, "which", Words("which"), choices[:1]).forced


def test_ranks_are_shared_where_standings_are_equal():
    sheet = ranked([ScoreLine("a", (1, 5, 2, 3)), ScoreLine("b", (4, 0, 0, 2))], (), [5, 5, 2, 5])
    assert sheet.totals == (5, 5, 2, 5)
    assert sheet.ranks == (1, 1, 4, 1)
    assert sheet.winners == (0, 1, 3)


def test_standings_break_ties_that_totals_leave():
    sheet = ranked([ScoreLine("a", (5, 5))], [ScoreLine("tie", (1, 2))], [51, 52])
    assert sheet.totals == (5, 5)
    assert sheet.ranks == (2, 1)
    assert sheet.winners == (1,)
