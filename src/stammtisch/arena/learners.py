"""First evenings among Apprentices: whether a deal is kind, and how those fare who learn."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots import bot
from stammtisch.bots.bot import Bot
from stammtisch.core.bits import members
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng, seeded
from stammtisch.core.state import State

APPRENTICES = ("apprentice",) * 2
LOOKS = 40  # of somebody who was warned; no two looks of an Apprentice are alike
LEARNER = "regular"  # knows what things are worth and overlooks little: as who listens does


def evening(
    game: AnyGame, deal: int, chance: int, levels: Sequence[str], *, heeds: bool = False
) -> Match:
    """A first evening with this deal, played by bots of these levels.

    Who `heeds` sits in the first seat and does nothing that the coach warns of.
    """
    assert game.first_evening is not None
    match = Match(game, game.first_evening.seats, game.learning(), deal)
    bots, rng = [bot(level, game) for level in levels], seeded(chance, 2)
    match.settle()
    while not match.over:
        seat = match.awaited()[0]
        world = match.state.imagine(seat, rng.word(1))
        option = int(bots[seat].choose(world, seat, rng))
        if heeds and seat == 0 and option in warned_of(match):
            option = next_best(match, bots[0], world, rng)
        match.answer(seat, option)
        match.settle()
    return match


def warned_of(match: Match) -> set[int]:
    """What the first seat is warned of, if something else is left to do."""
    warned = {one.option for one in match.game.cautions(match.state, 0)}
    return warned if warned < set(members(match.state.options(0))) else set()


def next_best(match: Match, player: Bot, world: State, rng: Rng) -> int:
    """What else a player likes, after a warning: another look, and another, then anything."""
    warned = warned_of(match)
    for _ in range(LOOKS):
        option = int(player.choose(world, 0, rng))
        if option not in warned:
            return option
    left = [option for option in members(match.state.options(0)) if option not in warned]
    return left[rng.below(1, len(left))]


def ahead(match: Match) -> float:
    """By how many points the first seat is ahead of the average of the others."""
    own, *others = match.game.sheet(match.state).totals
    return float(own - sum(others) / len(others))


def leads(game: AnyGame, deal: int, chances: range) -> tuple[float, float]:
    """In which part of the evenings a learner is ahead, and by how many points on average."""
    levels = (LEARNER, *APPRENTICES)
    margins = [ahead(evening(game, deal, chance, levels)) for chance in chances]
    return sum(one > 0 for one in margins) / len(margins), sum(margins) / len(margins)
