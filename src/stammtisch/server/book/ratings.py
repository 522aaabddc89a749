"""How strong people are, by openskill: a value and how far it may be off, for each title.

People learn from match to match; bots are the yardstick and stay where the arena has put them.
"""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from stammtisch.bots.yardstick import yardstick_of
from stammtisch.core.game import AnyGame
from stammtisch.server.table.evenings import Strength

MODEL = PlackettLuce()
NEWCOMER = Strength(MODEL.mu, MODEL.sigma)


def bot_strength(game: AnyGame, bot: str) -> Strength | None:
    """The strength of a level in a title; None where nobody has measured it."""
    measured = yardstick_of(game).get(bot)
    return None if measured is None else Strength(measured.value, measured.spread)


def after_match(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Everybody's strength after a match; equal places share it."""
    teams = [[MODEL.create_rating([one.value, one.spread])] for one in before]
    rated = MODEL.rate(teams, ranks=list(places))
    return [Strength(team[0].mu, team[0].sigma) for team in rated]
