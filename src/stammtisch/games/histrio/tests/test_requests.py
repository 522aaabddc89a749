"""Chapter 6.4.3: drawing, the limit, the face-down discards."""

from __future__ import annotations

from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.tables import Table

NAMES = GAME.components.box.request_ids


def test_the_limit_and_the_reshuffle():
    """V22: the tightest case. R27: draw, then discard, one seat after the other."""
    table = Table(5, lead=3, season=2, rows={6: "alms_1#1", 7: "alms_1#2"})
    for seat in range(5):
        own = NAMES[seat * 4 : seat * 4 + 4]
        table.seat(seat, requests=" ".join(own[:3]), kept=own[3])
    table.request_piles(" ".join(NAMES[20:])).begin()
    table.sail(2, 2, 6, 2, 7)
    assert table.awaited == [3]
    assert table.offers(3) == {*NAMES[12:15], NAMES[20]}
    table.answer(3, "discard_request", NAMES[12])
    assert table.awaited == [0]
    assert table.state.request_pile.left == 0
    table.answer(0, "discard_request", NAMES[0])
    assert table.told("reshuffled") == [()]
    assert table.awaited == [1]
    assert table.requests(1) - set(NAMES[4:7]) < {NAMES[0], NAMES[12]}
    table.answer(1, "discard_request", NAMES[4])
    assert table.drawn_by() == [3, 0, 1]
    assert (table.state.request_pile.left, table.state.request_discards) == (1, 2**4)
    assert table.request_counts == [3, 3, 3, 3, 3]


def test_a_fourth_request_must_be_discarded():
    """6.4.3: any of the four, the new one too; shown ones do not count."""
    table = Table(3).seat(0, requests="dauphin duchess recluse", kept="almoner")
    table.request_piles("dowager physician gatekeeper").begin()
    table.sail(4, 5, 6)
    assert table.offers(0) == {"dauphin", "duchess", "recluse", "dowager"}
    table.answer(0, "discard_request", "dowager")
    assert table.requests(0) == {"dauphin", "duchess", "recluse"}


def test_three_requests_may_be_kept():
    """6.4.3: the limit is more than three."""
    table = Table(3).seat(0, requests="dauphin duchess").begin()
    table.sail(4, 5, 6)
    assert table.request_counts == [3, 1, 1]
    assert table.asks(0) == "choose_travel"


def test_discarded_requests_lie_face_down():
    """R26: the others see how many, the owner knows its own until they are shuffled."""
    table = (
        Table(3)
        .seat(0, requests="dauphin duchess recluse")
        .request_piles("dowager physician gatekeeper astrologer")
    )
    table.begin().sail(4, 5, 6).answer(0, "discard_request", "duchess")
    for viewer in (None, 1, 2):
        seen = GAME.view(table.state, viewer)
        assert seen.request_discards == 1
        assert seen.mats[0].discarded is None
        assert seen.mats[0].requests is None
    assert GAME.view(table.state, 0).mats[0].discarded == ("duchess",)
    worlds = [table.state.imagine(1, seed) for seed in range(40)]
    assert len({world.request_discards for world in worlds}) > 1
    assert {table.state.imagine(0, seed).request_discards for seed in range(10)} == {
        2 ** NAMES.index("duchess")
    }


def test_after_a_reshuffle_nobody_knows_its_discards():
    """R26: shuffled discards are any card of the new pile."""
    table = Table(3).seat(0, requests="dauphin duchess recluse")
    table.request_piles("dowager").begin()
    table.sail(4, 5, 6).answer(0, "discard_request", "duchess")
    assert table.told("reshuffled") == [()]
    assert GAME.view(table.state, 0).mats[0].discarded == ()


def test_with_no_request_left_nothing_is_drawn():
    """6.4.3: pile and discards empty: nothing happens."""
    table = Table(3).request_piles("").begin()
    table.sail(4, 5, 6)
    assert table.request_counts == [0, 0, 0]
    assert table.asks(0) == "choose_travel"


def test_other_hands_are_dealt_anew():
    """4: only the owner knows its requests; every world keeps the numbers of cards."""
    table = Table(3).seat(0, requests="dauphin").seat(1, requests="duchess recluse").begin()
    worlds = [table.state.imagine(0, seed) for seed in range(30)]
    assert {world.mats[0].requests for world in worlds} == {2 ** NAMES.index("dauphin")}
    assert len({world.mats[1].requests for world in worlds}) > 10
    assert all(GAME.census(world) == GAME.census(table.state) for world in worlds)
