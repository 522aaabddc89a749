"""First evenings among Apprentices: whether a deal is kind, and how those fare who learn."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots import bot
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.rng import seeded

APPRENTICES = ("apprentice",) * 2
LEARNER = "regular"  # knows what things are worth and overlooks little: as who listens does


def evening(game: AnyGame, deal: int, chance: int, levels: Sequence[str]) -> Match:
    """A first evening with this deal, played by bots of these levels."""
    assert game.first_evening is not None
    match = Match(game, game.first_evening.seats, game.learning(), deal)
    bots, rng = [bot(level, game) for level in levels], seeded(chance, 2)
    match.settle()
    while not match.over:
        seat = match.awaited()[0]
        world = match.state.imagine(seat, rng.word(1))
        match.answer(seat, int(bots[seat].choose(world, seat, rng)))
        match.settle()
    return match


def ahead(match: Match) -> float:
    """By how many points the first seat is ahead of the average of the others."""
    own, *others = match.game.sheet(match.state).totals
    return float(own - sum(others) / len(others))


def leads(game: AnyGame, deal: int, chances: range) -> tuple[float, float]:
    """In which part of the evenings a learner is ahead, and by how many points on average."""
    levels = (LEARNER, *APPRENTICES)
    margins = [ahead(evening(game, deal, chance, levels)) for chance in chances]
    return sum(one > 0 for one in margins) / len(margins), sum(margins) / len(margins)
