"""What happened, in words. UNKNOWN stands for what the reader may not know."""

from __future__ import annotations

from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.core.words import SeatName, Words
from stammtisch.games.histrio.components.vocabulary import GENRES
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.rules.mood import side, space
from stammtisch.games.histrio.telling.names import card_name, city_name, genre_name, request_name

# what the numbers of each event mean, in order; 'skip' is for animation only
MEANINGS: dict[int, tuple[str, tuple[str, ...]]] = {
    ids.E_DEALT: ("dealt", ("city", "card")),
    ids.E_TOSSED: ("tossed", ("genre",)),
    ids.E_ROUND_BEGAN: ("round", ("season", "round", "seat")),
    ids.E_USED: ("used", ("seat", "entertainer")),
    ids.E_GUARDED: ("guarded", ("seat", "city")),
    ids.E_CHOSE_TRAVEL: ("chose", ("seat",)),
    ids.E_REVEALED: ("revealed", ("seat", "city", "number")),
    ids.E_FRIEND_REVEALED: ("friend-revealed", ("seat", "city")),
    ids.E_CHANGED_COURSE: ("changed-course", ("seat", "from", "city")),
    ids.E_MARKED: ("marked", ("seat", "city")),
    ids.E_SWAPPED_ROWS: ("swapped", ("seat", "from", "city")),
    ids.E_RETURNED_TRAVEL: ("returned-travel", ("seat", "number")),
    ids.E_TOOK_COINS: ("took-coins", ("seat", "number")),
    ids.E_STOLE: ("stole", ("seat", "victim", "number")),
    ids.E_PLACED_IMPRESARIO: ("placed", ("seat",)),
    ids.E_STAGE_PAID: ("stage-paid", ("seat", "number")),
    ids.E_PAID_FEE: ("paid-fee", ("seat", "number", "card")),
    ids.E_LOST_ACTOR: ("lost-actor", ("seat", "card")),
    ids.E_ARRIVED_ALONE: ("arrived", ("seat", "city", "number", "cards")),
    ids.E_MET: ("met", ("seat", "card")),
    ids.E_SENT_TO_COURT: ("court", ("seat", "card")),
    ids.E_NEEDLE_MOVED: ("needle", ("skip", "needle")),
    ids.E_MOOD_CHANGED: ("mood", ("genre",)),
    ids.E_SHARED: ("shared", ("city", "number")),
    ids.E_DISCARDED_ROW: ("discarded-row", ("city",)),
    ids.E_FRIEND_ALONE: ("friend-alone", ("seat", "city", "number")),
    ids.E_DREW_REQUEST: ("drew", ("seat", "request")),
    ids.E_DISCARDED_REQUEST: ("discarded", ("seat", "request")),
    ids.E_RESHUFFLED_REQUESTS: ("reshuffled", ()),
    ids.E_FRIEND_RESHUFFLED: ("friend-reshuffled", ("seat",)),
    ids.E_FESTIVAL_BEGAN: ("festival", ("season", "genre")),
    ids.E_TOOK_ROLE: ("role", ("seat", "genre")),
    ids.E_PAID_ACTORS: ("paid-actors", ("seat", "number")),
    ids.E_PAID_SHOW: ("paid-show", ("seat", "number", "best")),
    ids.E_ANSWERED_REQUEST: ("answered", ("seat",)),
    ids.E_SHOWED_REQUEST: ("showed", ("seat", "request", "number")),
    ids.E_REQUEST_PAID_AGAIN: ("paid-again", ("seat", "request", "number")),
    ids.E_SEASON_BEGAN: ("season", ("season",)),
    ids.E_ENDED: ("ended", ()),
    ids.E_FRIEND_DREW: ("friend-drew", ("seat", "city")),
    ids.E_JOINED: ("joined", ("seat", "card")),
    ids.E_GAINED_ENTERTAINER: ("gained", ("seat", "entertainer")),
    ids.E_LAID_DOWN: ("laid-down", ("seat", "number")),
    ids.E_FRIEND_LAID_DOWN: ("friend-laid-down", ("seat",)),
    ids.E_ANCHORED: ("anchored", ("city",)),
    ids.E_ENCOUNTERS_ENDED: ("encounters-ended", ()),
}
SILENT = frozenset(
    {
        ids.E_MET,
        ids.E_DISCARDED_ROW,
        ids.E_ANSWERED_REQUEST,
        ids.E_JOINED,
        ids.E_CHOSE_TRAVEL,
        ids.E_LAID_DOWN,
        ids.E_FRIEND_LAID_DOWN,
        ids.E_ANCHORED,
        ids.E_ENCOUNTERS_ENDED,
    }
)  # seen on the table, too small for the log


def tell(box: Box, event: Event) -> Words | None:
    """The log line of an event, or None for what the log passes over."""
    if event.kind in SILENT or (event.kind == ids.E_PAID_ACTORS and event.b == 0):
        return None
    name, meanings = MEANINGS[event.kind]
    said: dict[str, int | str | Words | SeatName | list[Words]] = {}
    numbers = (event.a, event.b, event.c, event.d, event.e)
    hidden = False
    for place, (meaning, number) in enumerate(zip(meanings, numbers, strict=False)):
        if number == UNKNOWN and event.secret >> place & 1:
            hidden = True
        elif meaning == "needle":
            said["genre"] = genre_name(GENRES[side(number)])
            said["space"] = space(number)
        elif meaning != "skip":
            said[meaning] = argument(box, meaning, number)
    return Words(f"event-{name}-hidden" if hidden else f"event-{name}", said)


def argument(box: Box, meaning: str, number: int) -> int | Words | SeatName:
    """One number of an event as an argument of its message."""
    if meaning in ("seat", "victim"):
        return SeatName(number)
    if meaning in ("city", "from"):
        return city_name(box, number)
    if meaning == "card":
        return card_name(box, number)
    if meaning == "entertainer":
        return card_name(box, box.actors + number)
    if meaning == "request":
        return request_name(box, number)
    if meaning == "genre":
        return genre_name(GENRES[number])
    if meaning == "season":
        return number + 1
    return number
