"""What Tiefenthal's choices promise without a condition, as changes of counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.core.words import Words

Promise = dict[str, int] | None


def promised(said: Words) -> Promise:
    """The counters that a choice says it changes; None where it says nothing measurable.

    Steps on a track are left out (they run round, and their bonuses ask further questions), and so
    is what other seats' answers must wait for.
    """
    promise = PROMISES.get(said.id)
    return promise(said.args) if promise else None


def number(args: dict[str, Any], name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value


def thing(args: dict[str, Any], name: str, kind: str) -> str:
    """The id of the card or tile that an argument names."""
    named = args[name]
    assert isinstance(named, Words)
    assert named.id.startswith(f"{kind}-")
    return named.id.removeprefix(f"{kind}-")


def card(sign: int) -> Callable[[dict[str, Any]], Promise]:
    """One card more or less in the deck."""
    return lambda args: {f"own/cards/{thing(args, 'card', 'card')}": sign}


def upgrade(args: dict[str, Any]) -> Promise:
    """Price, tile and noble; nothing yet where cards to return or a die are asked for first."""
    price, noble = args["price"], args["noble"]
    if price.id != "effect-price":
        return None
    nobles = 1 if noble.id == "effect-with-noble" else 0
    points = number(noble.args, "points") if nobles else 0
    return {
        "own/ducats": -number(price.args, "ducats"),
        f"own/tile/{thing(args, 'gain', 'gain')}": 1,
        "own/cards/noble": nobles,
        "own/card_points": points,
    }


def recruit(args: dict[str, Any]) -> Promise:
    """The beer, and ducats that come as a bonus."""
    bonus = args["bonus"]
    listed = bonus.args["items"] if bonus.id == "list" else []
    ducats = sum(number(one.args, "n") for one in listed if one.id == "effect-ducats")
    beer = sum(number(one.args, "n") for one in listed if one.id == "effect-beer")
    return {"own/beer": beer - number(args, "beer"), "own/ducats": ducats}


def treat(args: dict[str, Any]) -> Promise:
    """Schnapps for ducats or beer."""
    goods = {"effect-ducats": "own/ducats", "effect-beer": "own/beer"}
    found = {
        goods[one.id]: number(one.args, "n")
        for one in args["effect"].args["items"]
        if one.id in goods
    }
    return {"own/schnapps": -number(args, "schnapps"), **found}


PROMISES: dict[str, Callable[[dict[str, Any]], Promise]] = {
    "effect-ducats": lambda args: {"own/ducats": number(args, "n")},
    "effect-beer": lambda args: {"own/beer": number(args, "n")},
    "effect-serve": lambda args: {"own/ducats": number(args, "n")},
    "effect-washed": lambda args: promised(args["effect"]),
    "effect-in-plan": lambda args: promised(args["effect"]),
    "effect-out-of-plan": lambda args: promised(args["effect"]),
    "effect-price": lambda args: {"own/ducats": -number(args, "ducats")},
    "effect-no-cheaper": lambda args: promised(args["price"]),
    "effect-upgrade-for": upgrade,
    "effect-recruit": recruit,
    "effect-nobles": lambda args: {
        "own/beer": -number(args, "beer"),
        "own/card_points": number(args, "points"),
    },
    "effect-for-schnapps": treat,
    "option-buy": card(1),
    "option-recruit": card(1),
    "option-take": card(1),
    "option-remove": card(-1),
    "option-nobles": lambda args: {"own/cards/noble": number(args, "n")},
    "option-pay-effect": lambda args: {"=own/ducats": number(args, "left")},
}
