"""The memory of a search: which answers were tried, how often, and what they led to.

A position knows the questions that were asked in it (of whom, and which kind), a question the
answers that were offered, and an answer leads to the next position. Everything is a node; nodes
are places in a few long vectors, so that a search allocates nothing.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.bots.bot import WORST
from stammtisch.core.bits import lowest, rest
from stammtisch.core.state import State

NONE: Final = -1
ROOT: Final = 0
QUESTION: Final = 64  # a question is named 64 + seat + 8 * kind, an answer by its option
SPARE: Final = 512  # nodes that one step may add: questions and answers of every seat
JOINT: Final = 65536  # answers given at the same time lead on together


def question_name(world: State, seat: i64) -> i64:
    """The name of the node for the question that a seat is asked."""
    return QUESTION + seat + 8 * world.kind(seat)


class Tree:
    """Nodes with the first child and the next sibling of each, and what was learnt there."""

    def __init__(self, room: i64) -> None:
        self.room: i64 = room
        self.size: i64 = 0
        self.name: vec[i64] = vec[i64]([0] * room)
        self.child: vec[i64] = vec[i64]([NONE] * room)
        self.sibling: vec[i64] = vec[i64]([NONE] * room)
        self.judged: vec[i64] = vec[i64]([0] * room)  # of a question: options with a promise
        self.visits: vec[i64] = vec[i64]([0] * room)
        self.offers: vec[i64] = vec[i64]([0] * room)  # of an answer: how often it was possible
        self.total: vec[float] = vec[float]([0.0] * room)  # of an answer: sum of what it led to
        self.promise: vec[float] = vec[float]([0.0] * room)  # of an answer: the first impression
        self.drift: vec[float] = vec[float]([0.0] * room)  # of a question: results less promises

    def clear(self) -> None:
        """Forget everything but the root."""
        self.size = 0
        self.add(0)

    def add(self, name: i64) -> i64:
        """A new node, not yet anybody's child; whoever adds asks before whether it is `full`."""
        node = self.size
        self.size = node + 1
        self.name[node] = name
        self.child[node] = NONE
        self.sibling[node] = NONE
        self.judged[node] = 0
        self.visits[node] = 0
        self.offers[node] = 0
        self.total[node] = 0.0
        self.promise[node] = WORST
        self.drift[node] = 0.0
        return node

    def full(self) -> bool:
        """Whether there might be no room for another position."""
        return self.size > self.room - SPARE

    def find(self, parent: i64, name: i64) -> i64:
        """The child of this name, or NONE."""
        node = self.child[parent]
        while node != NONE and self.name[node] != name:
            node = self.sibling[node]
        return node

    def child_of(self, parent: i64, name: i64) -> i64:
        """The child of this name; it is added if there is none."""
        node = self.find(parent, name)
        if node == NONE:
            node = self.add(name)
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    # -- what was learnt -------------------------------------------------------------------------

    def worth(self, question: i64, answer: i64) -> float:
        """The mean result of an answer; untried ones by promise and by how others drifted."""
        visits = self.visits[answer]
        if visits > 0:
            return self.total[answer] / float(visits)
        seen = self.visits[question]
        if seen == 0:
            return self.promise[answer]
        return self.promise[answer] + self.drift[question] / float(seen)

    def best_answer(self, question: i64, options: i64) -> i64:
        """The answer that looks best now."""
        best: i64 = NONE
        highest: float = 2.0 * WORST
        answer = self.child[question]
        while answer != NONE:
            if (options >> self.name[answer]) & 1 != 0:
                worth = self.worth(question, answer)
                if worth > highest:
                    highest = worth
                    best = answer
            answer = self.sibling[answer]
        return best

    def answer_to_try(self, question: i64, options: i64, curiosity: float) -> i64:
        """The answer with the highest worth that can still be hoped for (UCB)."""
        best: i64 = NONE
        highest: float = 2.0 * WORST
        answer = self.child[question]
        while answer != NONE:
            if (options >> self.name[answer]) & 1 != 0:
                self.offers[answer] += 1
                known = log(float(self.offers[answer] + 1)) / float(self.visits[answer] + 1)
                hope = self.worth(question, answer) + curiosity * sqrt(known)
                if hope > highest:
                    highest = hope
                    best = answer
            answer = self.sibling[answer]
        return best

    def learn(self, question: i64, answer: i64, result: float) -> None:
        """An answer to a question led to this result."""
        self.visits[question] += 1
        self.drift[question] += result - self.promise[answer]
        self.visits[answer] += 1
        self.total[answer] += result

    def lend(self, question: i64, answer: i64, value: float, visits: i64) -> None:
        """An answer is known to be worth this much, as if it had been tried so often."""
        self.visits[question] += visits
        self.visits[answer] += visits
        self.total[answer] += value * float(visits)

    def add_answers(self, question: i64, options: i64) -> None:
        """Make sure that every offered option is an answer to the question."""
        while options != 0:
            self.child_of(question, lowest(options))
            options = rest(options)
