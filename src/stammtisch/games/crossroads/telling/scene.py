"""The last count: prestige, reputation, and what is left over. [8.4]"""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import count, members
from stammtisch.core.scene import Cell, Count, Mark, Scene, Story, Thing
from stammtisch.core.words import words
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import total
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.scoring import group_points, tokens
from stammtisch.games.crossroads.rules.state import Mat
from stammtisch.games.crossroads.telling.names import group_name, recipe_name
from stammtisch.games.crossroads.telling.sheet import sheet

Points = dict[str, tuple[int, ...]]
OPENERS = (ids.MATCH_ENDED,)  # with these something new is counted


def scenes(story: Story) -> tuple[Scene, ...]:
    """The end of the match; nothing is counted before. [8.4]"""
    if story.state is None:
        return ()
    return tuple(
        last_count(story.state, place)
        for place, event in story.events
        if event.kind == ids.MATCH_ENDED
    )


def last_count(state: Crossroads, place: int) -> Scene:
    """The score sheet, line by line; the five groups are one step. [8.4]"""
    points = {line.id: line.points for line in sheet(state).lines}
    steps = [
        plain(state, points, "prestige", None),
        reputation(state, points),
        plain(state, points, "guldens", lambda mat: mat.chest + mat.pouch),
        plain(state, points, "gossips", lambda mat: total(mat.gossips)),
        plain(state, points, "ingredients", tokens),
        plain(state, points, "debts", lambda mat: mat.debt),
        recipes(state, points),
    ]
    if any(points["least"]):
        steps.append(plain(state, points, "least", None))
    return Scene(
        id="final",
        at=place,
        heading=words("scene-final"),
        note=words("scene-final-note"),
        seat=words("scene-inn"),
        unit=words("score-total"),
        before=(0,) * state.seats,
        steps=tuple(steps),
    )


def plain(
    state: Crossroads, points: Points, line: str, number: Callable[[Mat], int] | None
) -> Count:
    """A line that counts one kind of thing."""
    cells = tuple(
        Cell(points[line][seat], None if number is None else words("scene-left", n=number(mat)))
        for seat, mat in enumerate(state.mats)
    )
    return Count(line, words(f"scene-{line}"), cells, words(f"scene-{line}-note"))


def reputation(state: Crossroads, points: Points) -> Count:
    """What the spaces of the five tokens are worth. [8.4]"""
    cells = tuple(
        Cell(sum(points[group][seat] for group in GROUPS), things=groups(state, mat))
        for seat, mat in enumerate(state.mats)
    )
    return Count("reputation", words("scene-reputation"), cells, words("scene-reputation-note"))


def groups(state: Crossroads, mat: Mat) -> tuple[Thing, ...]:
    """The five groups with the points of each."""
    return tuple(
        Thing("group", name, group_name(group), int(group_points(state, mat, group)))
        for group, name in enumerate(GROUPS)
    )


def recipes(state: Crossroads, points: Points) -> Count:
    """Recipes in hand are turned over one by one, and each costs prestige. [8.4]"""
    cells = tuple(
        Cell(
            points["recipes"][seat],
            None if count(mat.hand) else words("scene-recipes-none"),
            tuple(recipe(state, one) for one in members(mat.hand)),
        )
        for seat, mat in enumerate(state.mats)
    )
    note = words("scene-recipes-note", n=abs(int(state.box.limits.per_recipe)))
    order = tuple(seat for seat, mat in enumerate(state.mats) if count(mat.hand))
    return Count("recipes", words("scene-recipes"), cells, note, turned=True, order=order)


def recipe(state: Crossroads, number: int) -> Thing:
    """A recipe that was not completed, and what that costs."""
    box = state.box
    name = recipe_name(box, number)
    return Thing("recipe", box.recipes.ids[number], name, int(box.limits.per_recipe))


def marks(story: Story) -> tuple[Mark, ...]:
    """Rounds: the first turn of each. [6]"""
    found: list[Mark] = []
    seen = 0
    for place, event in story.events:
        if event.kind == ids.TURN_BEGUN and event.b > seen:
            seen = event.b
            found.append(Mark(place, "round", words("scene-round", n=seen)))
    return tuple(found)
