"""What every event does to the numbers on the table: whoever reads the log knows them all.

A change adds to a counter; one whose key begins with `=` sets it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from stammtisch.core.bits import count, has
from stammtisch.core.journal import Event
from stammtisch.games.crossroads.components.vocabulary import (
    COPIES,
    GOSSIPS,
    GROUPS,
    plays_advanced,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.telling.sights import CrossroadsView, MatView

Changes = dict[str, int]
LINE = 3  # tiles that the collector is shown

# -- what a view counts ----------------------------------------------------------------------------


def counters(view: CrossroadsView) -> Changes:
    """Every number that the view shows, of the table and of each seat."""
    found: Changes = {
        "round": view.round,
        "announcer": 0 if view.announcer is None else view.announcer + 1,
        "signboards": len(view.signboards),
        "basics": view.basic_out,
        "bought": len(view.acquired),
        "deck": view.recipe_deck,
        "offer": view.recipe_offer_count,
        "discard": len(view.recipe_discard),
        "collector/guldens": view.collector_guldens or 0,
    }
    for type, name in enumerate(GOSSIPS):
        found[f"supply/{name}"] = view.gossip_supply[type]
        found[f"collector/{name}"] = (view.collector_gossips or (0,) * ids.GOSSIPS)[type]
    for track in view.tracks:
        found[f"track/{track.tier}"] = sum(tile is not None for tile in track.slots)
        found[f"sack/{track.tier}"] = len(track.pouch)
        found[f"heap/{track.tier}"] = len(track.discard)
    for mat in view.mats:
        found |= {f"seat/{mat.seat}/{name}": number for name, number in of_mat(mat).items()}
    return found


def of_mat(mat: MatView) -> Changes:
    """The numbers of one seat."""
    found = Counter(
        prestige=mat.prestige,
        revenue=mat.revenue,
        chest=mat.chest,
        pouch=mat.pouch,
        debt=mat.debt,
        hand=mat.recipe_count,
        completed=len(mat.completed),
        reserved=sum(tile is not None for tile in mat.reserved),
        basics=mat.draft_hand_count + mat.draft_kept_count,
        covered=mat.covered,
        tiles=sum(space.tile is not None for space in mat.inn),
        marks=sum(space.marked for space in mat.inn),
        turns=mat.turns,
        welcome=0 if mat.welcome is None else GROUPS.index(mat.welcome) + 1,
        unwelcome=0 if mat.unwelcome is None else GROUPS.index(mat.unwelcome) + 1,
    )
    found.update({f"gossip/{name}": held for name, held in zip(GOSSIPS, mat.gossips, strict=True)})
    found.update({f"group/{name}": on for name, on in zip(GROUPS, mat.reputation, strict=True)})
    for space in mat.inn:
        if space.tile is not None and space.tile.ingredient is not None:
            found[f"token/{space.tile.ingredient}"] += space.tokens
    return dict(found)


def at_first(box: Box, seats: int, variants: Mapping[str, str]) -> Changes:
    """What lies on the table before the first event. [5]"""
    recipes = len(box.recipes.ids)
    if not plays_advanced(seats, variants["recipes"]):
        recipes -= count(box.recipes.advanced)
    found: Changes = {
        "signboards": len(box.signboards),
        "basics": 0 if variants["basic_tiles"] == "none" else len(box.basics.kind),
        "deck": recipes,
    }
    for type, name in enumerate(GOSSIPS):
        found[f"supply/{name}"] = box.gossip.tokens[type]
    for tier, kinds in enumerate(box.tiles.of_tier, start=1):
        found[f"sack/{tier}"] = COPIES * count(kinds)
    for seat in range(seats):
        found[f"seat/{seat}/prestige"] = box.limits.start_prestige
        found[f"seat/{seat}/revenue"] = box.limits.start_revenue
        for group, name in enumerate(GROUPS):
            found[f"seat/{seat}/group/{name}"] = digit(box.start_reputation, group)
    return found


# -- what an event changes -------------------------------------------------------------------------


def changes(box: Box, event: Event) -> Changes:
    """What an event, as it reached a viewer, does to the counters."""
    change = CHANGES.get(event.kind)
    return {} if change is None else change(box, event)


def of(seat: int, **numbers: int) -> Changes:
    """Changes of a seat's numbers."""
    return {f"seat/{seat}/{name}": number for name, number in numbers.items()}


