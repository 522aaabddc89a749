"""Whole matches, each kept for something that happens in it.

Found and written anew by `python -m stammtisch.arena.hunt tiefenthal`.
"""

from pathlib import Path

import pytest

from stammtisch.arena.hunt import Proof
from stammtisch.core import record
from stammtisch.core.match import Match
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.game import MODULES
from stammtisch.games.tiefenthal.rules import ids

RECORDS = Path(__file__).parent / "records"


def module(number: int) -> dict[str, str]:
    return {"module": MODULES[number - 1]}


def kinds(match: Match) -> set[int]:
    """Every kind of event of a match."""
    return {event.kind for _, event in match.events()}


def has(*wanted: int):
    """Each of these events happened."""
    return lambda match: kinds(match) >= set(wanted)


def shared_victory(match: Match) -> bool:
    return len(GAME.sheet(match.state).winners) > 1


def leftovers_decide(match: Match) -> bool:
    """The best two have equal points, and one of them wins."""
    sheet = GAME.sheet(match.state)
    best = max(sheet.totals)
    return sheet.totals.count(best) > 1 and len(sheet.winners) == 1


def supply_exhausted(match: Match) -> bool:
    """At some time a pile of tavern cards was empty."""
    return any(0 in state_supply(match, ply) for ply in range(0, match.ply, 12))


def state_supply(match: Match, ply: int) -> list[int]:
    return list(match.state_at(ply).supply)[1:]


def slot_five_opened(match: Match) -> bool:
    return any(
        event.kind == ids.REFILLED and event.a == ids.SLOT_FIVE for _, event in match.events()
    )


def laps_the_monastery(match: Match) -> bool:
    """Somebody passed the last space of the monastery."""
    places: dict[int, int] = {}
    for _, event in match.events():
        if event.kind == ids.WALKED:
            if event.c < places.get(event.a, 0):
                return True
            places[event.a] = event.c
    return False


def cashbox_paid_itself(match: Match) -> bool:
    """In one answer the cashbox was upgraded and emptied: its own die completed the price."""
    upgraded = {ply for ply, e in match.events() if e.kind == ids.FLIPPED and e.b == ids.CASHBOX}
    emptied = {
        ply for ply, e in match.events() if e.kind == ids.USED_DIE and e.c == ids.CASHBOX_SPACE
    }
    return bool(upgraded & emptied)


def start_upgrade_left(match: Match) -> bool:
    """Somebody left the upgrade of a start card, before the first evening."""
    for _, event in match.events():
        if event.kind in (ids.LEFT_UPGRADE, ids.EVENING_CAME):
            return event.kind == ids.LEFT_UPGRADE
    return False


def every_start_card(number: int):
    """A start card that somebody chose."""
    return lambda match: any(
        event.kind == ids.CHOSE_START_CARD and event.b == number for _, event in match.events()
    )


def every_side(number: int):
    """An entertainer's side that somebody used."""
    side = GAME.components.box.side_ids[number]

    def holds(match: Match) -> bool:
        if side == "juggler_encore":
            return ids.CALLED_ENCORE in kinds(match)
        if side == "juggler_dice":
            return ids.TURNED_DICE in kinds(match)
        return any(
            event.kind == ids.ENTERTAINED and event.b == number for _, event in match.events()
        )

    return holds


GREEDY = ("greedy",)
PROOFS: dict[str, Proof] = {
    "module_1": Proof(2, has(ids.REDREW, ids.REMOVED, ids.WASHED), bots=GREEDY),
    "module_2": Proof(3, has(ids.ENTERTAINED, ids.HIRED), module(2), GREEDY),
    "module_3": Proof(4, has(ids.FELL_BACK, ids.ROSE, ids.SANG), module(3)),
    "module_4": Proof(2, has(ids.CHOSE_START_CARD, ids.SHOWED_OUT), module(4), GREEDY),
    "module_5": Proof(3, has(ids.COMPLETED_ROW, ids.SIGNED), module(5), GREEDY),
    "shared_victory": Proof(2, shared_victory),
    "tie_broken_by_leftovers": Proof(2, leftovers_decide),
    "tavern_cards_exhausted": Proof(4, supply_exhausted),
    "slot_five_opened": Proof(4, slot_five_opened),
    "signature_lapsed": Proof(4, has(ids.SIGNATURE_LAPSED), module(5)),
    "monastery_lapped": Proof(2, laps_the_monastery, bots=GREEDY),
    "free_upgrade_left": Proof(2, has(ids.LEFT_UPGRADE)),
    "card_bonus_declined": Proof(2, has(ids.DECLINED)),
    "steps_lapsed": Proof(2, has(ids.LET_STEPS_LAPSE)),
    "cashbox_paid_itself": Proof(2, cashbox_paid_itself, bots=GREEDY),
    "start_upgrade_left": Proof(2, start_upgrade_left, module(4)),
    "schnapps_taken_back": Proof(2, has(ids.SCHNAPPS_WENT_BACK), module(3)),
    "noble_taken_back": Proof(2, has(ids.NOBLES_WENT_BACK), module(3)),
    "schnapps_returned": Proof(2, has(ids.RETURNED_SCHNAPPS), module(2)),
    **{
        f"start_card_{GAME.components.box.start_card_ids[card].removeprefix('start_')}": Proof(
            2, every_start_card(card), module(4)
        )
        for card in range(7)
    },
    **{
        f"side_{GAME.components.box.side_ids[side]}": Proof(2, every_side(side), module(2))
        for side in range(6)
    },
}


@pytest.mark.parametrize("name", PROOFS)
def test_record_proves_what_its_name_says(name: str):
    """A stored match replays to its checkpoints, and the thing happens in it."""
    match = record.to_match(record.read(RECORDS / f"{name}.json"))
    assert match.over
    assert match.seats == PROOFS[name].seats
    assert PROOFS[name].holds(match)


def test_no_record_without_a_proof():
    """Every file in the folder is asked for."""
    assert {path.stem for path in RECORDS.glob("*.json")} == set(PROOFS)
