"""Reads and checks Histrio's components and fills the box."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.rows import LONGEST

GENRES = ("comedy", "tragedy")
WINDOWS = (
    "before_travel",
    "with_travel_choice",
    "after_reveal",
    "after_encounters",
    "season_end",
)
EFFECTS = {
    "coins": ids.COINS,
    "steal": ids.STEAL,
    "travel_return": ids.TRAVEL_RETURN,
    "impresario": ids.IMPRESARIO,
    "pay_or_lose": ids.PAY_OR_LOSE,
    "guard_destination": ids.GUARD_DESTINATION,
    "second_destination": ids.SECOND_DESTINATION,
    "replace_destination": ids.REPLACE_DESTINATION,
    "count_as_alone": ids.COUNT_AS_ALONE,
    "swap_rows": ids.SWAP_ROWS,
    "draw_requests": ids.DRAW_REQUESTS,
    "mood": ids.MOOD,
    "count_as_level": ids.COUNT_AS_LEVEL,
}
LEVEL_EFFECTS = ("coins", "steal", "travel_return", "impresario", "pay_or_lose")
WINDOW_EFFECTS = {
    "before_travel": ("coins", "steal", "travel_return", "draw_requests", "guard_destination"),
    "with_travel_choice": ("second_destination",),
    "after_reveal": ("coins", "replace_destination", "count_as_alone", "swap_rows"),
    "after_encounters": ("coins", "steal", "draw_requests", "mood", "travel_return"),
    "season_end": ("count_as_level",),
}
CONDITIONS = {
    "best_show": ids.BEST_SHOW,
    "pleases": ids.PLEASES,
    "displeases": ids.DISPLEASES,
    "balanced": ids.BALANCED,
    "actor_count": ids.ACTOR_COUNT,
    "level_sum": ids.LEVEL_SUM,
    "distinct_levels": ids.DISTINCT_LEVELS,
    "level_count": ids.LEVEL_COUNT,
    "mixed_pairs": ids.MIXED_PAIRS,
    "same_level": ids.SAME_LEVEL,
    "impresarios_on_stage": ids.IMPRESARIOS_ON_STAGE,
    "needle": ids.NEEDLE,
    "coins_rank": ids.COINS_RANK,
    "entertainer_count": ids.ENTERTAINER_COUNT,
    "travel_hand": ids.TRAVEL_HAND,
}
ENDLESS = 999
LEVELS = 5
CITIES = 8
MOST_CARDS = 61  # a card and 'none' must fit into one decision


def read_box(checker: Checker) -> Box:
    """The box that a components file describes; complaints go to the checker."""
    box = Box()
    read_constants(checker, box)
    box.city_ids = checker.ids("city", checker.entries("city", CITIES))
    for kind in ("city", "actor", "entertainer", "alms", "request"):
        for row in checker.entries(kind):
            box.names[str(row.get("id"))] = checker.word(row, f"[[{kind}]]", "name")
    box.colour_ids = checker.ids("colour", checker.entries("colour", 5))
    check_coins(checker)
    read_cards(checker, box)
    read_requests(checker, box)
    return box


def check_coins(checker: Checker) -> None:
    """Coins are money, not a limit; still a box has some of each. [7.3]"""
    for row in checker.entries("coin"):
        entry = f"[[coin]] '{row.get('id')}'"
        checker.number(row, entry, "value", 1, 99)
        checker.number(row, entry, "count", 1, 999)


def ints(numbers: list[int]) -> vec[i64]:
    """A list as a vec."""
    return vec[i64](numbers)


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
    """The gauge, the first lead, the friendly troupes, the Horse's condition."""
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


# -- encounter cards -----------------------------------------------------------------------------


class Effects:
    """The effects of all sources, one after the other, as the box keeps them."""

    def __init__(self) -> None:
        self.first: list[int] = [0, 0]  # level 0 has none
        self.kind: list[int] = []
        self.n: list[int] = []
        self.most: list[int] = []

    def add(self, checker: Checker, entry: str, row: Table, allowed: tuple[str, ...]) -> None:
        """Read the effects of the next source."""
        listed = row.get("effects")
        if not isinstance(listed, list):
            checker.complain(entry, "'effects' must be a list.")
            listed = []
        for effect in listed:
            kind = checker.word(effect, entry, "kind", allowed)
            self.kind.append(EFFECTS.get(kind, 0))
            least, most = effect_numbers(checker, entry, effect, kind)
            self.n.append(least)
            self.most.append(most)
        self.first.append(len(self.kind))


