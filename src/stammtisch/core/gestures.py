"""Gestures: where an answer leads that is only the first half of what a person does.

A title says which questions a gesture may go on with (`DecisionKind.continues`); here it is found
out, from what the seat may know, at which places it could end.
"""

from __future__ import annotations

from typing import Any

from stammtisch.core.bits import count, has, lowest, members
from stammtisch.core.decision import Choice, DecisionKind, Lead, Step
from stammtisch.core.game import AnyGame, Components

WORLDS = 2  # what the seat cannot know differs in them, and is no part of a gesture
LONGEST = 4  # answers after the first


def leads(game: AnyGame, components: Components[Any], state: Any, seat: int) -> tuple[Lead, ...]:
    """Every place at which a gesture of the seat may end, by the option with which it begins."""
    kind = components.kinds[state.kind(seat)]
    if not kind.continues:
        return ()
    worlds = [state.imagine(seat, world) for world in range(WORLDS)]
    found: list[Lead] = []
    for option in members(state.options(seat)):
        if game.choice(state, seat, option).address == "pass":
            continue  # whoever ends something does not point at what comes after it
        ends = [ways(game, components, world, seat, option, kind) for world in worlds]
        if all(other == ends[0] for other in ends):
            found += ends[0]
    return tuple(found)


def ways(
    game: AnyGame,
    components: Components[Any],
    before: Any,
    seat: int,
    begins: int,
    kind: DecisionKind,
) -> list[Lead]:
    """The places at which a gesture that begins with this option may end."""
    state, option, passes = before.copy(), begins, False
    steps: list[Step] = []
    for _ in range(LONGEST):
        state.take(seat, option)
        if not has(state.awaited(), seat):
            return []
        asked = components.kinds[state.kind(seat)]
        options = state.options(seat)
        through = next((name for name in kind.continues if name.startswith(f"{asked.id}:")), None)
        if through is not None:
            option = asked.options.index(through.split(":", 1)[1])
            if not has(options, option):
                return []
            passes = True
        elif asked.id not in kind.continues:
            return []
        elif count(options) > 1:
            return ends_at(game.choices(state, seat), begins, steps, asked.id, passes)
        else:
            option = lowest(options)
        steps.append(Step(asked.id, option))
    return []


def ends_at(
    choices: tuple[Choice, ...], begins: int, steps: list[Step], kind: str, passes: bool
) -> list[Lead]:
    """The last question has places of its own: one gesture for each of them."""
    places = {choice.address for choice in choices}
    if None in places or "pass" in places or len(places) < len(choices):
        return []
    return [Lead(begins, (*steps, Step(kind, choice.option)), choice, passes) for choice in choices]
