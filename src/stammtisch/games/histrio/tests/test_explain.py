"""Why something cannot be chosen, and what a choice would bring."""

from __future__ import annotations

import pytest

from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import Table

SAY = GAME.phrasebook().say


def why(table: Table, seat: int, address: str) -> str:
    """The sentence for a seat, with its message id in front."""
    said = GAME.explain(table.state, seat, address)
    assert SAY(said).endswith((".", "!"))
    return said.id


def choosing() -> Table:
    """Seat 0 chooses a city; city 4 is guarded by seat 2."""
    table = (
        Table(3, lead=2)
        .seat(0, hand={1, 4}, used="fox", entertainers="bear")
        .seat(2, entertainers="ox")
    )
    return table.begin().use(2, "before_travel", "ox", ox_city=4)


def second_city() -> Table:
    table = Table(3).seat(0, hand={1, 2, 3}, entertainers="horse").begin()
    return table.answer(0, "choose_travel", 2)


def stealing() -> Table:
    return Table(3, rows={1: "comedy_2_a"}).seat(2, ecus=0).begin().sail(1, 2, 3)


def using(entertainer: str) -> Table:
    table = Table(3, rows={2: "alms_1#1"}).seat(0, entertainers=entertainer).begin().sail(2, 2, 3)
    return table.answer(0, "after_reveal", entertainer)


def at_the_festival() -> Table:
    return Table(3, deck=0).seat(0, requests="dauphin").begin("festival")


@pytest.mark.parametrize(
    ("table", "address", "reason"),
    [
        (choosing, "city/2", "why-card-played"),
        (choosing, "city/4", "why-guarded"),
        (choosing, "city/9", "why-no-such-place"),
        (choosing, "theatre/needle", "why-other-question"),
        (choosing, "nonsense", "why-other-question"),
        (choosing, "mat/0/entertainer/fox", "why-used"),
        (choosing, "mat/0/entertainer/bear", "why-not-its-moment"),
        (choosing, "mat/0/entertainer/owl", "why-no-such-place"),
        (choosing, "mat/1", "why-not-yours"),
        (choosing, "mat/7", "why-no-such-place"),
        (second_city, "city/2", "why-card-picked"),
        (second_city, "city/5", "why-card-played"),
        (second_city, "city/3/card/1", "why-other-question"),
        (stealing, "mat/0", "why-yourself"),
        (stealing, "mat/2", "why-nothing-to-steal"),
        (stealing, "city/1", "why-other-question"),
        (lambda: using("bear"), "city/3", "why-empty-row"),
        (lambda: using("fox"), "city/3", "why-not-there"),
        (lambda: using("fox"), "city/2/card/1", "why-other-question"),
        (lambda: using("elephant"), "city/7", "why-no-swap"),
        (at_the_festival, "mat/0/request/dauphin", "why-not-met"),
        (at_the_festival, "mat/0/request/duchess", "why-other-question"),
    ],
)
def test_a_reason_is_given(table, address: str, reason: str):
    assert why(table(), 0, address) == reason


def test_who_is_not_asked_is_told_so():
    table = stealing()
    assert why(table, 1, "city/1") == "why-not-asked"


def test_a_shown_card_is_no_longer_in_hand():
    table = Table(3).seat(0, entertainers="ox horse").begin()
    table.use(0, "before_travel", "ox", ox_city=4)
    assert why(table, 0, "city/4") == "why-card-shown"


def test_a_card_without_use_and_a_city_that_is_not_shared():
    table = Table(3, rows={2: "alms_1#1", 3: "alms_2#1"})
    table.seat(0, entertainers="bear fox").begin().sail(2, 3, 4)
    assert why(table, 0, "mat/0/entertainer/bear") == "why-no-use"
    table = Table(3, rows={2: "alms_1#1", 3: "alms_2#1"}).seat(0, entertainers="bear").begin()
    table.sail(2, 2, 3).answer(0, "after_reveal", "bear")
    assert why(table, 0, "city/3") == "why-not-shared"


def test_when_all_is_over():
    table = Table(3, season=2, deck=0).begin("festival")
    for seat in range(3):
        table.answer(seat, "play_request", "none")
    assert why(table, 0, "city/1") == "why-over"


def effects(table: Table, seat: int) -> dict[str, str]:
    """What each offered option says about its effect, by its id."""
    choices = GAME.choices(table.state, seat)
    return {choice.id: SAY(choice.effect) for choice in choices if choice.effect}


