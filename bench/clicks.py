"""How many clicks a match takes: the same matches by two clicks an answer, and by gestures.

    python bench/clicks.py

Bots play the matches from fixed seeds; for every seat its answers are given again by the shortest
gestures that the table offers (what the server tells the browser: leads, runs, warnings). A drag
is one click. Before: select and confirm, for every answer that is a choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots import bot
from stammtisch.core.bits import count
from stammtisch.core.decision import Step
from stammtisch.core.gestures import leads
from stammtisch.core.match import Match
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded

SEED = 11
TABLES: tuple[tuple[str, int, dict[str, str], int, float, float], ...] = (
    ("tiefenthal", 3, {}, 8, 20.0, 0.0),
    ("tiefenthal", 3, {"module": "module_5_guest_book"}, 8, 26.0, 0.0),
    ("crossroads", 3, {}, 0, 12.0, 0.0),
    ("taverna", 3, {}, 6, 0.0, 1.2),
    ("histrio", 3, {}, 12, 0.0, 1.2),
)  # title, seats, variants, rounds (0: counted), most clicks a round, most for each decision


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


def gesture(match: Match, ply: int, seat: int, given: Sequence[Step]) -> tuple[int, int]:
    """Clicks of the best gesture at this ply, and how many answers it gives."""
    state = match.state_at(ply)
    best = 1
    for lead in leads(match.game, match.components, state, seat):
        if lead.begins == given[0].option:
            best = max(best, 1 + follows(lead.steps, given[1:]))
    for run in match.game.runs(state, seat):
        if list(run.steps) == list(given[: len(run.steps)]):
            best = max(best, len(run.steps))
    warned = match.game.choice(state, seat, given[0].option).warning is not None
    return 1 + int(warned), best


def clicks(match: Match) -> tuple[int, int]:
    """Decisions and clicks of all seats."""
    decisions = done = 0
    for seat, steps in enumerate(own_steps(match)):
        at = 0
        while at < len(steps):
            given = [step for _, step in steps[at : at + 12]]
            cost, gives = gesture(match, steps[at][0], seat, given)
            done, at, decisions = done + cost, at + gives, decisions + gives
    return decisions, done


def main() -> None:
    """One line for each table."""
    print(f"{'table':32}{'decisions':>10}{'before':>9}{'after':>8}{'each':>7}{'a round':>16}")
    for name, seats, variants, rounds, a_round, each in TABLES:
        match = recorded(name, seats, variants)
        decisions, after = clicks(match)
        played = rounds or match.state.round
        label = " ".join([name, *variants.values()])
        ratio, often = after / decisions, after / seats / played
        before = 2 * decisions / seats / played
        fits = (not a_round or often <= a_round) and (not each or ratio <= each)
        print(
            f"{label:32}{decisions:>10}{2 * decisions:>9}{after:>8}{ratio:>7.2f}"
            f"{before:>8.1f} to{often:>5.1f}  {'' if fits else 'too many'}"
        )


if __name__ == "__main__":
    main()
