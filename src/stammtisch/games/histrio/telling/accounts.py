"""Every counter on the table, and what each event does to it: the log accounts for everything.

Keys that begin with `=` set a counter instead of adding to it; `*` stands for any one part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.core.bits import has
from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box
from stammtisch.games.histrio.telling.sights import FriendView, HistrioView, MatView

Changes = dict[str, int]


def counters(view: HistrioView) -> Changes:
    """Every counter that the viewer sees, of the table and of every troupe."""
    found = {
        "season": view.season,
        "round": view.round,
        "lead": view.lead,
        "needle": view.needle,
        "deck": view.deck,
        "discards": len(view.discards),
        "request_pile": view.request_pile,
        "request_discards": view.request_discards,
    }
    for city in view.cities:
        here = f"city/{city.number}"
        found[f"{here}/cards"] = len(city.row)
        found[f"{here}/waiting"] = len(city.waiting) + len(city.friends_waiting)
        found[f"{here}/guarded"] = int(city.guarded_by is not None)
        found[f"{here}/marked"] = int(city.marked_by is not None)
    for mat in view.mats:
        found |= {f"seat/{mat.seat}/{name}": number for name, number in mat_counters(mat).items()}
    for friend in view.friends:
        found |= friend_counters(friend)
    return found


def mat_counters(mat: MatView) -> Changes:
    """The counters of one troupe; its owner also sees which requests it holds."""
    found = {
        "ecus": mat.ecus,
        "hand": len(mat.hand),
        "shown": len(mat.shown),
        "played": len(mat.played),
        "company": len(mat.company),
        "ensemble": len(mat.ensemble),
        "comedy": mat.comedy,
        "tragedy": mat.tragedy,
        "entertainers": len(mat.entertainers),
        "used": sum(not card.ready for card in mat.entertainers),
        "impresarios": mat.impresarios,
        "on_stage": mat.on_stage,
        "requests": mat.request_count,
        "kept": len(mat.kept),
    }
    found |= {f"request/{request.id}": 1 for request in mat.requests or ()}
    found |= {f"discarded/{request}": 1 for request in mat.discarded or ()}
    return found


def friend_counters(friend: FriendView) -> Changes:
    """The travel cards of a friendly troupe."""
    here = f"friend/{friend.seat}"
    return {f"{here}/open": len(friend.open), f"{here}/played": len(friend.played)}


def at_first(box: Box, seats: int, variants: Mapping[str, str]) -> Changes:
    """What lies on the table before the first event."""
    found = {"season": 1, "needle": 0, "deck": box.cards, "request_pile": box.requests}
    for seat in range(seats):
        found[f"seat/{seat}/ecus"] = box.start_ecus
        found[f"seat/{seat}/hand"] = box.cities
        found[f"seat/{seat}/impresarios"] = box.impresarios
        if seats == 2:
            found[f"friend/{seat}/open"] = box.cities
    return found


def changes(box: Box, event: Event) -> Changes:
    """What an event, as it reached its viewer, does to the counters."""
    change = CHANGES.get(event.kind)
    return change(box, event) if change else {}


def purse(event: Event, number: int) -> Changes:
    """Ecus come to the seat of an event, or leave it."""
    return {f"seat/{event.a}/ecus": number}


def city(number: int) -> str:
    """The printed number of a city, as addresses have it."""
    return f"city/{number + 1}"


# -- travel --------------------------------------------------------------------------------------


def guarded(box: Box, event: Event) -> Changes:
    """Ox: the travel card is shown early."""
    change = {f"seat/{event.a}/hand": -1, f"seat/{event.a}/shown": 1}
    return change | {f"={city(event.b)}/guarded": 1}


def revealed(box: Box, event: Event) -> Changes:
    """A caravel sets sail: with a hand card, with a second one (Horse), or with the Ox's."""
    change = {f"{city(event.b)}/waiting": 1}
    if event.c != ids.SHOWN_BEFORE:
        change |= {f"seat/{event.a}/hand": -1, f"seat/{event.a}/shown": 1}
    if event.c == ids.SECOND_CARD:
        change[f"seat/{event.a}/used"] = 1
    return change


