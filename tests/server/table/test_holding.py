"""Sealed choices: may be changed until all have chosen, and are never left lying about."""

from __future__ import annotations

import random
from functools import partial

import pytest

from stammtisch.core.bits import members
from stammtisch.core.registry import titles
from stammtisch.server.lobby.listing import tables_of
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.table.book import Entry
from stammtisch.server.table.holding import LEFT_BEHIND
from stammtisch.server.table.manners import hand_to_bot
from stammtisch.server.table.play import Play
from stammtisch.server.table.table import Table
from stammtisch.server.wire.bodies import ChairOrder, TableOrder
from tests.server.notices.test_watch import look
from tests.server.running import act, lobby_in
from tests.tables import new_match

SEALED = [
    (name, kind.id)
    for name, game in titles().items()
    for kind in game.decisions(game.components.box)
    if kind.sealed
]
WHOLE = {"tiefenthal": (("module", "module_5_guest_book"),)}  # in which everything is asked


def settle(play: Play, now: float) -> None:
    """Everything that happens by itself up to now."""
    while (given := play.due(now)) is not None:
        play.apply(Entry(given.seat, given.option, given.by), now)


def at_a_sealed_question(name: str, kind: str) -> Play:
    """A table at which at least two seats choose in secret at once, one of them this."""
    for seed in range(40):
        match = new_match((name, 3, WHOLE.get(name, ())), seed)
        play = Play(match, (), 0.0, lambda *_: None)
        rng = random.Random(seed)
        while not match.over:
            settle(play, 0.0)
            asked = [play.kinds[match.state.kind(seat)] for seat in play.asked]
            sealed = all(one.sealed for one in asked)
            if sealed and len(asked) > 1 and kind in [one.id for one in asked]:
                return play
            seat = next(iter(play.asked), None)
            if seat is None:
                break
            play.apply(Entry(seat, rng.choice(members(match.state.options(seat))), "person"), 0.0)
    raise AssertionError(f"{name} never asks two seats at once: {kind}")


def options_of(play: Play, seat: int) -> list[int]:
    return members(play.match.state.options(seat))


@pytest.mark.parametrize(("name", "kind"), SEALED)
def test_a_choice_may_be_changed_until_the_last_one_is_made(name, kind):
    play = at_a_sealed_question(name, kind)
    seats = list(play.asked)
    before = len(play.book)
    for seat in seats[:-1]:
        first, last = options_of(play, seat)[0], options_of(play, seat)[-1]
        play.hold(seat, play.asked[seat], first, 0.0)
        play.hold(seat, play.asked[seat], last, 0.0)
        settle(play, 0.0)
    assert len(play.book) == before
    wanted = {seat: options_of(play, seat)[-1] for seat in seats}
    play.hold(seats[-1], play.asked[seats[-1]], wanted[seats[-1]], 0.0)
    settle(play, 0.0)
    entered = {entry.seat: entry.option for entry in play.book[before : before + len(seats)]}
    assert entered == wanted


@pytest.mark.parametrize(("name", "kind"), SEALED)
def test_who_goes_away_has_chosen(name, kind):
    """A choice that is only held would be forgotten with the table's memory, and stop the match."""
    play = at_a_sealed_question(name, kind)
    seat = next(iter(play.asked))
    option, before = options_of(play, seat)[-1], len(play.book)
    play.welcome(seat)
    play.hold(seat, play.asked[seat], option, 0.0)
    play.forget(seat, now=5.0)
    assert play.wakes_at() == 5.0 + LEFT_BEHIND
    settle(play, 4.9 + LEFT_BEHIND)
    assert len(play.book) == before
    settle(play, 5.0 + LEFT_BEHIND)
    assert [(e.seat, e.option, e.by) for e in play.book[before:]] == [(seat, option, "person")]
    assert seat not in play.asked


@pytest.mark.parametrize(("name", "kind"), SEALED)
def test_who_comes_back_may_change_it(name, kind):
    play = at_a_sealed_question(name, kind)
    seat, before = next(iter(play.asked)), len(play.book)
    play.hold(seat, play.asked[seat], options_of(play, seat)[0], 0.0)
    play.forget(seat, now=5.0)
    play.welcome(seat)
    settle(play, 10 * LEFT_BEHIND)
    assert len(play.book) == before
    assert play.holding.of(seat, play.asked[seat]) is not None


