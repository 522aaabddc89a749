"""The view as zones and pieces, for the terminal and the plain board. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS
from stammtisch.games.crossroads.telling.names import signboard_name
from stammtisch.games.crossroads.telling.plain_mat import (
    empty_piece,
    mat_zone,
    recipe_piece,
    tile_piece,
)
from stammtisch.games.crossroads.telling.sights import CrossroadsView, GroupView, TrackView


def layout(view: CrossroadsView) -> Layout:
    """The whole table."""
    return Layout(
        status=status(view),
        common=(
            *kingdom_zones(view),
            *signboard_zones(view),
            *(track_zone(track) for track in view.tracks),
            *acquired_zones(view),
            reputation_zone(view),
            recipe_zone(view),
            supply_zone(view),
        ),
        mats=tuple(mat_zone(view, mat) for mat in view.mats),
    )


def status(view: CrossroadsView) -> tuple[Words, ...]:
    """Round, step, who is on turn, and what ends the game."""
    if view.over:
        return (words("status-over", round=view.round),)
    if view.round == 0:
        return (words("status-setup"), words("status-start", seat=SeatName(view.start)))
    said = [
        words("status-round", round=view.round, last=view.last_round),
        words("status-turn", seat=SeatName(view.active), step=words(f"step-{view.step}")),
        words("status-start", seat=SeatName(view.start)),
    ]
    if view.rolled:
        rolls = [words("number", number=roll) for roll in reversed(view.rolled)]
        said.append(words("status-rolled", rolls=rolls))
    if view.announcer is not None:
        said.append(words("status-announced", seat=SeatName(view.announcer)))
    else:
        said.append(words("status-end" if view.with_corners else "status-end-first"))
    return tuple(said)


# -- the setup -------------------------------------------------------------------------------------


def signboard_zones(view: CrossroadsView) -> tuple[Zone, ...]:
    """The signboards that are left, as long as somebody still picks one."""
    if all(mat.signboard is not None for mat in view.mats):
        return ()
    boards = tuple(
        Piece(signboard_name(board), f"signboard/{board}", "card") for board in view.signboards
    )
    return (Zone(words("zone-signboards"), "signboards", pieces=boards),)


# -- Kingdom cards ---------------------------------------------------------------------------------


def kingdom_zones(view: CrossroadsView) -> tuple[Zone, ...]:
    """The two cards with their law, and the collector's stock."""
    if not view.kingdom:
        return ()
    cards = tuple(
        Piece(
            words(
                "piece-law",
                card=words(f"kingdom-{card.id}", name=card.name),
                law=card.law,
            ),
            f"kingdom/{card.number}",
            number=card.number,
        )
        for card in view.kingdom
    )
    note = words(f"kingdom-{view.judgement}")
    return (
        Zone(words("zone-kingdom"), "kingdom", pieces=cards, counters=collector(view), note=note),
    )


def collector(view: CrossroadsView) -> tuple[Counter, ...]:
    """What lies on the collector's card."""
    if view.collector_gossips is None or view.collector_guldens is None:
        return ()
    gossips = tuple(
        Counter(words(f"gossip-{type}"), number, f"kingdom/stock/{type}", tone=type)
        for type, number in zip(GOSSIPS, view.collector_gossips, strict=True)
    )
    return (*gossips, Counter(words("counter-guldens"), view.collector_guldens, "kingdom/guldens"))


# -- tracks ----------------------------------------------------------------------------------------


def track_zone(track: TrackView) -> Zone:
    """An investment track: newest tile first, the last one leaves at the end of step 5."""
    address = f"track/{track.tier}"
    last = len(track.slots)
    slots = tuple(
        tile_piece(
            tile,
            f"{address}/slot/{place}",
            (words("note-leaves"),) if place == last else (),
        )
        if tile is not None
        else empty_piece(f"{address}/slot/{place}")
        for place, tile in enumerate(track.slots, start=1)
    )
    top = () if track.top is None else (tile_piece(track.top, f"{address}/discard"),)
    return Zone(
        words("zone-track", tier=track.tier),
        address,
        pieces=slots,
        counters=(
            Counter(words("counter-pouch"), len(track.pouch), f"{address}/pouch"),
            Counter(words("counter-discard"), len(track.discard), f"{address}/discards"),
        ),
        zones=(Zone(words("zone-discard-top"), f"{address}/top", pieces=top),) if top else (),
    )


def acquired_zones(view: CrossroadsView) -> tuple[Zone, ...]:
    """Tiles bought in this turn that are not built yet."""
    if not view.acquired:
        return ()
    pieces = tuple(
        tile_piece(tile, f"acquired/{place}") for place, tile in enumerate(view.acquired, start=1)
    )
    return (Zone(words("zone-acquired"), "acquired", pieces=pieces, owner=view.active),)


# -- reputation ------------------------------------------------------------------------------------


def reputation_zone(view: CrossroadsView) -> Zone:
    """The five tracks with the tokens of all players."""
    return Zone(
        words("zone-reputation"),
        "reputation",
        "group",
        zones=tuple(group_zone(group) for group in view.groups),
    )


def group_zone(group: GroupView) -> Zone:
    """One track: tokens, special spaces, points of each space."""
    address = f"group/{group.id}"
    tokens = tuple(
        Piece(
            words("piece-token", seat=SeatName(seat), space=space, points=group.points[space]),
            f"{address}/{seat}",
            "token",
            owner=seat,
            number=space,
        )
        for seat, space in enumerate(group.tokens)
    )
    specials = [words("number", number=space) for space in group.special_spaces]
    points = [words("number", number=value) for value in group.points]
    return Zone(
        words(f"group-{group.id}"),
        address,
        "track",
        tokens,
        first=0,
        last=len(group.points) - 1,
        note=words(f"special-{group.id}", spaces=specials, points=points),
    )


# -- recipes and supply ----------------------------------------------------------------------------


def recipe_zone(view: CrossroadsView) -> Zone:
    """The deck, the open discard pile, and what a player draws from."""
    discard = tuple(
        recipe_piece(recipe, f"recipes/discard/{recipe.id}") for recipe in view.recipe_discard
    )
    offer = tuple(
        recipe_piece(recipe, f"recipes/offer/{recipe.id}") for recipe in view.recipe_offer or ()
    )
    zones = [Zone(words("zone-offer"), "recipes/offer", pieces=offer)] if offer else []
    if discard:
        zones.append(Zone(words("zone-recipe-discard"), "recipes/discard", pieces=discard))
    return Zone(
        words("zone-recipes"),
        "recipes",
        "group",
        counters=(Counter(words("counter-recipe-deck"), view.recipe_deck, "recipes/deck"),),
        zones=tuple(zones),
    )


def supply_zone(view: CrossroadsView) -> Zone:
    """Gossips that are left for everybody."""
    return Zone(
        words("zone-supply"),
        "supply",
        "counters",
        counters=tuple(
            Counter(words(f"gossip-{type}"), number, f"supply/{type}", tone=type)
            for type, number in zip(GOSSIPS, view.gossip_supply, strict=True)
        ),
    )
