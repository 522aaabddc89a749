"""Chapter 11: what holds in every position. Each law is also seen to fail on a broken table."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import count, members
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.flow import Histrio
from stammtisch.games.histrio.rules.mood import side
from stammtisch.games.histrio.rules.rows import cards_of
from stammtisch.games.histrio.tests.plays import BOX, Play, of_every_play

EIGHT = 2**8 - 1


def step(state: Histrio) -> int:
    return state.next_step() % ids.STEP


def every_card_is_somewhere(state: Histrio) -> None:
    """11.1: deck, discards, rows, hands, ensembles and entertainers are the 48 cards, once each."""
    cards = list(state.deck.remaining()) + members(state.discards)
    for row in state.rows:
        cards += cards_of(row)
    for mat in state.mats:
        cards += members(mat.company) + members(mat.ensemble)
        cards += [BOX.actors + number for number in members(mat.entertainers)]
    assert sorted(cards) == list(range(48))


def every_request_is_somewhere(state: Histrio) -> None:
    """11.2: 22 requests, once each; at most three in a hand at rest; two are always to be had."""
    requests = list(state.request_pile.remaining()) + members(state.request_discards)
    spare = len(requests)
    for mat in state.mats:
        requests += members(mat.requests) + members(mat.kept)
        assert count(mat.kept) <= (2 if state.awaited() == 0 else state.season)
        assert count(mat.requests) <= 3 or step(state) == ids.ASK_DISCARD_REQUEST
    assert sorted(requests) == list(range(22))
    assert spare >= 2 or step(state) == ids.ASK_DISCARD_REQUEST


def travel_cards_add_up(state: Histrio) -> None:
    """11.3: hand, shown and played are the eight cards; nobody is ever without a card."""
    for mat in state.mats:
        assert mat.hand | mat.shown | mat.played == EIGHT
        assert count(mat.hand) + count(mat.shown) + count(mat.played) == 8
        assert count(mat.hand) >= 1
        assert count(mat.played) <= 7
        if step(state) == ids.ASK_TRAVEL:
            assert count(mat.hand | mat.shown) >= 2
    for friend in state.friends:
        to_come = sum(2**city for city in friend.deck.remaining())
        drawn = 0 if friend.drawn == ids.NOWHERE else 2**friend.drawn
        assert to_come + drawn + friend.played == EIGHT
        assert friend.deck.left >= 1


def impresarios_stand_or_wait(state: Histrio) -> None:
    """11.4: nobody has more than three on the stage, nor fewer than none."""
    assert all(0 <= mat.on_stage <= 3 for mat in state.mats)


def nobody_owes_ecus(state: Histrio) -> None:
    """11.5: never below zero, and every ecu came from somewhere."""
    assert all(mat.ecus >= 0 for mat in state.mats)
    assert GAME.sheet(state).totals == tuple(mat.ecus for mat in state.mats)


def the_needle_is_on_the_gauge(state: Histrio) -> None:
    """11.6: from tragedy 8 to comedy 8."""
    assert -7 <= state.needle <= 8


def every_city_has_cards(state: Histrio) -> None:
    """11.8: whenever cities are chosen each row has a card, but after a partial deal."""
    if step(state) == ids.ASK_TRAVEL and (state.season == 0 or state.deck.left > 0):
        assert all(state.rows)


LAWS = [
    every_card_is_somewhere,
    every_request_is_somewhere,
    travel_cards_add_up,
    impresarios_stand_or_wait,
    nobody_owes_ecus,
    the_needle_is_on_the_gauge,
    every_city_has_cards,
]


@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_in_every_position(law):
    """11: over matches of two to five seats, played at random and eagerly."""

    @of_every_play
    def holds(play: Play) -> None:
        for state in play.states():
            law(state)

    holds()


def lose_a_card(state: Histrio) -> None:
    state.deck.left -= 1


def gain_a_card(state: Histrio) -> None:
    state.mats[0].ensemble |= 2 ** state.deck.cards[0]


def lose_a_request(state: Histrio) -> None:
    state.request_pile.left -= 1


def hold_too_many(state: Histrio) -> None:
    for _ in range(4):
        state.mats[0].requests |= 2 ** state.request_pile.draw()


def keep_too_many(state: Histrio) -> None:
    state.mats[0].kept |= 2 ** state.request_pile.draw()


def lose_a_travel_card(state: Histrio) -> None:
    state.mats[1].hand &= ~1


def have_a_travel_card_twice(state: Histrio) -> None:
    state.mats[1].played |= 1


def be_left_with_one(state: Histrio) -> None:
    state.mats[1].hand, state.mats[1].played = 1, EIGHT - 1


def lose_a_friends_card(state: Histrio) -> None:
    state.friends[0].deck.left -= 1


def crowd_the_stage(state: Histrio) -> None:
    state.mats[0].on_stage = 4


def owe_ecus(state: Histrio) -> None:
    state.mats[0].ecus = state.mats[0].from_start = -1


def forge_ecus(state: Histrio) -> None:
    state.mats[0].ecus += 1


def leave_the_gauge(state: Histrio) -> None:
    state.needle = 9


def empty_a_city(state: Histrio) -> None:
    state.rows[3] = 0
    state.rows = state.rows[:]


BROKEN = [
    (every_card_is_somewhere, lose_a_card),
    (every_card_is_somewhere, gain_a_card),
    (every_request_is_somewhere, lose_a_request),
    (every_request_is_somewhere, hold_too_many),
    (every_request_is_somewhere, keep_too_many),
    (travel_cards_add_up, lose_a_travel_card),
    (travel_cards_add_up, have_a_travel_card_twice),
    (travel_cards_add_up, be_left_with_one),
    (travel_cards_add_up, lose_a_friends_card),
    (impresarios_stand_or_wait, crowd_the_stage),
    (nobody_owes_ecus, owe_ecus),
    (nobody_owes_ecus, forge_ecus),
    (the_needle_is_on_the_gauge, leave_the_gauge),
    (every_city_has_cards, empty_a_city),
]


@pytest.mark.parametrize(("law", "breach"), BROKEN)
def test_the_law_can_fail(law, breach):
    """11: a law that no table could break would prove nothing."""
    state = GAME.setup(BOX, 2, {}, 7)
    law(state)
    breach(state)
    with pytest.raises(AssertionError):
        law(state)


def test_the_side_of_the_needle_is_the_mood():
    """11.6: the scenery is not stored, it always equals the side of the needle."""
    assert [side(needle) for needle in range(-7, 9)] == [ids.TRAGEDY] * 8 + [ids.COMEDY] * 8


def test_a_step_is_taken_apart_as_it_is_put_together():
    for kind in (ids.ASK_TRAVEL, ids.WINDOW, ids.END_SEASON):
        for argument in (0, 5, ids.SEAT * 12 + 4):
            packed = kind + ids.STEP * argument
            assert (packed & ids.KIND, packed >> ids.ARGUMENT) == (kind, argument)
            assert divmod(argument, ids.SEAT) == (argument >> ids.BEYOND, argument & ids.WHO)
