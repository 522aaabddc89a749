"""One match in words: a change of the rules shows as a readable difference."""

from __future__ import annotations

from pathlib import Path

from stammtisch.arena.transcript import transcript
from stammtisch.games.crossroads import GAME

STORED = Path(__file__).parent / "transcripts" / "three_seats_cards_4_and_8.txt"


def test_the_transcript_is_as_stored():
    """`stammtisch transcript` prints the same text; store it anew after a change of the rules."""
    told = transcript(GAME, 3, 4, bot="greedy", variants={"kingdom": "4-8", "rounds": "10"})
    assert told == STORED.read_text(encoding="utf-8")
