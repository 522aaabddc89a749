"""What Taverna's reasons claim where that takes more than a line, read from the state itself."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import count, has, members
from stammtisch.core.words import SeatName, Words
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.dignitaries import activatable, owner_of
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.state import kind_of
from stammtisch.games.taverna.telling.decisions import DECISIONS

Predicate = Callable[[Taverna, int, str, Words], bool]


# -- what the address names ------------------------------------------------------------------------


def asked(state: Taverna) -> int:
    return int(kind_of(state.next_step()))


def parts(address: str) -> list[str]:
    return address.split("/")


def tavern(address: str) -> int:
    return TAVERN_IDS.index(parts(address)[1])


def people(address: str) -> int:
    return PEOPLE_IDS.index(parts(address)[1])


def dignitary(address: str) -> int:
    return DIGNITARY_IDS.index(parts(address)[1])


def table_at(state: Taverna, address: str) -> int:
    return members(state.box.houses.tables_in[tavern(address)])[int(parts(address)[3]) - 1]


def guest(state: Taverna, address: str) -> int:
    return int(state.people_at(table_at(state, address)))


def deed_at(state: Taverna, address: str) -> int:
    return members(state.box.houses.deeds_in[tavern(address)])[int(parts(address)[3]) - 1]


def owner(state: Taverna, address: str) -> int:
    return int(owner_of(state, deed_at(state, address)))


def spell(state: Taverna, address: str) -> int:
    return state.box.spell_ids.index(parts(address)[3])


def favour(state: Taverna, address: str) -> int:
    return state.box.favour_ids.index(parts(address)[3])


def when(state: Taverna, address: str) -> int:
    """The phase that a spell or favour needs."""
    if parts(address)[2] == "spell":
        return int(state.box.spells.when[spell(state, address)])
    return int(state.box.favours.when[favour(state, address)])


def seat_said(said: Words) -> int:
    named = said.args["seat"]
    assert isinstance(named, SeatName)
    return named.seat


def said_people(said: Words) -> int:
    named = said.args["people"]
    assert isinstance(named, Words)
    return PEOPLE_IDS.index(named.id.split("-")[1])


# -- claims with more than one part ----------------------------------------------------------------


def other_question(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """The sentence names the question that is asked."""
    question = said.args["question"]
    assert isinstance(question, Words)
    return question.id == f"asks-{DECISIONS[asked(state)]}"


def no_such_place(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """The address names nothing on the table (a stale page)."""
    rest = parts(address)
    if rest[0] == "mat" and rest[1:]:
        if int(rest[1]) >= state.seats:
            return True
        known = {"spell": state.box.spell_ids, "favour": state.box.favour_ids}
        return len(rest) > 3 and rest[2] in known and rest[3] not in known[rest[2]]
    if rest[0] == "tavern" and rest[2:3] in (["table"], ["deed"]):
        places = state.box.houses.tables_in if rest[2] == "table" else state.box.houses.deeds_in
        return int(rest[3]) > count(places[TAVERN_IDS.index(rest[1])])
    return rest[0] not in ("tavern", "track", "dignitary", "castle", "turn", "favour")


def privileges_said(state: Taverna, seat: int, said: Words) -> bool:
    """Privileges are named as a way only while they may still call, by whoever has enough."""
    used = state.turn.privilege_activations >= state.box.limits.privilege_activations
    few = state.mats[seat].privileges < state.box.limits.privileges_per_activation
    return said.args["privileges"] == ("used" if used else "few" if few else "left")


def no_call(state: Taverna, seat: int) -> bool:
    """Neither a herald nor enough privileges are at hand for another call."""
    limits = state.box.limits
    paid = state.mats[seat].privileges >= limits.privileges_per_activation
    left = state.turn.privilege_activations < limits.privilege_activations
    return state.turn.herald_credits == 0 and not (paid and left)


def coins_short(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """The price is right, the purse is right, and the one exceeds the other."""
    if parts(address)[0] == "tavern":
        deed = deed_at(state, address)
        price = state.box.houses.price[deed]
        if owner(state, address) != ids.NOBODY:
            price += state.box.limits.takeover_surcharge
    else:
        price = state.box.spells.cost[spell(state, address)]
    held = state.mats[seat].coins
    return said.args["needed"] == price > held == said.args["coins"]


def keep_coins(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """After the worst that the others can buy, no second deed could be paid."""
    houses = state.box.houses
    left = state.mats[seat].coins - houses.price[deed_at(state, address)]
    here = tavern(address)
    others = [d for d in members(houses.deeds & ~state.owned()) if houses.tavern_of_deed[d] != here]
    prices = sorted(houses.price[d] for d in others)[2 * (state.seats - 1 - seat) :]
    return said.args["left"] == left < prices[0] == said.args["kept"]


def crowded(state: Taverna, seat: int, address: str, said: Words) -> bool:
    limit = state.box.limits.dignitaries_per_tavern
    return count(state.dignitaries_in(tavern(address))) >= limit == said.args["n"]


def sign_shown(state: Taverna, seat: int, address: str, said: Words) -> bool:
    place = tavern(address) * ids.SIGNS + SYMBOL_IDS.index(parts(address)[3])
    return has(state.signs(), place)


def no_sign_there(state: Taverna, seat: int, address: str, said: Words) -> bool:
    shown = state.signs() >> (tavern(address) * ids.SIGNS)
    return count(shown & (2**ids.SIGNS - 1)) == ids.SIGNS


def no_deed_there(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """Every deed of the tavern is too dear, or the last one of its owner."""
    houses, purse = state.box.houses, state.mats[seat].coins
    for deed in members(houses.deeds_in[tavern(address)]):
        holder = owner_of(state, deed)
        price = houses.price[deed]
        if holder != ids.NOBODY:
            price += state.box.limits.takeover_surcharge
            if count(state.mats[holder].deeds) == 1:
                continue
        if price <= purse:
            return False
    return said.args["coins"] == purse


def blocked(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """At the top, or just below it while another holds the last level."""
    track, top = people(address), state.box.limits.top_level
    mine = state.mats[seat].levels[track]
    taken = any(mat.levels[track] == top for mat in state.mats)
    return mine == top or (mine == top - 1 and taken)


def nobody_serves(state: Taverna, seat: int, address: str, said: Words) -> bool:
    able = any(activatable(state, seat, who) for who in range(ids.DIGNITARIES))
    return not able and said.args["coins"] == state.mats[seat].coins


def no_effect(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """The dignitary has not served, and yet cannot be activated."""
    who = dignitary(address)
    return not has(state.turn.dignitaries_used, who) and not activatable(state, seat, who)


def not_there(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """The dignitary is elsewhere, without Influence; in the turn no other call is at hand."""
    elsewhere = state.stands[dignitary(address)] != state.turn.tavern and not state.turn.influence
    chosen = asked(state) == ids.CHOOSE_DIGNITARY
    return elsewhere and privileges_said(state, seat, said) and (chosen or no_call(state, seat))


def local_used(state: Taverna, seat: int, address: str, said: Words) -> bool:
    used = state.turn.local_activations >= state.box.limits.local_activations
    return used and no_call(state, seat) and privileges_said(state, seat, said)


def not_seated_yet(state: Taverna, seat: int, address: str, said: Words) -> bool:
    early = state.turn.phase != ids.SEATED
    return early and no_call(state, seat) and privileges_said(state, seat, said)


def no_level_to_share(state: Taverna, seat: int, address: str, said: Words) -> bool:
    track = state.turn.track
    return track == ids.NOTHING or blocked(state, seat, f"track/{PEOPLE_IDS[track]}", said)


def no_use(state: Taverna, seat: int, address: str, said: Words) -> bool:
    """The thing is at hand, affordable and timely, and yet not offered."""
    if parts(address)[2] == "spell":
        affordable = state.box.spells.cost[spell(state, address)] <= state.mats[seat].coins
        return affordable and state.mats[seat].casts < max(1, state.turn.allowance)
    return not has(state.turn.favours_used, favour(state, address))


def on_turn(state: Taverna) -> bool:
    return asked(state) == ids.TAKE_TURN


def phase_is(phase: int) -> Predicate:
    return lambda state, seat, address, said: on_turn(state) and state.turn.phase == phase


def not_richer(state: Taverna, seat: int, address: str, said: Words) -> bool:
    return state.mats[int(parts(address)[1])].coins <= state.mats[seat].coins


def privileges_short(state: Taverna, seat: int, address: str, said: Words) -> bool:
    held, needed = state.mats[seat].privileges, state.box.limits.privileges_per_activation
    return said.args["held"] == held < needed == said.args["needed"]


def used_tile(state: Taverna, seat: int, address: str, said: Words) -> bool:
    return state.mats[seat].used != 0


def no_tiles(state: Taverna, seat: int, address: str, said: Words) -> bool:
    card, shown = state.row[int(parts(address)[1]) - 1], state.box.guests.people
    on_card = [shown[p] for p in (2 * card, 2 * card + 1) if shown[p] != ids.NOTHING]
    return all(state.supply[one] == 0 for one in on_card)
