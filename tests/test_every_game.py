"""The laws that hold for every title, whatever its seats and variants."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec
import pytest

from stammtisch.arena.hashes import final_hash
from stammtisch.core import record
from stammtisch.core.bits import members
from stammtisch.core.errors import BadRecord, Refused
from stammtisch.core.freeze import freeze, state_hash, thaw
from stammtisch.core.journal import seen_by
from stammtisch.core.playout import play_randomly, scores, winners
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.core.words import Words, words
from tests.tables import (
    SOAK,
    Table,
    all_tables,
    answer_randomly,
    new_match,
    offered,
    play_on,
    positions,
    standard_tables,
    table_id,
)

every_table = pytest.mark.parametrize("table", all_tables(), ids=table_id)
standard_table = pytest.mark.parametrize("table", standard_tables(), ids=table_id)


def seeds(table: Table) -> range:
    """Few matches for each setting of a variant outside the soak: there are many settings."""
    return range(400 if SOAK else 1 if table[2] else 4)


@every_table
def test_a_match_runs_from_setup_to_score_sheet(table: Table):
    """Laws 1, 2, 5, 8: no dead end, components are conserved, the end comes, lines add up."""
    for seed in seeds(table):
        match = new_match(table, seed)
        game, box = match.game, match.components.box
        kinds = game.decisions(box)
        contents = game.contents(box, match.seats, match.variants)
        rng = seeded(seed, 1)
        assert match.awaited()
        while not match.over:
            for seat in match.awaited():
                options = offered(match.state, seat)
                assert options
                assert options[-1] < len(kinds[match.state.kind(seat)].options)
            if match.ply % 5 == 0:
                assert game.census(match.state) == contents
            answer_randomly(match, rng)
            assert match.ply <= game.most_decisions
        assert game.census(match.state) == contents
        sheet = game.sheet(match.state)
        assert list(sheet.totals) == list(scores(match.state))
        assert list(sheet.winners) == members(winners(match.state))
        assert sorted(sheet.ranks)[0] == 1


@standard_table
def test_very_many_random_games_end_well(table: Table):
    """Laws 5 and 8 over masses of games: 100,000 of every seat count in the soak."""
    match = new_match(table, 0)
    game, box, variants = match.game, match.components.box, match.variants
    contents = game.contents(box, match.seats, variants)
    for seed in range(100_000 if SOAK else 400):
        state = game.setup(box, match.seats, variants, seed)
        assert play_randomly(state, seed) <= game.most_decisions
        if seed % 50 == 0:
            assert game.census(state) == contents
            assert list(game.sheet(state).totals) == list(scores(state))


@every_table
def test_every_offered_option_plays_and_nothing_else(table: Table):
    """Law 2: an offered option leads on; anything else is refused and changes nothing."""
    for match in positions(table, seed=11, every=7):
        state = match.state
        before = freeze(state)
        for seat in range(match.seats):
            options = state.options(seat) if match.may_answer(seat) else 0
            for option in (-1, *range(63)):
                if option >= 0 and options >> option & 1:
                    outcome = state.copy()
                    outcome.take(seat, option)
                    awaited = outcome.awaited()
                    assert all(outcome.options(other) for other in members(awaited))
                else:
                    with pytest.raises(Refused, match=r"\w"):
                        state.choose(seat, option)
        with pytest.raises(Refused):
            state.choose(match.seats, 0)
        assert freeze(state) == before


@every_table
def test_replay_of_every_prefix_is_the_same_match(table: Table):
    """Law 3: replaying a prefix gives the same state; a record survives JSON."""
    for match in positions(table, seed=21, every=1 if SOAK else 8):
        assert state_hash(match.state_at(match.ply)) == state_hash(match.state)
    written = record.to_record(match)
    assert record.load(record.dump(written)) == written
    assert state_hash(record.to_match(written).state) == state_hash(match.state)


@standard_table
def test_an_edited_answer_is_found(table: Table):
    """Law 3: a record whose answers were changed is refused, wherever the change is."""
    match = new_match(table, seed=3)
    rng = seeded(8, 1)
    while match.ply < 60 and not match.over:
        answer_randomly(match, rng)
    changed = 0
    for ply, (seat, option) in enumerate(match.answers):
        others = [o for o in offered(match.state_at(ply), seat) if o != option]
        if others and changed < 12:
            changed += 1
            edited = record.to_record(match)
            edited.answers[ply] = (seat, others[0])
            with pytest.raises(BadRecord):
                record.to_match(edited)
    assert changed


@pytest.mark.parametrize("name", sorted({table[0] for table in all_tables()}))
def test_compiled_and_interpreted_rules_agree(name: str):
    """Law 4: thousands of seeded games end with equal hashes in both modes."""
    games = 2000 if SOAK else 120
    tables = [table for table in all_tables() if table[0] == name]
    share = max(6, games * 4 // len(tables))
    job = json.dumps([[seats, dict(variants), share] for _, seats, variants in tables])
    program = f"from stammtisch.arena.hashes import main; main({name!r}, {job!r})"
    lines = []
    for mode in ("", "1"):
        settings = {**os.environ, "STAMMTISCH_INTERPRETED": mode}
        run = subprocess.run(
            [sys.executable, "-c", program],
            env=settings,
            capture_output=True,
            text=True,
            check=True,
        )
        lines.append(json.loads(run.stdout))
    compiled, interpreted = lines
    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["hashes"] == interpreted["hashes"]


def seen(match, viewer):
    """Everything the platform would tell a seat about a position."""
    game, state = match.game, match.state
    view = game.view(state, viewer)
    return [
        msgspec.json.encode(view),
        msgspec.json.encode(game.layout(view)),
        msgspec.json.encode(match.waiting(viewer)),
        msgspec.json.encode(match.question(viewer)) if match.may_answer(viewer) else b"",
        [
            msgspec.json.encode(game.explain(state, viewer, address))
            for address in addresses(view, game)
        ],
    ]


def addresses(view, game):
    """Every address that appears in the layout of a view."""
    layout = game.layout(view)
    found: list[str] = []

    def walk(zone):
        found.extend(
            thing.address for thing in (zone, *zone.pieces, *zone.counters) if thing.address
        )
        for inner in zone.zones:
            walk(inner)

    for zone in (*layout.common, *layout.mats):
        walk(zone)
    return found[:: max(1, len(found) // 12)]


@every_table
def test_what_is_hidden_shows_nowhere(table: Table):
    """Law 6: worlds that differ only in hidden things look byte-equal to a seat."""
    differing = 0
    for match in positions(table, seed=31, every=9):
        if match.over:
            continue
        for viewer in range(match.seats):
            told = seen(match, viewer)
            true_state = match.state
            world = true_state.imagine(viewer, 7 + match.ply)
            differing += freeze(world) != freeze(true_state)
            match.state = world
            assert seen(match, viewer) == told
            match.state = true_state
    assert differing, "imagine never changed anything, so this test proved nothing"


@every_table
def test_events_tell_no_more_than_the_view(table: Table):
    """Law 6: where two worlds look alike to a seat before and after, its events are alike too."""
    compared = 0
    for match in positions(table, seed=41, every=3):
        if match.over:
            continue
        for viewer in range(match.seats):
            for seat in match.awaited():
                compared += compare_events(match, viewer, seat)
    assert compared


def compare_events(match, viewer, seat):
    world = match.state.imagine(viewer, match.ply)
    if not (world.awaited() >> seat & 1):
        return 0
    both = members(match.state.options(seat) & world.options(seat))
    if not both:
        return 0
    told = []
    for state in (match.state.copy(), world):
        state.journal = type(match.journal)()
        state.take(seat, both[-1])
        view = match.game.view(state, viewer)
        shown = [visible(event, viewer) for event in state.journal.read()]
        told.append((view, [event for event in shown if event is not None]))
    if told[0][0] != told[1][0]:
        return 0
    assert told[0][1] == told[1][1]
    return 1


def visible(event, viewer):
    shown = seen_by(event, viewer)
    if shown is None:
        return None
    return [shown.kind, shown.a, shown.b, shown.c, shown.d, shown.e]


@standard_table
def test_a_peeking_view_is_caught(table: Table, monkeypatch):
    """The canary: a view that shows one hidden thing makes the law of secrecy fail."""
    game = titles()[table[0]]
    honest = type(game).layout

    def peeking(self, view):
        layout = honest(self, view)
        secret = words_of_chance()
        return msgspec.structs.replace(layout, status=(*layout.status, secret))

    def words_of_chance():
        return words("number", number=hash(str(freeze(current["state"]))))

    current = {}
    original = type(game).view

    def remembering(self, state, seat):
        current["state"] = state
        return original(self, state, seat)

    monkeypatch.setattr(type(game), "view", remembering)
    monkeypatch.setattr(type(game), "layout", peeking)
    with pytest.raises(AssertionError):
        test_what_is_hidden_shows_nowhere(table)


@every_table
def test_simultaneous_answers_commute(table: Table):
    """Law 7: the order in which answers arrive never matters."""
    for seed in range(3):
        rng = seeded(seed + 50, 1)
        for match in positions(table, seed=50 + seed, every=1):
            seats = match.awaited()
            if len(seats) < 2:
                continue
            answers = {s: offered(match.state, s) for s in seats}
            given = {s: options[rng.below(0, len(options))] for s, options in answers.items()}
            outcomes = set()
            for order in (seats, seats[::-1]):
                state = match.state.copy()
                for seat in order:
                    state.take(seat, given[seat])
                outcomes.add(freeze(state))
            assert len(outcomes) == 1


@every_table
def test_copies_are_independent_and_complete(table: Table):
    """Law 7: a copy is equal, and what happens to it never reaches the original."""
    for match in positions(table, seed=61, every=11):
        before = freeze(match.state)
        twin = match.state.copy()
        assert freeze(twin) == before
        play_on(twin, seeded(match.ply, 1), 40)
        assert freeze(match.state) == before
        thawed = thaw(match.state.copy(), freeze(twin))
        assert freeze(thawed) == freeze(twin)


@standard_table
def test_the_same_seed_is_the_same_match(table: Table):
    """Law 7: setup depends on the seed alone, and does depend on it."""
    assert freeze(new_match(table, 5).state) == freeze(new_match(table, 5).state)
    assert freeze(new_match(table, 5).state) != freeze(new_match(table, 6).state)


@every_table
def test_undo_is_fair(table: Table):
    """Law 9: undo never crosses another seat's answer or chance; redoing gives the same state."""
    undone = 0
    rng = seeded(71, 1)
    match = new_match(table, 71)
    most = 400 if SOAK else 20 if table[2] else 80  # judging an answer is slow
    while not match.over and match.ply < most:
        answer_randomly(match, rng)
        seat = match.answers[-1][0]
        ply = match.undo_to(seat)
        if ply is None:
            continue
        assert all(other == seat for other, _ in match.answers[ply:])
        before, after = match.state_at(ply), match.state
        assert freeze(before.rng) == freeze(after.rng)
        answers, hash_after = list(match.answers), state_hash(after)
        match.undo(seat)
        assert match.answers == answers[:ply]
        for answer in answers[ply:]:
            match.answer(*answer)
        assert state_hash(match.state) == hash_after
        undone += 1
        for other in range(match.seats):
            if other != seat:
                assert match.undo_to(other) is None
    assert undone


@every_table
def test_every_message_can_be_said(table: Table):
    """Law 10: whatever a viewer may meet has words in English."""
    for match in positions(table, seed=81, every=4 if SOAK else 10):
        game, state = match.game, match.state
        say = game.phrasebook().say
        for viewer in (None, *range(match.seats)):
            view = game.view(state, viewer)
            for said in spoken(game.layout(view)):
                say(said)
            if viewer is not None and not match.over:
                for address in addresses(view, game):
                    say(game.explain(state, viewer, address))
        for seat in match.awaited():
            for said in spoken(match.question(seat)):
                say(said)
    for viewer in (-1, 0):
        for _, line in match.story(viewer):
            say(line)
    sheet = game.sheet(match.state)
    for points in (*sheet.lines, *sheet.tie_breaks):
        say(Words(f"score-{points.id}"))


def spoken(thing):
    """All Words inside a layout, a question or a list of them."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from spoken(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from spoken(item)


def test_hashes_differ_between_seeds():
    """A hash that never changes would prove nothing."""
    table = standard_tables()[0]
    assert final_hash(new_match(table, 1), 1) != final_hash(new_match(table, 2), 2)
