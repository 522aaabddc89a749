"""The fields that `rules/encode.py` writes, in its order."""

from __future__ import annotations

from stammtisch.core.features import Field, cards, flag, number, one, row, things
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box

TOGETHER = frozenset({"Mat.built"})  # follows from the tiles of the inn
TILES = "kinds of tiles, in the order of the components file"
SPACES = "spaces of the inn, row by row"


def features(box: Box, seats: int) -> tuple[Field, ...]:
    """Everything that a seat may know; mat 0 is its own, the others follow clockwise."""
    listed = [
        one("question", 6, 38, "the kind of the own question plus one, 0 if nothing is asked"),
        number("question/about", 24, "what the own question is about"),
        flag("over", "the match is over"),
        *turn(seats),
        *market(),
        things("recipe_discard", ids.RECIPES, "recipes"),
        number("recipe_deck", 5, "recipes left", 15),
        number("recipe_offer_count", 4, "recipes drawn by the seat on turn"),
        things("recipe_offer", ids.RECIPES, "recipes drawn by this seat"),
        number("basic_out", 5, "basic tiles left in the box", 16),
    ]
    for place in range(seats):
        listed += mat(box, place)
    return tuple(listed)


def turn(seats: int) -> list[Field]:
    """Where in the match and in the turn the table is."""
    return [
        number("round", 6, "of the match", 20),
        number("last_round", 6, "of the match", 20),
        one("stage", 4, 16, "step of the turn"),
        one("active", 3, seats + 1, "whose turn it is, places clockwise plus one"),
        one("start", 3, seats + 1, "who began, places clockwise plus one"),
        one("announcer", 3, seats + 1, "who announced the end, places clockwise plus one"),
        cards("rolled", 10, 6, "rolls of the die in this turn, the newest first"),
        things("gossips_used", ids.GOSSIPS, "types of gossip"),
        number("bought", 3, "tiles bought in this turn"),
        cards("acquired", 2, 6, "tiles bought in this turn, plus one"),
        things("first_built", 20, SPACES),
        things("laws", ids.KINGDOM_CARDS, "Kingdom cards in play"),
        flag("with_corners", "there are basic tiles"),
    ]


def market() -> list[Field]:
    """Tracks, pouches, discard piles, gossips."""
    return [
        cards("tracks", 8, 6, "tiles on the silver and the gold track, plus one, the newest first"),
        cards("tops", 2, 6, "tiles on top of the discard piles, plus one"),
        things("pouch_some", ids.TILES, f"{TILES}: one or two in the pouch"),
        things("pouch_both", ids.TILES, f"{TILES}: two in the pouch"),
        things("heap_some", ids.TILES, f"{TILES}: one or two discarded"),
        things("heap_both", ids.TILES, f"{TILES}: two discarded"),
        row("gossip_supply", 3, 6, "gossips left of each type"),
        row("collector", 4, 6, "gossips of each type and guldens on the collector's card"),
    ]


def mat(box: Box, place: int) -> list[Field]:
    """A mat; only the first one is known whole."""
    name, tiles = f"mat/{place}", len(box.basics.kind)
    listed = [
        flag(f"{name}/deciding", "is asked"),
        one(f"{name}/signboard", 4, 16, "plus one"),
        number(f"{name}/prestige", 8, "plus 64", 128),
        number(f"{name}/revenue", 8, "plus 64", 128),
        number(f"{name}/chest", 8, "guldens", 20),
        number(f"{name}/pouch", 8, "guldens", 20),
        number(f"{name}/debt", 7, "debts", 10),
        one(f"{name}/welcome", 3, 6, "group plus one"),
        one(f"{name}/unwelcome", 3, 6, "group plus one"),
        row(f"{name}/reputation", 5, 6, "with each group"),
        row(f"{name}/gossips", 3, 6, "of each type"),
        cards(f"{name}/reserved", 2, 6, "tiles in reserve, plus one"),
        cards(f"{name}/upper", 10, 6, "tiles on the two upper rows of the inn, plus one"),
        cards(f"{name}/lower", 10, 6, "tiles on the two lower rows of the inn, plus one"),
        cards(f"{name}/basics", 4, 6, "basic tiles on the corners, plus one, covered ones too"),
        things(f"{name}/stocked", 20, f"{SPACES}: at least one ingredient"),
        things(f"{name}/heaped", 20, f"{SPACES}: two ingredients"),
        things(f"{name}/marked", 20, f"{SPACES}: has served the collector"),
        things(f"{name}/completed", ids.RECIPES, "recipes completed"),
        number(f"{name}/waiting_reserves", 3, "tiles that may still be reserved"),
        number(f"{name}/turns", 6, "turns taken", 20),
        number(f"{name}/recipe_count", 4, "recipes in hand", 8),
        things(f"{name}/recipes", ids.RECIPES, "recipes in hand, as far as they are known"),
        number(f"{name}/draft_hand_count", 5, "basic tiles in hand", 8),
        number(f"{name}/draft_kept_count", 5, "basic tiles kept", 8),
        things(f"{name}/draft_kept", tiles, "basic tiles kept, as far as they are known"),
    ]
    if place == 0:
        listed.append(things(f"{name}/draft_hand", tiles, "basic tiles in hand"))
        listed.append(one(f"{name}/draft_pick", 5, 13, "kind of basic tile chosen, plus one"))
    return listed
