"""Why an answer is better: what the turn comes to with it, in the title's own terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stammtisch.bots.advice import CLOSE, Advice
from stammtisch.bots.chances import PLACE, chances_in
from stammtisch.bots.line import Line
from stammtisch.core.game import AnyGame
from stammtisch.core.words import Words, join, words

LOOKS = 6  # worlds in which a turn is played to its end
WIDTH = 3  # of the beam that plays it
RIVALS = "rivals"  # the term that is about the others
NOTED = 0.4  # points; smaller differences are not spoken of
TOLD = 2  # terms in one sentence
SAME = 0.05  # points; options that differ by less in every term are all the same
NOW = -1  # no option: the position as it is


class Ahead(msgspec.Struct, frozen=True):
    """What the turn comes to after an option: its terms, and the own chance to win."""

    option: int
    terms: dict[str, float]
    chance: float


def look_ahead(
    game: AnyGame, world: Any, seat: int, options: Sequence[int], seed: int
) -> list[Ahead]:
    """The position now and the end of the turn after each option, in the same imagined worlds."""
    return [ahead(game, world, seat, option, seed) for option in (NOW, *options)]


def ahead(game: AnyGame, world: Any, seat: int, option: int, seed: int) -> Ahead:
    """The mean over some imagined worlds."""
    total: dict[str, float] = {}
    chance = 0.0
    for look in range(LOOKS):
        here = world.imagine(seat, seed + look)
        end = here if option == NOW else end_of_turn(here, seat, option)
        for name, worth in game.perhaps(PLACE, "terms", {}, end, seat).items():
            total[name] = total.get(name, 0.0) + worth / LOOKS
        chance += chances_in(game, end)[seat] / LOOKS
    return Ahead(option, total, chance)


def end_of_turn(world: Any, seat: int, option: int) -> Any:
    """The best position that the own turn can lead to after an option."""
    line = Line(seat, WIDTH)
    line.best_end(world, option)
    return line.end or world


# -- in words --------------------------------------------------------------------------------------


def why(looks: Sequence[Ahead], advice: Sequence[Advice]) -> list[Words]:
    """A sentence for each of the shown options, the best first."""
    known = {one.option: one.terms for one in looks}
    shown = [one.option for one in advice if one.option in known]
    if alike(looks, advice):
        return [Words("why-same")]
    if len(shown) < 2:
        return [reason_for_best(known[NOW], known[option], None) for option in shown]
    now, best, following = known[NOW], known[shown[0]], known[shown[1]]
    others = [reason_against(now, best, known[option]) for option in shown[1:]]
    return [reason_for_best(now, best, following), *others]


def alike(looks: Sequence[Ahead], advice: Sequence[Advice]) -> bool:
    """Whether it makes no difference at all what is chosen."""
    shown = {one.option for one in advice}
    ends = [one.terms for one in looks if one.option in shown]
    return (
        min(len(ends), len(advice)) > 1
        and all(one.behind < CLOSE for one in advice)
        and all(abs(end.get(name, 0.0) - ends[0][name]) < SAME for end in ends for name in ends[0])
    )


def reason_for_best(
    now: Mapping[str, float], best: Mapping[str, float], following: Mapping[str, float] | None
) -> Words:
    """What it gains, what it denies the others, and what the next best lacks."""
    said = [clause("why-gains", differences(best, now))]
    if following is not None:
        held = best.get(RIVALS, 0.0) - following.get(RIVALS, 0.0)
        if held >= NOTED:
            said.append(words("why-prevents", amount=amount(held)))
        lacking, worse = parted(now, following, differences(best, following))
        said += [clause("why-ahead", lacking), loss("why-next-costs", worse)]
    return together(said)


def why_not(looks: Sequence[Ahead], chosen: int, better: int, cost: float) -> Words:
    """Why something else would have been better than what was chosen."""
    known = {one.option: one.terms for one in looks}
    missed = differences(known[better], known[chosen])
    lacking, worse = parted(known[NOW], known[chosen], missed)
    said = [clause("why-missed", lacking), loss("why-cost", worse)]
    let = known[better].get(RIVALS, 0.0) - known[chosen].get(RIVALS, 0.0)
    if let >= NOTED:
        said.append(words("why-prevented", amount=amount(let)))
    said.append(clause("why-had", differences(known[chosen], known[better])))
    if missed and sum(by for _, by in missed) < cost / 2:
        said.append(Words("why-rest"))
    return together(said)


def reason_against(
    now: Mapping[str, float], best: Mapping[str, float], other: Mapping[str, float]
) -> Words:
    """What another answer lacks or costs, and what it has instead."""
    lacking, worse = parted(now, other, differences(best, other))
    said = [clause("why-lacks", lacking), loss("why-costs", worse)]
    let = best.get(RIVALS, 0.0) - other.get(RIVALS, 0.0)
    if let >= NOTED:
        said.append(words("why-lets", amount=amount(let)))
    said.append(clause("why-instead", differences(other, best)))
    return together(said)


def differences(more: Mapping[str, float], less: Mapping[str, float]) -> list[tuple[str, float]]:
    """The own terms that are noticeably higher, the largest first."""
    found = [
        (name, more.get(name, 0.0) - less.get(name, 0.0))
        for name in {**more, **less}
        if name != RIVALS
    ]
    noted = [(name, by) for name, by in found if by >= NOTED]
    return sorted(noted, key=lambda one: -one[1])[:TOLD]


def parted(
    now: Mapping[str, float], other: Mapping[str, float], behind: Sequence[tuple[str, float]]
) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    """Terms in which an answer only gains less, and those that it makes worse than they are.

    Drawing recipes may cost points among the recipes: whoever draws them lacks none.
    """
    worse = [one for one in behind if other.get(one[0], 0.0) <= now.get(one[0], 0.0) - NOTED]
    return [one for one in behind if one not in worse], worse


def loss(message: str, terms: Sequence[tuple[str, float]]) -> Words | None:
    """What is lost, by its amount alone, or nothing."""
    return words(message, amount=amount(sum(by for _, by in terms))) if terms else None


def clause(message: str, terms: Sequence[tuple[str, float]]) -> Words | None:
    """Some terms with their amounts, or nothing."""
    listed = [
        words("why-term", term=Words(f"term-{name}"), amount=amount(by)) for name, by in terms
    ]
    return Words(message, {"terms": join(listed)}) if listed else None


def amount(points: float) -> Words:
    """About so many points."""
    return words("why-amount", points=max(1, round(points)))


def together(said: Sequence[Words | None]) -> Words:
    """Up to three clauses as one text; none means that the difference lies further off."""
    kept = [one for one in said if one is not None]
    if not kept:
        return Words("why-later")
    return kept[0] if len(kept) == 1 else Words("sentences", {"items": kept})
