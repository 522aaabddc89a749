"""An owner's values really change play, and travel with the record."""

from __future__ import annotations

from stammtisch.core import record
from stammtisch.core.freeze import state_hash
from stammtisch.core.match import Match
from stammtisch.core.playout import play_randomly, random_option
from stammtisch.core.rng import seeded
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.components.vocabulary import EFFECTS
from stammtisch.games.histrio.tests.own_box import STANDARD, owned
from stammtisch.games.histrio.tests.tables import ALL_CITIES, Table


def test_remarks_do_not_change_the_hash_but_rules_do():
    """Comments, texts and sources are for people."""
    assert owned(('text = "Choose two', 'text = "Pick two')).hash == GAME.components.hash
    assert owned(("start_ecus = 3", "start_ecus = 4")).hash != GAME.components.hash


def test_every_effect_kind_is_on_a_card():
    """7.7: the standard components exercise the whole vocabulary."""
    assert set(GAME.components.box.effect_kind) == set(EFFECTS.values())


def test_own_start_money():
    """An owner's value really changes play."""
    assert Table(3, components=owned(("start_ecus = 3", "start_ecus = 7"))).ecus == [7, 7, 7]


def test_own_pay():
    """Pay per actor, for liked shows and for the best one."""
    mine = owned(
        ("pay_per_matching_actor = 1", "pay_per_matching_actor = 2"),
        ("pay_liked = [3, 5]", "pay_liked = [4, 6]"),
        ("best_show_factor = 2", "best_show_factor = 3"),
    )
    table = Table(3, components=mine, deck=0).seat(0, ecus=0, ensemble="comedy_3_a")
    table.seat(1, ecus=0, ensemble="comedy_1_a").seat(2, ecus=0).begin("festival")
    assert table.ecus == [2 + 12, 2 + 4, 0]


def test_own_gauge_and_nightingale():
    """A shorter gauge, and a Nightingale that sings up to three spaces."""
    mine = owned(
        ("spaces_per_side = 8", "spaces_per_side = 4"), ("min = 1, max = 2", "min = 2, max = 3")
    )
    table = Table(3, components=mine, needle="comedy 2").seat(0, entertainers="nightingale")
    table.begin("after_encounters").answer(0, "after_encounters", "nightingale")
    assert table.offers(0) == {"comedy_2", "tragedy_2", "tragedy_3"}
    table.answer(0, "nightingale_move", "tragedy_3")
    assert table.needle == "tragedy 2"


def test_own_elephant():
    """With neighbours_only = false any two rows may be exchanged."""
    mine = owned(("neighbours_only = true", "neighbours_only = false"))
    table = Table(3, components=mine, rows={1: "alms_1#1"}).seat(0, entertainers="elephant").begin()
    table.sail(2, 3, 4).answer(0, "after_reveal", "elephant").answer(0, "elephant_first", 1)
    assert table.offers(0) == ALL_CITIES - {1}


def test_own_return_of_travel_cards():
    """Cards come back at the owner's number, also when the Horse jumps past it."""
    mine = owned(("travel_return_when_hand_is = 1", "travel_return_when_hand_is = 2"))
    table = Table(3, components=mine).seat(0, hand={1, 2, 3}, entertainers="horse").begin()
    table.answer(0, "choose_travel", 1).answer(0, "choose_second_city", 2).sail(None, 4, 5)
    assert table.hand(0) == ALL_CITIES


def test_own_actors():
    """Another split of the actors: one level 5 becomes a second copy of a level 1."""
    mine = owned(
        ('id = "comedy_1_a"\nname = "Pipkin"\ngenre = "comedy"\nlevel = 1\ncount = 1',
         'id = "comedy_1_a"\nname = "Pipkin"\ngenre = "comedy"\nlevel = 1\ncount = 2'),
        ('[[actor]]\nid = "comedy_5_b"\nname = "Dame Hilaria"\ngenre = "comedy"\nlevel = 5\n'
         'count = 1\nsource = "designed"\n', ""),
    )  # fmt: skip
    assert {"comedy_1_a#1", "comedy_1_a#2"} < set(mine.box.card_ids)
    state = GAME.setup(mine.box, 4, {}, 5)
    play_randomly(state, 5)
    assert GAME.census(state) == GAME.contents(mine.box, 4, {})


def test_a_record_with_own_components_replays():
    """The record carries the owner's file."""
    mine = owned(("start_ecus = 3", "start_ecus = 9"))
    match = Match(GAME, 3, {}, 6, mine)
    rng = seeded(6, 1)
    while not match.over:
        seat = match.awaited()[0]
        match.answer(seat, random_option(match.state.options(seat), rng))
    written = record.load(record.dump(record.to_record(match)))
    assert written.components_file is not None
    assert state_hash(record.to_match(written).state) == state_hash(match.state)


def test_own_moments_and_limits_are_told():
    """3: what an owner's card says is on the table, not what ours says."""
    tortoise = STANDARD.index('id = "tortoise"')
    window = STANDARD.index('window = "', tortoise)
    line = STANDARD[window : STANDARD.index("\n", window)]
    text = STANDARD[:window] + 'window = "after_encounters"' + STANDARD[window + len(line) :]
    mine = GAME.parse_components(text, "mine.toml")
    seen = GAME.view(Table(3, components=mine, rows={1: "tortoise"}).begin().state, None)
    assert line != 'window = "after_encounters"'
    assert [card.window for card in seen.cities[0].row] == ["after_encounters"]
    mine = owned(("request_hand_limit = 3", "request_hand_limit = 5"))
    assert GAME.view(Table(3, components=mine).begin().state, None).request_limit == 5
