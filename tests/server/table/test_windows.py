"""Reaction windows: one beat for every secret question, standing orders, nothing to be seen."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from stammtisch.core.bits import count, has, members
from stammtisch.core.decision import DecisionKind
from stammtisch.core.match import SPECTATOR, Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.server.table.book import Entry
from stammtisch.server.table.orders import Orders
from stammtisch.server.table.play import Play
from stammtisch.server.wire.protocol import Standing
from tests.tables import answer_randomly, new_match, standard_tables

BEAT = 1.5
SECRETIVE = [
    name
    for name, game in titles().items()
    if any(kind.secret for kind in game.decisions(game.components.box))
]
KIND = DecisionKind("react", ("pass", "spark", "flood"), secret=True)
OPEN = DecisionKind("act", ("pass", "go"))


class Asked:
    """As much of a state as standing orders look at."""

    def __init__(self, kind, options):
        self._kind, self._options = kind, options

    def kind(self, seat):
        return self._kind

    def options(self, seat):
        return self._options


def test_standing_orders_pass_for_the_seat_and_end_when_they_should():
    orders = Orders(3)
    asked, openly = Asked(0, 0b111), Asked(1, 0b11)
    kinds = (KIND, OPEN)
    assert orders.answer(1, asked, kinds) is None
    orders.give(1, Standing("pass_always"), 0)
    assert orders.answer(1, asked, kinds) == 0
    assert orders.answer(1, openly, kinds) is None
    orders.turn_passed(1)
    assert orders.answer(1, asked, kinds) == 0
    orders.give(1, Standing("pass_this_turn"), 0)
    orders.turn_passed(0)
    assert orders.answer(1, asked, kinds) == 0
    orders.turn_passed(2)
    assert orders.answer(1, asked, kinds) is None
    orders.give(1, Standing("pass_until_my_turn"), 0)
    orders.turn_passed(2)
    assert orders.answer(1, asked, kinds) == 0
    orders.turn_passed(1)
    assert orders.answer(1, asked, kinds) is None


def test_an_order_for_the_round_ends_with_the_round():
    orders = Orders(2)
    asked = Asked(0, 0b111)
    orders.give(1, Standing("pass_this_round", ("spark",)), 0, round=3)
    orders.turn_passed(0)
    orders.turn_passed(1)
    orders.round_is(3)
    assert orders.answer(1, asked, (KIND,)) == 0
    orders.round_is(4)
    assert orders.of(1) == Standing("ask", ("spark",))
    assert orders.answer(1, asked, (KIND,)) is None


def test_an_open_window_may_be_passed_by_order_and_no_other_question():
    window = DecisionKind("after_reveal", ("pass", "use"), window=True)
    orders = Orders(1)
    orders.give(0, Standing("pass_this_round"), None)
    assert orders.answer(0, Asked(0, 0b11), (window,)) == 0
    assert orders.answer(0, Asked(0, 0b11), (OPEN,)) is None


def pass_every_round(match, seed):
    """A match in which seat 0 passes the whole round as soon as it is asked in a window of it."""
    play = Play(match, (), 0.0, lambda *_: None)
    rng = random.Random(seed)
    ordered: list[int] = []
    while not match.over:
        given = play.due(0.0)
        if given is not None:
            play.apply(Entry(given.seat, given.option, given.by), 0.0)
            continue
        seat = next(iter(play.asked))
        passable = play.kinds[match.state.kind(seat)].passable
        if passable and seat == 0:
            ordered.append(play.round_number())
            play.give_order(0, Standing("pass_this_round"), 0.0)
            continue
        options = members(match.state.options(seat))
        option = options[0] if passable else rng.choice(options)
        play.apply(Entry(seat, option, "person"), 0.0)
    return ordered, [entry for entry in play.book if entry.by == "order"]


@pytest.mark.parametrize(("name", "matches"), [("histrio", 6), ("taverna", 40)])
def test_a_seat_that_passes_the_round_is_asked_again_in_the_next(name, matches):
    """Histrio's rules promise it: pass in all windows of this round."""
    rounds, passes = 0, 0
    for seed in range(matches):
        ordered, passed = pass_every_round(Match(titles()[name], 3, seed=seed), seed)
        assert len(set(ordered)) == len(ordered), "asked twice in one round"
        rounds += len(ordered)
        passes += len(passed)
    assert rounds > 6
    assert passes > rounds, "no round had a second window"


def test_muted_options_are_not_worth_asking():
    orders = Orders(2)
    orders.give(0, Standing("ask", ("spark",)), None)
    assert orders.answer(0, Asked(0, 0b011), (KIND,)) == 0
    assert orders.answer(0, Asked(0, 0b111), (KIND,)) is None
    assert orders.answer(0, Asked(0, 0b110), (KIND,)) is None  # there is no pass to give


