"""The numbers of this table: income, prices, and what the royal scorings pay."""

from __future__ import annotations

from stammtisch.core.printed import printed
from stammtisch.games.taverna.components.town import COUNTS
from stammtisch.games.taverna.components.vocabulary import DIGNITARY_IDS, SCORING_IDS
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.telling.sights import RatesView
from stammtisch.games.taverna.telling.view_cards import effect_views


@printed
def rates_view(box: Box) -> RatesView:
    """Income, feast, the prices of the dignitaries and the steps of the royal scorings."""
    court, limits, spells = box.court, box.limits, box.spells
    return RatesView(
        income=limits.income,
        feast=limits.feast,
        rounds=limits.rounds,
        surcharge=limits.takeover_surcharge,
        local_activations=limits.local_activations,
        start_deeds=limits.start_deeds,
        call_price=limits.privileges_per_activation,
        offers={name: offers_of(box, number) for number, name in enumerate(DIGNITARY_IDS)},
        counts={name: COUNTS[court.counts[number]] for number, name in enumerate(SCORING_IDS)},
        steps={name: steps_of(box, number) for number, name in enumerate(SCORING_IDS)},
        raises={name: court.raises[number] for number, name in enumerate(SCORING_IDS)},
        crowd=limits.dignitaries_per_tavern,
        share_divisor=limits.takeover_share_divisor,
        sale=limits.spell_sale_coins,
        privilege_vp=limits.end_vp_per_privilege,
        curse=effect_views(box, spells.curse_effects_from, spells.curse_effects_to),
    )


def offers_of(box: Box, dignitary: int) -> tuple[tuple[int, int, int], ...]:
    """What a dignitary sells: how many, for how much, with how many points."""
    court = box.court
    span = range(court.offers_from[dignitary], court.offers_from[dignitary + 1])
    return tuple((court.offer_n[o], court.offer_cost[o], court.offer_vp[o]) for o in span)


def steps_of(box: Box, scoring: int) -> tuple[tuple[int, int], ...]:
    """From which number on a royal scoring pays how much; the first step begins at nothing. [8]"""
    court = box.court
    span = range(court.steps_from[scoring], court.steps_from[scoring + 1])
    steps = tuple((court.step_from[step], court.step_vp[step]) for step in span)
    return steps if steps and steps[0][0] <= 0 else ((0, court.base_vp[scoring]), *steps)
