"""Stored matches, each named for what it proves.

`python -m stammtisch.arena.hunt crossroads` finds and writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch.arena.hunt import Proof
from stammtisch.core import record
from stammtisch.core.match import Match
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.components.vocabulary import GOSSIP_ACTIONS, GROUPS
from stammtisch.games.crossroads.rules import ids

RECORDS = Path(__file__).parent / "records"
BOX = GAME.components.box
Holds = Callable[[Match], bool]


def told(kind: int, place: str = "", number: int = 0) -> Holds:
    """Whether such an event happened, with this number at that place."""
    return lambda match: any(
        event.kind == kind and (not place or getattr(event, place) == number)
        for _, event in match.log
    )


def answered(decision: str, option: str) -> Holds:
    """Whether a question was answered with this option."""
    kind = [kind.id for kind in GAME.decisions(BOX)].index(decision)
    number = GAME.decisions(BOX)[kind].options.index(option)

    def holds(match: Match) -> bool:
        state = match.fresh_state()
        for seat, given in match.answers:
            if state.kind(seat) == kind and given == number:
                return True
            state.take(seat, given)
        return False

    return holds


def ended(reason: int) -> Holds:
    """Whether the match ended for this reason."""
    return lambda match: match.state.ended == reason


def tie_broken_by(place: int) -> Holds:
    """Whether the best two have equal points and this tie-break (0 Nobles, 1 Townsfolk) decides."""

    def holds(match: Match) -> bool:
        sheet = GAME.sheet(match.state)
        best = [seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals)]
        if len(best) < 2 or len(sheet.winners) != 1:
            return False
        breaks = [{line.points[seat] for seat in best} for line in sheet.tie_breaks]
        return len(breaks[place]) > 1 and all(len(found) == 1 for found in breaks[:place])

    return holds


def card_matters(card: int) -> Holds:
    """Whether a card is in play in a match in which at least 16 tiles were built."""
    return lambda match: (
        match.state.in_play(card - 1)
        and sum(event.kind == ids.TILE_BUILT for _, event in match.log) >= 16
    )


PARTNERS = {1: "1-5", 2: "2-9", 3: "3-5", 4: "4-8", 5: "1-5", 6: "4-6", 7: "7-10", 9: "2-9"}
SHORT = {"rounds": "12", "recipes": "full", "kingdom": "none"}
PROOFS: dict[str, Proof] = {
    **{
        f"recipe_{name}": Proof(
            2, told(ids.RECIPE_COMPLETED, "b", number), SHORT, bots=("greedy", "random")
        )
        for number, name in enumerate(BOX.recipes.ids)
    },
    **{
        f"kingdom_card_{card}": Proof(2, card_matters(card), {"kingdom": pair, "rounds": "12"})
        for card, pair in PARTNERS.items()
    },
    "kingdom_card_8": Proof(3, told(ids.COLLECTED), {"kingdom": "4-8", "rounds": "12"}),
    "kingdom_card_10": Proof(4, card_matters(10), {"kingdom": "7-10", "rounds": "12"}),
    **{
        f"special_{name}": Proof(2, told(ids.SPECIAL_SET_OFF, "b", group), SHORT)
        for group, name in enumerate(GROUPS)
    },
    **{
        f"die_{roll}": Proof(2, told(ids.DIE_ROLLED, "b", roll), {**SHORT, "basic_tiles": "random"})
        for roll in range(1, 7)
    },
    **{
        f"gossip_{name}": Proof(
            3 if "table" in name else 2, told(ids.GOSSIP_ACTION_USED, "b", number), SHORT
        )
        for number, name in enumerate(GOSSIP_ACTIONS)
    },
    "travellers_steal": Proof(3, answered("travellers_replace", "draw"), SHORT),
    "townsfolk_exchange": Proof(2, told(ids.TILE_EXCHANGED), SHORT),
    "townsfolk_swap": Proof(3, told(ids.RESERVED_SWAPPED), SHORT),
    "townsfolk_return": Proof(2, told(ids.TILE_RETURNED), SHORT),
    "first_game": Proof(
        4,
        ended(ids.ENDED_BY_ANNOUNCEMENT),
        {"kingdom": "none", "recipes": "no_advanced", "basic_tiles": "random"},
    ),
    "ended_by_announcement": Proof(2, ended(ids.ENDED_BY_ANNOUNCEMENT)),
    "ended_by_full_inns": Proof(2, ended(ids.ENDED_BY_FULL_INNS)),
    "ended_by_first_full_inn": Proof(
        3, ended(ids.ENDED_BY_FIRST_FULL_INN), {"basic_tiles": "none"}
    ),
    "ended_by_last_round": Proof(4, ended(ids.ENDED_BY_LAST_ROUND), {"rounds": "8"}),
    "tie_broken_by_nobles": Proof(2, tie_broken_by(0), SHORT),
    "tie_broken_by_townsfolk": Proof(2, tie_broken_by(1), SHORT),
}


@pytest.mark.parametrize("name", PROOFS)
def test_a_record_replays_and_proves_its_name(name: str):
    stored = record.read(RECORDS / f"{name}.json")
    match = record.to_match(stored)
    assert match.over
    assert PROOFS[name].holds(match)


def test_no_record_lies_about_that_proves_nothing():
    assert {path.stem for path in RECORDS.glob("*.json")} == set(PROOFS)
