"""What each of Taverna's reasons claims; see `claims.py`."""

from __future__ import annotations

from stammtisch.core.bits import count, has
from stammtisch.games.taverna.components.vocabulary import SCORING_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.dignitaries import activatable
from stammtisch.games.taverna.rules.seating import movable_customers, swap_partners
from stammtisch.games.taverna.rules.state import first_of
from stammtisch.games.taverna.tests.claims import (
    Predicate,
    asked,
    blocked,
    coins_short,
    crowded,
    dignitary,
    favour,
    guest,
    keep_coins,
    local_used,
    no_deed_there,
    no_effect,
    no_level_to_share,
    no_sign_there,
    no_such_place,
    no_tiles,
    no_use,
    nobody_serves,
    not_richer,
    not_seated_yet,
    not_there,
    on_turn,
    other_question,
    owner,
    parts,
    people,
    phase_is,
    privileges_short,
    said_people,
    seat_said,
    sign_shown,
    spell,
    table_at,
    tavern,
    used_tile,
    when,
)

CONDITIONS: dict[str, Predicate] = {
    "why-over": lambda state, seat, address, said: state.awaited() == 0,
    "why-not-asked": lambda state, seat, address, said: not has(state.awaited(), seat),
    "why-offered": lambda state, seat, address, said: has(state.awaited(), seat),
    "why-no-such-place": no_such_place,
    "why-other-question": other_question,
    "why-not-a-choice": other_question,
    "why-favour-row": other_question,
    "why-card-picked": lambda state, seat, address, said: state.turn.phase != ids.BEFORE_CARD,
    "why-no-tiles": no_tiles,
    "why-no-tiles-of": lambda state, seat, address, said: state.supply[said_people(said)] == 0,
    "why-no-customer-yet": phase_is(ids.BEFORE_CARD),
    "why-seat-first": phase_is(ids.WAITING),
    "why-seated-already": phase_is(ids.SEATED),
    "why-table-taken": lambda state, seat, address, said: (
        guest(state, address) == said_people(said) and not has(state.turn.carried, ids.MASK)
    ),
    "why-table-not-free": lambda state, seat, address, said: guest(state, address) != ids.NOTHING,
    "why-same-tavern": lambda state, seat, address, said: (
        state.box.houses.tavern_of_table[first_of(state.next_step())] == tavern(address)
    ),
    "why-nobody-there": lambda state, seat, address, said: guest(state, address) == ids.NOTHING,
    "why-no-partner": lambda state, seat, address, said: (
        swap_partners(state, table_at(state, address)) == 0
    ),
    "why-swap-same-tavern": lambda state, seat, address, said: (
        state.box.houses.tavern_of_table[first_of(state.next_step())] == tavern(address)
    ),
    "why-swap-same-people": lambda state, seat, address, said: (
        state.people_at(first_of(state.next_step())) == guest(state, address)
    ),
    "why-no-table-elsewhere": lambda state, seat, address, said: (
        not has(movable_customers(state), table_at(state, address))
    ),
    "why-own-deed": lambda state, seat, address, said: owner(state, address) == seat,
    "why-owns-there": lambda state, seat, address, said: state.owns_in(seat, tavern(address)),
    "why-needs-notary": lambda state, seat, address, said: (
        asked(state) not in (ids.BUY_DEED, ids.CHOOSE_DEED)
    ),
    "why-deed-owned": lambda state, seat, address, said: owner(state, address) == seat_said(said),
    "why-last-deed": lambda state, seat, address, said: (
        owner(state, address) == seat_said(said) and count(state.mats[seat_said(said)].deeds) == 1
    ),
    "why-coins": coins_short,
    "why-keep-coins": keep_coins,
    "why-elsewhere": lambda state, seat, address, said: (
        first_of(state.next_step()) != tavern(address)
    ),
    "why-sign-shown": sign_shown,
    "why-tavern-privilege": lambda state, seat, address, said: (
        has(state.privileged, tavern(address))
        and state.free_tables() & state.box.houses.tables_in[tavern(address)] != 0
    ),
    "why-stands-there": lambda state, seat, address, said: (
        state.stands[first_of(state.next_step())] == tavern(address)
    ),
    "why-tavern-crowded": crowded,
    "why-no-deed-there": no_deed_there,
    "why-no-sign-there": no_sign_there,
    "why-dignitary-used": lambda state, seat, address, said: has(
        state.turn.dignitaries_used, dignitary(address)
    ),
    "why-not-seated-yet": not_seated_yet,
    "why-activate-first": lambda state, seat, address, said: (
        on_turn(state) and activatable(state, seat, dignitary(address))
    ),
    "why-local-used": local_used,
    "why-not-there": not_there,
    "why-no-effect": no_effect,
    "why-nobody-serves": nobody_serves,
    "why-blocked": blocked,
    "why-kings-people": lambda state, seat, address, said: state.king == people(address),
    "why-not-on-card": lambda state, seat, address, said: (
        people(address) not in [state.box.guests.people[2 * state.row[0] + p] for p in (0, 1)]
    ),
    "why-same-people": lambda state, seat, address, said: state.turn.people == people(address),
    "why-people-on-card": lambda state, seat, address, said: state.turn.printed == people(address),
    "why-track": lambda state, seat, address, said: not blocked(state, seat, address, said),
    "why-scoring-taken": lambda state, seat, address, said: has(
        state.mats[seat_said(said)].scorings, SCORING_IDS.index(parts(address)[1])
    ),
    "why-scoring-later": lambda state, seat, address, said: (
        asked(state) != ids.CHOOSE_ROYAL_SCORING
    ),
    "why-yourself": lambda state, seat, address, said: int(parts(address)[1]) == seat,
    "why-not-richer": not_richer,
    "why-not-yours": lambda state, seat, address, said: int(parts(address)[1]) != seat,
    "why-favour-spent": used_tile,
    "why-spell-spent": lambda state, seat, address, said: state.mats[seat].cast != 0,
    "why-cast-already": lambda state, seat, address, said: (
        state.mats[seat].casts >= state.turn.allowance
    ),
    "why-only-reaction": lambda state, seat, address, said: when(state, address) == ids.WHEN_NEVER,
    "why-when-waiting": lambda state, seat, address, said: (
        when(state, address) == ids.WAITING != state.turn.phase
    ),
    "why-when-seated": lambda state, seat, address, said: (
        when(state, address) == ids.SEATED != state.turn.phase
    ),
    "why-no-use": no_use,
    "why-wrong-window": lambda state, seat, address, said: (
        not has(state.box.spells.lightning[first_of(state.next_step())], spell(state, address))
    ),
    "why-condition-own-deed": lambda state, seat, address, said: state.owns_in(
        seat, state.turn.tavern
    ),
    "why-condition-no-level": no_level_to_share,
    "why-condition-no-feast": lambda state, seat, address, said: (
        not state.turn.feasted or state.mats[state.active()].coins == 0
    ),
    "why-favour-kind-used": lambda state, seat, address, said: has(
        state.turn.favours_used, favour(state, address)
    ),
    "why-privileges": privileges_short,
    "why-privileges-used": lambda state, seat, address, said: (
        state.turn.privilege_activations >= state.box.limits.privilege_activations == said.args["n"]
    ),
}
