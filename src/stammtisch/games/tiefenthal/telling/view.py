"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from stammtisch.core.alike import alike
from stammtisch.core.bits import has, members
from stammtisch.core.printed import printed
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.evening import round_bonus
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.reputation import track
from stammtisch.games.tiefenthal.telling.sights import (
    OfferView,
    SideView,
    SpaceView,
    StartCardView,
    TiefenthalView,
)
from stammtisch.games.tiefenthal.telling.view_cards import (
    card_view,
    counted,
    counted_cards,
    effect_views,
)
from stammtisch.games.tiefenthal.telling.view_mat import PHASES, PLACES, mat_view, side_view


def view(state: Tiefenthal, seat: int | None) -> TiefenthalView:
    """What the seat (or None, a spectator) may know."""
    box = state.box
    winter = state.module >= 2
    hidden = sum(mat.turning for owner, mat in enumerate(state.mats) if owner != seat)
    return TiefenthalView(
        viewer=seat,
        module=state.module,
        phase=PHASES[state.phase],
        round=state.round,
        rounds=box.rounds,
        start_seat=state.start_seat,
        active=None if state.active == ids.NOBODY else state.active,
        winter=winter,
        evenings=evening_views(state),
        entertainers_tonight=sides_tonight(state),
        monastery=monastery_views(box),
        reputation=reputation_views(state) if state.module >= 3 else (),
        market=counted_cards(
            box,
            (
                (k, state.supply[k])
                for k in range(ids.TAVERN_CARDS)
                if box.module[k] <= state.module
            ),
            empty=True,
        ),
        nobles=state.nobles,
        noble_points=box.vp[ids.NOBLE],
        noble_prices=tuple(box.noble_prices),
        offer=tuple(offer_view(state, place) for place in range(ids.OFFER)),
        three_pile=counted(box, list(state.three.remaining())[:-1]),
        guest_deck=counted(box, state.guests.remaining()),
        schnapps=state.schnapps - hidden,
        schnapps_limit=box.schnapps_kept,
        signatures=state.signatures,
        counter_guests=state.counter_guests,
        own_dice_limit=box.own_dice,
        book_columns=tuple(box.column_ids) if state.module == 5 else (),
        book_bonuses=tuple(effect_views(box, place) for place in box.book_bonus),
        removed=counted_cards(box, enumerate(state.removed)),
        start_cards=tuple(
            StartCardView(box.start_card_ids[card], effect_views(box, box.start_effects[card]))
            for card in members(state.offered_start_cards)
        ),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
    )


# -- the board -----------------------------------------------------------------------------------


@alike
def evening_views(state: Tiefenthal) -> tuple[SpaceView, ...]:
    """The round track."""
    return tuple(evening_view(state, number) for number in range(1, state.box.rounds + 1))


@printed
def monastery_views(box: Box) -> tuple[SpaceView, ...]:
    """The spaces round the monastery."""
    return tuple(
        SpaceView(space, effect_views(box, box.monastery_bonus[space]))
        for space in range(box.monastery_last + 1)
    )


def evening_view(state: Tiefenthal, number: int) -> SpaceView:
    """A space of the round track, and the schnapps before it."""
    box = state.box
    winter = 1 if state.module >= 2 else 0
    schnapps = 0
    if winter:
        schnapps = box.schnapps_printed[number]
        schnapps += box.schnapps_loose[number] if state.module == 2 else 0
    place = box.round_effects[winter * (box.rounds + 1) + number]
    return SpaceView(number, effect_views(box, place), schnapps=schnapps)


def sides_tonight(state: Tiefenthal) -> tuple[SideView, ...]:
    """Both sides of the entertainer who comes this evening."""
    place, box = round_bonus(state), state.box
    if box.effects[place] != ids.HIRE_ENTERTAINER:
        return ()
    first = 2 * box.effects[place + 1]
    return side_view(box, first), side_view(box, first + 1)


@alike
def reputation_views(state: Tiefenthal) -> tuple[SpaceView, ...]:
    """The spaces of the reputation track in use."""
    box, first = state.box, track(state)
    return tuple(
        SpaceView(
            space,
            effect_views(box, box.reputation_bonus[first + space]),
            box.reputation_vp[first + space],
        )
        for space in range(1, box.reputation_spaces[1 if state.module == 5 else 0] + 1)
    )


def offer_view(state: Tiefenthal, place: int) -> OfferView:
    """An open guest."""
    guest = state.offered_guest(place)
    card = None if guest == ids.NO_CARD else card_view(state.box, guest)
    return OfferView(PLACES[place], card, has(state.signed, place))