def test_what_a_journey_would_bring():
    """13: both outcomes, from the newest card on."""
    rows = {1: "comedy_5_a alms_2#1", 2: "alms_2#2 comedy_5_b", 3: "tragedy_3_a tragedy_3_b ox"}
    table = Table(3, rows={**rows, 4: "comedy_1_a comedy_2_a"}, needle="tragedy 1")
    table.seat(0, ecus=0).seat(1, on_stage=1).begin()
    said = effects(table, 0)
    assert said["vernum"] == "alone: 1 ecu, Zanni the Great; shared: a request, needle to comedy 5"
    assert said["aquilonia"] == "alone: 2 ecus; shared: a request, needle to comedy 5"
    assert said["lugdunum"].startswith("alone: 5 ecus, Ox, Agamor, Melpomena; ")
    assert said["lugdunum"].endswith("needle to tragedy 7")
    assert "1 ecu, Scaramel, Pipkin, travel cards back" in said["caturiges"]
    assert said["elimberis"].startswith("alone: a secret request; ")


def test_where_the_needle_would_go():
    """13: a ghost needle for each actor at court and each song, end stop included."""
    table = Table(3, rows={1: "comedy_4_a tragedy_1_a"}, needle="comedy 6").begin().sail(1, 2, 3)
    assert effects(table, 0) == {"comedy_4_a": "comedy 8", "tragedy_1_a": "comedy 5"}
    table = Table(3).seat(0, entertainers="nightingale").begin("after_encounters")
    table.answer(0, "after_encounters", "nightingale")
    assert effects(table, 0) == {
        "comedy_1": "comedy 2",
        "comedy_2": "comedy 3",
        "tragedy_1": "tragedy 1",
        "tragedy_2": "tragedy 2",
    }


def test_what_every_rival_would_earn_now():
    """13: festival pay from public facts."""
    table = Table(3).seat(0, ensemble="comedy_3_a comedy_1_a").seat(1, ensemble="comedy_2_a")
    table.seat(2, ensemble="comedy_1_b tragedy_1_a").begin()
    prospects = [mat.prospect for mat in GAME.view(table.state, None).mats]
    assert [(pay.actors, pay.show, pay.best) for pay in prospects] == [
        (2, 6, True),
        (1, 3, False),
        (1, 0, False),
    ]


CLOSE = "comedy_4_a comedy_1_a tragedy_1_a tragedy_1_b tragedy_3_a"  # V4: the sums are equal


def test_a_chameleon_counts_before_it_has_chosen():
    """13, R33: what the festival would pay, and which requests would be met."""
    table = Table(3).seat(0, ensemble=CLOSE, entertainers="chameleon", requests="kings_favourite")
    table.seat(1, ensemble="comedy_1_b", requests="kings_favourite").begin()
    seen = GAME.view(table.state, 0).mats
    assert [(mat.prospect.actors, mat.prospect.show) for mat in seen] == [(2, 6), (1, 6), (0, 0)]
    assert [request.met for request in seen[0].requests or ()] == [True]
    table.seat(0, entertainers="", ensemble=CLOSE)
    seen = GAME.view(table.state, 0).mats
    assert [mat.prospect.show for mat in seen] == [0, 6, 0]


@pytest.mark.parametrize(("tragedy", "met"), [("tragedy_2_a", True), ("tragedy_1_a", False)])
def test_a_chameleon_may_be_what_a_request_needs(tragedy, met):
    """7.8, R34: the Dowager wants 3 levels of the unloved genre, and one of them may be it."""
    table = Table(3, needle="comedy 1")
    table.seat(0, entertainers="chameleon", ensemble=tragedy, requests="dowager").begin()
    (request,) = GAME.view(table.state, 0).mats[0].requests or ()
    assert request.met == met


@pytest.mark.parametrize(
    ("hand", "reason"), [({1, 2, 3}, "why-choose_travel"), ({1, 2}, "why-few-cards")]
)
def test_the_horse_is_asked_for_by_itself(hand, reason):
    """6.3 T3: after the first city, with three travel cards or more."""
    table = Table(3).seat(0, hand=hand, entertainers="horse").begin()
    assert why(table, 0, "mat/0/entertainer/horse") == reason
    assert why(second_city(), 0, "mat/0/entertainer/horse") == "why-choose_second_city"


def test_nothing_is_stolen_twice():
    """13: a theft leaves the victim poorer for the next one."""
    table = Table(3, rows={1: "comedy_2_a comedy_2_b"}).seat(1, ecus=1).seat(2, ecus=0).begin()
    assert effects(table, 0)["vernum"].startswith("alone: 1 ecu, ")


def test_the_box_office_of_somebody_without_impresarios():
    """7.7: the plain board tells what the stage pays to the viewer."""
    table = Table(3).seat(0, on_stage=3).seat(1, on_stage=1).begin()
    pays = []
    for seat in (0, 1, None):
        theatre = GAME.layout(GAME.view(table.state, seat)).common[0]
        note = theatre.zones[1].note
        assert note is not None
        pays.append(note.args["pay"])
    assert pays == [4, 5, 5]
