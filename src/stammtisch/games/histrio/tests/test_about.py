"""What a thing says when somebody points at it: every figure against what then happens."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stammtisch.core.about import About, Fact
from stammtisch.core.bits import members
from stammtisch.core.words import words
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import move_needle
from stammtisch.games.histrio.telling.about_festival import pay
from stammtisch.games.histrio.tests.tables import Table
from stammtisch.games.histrio.tests.test_forecast import BOX, only, positions, visited

SAY = GAME.phrasebook().say
STAR = "kings_favourite dancing_master cartographer"


def told(table: Table, address: str, seat: int | None = 0) -> About:
    """The panel of a thing, as a seat would read it."""
    found = GAME.about(GAME.view(table.state, seat), address)
    assert found is not None
    return found


def facts(table: Table, address: str, seat: int | None = 0) -> dict[str, Fact]:
    """The lines of a panel by their labels."""
    return {fact.label.id: fact for fact in told(table, address, seat).facts}


def line(fact: Fact) -> tuple[int, str]:
    """The figure and the words of a line."""
    return fact.gain, SAY(fact.words)


def promised(state, seat):
    """What actors and performance of a seat would bring if the season ended now."""
    prospect = GAME.view(state, None).mats[seat].prospect
    return prospect.actors + prospect.show


# -- against what happens, in random matches -------------------------------------------------------


def test_the_festival_is_reckoned_as_the_king_pays_it():
    """From the view alone, with the actors and in the mood of the table: what view_mat foresees."""
    for state in positions(matches=40, every=9):
        view = GAME.view(state, None)
        for mat in view.mats:
            foreseen = mat.prospect.actors + mat.prospect.show
            assert pay(view, mat, mat.ensemble, view.mood) == foreseen


def test_a_city_brings_what_its_panel_says():
    """Ecus at once and more at the festival, alone and with everybody kept."""
    looked = 0
    for state in positions(matches=16, every=7):
        if state.next_step() % ids.STEP != ids.ASK_TRAVEL:
            continue
        for seat in range(state.seats):
            view, before = GAME.view(state, seat), promised(state, seat)
            for city in members(state.mats[seat].hand):
                panel = GAME.about(view, f"city/{city + 1}")
                assert panel is not None
                gains = {fact.label.id: fact.gain for fact in panel.facts}
                after = visited(state, seat, city)
                assert gains["label-alone"] == after.mats[seat].ecus - state.mats[seat].ecus
                assert gains.get("label-festival", 0) == promised(after, seat) - before
                looked += 1
    assert looked > 500


def test_the_cards_of_a_row_add_up_to_what_the_city_brings():
    for state in positions(matches=8, every=7):
        if state.next_step() % ids.STEP != ids.ASK_TRAVEL:
            continue
        view = GAME.view(state, 0)
        for city in view.cities:
            whole = GAME.about(view, f"city/{city.number}")
            parts = [
                GAME.about(view, f"city/{city.number}/card/{place + 1}")
                for place, card in enumerate(city.row)
                if card.kind != "entertainer"
            ]
            assert whole is not None
            alone = next(fact.gain for fact in whole.facts if fact.label.id == "label-alone")
            assert alone == sum(part.facts[0].gain for part in parts if part is not None)


def test_journeys_that_would_meet_a_request_do():
    """`would` names exactly the cities after whose visit a request of one's own hand is met."""
    found = 0
    for state in positions(matches=40, every=5):
        if state.next_step() % ids.STEP != ids.ASK_TRAVEL:
            continue
        for seat in range(state.seats):
            for request in GAME.view(state, seat).mats[seat].requests or ():
                if request.met or request.condition in ("coins_rank", "needle", "travel_hand"):
                    assert request.would == ()
                    continue
                for city in members(state.mats[seat].hand):
                    open_to = state.guarded != city or state.guard == seat
                    after = GAME.view(visited(state, seat, city), seat).mats[seat].requests or ()
                    met = any(one.id == request.id and one.met for one in after)
                    expected = met and state.rows[city] != 0 and open_to
                    assert (city + 1 in request.would) == expected, (request.id, city)
                    found += expected
    assert found > 20


# -- laid out by hand ------------------------------------------------------------------------------