def effect_numbers(checker: Checker, entry: str, effect: Table, kind: str) -> tuple[int, int]:
    """The amount of an effect, or its least and greatest."""
    if kind == "mood":
        least = checker.number(effect, entry, "min", 1, 9)
        return least, checker.number(effect, entry, "max", least, 9)
    if kind == "count_as_level":
        return checker.number(effect, entry, "level", 1, LEVELS), 0
    if kind in ("coins", "steal", "pay_or_lose"):
        return checker.number(effect, entry, "n", 1, 9), 0
    if kind == "draw_requests":
        return checker.number(effect, entry, "n", 1, 3), 0
    return 0, 0


def read_cards(checker: Checker, box: Box) -> None:
    """Actors, entertainers, alms: numbered in this order."""
    effects = Effects()
    levels = checker.entries("actor_level", LEVELS)
    for place, row in enumerate(levels, start=1):
        entry = f"[[actor_level]] {place}"
        checker.number(row, entry, "level", place, place)
        effects.add(checker, entry, row, LEVEL_EFFECTS)
    read_actors(checker, box)
    read_entertainers(checker, box, effects)
    read_alms(checker, box, effects)
    if len(box.card_ids) != box.cards:
        checker.complain(
            "[[actor]], [[entertainer]], [[alms]]",
            f"together they must be {box.cards} cards, they are {len(box.card_ids)}.",
        )
    if (box.cards + CITIES - 1) // CITIES > LONGEST:
        checker.complain("[constants]", "'encounter_cards' is too large for the rows.")
    box.first_effect = ints(effects.first)
    box.effect_kind = ints(effects.kind)
    box.effect_n = ints(effects.n)
    box.effect_most = ints(effects.most)


def copies(checker: Checker, entry: str, row: Table) -> list[str]:
    """The ids of all copies of a card: a single card keeps its id, others get #1, #2."""
    number = checker.number(row, entry, "count", 1, 9)
    identity = str(row.get("id"))
    return [identity] if number == 1 else [f"{identity}#{copy + 1}" for copy in range(number)]


def read_actors(checker: Checker, box: Box) -> None:
    """Actors with genre and level."""
    rows = checker.entries("actor")
    genre: list[int] = []
    level: list[int] = []
    for identity, row in zip(checker.ids("actor", rows), rows, strict=True):
        entry = f"[[actor]] '{identity}'"
        for card in copies(checker, entry, row):
            box.card_ids.append(card)
            genre.append(GENRES.index(checker.word(row, entry, "genre", GENRES) or GENRES[0]))
            level.append(checker.number(row, entry, "level", 1, LEVELS))
    box.actors = len(genre)
    box.genre = ints(genre)
    box.level = ints(level)
    box.of_genre = ints([set_of(genre, number) for number in range(2)])
    box.of_level = ints([set_of(level, number) for number in range(LEVELS + 1)])


def set_of(values: list[int], wanted: int) -> int:
    """The places of a value as a bitmask."""
    return sum(2**place for place, value in enumerate(values) if value == wanted)


def read_entertainers(checker: Checker, box: Box, effects: Effects) -> None:
    """Entertainers with window and effects; each special effect belongs to one of them at most."""
    rows = checker.entries("entertainer")
    windows: list[int] = []
    with_effect = [0] * len(EFFECTS)
    for place, identity in enumerate(checker.ids("entertainer", rows)):
        row, entry = rows[place], f"[[entertainer]] '{identity}'"
        checker.number(row, entry, "count", 1, 1)
        box.card_ids.append(identity)
        window = checker.word(row, entry, "window", WINDOWS) or WINDOWS[0]
        windows.append(WINDOWS.index(window))
        first = len(effects.kind)
        effects.add(checker, entry, row, WINDOW_EFFECTS[window])
        if checker.flag(row, entry, "once_per_season"):
            box.used_up = int(box.used_up) | 2**place
        elif window != "season_end":
            checker.complain(entry, "'once_per_season' must be true in this window.")
        for kind in effects.kind[first:]:
            if kind in SPECIAL and with_effect[kind]:
                checker.complain(entry, "another entertainer already has this effect.")
            with_effect[kind] |= 2**place
    box.entertainers = len(rows)
    box.window = ints(windows)
    box.in_window = ints([set_of(windows, number) for number in range(len(WINDOWS))])
    box.with_effect = ints(with_effect)


