"""What each of Histrio's reasons claims, read from the state itself."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import has, members
from stammtisch.core.words import SeatName, Words
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.conditions import met
from stammtisch.games.histrio.rules.entertainers import elephant_first, legal_uses
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.telling.decisions import DECISIONS, WINDOWS

Predicate = Callable[[Histrio, int, str, Words], bool]
WINDOW_NUMBERS = {"before_travel": 0, "with_travel_choice": 1, "after_reveal": 2}
WINDOW_NUMBERS |= {"after_encounters": 3, "season_end": 4}


def asked(state: Histrio, seat: int) -> str:
    """The question that the seat is asked, or nothing."""
    return DECISIONS[state.kind(seat)] if has(state.awaited(), seat) else ""


def city(address: str) -> int:
    return int(address.split("/")[1]) - 1


def entertainer(state: Histrio, address: str) -> int:
    """The number of the entertainer at an address."""
    return state.box.card_ids.index(address.split("/")[3]) - state.box.actors


def plays_a_role(state: Histrio, address: str) -> bool:
    return has(state.box.with_effect[ids.COUNT_AS_LEVEL], entertainer(state, address))


def there_is(state: Histrio, address: str) -> bool:
    """Whether an address names a city, a mat or a card that lies there."""
    kind, *rest = address.split("/")
    if kind == "city":
        return rest[0].isdigit() and 1 <= int(rest[0]) <= state.box.cities
    if kind != "mat":
        return True
    if int(rest[0]) >= state.seats:
        return False
    if rest[1:2] == ["entertainer"] and len(rest) > 2:
        return has(state.mats[int(rest[0])].entertainers, entertainer(state, address))
    return True


def other_question(state: Histrio, seat: int, address: str, said: Words) -> bool:
    """The question is another one: nothing that it offers is of the address's kind."""
    question = said.args["question"]
    assert isinstance(question, Words)
    return bool(question.id == f"prompt-short-{asked(state, seat)}")


def guarded(state: Histrio, seat: int, address: str, said: Words) -> bool:
    guard = said.args["seat"]
    assert isinstance(guard, SeatName)
    return state.guarded == city(address) and state.guard == guard.seat != seat


def not_its_moment(state: Histrio, seat: int, address: str, said: Words) -> bool:
    """The window that is named is the card's, and it is not the one that is open."""
    window = said.args["window"]
    assert isinstance(window, Words)
    number = WINDOW_NUMBERS[window.id.removeprefix("window-")]
    ready = has(state.mats[seat].ready(), entertainer(state, address))
    question = asked(state, seat)
    open_now = question in WINDOWS and WINDOW_NUMBERS[question] == number
    open_now |= question == "chameleon_role" and plays_a_role(state, address)
    return ready and state.box.window[entertainer(state, address)] == number and not open_now


def no_use(state: Histrio, seat: int, address: str, said: Words) -> bool:
    """Its window is open, and yet it cannot be used."""
    window = state.next_step() // ids.STEP
    return not has(legal_uses(state, seat, window), entertainer(state, address))


def not_met(state: Histrio, seat: int, address: str, said: Words) -> bool:
    request = state.box.request_ids.index(address.split("/")[3])
    return has(state.mats[seat].requests, request) and not met(state, seat, request)


def not_shared(state: Histrio, seat: int, address: str, said: Words) -> bool:
    here = city(address)
    troupes = len(members(state.sailors(here))) + state.friends_at(here)
    return not has(state.mats[seat].sailing, here) or troupes < 2


def few_cards(state: Histrio, seat: int, address: str, said: Words) -> bool:
    mat = state.mats[seat]
    return len(members(mat.hand | mat.shown)) < state.box.second_city_hand == said.args["number"]


CONDITIONS: dict[str, Predicate] = {
    "why-over": lambda state, seat, address, said: state.awaited() == 0,
    "why-not-asked": lambda state, seat, address, said: not has(state.awaited(), seat),
    "why-other-question": other_question,
    "why-no-such-place": lambda state, seat, address, said: not there_is(state, address),
    "why-card-played": lambda state, seat, address, said: has(
        state.mats[seat].played, city(address)
    ),
    "why-card-shown": lambda state, seat, address, said: (
        not has(state.mats[seat].hand, city(address)) and has(state.mats[seat].shown, city(address))
    ),
    "why-card-picked": lambda state, seat, address, said: state.mats[seat].pick == city(address),
    "why-guarded": guarded,
    "why-not-shared": not_shared,
    "why-empty-row": lambda state, seat, address, said: state.rows[city(address)] == 0,
    "why-not-there": lambda state, seat, address, said: (
        not has(state.mats[seat].sailing, city(address))
        or (state.bear == seat and state.marked == city(address))
    ),
    "why-no-swap": lambda state, seat, address, said: (
        asked(state, seat) == "elephant_second"
        or not has(elephant_first(state, seat), city(address))
    ),
    "why-yourself": lambda state, seat, address, said: address == f"mat/{seat}",
    "why-nothing-to-steal": lambda state, seat, address, said: (
        state.mats[int(address.split("/")[1])].ecus == 0
    ),
    "why-not-yours": lambda state, seat, address, said: address.split("/")[1] != str(seat),
    "why-used": lambda state, seat, address, said: (
        has(state.mats[seat].used, entertainer(state, address)) and state.season == 0
    ),
    "why-used-last": lambda state, seat, address, said: (
        has(state.mats[seat].used, entertainer(state, address)) and state.season == 1
    ),
    "why-not-its-moment": not_its_moment,
    "why-chameleon_role": lambda state, seat, address, said: (
        asked(state, seat) == "chameleon_role" and plays_a_role(state, address)
    ),
    "why-choose_travel": lambda state, seat, address, said: asked(state, seat) == "choose_travel",
    "why-choose_second_city": lambda state, seat, address, said: (
        asked(state, seat) == "choose_second_city"
    ),
    "why-few-cards": few_cards,
    "why-no-use": no_use,
    "why-not-met": not_met,
}