def secret_moments(name, free):
    """Positions in which one seat is asked in secret, with a real choice or with none."""
    tables = [table for table in standard_tables() if table[0] == name]
    for seed in range(400):
        match = new_match(tables[seed % len(tables)], seed)
        rng = seeded(seed, 1)
        kinds = match.game.decisions(match.components.box)
        while not match.over:
            asked = [s for s in match.awaited() if kinds[match.state.kind(s)].secret]
            if asked and free == (count(match.state.options(asked[0])) > 1):
                yield match, asked[0]
                break
            answer_randomly(match, rng)


class Table:
    """A play with everybody connected and a clock in the test's hand."""

    def __init__(self, match):
        self.told: dict[int, list[Any]] = {v: [] for v in (SPECTATOR, *range(match.seats))}
        self.play = Play(match, [], BEAT, self.hear)
        self.play.audience = set(self.told)
        for viewer in self.told:
            self.hear(viewer, self.play.fresh(viewer, 0))

    def hear(self, viewer, frame):
        self.told[viewer].append(msgspec.json.decode(frame))

    def counts(self):
        return {viewer: len(told) for viewer, told in self.told.items()}


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_quick_answer_shows_nothing_before_the_beat_ends(name):
    """Others get no frame, the seat itself only sees its question go."""
    match, seat = next(secret_moments(name, free=True))
    table = Table(match)
    for viewer, told in table.told.items():
        assert (told[-1]["question"] is not None) == (viewer in table.play.asked)
        if viewer != seat:
            assert seat not in told[-1]["waiting"]["seats"]
            assert told[-1]["waiting"]["window"]
    before = table.counts()
    option = members(match.state.options(seat))[0]
    table.play.apply(Entry(seat, option, "person"), 0.2)
    after = table.counts()
    assert after.pop(seat) == before.pop(seat) + 1
    assert after == before
    assert table.told[seat][-1]["question"] is None
    assert table.told[seat][-1]["view"] == table.told[seat][-2]["view"]
    table.play.publish(BEAT - 0.01)
    assert {viewer: len(table.told[viewer]) for viewer in before} == before
    assert table.play.pending
    table.play.publish(BEAT)
    assert not table.play.pending


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_forced_pass_lasts_as_long_as_a_chosen_one(name):
    """Nobody sees a question, an answer or an end before the beat is over."""
    match, seat = next(secret_moments(name, free=False))
    table = Table(match)
    assert seat not in table.play.asked
    assert table.told[seat][-1]["question"] is None
    before = table.counts()
    while (given := table.play.due(0.0)) is not None:
        table.play.apply(Entry(given.seat, given.option, given.by), 0.0)
    assert table.counts() == before
    assert table.play.wakes_at() == BEAT or len(table.play.asked) > 0


@pytest.mark.parametrize("name", SECRETIVE)
def test_nobody_can_undo_across_a_window(name):
    """While somebody is asked in secret no seat may take anything back, and cannot tell why."""
    seen = 0
    for match, asked in secret_moments(name, free=True):
        table = Table(match)
        assert not any(table.play.could_undo(s) for s in range(match.seats) if s != asked)
        seen += 1
        if seen == 10:
            break
    assert seen == 10


@pytest.mark.parametrize("name", SECRETIVE)
def test_an_order_answers_what_is_asked_already(name):
    """An order given in the middle of a window passes at once, and the beat still holds."""
    passing = None
    for match, seat in secret_moments(name, free=True):
        kind = match.game.decisions(match.components.box)[match.state.kind(seat)]
        if "pass" in kind.options and has(match.state.options(seat), kind.options.index("pass")):
            passing = kind.options.index("pass")
            break
    if passing is None:
        return  # a title whose secret questions know no pass takes no orders
    table = Table(match)
    table.play.give_order(seat, Standing("pass_always"), 0.1)
    given = table.play.due(0.1)
    assert given is not None
    assert (given.seat, given.option, given.by) == (seat, passing, "order")
    table.play.apply(Entry(given.seat, given.option, given.by), 0.1)
    assert table.play.pending


# -- how long a window lasts is the same for every hand ---------------------------------------

NEVER = None
WINDOWED = [
    name
    for name in SECRETIVE
    if any(
        kind.secret and kind.passable
        for kind in titles()[name].decisions(titles()[name].components.box)
    )
]


