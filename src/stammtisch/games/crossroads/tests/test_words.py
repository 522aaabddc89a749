"""One word for one thing, and no number that the rulebook does not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stammtisch.core.words import LANGUAGES, words
from stammtisch.games.crossroads import GAME

FOLDER = Path(__file__).parents[1]
SACK = {"en": "sack", "de": "sack", "fr": "sac", "nl": "zak"}
OTHER = {"en": r"\bbags?\b|\bpouch\b", "de": r"tüte|\bbeutel\b", "fr": r"bourse", "nl": r"buidel"}
ABOUT_THE_SACK = {
    "words": ("option-townsfolk-2", "event-returned", "event-pouch-refilled", "counter-pouch"),
    "board/words": ("board-pouch-tip", "board-pouch-title", "board-heap-tip"),
}


def message(folder: str, language: str, name: str) -> str:
    """The source of a message with all its forms."""
    source = (FOLDER / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{name} = (.*(?:\n[ }}].*)*)", source, re.MULTILINE)
    assert found is not None, name
    return re.sub(r"\$\w+", "", found[1]).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_come_out_of_a_sack_everywhere(language):
    """The Pouch is the purse of a turn; what tiles lie in is called a sack, and nothing else."""
    for folder, names in ABOUT_THE_SACK.items():
        for name in names:
            text = message(folder, language, name)
            assert re.search(rf"\b{SACK[language]}\b", text), (name, text)
            assert not re.search(OTHER[language], text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_end_names_no_number_of_rounds(language):
    """The rulebook has no limit of rounds; the one in the data only keeps bots from going on."""
    said = GAME.phrasebook(language).say(words("variant-rounds-box"))
    assert not re.search(r"\d", said)
