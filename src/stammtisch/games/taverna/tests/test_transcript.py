"""One match as a readable text, so that a change of the rules or words shows as a diff.

    python -m stammtisch.games.taverna.tests.test_transcript

writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from stammtisch.core import record
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.telling.decisions import DECISIONS, option_names
from stammtisch.games.taverna.tests.test_records import FOLDER

NAME = "king_and_queen_with_two"
FILE = Path(__file__).parent / "transcripts" / f"{NAME}.txt"
PEOPLE = {0: "Ada", 1: "Ben"}


def transcript() -> str:
    """Every answer, what seat 0 reads about it, and the score sheet."""
    match = record.to_match(record.read(FOLDER / f"{NAME}.json"))
    say = GAME.phrasebook().say
    lines: dict[int, list[str]] = {}
    for ply, line in match.story(0):
        lines.setdefault(ply, []).append(say(line, PEOPLE))
    text = [f"# {match.game.title}, {match.seats} seats, seed {match.seed}", ""]
    text += [f"    {line}" for line in lines.get(0, [])]
    state = match.fresh_state()
    for ply, (seat, option) in enumerate(match.answers, start=1):
        question = DECISIONS[state.kind(seat)]
        if question != "react" or option:  # a pass is nobody's business
            text.append(f"{ply} {PEOPLE[seat]} {question}: {name(state, question, option)}")
        text += [f"    {line}" for line in lines.get(ply, [])]
        state.take(seat, option)
    sheet = GAME.sheet(match.state)
    text += ["", *(f"{line.id}: {line.points[0]} {line.points[1]}" for line in sheet.lines)]
    return "\n".join([*text, f"total: {sheet.totals[0]} {sheet.totals[1]}"]) + "\n"


def name(state, question: str, option: int) -> str:
    return option_names(state.box, question)[option]


def test_transcript():
    """Law 11: the stored text is what the match reads like today."""
    assert FILE.read_text(encoding="utf-8") == transcript()


if __name__ == "__main__":
    FILE.write_text(transcript(), encoding="utf-8")
