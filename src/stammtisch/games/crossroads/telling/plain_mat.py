"""One player's mat as zones and pieces. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.core.zones import Counter, Piece, Zone
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS, GROUPS, space_label
from stammtisch.games.crossroads.rules.plan import COLUMNS, ROWS
from stammtisch.games.crossroads.telling.names import (
    effects_words,
    ingredient_name,
    named,
    price_words,
    recipe_needs,
    signboard_name,
    tile_gives,
)
from stammtisch.games.crossroads.telling.sights import (
    BasicView,
    CrossroadsView,
    MatView,
    RecipeView,
    SpaceView,
    TileView,
)
from stammtisch.games.crossroads.telling.view_cards import bonuses

NORMAL_SPACES = 16


def mat_zone(view: CrossroadsView, mat: MatView) -> Zone:
    """An inn with its purse, tiles, guests and recipes."""
    address = f"mat/{mat.seat}"
    zones = (
        inn_zone(mat, address),
        reserve_zone(mat, address),
        guests_zone(mat, address),
        reputation_zone(mat, address),
        *recipe_zones(mat, address),
        *draft_zones(mat, address),
    )
    return Zone(
        mat_name(mat),
        address,
        "group",
        counters=counters(view, mat, address),
        zones=tuple(zone for zone in zones if zone.pieces or zone.zones),
        owner=mat.seat,
        note=mat_note(view, mat),
    )


def mat_name(mat: MatView) -> Words:
    """Who keeps the inn, and what is on its signboard."""
    seat = SeatName(mat.seat)
    if mat.signboard is None:
        return words("zone-mat-unnamed", seat=seat)
    return words("zone-mat", seat=seat, signboard=signboard_name(mat.signboard))


def mat_note(view: CrossroadsView, mat: MatView) -> Words | None:
    """Who is on turn, and what step 8 will bring."""
    if view.over or not mat.deciding:
        return None
    if view.round == 0:
        return words("note-deciding")
    return income_words(view, mat)


def income_words(view: CrossroadsView, mat: MatView) -> Words:
    """What step 8 will bring as things stand. [7.13]"""
    full = min(mat.chest + mat.revenue + mat.pouch, view.chest_limit)
    paid = min(full, mat.debt)
    return words("note-income", chest=full - paid, paid=paid, debt=mat.debt - paid)


def counters(view: CrossroadsView, mat: MatView, address: str) -> tuple[Counter, ...]:
    """Points, purse, gossips and progress."""
    gossips = tuple(
        Counter(words(f"gossip-{type}"), held, f"{address}/gossip/{type}", view.gossip_limit, type)
        for type, held in zip(GOSSIPS, mat.gossips, strict=True)
    )
    return (
        Counter(words("counter-points"), mat.points, f"{address}/points"),
        Counter(words("counter-prestige"), mat.prestige, f"{address}/prestige"),
        Counter(words("counter-pouch-guldens"), mat.pouch, f"{address}/pouch"),
        Counter(words("counter-chest"), mat.chest, f"{address}/chest", view.chest_limit),
        Counter(words("counter-debt"), mat.debt, f"{address}/debt"),
        Counter(words("counter-revenue"), mat.revenue, f"{address}/revenue", view.revenue_limit),
        *gossips,
        Counter(words("counter-covered"), mat.covered, f"{address}/covered", NORMAL_SPACES),
        Counter(words("counter-recipes"), mat.recipe_count, f"{address}/recipes"),
        Counter(words("counter-turns"), mat.turns, f"{address}/turns"),
    )


def inn_zone(mat: MatView, address: str) -> Zone:
    """The inn in four rows of five spaces."""
    rows = tuple(
        Zone(
            words("zone-row", row=row + 1),
            f"{address}/row/{row + 1}",
            pieces=tuple(
                space_piece(space, f"{address}/inn/{space.id}")
                for space in mat.inn[row * COLUMNS : (row + 1) * COLUMNS]
            ),
        )
        for row in range(ROWS)
    )
    return Zone(words("zone-inn"), f"{address}/inn", "group", zones=rows)


def space_piece(space: SpaceView, address: str) -> Piece:
    """A space: tile, open basic tile, or empty."""
    ring = words(f"ring-{space.ring}", space=space_label(space.id))
    if space.tile is not None:
        tile = space.tile
        notes = [words(f"colour-{tile.colour}"), ring]
        if tile.ingredient is not None:
            ingredient = ingredient_name(tile.ingredient)
            notes.append(words("note-tokens", ingredient=ingredient, tokens=space.tokens))
        if space.marked:
            notes.append(words("note-marked"))
        notes.append(words("note-gave", effects=tile_gives(tile)))
        return Piece(named("tile", tile), address, "tile", tile.colour, notes=tuple(notes))
    if space.basic is not None:
        notes = [ring, basic_note(space.basic)]
        return Piece(named("basic", space.basic), address, "tile", "basic", notes=tuple(notes))
    message = "piece-closed" if space.closed else f"piece-space-{space.ring}"
    return Piece(words(message, space=space_label(space.id)), address, "tile", faded=True)


def basic_note(tile: BasicView) -> Words:
    """What a basic tile gave, and whether covering it takes that back. [7.6]"""
    gives = effects_words(tile.effects)
    return words("note-basic" if bonuses(tile.effects) else "note-basic-free", effects=gives)


def reserve_zone(mat: MatView, address: str) -> Zone:
    """The two reserve places."""
    pieces = tuple(
        tile_piece(tile, f"{address}/reserve/{place}")
        if tile is not None
        else empty_piece(f"{address}/reserve/{place}")
        for place, tile in enumerate(mat.reserved, start=1)
    )
    return Zone(words("zone-reserve"), f"{address}/reserve", pieces=pieces)


def guests_zone(mat: MatView, address: str) -> Zone:
    """The five guest tiles, two of them perhaps on the impression spaces."""

    def guest(group: str) -> Piece:
        message = "piece-guest"
        if group == mat.welcome:
            message = "piece-guest-welcome"
        elif group == mat.unwelcome:
            message = "piece-guest-unwelcome"
        return Piece(
            words(message, group=words(f"group-{group}")), f"{address}/guest/{group}", "token"
        )

    return Zone(
        words("zone-guests"), f"{address}/guests", pieces=tuple(guest(group) for group in GROUPS)
    )


def reputation_zone(mat: MatView, address: str) -> Zone:
    """Where this player's tokens stand."""
    listed = zip(GROUPS, mat.reputation, mat.reputation_points, strict=True)
    return Zone(
        words("zone-own-reputation"),
        f"{address}/reputation",
        pieces=tuple(
            Piece(
                words(
                    "piece-reputation",
                    group=words(f"group-{group}"),
                    space=space,
                    points=points,
                ),
                f"{address}/reputation/{group}",
                "token",
                owner=mat.seat,
                number=space,
            )
            for group, space, points in listed
        ),
    )


