"""What the forecasts of Crossroads Inn promise, in the counters of telling/accounts.py."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.words import JOINTS, SeatName, Words

Promise = dict[str, int]
# a special action may change everything that comes after it
UNCERTAIN = ("forecast-special", "forecast-first")


def name(said: Words, argument: str, kind: str) -> str:
    """Which group or gossip an argument names: `group-nobles` is nobles."""
    thing = said.args[argument]
    assert isinstance(thing, Words)
    assert thing.id.startswith(f"{kind}-")
    return thing.id.removeprefix(f"{kind}-")


def number(said: Words, argument: str) -> int:
    found = said.args[argument]
    assert isinstance(found, int)
    return found


def gossips(said: Words, argument: str, sign: int) -> Promise:
    """So many gossips of a type, won or spent."""
    thing = said.args[argument]
    assert isinstance(thing, Words)
    return {f"own/gossip/{name(said, argument, 'gossips')}": sign * number(thing, "n")}


def owner(said: Words) -> str:
    seat = said.args["seat"]
    assert isinstance(seat, SeatName)
    return f"seat/{seat.seat}"


def moved(said: list[Words]) -> Promise | None:
    """A token goes to a space, and what is missing below 0 costs its owner Prestige."""
    (move,) = [part for part in said if part.id == "forecast-move"]
    if "seat" not in move.args:
        return None  # a guest who is made welcome comes with the next answer
    promise = {f"={owner(move)}/group/{name(move, 'group', 'group')}": number(move, "after")}
    lost = sum(number(part, "n") for part in said if part.id == "effect-prestige-minus")
    return promise | {f"{owner(move)}/prestige": -lost}


def collected(said: Words) -> Promise:
    bonus = said.args["bonus"]
    assert isinstance(bonus, Words)
    if bonus.id == "effect-guldens":
        return {"own/chest": number(bonus, "n"), "own/marks": 3}
    return gossips(said, "bonus", 1) | {"own/marks": 3}


PROMISES: dict[str, Callable[[Words], Promise]] = {
    "option-pay-guldens-left": lambda said: {"=own/pouch": number(said, "left")},
    "option-pay-gossip-left": lambda said: {
        f"=own/gossip/{name(said, 'gossip', 'gossip')}": number(said, "left")
    },
    "option-gossip_action-0": lambda said: {"own/pouch": number(said, "number")},
    "price-gossip": lambda said: gossips(said, "gossips", -1),
    "option-replacement": lambda said: {"own/hand": 1},
}


def listed(said: Words) -> list[Words]:
    """The parts of a list, also of one in a list."""
    if said.id not in JOINTS:
        return [said]
    parts = said.args["items"]
    assert isinstance(parts, list)
    return [inner for part in parts for inner in listed(part)]


def promised(said: Words) -> Promise | None:
    """The changes that words promise without a condition; None where they promise none."""
    parts = listed(said)
    kinds = [part.id for part in parts]
    if any(kind in UNCERTAIN for kind in kinds):
        return None
    if "forecast-move" in kinds:
        return moved(parts)
    if kinds == ["forecast-collector"]:
        return collected(parts[0])
    return PROMISES[said.id](said) if said.id in PROMISES else None
