"""The scenes of a match, from what everybody has been shown."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.core.journal import Event, seen_by
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.scene import Mark, Scene, Story


def story(match: Match, log: Sequence[tuple[int, Event]], over: bool) -> Story:
    """What everybody has seen of a match; the whole table only once it is over."""
    seen = [(place, seen_by(event, SPECTATOR)) for place, (_, event) in enumerate(log, start=1)]
    return Story(
        match.components.box,
        match.seats,
        match.variants,
        [(place, event) for place, event in seen if event is not None],
        match.state if over else None,
    )


def scenes(match: Match, log: Sequence[tuple[int, Event]], over: bool) -> tuple[Scene, ...]:
    """Every moment so far at which points were counted."""
    return match.game.scenes(story(match, log, over))


def marks(match: Match, log: Sequence[tuple[int, Event]], over: bool) -> tuple[Mark, ...]:
    """Rounds, seasons and scenes, in the order of the log."""
    told = story(match, log, over)
    staged = [Mark(scene.at, "scene", scene.heading) for scene in match.game.scenes(told)]
    return tuple(sorted([*match.game.marks(told), *staged], key=lambda mark: mark.at))
