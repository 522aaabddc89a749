"""What happened, in words. UNKNOWN stands for what the reader may not know."""

from __future__ import annotations

from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.core.words import Argument, SeatName, Words
from stammtisch.games.taverna.components.reader import Boxes
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.telling import names

# the message of each event and what its numbers mean, in order
MEANINGS: dict[int, tuple[str, tuple[str, ...]]] = {
    ids.CHOSE_KING: ("chose-king", ("seat", "people")),
    ids.CHOSE_QUEEN: ("chose-queen", ("seat", "people")),
    ids.BOUGHT_DEED: ("bought-deed", ("seat", "deed", "coins", "points")),
    ids.TOOK_OVER: ("took-over", ("seat", "deed", "coins", "victim", "share")),
    ids.TURN_BEGAN: ("turn-began", ("seat", "round")),
    ids.PICKED_CARD: ("picked-card", ("seat", "card")),
    ids.CUSTOMER_WAITS: ("customer-waits", ("seat", "one", "symbol")),
    ids.SEATED_CUSTOMER: ("seated", ("seat", "one", "table")),
    ids.REPLACED_CUSTOMER: ("replaced", ("seat", "one", "table", "other")),
    ids.ROSE: ("rose", ("seat", "people", "level")),
    ids.WAS_BLOCKED: ("was-blocked", ("seat", "people")),
    ids.TOOK_TAVERN_PRIVILEGE: ("took-privilege", ("seat", "tavern")),
    ids.RECEIVED_INCOME: ("income", ("seat", "tavern", "coins")),
    ids.FEASTED: ("feasted", ("seat", "coins")),
    ids.GAINED_INFLUENCE: ("influence", ("seat",)),
    ids.DREW_SPELL: ("drew-spell", ("seat", "spell")),
    ids.FOUND_NO_SPELL: ("found-no-spell", ("seat",)),
    ids.WAS_CURSED: ("cursed", ("seat", "coins")),
    ids.SHUFFLED_SPELLS: ("shuffled", ("coins",)),
    ids.GAINED_COINS: ("gained-coins", ("seat", "coins")),
    ids.GAINED_POINTS: ("gained-points", ("seat", "points")),
    ids.GAINED_PRIVILEGES: ("gained-privileges", ("seat", "n")),
    ids.PAID_PRIVILEGES: ("paid-privileges", ("seat", "n")),
    ids.DIGNITARY_WALKED: ("walked", ("seat", "dignitary", "from", "tavern")),
    ids.DIGNITARY_BLOWN: ("blown", ("seat", "dignitary", "from", "tavern")),
    ids.PLACED_TOKEN: ("placed-token", ("seat", "tavern", "symbol", "points")),
    ids.TOOK_FAVOUR: ("took-favour", ("seat", "favour")),
    ids.FAVOUR_REVEALED: ("favour-revealed", ("favour",)),
    ids.USED_FAVOUR: ("used-favour", ("seat", "favour")),
    ids.ANNOUNCED_SPELL: ("announced", ("seat", "spell", "coins")),
    ids.CAST_SPELL: ("cast", ("seat", "spell")),
    ids.REACTED: ("reacted", ("seat", "spell", "coins")),
    ids.WAS_COUNTERED: ("countered", ("seat", "spell")),
    ids.SOLD_SPELL: ("sold", ("seat", "coins", "spell")),
    ids.MOVED_CUSTOMER: ("moved", ("seat", "one", "from-table", "table")),
    ids.SWAPPED_CUSTOMERS: ("swapped", ("seat", "one", "table", "other", "from-table")),
    ids.STOLE_COINS: ("stole", ("seat", "victim", "coins")),
    ids.CHANGED_PEOPLE: ("changed-people", ("seat", "one")),
    ids.CHANGED_SYMBOL: ("changed-symbol", ("seat", "old", "symbol")),
    ids.ADDED_SYMBOL: ("added-symbol", ("seat", "symbol")),
    ids.TABLES_MATCH: ("tables-match", ("seat",)),
    ids.ALL_SYMBOLS_WORK: ("all-symbols", ("seat",)),
    ids.MAY_CAST_AGAIN: ("may-cast-again", ("seat",)),
    ids.HERALD_READY: ("herald", ("seat",)),
    ids.CUSTOMER_REVEALED: ("customer-revealed", ("card",)),
    ids.EXCHANGED: ("exchanged", ("seat", "coins", "points")),
    ids.ROYAL_ORDER: ("royal-order", ("seat", "place", "people")),
    ids.SCORED_ROYALTY: ("scored-royalty", ("seat", "scoring", "points")),
    ids.SCORED_PEOPLES: ("scored-peoples", ("seat", "points")),
    ids.PAID_DIGNITARY: ("paid-dignitary", ("seat", "dignitary", "coins")),
    ids.DIGNITARY_STANDS: ("stands", ("dignitary", "tavern")),
}
SILENT = frozenset({ids.CAST_SPELL})  # announced a moment before, and the effects follow


def tell(boxes: Boxes, event: Event) -> Words | None:
    """The log line of an event, or None for what the log passes over."""
    if event.kind in SILENT or (event.kind == ids.GAINED_PRIVILEGES and event.b == 0):
        return None
    if event.kind == ids.CHOSE_KING and event.a == ids.NOBODY:
        return Words("event-king-by-card", {"people": names.people(event.b)})
    name, meanings = MEANINGS[event.kind]
    said: dict[str, Argument] = {}
    numbers = (event.a, event.b, event.c, event.d, event.e)
    hidden = False
    for place, (meaning, number) in enumerate(zip(meanings, numbers, strict=False)):
        if number == UNKNOWN and event.secret >> place & 1:
            hidden = True
        else:
            said[meaning] = argument(boxes, meaning, number)
    return Words(f"event-{name}-hidden" if hidden else f"event-{name}", said)


def argument(boxes: Boxes, meaning: str, number: int) -> Argument:
    """One number of an event as an argument of its message."""
    box = boxes.any
    if meaning in ("seat", "victim"):
        return SeatName(number)
    if meaning in ("one", "other"):
        return names.one_of(number)
    if meaning in ("symbol", "old"):
        return names.symbol(number)
    if meaning in ("tavern", "from"):
        return names.tavern(number)
    if meaning in ("table", "from-table"):
        return place_name(box.table_ids[number], "table-short")
    if meaning == "deed":
        return place_name(box.deed_ids[number], "deed-name")
    return component(box, meaning, number)


def place_name(identity: str, message: str) -> Words:
    """A table or deed by its tavern and number, the same on both board sides."""
    tavern_id, place = names.split(identity)
    return Words(message, {"tavern": Words(f"tavern-{tavern_id}"), "place": place})


def component(box: Box, meaning: str, number: int) -> Argument:
    """A people, card, spell, favour, dignitary or scoring by name; anything else as a number."""
    if meaning == "people":
        return names.people(number)
    if meaning == "card":
        return names.card(box, number)
    if meaning == "spell":
        return names.spell(box, number)
    if meaning == "favour":
        return names.favour(box, number)
    if meaning == "dignitary":
        return names.dignitary(number)
    if meaning == "scoring":
        return names.scoring(number)
    return number
