"""What Taverna's choices promise, as counters; for the law that forecasts come true."""

from __future__ import annotations

from stammtisch.core.words import JOINTS, SeatName, Words
from stammtisch.games.taverna.rules import ids

# the last royal scoring is followed by the people scoring
UNTIL = frozenset({ids.SCORED_PEOPLES})

Promise = dict[str, int]


def promised(said: Words) -> Promise | None:
    """Coins, points, levels, privileges and cards in hand."""
    items = parts(said)
    found: Promise = {}
    for item in items:
        for key, number in of_gain(item).items():
            found[key] = number if key.startswith("=") else found.get(key, 0) + number
    if found.get("own/hand"):
        found.pop("own/coins", None)  # the Curse may be drawn
    return found or None


def parts(said: Words) -> list[Words]:
    """The gains of which a forecast is made."""
    if said.id not in JOINTS:
        return [said]
    items = said.args["items"]
    assert isinstance(items, list | tuple)
    return [part for item in items if isinstance(item, Words) for part in parts(item)]


def number(said: Words, name: str) -> int:
    value = said.args[name]
    assert isinstance(value, int)
    return value


def of_gain(said: Words) -> Promise:
    """What one gain promises; nothing for what is only a text."""
    if said.id in ("gain-income", "gain-feast", "gain-coins"):
        return {"own/coins": number(said, "coins")}
    if said.id == "gain-income-other":
        seat = said.args["seat"]
        assert isinstance(seat, SeatName)
        return {f"seat/{seat.seat}/coins": number(said, "coins")}
    if said.id in ("gain-deed", "gain-takeover", "gain-tokens"):
        return {"own/coins": -number(said, "coins"), "own/vp": number(said, "points")}
    if said.id == "costs":
        return {"own/coins": -number(said, "coins")}
    if said.id in ("gain-points", "gain-scoring", "gain-scoring-king"):
        return {"own/vp": number(said, "points")}
    if said.id == "gain-magic":
        return {"own/hand": 1}
    if said.id == "gain-tavern-privilege":
        return {"own/privileges": 1}
    if said.id == "gain-level":
        people = said.args["people"]
        assert isinstance(people, Words)
        return {f"=own/level/{people.id.removeprefix('people-')}": number(said, "level")}
    return of_bonus(said) if said.id == "gain-bonus" else {}


def of_bonus(said: Words) -> Promise:
    """The bonus of a level."""
    names = {"coins": "coins", "vp": "vp", "privileges": "privileges", "draw_spells": "hand"}
    bonus = said.args["bonus"]
    assert isinstance(bonus, Words)
    found: Promise = {}
    for effect in parts(bonus):
        key = f"own/{names[effect.id.removeprefix('effect-')]}"
        found[key] = found.get(key, 0) + number(effect, "n")
    return found
