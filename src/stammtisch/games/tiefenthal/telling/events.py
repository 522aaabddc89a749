"""What happened, in words."""

from __future__ import annotations

from stammtisch.core.journal import Event
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.telling.names import card_name, side_name, space_name, tile_name
from stammtisch.games.tiefenthal.telling.view_mat import PLACES, faces

# what the numbers of each event mean, in order
MEANINGS: dict[int, tuple[str, tuple[str, ...]]] = {
    ids.OPENED: ("opened", ("seat",)),
    ids.CHOSE_START_CARD: ("chose-start-card", ("seat", "start")),
    ids.SHOWED_OUT: ("showed-out", ("seat", "card")),
    ids.EVENING_CAME: ("evening", ("number",)),
    ids.GAINED_CARD: ("gained-card", ("seat", "card")),
    ids.GAINED_NOBLES: ("gained-nobles", ("seat", "number")),
    ids.GAINED_SCHNAPPS: ("gained-schnapps", ("seat", "number")),
    ids.GAINED_COUNTER_GUESTS: ("gained-counter-guests", ("seat", "number")),
    ids.GAINED_DUCATS: ("gained-ducats", ("seat", "number")),
    ids.GAINED_BEER: ("gained-beer", ("seat", "number")),
    ids.ROLLED_OWN_DIE: ("rolled-own", ("seat", "face")),
    ids.HIRED: ("hired", ("seat", "side")),
    ids.FLIPPED: ("flipped", ("seat", "tile", "ducats", "cards")),
    ids.LEFT_UPGRADE: ("left-upgrade", ("seat",)),
    ids.TURNED_UP: ("turned-up", ("seat", "card")),
    ids.SHUFFLED: ("shuffled", ("seat", "number")),
    ids.REDREW: ("redrew", ("seat", "number")),
    ids.ROLLED_WHITE_DICE: ("rolled-white", ("seat", "dice")),
    ids.DRAFTED: ("drafted", ("seat", "face")),
    ids.COASTERS_MOVED: ("coasters", ()),
    ids.TURNED_DICE: ("turned-dice", ("seat", "number")),
    ids.LAID_PLAN: ("laid-plan", ("seat", "number")),
    ids.TURN_BEGAN: ("turn-began", ("seat", "ducats", "beer")),
    ids.COUNTED_REPUTATION: ("counted-reputation", ("seat", "ducats", "beer", "number")),
    ids.ROSE: ("rose", ("seat", "number", "space-number")),
    ids.FELL_BACK: ("fell-back", ("seat", "number", "space-number")),
    ids.MERCHANTS_CAME: ("merchants", ("seat", "number")),
    ids.SERVED: ("served", ("seat", "face", "table", "card", "ducats")),
    ids.USED_DIE: ("used", ("seat", "face", "space", "number")),
    ids.WASHED: ("washed", ("seat", "number")),
    ids.BOUGHT: ("bought", ("seat", "card", "ducats")),
    ids.RECRUITED: ("recruited", ("seat", "card", "beer")),
    ids.REFILLED: ("refilled", ("place", "card")),
    ids.BOUGHT_NOBLES: ("bought-nobles", ("seat", "number", "beer")),
    ids.ENTERTAINED: ("entertained", ("seat", "side", "number")),
    ids.DECLINED: ("declined", ("seat", "card")),
    ids.REMOVED: ("removed", ("seat", "card")),
    ids.SIGNED: ("signed", ("seat", "column", "number")),
    ids.SIGNATURE_LAPSED: ("signature-lapsed", ("seat", "column")),
    ids.COMPLETED_ROW: ("completed-row", ("seat", "number")),
    ids.SENT_COUNTER_GUEST_OFF: ("sent-counter-guest", ("seat",)),
    ids.SANG: ("sang", ("seat",)),
    ids.WALKED: ("walked", ("seat", "number", "space-number")),
    ids.STOWED: ("stowed", ("seat", "ducats", "beer", "lost-ducats", "lost-beer")),
    ids.RETURNED_SCHNAPPS: ("returned-schnapps", ("seat", "number")),
    ids.CALLED_ENCORE: ("encore", ("seat", "card")),
    ids.CLOSED: ("closed", ("number",)),
    ids.GAME_ENDED: ("ended", ()),
    ids.TOOK_GUEST_3: ("took-guest", ("seat", "card")),
}
SILENT = frozenset({ids.COASTERS_MOVED, ids.LAID_PLAN})  # seen on the table, too small for the log


def tell(box: Box, event: Event) -> Words | None:
    """The log line of an event, or None for what the log passes over."""
    if event.kind in SILENT:
        return None
    name, meanings = MEANINGS[event.kind]
    numbers = (event.a, event.b, event.c, event.d, event.e)
    said = {
        meaning: argument(box, meaning, number)
        for meaning, number in zip(meanings, numbers, strict=False)
    }
    if event.kind == ids.USED_DIE:
        name = f"used-{('cashbox', 'barrel', 'supply', 'monk')[event.c]}"
    if event.kind == ids.STOWED and event.d == 0 and event.e == 0:
        name = "stowed-all"
    return Words(f"event-{name}", {key: value for key, value in said.items() if value is not None})


def argument(box: Box, meaning: str, number: int) -> int | Words | SeatName | list[Words]:
    """One number of an event as an argument of its message."""
    if meaning == "seat":
        return SeatName(number)
    if meaning == "card":
        return card_name(box, number)
    if meaning == "start":
        return words(f"start-{box.start_card_ids[number]}", name=box.start_card_ids[number])
    if meaning == "tile":
        return tile_name(box.tile_ids[number])
    if meaning == "side":
        return side_name(box.side_ids[number])
    if meaning == "space":
        return space_name(number)
    if meaning == "dice":
        return [words("die", face=face) for face in faces(number)]
    if meaning == "face":
        return words("die", face=number)
    if meaning == "place":
        return words(f"place-{PLACES[number]}")
    if meaning == "column":
        return words(f"column-{box.column_ids[number]}", name=box.column_ids[number])
    return number