SPECIAL = frozenset(
    {
        ids.GUARD_DESTINATION,
        ids.SECOND_DESTINATION,
        ids.COUNT_AS_ALONE,
        ids.SWAP_ROWS,
        ids.COUNT_AS_LEVEL,
    }
)


def read_alms(checker: Checker, box: Box, effects: Effects) -> None:
    """Alms give coins; the value on the card and the effect must agree."""
    rows = checker.entries("alms")
    for identity, row in zip(checker.ids("alms", rows), rows, strict=True):
        entry = f"[[alms]] '{identity}'"
        value = checker.number(row, entry, "value", 1, 9)
        for card in copies(checker, entry, row):
            box.card_ids.append(card)
            effects.add(checker, entry, row, ("coins",))
            if effects.n and effects.n[-1] != value:
                checker.complain(entry, f"'value' is {value}, but its effect gives another number.")


# -- requests --------------------------------------------------------------------------------------


def read_requests(checker: Checker, box: Box) -> None:
    """Requests with pay and condition."""
    rows = checker.entries("request", int(box.requests))
    box.request_ids = checker.ids("request", rows)
    tables: list[tuple[int, int, int, int, int, int]] = []
    for identity, row in zip(box.request_ids, rows, strict=True):
        entry = f"[[request]] '{identity}'"
        checker.number(row, entry, "count", 1, 1)
        pay = checker.number(row, entry, "pay", 0, 20)
        condition = row.get("condition")
        if not isinstance(condition, dict):
            checker.complain(entry, "'condition' must be a table with a 'kind'.")
            condition = {"kind": "best_show"}
        tables.append((pay, *read_condition(checker, entry, condition)))
    columns = [list(column) for column in zip(*tables, strict=True)] or [[]] * 6
    box.pay, box.condition, box.genre_wanted = map(ints, columns[:3])
    box.least, box.most, box.levels_wanted = map(ints, columns[3:])


def read_condition(
    checker: Checker, entry: str, row: dict[str, Any]
) -> tuple[int, int, int, int, int]:
    """Kind, genre, bounds and levels of a condition."""
    kind = checker.word(row, entry, "kind", CONDITIONS)
    genre, least, most, levels = ids.ANY_GENRE, -ENDLESS, ENDLESS, 0
    if kind in ("pleases", "displeases"):
        least = checker.number(row, entry, "min_diff", 0, 99)
    elif kind == "balanced":
        most = checker.number(row, entry, "max_diff", 0, 99)
        least = checker.number(row, entry, "min_each", 0, 99)
    elif kind == "coins_rank":
        checker.word(row, entry, "rank", ("fewest",))
    elif kind != "best_show":
        least, most = bounds(checker, entry, row)
    if kind in ("actor_count", "level_sum"):
        known = GENRES if kind == "level_sum" else (*GENRES, "any")
        genre = known.index(checker.word(row, entry, "genre", known) or known[0])
    if kind == "level_count":
        listed = checker.numbers(row, entry, "levels", None, 1, LEVELS)
        levels = sum(2**level for level in set(listed))
    return CONDITIONS.get(kind, 0), genre, least, most, levels


def bounds(checker: Checker, entry: str, row: dict[str, Any]) -> tuple[int, int]:
    """A least and a greatest number, of which one may be missing."""
    least = checker.number(row, entry, "min", 0, 99) if "min" in row else -ENDLESS
    most = checker.number(row, entry, "max", 0, 99) if "max" in row else ENDLESS
    if "min" not in row and "max" not in row:
        checker.complain(entry, "the condition needs 'min' or 'max'.")
    return least, most
