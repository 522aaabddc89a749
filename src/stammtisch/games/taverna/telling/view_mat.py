"""A mat as a viewer sees it. [4]"""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import members
from stammtisch.games.taverna.components.vocabulary import SCORING_IDS, SOURCE_IDS
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.royal import level_values, royal_value
from stammtisch.games.taverna.telling.sights import MatView
from stammtisch.games.taverna.telling.view_cards import (
    card_view,
    favour_views,
    spell_names,
    spell_views,
)


@alike
def mat_view(state: Taverna, seat: int, own: bool) -> MatView:
    """A mat with its coins; the owner also sees its hand and what it sold. [R46]"""
    mat, box = state.mats[seat], state.box
    return MatView(
        seat=seat,
        coins=mat.coins,
        vp=mat.vp(),
        points=dict(zip(SOURCE_IDS, mat.points, strict=True)),
        level_values=level_values(state, seat),
        privileges=mat.privileges,
        deeds=tuple(box.deed_ids[deed] for deed in members(mat.deeds)),
        deed_tokens=box.limits.deed_tokens - len(members(mat.deeds)),
        hand_count=len(members(mat.hand)),
        hand=spell_views(box, mat.hand) if own else None,
        sold=spell_names(box, mat.sold) if own else None,
        cast=spell_views(box, mat.cast),
        archmage=state.archmage(seat),
        casts=mat.casts,
        unused=favour_views(box, mat.unused),
        used=favour_views(box, mat.used),
        played=tuple(card_view(box, card) for card in members(mat.played)),
        scorings=tuple(SCORING_IDS[scoring] for scoring in members(mat.scorings)),
        royal_values={
            name: royal_value(state, seat, scoring) for scoring, name in enumerate(SCORING_IDS)
        },
        precedence=mat.precedence,
    )
