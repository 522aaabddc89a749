"""The fields that `rules/encode.py` writes, in its order."""

from __future__ import annotations

from stammtisch.core.features import Field, cards, flag, number, one, things
from stammtisch.games.histrio.rules.box import Box

CARDS = "encounter cards, in the order of the components file"


def features(box: Box, seats: int) -> tuple[Field, ...]:
    """Everything that a seat may know; mat 0 is its own, the others follow clockwise."""
    cities, seat = box.cities + 1, seats + 1
    listed = [
        one("question", 5, 18, "the kind of the own question plus one, 0 if nothing is asked"),
        one(
            "phase",
            3,
            7,
            "before travel, travel, after the reveal, encounters, after, festival, over",
        ),
        one("first_city", 4, cities, "of an answer in two parts: the city plus one"),
        one("card", 6, box.cards + 1, "whose effects are carried out, plus one"),
        one("season", 1, 2, "the first or the second"),
        number("round", 5, "of the season", 8),
        one("lead", 3, seat, "how many places clockwise, plus one"),
        number("needle", 6, "the king's mood: from the end of tragedy to the end of comedy"),
        number("deck", 6, "encounter cards left", 48),
        number("request_pile", 6, "requests left", 24),
        number("request_discards", 6, "requests that lie face down", 24),
        one("guarded", 4, cities, "the city of the Ox, plus one"),
        one("guard", 3, seat, "whose Ox, places clockwise plus one"),
        one("marked", 4, cities, "the city of the Bear, plus one"),
        one("bear", 3, seat, "whose Bear, places clockwise plus one"),
        things("discards", box.cards, CARDS),
    ]
    for city in range(box.cities):
        listed.append(cards(f"city/{city}", 10, 6, "its cards plus one, the newest first"))
    for place in range(seats):
        listed += mat(box, place)
    for friend in range(2 if seats == 2 else 0):
        name = f"friend/{friend}"
        listed += [
            things(f"{name}/to_come", box.cities, "cities still in its deck"),
            things(f"{name}/played", box.cities, "cities"),
            one(f"{name}/sailing", 4, cities, "where its caravel waits, plus one"),
            one(f"{name}/drawn", 4, cities, "the card drawn, plus one, 0 if it is not known"),
        ]
    return tuple(listed)


def mat(box: Box, place: int) -> list[Field]:
    """A troupe; only the first one is known whole."""
    name = f"mat/{place}"
    listed = [
        number(f"{name}/ecus", 8, "money, which is the score", 60),
        things(f"{name}/hand", box.cities, "travel cards in hand"),
        things(f"{name}/shown", box.cities, "travel cards shown"),
        things(f"{name}/played", box.cities, "travel cards played"),
        things(f"{name}/sailing", box.cities, "cities where a caravel waits"),
        flag(f"{name}/deciding", "still chooses"),
        one(f"{name}/role", 2, 3, "of the Chameleon plus one"),
        number(f"{name}/on_stage", 4, "impresarios", 4),
        number(f"{name}/request_count", 4, "requests in hand", 6),
        things(f"{name}/company", box.actors, "actors met in this city"),
        things(f"{name}/ensemble", box.actors, "actors of the troupe"),
        things(f"{name}/entertainers", box.entertainers, "entertainers"),
        things(f"{name}/used", box.entertainers, "entertainers turned sideways"),
        things(f"{name}/kept", box.requests, "requests shown"),
    ]
    if place == 0:
        listed += [
            one(f"{name}/pick", 4, box.cities + 1, "the city chosen, plus one"),
            one(f"{name}/second", 4, box.cities + 1, "the second city chosen, plus one"),
            things(f"{name}/requests", box.requests, "requests in hand"),
            things(f"{name}/discarded", box.requests, "own requests in the pile of discards"),
        ]
    return listed
