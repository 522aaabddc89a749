"""Whatever number lies open on the table is told in words: text mode and the terminal hide nothing.

Each number of a view is changed by one; the table in words must read differently then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from stammtisch.core.game import Game
from stammtisch.core.registry import titles
from stammtisch.core.zones import Layout, Zone
from tests.e2e.evening import NAMES, played

Path = tuple[str | int, ...]
EACH = 2  # numbers of one kind that are tried

# what is told elsewhere, or follows from what is told
PRINTED = "is printed on the component; the rules and its explanation tell it"
ASIDE = {
    "crossroads": {
        "tier": PRINTED,
        "die/*": PRINTED,
        "inn/*": PRINTED,
        "nobles_guldens": PRINTED,
        "counts/*": PRINTED,
        "gossip_gains/*": PRINTED,
        "ingredients/*": PRINTED,
        "last_round": "is told in the round before",
        "basic_out": "counts what left the game",
        "draft_hand_count": "before the first round the draft is told by its question",
        "draft_kept_count": "before the first round the draft is told by its question",
        "recipe_offer_count": "is the number of answers",
    },
    "histrio": {
        "prospect/*": "is told as what is due, until it is paid",
        "actor_pay": PRINTED,
        "show_pay": PRINTED,
        "best_factor": PRINTED,
        "level_effects/*": PRINTED,
        "all_requests/*": PRINTED,
        "now": "follows from the ensemble and the needle, which are told",
        "would/*": "follows from the rows and the request, which are told",
        "ecus": PRINTED,
        "discards/*": "the number of discards is told; the log tells which",
        "difference": "is comedy less tragedy",
        "request_limit": PRINTED,
        "second_city_hand": PRINTED,
    },
    "taverna": {
        "extra": PRINTED,
        "rates/*": PRINTED,
        "casts": "is told for the seat whose turn it is",
        "points/*": "the score page tells the sources of the points",
        "precedence": "counts in the last scoring only, where the question tells it",
        "out": "is what lies on the tables",
        "privilege_activations": "is told by the question",
    },
    "tiefenthal": {
        "price": PRINTED,
        "vp": PRINTED,
        "faces/*": PRINTED,
        "effects/*": PRINTED,
        "monastery/*": PRINTED,
        "evenings/*": PRINTED,
        "tiles/*": PRINTED,
        "book_bonuses/*": PRINTED,
        "guest_deck/*": "the number of cards is told",
        "three_pile/*": "the number of cards is told",
        "known_top/*": "the name of the card is told",
        "own_dice_limit": PRINTED,
        "removed/*/card/pay": PRINTED,
        "reputation/*/number": PRINTED,
        "bards_ready": "follows from the bards who came; the question offers those still to play",
        "ducats": "is told while the seat serves, and nought before",
        "beer": "is told while the seat serves, and nought before",
        "door_dice": "follows from the cards at the door",
    },
}
OTHER_MODULE = "belongs to a module that is not played here"
# numbers of modules that lie in the box when a title is played as its shelf first offers it
UNPLAYED = {
    "tiefenthal": {
        "book/*": OTHER_MODULE,
        "reputation": OTHER_MODULE,
        "schnapps": OTHER_MODULE,
        "schnapps_limit": OTHER_MODULE,
        "signatures": OTHER_MODULE,
        "granted": OTHER_MODULE,
    },
}


def numbers(seen: Any, path: Path = ()) -> Iterator[Path]:
    """Where numbers stand in a view."""
    if isinstance(seen, dict):
        for key, value in seen.items():
            yield from numbers(value, (*path, key))
    elif isinstance(seen, list):
        for place, value in enumerate(seen):
            yield from numbers(value, (*path, place))
    elif isinstance(seen, int) and not isinstance(seen, bool):
        yield path


def told(game: Game[Any, Any, Any], view: Any) -> list[object]:
    """Everything that the layout of a view says."""
    layout: Layout = game.layout(view)
    book, names = game.phrasebook(), dict(enumerate(NAMES))

    def of(zone: Zone) -> Iterator[object]:
        yield book.say(zone.words, names), zone.owner, zone.first, zone.last
        yield zone.note and book.say(zone.note, names)
        for counter in zone.counters:
            yield book.say(counter.words, names), counter.value, counter.limit
        for piece in zone.pieces:
            notes = [book.say(note, names) for note in piece.notes]
            yield book.say(piece.words, names), piece.number, piece.owner, piece.faded, notes
        for inner in zone.zones:
            yield from of(inner)

    status: list[object] = [book.say(line, names) for line in layout.status]
    return status + [said for zone in (*layout.common, *layout.mats) for said in of(zone)]


def kind(path: Path) -> str:
    return "/".join("*" if isinstance(step, int) else step for step in path)


def is_aside(path: Path, aside: dict[str, str]) -> bool:
    """Whether a number is excused: by its name, its place, or a thing in which it stands."""
    *around, last = [step for step in path if isinstance(step, str)]
    if kind(path) in aside:
        return True
    return (
        last in aside or last == "viewer" or any(f"{step}/*" in aside for step in (*around, last))
    )


def untold(game: Game[Any, Any, Any], view: Any, aside: dict[str, str]) -> set[str]:
    """The kinds of numbers that can change without a word about it."""
    whole = msgspec.json.decode(msgspec.json.encode(view))
    before, tried, found = told(game, view), Counter[str](), set()
    for path in numbers(whole):
        tried[kind(path)] += 1
        if tried[kind(path)] > EACH or is_aside(path, aside):
            continue
        other = deepcopy(whole)
        within = other
        for step in path[:-1]:
            within = within[step]
        within[path[-1]] += 1
        try:
            changed = told(game, msgspec.convert(other, type(view)))
        except (LookupError, ValueError):
            continue  # a number that names something: there is no next one
        if changed == before:
            found.add(kind(path))
    return found


@pytest.mark.parametrize("title", titles())
def test_every_open_number_is_told_in_words(title):
    match = played(title, 3, 0.7, "", {})
    aside = ASIDE.get(title, {}) | UNPLAYED.get(title, {})
    assert untold(titles()[title], match.view(0), aside) == set()


@pytest.mark.parametrize("title", UNPLAYED)
@pytest.mark.parametrize("part", [0.4, 0.7])
def test_every_open_number_of_the_whole_box_is_told_in_words(title, part):
    game = titles()[title]
    most = {one.id: one.values[-1] for one in game.variants_at(3)}
    match = played(title, 3, part, "turn_action", most)
    assert untold(game, match.view(0), ASIDE[title]) == set()


def test_the_law_notices_a_number_that_nobody_tells():
    match = played("histrio", 3, 0.7, "", {})
    without = {name: why for name, why in ASIDE["histrio"].items() if name != "difference"}
    assert untold(titles()["histrio"], match.view(0), without) == {"mats/*/difference"}
