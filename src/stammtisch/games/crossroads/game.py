"""Crossroads Inn as the platform sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stammtisch.core.bits import members
from stammtisch.core.errors import BadTable
from stammtisch.core.game import Game
from stammtisch.core.journal import Journal
from stammtisch.core.variants import FirstEvening, Preset, Variant
from stammtisch.core.words import words
from stammtisch.games.crossroads.components import reader
from stammtisch.games.crossroads.components.vocabulary import COPIES, GOSSIPS, plays_advanced
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import DIFFICULT, NEUTRAL, SIMPLE, Box
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads, new_match
from stammtisch.games.crossroads.rules.setup import ANY_CLASS, ANY_SEAT, DRAWN, Agreement
from stammtisch.games.crossroads.telling.sights import CrossroadsView

PAIRS = tuple(
    f"{first}-{second}"
    for first in range(1, ids.KINGDOM_CARDS + 1)
    for second in range(first + 1, ids.KINGDOM_CARDS + 1)
)
CLASSES = {
    "random": int(ANY_CLASS),
    "simple": int(SIMPLE),
    "neutral": int(NEUTRAL),
    "difficult": int(DIFFICULT),
}


def start_variant(seats: int) -> Variant:
    """Who begins: drawn, or a seat of the players' choice. [1]"""
    values = ("random", *(f"seat-{seat + 1}" for seat in range(seats)))
    return Variant("start", values, "random", (seats,))


def agreement(seats: int, chosen: Mapping[str, str]) -> Agreement:
    """The variants as the rules read them."""
    kingdom, rounds, start = chosen["kingdom"], chosen["rounds"], chosen["start"]
    return Agreement(
        advanced=plays_advanced(seats, chosen["recipes"]),
        with_basics=chosen["basic_tiles"] != "none",
        drafted=chosen["basic_tiles"] == "draft",
        start=int(ANY_SEAT) if start == "random" else int(start.removeprefix("seat-")) - 1,
        rounds=0 if rounds == "box" else int(rounds),
        kingdom=int(DRAWN) if kingdom in CLASSES else cards_named(kingdom),
        judgement=CLASSES.get(kingdom, int(ANY_CLASS)),
    )


def cards_named(kingdom: str) -> int:
    """The Kingdom cards of a pair such as `3-7`, as a set; none of `none`."""
    return sum(2 ** (int(card) - 1) for card in kingdom.split("-")) if kingdom in PAIRS else 0


DEALS = (128, 148, 70, 140, 80, 271, 183, 129, 293, 209)  # kind ones, found by bench/kind.py


class CrossroadsGame(Game[Crossroads, Box, CrossroadsView]):
    """Two to four royal heirs, each with an inn."""

    name = "crossroads"
    title = "Crossroads Inn"
    fewest_seats = 2
    most_seats = 4
    variants = (
        Variant("kingdom", ("random", "none", "simple", "neutral", "difficult", *PAIRS), "random"),
        Variant("recipes", ("auto", "full", "no_advanced"), "auto"),
        Variant("basic_tiles", ("draft", "random", "none"), "draft"),
        Variant("rounds", ("box", "8", "10", "12", "15", "20"), "box"),
        start_variant(2),
        start_variant(3),
        start_variant(4),
    )
    presets = tuple(
        Preset(name, settings)
        for name, settings in {**reader.PRESETS, "full_game": reader.DEFAULTS}.items()
    )
    first_evening = FirstEvening("first_game_lite", DEALS, minutes=20, variants={"rounds": "8"})
    rules_version = 2
    languages = ("en", "de", "fr", "nl")
    most_decisions = 3000

    def check_table(self, seats: int, variants: Mapping[str, str]) -> dict[str, str]:
        """A card that needs corners cannot be chosen where there are none. [S7, R51]"""
        chosen = super().check_table(seats, variants)
        pair = chosen["kingdom"]
        if chosen["basic_tiles"] == "none" and pair in PAIRS:
            needing = members(self.components.box.kingdom.needs_corners)
            for card in pair.split("-"):
                if int(card) - 1 in needing:
                    said = words("table-needs-corners", card=card)
                    raise BadTable(self.phrasebook().say(said), said)
        return chosen

    def setup(
        self,
        box: Box,
        seats: int,
        variants: Mapping[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> Crossroads:
        """Every variant is settled before the first question. [5]"""
        chosen = {**self.check_table(seats, {}), **variants}
        return new_match(box, seats, agreement(seats, chosen), seed, journal)

    def census(self, state: Crossroads) -> dict[str, int]:
        """Every tile, card and gossip, wherever it lies. [11]"""
        box, found = state.box, Counter[str]()
        for kinds in (state.pouch_some, state.pouch_both, state.heap_some, state.heap_both):
            found.update(box.tiles.ids[kind] for kind in members(kinds))
        rows = [(state.tracks, 8), (state.acquired, 2)]
        for mat in state.mats:
            rows += [(mat.reserved, 2), (mat.upper, 10), (mat.lower, 10)]
        tiles = [digit(row, place) - 1 for row, places in rows for place in range(places)]
        found.update(box.tiles.ids[kind] for kind in tiles if kind >= 0)
        found.update(basics_of(state))
        found.update(recipes_of(state))
        for type, name in enumerate(GOSSIPS):
            stocks = [state.supply, state.stock, *(mat.gossips for mat in state.mats)]
            found[f"gossip {name}"] = sum(digit(stock, type) for stock in stocks)
        return dict(found)

    def contents(self, box: Box, seats: int, variants: Mapping[str, str]) -> dict[str, int]:
        """Both tiles of each kind, basic tiles, recipes and gossips. [2]"""
        chosen = {**self.check_table(seats, {}), **variants}
        found = Counter(box.tiles.ids * COPIES)
        if chosen["basic_tiles"] != "none":
            found.update(f"basic {box.basics.ids[kind]}" for kind in box.basics.kind)
        advanced = members(box.recipes.advanced)
        found.update(
            f"recipe {identity}"
            for recipe, identity in enumerate(box.recipes.ids)
            if recipe not in advanced or plays_advanced(seats, chosen["recipes"])
        )
        for type, name in enumerate(GOSSIPS):
            found[f"gossip {name}"] = box.gossip.tokens[type]
        return dict(found)


def basics_of(state: Crossroads) -> list[str]:
    """Basic tiles in the box, in the draft, and on corners, covered or not."""
    tiles = members(state.basic_out)
    for mat in state.mats:
        tiles += members(mat.draft_hand) + members(mat.draft_kept)
    kinds = [state.box.basics.kind[tile] for tile in tiles]
    for mat in state.mats:
        placed = [mat.basic_at(corner) for corner in range(ids.CORNERS)]
        kinds += [kind for kind in placed if kind >= 0]
    return [f"basic {state.box.basics.ids[kind]}" for kind in kinds]


def recipes_of(state: Crossroads) -> list[str]:
    """Recipes in the deck, on the discard pile, on offer, in hands and completed."""
    cards = [*state.deck.remaining(), *members(state.recipe_discard), *members(state.recipe_offer)]
    for mat in state.mats:
        cards += members(mat.hand) + members(mat.completed)
    return [f"recipe {state.box.recipes.ids[card]}" for card in cards]
