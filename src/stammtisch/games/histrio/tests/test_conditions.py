"""Chapter 7.8: every request, met and not met at its bounds."""

from __future__ import annotations

import pytest

from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.components.vocabulary import CONDITIONS
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.conditions import met
from stammtisch.games.histrio.tests.tables import Table

BOX = GAME.components.box

THREE_COMEDIANS = "comedy_1_a comedy_1_b comedy_2_a"
THREE_TRAGEDIANS = "tragedy_1_a tragedy_1_b tragedy_2_a"
SIX = f"{THREE_COMEDIANS} {THREE_TRAGEDIANS}"

# request, what makes it met, what just fails; seat 0, needle on comedy 3 unless named
BOUNDS: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("kings_favourite", {"ensemble": "comedy_1_a"}, {"ensemble": ""}),
    ("royal_critic", {"ensemble": "comedy_5_a"}, {"ensemble": "comedy_4_a"}),
    ("dowager", {"ensemble": "tragedy_3_a"}, {"ensemble": "tragedy_2_a"}),
    (
        "ambassador",
        {"ensemble": "comedy_3_a tragedy_5_a"},
        {"ensemble": "comedy_3_a comedy_3_b tragedy_3_a"},
    ),
    ("ambassador", {"ensemble": "comedy_3_a tragedy_3_a"}, {"ensemble": "comedy_2_a tragedy_3_a"}),
    ("ambassador", {"ensemble": "comedy_5_a tragedy_3_a"}, {"ensemble": "comedy_3_a tragedy_2_a"}),
    ("dauphin", {"ensemble": THREE_COMEDIANS}, {"ensemble": "comedy_5_a comedy_5_b tragedy_1_a"}),
    ("duchess", {"ensemble": THREE_TRAGEDIANS}, {"ensemble": "tragedy_5_a tragedy_5_b comedy_1_a"}),
    (
        "dancing_master",
        {"ensemble": "comedy_5_a comedy_3_a"},
        {"ensemble": "comedy_5_a comedy_2_a"},
    ),
    ("confessor", {"ensemble": "tragedy_4_a tragedy_4_b"}, {"ensemble": "tragedy_4_a tragedy_3_a"}),
    (
        "quartermaster",
        {"ensemble": SIX},
        {"ensemble": f"{THREE_COMEDIANS} tragedy_5_a tragedy_4_a"},
    ),
    ("recluse", {"ensemble": "comedy_5_a tragedy_5_a"}, {"ensemble": THREE_COMEDIANS}),
    (
        "chamberlain",
        {"ensemble": "comedy_1_a tragedy_2_a comedy_4_a tragedy_5_a"},
        {"ensemble": "comedy_1_a tragedy_1_a comedy_4_a tragedy_5_a"},
    ),
    ("portraitist", {"ensemble": "tragedy_5_b"}, {"ensemble": "comedy_4_a tragedy_4_a"}),
    (
        "governess",
        {"ensemble": "comedy_1_a comedy_2_a tragedy_2_a"},
        {"ensemble": "comedy_1_a comedy_2_a tragedy_3_a"},
    ),
    (
        "matchmaker",
        {"ensemble": "comedy_1_a tragedy_1_a comedy_4_a tragedy_4_a"},
        {"ensemble": "comedy_1_a tragedy_1_a comedy_1_b comedy_4_a tragedy_3_a"},
    ),
    (
        "choirmaster",
        {"ensemble": "comedy_3_a comedy_3_b tragedy_3_a"},
        {"ensemble": "comedy_3_a comedy_3_b tragedy_4_a tragedy_4_b"},
    ),
    ("stage_warden", {"on_stage": 1}, {"on_stage": 0}),
    ("physician", {"needle": "comedy 2"}, {"needle": "comedy 3"}),
    ("physician", {"needle": "tragedy 2"}, {"needle": "tragedy 3"}),
    ("astrologer", {"needle": "comedy 5"}, {"needle": "comedy 4"}),
    ("astrologer", {"needle": "tragedy 5"}, {"needle": "tragedy 4"}),
    ("almoner", {"ecus": 3}, {"ecus": 4}),
    ("menagerist", {"entertainers": "chameleon", "used": "ox fox"}, {"used": "ox fox"}),
    ("cartographer", {"hand": {1, 2, 3}}, {"hand": {1, 2, 3, 4}}),
    ("gatekeeper", {"hand": {1, 2, 3, 4, 5, 6, 7}}, {"hand": {1, 2, 3, 4, 5, 6}}),
]


