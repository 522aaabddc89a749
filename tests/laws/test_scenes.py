"""Scenes tell the truth: the points before them and those of their steps are the real points."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.core.scene import Count, Scene
from stammtisch.server.past.scenes import marks, scenes
from tests.tables import SOAK, all_tables, answer_randomly, new_match

MATCHES = 150 if SOAK else 50  # of each title
TABLES = {name: [table for table in all_tables() if table[0] == name] for name in titles()}
# what the points of a scene are on a mat, while the match goes on
ON_THE_MAT = {"histrio": "ecus", "tiefenthal": "card_points", "taverna": "vp"}


def finished(title: str, seed: int) -> Match:
    tables = TABLES[title]
    match = new_match(tables[seed % len(tables)], seed)
    rng = seeded(seed + 1, 1)
    while not match.over:
        answer_randomly(match, rng)
    return match


def wrong(match: Match, staged: tuple[Scene, ...]) -> list[str]:
    """What the scenes of a match that is over say untruly."""
    totals = match.game.sheet(match.state).totals
    found = [] if staged and staged[-1].after() == totals else [f"the end is not {totals}"]
    for scene in staged:
        if any(len(step.cells) != match.seats for step in scene.steps):
            found.append(f"{scene.id}: a seat is left out")
        if any(step.order and len(step.order) > match.seats for step in scene.steps):
            found.append(f"{scene.id}: a seat comes twice")
        found += [f"{scene.id}, {step.id}: things" for step in scene.steps if not adds_up(step)]
    return found


def adds_up(step: Count) -> bool:
    """What is turned over one by one brings what the cell says, thing by thing."""
    one_by_one = [step.cells[seat] for seat in step.order if step.turned]
    return all(
        not cell.things or cell.points == sum(thing.number for thing in cell.things)
        for cell in one_by_one
    )


@pytest.mark.parametrize("title", sorted(titles()))
def test_the_steps_of_the_last_scene_are_the_final_score(title):
    for seed in range(MATCHES):
        match = finished(title, seed)
        assert not wrong(match, scenes(match, match.log, over=True)), f"{title}, seed {seed}"


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_point_that_is_not_told_is_noticed(title):
    """The canary: one point less in one cell breaks the law."""
    match = finished(title, 1)
    *first, last = scenes(match, match.log, over=True)
    step = last.steps[0]
    short = replace(step.cells[0], points=step.cells[0].points - 1)
    spoiled: Any = replace(step, cells=(short, *step.cells[1:]))
    assert wrong(match, (*first, replace(last, steps=(spoiled, *last.steps[1:]))))


@pytest.mark.parametrize("title", sorted(ON_THE_MAT))
def test_a_scene_in_the_middle_ends_with_what_lies_on_the_mats(title):
    """At the moment at which it is told whole, and not a moment earlier."""
    game = titles()[title]
    counters = game.found("telling.accounts.counters")
    for seed in range(6 if SOAK else 2):
        match = new_match(TABLES[title][seed % len(TABLES[title])], seed)
        told, rng = 0, seeded(seed + 1, 1)
        while not match.over:
            answer_randomly(match, rng)
            staged = scenes(match, match.log, over=False)
            unfinished = [one for one in staged[:told] if one.coming is not None and not match.over]
            for scene in (*unfinished, *staged[told:]):
                seen = counters(match.view(None))
                held = [
                    seen.get(f"seat/{seat}/{ON_THE_MAT[title]}", 0) for seat in range(match.seats)
                ]
                if scene.coming is None and scene.id != "evening":
                    continue  # the next season has begun
                assert list(scene.after()) == held, f"seed {seed}, {scene.id}"
            told = len(staged)
        assert told > 0


@pytest.mark.parametrize("title", sorted(titles()))
def test_nothing_is_told_of_the_end_before_it(title):
    """While the match goes on no scene and no mark speaks of the whole table."""
    match = finished(title, 2)
    cut = match.log[:-1]
    assert all(scene.at <= len(cut) for scene in scenes(match, cut, over=False))
    assert [mark.at for mark in marks(match, cut, over=False)] == sorted(
        mark.at for mark in marks(match, cut, over=False)
    )


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("title", sorted(titles()))
def test_every_word_of_a_scene_can_be_said(title, language):
    book = titles()[title].phrasebook(language)
    names = {seat: f"seat {seat}" for seat in range(5)}
    for seed in range(8):
        match = finished(title, seed)
        for scene in scenes(match, match.log, over=True):
            for said in spoken(scene):
                assert book.say(said, names), said
        for mark in marks(match, match.log, over=True):
            assert book.say(mark.name, names)


def spoken(scene: Scene) -> list[Any]:
    said = [scene.heading, scene.note, scene.seat, scene.unit, scene.mat]
    said += [thing.name for things in scene.mats for thing in things]
    for step in scene.steps:
        said += [step.name, step.note, *(cell.note for cell in step.cells)]
        for cell in step.cells:
            said += [part for thing in cell.things for part in (thing.name, thing.note)]
    if scene.coming is not None:
        said += [scene.coming.name, scene.coming.note]
    return [one for one in said if one is not None]
