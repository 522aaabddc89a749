"""A whole match in words: a rule that changes shows up here as a difference to read."""

from pathlib import Path

from stammtisch.arena.transcript import transcript
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.game import MODULES

STORED = Path(__file__).parent / "transcripts" / "module_5_two_seats.txt"


def test_transcript_of_a_match_with_all_modules():
    """Write it anew after a change of rules: `stammtisch transcript tiefenthal ... > FILE`.

    The arguments are `--seats 2 --seed 1 --variant module=module_5_guest_book`.
    """
    told = transcript(GAME, 2, 1, variants={"module": MODULES[4]})
    assert told == STORED.read_text(encoding="utf-8")
