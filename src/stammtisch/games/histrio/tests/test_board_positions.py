"""Positions for the drawn board: what its forecasts must say is what happens when it is played.

`board/forecast.test.ts` reads `board_positions.json`. After a change of rules write it anew:
python -m stammtisch.games.histrio.tests.test_board_positions
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from stammtisch.core.bits import bit, members
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.tests.test_forecast import BOX, only, positions, visited

FILE = Path(__file__).parent / "board_positions.json"
MAT = ("seat", "ecus", "comedy", "tragedy", "impresarios", "on_stage")


def shared_needle(state: Histrio, city: int) -> int:
    """Where the needle stands after two troupes have met in a city."""
    twin = only(state, ids.CITY)
    for place, mat in enumerate(twin.mats):
        mat.sailing = bit(city) if place < 2 else 0
        mat.requests = 0
    for friend in twin.friends:
        friend.sailing = ids.NOWHERE
    twin.run_on()
    return int(twin.needle)


def outcome(state: Histrio, seat: int, city: int) -> dict[str, Any]:
    """What a journey brought: alone with nobody sent to court, and shared."""
    before, after = state.mats[seat], visited(state, seat, city).mats[seat]
    sums = GAME.view(visited(state, seat, city), None).mats[seat]
    beasts = members(after.entertainers & ~before.entertainers)
    return {
        "ecus": after.ecus - before.ecus,
        "back": after.played == 0,
        "comedy": sums.comedy,
        "tragedy": sums.tragedy,
        "entertainers": sorted(BOX.card_ids[BOX.actors + beast] for beast in beasts),
        "request": state.rows[city] == 0,
        "needle": shared_needle(state, city),
    }


def position(state: Histrio, seat: int) -> dict[str, Any]:
    """A position as the board sees it, and the outcome of every journey that the seat may make."""
    view = msgspec.to_builtins(GAME.view(state, seat))
    return {
        "seat": seat,
        "needle": view["needle"],
        "mats": [{key: mat[key] for key in MAT} for mat in view["mats"]],
        "rows": {str(city["number"]): city["row"] for city in view["cities"]},
        "outcomes": {
            str(city + 1): outcome(state, seat, city) for city in members(state.mats[seat].hand)
        },
    }


def chosen() -> list[dict[str, Any]]:
    """A travel choice now and then, of tables of every size."""
    found: list[dict[str, Any]] = []
    for state in positions(matches=16, every=13):
        if state.next_step() % ids.STEP == ids.ASK_TRAVEL:
            found.append(position(state, len(found) % state.seats))
    return found[::3]


def test_the_board_is_given_what_happens():
    assert msgspec.json.decode(FILE.read_bytes()) == msgspec.json.decode(
        msgspec.json.encode(chosen())
    )


def test_the_positions_show_something_of_everything():
    outcomes = [one for place in chosen() for one in place["outcomes"].values()]
    assert any(one["ecus"] < 0 for one in outcomes)
    assert any(one["ecus"] > 4 for one in outcomes)
    assert all(any(one[key] for one in outcomes) for key in ("back", "entertainers", "request"))


if __name__ == "__main__":
    lines = b",\n".join(msgspec.json.encode(place) for place in chosen())
    FILE.write_bytes(b"[\n" + lines + b"\n]\n")
