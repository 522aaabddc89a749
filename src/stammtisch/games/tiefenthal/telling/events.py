"""What happened, in words."""

from __future__ import annotations

from stammtisch.core.journal import Event
from stammtisch.core.words import Argument, SeatName, Words, words
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.reputation import BOOK_TRACK
from stammtisch.games.tiefenthal.telling.names import (
    card_name,
    reputation_words,
    side_name,
    tile_name,
)
from stammtisch.games.tiefenthal.telling.view_cards import effect_views
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
    ids.ROSE: ("rose", ("seat", "number", "", "space")),
    ids.FELL_BACK: ("fell-back", ("seat", "number", "", "space")),
    ids.MERCHANTS_CAME: ("merchants", ("seat", "number")),
    ids.SERVED: ("served", ("seat", "face", "table", "card", "ducats")),
    ids.USED_DIE: ("used", ("seat", "face", "", "number")),
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
    ids.CALLED_ENCORE: ("encore", ("seat", "card", "number")),
    ids.CLOSED: ("closed", ("number", "seat")),
    ids.GAME_ENDED: ("ended", ()),
    ids.TOOK_GUEST_3: ("took-guest", ("seat", "card")),
    ids.SCHNAPPS_WENT_BACK: ("schnapps-back", ("seat", "number")),
    ids.NOBLES_WENT_BACK: ("nobles-back", ("seat", "number")),
    ids.LET_STEPS_LAPSE: ("steps-lapsed", ("seat", "number")),
    ids.LAID_SIGNATURE: ("laid-signature", ("place",)),
    ids.CLEARED: ("cleared", ("seat", "number")),
    ids.COASTER_CAME: ("coaster", ("seat", "dice")),
    ids.TURNED_DIE: ("turned-die", ("seat", "face", "to", "number")),
}
SILENT = frozenset(  # seen on the table, too small for the log
    {
        ids.COASTERS_MOVED,
        ids.LAID_PLAN,
        ids.LAID_SIGNATURE,
        ids.CLEARED,
        ids.COASTER_CAME,
    }
)


def tell(box: Box, event: Event) -> Words | None:
    """The log line of an event, or None for what the log passes over."""
    if event.kind in SILENT:
        return None
    name, meanings = MEANINGS[event.kind]
    numbers = (event.a, event.b, event.c, event.d, event.e)
    said = {
        meaning: argument(box, meaning, number)
        for meaning, number in zip(meanings, numbers, strict=False)
        if meaning
    }
    return Words(f"event-{form(event) or name}", said)


def form(event: Event) -> str:
    """The message of an event that has more than one."""
    if event.kind == ids.USED_DIE:
        return f"used-{SPACES[event.c]}"
    if event.kind == ids.STOWED and event.d == 0 and event.e == 0:
        return "stowed-all"
    if event.kind == ids.GAINED_DUCATS and event.c == 1:
        return "stored-ducats"
    if event.kind == ids.GAINED_BEER and event.c == 1:
        return "stored-beer"
    if event.kind == ids.CLOSED and event.b == ids.NOBODY:
        return "closed-last"
    return ""


def argument(box: Box, meaning: str, number: int) -> Argument:
    """One number of an event as an argument of its message."""
    if meaning == "space":  # a place in the tables of the reputation track
        effects = effect_views(box, box.reputation_bonus[number])
        host = number % BOOK_TRACK == 0
        return words("rep-host") if host else reputation_words(effects, box.reputation_vp[number])
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
    if meaning == "dice":
        return [words("die", face=face) for face in faces(number)]
    if meaning in ("face", "to"):
        return words("die", face=number)
    if meaning == "place":
        return words(f"place-{PLACES[number]}")
    if meaning == "column":
        return words(f"column-{box.column_ids[number]}", name=box.column_ids[number])
    return number
