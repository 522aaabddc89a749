"""Reads and checks Histrio's components and fills the box."""

from __future__ import annotations

from stammtisch.core.components import Checker
from stammtisch.games.histrio.components.cards import ints, read_cards, read_requests
from stammtisch.games.histrio.components.vocabulary import CITIES, MOST_CARDS
from stammtisch.games.histrio.rules.box import Box


def read_box(checker: Checker) -> Box:
    """The box that a components file describes, its cities in the order of their numbers. R2"""
    box = Box()
    read_constants(checker, box)
    box.city_ids = checker.ids("city", checker.entries("city", CITIES))
    read_names(checker, box)
    box.colour_ids = checker.ids("colour", checker.entries("colour", 5))
    check_coins(checker)
    read_cards(checker, box)
    read_requests(checker, box)
    return box


def read_names(checker: Checker, box: Box) -> None:
    """What everything with an id is called; no two kinds of things share an id."""
    kinds: dict[str, str] = {}
    for kind in ("city", "actor", "entertainer", "alms", "request"):
        for row in checker.entries(kind):
            identity = str(row.get("id"))
            entry = f"[[{kind}]] '{identity}'"
            if kinds.setdefault(identity, kind) != kind:
                checker.complain(entry, "this id occurs twice.")
            box.names[identity] = checker.word(row, entry, "name")


def check_coins(checker: Checker) -> None:
    """Coins are money, not a limit; still a box has some of each. [7.3]"""
    for row in checker.entries("coin"):
        entry = f"[[coin]] '{row.get('id')}'"
        checker.number(row, entry, "value", 1, 99)
        checker.number(row, entry, "count", 1, 999)


def read_constants(checker: Checker, box: Box) -> None:
    """Numbers of the rules. Those that the shape of the game rests on admit one value only."""
    rows = checker.table("constants")

    def constant(key: str, low: int, high: int) -> int:
        return checker.number(rows, "[constants]", key, low, high)

    for key, only in (
        ("seasons", 2),
        ("cities", CITIES),
        ("travel_cards_per_colour", CITIES),
        ("caravels_per_colour", CITIES - 1),
        ("requests_played_per_season", 1),
        ("cards_dealt_per_city_per_round", 1),
        ("court_discards_per_city", 1),
    ):
        constant(key, only, only)
    box.cities = CITIES
    box.start_ecus = constant("start_ecus", 0, 99)
    box.impresarios = constant("impresarios_per_colour", 0, 9)
    box.request_limit = constant("request_hand_limit", 1, 9)
    box.return_at = constant("travel_return_when_hand_is", 1, 6)
    box.pay_per_actor = constant("pay_per_matching_actor", 0, 9)
    box.pay_liked = ints(checker.numbers(rows, "[constants]", "pay_liked", 2, 0, 99))
    box.best_factor = constant("best_show_factor", 1, 9)
    box.draw_shared = constant("request_draw_shared", 0, 3)
    box.draw_empty = constant("request_draw_empty_city", 0, 3)
    box.requests = constant("request_cards", 1, MOST_CARDS)
    box.cards = constant("encounter_cards", CITIES, MOST_CARDS)
    read_designed_constants(checker, box)
    box.start_space = constant("start_needle_space", 1, box.spaces)


def read_designed_constants(checker: Checker, box: Box) -> None:
    """The gauge, the first lead, the friendly troupes, the Horse's condition. R3"""
    designed = checker.table("constants_designed")
    if checker.flag(designed, "[constants_designed]", "treasury_limited"):
        checker.complain("[constants_designed]", "'treasury_limited' must be false.")
    box.first_lead = checker.number(designed, "[constants_designed]", "first_lead_seat", 0, 1)
    derived = checker.table("constants_derived")
    box.second_city_hand = checker.number(
        derived, "[constants_derived]", "horse_min_travel_hand", 3, CITIES
    )
    friends = checker.table("variants.friendly_troupes")
    box.friend_reshuffle = checker.number(
        friends, "[variants.friendly_troupes]", "reshuffle_when_deck_is", 1, 6
    )
    mood = checker.table("mood")
    box.spaces = checker.number(mood, "[mood]", "spaces_per_side", 1, 30)
    checker.word(mood, "[mood]", "end_stop", ("clamp",))
    checker.word(mood, "[mood]", "heads", ("comedy",))
    checker.word(mood, "[mood]", "tails", ("tragedy",))
