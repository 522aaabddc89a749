"""What people are told: no sentence is untrue, and none is missing."""

from __future__ import annotations

import pytest

from stammtisch.core.words import words
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import Table
from stammtisch.games.histrio.tests.test_explain import why

SAY = GAME.phrasebook().say


@pytest.mark.parametrize(("season", "reason"), [(1, "why-used"), (2, "why-used-last")])
def test_what_was_used_is_ready_again_only_if_a_season_follows(season, reason):
    table = Table(3, season=season).seat(0, used="fox").begin()
    assert why(table, 0, "mat/0/entertainer/fox") == reason


def test_the_chameleon_is_told_that_it_is_asked():
    table = Table(3, deck=0).seat(0, entertainers="chameleon").begin("festival")
    assert why(table, 0, "mat/0/entertainer/chameleon") == "why-chameleon_role"
    table = Table(3).seat(0, entertainers="chameleon").begin()
    assert why(table, 0, "mat/0/entertainer/chameleon") == "why-not-its-moment"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "At least 3 actors of level 1 or 2."),
        ("de", "Mindestens 3 Schauspieler der Stufe 1 oder 2."),
        ("fr", "Au moins 3 acteurs de niveau 1 ou 2."),
        ("nl", "Minstens 3 acteurs van niveau 1 of 2."),
    ],
)
def test_the_governess_wants_one_level_or_the_other(language, said):
    table = Table(3, deck=0).seat(0, requests="governess", ensemble="comedy_1_a comedy_2_a")
    table.seat(0, requests="governess", ensemble="comedy_1_a comedy_2_a tragedy_1_a")
    table.begin("festival")
    (_, shown) = GAME.choices(table.state, 0)
    assert shown.effect is not None
    assert GAME.phrasebook(language).say(shown.effect) == said


def test_a_city_may_be_guarded_and_marked():
    """The plain board shows both notes."""
    table = Table(3, rows={4: "alms_1#1"}).seat(0, entertainers="ox bear", hand={4, 5})
    table.begin().use(0, "before_travel", "ox", ox_city=4)
    table.state.marked, table.state.bear = 3, 0
    (note,) = [z.note for z in GAME.layout(GAME.view(table.state, 1)).common[1].zones if z.note]
    assert SAY(note) == "guarded by Seat 1, Seat 1 handles it as if alone"


def test_friendly_troupes_draw_no_requests():
    """The Bear's text names the players who draw, in every language."""
    for language, players in (("en", "players"), ("de", "Spieler"), ("fr", "joueurs")):
        assert players in GAME.phrasebook(language).say(words("effect-count_as_alone"))
    assert "andere spelers" in GAME.phrasebook("nl").say(words("effect-count_as_alone"))


def test_the_bear_on_an_empty_row_gives_nobody_cards():
    """V31: the log says that there was nothing to take."""
    table = Table(3, rows={7: "alms_3#1"}, deck=0, season=2)
    table.seat(0, entertainers="bear").seat(2, entertainers="elephant").begin().sail(7, 7, 1)
    table.use(0, "after_reveal", "bear", bear_city=7)
    table.use(2, "after_reveal", "elephant", elephant_first=7, elephant_second=8)
    said = [SAY(line) for event in table.journal.events if (line := GAME.tell(table.box, event))]
    assert "The Bear lets Seat 1 act as if alone in Avenio, but no cards lie there." in said


def test_the_bear_on_a_full_row_gives_its_cards():
    table = Table(3, rows={7: "alms_3#1"}).seat(0, entertainers="bear").begin().sail(7, 7, 1)
    table.use(0, "after_reveal", "bear", bear_city=7)
    said = [SAY(line) for event in table.journal.events if (line := GAME.tell(table.box, event))]
    assert "The Bear gives Seat 1 the cards of Avenio." in said


def test_a_card_shown_with_the_ox_sails_with_the_others():
    table = Table(3).seat(0, entertainers="ox").begin()
    table.use(0, "before_travel", "ox", ox_city=4).sail(None, 2, 3)
    assert table.told("revealed", 3) == [(0, 3, 2), (1, 1, 0), (2, 2, 0)]
    assert table.said("revealed") == "Seat 1 sails to Caturiges as shown before."


@pytest.mark.parametrize("season", [1, 2])
def test_the_goal_names_what_a_liked_show_pays_in_this_season(season):
    """8.1.3: the first festival pays less than the second."""
    table = Table(3, season=season, deck=24).begin()
    pay = GAME.components.box.pay_liked[season - 1]
    assert GAME.goal(table.state, 0) == words("goal-season", n=pay)
