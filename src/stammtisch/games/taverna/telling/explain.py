"""Why a thing cannot be chosen now: a sentence for the player, from what its seat may know."""

from __future__ import annotations

from stammtisch.core.bits import count, has, members
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.customers import available_customers
from stammtisch.games.taverna.rules.dignitaries import owner_of, taverns_with_room
from stammtisch.games.taverna.rules.favours import favour_possible
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.magic import holds
from stammtisch.games.taverna.rules.setup import second_price
from stammtisch.games.taverna.rules.state import first_of, kind_of
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.choices import choice
from stammtisch.games.taverna.telling.decisions import other_question
from stammtisch.games.taverna.telling.explain_court import (
    explain_call,
    explain_dignitary,
    explain_privileges,
    explain_track,
)

DEED_QUESTIONS = (ids.BUY_DEED, ids.CHOOSE_DEED)
OCCUPIED_QUESTIONS = (ids.CHOOSE_MOVED_CUSTOMER, ids.CHOOSE_SWAP_FIRST, ids.CHOOSE_SWAP_SECOND)
UNMET = ("nothing", "own-deed", "no-level", "no-feast")  # by the number of the condition


def explain(state: Taverna, seat: int, address: str) -> Words:
    """Why the thing at the address cannot be chosen by the seat now."""
    if state.awaited() == 0:
        return words("why-over")
    if not has(state.awaited(), seat):
        return words("why-not-asked")
    options = members(state.options(seat))
    if any(choice(state, seat, option).address == address for option in options):
        return words("why-offered")
    try:
        return explain_place(state, seat, address)
    except (ValueError, IndexError):
        return words("why-no-such-place")


def explain_place(state: Taverna, seat: int, address: str) -> Words:
    """The same, for a place that is not offered; an unknown one raises."""
    place, *rest = address.split("/")
    if place == "row" and rest:
        return explain_card(state, int(rest[0]) - 1)
    if place == "tavern" and rest:
        return explain_tavern(state, seat, TAVERN_IDS.index(rest[0]), rest[1:])
    if place == "dignitary":
        return explain_dignitary(state, seat, DIGNITARY_IDS.index(rest[0]))
    if place == "track" and rest[0] in PEOPLE_IDS:
        return explain_track(state, seat, PEOPLE_IDS.index(rest[0]))
    if place == "favour":
        return other_question(state, "why-favour-row")
    if place == "castle" and rest:
        return explain_scoring(state, SCORING_IDS.index(rest[0]))
    if place == "mat":
        return explain_mat(state, seat, int(rest[0]), rest[1:])
    if place == "turn" and rest == ["herald"] and state.turn.herald_credits > 0:
        return explain_call(state, seat)
    return other_question(state, "why-not-a-choice")


def explain_card(state: Taverna, slot: int) -> Words:
    """A card of the row."""
    if kind_of(state.next_step()) == ids.TAKE_TURN:
        if state.turn.phase != ids.BEFORE_CARD:
            return words("why-card-picked")
        card = state.row[slot]
        if card != ids.NOTHING and available_customers(state, card) == 0:
            return words("why-no-tiles")
    return other_question(state)


def explain_tavern(state: Taverna, seat: int, tavern: int, rest: list[str]) -> Words:
    """A tavern, one of its tables, deeds or signs."""
    question = kind_of(state.next_step())
    if rest[:1] == ["table"]:
        return explain_table(state, tavern, int(rest[1]))
    if rest[:1] == ["deed"]:
        return explain_deed(state, seat, tavern, int(rest[1]))
    if rest[:1] == ["sign"]:
        return explain_sign(state, tavern, rest[1])
    if rest[:1] == ["privilege"]:
        return words("why-tavern-privilege")
    if question in (ids.CHOOSE_DESTINATION, ids.CHOOSE_NEW_TAVERN):
        return explain_destination(state, seat, tavern)
    return other_question(state)


def explain_sign(state: Taverna, tavern: int, name: str) -> Words:
    """Why a guild token cannot be placed: the symbol is there, or something else is asked."""
    if has(state.signs(), tavern * ids.SIGNS + SYMBOL_IDS.index(name)):
        return words("why-sign-shown", symbol=words(f"symbol-{name}"))
    return other_question(state)


def explain_destination(state: Taverna, seat: int, tavern: int) -> Words:
    """Why a dignitary cannot go to a tavern."""
    dignitary = first_of(state.next_step())
    if state.stands[dignitary] == tavern:
        return words("why-stands-there", dignitary=names.dignitary(dignitary))
    if not has(taverns_with_room(state, dignitary), tavern):
        return words("why-tavern-crowded", n=state.box.limits.dignitaries_per_tavern)
    if state.box.court.does[dignitary] == ids.BUYS_DEED:
        if state.owns_in(seat, tavern):
            return words("why-owns-there")
        return words("why-no-deed-there", coins=state.mats[seat].coins)
    return words("why-no-sign-there")


def explain_table(state: Taverna, tavern: int, place: int) -> Words:
    """Why a table cannot be chosen."""
    question = kind_of(state.next_step())
    table = members(state.box.houses.tables_in[tavern])[place - 1]
    sitting = state.people_at(table)
    if question == ids.CHOOSE_TABLE:
        return words("why-table-taken", people=names.one_of(sitting))
    if question == ids.CHOOSE_MOVED_TABLE:
        return words("why-same-tavern" if sitting == ids.NOTHING else "why-table-not-free")
    if question in OCCUPIED_QUESTIONS:
        return explain_guest(state, table)
    if question == ids.TAKE_TURN and state.turn.phase == ids.BEFORE_CARD:
        return words("why-no-customer-yet")
    if question == ids.TAKE_TURN and state.turn.phase == ids.WAITING:
        return words("why-seat-first")
    if question == ids.TAKE_TURN:
        return words("why-seated-already")
    return other_question(state)