def changed_course(box: Box, event: Event) -> Changes:
    """Fox: the caravel waits elsewhere; hand and shown cards stay as many."""
    return {f"{city(event.b)}/waiting": -1, f"{city(event.c)}/waiting": 1}


def swapped(box: Box, event: Event) -> Changes:
    """Elephant: so many cards lie now in front of the two cities."""
    return {f"={city(event.b)}/cards": event.d, f"={city(event.c)}/cards": event.e}


def returned(box: Box, event: Event) -> Changes:
    """Travel cards come back to the hand."""
    return {f"seat/{event.a}/hand": event.b, f"seat/{event.a}/played": -event.b}


def laid_down(box: Box, event: Event) -> Changes:
    """Shown travel cards go to the played pile."""
    return {f"seat/{event.a}/shown": -event.b, f"seat/{event.a}/played": event.b}


# -- encounters ----------------------------------------------------------------------------------


def met(box: Box, event: Event) -> Changes:
    """A card leaves its row: actors come into the hand of the moment, alms are discarded."""
    change = {f"{city(event.c)}/cards": -1}
    if box.is_actor(event.b):
        change[f"seat/{event.a}/company"] = 1
    elif not box.is_entertainer(event.b):
        change["discards"] = 1
    return change


def left_company(box: Box, event: Event) -> Changes:
    """An actor goes to court, or away unpaid."""
    return {f"seat/{event.a}/company": -1, "discards": 1}


def joined(box: Box, event: Event) -> Changes:
    """An actor joins the ensemble, and its level one of the sums."""
    genre = "comedy" if box.genre[event.b] == ids.COMEDY else "tragedy"
    return {
        f"seat/{event.a}/company": -1,
        f"seat/{event.a}/ensemble": 1,
        f"seat/{event.a}/{genre}": box.level[event.b],
    }


def used(box: Box, event: Event) -> Changes:
    """An entertainer is turned sideways, if it is one of those."""
    return {f"seat/{event.a}/used": int(has(box.used_up, event.b))}


def placed(box: Box, event: Event) -> Changes:
    """An impresario goes on the stage."""
    return {f"seat/{event.a}/impresarios": -1, f"seat/{event.a}/on_stage": 1}


def mood_changed(box: Box, event: Event) -> Changes:
    """Every impresario goes home."""
    return {"=seat/*/on_stage": 0, "=seat/*/impresarios": box.impresarios}


def encounters_ended(box: Box, event: Event) -> Changes:
    """Guards and marks end."""
    return {"=city/*/guarded": 0, "=city/*/marked": 0}


# -- requests ------------------------------------------------------------------------------------


def drew(box: Box, event: Event) -> Changes:
    """A request comes into a hand."""
    change = {"request_pile": -1, f"seat/{event.a}/requests": 1}
    if event.b != UNKNOWN:
        change[f"seat/{event.a}/request/{box.request_ids[event.b]}"] = 1
    return change


def discarded(box: Box, event: Event) -> Changes:
    """A request goes face down to the discards."""
    change = {"request_discards": 1, f"seat/{event.a}/requests": -1}
    if event.b != UNKNOWN:
        change[f"seat/{event.a}/request/{box.request_ids[event.b]}"] = -1
        change[f"seat/{event.a}/discarded/{box.request_ids[event.b]}"] = 1
    return change


def reshuffled(box: Box, event: Event) -> Changes:
    """The discards become the pile, and nobody knows them any more."""
    return {"=request_discards": 0, "request_pile": event.a, "=seat/*/discarded/*": 0}


def showed(box: Box, event: Event) -> Changes:
    """A request is shown and paid; its owner knew it, to the others it was one of several."""
    change = {f"seat/{event.a}/requests": -1, f"seat/{event.a}/kept": 1}
    change[f"=seat/{event.a}/request/{box.request_ids[event.b]}"] = 0
    return change | purse(event, event.c)


# -- seasons -------------------------------------------------------------------------------------


