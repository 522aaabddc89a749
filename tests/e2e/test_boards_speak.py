"""Drawn boards hide nothing from the ear: each counter of the view is read with its word."""

from __future__ import annotations

import pytest

from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.zones import Counter, Piece, Zone
from tests.e2e.evening import NAMES, lay_match, played
from tests.e2e.reader import Reader
from tests.e2e.speech import Sentence, sentences, stems

# a board may call a thing otherwise than the table in words does
CALLED = {
    "histrio": {"Deck": "cards left", "If the season ended now": "now", "The king\u2019s mood": ""},
    "taverna": {
        "cards to come": "still to come",
        "favours in reserve": "royal favours",
        "VP of the levels": "levels count",
        "spells cast for the Archmage": "Archmage",
    },
    "tiefenthal": {
        "nobles in the stack": "nobles left",
        "cards in the draw pile": "draw pile",
        "Monastery": "monk",
    },
    "crossroads": {"discarded": "gone", "spaces covered": "spaces"},
}
# what a drawn board need not tell, and why
ASIDE = {
    "taverna": {
        "spells cast in this turn": "the board tells how many are left",
        "dignitary activated on the spot": "the question tells whether it can be done",
    },
    "crossroads": {"turns taken": "follows from the round and from who began"},
}


def counters(zone: Zone) -> list[tuple[Counter, Zone]]:
    own = [(counter, zone) for counter in zone.counters]
    return own + [found for inner in zone.zones for found in counters(inner)]


def markers(zone: Zone) -> list[tuple[Piece, Zone]]:
    """What stands on the tracks of a zone and belongs to somebody."""
    own = [
        (piece, zone)
        for piece in zone.pieces
        if zone.arrangement == "track" and piece.owner is not None and piece.number is not None
    ]
    return own + [found for inner in zone.zones for found in markers(inner)]


def is_of(sentence: Sentence, seat: int | None, viewer: int) -> bool:
    """Whether a sentence is heard as one about this seat: its name is said, or nobody else's."""
    said = " ".join((*sentence.within, sentence.text))
    if seat is None or NAMES[seat] in said:
        return True
    return seat == viewer and not any(name in said for name in NAMES)


def untold(match: Match, read: list[Sentence]) -> list[str]:
    """The counters of the first seat's view that nobody hears, and whoever stands on a track."""
    book, names = match.game.phrasebook(), dict(enumerate(NAMES))
    layout = match.game.layout(match.view(0))
    called, aside = CALLED.get(match.game.name, {}), ASIDE.get(match.game.name, {})
    missing = []
    for zone in (*layout.common, *layout.mats):
        for counter, inner in counters(zone):
            word = book.say(counter.words, names)
            if word in aside:
                continue
            wanted = stems(called.get(word, word))
            heard = any(
                one.tells(counter.value, wanted) and is_of(one, zone.owner, 0) for one in read
            )
            if not heard:
                missing.append(f"{book.say(inner.words, names)}: {word}: {counter.value}")
        for piece, track in markers(zone):
            word = book.say(track.words, names)
            if not any(stands(one, piece, stems(called.get(word, word))) for one in read):
                missing.append(f"{word}: {NAMES[piece.owner or 0]} on {piece.number}")
    return missing


def stands(sentence: Sentence, piece: Piece, track: set[str]) -> bool:
    """Whether a sentence says who stands where on which track."""
    whole = Sentence(" ".join((*sentence.within, sentence.text)), ())
    here = all(stem in whole.text.lower() for stem in track)
    return here and NAMES[piece.owner or 0] in sentence.text and sentence.says(piece.number or 0)


@pytest.mark.parametrize("title", titles())
def test_every_counter_is_read_on_the_drawn_board(visitors, title):
    page = visitors.enter()
    match = played(title, 3, 0.5, "", {})
    page.goto(f"/table/{lay_match(page, match)}")
    page.get_by_role("button", name="I am here, show my hand").click()
    page.locator("main.table[data-question] .board > *").first.wait_for()
    page.locator(".board [data-spoken]").first.wait_for(state="attached")
    assert untold(match, sentences(Reader(page).nodes())) == []
