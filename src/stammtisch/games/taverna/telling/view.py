"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

import msgspec

from stammtisch.core.bits import members
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    PHASE_IDS,
    SCORING_IDS,
    SOURCE_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
    WINDOW_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.guilds import tokens_left
from stammtisch.games.taverna.rules.royal import level_values, royal_value
from stammtisch.games.taverna.rules.state import first_of, kind_of
from stammtisch.games.taverna.telling.view_cards import (
    CardView,
    FavourView,
    SpellView,
    card_view,
    favour_id,
    favour_views,
    name_or_none,
    spell_names,
    spell_view,
    spell_views,
)
from stammtisch.games.taverna.telling.view_town import (
    TavernView,
    TrackView,
    tavern_view,
    track_view,
)


class MatView(msgspec.Struct, frozen=True):
    """What lies before a seat. What only the owner knows is None for everybody else."""

    seat: int
    coins: int
    vp: int
    points: dict[str, int]
    level_values: int
    privileges: int
    deeds: tuple[str, ...]
    deed_tokens: int
    hand_count: int
    hand: tuple[SpellView, ...] | None
    sold: tuple[str, ...] | None
    cast: tuple[SpellView, ...]
    archmage: int
    casts: int
    unused: tuple[FavourView, ...]
    used: tuple[FavourView, ...]
    played: tuple[CardView, ...]
    scorings: tuple[str, ...]
    royal_values: dict[str, int]
    precedence: int


class TurnView(msgspec.Struct, frozen=True):
    """The running turn: everybody sees it."""

    seat: int
    phase: str
    people: str | None
    carried: tuple[str, ...]
    tavern: str | None
    track: str | None
    feasted: bool
    influence: bool
    table_matches: bool
    all_symbols: bool
    dignitaries_used: tuple[str, ...]
    favours_used: tuple[str, ...]
    allowance: int
    local_activations: int
    privilege_activations: int
    herald_credits: int


class RatesView(msgspec.Struct, frozen=True):
    """Numbers of this table that a player wants to see."""

    income: int
    feast: int
    rounds: int
    surcharge: int
    local_activations: int
    offers: dict[str, tuple[tuple[int, int, int], ...]]  # number, cost, points by dignitary


class TavernaView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int | None
    stage: str  # setup, play, scoring, over
    round: int
    turns_left: int
    turn: TurnView | None
    window: str | None
    announced: SpellView | None
    king: str | None
    queen: str | None
    row: tuple[CardView | None, ...]
    customer_deck: int
    unseen_cards: tuple[str, ...]
    spell_deck: int
    spell_discard: int
    countered: tuple[str, ...]
    removed: tuple[str, ...]
    unseen_spells: tuple[str, ...]
    favour_row: tuple[FavourView, ...]
    favour_reserve: int
    unseen_favours: tuple[str, ...]
    guild_supply: dict[str, int]
    privilege_reserve: int
    taverns: tuple[TavernView, ...]
    tracks: tuple[TrackView, ...]
    mats: tuple[MatView, ...]
    scorings_taken: dict[str, int]
    rates: RatesView