def took_role(box: Box, event: Event) -> Changes:
    """The Chameleon counts for a genre."""
    genre = "comedy" if event.b == ids.COMEDY else "tragedy"
    return {f"seat/{event.a}/{genre}": event.c}


def tossed(box: Box, event: Event) -> Changes:
    """The coin says where the needle stands as a season begins."""
    return {"=needle": box.start_space if event.a == ids.COMEDY else 1 - box.start_space}


def season_began(box: Box, event: Event) -> Changes:
    """Actors leave, entertainers are ready, and a new deck is shuffled."""
    change = {f"=seat/*/{name}": 0 for name in ("ensemble", "comedy", "tragedy", "used")}
    return change | {"=season": event.a + 1, "=deck": event.b, "=discards": 0, "=city/*/cards": 0}


def round_began(box: Box, event: Event) -> Changes:
    """The round is counted, and the lead has passed on."""
    return {"=season": event.a + 1, "=round": event.b, "=lead": event.c}


def friend_reshuffled(box: Box, event: Event) -> Changes:
    """A friendly troupe begins its travel cards anew."""
    return {f"=friend/{event.a}/open": box.cities, f"=friend/{event.a}/played": 0}


CHANGES: dict[int, Callable[[Box, Event], Changes]] = {
    ids.E_DEALT: lambda box, event: {"deck": -1, f"{city(event.a)}/cards": 1},
    ids.E_TOSSED: tossed,
    ids.E_ROUND_BEGAN: round_began,
    ids.E_USED: used,
    ids.E_GUARDED: guarded,
    ids.E_REVEALED: revealed,
    ids.E_FRIEND_REVEALED: lambda box, event: {
        f"{city(event.b)}/waiting": 1,
        f"friend/{event.a}/open": -1,
    },
    ids.E_CHANGED_COURSE: changed_course,
    ids.E_MARKED: lambda box, event: {"=city/*/marked": 0, f"={city(event.b)}/marked": 1},
    ids.E_SWAPPED_ROWS: swapped,
    ids.E_RETURNED_TRAVEL: returned,
    ids.E_TOOK_COINS: lambda box, event: purse(event, event.b),
    ids.E_STOLE: lambda box, event: {
        f"seat/{event.a}/ecus": event.c,
        f"seat/{event.b}/ecus": -event.c,
    },
    ids.E_PLACED_IMPRESARIO: placed,
    ids.E_STAGE_PAID: lambda box, event: purse(event, event.b),
    ids.E_PAID_FEE: lambda box, event: purse(event, -event.b),
    ids.E_LOST_ACTOR: left_company,
    ids.E_MET: met,
    ids.E_SENT_TO_COURT: left_company,
    ids.E_NEEDLE_MOVED: lambda box, event: {"=needle": event.b},
    ids.E_MOOD_CHANGED: mood_changed,
    ids.E_DISCARDED_ROW: lambda box, event: {
        "discards": event.b,
        f"{city(event.a)}/cards": -event.b,
    },
    ids.E_DREW_REQUEST: drew,
    ids.E_DISCARDED_REQUEST: discarded,
    ids.E_RESHUFFLED_REQUESTS: reshuffled,
    ids.E_FRIEND_RESHUFFLED: friend_reshuffled,
    ids.E_TOOK_ROLE: took_role,
    ids.E_PAID_ACTORS: lambda box, event: purse(event, event.b),
    ids.E_PAID_SHOW: lambda box, event: purse(event, event.b),
    ids.E_SHOWED_REQUEST: showed,
    ids.E_REQUEST_PAID_AGAIN: lambda box, event: purse(event, event.c),
    ids.E_SEASON_BEGAN: season_began,
    ids.E_JOINED: joined,
    ids.E_GAINED_ENTERTAINER: lambda box, event: {f"seat/{event.a}/entertainers": 1},
    ids.E_LAID_DOWN: laid_down,
    ids.E_FRIEND_LAID_DOWN: lambda box, event: {f"friend/{event.a}/played": 1},
    ids.E_ANCHORED: lambda box, event: {f"={city(event.a)}/waiting": 0},
    ids.E_ENCOUNTERS_ENDED: encounters_ended,
}
