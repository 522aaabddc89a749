"""Chapter 11: what holds from one answer to the next, over whole matches."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from stammtisch.core.bits import count
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules.conditions import difference
from stammtisch.games.histrio.rules.mood import impresarios_on_stage, side
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.tests.plays import Answered, Play, of_every_play

PAID = ("took-coins", "stage-paid", "paid-actors", "paid-show")  # seat, number
REQUESTS = ("showed", "paid-again")  # seat, request, number


def wealth(state):
    return sum(mat.ecus for mat in state.mats)


def paid(answered: Answered) -> int:
    """What the treasury paid out, by the events."""
    earned = sum(number for _, _, number, _ in answered.told(*PAID))
    requests = sum(number for _, _, _, number in answered.told(*REQUESTS))
    return earned + requests - sum(fee for _, _, fee, _ in answered.told("paid-fee"))


@of_every_play
def test_ecus_come_from_the_treasury_only(play: Play):
    """11.5: the sum changes by alms, level 3, level 5, entertainers and pay; never by thefts."""
    for answered in play.answers():
        assert wealth(answered.after) - wealth(answered.before) == paid(answered)


@of_every_play
def test_every_change_of_side_is_a_mood_change(play: Play):
    """11.4, 11.6: as many mood changes as changes of side; each of them empties the stage."""
    for answered in play.answers():
        turns = [genre for _, genre, _, _ in answered.told("mood")]
        moves = [(old, new) for _, old, new, _ in answered.told("needle")]
        assert turns == [side(new) for old, new in moves if side(old) != side(new)]
        assert [old for old, _ in moves][:1] in ([], [answered.before.needle])
        assert all(one[1] == other[0] for one, other in pairwise(moves))
        if turns:
            names = [event[0] for event in answered.events]
            since = names[::-1].index("mood")
            assert impresarios_on_stage(answered.after) == names[len(names) - since :].count(
                "placed"
            )


@of_every_play
def test_the_rounds_of_both_seasons(play: Play):
    """11.7: six rounds, then 1 + ceil((40 - H) / 8); the deck never grows within a season."""
    first, second = play.seasons()
    held = sum(count(mat.entertainers) for mat in second[0].before.mats)
    assert max(answered.before.round for answered in first) == 6
    assert max(answered.before.round for answered in second) == 1 - (held - 40) // 8
    for season in (first, second):
        sizes = [answered.before.deck.left for answered in season]
        assert sizes == sorted(sizes, reverse=True)


@of_every_play
def test_a_visited_row_is_empty(play: Play):
    """11.8: after phase 2; so at most one card, the newly dealt one, lies there."""
    visited: set[int] = set()
    for answered in play.answers():
        for name, first, second, _ in answered.told("arrived", "friend-alone", "shared"):
            visited.add(first if name == "shared" else second)
        if answered.told("round"):
            for city in visited:
                assert len(cards_of(answered.after.rows[city])) <= 1
            assert visited
            visited = set()


@of_every_play
def test_entertainers_are_used_once_and_in_their_window(play: Play):
    """11.9: used flags only rise within a season; a fresh card waits for phase 3."""
    fresh: set[int] = set()
    for answered in play.answers():
        for old, new in zip(answered.before.mats, answered.after.mats, strict=True):
            if answered.before.season == answered.after.season:
                assert old.used & ~new.used == 0
        for _, seat, number, _ in answered.told("used"):
            assert answered.decision in ("before_travel", "after_reveal", "after_encounters")
            assert not answered.before.mats[seat].used >> number & 1
            assert number not in fresh or answered.decision == "after_encounters"
        fresh |= {number for _, _, number, _ in answered.told("gained")}
        if answered.told("round"):
            fresh = set()


@of_every_play
def test_the_best_shows_are_paid_exactly_double(play: Play):
    """11.10: whoever has D > 0 is paid; the greatest D gets exactly the double."""
    festivals = 0
    for answered in play.answers():
        if not answered.told("paid-actors"):
            continue
        festivals += 1
        pay = GAME.components.box.pay_liked[answered.after.season]
        apart = [difference(answered.after, seat) for seat in range(play.seats)]
        shows = {seat: (ecus, best) for _, seat, ecus, best in answered.told("paid-show")}
        assert set(shows) == {seat for seat, own in enumerate(apart) if own > 0}
        for seat, (ecus, best) in shows.items():
            assert best == (apart[seat] == max(apart))
            assert ecus == pay * (1 + best)
    assert festivals == 2


@of_every_play
def test_what_is_won_stays(play: Play):
    """11.11: entertainers and shown requests never leave their owner."""
    for answered in play.answers():
        for old, new in zip(answered.before.mats, answered.after.mats, strict=True):
            assert old.entertainers & ~new.entertainers == 0
            assert old.kept & ~new.kept == 0


@of_every_play
def test_the_number_of_decisions(play: Play):
    """11.12, 11.13: at most 59 in a round, never more than 720; at the end none is pending."""
    asked = Counter[tuple[int, int]]()
    for answered in play.answers():
        festival = answered.decision in ("chameleon_role", "play_request")
        asked[answered.before.season, 0 if festival else answered.before.round] += 1
        last = answered.after
    assert all(number <= (6 if not turn else 59) for (_, turn), number in asked.items())
    assert asked.total() <= 720
    assert last.awaited() == 0
