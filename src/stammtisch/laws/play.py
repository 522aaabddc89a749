"""Laws about playing: no dead end, nothing is lost, the end comes, the lines add up."""

from __future__ import annotations

from typing import Any

from stammtisch.core.bits import members
from stammtisch.core.errors import Refused
from stammtisch.core.freeze import freeze
from stammtisch.core.match import Match
from stammtisch.core.open_course import is_compiled
from stammtisch.core.playout import play_randomly, scores, winners
from stammtisch.core.rng import KEYS, seeded
from stammtisch.core.rooms import room
from stammtisch.laws.broken import Broken, hold
from stammtisch.laws.law import law
from stammtisch.laws.tables import (
    Table,
    answer_randomly,
    hold_end,
    offered,
    positions,
    where,
)

Counted = dict[str, int]


def seeds(table: Table) -> range:
    """Few matches for each setting of a variant: there are many settings."""
    return range(40 if table.at_length else 1 if table.variants else 4)


@law("table")
def a_match_runs_from_setup_to_score_sheet(table: Table) -> None:
    """From setup to score sheet: no dead end, nothing is lost, the end comes, lines add up."""
    for seed in seeds(table):
        match = table.match(seed)
        game, box = match.game, match.components.box
        contents = game.contents(box, match.seats, match.variants)
        rng = seeded(seed, 1)
        hold(match.awaited(), f"Seed {seed}: after the setup nobody is asked anything.")
        while not match.over:
            hold_questions(match)
            if match.ply % 5 == 0:
                hold_census(game.census(match.state), contents, match)
            answer_randomly(match, rng)
            hold(
                match.ply <= game.most_decisions,
                f"Seed {seed}: the match takes more than {game.most_decisions} answers, which is "
                "what 'most_decisions' in game.py promises.",
            )
        hold_census(game.census(match.state), contents, match)
        hold_sheet(match)


def hold_questions(match: Match) -> None:
    """Every awaited seat has an option, and every option a name."""
    kinds = match.components.kinds
    for seat in match.awaited():
        options = offered(match.state, seat)
        hold(options, f"Seat {seat} is asked and has no option ({where(match)}).")
        kind = kinds[match.state.kind(seat)]
        hold(
            options[-1] < len(kind.options),
            f"'{kind.id}' offers option {options[-1]}, which has no name in decisions.py "
            f"({where(match)}).",
        )


def hold_census(census: Counted, contents: Counted, match: Match) -> None:
    """What is counted on the table is what was taken from the box."""
    wrong = [
        f"'{name}': {contents.get(name, 0)} in the box, {census.get(name, 0)} on the table"
        for name in sorted({*contents, *census})
        if contents.get(name, 0) != census.get(name, 0)
    ]
    hold(not wrong, f"Components are lost or made ({where(match)}): {'; '.join(wrong[:3])}.")


def hold_sheet(match: Match) -> None:
    """The sheet of a finished match says what the state says."""
    sheet, state = match.game.sheet(match.state), match.state
    points = list(scores(state))
    hold(
        list(sheet.totals) == points,
        f"The lines of the score sheet add up to {list(sheet.totals)}, 'score' says {points} "
        f"({where(match)}).",
    )
    ahead = members(winners(state))
    hold(
        list(sheet.winners) == ahead,
        f"The sheet lets {list(sheet.winners)} win, 'standing' {ahead} ({where(match)}).",
    )


@law("seats")
def very_many_random_games_end_well(table: Table) -> None:
    """Masses of random games end, with everything still there."""
    hold_end(table)
    match = table.match(0)
    game, box, variants = match.game, match.components.box, match.variants
    contents = game.contents(box, match.seats, variants)
    quick = is_compiled(room(game.package, "rules.flow"))
    for seed in range(100_000 if table.at_length else 400 if quick else 60):
        match.seed = seed
        state = match.state = game.setup(box, match.seats, variants, seed)
        answers = play_randomly(state, seed)
        hold(
            answers <= game.most_decisions,
            f"Seed {seed}: {answers} answers, and 'most_decisions' is {game.most_decisions}.",
        )
        if seed % 50 == 0:
            hold_census(game.census(state), contents, match)
            hold_sheet(match)


@law("table")
def offered_options_play_and_nothing_else(table: Table) -> None:
    """An offered option leads on; anything else is refused and changes nothing."""
    for match in positions(table, seed=11, every=7):
        state = match.state
        before = freeze(state)
        for seat in range(match.seats):
            options = state.options(seat) if match.may_answer(seat) else 0
            for option in (-1, *range(63)):
                if option >= 0 and options >> option & 1:
                    hold_goes_on(match, seat, option)
                else:
                    hold_refused(match, seat, option)
        hold_refused(match, match.seats, 0)
        hold(freeze(state) == before, f"A refused answer changed something ({where(match)}).")


def hold_goes_on(match: Match, seat: int, option: int) -> None:
    """After an option everybody who is asked has one."""
    outcome = match.state.copy()
    outcome.take(seat, option)
    stuck = [other for other in members(outcome.awaited()) if not outcome.options(other)]
    hold(
        not stuck,
        f"After option {option} of seat {seat}, seat {stuck and stuck[0]} has no option left "
        f"({where(match)}).",
    )


def hold_refused(match: Match, seat: int, option: int) -> None:
    """What is not offered is refused with a sentence."""
    state: Any = match.state
    try:
        state.choose(seat, option)
    except Refused as refusal:
        hold(str(refusal), "A refusal says nothing.")
    else:
        hold(False, f"Option {option} of seat {seat} is not offered and plays ({where(match)}).")


@law("seats")
def the_same_seed_is_the_same_match(table: Table) -> None:
    """Setup depends on the seed alone, and does depend on it."""
    first, again, other = (freeze(table.match(seed).state) for seed in (5, 5, 6))
    hold(first == again, "Two setups with seed 5 differ: some chance does not come from the rng.")
    hold(first != other, "Seeds 5 and 6 give the same setup.")


@law("seats")
def a_key_that_nobody_can_guess_begins_a_match(table: Table) -> None:
    """A match among people begins with a key of 128 bits, and depends on all of it."""
    table.match(5)  # what fails here as well has nothing to do with the key
    try:
        one, other = (freeze(table.match(KEYS + 5 + far).state) for far in (0, KEYS // 2))
    except (OverflowError, TypeError):  # a compiled function took it for a short number
        raise Broken("A key is no seed of 62 bits: begin with 'chance' of core/rng.py.") from None
    hold(one != other, "Two keys give the same setup: begin with 'chance' of core/rng.py.")
