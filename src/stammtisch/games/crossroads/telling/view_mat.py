"""An inn and its keeper's mat as a viewer sees them. [4]"""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import count, has
from stammtisch.games.crossroads.components.vocabulary import GROUPS, space_names
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.scoring import group_points, sum_of_points
from stammtisch.games.crossroads.rules.state import Mat
from stammtisch.games.crossroads.telling.sights import MatView, SpaceView
from stammtisch.games.crossroads.telling.view_cards import (
    basic_view,
    basic_views,
    digits,
    open_recipes,
    optional_tile,
    recipe_views,
    tile_view,
)

SPACES = tuple(space_names())


@alike
def mat_view(state: Crossroads, seat: int, own: bool) -> MatView:
    """A mat; the owner sees its recipes and its draft as well, everybody once they are shown."""
    mat, box = state.mats[seat], state.box
    over = state.awaited() == 0
    drafting = not over and state.next_step() == ids.DRAFT_PICK
    shown = own or over
    return MatView(
        seat=seat,
        signboard=None if mat.signboard == ids.NOTHING else box.signboards[mat.signboard],
        prestige=mat.prestige,
        revenue=mat.revenue,
        chest=mat.chest,
        pouch=mat.pouch,
        debt=mat.debt,
        gossips=digits(mat.gossips, ids.GOSSIPS),
        reputation=digits(mat.reputation, ids.GROUPS),
        reputation_points=tuple(group_points(state, mat, group) for group in range(ids.GROUPS)),
        welcome=None if mat.welcome == ids.NOTHING else GROUPS[mat.welcome],
        unwelcome=None if mat.unwelcome == ids.NOTHING else GROUPS[mat.unwelcome],
        inn=tuple(space_view(state, mat, space) for space in range(len(SPACES))),
        covered=count(mat.built & box.normal),
        reserved=tuple(optional_tile(box, mat.reserve(place)) for place in range(ids.RESERVES)),
        recipe_count=count(mat.hand),
        recipes=recipe_views(state, seat, mat.hand) if shown else None,
        completed=open_recipes(state, mat.completed),
        draft_hand_count=count(mat.draft_hand),
        draft_hand=basic_views(box, mat.draft_hand) if own else None,
        draft_kept_count=count(mat.draft_kept),
        draft_kept=basic_views(box, mat.draft_kept) if own or not drafting else None,
        draft_pick=box.basics.ids[mat.pick] if own and mat.pick != ids.NOTHING else None,
        deciding=has(state.awaited(), seat),
        turns=mat.turns,
        points=public_points(state, mat),
    )


def public_points(state: Crossroads, mat: Mat) -> int:
    """The points as everybody can reckon them: the number of recipes in hand is public."""
    return max(sum_of_points(state, mat), state.box.limits.least_score)


def space_view(state: Crossroads, mat: Mat, space: int) -> SpaceView:
    """A space of an inn."""
    box = state.box
    ring = "inner" if has(box.inner, space) else "outer"
    kind = mat.tile_at(space)
    if kind != ids.NOTHING:
        return SpaceView(
            SPACES[space],
            ring,
            tile=tile_view(box, kind),
            tokens=mat.tokens_on(space),
            marked=has(mat.marked, space),
        )
    if not has(box.corners, space):
        return SpaceView(SPACES[space], ring)
    corner = list(box.corner_space).index(space)
    basic = mat.basic_at(corner)
    return SpaceView(
        SPACES[space],
        ring,
        basic=None if basic == ids.NOTHING else basic_view(box, basic),
        closed=not state.with_corners,
    )
