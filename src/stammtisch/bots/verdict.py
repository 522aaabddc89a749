"""When a search knows enough: other answers are worse, as good, or too far behind to catch up."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.tree import NONE, Tree

SURE: Final = 2.5  # standard errors between two answers


def most_tried(tree: Tree, question: i64) -> i64:
    """The answer to a question that was tried most often."""
    best = tree.child[question]
    answer = tree.sibling[best]
    while answer != NONE:
        if tree.visits[answer] > tree.visits[best]:
            best = answer
        answer = tree.sibling[answer]
    return best


def settled(tree: Tree, question: i64, left: i64) -> bool:
    """Whether no other answer will be tried as often: it would need three tries in four."""
    best = most_tried(tree, question)
    answer = tree.child[question]
    while answer != NONE:
        if answer != best and left >= 2 * (tree.visits[best] - tree.visits[answer]):
            return False
        answer = tree.sibling[answer]
    return True


def decided(tree: Tree, question: i64, variance: float, trifle: float) -> bool:
    """Whether each other answer is surely worse than the one tried most, or just as good."""
    best = most_tried(tree, question)
    worth = tree.worth(question, best)
    answer = tree.child[question]
    while answer != NONE:
        if answer != best:
            behind = worth - tree.worth(question, answer)
            tries = tree.visits[answer] if tree.visits[answer] > 0 else 1
            error = SURE * sqrt(variance / float(tree.visits[best]) + variance / float(tries))
            if behind < error and abs(behind) + error > trifle:
                return False
        answer = tree.sibling[answer]
    return True