def recipe_zones(mat: MatView, address: str) -> tuple[Zone, ...]:
    """Recipes in hand, if the viewer sees them, and completed ones."""
    hand = tuple(recipe_piece(card, f"{address}/recipe/{card.id}") for card in mat.recipes or ())
    done = tuple(recipe_piece(card, f"{address}/completed/{card.id}") for card in mat.completed)
    return (
        Zone(words("zone-hand"), f"{address}/hand", pieces=hand, note=words("note-hand")),
        Zone(words("zone-completed"), f"{address}/completed", pieces=done),
    )


def draft_zones(mat: MatView, address: str) -> tuple[Zone, ...]:
    """Basic tiles to choose from, and those kept."""
    hand = tuple(basic_piece(tile, f"{address}/draft/{tile.id}") for tile in mat.draft_hand or ())
    kept = tuple(basic_piece(tile, f"{address}/kept/{tile.id}") for tile in mat.draft_kept or ())
    picked = None
    if mat.draft_pick is not None:
        picked = words("note-picked", tile=join([words(f"basic-{mat.draft_pick}")]))
    return (
        Zone(words("zone-draft"), f"{address}/draft", pieces=hand, note=picked),
        Zone(words("zone-kept"), f"{address}/kept", pieces=kept),
    )


def tile_piece(tile: TileView, address: str, notes: tuple[Words, ...] = ()) -> Piece:
    """An inn tile to buy: what it gives, its colour and its price."""
    said = words("piece-offer", tile=named("tile", tile), gives=tile_gives(tile))
    facts = (words(f"colour-{tile.colour}"), price_words(tile), *notes)
    return Piece(said, address, "tile", tile.colour, None, facts, tile.cost)


def empty_piece(address: str) -> Piece:
    """A slot or place without a tile."""
    return Piece(words("piece-empty"), address, "tile", faded=True)


def recipe_piece(recipe: RecipeView, address: str) -> Piece:
    """A recipe card."""
    reward = words("recipe-reward", reward=effects_words(recipe.reward))
    notes = (recipe_needs(recipe), reward)
    return Piece(named("recipe", recipe), address, "card", "recipe", notes=notes)


def basic_piece(tile: BasicView, address: str) -> Piece:
    """A basic tile."""
    gives = effects_words(tile.effects)
    return Piece(named("basic", tile), address, "tile", "basic", notes=(gives,))
