"""Chapter 6 for people: what each option says, costs and gives."""

from __future__ import annotations

from stammtisch.core.bits import has
from stammtisch.core.decision import Choice
from stammtisch.core.words import Argument, SeatName, Words, join, words
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
    TOKEN_SETS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.state import first_of, kind_of, second_of
from stammtisch.games.taverna.telling import forecast, names, unused
from stammtisch.games.taverna.telling.decisions import (
    COUNT_QUESTIONS,
    DECISIONS,
    MENU,
    option_name,
    waiting_customer,
)
from stammtisch.games.taverna.telling.view_cards import favour_view, spell_view

Said = tuple[Words, str | None, Words | None]  # what it says, its address, what it brings

PEOPLE_QUESTIONS = (
    ids.CHOOSE_KING_PEOPLE,
    ids.CHOOSE_QUEEN_PEOPLE,
    ids.CHOOSE_STAND_IN_PEOPLE,
    ids.CHOOSE_PEOPLE,
)
TABLE_QUESTIONS = (
    ids.CHOOSE_TABLE,
    ids.CHOOSE_MOVED_CUSTOMER,
    ids.CHOOSE_MOVED_TABLE,
    ids.CHOOSE_SWAP_FIRST,
    ids.CHOOSE_SWAP_SECOND,
)
TAVERN_QUESTIONS = (ids.CHOOSE_DESTINATION, ids.CHOOSE_NEW_TAVERN)


def choice(state: Taverna, seat: int, option: int) -> Choice:
    """One offered option."""
    planned = state.next_step()
    said, address, effect = describe(state, seat, planned, option)
    name = option_name(state.box, kind_of(planned), option)
    ends = kind_of(planned) == ids.TAKE_TURN and option == state.box.end_turn
    warning = unused.lost(state, seat) if ends else None
    return Choice(option, name, said, address, effect, warning)


def describe(state: Taverna, seat: int, planned: int, option: int) -> Said:
    """Words, address and effect of an option."""
    question = kind_of(planned)
    if question == ids.TAKE_TURN:
        return describe_turn(state, seat, option)
    if question in PEOPLE_QUESTIONS:
        return describe_people(state, question, option)
    if question in TABLE_QUESTIONS:
        return describe_table(state, seat, planned, option)
    if question in (ids.BUY_DEED, ids.CHOOSE_DEED):
        said = names.deed(state.box, option)
        return said, deed_address(state.box.deed_ids[option]), forecast.deed(state, option)
    if question in COUNT_QUESTIONS:
        return describe_count(state, planned, option)
    if question in TAVERN_QUESTIONS:
        return names.tavern(option), f"tavern/{TAVERN_IDS[option]}", None
    if question in (ids.REACT, ids.CHOOSE_SOLD_SPELL, ids.CHOOSE_FAVOUR, ids.CHOOSE_CUSTOMER):
        return describe_card(state, seat, planned, option)
    return describe_thing(state, seat, planned, option)


def pick(state: Taverna, slot: int) -> Words:
    """A card of the row; of two that bring the same customer the place in the row tells."""
    lying = [names.card(state.box, card) for card in state.row if card != ids.NOTHING]
    card = names.card(state.box, state.row[slot])
    if lying.count(card) > 1:
        return words("option-pick-twin", card=card, place=slot + 1)
    return words("option-pick", card=card)


def describe_turn(state: Taverna, seat: int, option: int) -> Said:
    """An entry of the turn's menu, a card of the row, a favour or a spell."""
    box = state.box
    if option < box.first_entry:
        return pick(state, option), f"row/{option + 1}", None
    if option >= box.sell_spell:
        if option == box.end_turn:
            return words("option-take_turn-end_turn"), "pass", unused.unused(state, seat)
        return words("option-take_turn-sell_spell", coins=box.limits.spell_sale_coins), None, None
    if option >= box.first_spell:
        kind = option - box.first_spell
        text = join(names.spell_text(spell_view(box, kind)))
        address = f"mat/{seat}/spell/{box.spell_ids[kind]}"
        return words("option-cast", spell=names.spell(box, kind)), address, text
    if option >= box.first_favour:
        kind = option - box.first_favour
        text = join(names.favour_text(favour_view(box, kind)))
        address = f"mat/{seat}/favour/{box.favour_ids[kind]}"
        return words("option-use", favour=names.favour(box, kind)), address, text
    entry = option - box.first_entry
    args: dict[str, Argument] = {"n": box.limits.privileges_per_activation}
    if entry == ids.SEAT_CUSTOMER:
        args["customer"] = waiting_customer(state)
    addresses = {
        ids.SEAT_CUSTOMER: "turn/customer",
        ids.ACTIVATE_WITH_PRIVILEGES: f"mat/{seat}/privileges",
        ids.ACTIVATE_WITH_HERALD: "turn/herald",
    }
    far = entry == ids.ACTIVATE_LOCAL and state.turn.influence
    name = "activate_with_influence" if far else MENU[entry]
    return Words(f"option-take_turn-{name}", args), addresses.get(entry), None


def describe_people(state: Taverna, question: int, option: int) -> Said:
    """A people, by its track."""
    address = f"track/{PEOPLE_IDS[option]}"
    if question in (ids.CHOOSE_KING_PEOPLE, ids.CHOOSE_QUEEN_PEOPLE):
        return names.people(option), address, None
    left = words("tiles-left", n=state.supply[option])
    return names.one_of(option), address, left


