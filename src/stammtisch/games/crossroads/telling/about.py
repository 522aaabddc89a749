"""What a thing of the inns is, says and is worth now: for whoever points at it."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact, fitting
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.crossroads.telling.about_table import (
    gossip,
    group,
    guest,
    kingdom,
)
from stammtisch.games.crossroads.telling.about_tiles import (
    basic_tile,
    offered_tile,
    own_mat,
    recipe_card,
    space_of_inn,
)
from stammtisch.games.crossroads.telling.names import signboard_name
from stammtisch.games.crossroads.telling.plain_mat import income_words
from stammtisch.games.crossroads.telling.sights import CrossroadsView, MatView, RecipeView

# the form of an address -> the sign whose words tell of it, and the paragraph of the rules
PLACES = {
    "signboards": ("signboard", "2"),
    "signboard/*": ("signboard", "2"),
    "kingdom": ("kingdom", "4.11"),
    "kingdom/guldens": ("collector", "4.11"),
    "kingdom/*": ("kingdom", "4.11"),
    "kingdom/stock/*": ("collector", "4.11"),
    "track/*": ("track", "4.8"),
    "track/*/slot/*": ("track", "4.7"),
    "track/*/pouch": ("sack", "4.8"),
    "track/*/discards": ("heap", "4.8"),
    "track/*/discard": ("heap", "4.8"),
    "track/*/top": ("heap", "4.8"),
    "acquired": ("bought", "3.2"),
    "acquired/*": ("bought", "4.7"),
    "reputation": ("reputation", "4.3"),
    "group/*": ("reputation", "4.3"),
    "group/*/*": ("reputation", "4.3"),
    "recipes": ("recipe", "4.12"),
    "recipes/deck": ("deck", "4.12"),
    "recipes/offer": ("offer", "4.5"),
    "recipes/offer/*": ("offer", "4.5"),
    "recipes/discard": ("deck", "4.12"),
    "recipes/discard/*": ("recipe", "4.12"),
    "supply": ("gossip", "4.9"),
    "supply/*": ("gossip", "4.9"),
    "mat/*": ("inn", "1"),
    "mat/*/points": ("point", "5.4"),
    "mat/*/prestige": ("prestige", "4.2"),
    "mat/*/pouch": ("pouch", "4.1"),
    "mat/*/chest": ("chest", "4.1"),
    "mat/*/debt": ("debt", "4.1"),
    "mat/*/revenue": ("revenue", "4.2"),
    "mat/*/gossip/*": ("gossip", "4.9"),
    "mat/*/covered": ("covered", "5"),
    "mat/*/recipes": ("recipe", "4.12"),
    "mat/*/turns": ("turn", "3.1"),
    "mat/*/inn": ("inn", "4.7"),
    "mat/*/row/*": ("inn", "4.7"),
    "mat/*/inn/*": ("inn", "4.7"),
    "mat/*/reserve": ("reserve", "3.2"),
    "mat/*/reserve/*": ("reserve", "3.2"),
    "mat/*/guests": ("guest-tile", "3.2"),
    "mat/*/guest/*": ("guest-tile", "3.2"),
    "mat/*/reputation": ("reputation", "4.3"),
    "mat/*/reputation/*": ("reputation", "4.3"),
    "mat/*/hand": ("recipe", "4.12"),
    "mat/*/recipe/*": ("recipe", "4.12"),
    "mat/*/completed": ("recipe", "4.12"),
    "mat/*/completed/*": ("recipe", "4.12"),
    "mat/*/draft": ("basic", "2"),
    "mat/*/draft/*": ("basic", "2"),
    "mat/*/kept": ("basic", "2"),
    "mat/*/kept/*": ("basic", "2"),
}


def about(view: CrossroadsView, address: str, plain: About | None) -> About | None:
    """The thing at an address: what the layout says of it, its rule, and its figures now."""
    place = fitting(PLACES, address)
    if plain is None:
        return on_board_only(view, address)
    if place is None:
        return plain
    sign, rule = place
    told = replace(plain, text=(*plain.text, sign_words(view, sign)), rule=rule)
    head, *parts = address.split("/")
    if head == "mat" and len(parts) > 1:
        mat = view.mats[int(parts[0])]
        if len(parts) == 2:
            return purse(view, mat, told, parts[1])
        return on_mat(view, mat, told, parts[1], parts[2])
    return on_table(view, told, head, parts) if parts else told


def on_board_only(view: CrossroadsView, address: str) -> About | None:
    """Drawn recipes lie beside the hand, and signboards hang on when they have been picked."""
    head, *parts = address.split("/")
    if head == "signboard" and parts[-1] in [mat.signboard for mat in view.mats]:
        name = signboard_name(parts[-1])
        return About(name, words("zone-signboards"), (sign_words(view, "signboard"),), rule="2")
    drawn = f"recipes/offer/{parts[-1]}" if fitting({"mat/*/recipe/*": True}, address) else ""
    offered = [f"recipes/offer/{one.id}" for one in view.recipe_offer or ()]
    if drawn not in offered:
        return None
    told = About(words("zone-offer"), text=(sign_words(view, "offer"),), rule="4.5")
    return on_table(view, told, "recipes", ["offer", parts[-1]])


def sign_words(view: CrossroadsView, sign: str) -> Words:
    """What a sign stands for, with the figures of this box."""
    if sign == "chest":
        return words("sign-chest-says", limit=view.chest_limit)
    if sign == "revenue":
        return words("sign-revenue-says", limit=view.revenue_limit)
    return words(f"sign-{sign}-says")


# -- what lies between the players -----------------------------------------------------------------


def on_table(view: CrossroadsView, told: About, head: str, parts: list[str]) -> About:
    """A tile, a card, a track or gossips that belong to nobody yet."""
    if head == "track":
        return on_track(view, told, int(parts[0]), parts[1:])
    if head == "acquired":
        kind = words("kind-bought", seat=SeatName(view.active))
        return offered_tile(view, told, view.acquired[int(parts[0]) - 1], kind, view.active)
    if head == "group":
        seat = int(parts[1]) if len(parts) > 1 else view.viewer
        kind = words("kind-group") if seat is None else words("kind-standing", seat=SeatName(seat))
        return group(view, told, parts[0], seat, kind)
    if head == "kingdom" and parts[0].isdigit():
        return kingdom(view, told, next(c for c in view.kingdom if c.number == int(parts[0])))
    if head == "supply":
        return gossip(view, told, parts[0], own_mat(view))
    if head == "recipes" and len(parts) == 2:
        listed = view.recipe_discard if parts[0] == "discard" else view.recipe_offer or ()
        kind = words(f"kind-recipe-{parts[0]}")
        return recipe_card(view, told, found(listed, parts[1]), kind, open_yet=True, held=False)
    return told


def on_track(view: CrossroadsView, told: About, tier: int, parts: list[str]) -> About:
    """A tile on a track or on top of its discard pile; the sack and the pile themselves."""
    track = view.tracks[tier - 1]
    if parts == ["discard"] and track.top is not None:
        return offered_tile(view, told, track.top, words("kind-heap", tier=tier))
    if parts[:1] != ["slot"]:
        return told
    place = int(parts[1])
    tile = track.slots[place - 1]
    if tile is None:
        return told
    last = place == len(track.slots)
    kind = words("kind-slot-last" if last else "kind-slot", tier=tier, place=place)
    return offered_tile(view, told, tile, kind)


def found(recipes: tuple[RecipeView, ...], identity: str) -> RecipeView:
    """A recipe by its name."""
    return next(one for one in recipes if one.id == identity)


# -- what lies before a player ---------------------------------------------------------------------


def on_mat(view: CrossroadsView, mat: MatView, told: About, what: str, which: str) -> About:
    """A space of the inn, a reserved tile, a guest tile, a reputation, gossips, a card."""
    seat = SeatName(mat.seat)
    if what == "inn":
        return space_of_inn(view, mat, told, next(one for one in mat.inn if one.id == which))
    if what == "reserve":
        tile = mat.reserved[int(which) - 1]
        kind = words("kind-reserved", seat=seat)
        return told if tile is None else offered_tile(view, told, tile, kind, mat.seat)
    if what == "guest":
        return guest(view, mat, told, which)
    if what == "reputation":
        return group(view, told, which, mat.seat, words("kind-standing", seat=seat))
    if what == "gossip":
        return replace(gossip(view, told, which, mat), kind=words("kind-gossip", seat=seat))
    if what == "recipe":
        kind, card = words("kind-recipe-hand", seat=seat), found(mat.recipes or (), which)
        return recipe_card(view, told, card, kind, open_yet=True, held=True)
    if what == "completed":
        kind, card = words("kind-recipe-completed", seat=seat), found(mat.completed, which)
        return recipe_card(view, told, card, kind, open_yet=False, held=False)
    if what in ("draft", "kept"):
        listed = (mat.draft_hand if what == "draft" else mat.draft_kept) or ()
        return basic_tile(view, mat, told, next(one for one in listed if one.id == which))
    return told


def purse(view: CrossroadsView, mat: MatView, told: About, what: str) -> About:
    """Points, money and progress: what they count at the end, as things stand."""
    counts = view.counts
    if what in ("pouch", "chest", "revenue") and view.round > 0 and not view.over:
        told = replace(told, text=(*told.text, income_words(view, mat)))
    if what == "points":
        return replace(told, facts=points_facts(mat))
    if what == "chest":
        said = words("worth-chest", n=mat.chest + mat.pouch, each=counts.guldens)
        gain = (mat.chest + mat.pouch) // counts.guldens
        return replace(told, facts=(Fact(words("about-worth"), said, gain),))
    if what == "debt":
        said = words("worth-unpaid", n=mat.debt)
        return replace(told, facts=(Fact(words("about-worth"), said, mat.debt * counts.debt),))
    if what == "recipes":
        said = words("worth-uncooked", n=mat.recipe_count)
        gain = mat.recipe_count * counts.recipe
        return replace(told, facts=(Fact(words("about-worth"), said, gain),))
    return told


def points_facts(mat: MatView) -> tuple[Fact, ...]:
    """The points if the game ended now, part by part. [8.4]"""
    reputation = sum(mat.reputation_points)
    rest = mat.points - mat.prestige - reputation
    return (
        Fact(words("about-worth"), words("worth-points"), mat.points),
        Fact(words("sign-prestige"), words("worth-on-track"), mat.prestige),
        Fact(words("sign-reputation"), words("worth-groups"), reputation),
        Fact(words("label-rest"), words("worth-rest"), rest),
    )
