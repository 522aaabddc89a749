"""A whole match in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.arena.hunt import play
from stammtisch.bots import bots_for
from stammtisch.core.game import AnyGame, Components
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.words import Words


def transcript(
    game: AnyGame,
    seats: int,
    seed: int,
    *,
    bot: str = "random",
    viewer: int = SPECTATOR,
    variants: Mapping[str, str] | None = None,
    components: Components[Any] | None = None,
    language: str = "en",
) -> str:
    """The log of a seeded match between bots as a viewer reads it, then the score sheet."""
    match = Match(game, seats, variants, seed, components)
    play(match, bots_for([bot], seats, game), seed)
    say = game.phrasebook(language).say
    heading = f"{game.title}, {seats} seats, seed {seed}"
    lines = [heading, "=" * len(heading), ""]
    lines += [f"{ply:4}  {say(line)}" for ply, line in match.story(viewer)]
    return "\n".join([*lines, "", *sheet_lines(match, language)]) + "\n"


def sheet_lines(match: Match, language: str = "en") -> list[str]:
    """The score sheet as a plain table."""
    say = match.game.phrasebook(language).say
    sheet = match.game.sheet(match.state)
    rows = [(say(Words(f"score-{line.id}")), line.points) for line in sheet.lines]
    rows.append((say(Words("score-total")), sheet.totals))
    rows += [(say(Words(f"score-{line.id}")), line.points) for line in sheet.tie_breaks]
    rows.append((say(Words("score-rank")), sheet.ranks))
    width = max(len(name) for name, _ in rows)
    return [f"{name:{width}}" + "".join(f"{value:6}" for value in row) for name, row in rows]
