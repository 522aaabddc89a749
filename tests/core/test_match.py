"""A match: asking, answering, refusing, settling, waiting, replaying."""

from __future__ import annotations

import pytest

from stammtisch.core.errors import BadTable, Refused
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match, Waiting
from stammtisch.core.registry import title
from tests.core.secrets import secret_match

GAME = title("histrio")


def test_refusals_are_sentences_and_change_nothing():
    match = Match(GAME, 3, seed=2)
    before = state_hash(match.state)
    for seat, option, sentence in (
        (3, 0, r"There is no seat 3 at this table\."),
        (-1, 0, r"There is no seat -1 at this table\."),
        (0, 8, r"Option 8 is not offered to seat 0 now\."),
        (0, -1, r"Option -1 is not offered to seat 0 now\."),
        (0, 62, r"Option 62 is not offered to seat 0 now\."),
        (0, 64, r"Option 64 is not offered to seat 0 now\."),
    ):
        with pytest.raises(Refused, match=sentence):
            match.answer(seat, option)
    match.answer(0, 3)
    with pytest.raises(Refused, match=r"Seat 0 is not asked anything now\."):
        match.answer(0, 3)
    assert match.answers == [(0, 3)]
    assert state_hash(match.state_at(0)) == before


@pytest.mark.parametrize("number", [2**62, 2**64, -(2**70)])
def test_numbers_too_large_for_the_rules_are_refused(number: int):
    match = Match(GAME, 3)
    with pytest.raises(Refused):
        match.answer(0, number)
    with pytest.raises(Refused):
        match.answer(number, 0)
    assert match.answers == []


def test_a_finished_match_refuses_everything():
    match = secret_match()
    for seat in (0, 0, 1, 0, 1):
        match.answer(seat, 0)
    assert match.over
    with pytest.raises(Refused):
        match.answer(0, 0)
    real = Match(GAME, 2)
    while not real.over:
        seat = real.awaited()[0]
        real.answer(seat, min(choice.option for choice in real.question(seat).choices))
    with pytest.raises(Refused, match=r"The match is over\."):
        real.answer(0, 0)


def test_a_table_must_fit_the_title():
    with pytest.raises(BadTable, match="Histrio is for 2 to 5 seats, not 6"):
        Match(GAME, 6)
    with pytest.raises(BadTable, match=r"has no variant 'moon' \(known: none\)"):
        Match(GAME, 3, {"moon": "full"})


def test_a_seed_must_fit_the_rules():
    for seed in (-1, 2**62, 2**70):
        with pytest.raises(BadTable, match=r"seed must be from 0 to 2\*\*62 - 1"):
            Match(GAME, 3, seed=seed)


def test_the_question_lists_what_is_offered():
    match = Match(GAME, 3)
    question = match.question(1)
    assert (question.seat, question.kind) == (1, "choose_travel")
    assert [choice.option for choice in question.choices] == list(range(8))
    assert not question.forced


def test_forced_answers_are_settled():
    match = secret_match()
    assert match.forced() is None
    match.answer(0, 0)
    assert match.forced() == (0, 0)
    match.settle()
    assert match.answers == [(0, 0), (0, 0)]
    assert match.awaited() == (1,)
    match.settle()
    assert match.ply == 2


def test_whom_the_table_waits_for():
    match = secret_match()
    assert match.waiting(1) == Waiting((0,))
    match.answer(0, 0)
    match.answer(0, 0)
    assert match.question(1).kind == "react"
    assert match.waiting(0) == Waiting((), window=True)
    assert match.waiting() == Waiting((), window=True)
    assert match.waiting(1) == Waiting((1,))
    match.answer(1, 0)
    assert match.waiting(0) == Waiting((0, 1))
    assert match.may_answer(0)
    match.answer(0, 1)
    assert not match.may_answer(0)


def test_the_log_remembers_after_which_answer():
    match = secret_match()
    match.answer(0, 3)
    match.answer(0, 0)
    match.answer(1, 1)
    assert [(ply, event.kind, event.b) for ply, event in match.events()] == [
        (1, 0, 3),
        (2, 1, 0),
        (3, 2, 1),
    ]
    assert [ply for ply, _ in match.events(since=1)] == [2, 3]
    assert [(ply, line.id) for ply, line in match.story()] == [(1, "step-0"), (3, "step-2")]


def test_a_replay_begins_anew():
    match = Match(GAME, 3, seed=4)
    for seat, city in ((2, 1), (0, 1), (1, 5)):
        match.answer(seat, city)
    hash_after, log = state_hash(match.state), len(match.log)
    match.replay(list(match.answers))
    assert (state_hash(match.state), len(match.log)) == (hash_after, log)
    with pytest.raises(Refused, match=r"Answer no\. 2 cannot be given: Seat 0 is not asked"):
        match.replay([(0, 1), (0, 1)])