def holds(request: str, needle: str = "comedy 3", **mat: object) -> bool:
    table = Table(3, needle=needle).seat(0, **mat)  # type: ignore[arg-type]
    return met(table.state, 0, BOX.request_ids.index(request))


@pytest.mark.parametrize(("request_id", "enough", "too_little"), BOUNDS)
def test_a_request_is_met_at_its_bound_and_not_beyond(request_id, enough, too_little):
    """7.8: just enough is met, a little less is not."""
    assert holds(request_id, **enough)
    assert not holds(request_id, **too_little)


def test_every_request_and_every_kind_of_condition_is_tried():
    """7.8: the table above leaves nothing out."""
    assert {request for request, _, _ in BOUNDS} == set(BOX.request_ids)
    assert set(BOX.condition) == set(CONDITIONS.values())


def best_show(own: str, other: str, needle: str = "comedy 1") -> bool:
    table = Table(3, needle=needle).seat(0, ensemble=own).seat(1, ensemble=other)
    return met(table.state, 0, BOX.request_ids.index("kings_favourite"))


def test_the_kings_favourite():
    """R35: the best performance, a tie counts; pays 4. An unliked show is never the best."""
    assert best_show("comedy_3_a", "comedy_3_b")
    assert not best_show("comedy_3_a", "comedy_4_a")
    assert best_show("comedy_4_a", "comedy_5_a tragedy_2_a")
    assert not best_show("tragedy_1_a", "tragedy_5_a")
    assert best_show("tragedy_1_a", "comedy_5_a", needle="tragedy 1")
    assert BOX.pay[BOX.request_ids.index("kings_favourite")] == 4


def test_the_almoner_looks_at_all_players():
    """7.8: no player has fewer ecus; a tie counts."""
    table = Table(3).seat(0, ecus=3).seat(1, ecus=3).seat(2, ecus=2)
    almoner = BOX.request_ids.index("almoner")
    assert [met(table.state, seat, almoner) for seat in range(3)] == [False, False, True]


def test_the_critic_and_the_dowager_follow_the_mood():
    """7.8: D is measured with regard to the mood."""
    assert holds("royal_critic", "tragedy 1", ensemble="tragedy_5_a")
    assert not holds("royal_critic", "tragedy 1", ensemble="comedy_5_a")
    assert holds("dowager", "tragedy 1", ensemble="comedy_3_a")
    assert not holds("dowager", "comedy 1", ensemble="comedy_3_a")


def with_chameleon(request: str, ensemble: str, genre: int) -> bool:
    table = Table(3).seat(0, ensemble=ensemble, entertainers="chameleon")
    table.state.mats[0].role = genre
    return met(table.state, 0, BOX.request_ids.index(request))


@pytest.mark.parametrize(
    ("request_id", "ensemble", "genre"),
    [
        ("dancing_master", "comedy_5_a comedy_2_a", ids.COMEDY),
        ("confessor", "tragedy_5_a tragedy_2_a", ids.TRAGEDY),
        ("ambassador", "comedy_3_a tragedy_2_a", ids.TRAGEDY),
        ("royal_critic", "comedy_4_a", ids.COMEDY),
        ("dowager", "tragedy_2_a", ids.TRAGEDY),
        ("kings_favourite", "", ids.COMEDY),
    ],
)
def test_the_chameleon_counts_in_sums(request_id, ensemble, genre):
    """R34: its level counts for every request that looks at sums or at the show."""
    assert with_chameleon(request_id, ensemble, genre)
    assert not with_chameleon(request_id, ensemble, ids.NO_ROLE)
    assert not with_chameleon(request_id, ensemble, 1 - genre)


@pytest.mark.parametrize(
    ("request_id", "ensemble"),
    [
        ("dauphin", "comedy_1_a comedy_2_a"),
        ("governess", "comedy_1_a comedy_2_a"),
        ("matchmaker", "comedy_1_a comedy_2_a tragedy_2_a"),
        ("choirmaster", "comedy_1_a comedy_1_b"),
        ("chamberlain", "comedy_2_a comedy_3_a comedy_4_a"),
        ("quartermaster", f"{THREE_COMEDIANS} tragedy_1_a tragedy_2_a"),
    ],
)
def test_the_chameleon_is_no_actor(request_id, ensemble):
    """R34: requests that count actors or their levels ignore it."""
    for genre in (ids.COMEDY, ids.TRAGEDY):
        assert not with_chameleon(request_id, ensemble, genre)


def test_the_chameleon_does_not_crowd_the_recluse():
    """R34: two actors and the Chameleon are two actors."""
    assert with_chameleon("recluse", "comedy_1_a comedy_2_a", ids.COMEDY)
