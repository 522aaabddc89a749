"""What is written down of a match: who sat there, what it says about them, and what it does not."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from stammtisch.bots.levels import LEVELS
from stammtisch.bots.yardstick import yardstick_of
from stammtisch.core import seeds
from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.core.registry import title, titles
from stammtisch.core.rng import KEYS
from stammtisch.server.book.ratings import NEWCOMER, after_match
from stammtisch.server.book.writing import evening_of, rated
from stammtisch.server.lobby.setting import header_of
from stammtisch.server.table.book import Entry
from stammtisch.server.table.evenings import Known, Strength
from stammtisch.server.table.keeping import Kept
from stammtisch.server.table.seating import Chair, Settings, Social
from tests.server.running import act, lobby_in

ADA, BRUNO = Chair(name="Ada", holders=["ada"]), Chair(name="Bruno", holders=["bruno", "tablet"])
ROBOT = Chair(name="Mira", bot="regular")


def played(*chairs: Chair, seed=None, bots=(), name="histrio"):
    """A finished match with these people, and what is kept of it."""
    game = title(name)
    key = KEYS + 5 if seed is None else seed  # the same deal on every machine
    match = Match(game, len(chairs), {}, key, game.components)
    rng = random.Random(3)
    while not match.over:
        seat = members(match.state.awaited())[0]
        match.answer(seat, rng.choice(members(match.state.options(seat))))
    book = [
        Entry(seat, option, "bot" if chairs[seat].bot or seat in bots else "person")
        for seat, option in match.answers
    ]
    header = header_of(match, Settings(beat=1.0, pace=0.0))
    return Kept(header, Social(name="", host="ada", chairs=list(chairs)), book, []), match


def test_an_evening_tells_who_sat_there_and_how_it_ended():
    kept, match = played(ADA, BRUNO, ROBOT)
    evening = evening_of("t", kept, match, 7.0)
    assert [sitting.visitor for sitting in evening.sittings] == ["ada", "bruno", None]
    assert [sitting.bot for sitting in evening.sittings] == [None, None, "regular"]
    sheet = match.game.sheet(match.state)
    assert tuple(sitting.points for sitting in evening.sittings) == sheet.totals
    assert tuple(sitting.place for sitting in evening.sittings) == sheet.ranks
    assert (evening.title, evening.at, evening.unrated) == ("histrio", 7.0, "")


@pytest.mark.parametrize("name", sorted(titles()))
def test_what_somebody_owned_is_named_in_words(name):
    kept, match = played(ADA, BRUNO, name=name)
    things = [sitting.things for sitting in evening_of("t", kept, match, 1.0).sittings]
    assert any(things)
    book = match.game.phrasebook("de")
    assert all(book.has(thing) and number > 0 for own in things for thing, number in own.items())


@pytest.mark.parametrize(
    ("chairs", "more", "why"),
    [
        ((ADA, BRUNO), {}, ""),
        ((ADA, ROBOT), {}, ""),
        ((ADA, Chair(name="Ada's friend", holders=["ada"])), {}, "one-screen"),
        ((ADA, BRUNO), {"seed": 7}, "kind-deal"),
        ((ADA, BRUNO), {"bots": (1,)}, "stand-in"),
        ((ADA, Chair(name="left")), {}, "stand-in"),
        ((ADA, Chair(bot="greedy")), {}, "unmeasured"),
    ],
)
def test_only_some_evenings_are_rated(chairs, more, why):
    kept, match = played(*chairs, **more)
    assert evening_of("t", kept, match, 1.0).unrated == why


def test_own_values_are_not_rated_and_give_no_favourites():
    kept, match = played(ADA, BRUNO)
    kept.header = replace(kept.header, components_file="# my own box")
    evening = evening_of("t", kept, match, 1.0)
    assert evening.unrated == "own-values"
    assert not any(sitting.things for sitting in evening.sittings)


def test_a_match_that_was_not_played_to_its_end_is_no_evening():
    kept, match = played(ADA, BRUNO)
    kept.book = [replace(entry, by="record") for entry in kept.book]
    assert evening_of("t", kept, match, 1.0).sittings == ()
    assert evening_of("t", kept, None, 1.0).sittings == ()
    game = title("histrio")
    fresh = Match(game, 2, {}, seeds.new_key(), game.components)
    assert evening_of("t", played(ADA, BRUNO)[0], fresh, 1.0).sittings == ()


def test_people_learn_from_a_match_and_bots_do_not():
    kept, match = played(ADA, BRUNO, ROBOT)
    evening = evening_of("t", kept, match, 1.0)
    known = {"ada": Known(Strength(30.0, 3.0), 12)}
    ada, bruno, robot = rated(evening, match, known).sittings
    assert ada.before == Strength(30.0, 3.0)
    assert bruno.before == NEWCOMER
    assert bruno.after is not None
    assert bruno.after.spread < NEWCOMER.spread
    assert robot.before is None
    assert robot.after is None


def test_who_wins_gains_and_who_shares_the_place_does_not():
    won, lost = after_match([NEWCOMER, NEWCOMER], [1, 2])
    assert won.value > NEWCOMER.value > lost.value
    one, other = after_match([NEWCOMER, NEWCOMER], [1, 1])
    assert one.value == pytest.approx(other.value)
    over_master = after_match([NEWCOMER, Strength(34.0, 1.0)], [1, 2])[0]
    over_apprentice = after_match([NEWCOMER, Strength(16.0, 1.0)], [1, 2])[0]
    assert over_master.value > over_apprentice.value > NEWCOMER.value


@pytest.mark.parametrize("name", sorted(titles()))
def test_every_level_is_stronger_than_the_one_before(name):
    measured = yardstick_of(title(name))
    assert tuple(measured) == LEVELS
    values = [one.value for one in measured.values()]
    assert values == sorted(set(values))
    middle = (measured["regular"].value + measured["innkeeper"].value) / 2
    assert middle == pytest.approx(NEWCOMER.value, abs=0.1)


def test_what_was_played_is_written_down_before_its_table_goes(tmp_path):
    kept, _ = played(ADA, BRUNO)

    async def story():
        async with lobby_in(tmp_path) as lobby:  # nobody keeps the book here in between
            await lobby.house.store.create("t", kept)
            await lobby.house.store.finish("t")
            await lobby.delete(await lobby.open("t"))
            (evening,) = await lobby.house.store.evenings_of("bruno", 9)
            assert (evening.id, evening.shown) == ("t", False)
            assert await lobby.house.store.unwritten(9) == []

    act(story)
