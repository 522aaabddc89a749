"""What a strong bot thinks of every option, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from stammtisch.bots import bot
from stammtisch.bots.bot import WORST, unknown_values
from stammtisch.bots.levels import LEVELS
from stammtisch.core.bits import count, members
from stammtisch.core.game import AnyGame
from stammtisch.core.match import Match
from stammtisch.core.rng import seeded
from stammtisch.core.state import State
from stammtisch.core.words import Words, words

ADVISER = LEVELS[-1]
QUICK_ADVISER = LEVELS[-2]  # looks through a whole match before the adviser judges
SHOWN = 3
NOTICED = 0.5  # points; what costs less is a matter of taste
CLOSE = 0.25
LOOKED_AT_AGAIN = 8


class Advice(msgspec.Struct, frozen=True):
    """An option, and how many points it is expected to bring less than the best one."""

    option: int
    behind: float


class Regret(msgspec.Struct, frozen=True):
    """A decision of a finished match that cost something."""

    ply: int
    chosen: int
    better: int
    points: float


def advise(game: AnyGame, world: State, seat: int, seed: int, level: str = ADVISER) -> list[Advice]:
    """All offered options, the best first; `world` was imagined for the seat."""
    options = members(world.options(seat))
    if len(options) == 1:
        return [Advice(options[0], 0.0)]
    values = unknown_values()
    bot(level, game).weigh(world, seat, seeded(seed, 2), values)
    best = max(values[option] for option in options)
    listed = [Advice(o, round(best - values[o], 2)) for o in options if values[o] > WORST]
    return sorted(listed, key=lambda advice: advice.behind)


def in_words(
    match: Match, state: State, seat: int, advice: Sequence[Advice], alike: bool = False
) -> list[Words]:
    """The best options in a state as sentences; alike: it makes no difference which."""
    said = []
    for place, one in enumerate(advice[:SHOWN]):
        choice = match.game.choice(state, seat, one.option).words
        if len(advice) == 1:
            said.append(Words("hint-only", {"choice": choice}))
        elif alike:
            said.append(Words("hint-alike", {"choice": choice}))
        elif place == 0:
            said.append(Words("hint-best", {"choice": choice}))
        elif one.behind < CLOSE:
            said.append(Words("hint-close", {"choice": choice}))
        else:
            said.append(words("hint-behind", choice=choice, amount=amount(one.behind)))
    return said


def review_words(match: Match, seat: int, found: Sequence[Regret]) -> list[Words]:
    """The costly decisions as sentences."""
    if not found:
        return [Words("review-flawless")]
    said = []
    for one in found:
        before = match.state_at(one.ply)
        chosen = match.game.choice(before, seat, one.chosen).words
        better = match.game.choice(before, seat, one.better).words
        cost = amount(one.points)
        said.append(words("review-cost", amount=cost, chosen=chosen, better=better))
    return said


def amount(points: float) -> Words:
    """So many points, in whatever the title counts them."""
    return words("points-amount", points=max(1, round(points)))


Judge = Callable[[State, int, int, str], list[Advice]]  # world, seat, seed, level


def free_decisions(match: Match, seat: int) -> Iterator[tuple[int, State, int]]:
    """Every question with a choice that a seat answered: ply, the state before, the option."""
    state = match.fresh_state()
    for ply, (who, option) in enumerate(match.answers):
        if who == seat and count(state.options(seat)) > 1:
            yield ply, state.copy(), option
        state.take(who, option)


def regret(ply: int, chosen: int, advice: Sequence[Advice]) -> Regret:
    """What an answer cost against the best one."""
    behind = {one.option: one.behind for one in advice}
    return Regret(ply, chosen, advice[0].option, behind.get(chosen, advice[-1].behind))


def doubtful(noticed: Sequence[tuple[Regret, State]]) -> list[tuple[Regret, State]]:
    """What the quick adviser would have done otherwise, the worst first."""
    return sorted(noticed, key=lambda found: -found[0].points)[:LOOKED_AT_AGAIN]


def costliest(found: Sequence[Regret]) -> list[Regret]:
    """The few decisions that cost most, if they cost anything to speak of."""
    listed = sorted(found, key=lambda one: -one.points)
    return [one for one in listed if one.points >= NOTICED][:SHOWN]


def review(
    match: Match,
    seat: int,
    judge: Judge,
    progress: Callable[[], None] | None = None,
) -> list[Regret]:
    """The three decisions that cost a seat most, each judged from what it knew then.

    A quick adviser looks through the match; what it noticed is judged again by the best one.
    """
    noticed: list[tuple[Regret, State]] = []
    for ply, state, chosen in free_decisions(match, seat):
        world = state.imagine(seat, ply)
        noticed.append((regret(ply, chosen, judge(world, seat, ply, QUICK_ADVISER)), world))
        if progress is not None:
            progress()
    return costliest(
        [
            regret(first.ply, first.chosen, judge(world, seat, first.ply, ADVISER))
            for first, world in doubtful(noticed)
        ]
    )
