"""Why a dignitary, the privileges that call one, or a track cannot be chosen. [6.4, 7.1, 7.5]"""

from __future__ import annotations

from stammtisch.core.bits import has
from stammtisch.core.words import Words, words
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.dignitaries import activatable, within_reach
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.gains import blocked
from stammtisch.games.taverna.rules.state import first_of, kind_of
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.decisions import other_question

PEOPLE_QUESTIONS = (
    ids.CHOOSE_KING_PEOPLE,
    ids.CHOOSE_QUEEN_PEOPLE,
    ids.CHOOSE_PEOPLE,
    ids.CHOOSE_STAND_IN_PEOPLE,
    ids.CHOOSE_TRACK,
)


def explain_dignitary(state: Taverna, seat: int, dignitary: int) -> Words:
    """Why a dignitary cannot be activated. [7.5]"""
    question = kind_of(state.next_step())
    name = names.dignitary(dignitary)
    if question not in (ids.TAKE_TURN, ids.CHOOSE_DIGNITARY):
        return other_question(state)
    if has(state.turn.dignitaries_used, dignitary):
        return words("why-dignitary-used", dignitary=name)
    if question == ids.TAKE_TURN:
        if not has(still_called(state, seat), dignitary):
            return explain_distance(state, seat, dignitary)
        if activatable(state, seat, dignitary):
            return words("why-activate-first")
    elif not has(within_reach(state, is_local(state)), dignitary):
        return words("why-not-there", dignitary=name, privileges=privileges_left(state, seat))
    return words("why-no-effect", dignitary=name, coins=state.mats[seat].coins)


def is_local(state: Taverna) -> bool:
    """Whether the dignitary asked for is the one of the seating, paid by nothing else. [6.2]"""
    return first_of(state.next_step()) == ids.ACTIVATE_LOCAL


def still_called(state: Taverna, seat: int) -> int:
    """The dignitaries whom an activation that is left to the seat in its turn reaches. [6.4]"""
    limits, turn = state.box.limits, state.turn
    paid = (
        state.mats[seat].privileges >= limits.privileges_per_activation
        and turn.privilege_activations < limits.privilege_activations
    )
    if paid or turn.herald_credits > 0:
        return within_reach(state, False)
    if turn.phase == ids.SEATED and turn.local_activations < limits.local_activations:
        return within_reach(state, True)
    return 0


def explain_distance(state: Taverna, seat: int, dignitary: int) -> Words:
    """Why no activation that is left in the turn reaches a dignitary. [6.4]"""
    left = privileges_left(state, seat)
    if state.turn.phase != ids.SEATED:
        return words("why-not-seated-yet", privileges=left)
    if state.turn.local_activations >= state.box.limits.local_activations:
        return words("why-local-used", privileges=left)
    return words("why-not-there", dignitary=names.dignitary(dignitary), privileges=left)


def privileges_left(state: Taverna, seat: int) -> str:
    """Whether privileges may still call a dignitary in this turn; what is gone is no advice."""
    limits = state.box.limits
    if state.turn.privilege_activations >= limits.privilege_activations:
        return "used"
    return "left" if state.mats[seat].privileges >= limits.privileges_per_activation else "few"


def explain_privileges(state: Taverna, seat: int) -> Words:
    """Why no dignitary can be called with privileges. [6.4]"""
    limits, turn = state.box.limits, state.turn
    needed = limits.privileges_per_activation
    if state.mats[seat].privileges < needed:
        return words("why-privileges", needed=needed, held=state.mats[seat].privileges)
    if turn.privilege_activations >= limits.privilege_activations:
        return words("why-privileges-used", n=limits.privilege_activations)
    return explain_call(state, seat)


def explain_call(state: Taverna, seat: int) -> Words:
    """Why privileges or a herald at hand can call nobody now. [7.5]"""
    if kind_of(state.next_step()) != ids.TAKE_TURN:
        return other_question(state)
    return words("why-nobody-serves", coins=state.mats[seat].coins)


def explain_track(state: Taverna, seat: int, track: int) -> Words:
    """Why a people or its track cannot be chosen. [6.1, 6.3, 7.1]"""
    question = kind_of(state.next_step())
    name = names.people(track)
    if question in PEOPLE_QUESTIONS and has(state.options(seat), track):
        return other_question(state, "why-not-a-choice")  # a marker on a track that can be chosen
    if question == ids.CHOOSE_QUEEN_PEOPLE:
        return words("why-kings-people", people=name)
    if question == ids.CHOOSE_KING_PEOPLE:
        return words("why-not-on-card", people=name)
    if question in (ids.CHOOSE_PEOPLE, ids.CHOOSE_STAND_IN_PEOPLE):
        if state.supply[track] == 0:
            return words("why-no-tiles-of", people=name)
        if track != state.turn.people:
            return words("why-people-on-card", people=name)
        return words("why-same-people", people=name)
    return words("why-blocked", people=name) if blocked(state, seat, track) else words("why-track")