def test_a_new_actor_says_what_staying_and_going_would_pay():
    table = Table(3, rows={4: "tragedy_4_a"}, needle="comedy 3")
    table.seat(0, hand={4, 5, 6}, ensemble="comedy_3_a tragedy_1_a").begin().sail(4, 1, 2)
    assert table.asks(0) == "court_choice"
    found = facts(table, "mat/0/company/tragedy_4_a")
    for label, option in (("label-keep", "none"), ("label-court", "tragedy_4_a")):
        twin = only(table.state, ids.OVER)
        mat = twin.mats[0]
        if option != "none":
            move_needle(twin, -4)
        else:
            mat.ensemble |= mat.company
        mat.company = 0
        assert found[label].gain == promised(twin, 0), label
    assert "the king turns" in SAY(found["label-court"].words)


def test_an_actor_of_the_ensemble_says_his_share():
    table = Table(3, needle="comedy 2")
    table.seat(0, ensemble="comedy_3_a tragedy_1_a").begin()
    before = promised(table.state, 0)
    share = facts(table, "mat/0/ensemble/comedy_3_a")["about-worth"]
    against = facts(table, "mat/0/ensemble/tragedy_1_a")["about-worth"]
    assert share.gain == before == 7, "1 for the actor, 6 for the best performance"
    assert line(against) == (0, "nothing, if the season ended now")


def test_a_star_who_cannot_be_paid_says_so():
    table = Table(3, rows={1: "comedy_5_a", 2: "comedy_5_b alms_1#1"}).seat(0, ecus=0).begin()
    poor, paid = (facts(table, f"city/{city}/card/1") for city in (1, 2))
    assert line(poor["about-worth"]) == (
        0,
        "alone here you could not pay: the actor would be lost",
    )
    assert "label-festival" not in poor
    assert paid["about-worth"].gain == -1, "the alms come first"


@pytest.mark.parametrize(
    ("entertainer", "gain", "said"),
    [
        ("tortoise", 2, "5 travel cards come back"),
        ("magpie", 2, "when it is used"),
        ("horse", 0, "3 travel cards in hand; it needs 3"),
        ("owl", 0, "3 of 3 requests in hand, so not all 2 drawn can stay"),
        ("nightingale", 0, "2 steps to the other side: it can turn the king"),
        ("bear", 0, "no city is shared now"),
        ("chameleon", 6, "if the season ended now, in the genre that the king wants"),
    ],
)
def test_an_entertainer_says_what_it_is_worth_now(entertainer, gain, said):
    table = Table(3, needle="comedy 2")
    table.seat(0, hand={1, 2, 3}, entertainers=entertainer, requests=STAR)
    table.seat(1, ecus=4).begin()
    found = facts(table, f"mat/0/entertainer/{entertainer}")
    assert line(found["about-worth"]) == (gain, said)
    assert ("about-price" in found) == (entertainer != "chameleon")
    assert line(found["about-left"]) == (0, "once this season and once the next")


def test_a_magpie_with_nobody_to_rob_still_brings_its_coin():
    table = Table(2).seat(0, entertainers="magpie").seat(1, ecus=0).begin("after_encounters")
    assert facts(table, "mat/0/entertainer/magpie")["about-worth"].gain == 1


def test_a_request_says_how_far_it_is_and_what_would_meet_it():
    table = Table(3, rows={5: "comedy_1_a comedy_5_a", 6: "tragedy_2_a"}, needle="comedy 3")
    table.seat(0, ensemble="comedy_4_a comedy_3_a", requests="dancing_master cartographer")
    found = facts(table.begin(), "mat/0/request/dancing_master")
    assert line(found["about-worth"]) == (0, "7 of 8, not met yet")
    assert line(found["label-alone"]) == (0, "you would meet it in Burdigala")
    assert line(found["label-pays"])[1].startswith("4 ecus when you show it")
    assert line(facts(table, "mat/0/request/cartographer")["about-worth"]) == (
        0,
        "8 now, but 3 at most",
    )