def in_a_window(name, seats, free):
    """Positions in which a seat may react, or could if it had the card."""
    for seed in range(400):
        match, rng = Match(titles()[name], seats, seed=seed), seeded(seed, 1)
        kinds = match.components.kinds
        while not match.over:
            seat = match.awaited()[0]
            asked = kinds[match.state.kind(seat)]
            if asked.secret and asked.passable and free == (count(match.state.options(seat)) > 1):
                yield match, seat
                break
            answer_randomly(match, rng)


def length_for_others(match, seat, beat, answers_at):
    """When the others see a window end, if the asked seat passes at that moment (or never)."""
    heard: list[float] = []
    clock = [0.0]

    def hear(viewer: int, _: bytes) -> None:
        if viewer != seat:
            heard.append(clock[0])

    play = Play(match, [], beat, hear)
    play.audience = {SPECTATOR, *range(match.seats)}
    for viewer in sorted(play.audience):
        play.fresh(viewer, 0.0)
    while not heard:
        times = [play.wakes_at()]
        if seat in play.asked and answers_at is not NEVER and clock[0] <= answers_at:
            times.append(answers_at)
        clock[0] = min(time for time in times if time is not None)
        if clock[0] == answers_at and seat in play.asked:
            play.apply(Entry(seat, 0, "person"), clock[0])
        play.publish(clock[0])
        while not heard and (given := play.due(clock[0])) is not None:
            play.apply(Entry(given.seat, given.option, given.by), clock[0])
    return heard[0]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", WINDOWED)
def test_a_window_is_as_long_with_the_card_as_without(name, seats):
    """Whoever answers early, late or not at all: the others see it end at the same moment.

    With three seats another window may follow, as public facts have it: then it is two beats.
    """
    beat = 4.0
    lengths: dict[bool, set[float]] = {True: set(), False: set()}
    for free in (True, False):
        for place, (match, seat) in enumerate(in_a_window(name, seats, free)):
            early_late_never = (0.1, 2.0, 3.7, NEVER)
            lengths[free].add(length_for_others(match, seat, beat, early_late_never[place % 4]))
            if place == 7:
                break
    assert all(length % beat == 0 for found in lengths.values() for length in found)
    if seats == 2:
        assert lengths == {True: {beat}, False: {beat}}


@pytest.mark.parametrize("name", WINDOWED)
def test_who_lets_a_window_end_has_passed(name):
    """And everybody sees how long it still lasts, whether asked or not."""
    match, seat = next(in_a_window(name, 2, free=True))
    table = Table(match)
    for told in table.told.values():
        assert told[-1]["window"] == {"left": BEAT, "lasts": BEAT}
    late = table.play.wakes_at()
    assert late is not None
    assert BEAT - 0.4 < late < BEAT
    given = table.play.due(late)
    assert given is not None
    assert (given.seat, given.by) == (seat, "window")
    assert match.components.kinds[match.state.kind(seat)].options[given.option] == "pass"
    table.play.apply(Entry(given.seat, given.option, given.by), late)
    assert table.play.pending
    table.play.publish(BEAT)
    assert not table.play.pending


@pytest.mark.parametrize("name", WINDOWED)
def test_who_plays_among_bots_may_think(name):
    """There is nobody to hide from; a bot is held to the beat even so."""
    match, seat = next(in_a_window(name, 2, free=True))
    alone = Play(match, [], BEAT, lambda *_: None, alone=True)
    assert alone.wakes_at() is None
    assert alone.due(1000.0) is None
    bots = Play(match, [], BEAT, lambda *_: None, alone=True, by_bot=lambda _: True)
    given = bots.due(BEAT)
    assert given is not None
    assert given.seat == seat


@pytest.mark.parametrize("name", WINDOWED)
def test_somebody_who_joins_cuts_nobody_off(name):
    """An open window begins anew when it has to be hidden from now on."""
    match, _ = next(in_a_window(name, 2, free=True))
    play = Play(match, [], 0.4, lambda *_: None, alone=True)
    play.windows.retime(3.0, False, 100.0)
    late = play.wakes_at()
    assert late is not None
    assert 102 < late < 103


@pytest.mark.parametrize("name", [name for name in SECRETIVE if name not in WINDOWED])
def test_nobody_is_cut_off_in_a_choice_of_their_own(name):
    """A secret question without a pass lasts a short while at least, however long windows are."""
    match, seat = next(secret_moments(name, free=True))
    play = Play(match, [], 20.0, lambda *_: None)
    while (given := play.due(1000.0)) is not None:
        assert given.by == "forced"
        play.apply(Entry(given.seat, given.option, given.by), 0.0)
    assert seat in play.asked
    assert play.windows.ends == BEAT