def gossips(seat: int, type: int, number: int) -> Changes:
    """Gossips between a seat and the supply."""
    name = GOSSIPS[type]
    return {f"seat/{seat}/gossip/{name}": number, f"supply/{name}": -number}


def tokens(box: Box, seat: int, kind: int, number: int) -> Changes:
    """Ingredient tokens on a tile of this kind."""
    return {f"seat/{seat}/token/{box.ingredient_ids[box.tiles.ingredient[kind]]}": number}


def purse(where: int) -> str:
    """Where guldens go: 1 the Pouch, 0 the Chest."""
    return "pouch" if where else "chest"


def pile(box: Box, name: str, kind: int, number: int) -> Changes:
    """Tiles of the tier of this kind: on a track, in a sack or on a heap."""
    return {f"{name}/{box.tiles.tier[kind] + 1}": number}


def basics_dealt(box: Box, event: Event) -> Changes:
    """Everybody gets the same number of basic tiles."""
    dealt = {f"seat/{seat}/basics": event.a for seat in range(event.b)}
    return dealt | {"basics": -event.a * event.b}


def guldens_stolen(box: Box, event: Event) -> Changes:
    """Out of one Chest, as far as they fit into the thief's."""
    gained = {f"seat/{event.a}/{purse(event.d)}": event.c - event.e}
    return of(event.b, chest=-event.c) | gained


def bought(box: Box, event: Event, option: int) -> Changes:
    """A tile leaves its track or its reserve place."""
    if option >= ids.RESERVED_OPTION:
        return of(event.a, reserved=-1) | {"bought": 1}
    return pile(box, "track", event.b, -1) | {"bought": 1}


def built(box: Box, event: Event) -> Changes:
    """A corner does not count among the spaces that are covered."""
    covered = 1 if has(box.normal, event.c) else 0
    return of(event.a, tiles=1, covered=covered) | {"bought": -1}


def drawn(box: Box, event: Event) -> Changes:
    """A recipe from the deck, or from what was drawn to choose from."""
    return of(event.a, hand=1) | {"offer" if event.c == ids.FROM_OFFER else "deck": -1}


def discarded(box: Box, event: Event) -> Changes:
    """A recipe out of a hand, or from what was drawn to choose from."""
    left = {"offer": -1} if event.c == ids.FROM_OFFER else of(event.a, hand=-1)
    return left | {"discard": 1}


def collected(box: Box, event: Event) -> Changes:
    """What the collector gives comes from the card; the line that follows adds it to the seat."""
    gossip = box.kingdom.bonus_gossip[event.b]
    marks = of(event.a, marks=LINE)
    if gossip == ids.NOTHING:
        return marks | {"collector/guldens": -event.c}
    name = GOSSIPS[gossip]
    return marks | {f"collector/{name}": -event.c, f"supply/{name}": event.c}


def changed_inn(box: Box, event: Event) -> Changes:
    """Tokens and mark go with their tile."""
    moved = tokens(box, event.a, event.c, event.d) | tokens(box, event.b, event.c, -event.d)
    return moved | of(event.a, marks=event.e) | of(event.b, marks=-event.e)


def kingdom_laid(box: Box, event: Event) -> Changes:
    """The collector's stock comes out of the supply."""
    stock = {f"collector/{name}": event.b for name in GOSSIPS}
    return stock | {f"supply/{name}": -event.b for name in GOSSIPS} | {"collector/guldens": event.c}


