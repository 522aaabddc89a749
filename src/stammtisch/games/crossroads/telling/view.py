"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import count, members
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS, GROUPS, STEPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import DIFFICULT, SIMPLE
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.market import top_of_discard
from stammtisch.games.crossroads.rules.setup import free_signboards
from stammtisch.games.crossroads.telling.sights import (
    CrossroadsView,
    GroupView,
    RecipeView,
    TrackView,
)
from stammtisch.games.crossroads.telling.view_cards import (
    count_view,
    die_sides,
    digits,
    gossip_view,
    ingredient_views,
    kingdom_view,
    open_recipes,
    optional_tile,
    recipe_views,
    row_of_tiles,
)
from stammtisch.games.crossroads.telling.view_mat import mat_view

MOST_DIGITS = 10


def view(state: Crossroads, seat: int | None) -> CrossroadsView:
    """What the seat (or None, a spectator) may know."""
    limits = state.box.limits
    collector = ids.COLLECTOR in [state.box.kingdom.rule[card] for card in members(state.laws)]
    return CrossroadsView(
        viewer=seat,
        round=state.round,
        last_round=state.last_round,
        step=step_name(state),
        active=state.active,
        start=state.start,
        announcer=None if state.announcer == ids.NOBODY else state.announcer,
        over=state.awaited() == 0,
        signboards=tuple(state.box.signboards[board] for board in members(free_signboards(state))),
        rolled=tuple(roll for roll in digits(state.rolled, MOST_DIGITS) if roll > 0),
        die=die_sides(state.box),
        nobles_guldens=state.box.nobles_guldens,
        gossips_used=tuple(GOSSIPS[type] for type in members(state.gossips_used)),
        acquired=tuple(row_of_tiles(state.box, state.acquired, ids.PURCHASES)),
        kingdom=tuple(kingdom_view(state.box, card) for card in members(state.laws)),
        judgement=judgement(state),
        with_corners=state.with_corners,
        gossip_supply=digits(state.supply, ids.GOSSIPS),
        collector_gossips=digits(state.stock, ids.GOSSIPS) if collector else None,
        collector_guldens=digit(state.stock, ids.GOSSIPS) if collector else None,
        chest_limit=limits.chest,
        gossip_limit=limits.gossips,
        revenue_limit=limits.most_revenue,
        counts=count_view(state.box),
        gossip_gains=gossip_view(state.box, state.seats),
        ingredients=ingredient_views(state.box),
        groups=tuple(group_view(state, group) for group in range(ids.GROUPS)),
        tracks=tuple(track_view(state, tier) for tier in range(ids.TIERS)),
        recipe_deck=state.deck.left,
        recipe_discard=open_recipes(state, state.recipe_discard),
        recipe_offer_count=count(state.recipe_offer),
        recipe_offer=own_offer(state, seat),
        basic_out=count(state.basic_out),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
    )


def own_offer(state: Crossroads, seat: int | None) -> tuple[RecipeView, ...] | None:
    """Recipes drawn for the Travellers' action are seen by their drawer alone."""
    return recipe_views(state, seat, state.recipe_offer) if seat == state.active else None


def step_name(state: Crossroads) -> str:
    """Where in the turn the table is."""
    if state.awaited() == 0:
        return "over"
    if state.round == 0:
        return "setup"
    return STEPS[state.stage - 1]


def judgement(state: Crossroads) -> str:
    """What the chart says of the two Kingdom cards."""
    cards = members(state.laws)
    if len(cards) != 2:
        return "none"
    said = state.box.kingdom.judgement(cards[0], cards[1])
    return {int(SIMPLE): "simple", int(DIFFICULT): "difficult"}.get(said, "neutral")


@alike
def track_view(state: Crossroads, tier: int) -> TrackView:
    """A track; what is in a pouch can be told from all that lies open."""
    box, kinds = state.box, state.box.tiles.of_tier[tier]
    first = tier * ids.SLOTS

    def listed(some: int, both: int) -> tuple[str, ...]:
        found = members(some & kinds) + members(both & kinds)
        return tuple(box.tiles.ids[kind] for kind in sorted(found))

    return TrackView(
        tier=tier + 1,
        slots=tuple(optional_tile(box, state.slot(first + slot)) for slot in range(ids.SLOTS)),
        pouch=listed(state.pouch_some, state.pouch_both),
        discard=listed(state.heap_some, state.heap_both),
        top=optional_tile(box, top_of_discard(state, tier)),
    )


@alike
def group_view(state: Crossroads, group: int) -> GroupView:
    """A reputation track with the tokens of all seats."""
    size = state.box.limits.most_reputation + 1
    return GroupView(
        id=GROUPS[group],
        points=tuple(state.box.reputation_points[group * size + space] for space in range(size)),
        special_spaces=tuple(members(state.box.special_spaces[group])),
        tokens=tuple(digit(mat.reputation, group) for mat in state.mats),
    )
