"""Whole matches, kept for what happened in them.

`python -m stammtisch.arena.hunt histrio [NAME ...]` finds and writes them anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from stammtisch.arena.hunt import Proof
from stammtisch.core import record
from stammtisch.core.match import Match
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.telling.decisions import DECISIONS
from stammtisch.games.histrio.telling.events import MEANINGS

RECORDS = Path(__file__).parent / "records"
BOX = GAME.components.box
ENTERTAINERS = BOX.card_ids[BOX.actors : BOX.actors + BOX.entertainers]
Holds = Callable[[Match], bool]


def told(match: Match, *names: str) -> Iterator[tuple[str, int, int, int]]:
    """The events of these names, in order, with their first three numbers."""
    for _, event in match.log:
        name = MEANINGS[event.kind][0]
        if not names or name in names:
            yield name, event.a, event.b, event.c


def by_round(match: Match, *names: str) -> dict[tuple[int, int], list[tuple[int, int, int]]]:
    """The same events, gathered by season and round."""
    gathered: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    now = (0, 1)
    for name, a, b, c in told(match, "round", *names):
        if name == "round":
            now = (a, b)
        else:
            gathered.setdefault(now, []).append((a, b, c))
    return gathered


def happens(name: str) -> Holds:
    """An event of this name."""
    return lambda match: any(told(match, name))


def winners(number: int) -> Holds:
    """So many seats share the victory."""
    return lambda match: len(GAME.sheet(match.state).winners) == number


def uses_twice(entertainer: str) -> Holds:
    """The entertainer is used in both seasons: its window, its double journey, or its role."""
    number = ENTERTAINERS.index(entertainer)

    def seasons_of_use(match: Match) -> set[int]:
        if entertainer == "chameleon":
            return {season for season, _ in by_round(match, "role")}
        if entertainer == "horse":
            rounds = by_round(match, "revealed").items()
            return {season for (season, _), sails in rounds if any(sail[2] for sail in sails)}
        rounds = by_round(match, "used").items()
        return {season for (season, _), used in rounds if any(use[1] == number for use in used)}

    return lambda match: len(seasons_of_use(match)) == 2


def shows(request: str) -> Holds:
    """The request is shown and paid."""
    number = BOX.request_ids.index(request)
    return lambda match: any(shown == number for _, _, shown, _ in told(match, "showed"))


def one_request_twice(match: Match) -> bool:
    """A request of season 1 is paid again, another is not met again."""
    again = {request for _, _, request, _ in told(match, "paid-again")}
    first = {request for _, _, request, _ in told_in_season_1(match, "showed")}
    return bool(again) and bool(first - again)


def told_in_season_1(match: Match, name: str) -> Iterator[tuple[str, int, int, int]]:
    for event in told(match, "season", name):
        if event[0] == "season":
            return
        yield event


def mood_clears_the_stage(match: Match) -> bool:
    """Impresarios of all three seats are sent home by one change of mood."""
    stage: set[int] = set()
    for name, seat, _, _ in told(match, "placed", "mood"):
        if name == "mood" and len(stage) == match.seats:
            return True
        stage = stage | {seat} if name == "placed" else set()
    return False


def stops_at_both_ends(match: Match) -> bool:
    """The needle loses steps, once at each end of the gauge."""
    stopped = {new for _, old, new, _ in told(match, "needle") if old == new}
    return {8, -7} <= stopped


def friends_meet(match: Match) -> bool:
    """Both friendly troupes sail to one city where no player is."""
    players = by_round(match, "revealed")
    friends = by_round(match, "friend-revealed")
    return any(
        one[1] == other[1] and one[1] not in {city for _, city, _ in players[turn]}
        for turn, (one, other) in friends.items()
    )


def rounds_of_season_2(match: Match) -> int:
    return max(number for _, season, number, _ in told(match, "round") if season == 1)


def deals_partly(match: Match) -> bool:
    """In the last deal of season 2 some cities get no card."""
    return any(number % 8 for number in Counter(ply_of_deals(match)).values())


def ply_of_deals(match: Match) -> list[int]:
    return [ply for ply, event in match.log if MEANINGS[event.kind][0] == "dealt"]


def nobody_to_rob(match: Match) -> bool:
    """More level-2 actors are met than thefts happen."""
    met = sum(BOX.is_actor(card) and BOX.level[card] == 2 for _, _, card, _ in told(match, "met"))
    return met > len(list(told(match, "stole")))


def empty_city(match: Match) -> bool:
    """A lone player finds an empty row and draws a request."""
    events = list(told(match))
    return any(one[0] == "arrived" and two[0] == "drew" for one, two in pairwise(events))


def nobody_liked(match: Match) -> bool:
    """A festival at which no show is liked."""
    return len(by_round(match, "paid-show")) < 2


def best_show_shared(match: Match) -> bool:
    """Two shows are paid double at one festival."""
    festivals = by_round(match, "paid-show").values()
    return any(sum(best for _, _, best in shows) > 1 for shows in festivals)


def every_decision(match: Match) -> bool:
    """All seventeen decisions are asked in one match."""
    state = match.fresh_state()
    asked = set()
    for seat, option in match.answers:
        asked.add(DECISIONS[state.kind(seat)])
        state.take(seat, option)
    return asked == set(DECISIONS)


PROOFS = {
    "sole_victory_of_two": Proof(2, winners(1)),
    "sole_victory_of_five": Proof(5, winners(1), bots=("greedy", "random")),
    "victory_shared_by_two": Proof(3, winners(2)),
    "victory_shared_by_three": Proof(4, winners(3)),
    "all_decisions_in_one_match": Proof(4, every_decision),
    "request_paid_again_and_another_not": Proof(3, one_request_twice),
    "mood_change_clears_the_stage": Proof(3, mood_clears_the_stage),
    "end_stop_on_both_sides": Proof(5, stops_at_both_ends),
    "requests_reshuffled": Proof(5, happens("reshuffled")),
    "friends_meet_in_one_city": Proof(2, friends_meet),
    "season_2_of_five_rounds": Proof(3, lambda match: rounds_of_season_2(match) == 5),
    "partial_deal": Proof(3, deals_partly),
    "level_5_lost": Proof(3, happens("lost-actor")),
    "level_2_with_nobody_to_rob": Proof(2, nobody_to_rob),
    "empty_city_gives_a_request": Proof(3, empty_city),
    "festival_without_a_liked_show": Proof(2, nobody_liked),
    "best_show_shared": Proof(4, best_show_shared),
    **{f"used_in_both_seasons_{name}": Proof(3, uses_twice(name)) for name in ENTERTAINERS},
    **{f"showed_{name}": Proof(3, shows(name)) for name in BOX.request_ids},
}


@pytest.mark.parametrize("name", PROOFS)
def test_a_record_replays_and_proves_what_its_name_says(name: str):
    match = record.to_match(record.read(RECORDS / f"{name}.json"))
    assert match.over
    assert match.seats == PROOFS[name].seats
    assert PROOFS[name].holds(match)


def test_no_record_lies_around_without_a_proof():
    assert {path.stem for path in RECORDS.iterdir()} == set(PROOFS)


def test_a_proof_can_fail():
    """No proof holds for every match; what always holds would prove nothing."""
    matches = [record.to_match(record.read(path)) for path in sorted(RECORDS.iterdir())]
    for name, proof in PROOFS.items():
        assert not all(proof.holds(match) for match in matches if fits(name, match)), name


def fits(name: str, match: Match) -> bool:
    """Friends are there with two seats only."""
    return match.seats == 2 or not name.startswith("friend")
