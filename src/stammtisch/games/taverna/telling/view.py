"""Chapter 4: what a seat or a spectator may know, built from nothing."""

from __future__ import annotations

from stammtisch.core.bits import members
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    PHASE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
    WINDOW_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.guilds import tokens_left
from stammtisch.games.taverna.rules.state import first_of, kind_of
from stammtisch.games.taverna.telling.sights import SpellView, TavernaView, TurnView
from stammtisch.games.taverna.telling.view_cards import (
    card_view,
    favour_id,
    favour_views,
    name_or_none,
    spell_names,
    spell_view,
)
from stammtisch.games.taverna.telling.view_mat import mat_view
from stammtisch.games.taverna.telling.view_rates import rates_view
from stammtisch.games.taverna.telling.view_town import tavern_view, track_view


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