def table_address(identity: str) -> str:
    """`tavern/orc_tavern/table/2`."""
    tavern_id, place = names.split(identity)
    return f"tavern/{tavern_id}/table/{place}"


def deed_address(identity: str) -> str:
    """`tavern/orc_tavern/deed/2`."""
    tavern_id, place = names.split(identity)
    return f"tavern/{tavern_id}/deed/{place}"


def describe_table(state: Taverna, seat: int, planned: int, option: int) -> Said:
    """A table, who sits there, and what the choice brings."""
    question, first = kind_of(planned), first_of(planned)
    said = names.table(state.box, option)
    sitting = state.people_at(option)
    if sitting != ids.NOTHING:
        said = words("table-with", table=said, people=names.one_of(sitting))
    effect = None
    if question == ids.CHOOSE_TABLE:
        effect = forecast.seating(state, seat, option)
    elif question == ids.CHOOSE_MOVED_TABLE:
        effect = forecast.moving(state, seat, first, option)
    elif question == ids.CHOOSE_SWAP_SECOND:
        effect = forecast.swapping(state, seat, first, option)
    return said, table_address(state.box.table_ids[option]), effect


def describe_count(state: Taverna, planned: int, option: int) -> Said:
    """How many favours or levels, and for how much."""
    court, dignitary = state.box.court, first_of(planned)
    n = court.offer_n[court.offers_from[dignitary] + option]
    message = f"option-{DECISIONS[kind_of(planned)]}"
    address = f"dignitary/{DIGNITARY_IDS[dignitary]}"
    return words(message, n=n), address, forecast.offer(state, dignitary, option)


def favour_waits(state: Taverna, seat: int, kind: int) -> bool:
    """Whether a favour that is taken in the own turn can be used in the next one at best. [7.7]"""
    if seat != state.active():
        return False
    missed = state.box.favours.when[kind] == ids.WAITING and state.turn.phase == ids.SEATED
    return missed or has(state.turn.favours_used, kind)


def describe_card(state: Taverna, seat: int, planned: int, option: int) -> Said:
    """A spell, a favour, or one of the two customers of a card."""
    box, question = state.box, kind_of(planned)
    if question == ids.CHOOSE_FAVOUR:
        notes = names.favour_text(favour_view(box, option))
        notes += (words("favour-later"),) if favour_waits(state, seat, option) else ()
        return names.favour(box, option), f"favour/{box.favour_ids[option]}", join(notes)
    if question == ids.CHOOSE_CUSTOMER:
        place = 2 * first_of(planned) + option
        people, symbol = box.guests.people[place], box.guests.symbol[place]
        said = names.customer(PEOPLE_IDS[people], [SYMBOL_IDS[symbol]])
        return said, "turn/customer", words("tiles-left", n=state.supply[people])
    if question == ids.REACT and option == ids.PASS:
        return words("option-react-pass"), None, None
    kind = option - ids.FIRST_REACTION if question == ids.REACT else option
    address = f"mat/{seat}/spell/{box.spell_ids[kind]}"
    if question == ids.REACT:
        text = join(names.reaction_text(spell_view(box, kind)))
        return words("option-cast", spell=names.spell(box, kind)), address, text
    gain = words("gain-coins", coins=box.limits.spell_sale_coins)
    return names.spell(box, kind), address, gain


def describe_thing(state: Taverna, seat: int, planned: int, option: int) -> Said:
    """A dignitary, guild tokens, a track, a symbol, a spot, a victim or a royal scoring."""
    question, first = kind_of(planned), first_of(planned)
    if question in (ids.CHOOSE_DIGNITARY, ids.CHOOSE_MOVED_DIGNITARY):
        where = words("stands-in", tavern=names.tavern(state.stands[option]))
        return names.dignitary(option), f"dignitary/{DIGNITARY_IDS[option]}", where
    if question == ids.CHOOSE_GUILD_TOKENS:
        said = join(names.symbol(symbol) for symbol in TOKEN_SETS[option])
        address = f"tavern/{TAVERN_IDS[second_of(planned)]}"
        if len(TOKEN_SETS[option]) == 1:
            address += f"/sign/{SYMBOL_IDS[option]}"
        return said, address, forecast.tokens(state, first, option)
    if question == ids.CHOOSE_TRACK:
        gain = forecast.level_gain(state, seat, option)
        return names.people(option), f"track/{PEOPLE_IDS[option]}", gain
    if question == ids.CHOOSE_SYMBOL:
        effect = words(f"symbol-note-{SYMBOL_IDS[option]}")
        return names.symbol(option), "turn/customer", effect
    if question == ids.CHOOSE_GUILD_SPOT:
        tavern, symbol = divmod(option, ids.SIGNS)
        said = words("spot-name", tavern=names.tavern(tavern), symbol=names.symbol(symbol))
        address = f"tavern/{TAVERN_IDS[tavern]}/sign/{SYMBOL_IDS[symbol]}"
        return said, address, words("gain-points", points=first)
    if question == ids.CHOOSE_VICTIM:
        taken = min(first, state.mats[option].coins)
        said = words("option-victim", seat=SeatName(option))
        return said, f"mat/{option}", words("gain-coins", coins=taken)
    gain = forecast.scoring(state, seat, option)
    return names.scoring(option), f"castle/{SCORING_IDS[option]}", gain