def view(state: Taverna, seat: int | None) -> TavernaView:
    """What the seat (or None, a spectator) may know."""
    box = state.box
    stage = stage_of(state)
    total = box.limits.rounds * state.seats
    return TavernaView(
        viewer=seat,
        stage=stage,
        round=state.round(),
        turns_left=total - state.turns if stage in ("setup", "play") else 0,
        turn=turn_view(state) if stage == "play" else None,
        window=window_of(state),
        announced=announced_view(state),
        king=name_or_none(PEOPLE_IDS, state.king),
        queen=name_or_none(PEOPLE_IDS, state.queen),
        row=tuple(None if card == ids.NOTHING else card_view(box, card) for card in state.row),
        customer_deck=state.customer_deck.left,
        unseen_cards=tuple(sorted(box.card_ids[c] for c in state.customer_deck.remaining())),
        spell_deck=state.spell_deck.left,
        spell_discard=len(members(state.discarded())),
        countered=spell_names(box, state.countered),
        removed=spell_names(box, state.removed),
        unseen_spells=unseen_spells(state, seat),
        favour_row=favour_views(box, state.favour_row),
        favour_reserve=state.favour_reserve.left,
        unseen_favours=tuple(sorted(favour_id(box, t) for t in state.favour_reserve.remaining())),
        guild_supply={SYMBOL_IDS[s]: tokens_left(state, s) for s in range(ids.SIGNS)},
        privilege_reserve=state.reserve,
        taverns=tuple(tavern_view(state, tavern) for tavern in range(ids.TAVERNS)),
        tracks=tuple(track_view(state, track) for track in range(ids.PEOPLES)),
        mats=tuple(mat_view(state, owner, owner == seat) for owner in range(state.seats)),
        scorings_taken={
            SCORING_IDS[scoring]: owner
            for owner, mat in enumerate(state.mats)
            for scoring in members(mat.scorings)
        },
        rates=rates_view(box),
    )


def stage_of(state: Taverna) -> str:
    """Setup, play, scoring or over."""
    if state.planned == 0:
        return "over"
    question = kind_of(state.next_step())
    if question <= ids.BUY_DEED:
        return "setup"
    return "scoring" if question == ids.CHOOSE_ROYAL_SCORING else "play"


def window_of(state: Taverna) -> str | None:
    """Which reaction window is open; never who is asked in it. [6.6]"""
    if state.planned == 0 or kind_of(state.next_step()) != ids.REACT:
        return None
    return WINDOW_IDS[first_of(state.next_step())]


def unseen_spells(state: Taverna, seat: int | None) -> tuple[str, ...]:
    """All spells in the deck, in other hands or sold by others: the rest the seat has seen. [4]"""
    cards = sum(2**card for card in state.spell_deck.remaining())
    for owner, mat in enumerate(state.mats):
        if owner != seat:
            cards |= mat.hand | mat.sold
    return spell_names(state.box, cards)


def announced_view(state: Taverna) -> SpellView | None:
    """The spell being cast while its window is open."""
    if state.announced == ids.NOTHING:
        return None
    return spell_view(state.box, state.box.spells.kind_of_card[state.announced])


def mat_view(state: Taverna, seat: int, own: bool) -> MatView:
    """A mat; the owner also sees its hand and what it sold."""
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


def turn_view(state: Taverna) -> TurnView:
    """The flags of the running turn."""
    turn = state.turn
    favours = (state.box.favour_ids[kind] for kind in members(turn.favours_used))
    return TurnView(
        seat=state.active(),
        phase=PHASE_IDS[turn.phase],
        people=name_or_none(PEOPLE_IDS, turn.people),
        carried=tuple(SYMBOL_IDS[s] for s in members(turn.carried)),
        tavern=name_or_none(TAVERN_IDS, turn.tavern),
        track=name_or_none(PEOPLE_IDS, turn.track),
        feasted=turn.feasted,
        influence=turn.influence,
        table_matches=turn.table_matches,
        all_symbols=turn.all_symbols,
        dignitaries_used=tuple(DIGNITARY_IDS[d] for d in members(turn.dignitaries_used)),
        favours_used=tuple(favours),
        allowance=turn.allowance,
        local_activations=turn.local_activations,
        privilege_activations=turn.privilege_activations,
        herald_credits=turn.herald_credits,
    )


def rates_view(box: Box) -> RatesView:
    """Income, feast and the prices of the dignitaries."""
    court, limits = box.court, box.limits
    offers = {}
    for dignitary, name in enumerate(DIGNITARY_IDS):
        span = range(court.offers_from[dignitary], court.offers_from[dignitary + 1])
        offers[name] = tuple(
            (court.offer_n[o], court.offer_cost[o], court.offer_vp[o]) for o in span
        )
    return RatesView(
        income=limits.income,
        feast=limits.feast,
        rounds=limits.rounds,
        surcharge=limits.takeover_surcharge,
        local_activations=limits.local_activations,
        offers=offers,
    )
