"""The fields that `rules/encode.py` writes, in its order."""

from __future__ import annotations

from stammtisch.core.features import Field, cards, flag, number, one, things
from stammtisch.games.taverna.components.reader import Boxes
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SOURCE_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules.box import Box

CARDS = "spell cards, in the order of the components file, the Curse last"
COPIES = "of copies the first ones stand for all"
TILES = "favour tiles, in the order of the components file"


def features(boxes: Boxes, seats: int) -> tuple[Field, ...]:
    """Everything that a seat may know; mat 0 is its own, the others follow clockwise."""
    box = boxes.of[seats]
    listed = [*moment(seats), *turn(box), *supplies(box), *town(box)]
    for place in range(seats):
        listed += mat(box, place)
    return tuple(listed)


def moment(seats: int) -> list[Field]:
    """Where in the match the table is."""
    return [
        one("question", 5, 29, "the kind of the own question plus one, 0 if nothing is asked"),
        number("question/first", 6, "what the own question is about"),
        number("question/second", 6, "what else it is about"),
        one("stage", 2, 4, "setup, play, scoring, over"),
        number("turns", 7, "turns completed", 50),
        one("active", 3, seats + 1, "whose turn it is, places clockwise plus one"),
        one("window", 2, 4, "the reaction window that is open, plus one"),
        one("announced", 6, 64, "the kind of the spell that is being cast, plus one"),
        one("king", 3, 5, "the King's people plus one"),
        one("queen", 3, 5, "the Queen's people plus one"),
    ]


def turn(box: Box) -> list[Field]:
    """The running turn, or the last one."""
    return [
        one("turn/phase", 2, 3, "before the card, waiting, seated"),
        one("turn/people", 3, 5, "of the customer, plus one"),
        things("turn/carried", 4, "symbols of the customer"),
        one("turn/tavern", 3, 6, "where the customer sits, plus one"),
        one("turn/track", 3, 5, "on which the seating gained a level, plus one"),
        flag("turn/feasted", "the table feasted"),
        flag("turn/influence", "influence was gained"),
        flag("turn/table_matches", "any table matches"),
        flag("turn/all_symbols", "all symbols work"),
        things("turn/dignitaries_used", 4, "dignitaries"),
        number("turn/allowance", 4, "spells that may be cast", 4),
        number("turn/local_activations", 3, "made"),
        number("turn/privilege_activations", 3, "made"),
        number("turn/herald_credits", 3, "left"),
        things("turn/favours_used", box.favours.kinds, "kinds of favours"),
    ]


def supplies(box: Box) -> list[Field]:
    """Rows, decks and what is out of the game."""
    spells, tiles = box.spells.curse + 1, len(box.favours.kind_of_tile)
    return [
        cards("customers", box.limits.customer_row, 6, "cards of the row plus one", fresh=True),
        number("customer_deck", 6, "cards left", 40),
        number("spell_deck", 6, "cards left", 40),
        number("spell_discard", 6, "cards", 40),
        number("favour_reserve", 6, "tiles left", 20),
        number("privilege_reserve", 6, "privileges left", 20),
        things("countered", spells, CARDS),
        things("removed", spells, CARDS),
        things("favour_row", tiles, TILES),
    ]


def town(box: Box) -> list[Field]:
    """Taverns, tracks and dignitaries."""
    listed = [
        things(f"guests/{people}", len(box.table_ids), "the tables where they sit")
        for people in PEOPLE_IDS
    ]
    listed.append(things("tokens", 15, "spots with a guild token: three for each tavern"))
    listed.append(things("privileged", len(TAVERN_IDS), "taverns that hold their privilege"))
    for people in PEOPLE_IDS:
        listed.append(number(f"supply/{people}", 5, "tiles left", 12))
        listed.append(number(f"out/{people}", 5, "tiles out of the game", 12))
    for name in DIGNITARY_IDS:
        listed.append(one(f"dignitary/{name}", 3, len(TAVERN_IDS), "the tavern"))
    return listed


def mat(box: Box, place: int) -> list[Field]:
    """A mat; only the first one is known whole."""
    name = f"mat/{place}"
    spells, tiles = box.spells.curse + 1, len(box.favours.kind_of_tile)
    listed = [
        number(f"{name}/coins", 7, "coins", 40),
        number(f"{name}/privileges", 5, "privileges", 10),
        number(f"{name}/hand_count", 5, "spells in hand", 10),
        number(f"{name}/casts", 3, "spells cast in this turn"),
        things(f"{name}/scorings", 5, "royal scorings taken"),
        number(f"{name}/precedence", 3, "the place in the first royal order"),
        *(number(f"{name}/level/{people}", 5, "on the track", 10) for people in PEOPLE_IDS),
        *(number(f"{name}/points/{source}", 8, "points", 60) for source in SOURCE_IDS),
        things(f"{name}/deeds", len(box.deed_ids), "deeds"),
        things(f"{name}/played", len(box.card_ids), "customer cards played"),
        things(f"{name}/unused", tiles, TILES),
        things(f"{name}/used", tiles, TILES),
        things(f"{name}/cast", spells, CARDS),
    ]
    if place == 0:
        listed.append(things(f"{name}/hand", spells, f"{CARDS}; {COPIES}"))
        listed.append(things(f"{name}/sold", spells, f"sold since the shuffle: {CARDS}; {COPIES}"))
    return listed
