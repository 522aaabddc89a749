"""Positions for the drawn board: what it says on the spot is what the rules say and do.

`board/positions.test.ts` reads `board_positions.json`. After a change of rules write it anew:
python -m stammtisch.games.crossroads.tests.test_board_positions
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.core.bits import lowest, members
from stammtisch.core.journal import Journal
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.telling.accounts import of_mat
from stammtisch.games.crossroads.telling.choice_tiles import slot_address
from stammtisch.games.crossroads.telling.explain_tiles import explain_purchase
from stammtisch.games.crossroads.tests.tables import BOX

FILE = Path(__file__).parent / "board_positions.json"
PAIRS = ("1-6", "3-6", "6-10", "4-5", "2-10", "1-5")
LETTERS = {"furnishing": "F", "service": "S", "worker": "W", "guest": "G"}
MAT = ("prestige", "revenue", "chest", "pouch", "debt", "reputation")
PLENTY = 40  # guldens, so that a price is never the reason
SPECIAL = (ids.SPECIAL_SET_OFF, ids.SPECIAL_VOID)


def played() -> Iterator[Crossroads]:
    """Every position of some random matches, with cards that speak of placing."""
    for seed in range(18):
        basics = "none" if seed % 6 == 5 else "random"
        setting = {"kingdom": PAIRS[seed % len(PAIRS)], "basic_tiles": basics}
        state = GAME.setup(BOX, 2 + seed % 3, setting, seed)
        rng = seeded(seed, 1)
        while state.awaited():
            yield state
            seat = lowest(state.awaited())
            state.take(seat, random_option(state.options(seat), rng))


def drawn(inn: Any) -> list[str]:
    """An inn in four lines, as board/sample.ts draws it."""
    signs = [
        LETTERS[space.tile.colour]
        if space.tile
        else "b"
        if space.basic
        else "x"
        if space.closed
        else "."
        for space in inn
    ]
    return ["".join(signs[row : row + 5]) for row in range(0, 20, 5)]


def tile(view: Any) -> dict[str, Any]:
    return {"colour": view.colour, "ingredient": view.ingredient}


def closed(state: Crossroads) -> Iterator[dict[str, Any]]:
    """Tiles that cannot be bought although they could be paid, each with the reason."""
    table = state.twin()
    table.mat().pouch = PLENTY
    seen = GAME.view(table, table.active)
    offered = members(table.options(table.active))
    for slot in range(ids.TIERS * ids.SLOTS):
        kind = table.slot(slot)
        if kind == ids.NOTHING or slot in offered:
            continue
        track, place = slot_address(slot).split("/")[1::2]
        there = seen.tracks[int(track) - 1].slots[int(place) - 1]
        yield {
            "inn": drawn(seen.mats[table.active].inn),
            "laws": [law.number for law in seen.kingdom],
            "bought": [tile(one) for one in seen.acquired],
            "tile": tile(there),
            "why": explain_purchase(table, slot).id,
        }


def built(state: Crossroads) -> Iterator[dict[str, Any]]:
    """What the tile that is built now does to the numbers of its owner, space by space."""
    seat = state.active
    before = GAME.view(state, seat)
    kinds = [effect.kind for effect in before.acquired[0].effects]
    if "gossip" in kinds or any(law.number in (7, 8) for law in before.kingdom):
        return
    for space in members(state.options(seat)):
        after = state.twin()
        after.journal = Journal()
        after.take(seat, space)
        told = [event.kind for event in after.journal.read()]
        done = after.kind(seat) in (ids.BUILD, ids.COMPLETE_RECIPE)
        if not done or any(kind in SPECIAL for kind in told):
            continue
        basic = before.mats[seat].inn[space].basic
        seen = of_mat(GAME.view(after, seat).mats[seat])
        yield {
            "mat": {key: getattr(before.mats[seat], key) for key in MAT},
            "effects": msgspec.to_builtins(before.acquired[0].effects),
            "basic": msgspec.to_builtins(basic.effects) if basic else [],
            "after": {key: seen[key] for key in ("prestige", "revenue", "chest")},
            "groups": [seen[f"group/{group.id}"] for group in before.groups],
        }


def updated(state: Crossroads) -> Iterator[dict[str, Any]]:
    """What step 8 leaves of the Chest and of the debts."""
    seat = state.active
    before = GAME.view(state, seat).mats[seat]
    after = state.twin()
    after.take(seat, ids.NO_RECIPE)
    mat = after.mats[seat]
    if after.awaited() == 0 or after.active != seat:
        yield {
            "mat": {key: getattr(before, key) for key in MAT},
            "after": {"chest": mat.chest, "debt": mat.debt},
        }


@cache
def chosen() -> dict[str, list[dict[str, Any]]]:
    """Some positions of each kind, those that are rare before those that are common."""
    found: dict[str, list[dict[str, Any]]] = {"closed": [], "built": [], "updated": []}
    for state in played():
        question = state.kind(lowest(state.awaited()))
        if question == ids.INVEST:
            found["closed"] += closed(state)
        elif question == ids.BUILD:
            found["built"] += built(state)
        elif question == ids.COMPLETE_RECIPE:
            found["updated"] += updated(state)
    reasons = Counter[str]()
    few = []
    for place in found["closed"]:
        reasons[place["why"]] += 1
        if reasons[place["why"]] % 9 == 1 or reasons[place["why"]] <= 12:
            few.append(place)
    corners = [place for place in found["built"] if place["basic"]]
    plain = [place for place in found["built"] if not place["basic"]]
    owing = [place for place in found["updated"] if place["mat"]["debt"]]
    owing.sort(key=lambda place: -place["after"]["debt"])
    return {
        "closed": few[:90],
        "built": [*corners[::3][:40], *plain[::40][:30]],
        "updated": [*owing[:30], *found["updated"][::25][:20]],
    }


def test_the_board_is_given_what_happens():
    assert msgspec.json.decode(FILE.read_bytes()) == msgspec.json.decode(
        msgspec.json.encode(chosen())
    )


def test_the_positions_show_something_of_everything():
    places = chosen()
    reasons = {place["why"] for place in places["closed"]}
    assert {"why-no-free-space", "why-no-room", "why-kingdom"} <= reasons
    assert any(place["bought"] for place in places["closed"])
    assert any(place["basic"] for place in places["built"])
    assert any(place["mat"]["debt"] for place in places["updated"])
    assert all(len(places[kind]) > 20 for kind in places)


def main() -> None:
    """Write the file, one position to a line."""
    kinds = []
    for kind, places in chosen().items():
        lines = b",\n".join(msgspec.json.encode(place) for place in places)
        kinds.append(b'"' + kind.encode() + b'":[\n' + lines + b"\n]")
    FILE.write_bytes(b"{\n" + b",\n".join(kinds) + b"\n}\n")


if __name__ == "__main__":
    main()