@pytest.mark.parametrize(("name", "kind"), SEALED)
def test_who_has_not_chosen_is_waited_for(name, kind):
    play = at_a_sealed_question(name, kind)
    seat, before = next(iter(play.asked)), len(play.book)
    play.forget(seat, now=5.0)
    settle(play, 10 * LEFT_BEHIND)
    assert len(play.book) == before


def beside_a_forced_answer(name: str, kind: str) -> Play | None:
    """A table at which one seat chooses in secret, and another one only seems to."""
    for seed in range(30):
        match = new_match((name, 2, WHOLE.get(name, ())), seed)
        play = Play(match, (), 5.0, lambda *_: None, chance=random.Random(seed))
        rng, now = random.Random(seed), 0.0
        while not match.over:
            forced = [given for given in play.automatic.values() if given.due > now]
            kinds = [play.kinds[match.state.kind(given.seat)].id for given in forced]
            if kinds == [kind] and len(play.asked) == 1 and not play.pending:
                return play
            if play.asked and not play.automatic and not play.pending:
                seat = next(iter(play.asked))
                option = rng.choice(members(match.state.options(seat)))
                play.apply(Entry(seat, option, "person"), now)
            else:
                now = run_until(play, play.wakes_at() or now)
    return None


def run_until(play: Play, now: float) -> float:
    """Everything that happens by itself at this time."""
    settle(play, now)
    if play.pending:
        play.publish(now)
    return now


def test_a_choice_is_not_handed_in_before_who_only_seems_to_choose():
    """It would tell that the other seat had nothing to choose."""
    found = {(name, kind): beside_a_forced_answer(name, kind) for name, kind in SEALED}
    assert found["crossroads", "draft_pick"] is not None
    for play in filter(None, found.values()):
        ((seat, number),) = play.asked.items()
        (given,) = play.automatic.values()
        before = len(play.book)
        play.hold(seat, number, options_of(play, seat)[-1], given.due - 0.01)
        run_until(play, given.due - 0.01)
        assert len(play.book) == before
        run_until(play, given.due)
        told = [(entry.seat, entry.by) for entry in play.book[before:]]
        assert told[:2] == [(given.seat, "forced"), (seat, "person")]


async def sealed_table(lobby: Lobby, name: str) -> tuple[Table, Play]:
    """A table at which the host and an empty chair choose in secret at the same time."""
    chairs = ChairOrder("me"), ChairOrder("link")
    made = await lobby.create(TableOrder(title=name, chairs=chairs, beat=0, pace=0), "host")
    table = await lobby.open(made.id)
    play = table.play
    assert play is not None
    while not all(play.kinds[play.match.state.kind(s)].sealed for s in play.asked):
        seat = next(iter(play.asked))
        await table.do(partial(table.enter, Entry(seat, options_of(play, seat)[0], "person")))
        await look(table)
    assert len(play.asked) == 2
    return table, play


@pytest.mark.parametrize("name", dict.fromkeys(name for name, _ in SEALED))
def test_what_a_person_has_chosen_stands_when_a_bot_takes_the_seat(tmp_path, name):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            table, play = await sealed_table(lobby, name)
            wanted, before = options_of(play, 0)[-1], len(play.book)
            play.hold(0, play.asked[0], wanted, 0.0)
            await hand_to_bot(table, 0, "random", "host")
            await look(table)
            entered = [(e.seat, e.option, e.by) for e in play.book[before:]]
            assert entered == [(0, wanted, "person")]

    act(story)


@pytest.mark.parametrize("name", dict.fromkeys(name for name, _ in SEALED))
def test_who_has_chosen_is_not_waited_for_on_the_shelf(tmp_path, name):
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            _, play = await sealed_table(lobby, name)
            assert (await tables_of(lobby, "host"))[0].asked is not None
            play.hold(0, play.asked[0], options_of(play, 0)[0], 0.0)
            assert (await tables_of(lobby, "host"))[0].asked is None
            play.hold(0, play.asked[0], None, 0.0)
            assert (await tables_of(lobby, "host"))[0].asked is not None

    act(story)