@pytest.mark.parametrize(
    ("request_id", "said"),
    [("royal_critic", "3 of 5, not met yet"), ("dowager", "\u22123 of 3, not met yet")],
)
def test_pleasing_and_displeasing_are_told_apart(request_id, said):
    table = Table(3, needle="comedy 3").seat(0, ensemble="comedy_3_a", requests=request_id).begin()
    assert SAY(facts(table, f"mat/0/request/{request_id}")["about-worth"].words) == said


def test_a_request_that_is_met_is_worth_its_pay():
    table = Table(3, needle="comedy 3").seat(0, ensemble="comedy_4_a", requests="kings_favourite")
    assert line(facts(table.begin(), "mat/0/request/kings_favourite")["about-worth"]) == (
        4,
        "met now",
    )


def test_every_request_of_the_box_can_be_asked_for():
    """To a seat it says how near it is and where it lies; to those who watch only what it is."""
    table = Table(3).seat(0, requests="dauphin").seat(1, kept="duchess", requests="dowager").begin()
    for request in BOX.request_ids:
        for viewer in (0, None):
            panel = told(table, f"request/{request}", viewer)
            assert panel.text
            assert panel.rule == "5.2"
            assert ("about-worth" in facts(table, f"request/{request}", viewer)) == (viewer == 0)
    where = {
        one: SAY(facts(table, f"request/{one}")["label-where"].words) for one in BOX.request_ids
    }
    assert where["dauphin"] == "in your hand"
    assert where["duchess"].startswith("shown by ")
    hidden = set(BOX.request_ids) - {"dauphin", "duchess"}
    assert {where[one] for one in hidden} == {SAY(words("where-unknown"))}
    assert GAME.about(GAME.view(table.state, 0), "request/nobody") is None


def test_nothing_of_what_others_hold_is_told():
    """Two tables that differ only in a rival's hand say the same about everything."""
    one, other = (
        Table(3).seat(0, requests="dauphin").seat(1, requests=held).request_piles("ambassador")
        for held in ("duchess", "dowager")
    )
    views = [GAME.view(table.begin().state, 0) for table in (one, other)]
    for request in BOX.request_ids:
        panels = [msgspec.json.encode(GAME.about(view, f"request/{request}")) for view in views]
        assert panels[0] == panels[1], request


def waits(table, address):
    """Who waits before a city, as its panel names them."""
    return facts(table, address)["label-waits"].words.args["items"]


def test_who_may_still_come_is_told_before_the_reveal_only():
    table = Table(3, rows={4: "alms_1#1"}).seat(0, entertainers="fox")
    table.seat(1, hand={4, 5}).seat(2, hand={5, 6}).begin()
    comes: Any = facts(table, "city/4")["label-comes"].words.args["items"]
    assert [one.args["seat"].seat for one in comes] == [1]
    table.sail(1, 5, 6)
    assert table.asks(0) == "after_reveal"
    assert "label-comes" not in facts(table, "city/5"), "seat 1 is there already"
    assert [one.args["seat"].seat for one in waits(table, "city/5")] == [1]


def test_the_stage_pays_the_viewer_as_the_rules_do():
    table = Table(3, rows={4: "comedy_3_a"}).seat(0, on_stage=1).seat(1, on_stage=3).begin()
    assert facts(table, "theatre/stage")["about-worth"].gain == 5
    assert facts(table, "theatre/stage", 1)["about-worth"].gain == 4, "no impresario left in stock"
    assert "about-worth" not in facts(table, "theatre/stage", None)


def test_figures_of_a_mat_are_those_of_the_table():
    table = Table(3, needle="tragedy 2")
    table.seat(1, hand={2, 7}, ecus=9, requests="dauphin dowager", ensemble="tragedy_4_a").begin()
    now = {what: facts(table, f"mat/1/{what}")["label-now"] for what in ("ecus", "tragedy")}
    assert [SAY(fact.words) for fact in now.values()] == ["9 ecus", "4"]
    assert SAY(facts(table, "mat/1/requests")["label-now"].words) == "2 cards"
    assert SAY(facts(table, "mat/1/travel")["label-free"].words) == "Aquilonia, Avenio"
    paid = facts(table, "mat/1/festival")
    assert (paid["label-actors"].gain, paid["label-show"].gain) == (1, 6)
    assert SAY(paid["label-show"].words) == "the best: the wanted genre leads by 4"