def explain_guest(state: Taverna, table: int) -> Words:
    """Why the customer at a table can neither be moved nor change places. [6.3]"""
    question, first = kind_of(state.next_step()), first_of(state.next_step())
    tavern_of = state.box.houses.tavern_of_table
    if state.people_at(table) == ids.NOTHING:
        return words("why-nobody-there")
    if question == ids.CHOOSE_MOVED_CUSTOMER:
        return words("why-no-table-elsewhere")
    if question == ids.CHOOSE_SWAP_FIRST:
        return words("why-no-partner")
    same_tavern = tavern_of[table] == tavern_of[first]
    return words("why-swap-same-tavern" if same_tavern else "why-swap-same-people")


def explain_deed(state: Taverna, seat: int, tavern: int, place: int) -> Words:
    """Why a deed cannot be bought."""
    houses, mat = state.box.houses, state.mats[seat]
    deed = members(houses.deeds_in[tavern])[place - 1]
    owner = owner_of(state, deed)
    if owner == seat:
        return words("why-own-deed")
    if state.owns_in(seat, tavern):
        return words("why-owns-there")
    question = kind_of(state.next_step())
    if question not in DEED_QUESTIONS:
        return words("why-needs-notary")
    price = houses.price[deed]
    if owner != ids.NOBODY:
        if question == ids.BUY_DEED:
            return words("why-deed-owned", seat=SeatName(owner))
        if count(state.mats[owner].deeds) == 1:
            return words("why-last-deed", seat=SeatName(owner))
        price += state.box.limits.takeover_surcharge
    if price > mat.coins:
        return words("why-coins", needed=price, coins=mat.coins)
    if question == ids.BUY_DEED:
        elsewhere = houses.deeds & ~state.owned() & ~houses.deeds_in[tavern]
        kept = second_price(state, seat, elsewhere, 0)
        return words("why-keep-coins", kept=kept, left=mat.coins - price)
    return words("why-elsewhere")


def explain_scoring(state: Taverna, scoring: int) -> Words:
    """Why a royal scoring cannot be chosen."""
    for owner, mat in enumerate(state.mats):
        if has(mat.scorings, scoring):
            return words("why-scoring-taken", seat=SeatName(owner))
    return words("why-scoring-later")


def explain_mat(state: Taverna, seat: int, owner: int, rest: list[str]) -> Words:
    """Why something on a mat cannot be chosen."""
    if kind_of(state.next_step()) == ids.CHOOSE_VICTIM and not rest:
        return words("why-yourself" if owner == seat else "why-not-richer")
    if owner != seat:
        return words("why-not-yours")
    if rest[:1] == ["spell"] and rest[1:]:
        return explain_spell(state, seat, state.box.spell_ids.index(rest[1]))
    if rest[:1] == ["favour"] and rest[1:]:
        return explain_favour(state, seat, state.box.favour_ids.index(rest[1]))
    if rest[:1] == ["used"]:
        return words("why-favour-spent")
    if rest[:1] == ["cast"] and rest[1:]:
        return words("why-spell-spent")
    if rest[:1] == ["privileges"]:
        return explain_privileges(state, seat)
    return other_question(state, "why-not-a-choice")


def explain_spell(state: Taverna, seat: int, kind: int) -> Words:
    """Why a spell in hand cannot be cast."""
    spells, mat = state.box.spells, state.mats[seat]
    question, when = kind_of(state.next_step()), spells.when[kind]
    cost = spells.cost[kind]
    if question == ids.REACT:
        return explain_reaction(state, seat, kind, first_of(state.next_step()))
    if question != ids.TAKE_TURN:
        return other_question(state)
    if mat.casts >= state.turn.allowance:
        return words("why-cast-already")
    if when == ids.WHEN_NEVER:
        return words("why-only-reaction")
    if when not in (ids.WHEN_ANY, state.turn.phase):
        return words("why-when-waiting" if when == ids.WAITING else "why-when-seated")
    if cost > mat.coins:
        return words("why-coins", needed=cost, coins=mat.coins)
    condition = spells.condition[kind]
    if condition != ids.ACTIVE_FEASTED and not holds(state, seat, condition):
        return words(f"why-condition-{UNMET[condition]}")
    return words("why-no-use")


def explain_reaction(state: Taverna, seat: int, kind: int, window: int) -> Words:
    """Why a spell in hand cannot be cast in this window."""
    spells, mat = state.box.spells, state.mats[seat]
    if not has(spells.lightning[window], kind):
        return words("why-wrong-window")
    if spells.cost[kind] > mat.coins:
        return words("why-coins", needed=spells.cost[kind], coins=mat.coins)
    if not holds(state, seat, spells.condition[kind]):
        return words(f"why-condition-{UNMET[spells.condition[kind]]}")
    return words("why-no-use")


def explain_favour(state: Taverna, seat: int, kind: int) -> Words:
    """Why a favour cannot be used."""
    when = state.box.favours.when[kind]
    if kind_of(state.next_step()) != ids.TAKE_TURN:
        return other_question(state)
    if has(state.turn.favours_used, kind):
        return words("why-favour-kind-used")
    if when not in (ids.WHEN_ANY, state.turn.phase):
        return words("why-when-waiting" if when == ids.WAITING else "why-when-seated")
    if not favour_possible(state, seat, kind):
        return words("why-no-use")
    return other_question(state)
