"""A whole match in words: a change of the rules or of the words shows as a diff.

`stammtisch transcript histrio` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from stammtisch.arena.transcript import transcript
from stammtisch.games.histrio import GAME

TRANSCRIPT = Path(__file__).parent / "transcripts" / "seed_7_three_seats.txt"


def test_the_match_of_seed_7_reads_as_before():
    """The spectator's log of a match between random bots, and its score sheet."""
    assert transcript(GAME, 3, 7).splitlines() == TRANSCRIPT.read_text("utf-8").splitlines()


def test_a_spectator_reads_no_secret():
    """Drawn requests are named to their owner only."""
    assert "draws a secret request" in transcript(GAME, 3, 7)
    assert transcript(GAME, 3, 7, viewer=0) != transcript(GAME, 3, 7)