CHANGES: dict[int, Callable[[Box, Event], Changes]] = {
    ids.BASIC_PLACED: lambda box, e: of(e.a, basics=-1),
    ids.PRESTIGE_CHANGED: lambda box, e: of(e.a, prestige=e.b),
    ids.REVENUE_CHANGED: lambda box, e: of(e.a, revenue=e.b),
    ids.GULDENS_GAINED: lambda box, e: {f"seat/{e.a}/{purse(e.d)}": e.b},
    ids.DEBTS_TAKEN: lambda box, e: of(e.a, debt=e.b),
    ids.GOSSIP_GAINED: lambda box, e: gossips(e.a, e.b, e.c),
    ids.GOSSIP_LOST: lambda box, e: gossips(e.a, e.b, -e.c),
    ids.REPUTATION_CHANGED: lambda box, e: {f"seat/{e.a}/group/{GROUPS[e.b]}": e.d - e.c},
    ids.RECIPE_DRAWN: drawn,
    ids.RECIPE_DISCARDED: discarded,
    ids.RECIPE_STOLEN: lambda box, e: of(e.a, hand=1) | of(e.b, hand=-1),
    ids.RECIPE_COMPLETED: lambda box, e: of(e.a, hand=-1, completed=1),
    ids.DECK_RESHUFFLED: lambda box, e: {"deck": e.a, "discard": -e.a},
    ids.TILE_LAID: lambda box, e: pile(box, "track", e.a, 1) | pile(box, "sack", e.a, -1),
    ids.TILE_DISCARDED: lambda box, e: pile(box, "track", e.a, -1) | pile(box, "heap", e.a, 1),
    ids.TILE_RESERVED: lambda box, e: of(e.a, reserved=1) | pile(box, "track", e.b, -1),
    ids.TILE_BOUGHT: lambda box, e: of(e.a, pouch=-e.c) | bought(box, e, e.d),
    ids.TILE_BOUGHT_WITH_GOSSIP: lambda box, e: gossips(e.a, e.d, -e.c) | bought(box, e, e.e),
    ids.TILE_BUILT: built,
    ids.PURCHASE_LOST: lambda box, e: pile(box, "heap", e.b, 1) | {"bought": -1},
    ids.TOKENS_PLACED: lambda box, e: tokens(box, e.a, e.b, e.d),
    ids.TOKEN_USED: lambda box, e: tokens(box, e.a, e.c, -1),
    ids.IMPRESSION_MADE: lambda box, e: {
        f"=seat/{e.a}/welcome": e.b + 1,
        f"=seat/{e.a}/unwelcome": e.c + 1,
    },
    ids.GOSSIP_ACTION_USED: lambda box, e: gossips(
        e.a, box.gossip.type[e.b], -box.gossip.spend[e.b]
    ),
    ids.GULDENS_STOLEN: guldens_stolen,
    ids.GOSSIP_STOLEN: lambda box, e: {
        f"seat/{e.a}/gossip/{GOSSIPS[e.c]}": 1,
        f"seat/{e.b}/gossip/{GOSSIPS[e.c]}": -1,
    },
    ids.TILE_RETURNED: lambda box, e: of(e.a, reserved=-1) | pile(box, "sack", e.b, 1),
    ids.RESERVED_DISCARDED: lambda box, e: of(e.a, reserved=-1) | pile(box, "heap", e.b, 1),
    ids.COLLECTED: collected,
    ids.TURN_BEGUN: lambda box, e: of(e.a, chest=-e.c, pouch=e.c, turns=1) | {"=round": e.b},
    ids.INCOME_RECEIVED: lambda box, e: of(e.a, chest=e.b),
    ids.GULDENS_KEPT: lambda box, e: of(e.a, chest=e.b, pouch=-e.b - e.c),
    ids.DEBTS_PAID: lambda box, e: of(e.a, chest=-e.b, debt=-e.b),
    ids.END_ANNOUNCED: lambda box, e: {"=announcer": e.a + 1},
    ids.POUCH_REFILLED: lambda box, e: {f"sack/{e.a + 1}": e.b, f"heap/{e.a + 1}": -e.b},
    ids.RECIPES_OFFERED: lambda box, e: {"deck": -e.b, "offer": e.b},
    ids.KINGDOM_LAID: kingdom_laid,
    ids.SIGNBOARD_HUNG: lambda box, e: {"signboards": -1},
    ids.BASICS_DEALT: basics_dealt,
    ids.TILE_CHANGED_INN: changed_inn,
}
