"""The town as everybody sees it: taverns with tables and deeds, and the people tracks."""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import members
from stammtisch.core.printed import printed
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.rules.dignitaries import owner_of
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.gains import summit_taken
from stammtisch.games.taverna.telling.sights import (
    DeedView,
    LevelView,
    TableView,
    TavernView,
    TrackView,
)
from stammtisch.games.taverna.telling.view_cards import effect_views, name_or_none


@alike
def tavern_view(state: Taverna, tavern: int) -> TavernView:
    """A tavern: all of it is open."""
    houses = state.box.houses
    here = [s for s in range(ids.SIGNS) if houses.printed >> (tavern * ids.SIGNS + s) & 1]
    placed = [s for s in range(ids.SIGNS) if state.tokens >> (tavern * ids.SIGNS + s) & 1]
    return TavernView(
        id=TAVERN_IDS[tavern],
        printed=tuple(SYMBOL_IDS[s] for s in here),
        tokens=tuple(SYMBOL_IDS[s] for s in placed),
        tables=tuple(
            TableView(
                state.box.table_ids[table],
                people_of(state.box, table),
                name_or_none(PEOPLE_IDS, state.people_at(table)),
            )
            for table in members(houses.tables_in[tavern])
        ),
        deeds=tuple(
            DeedView(
                state.box.deed_ids[deed],
                houses.price[deed],
                houses.vp[deed],
                None if owner_of(state, deed) == ids.NOBODY else owner_of(state, deed),
            )
            for deed in members(houses.deeds_in[tavern])
        ),
        privilege=bool(state.privileged >> tavern & 1),
        dignitaries=tuple(DIGNITARY_IDS[d] for d in members(state.dignitaries_in(tavern))),
    )


@printed
def people_of(box: Box, table: int) -> str:
    """Whose table it is, as painted on it."""
    return next(PEOPLE_IDS[p] for p in range(4) if box.houses.tables_of[p] >> table & 1)


@alike
def track_view(state: Taverna, track: int) -> TrackView:
    """A people track with all markers."""
    box = state.box
    place = track * len(box.levels)
    levels = tuple(
        LevelView(vp, effect_views(box, box.bonus_from[place + n], box.bonus_from[place + n + 1]))
        for n, vp in enumerate(box.levels)
    )
    levels_of = tuple(mat.levels[track] for mat in state.mats)
    taken = summit_taken(state, track)
    return TrackView(
        people=PEOPLE_IDS[track],
        levels=levels,
        levels_of=levels_of,
        summit=levels_of.index(box.limits.top_level) if taken else None,
        supply=state.supply[track],
        out=state.out[track],
    )
