"""Whole matches, each named for what it proves.

    python -m stammtisch.arena.hunt taverna [NAME ...]

finds and writes them anew after a change of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch.arena.hunt import Proof
from stammtisch.core import record
from stammtisch.core.journal import Event
from stammtisch.core.match import Match
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.tests.tables import BOXES, count_scorings

FOLDER = Path(__file__).parent / "records"
SPELLS = BOXES.any.spell_ids
FAVOURS = BOXES.any.favour_ids
LIGHTNING = [
    spell
    for kind, spell in enumerate(SPELLS)
    if any(kinds >> kind & 1 for kinds in BOXES.any.spells.lightning)
]


def events(match: Match, kind: int) -> list[Event]:
    return [event for _, event in match.log if event.kind == kind]


def happened(kind: int, **numbers: int) -> Callable[[Match], bool]:
    """An event of this kind with these numbers."""

    def holds(match: Match) -> bool:
        return any(
            all(getattr(event, name) == number for name, number in numbers.items())
            for event in events(match, kind)
        )

    return holds


def cast(spell: str) -> Callable[[Match], bool]:
    """The spell took effect, in the own turn or as a reaction."""
    kind = SPELLS.index(spell)
    own, reaction = happened(ids.CAST_SPELL, b=kind), happened(ids.REACTED, b=kind)
    return lambda match: own(match) or reaction(match)


def levels_at_court(match: Match) -> list[list[int]]:
    """The levels of all seats when the royal scoring began."""
    ply = next(p for p, event in match.log if event.kind == ids.ROYAL_ORDER)
    state = match.state_at(ply)
    return [list(mat.levels) for mat in state.mats]


def tie_on_the_kings_track(match: Match) -> bool:
    """Two seats are equal on the King's track but not on the next one."""
    king, levels = match.state.king, levels_at_court(match)
    right = (king + 1) % 4
    return any(
        one[king] == other[king] and one[right] != other[right]
        for place, one in enumerate(levels)
        for other in levels[:place]
    )


def tie_on_all_tracks(match: Match) -> bool:
    """Two seats are equal on all four tracks."""
    levels = levels_at_court(match)
    return any(one == other for place, one in enumerate(levels) for other in levels[:place])


def final_tie(match: Match) -> bool:
    """The best two have equal points; the royal order decides."""
    points = sorted(match.state.score(seat) for seat in range(match.seats))
    ranks = GAME.sheet(match.state).ranks
    return points[-1] == points[-2] and sorted(ranks) == list(range(1, match.seats + 1))


def both_tracks_decide(match: Match) -> bool:
    """With two seats, different seats are first on the King's and the Queen's track."""
    orders = [event for _, event in match.log if event.kind == ids.ROYAL_ORDER]
    first = [event.a for event in orders if event.b == 1]
    return len(orders) == 4 and first[0] != first[1] and len(count_scorings(match.state)) == 4


def gust_before_own_turn(match: Match) -> bool:
    """The wind blew as a reaction, so two questions followed in another seat's turn."""
    kind = SPELLS.index("gust_of_wind")
    plies = [ply for ply, event in match.log if event.kind == ids.REACTED and event.b == kind]
    return any(match.state_at(ply).turns % match.seats != match.answers[ply][0] for ply in plies)


PROOFS: dict[str, Proof] = {
    **{f"spell_{spell}": Proof(3, cast(spell)) for spell in SPELLS},
    **{
        f"favour_{favour}": Proof(2, happened(ids.USED_FAVOUR, b=kind))
        for kind, favour in enumerate(FAVOURS)
    },
    **{
        f"reaction_{spell}": Proof(4, happened(ids.REACTED, b=SPELLS.index(spell)))
        for spell in LIGHTNING
    },
    "reaction_gust_of_wind": Proof(4, gust_before_own_turn),
    "takeover": Proof(3, happened(ids.TOOK_OVER)),
    "countered_spell": Proof(3, happened(ids.WAS_COUNTERED)),
    "full_tavern": Proof(3, happened(ids.TOOK_TAVERN_PRIVILEGE)),
    "full_grand_hall": Proof(5, happened(ids.TOOK_TAVERN_PRIVILEGE, b=4), bots=("greedy",)),
    "last_level_taken": Proof(2, happened(ids.ROSE, c=7), bots=("greedy",)),
    "blocked_by_the_last_level": Proof(2, happened(ids.WAS_BLOCKED), bots=("greedy",)),
    "king_and_queen_with_two": Proof(2, both_tracks_decide, bots=("greedy",)),
    "royal_tie_on_the_kings_track": Proof(4, tie_on_the_kings_track),
    "royal_tie_on_all_tracks": Proof(5, tie_on_all_tracks),
    "final_tie_by_royal_order": Proof(3, final_tie),
    "cursed": Proof(4, happened(ids.WAS_CURSED)),
    "without_curse": Proof(3, lambda match: match.over, {"with_curse": "no"}),
    "own_turn_magic": Proof(3, happened(ids.CAST_SPELL), {"own_turn_magic": "yes"}),
    "replaced_customer": Proof(2, happened(ids.REPLACED_CUSTOMER)),
    "privileges_call_a_dignitary": Proof(2, happened(ids.PAID_PRIVILEGES)),
    "five_at_the_table": Proof(5, lambda match: match.over, bots=("greedy",)),
}


@pytest.mark.parametrize("name", PROOFS)
def test_a_record_proves_what_its_name_says(name):
    """Law 11: the record replays to the same states, and the thing happens in it."""
    match = record.to_match(record.read(FOLDER / f"{name}.json"))
    assert match.over
    assert match.seats == PROOFS[name].seats
    assert PROOFS[name].holds(match)


def test_no_record_is_left_over():
    """Every file proves something."""
    assert {path.stem for path in FOLDER.glob("*.json")} == set(PROOFS)


def test_every_decision_occurs_in_a_record():
    """But the stand-in: nine tiles of every people never ran out in thousands of matches."""
    asked = set()
    for path in FOLDER.glob("*.json"):
        match = record.to_match(record.read(path))
        state = match.fresh_state()
        for seat, option in match.answers:
            asked.add(state.kind(seat))
            state.take(seat, option)
    assert set(range(ids.QUESTIONS)) - asked <= {ids.CHOOSE_STAND_IN_PEOPLE}
