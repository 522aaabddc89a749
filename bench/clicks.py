"""How many clicks a match takes: the same matches by two clicks an answer, and by gestures.

    python bench/clicks.py             in a real browser: every gesture is clicked on the page
    python bench/clicks.py --reckon    for all seats, from what the server tells the browser

Bots play the matches from fixed seeds; the answers of a seat are given again by the shortest
gestures that the table offers (leads, runs, warnings). A drag is one press. Before: select and
confirm, for every answer that is a choice; counted by hand at b1cef04 that were 32 to 56 clicks a
round in Tiefenthal and 14 to 24 in Crossroads Inn.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
from fingers import Gesture, play_again, server
from playwright.async_api import async_playwright
from tests.e2e.conftest import FLAGS

from stammtisch.bots import bot
from stammtisch.core.bits import count
from stammtisch.core.decision import Step
from stammtisch.core.gestures import leads
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded

SEED = 11


class Table(NamedTuple):
    """A match: rounds (0: counted), most clicks a round, most for each decision."""

    name: str
    seats: int
    variants: dict[str, str]
    rounds: int
    a_round: float
    each: float


TABLES = (
    Table("tiefenthal", 3, {}, 8, 20.0, 0.0),
    Table("tiefenthal", 3, {"module": "module_5_guest_book"}, 8, 26.0, 0.0),
    Table("crossroads", 3, {}, 0, 12.0, 0.0),
    Table("taverna", 3, {}, 6, 0.0, 1.2),
    Table("histrio", 3, {}, 12, 0.0, 1.2),
)


def recorded(name: str, seats: int, variants: dict[str, str]) -> Match:
    """A whole match that bots play."""
    match, greedy, rng = Match(title(name), seats, variants, SEED), bot("greedy"), seeded(SEED, 2)
    while not match.over:
        seat = match.awaited()[0]
        world = match.state.imagine(seat, rng.word(1))
        match.answer(seat, int(greedy.choose(world, seat, rng)))
    return match


def own_steps(match: Match) -> list[list[tuple[int, Step]]]:
    """The answers of every seat that were choices: the ply, the question, the option."""
    steps: list[list[tuple[int, Step]]] = [[] for _ in range(match.seats)]
    state = match.fresh_state()
    for ply, (seat, option) in enumerate(match.answers):
        if count(state.options(seat)) > 1 and match.game.needless(state, seat) is None:
            kind = match.components.kinds[state.kind(seat)].id
            steps[seat].append((ply, Step(kind, option)))
        state.take(seat, option)
    return steps


def follows(gesture: Sequence[Step], given: Sequence[Step]) -> int:
    """How many of the answers given the gesture gives; 0 where it gives others."""
    wanted = [step for step in gesture if step in given[: len(gesture)]]
    return len(wanted) if wanted == list(given[: len(wanted)]) else 0


def gesture(match: Match, seat: int, ply: int, given: Sequence[Step]) -> Gesture:
    """The gesture that gives most of these answers at this ply."""
    state = match.state_at(ply)
    best = Gesture(match.game.choice(state, seat, given[0].option))
    for lead in leads(match.game, match.components, state, seat):
        answers = 1 + follows(lead.steps, given[1:])
        if lead.begins == given[0].option and answers > best.answers:
            best = Gesture(best.first, lead=lead, answers=answers)
    for run in match.game.runs(state, seat):
        answers = len(run.steps)
        alike = list(run.steps) == list(given[:answers])
        if alike and run.address is None and answers > best.answers:
            best = Gesture(best.first, run=run, answers=answers)
    return best


def reckoned(match: Match) -> tuple[int, int]:
    """Decisions and clicks of all seats, if everything works as the server tells it."""
    decisions = clicks = 0
    for seat, steps in enumerate(own_steps(match)):
        at = 0
        while at < len(steps):
            found = gesture(match, seat, steps[at][0], [step for _, step in steps[at : at + 12]])
            clicks += 1 + int(found.first.warning is not None)
            at += found.answers
        decisions += len(steps)
    return decisions, clicks


async def clicked(match: Match) -> tuple[int, int, list[str]]:
    """Decisions and presses of the first seat, in a browser, and what only the list could say."""
    steps = own_steps(match)
    with tempfile.TemporaryDirectory() as data:
        async with server(Path(data)) as url, async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=FLAGS
            )
            best = partial(gesture, match, 0)
            presses, missing = await play_again(browser, url, match, steps, best)
            await browser.close()
    return len(steps[0]), presses, missing


def told(table: Table, match: Match, decisions: int, clicks: int, seats: int) -> bool:
    """Say how it went at one table; whether it took no more clicks than it should."""
    played = table.rounds or match.state.round
    each, often = clicks / decisions, clicks / seats / played
    before = 2 * decisions / seats / played
    fits = (not table.a_round or often <= table.a_round) and (not table.each or each <= table.each)
    label = " ".join([table.name, *table.variants.values()])
    wanted = f"{table.a_round:g} a round" if table.a_round else f"{table.each:g} each"
    print(
        f"{label:32}{decisions:>10}{2 * decisions:>9}{clicks:>8}{each:>7.2f}"
        f"{before:>9.1f} to{often:>5.1f}  at most {wanted:12}{'' if fits else 'too many'}",
        flush=True,
    )
    return fits


def main() -> int:
    """One line for each table; 1 if one of them takes too many clicks."""
    parser = argparse.ArgumentParser(description="How many clicks a match takes.")
    parser.add_argument("--reckon", action="store_true", help="without a browser, for all seats")
    parser.add_argument("--only", default="", help="the tables with this word")
    given = parser.parse_args()
    chosen = [t for t in TABLES if given.only in " ".join([t.name, *t.variants.values()])]
    print(f"{'table':32}{'decisions':>10}{'before':>9}{'after':>8}{'each':>7}{'a round':>17}")
    fit = True
    for table in chosen:
        match = recorded(table.name, table.seats, table.variants)
        if given.reckon:
            fit &= told(table, match, *reckoned(match), match.seats)
            continue
        decisions, presses, missing = asyncio.run(clicked(match))
        fit &= told(table, match, decisions, presses, 1)
        if missing:
            print(f"  only in the list of options: {', '.join(sorted(set(missing)))}")
    return 0 if fit else 1


if __name__ == "__main__":
    sys.exit(main())
