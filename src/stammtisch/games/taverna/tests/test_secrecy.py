"""Chapter 4: hands, sold cards, piles and reaction windows stay secret."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core.bits import count, members
from stammtisch.core.freeze import freeze
from stammtisch.core.journal import UNKNOWN
from stammtisch.core.match import Match
from stammtisch.core.pile import Pile
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
    answer,
    asked,
    bits,
    fresh,
    hand,
    line,
    numbers,
    pick,
    position,
    seen,
    stack_spells,
    told,
)


def test_only_the_owner_sees_a_hand():
    """Chapter 4: kinds for the owner, a number for everybody else."""
    state = position(hands={0: ["alchemy", "bandwagon"]})
    own, other, crowd = (GAME.view(state, viewer) for viewer in (0, 1, None))
    assert [spell.kind for spell in own.mats[0].hand or ()] == ["alchemy", "bandwagon"]
    for view in (other, crowd):
        assert view.mats[0].hand is None
        assert view.mats[0].hand_count == 2


def test_unseen_spells_are_what_everybody_can_work_out():
    """Chapter 4: deck, discard pile and other hands together, never apart."""
    state = position(hands={0: ["alchemy"], 1: ["bandwagon"]}, cast={2: ["fireworks"]})
    unseen = GAME.view(state, 0).unseen_spells
    assert len(unseen) == 31 - 2
    assert (unseen.count("alchemy"), unseen.count("bandwagon")) == (1, 2)
    assert unseen.count("fireworks") == 1
    assert len(GAME.view(state, None).unseen_spells) == 30


def test_what_a_seat_has_seen_is_not_unseen():
    """Chapter 4: own sold and countered cards come back to the unseen ones at the reshuffle."""
    state = position(
        coins=(4, 3, 0), hands={0: ["alchemy", "fireworks"], 1: ["counterspell"]}, row=("c11",)
    )
    act(state, "sell_spell", "alchemy")
    answer(state, "cast_fireworks", "cast_counterspell")

    def unseen(viewer):
        kinds = GAME.view(state, viewer).unseen_spells
        return kinds.count("alchemy"), kinds.count("fireworks")

    assert [unseen(viewer) for viewer in (0, 1, None)] == [(1, 1), (2, 1), (2, 1)]
    for viewer in range(3):
        assert GAME.view(state.imagine(viewer, 7), viewer) == GAME.view(state, viewer)
    state.mats[2].cast |= bits(list(state.spell_deck.remaining()))
    state.spell_deck = Pile(numbers([]), 0)
    pick(state, "c11")
    act(state, "seat_customer", "elf_tavern_t3")
    held = hand(state, 0)
    assert unseen(1) == (1, 1)
    assert unseen(0) == (1 - held.count("alchemy"), 1 - held.count("fireworks"))


def test_a_sold_card_is_known_to_its_seat_alone():
    """Chapter 4: the log and the view say how many, the seller knows which."""
    state = position(hands={0: ["alchemy", "bandwagon"]})
    act(state, "sell_spell", "bandwagon")
    event = next(e for e in told(state) if e.kind == ids.SOLD_SPELL)
    assert seen(event, 0).c == state.box.spell_ids.index("bandwagon")
    assert seen(event, 1).c == UNKNOWN
    assert GAME.view(state, 0).mats[0].sold == ("bandwagon",)
    for viewer in (1, None):
        assert GAME.view(state, viewer).mats[0].sold is None
        assert GAME.view(state, viewer).spell_discard == 1


def test_a_drawn_card_is_known_to_its_seat_alone():
    """Chapter 4: 'draws a spell'."""
    state = position(row=("c11",), top=("alchemy",))
    pick(state, "c11")
    act(state, "seat_customer", "elf_tavern_t3")
    event = next(e for e in told(state) if e.kind == ids.DREW_SPELL)
    lines = [line(BOXES, seen(event, viewer)) for viewer in (0, 1)]
    assert lines == ["Seat 1 draws Alchemy.", "Seat 1 draws a spell."]


def test_a_countered_card_is_open_knowledge():
    """Chapter 4: everybody saw it go to the discard pile."""
    state = position(coins=(4, 3, 0), hands={0: ["fireworks"], 1: ["counterspell"]})
    answer(state, "cast_fireworks", "cast_counterspell")
    assert GAME.view(state, 2).countered == ("fireworks",)
    world = state.imagine(2, 5)
    assert world.countered == state.countered


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagined_worlds_deal_the_unseen_anew(seats):
    """Law 6: equal view, other hands, other piles; own hand and own sold cards stay."""
    state = fresh(seats, 3)
    while asked(state)[1] != "take_turn":
        state.take(asked(state)[0], members(state.options(asked(state)[0]))[0])
    act(state, "sell_spell", hand(state)[0])
    hands, decks, rows = set(), set(), set()
    for seed in range(30):
        world = state.imagine(0, seed)
        assert GAME.view(world, 0) == GAME.view(state, 0)
        assert world.mats[0].hand == state.mats[0].hand
        assert world.mats[0].sold == state.mats[0].sold
        hands.add(world.mats[1].hand)
        decks.add(tuple(world.spell_deck.cards))
        rows.add((tuple(world.customer_deck.cards), tuple(world.favour_reserve.cards)))
        assert count(world.mats[1].hand) == 3
    assert len(hands) > 20
    assert len(decks) == len(rows) == 30


def test_another_seat_cannot_keep_the_sellers_knowledge():
    """Law 6: for seat 1 the card that seat 0 sold may be any unseen one."""
    state = position(hands={0: ["alchemy", "bandwagon"], 1: ["fireworks"]})
    stack_spells(state)
    act(state, "sell_spell", "bandwagon")
    sold = {state.imagine(1, seed).mats[0].sold for seed in range(60)}
    assert len(sold) > 15
    assert {state.imagine(0, seed).mats[0].sold for seed in range(20)} == {state.mats[0].sold}


def window():
    state = position(hands={1: ["phantom_partner"], 2: ["fireworks"]}, row=("c02",))
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1")
    return state


def test_nobody_sees_who_is_asked_in_a_window():
    """R41, 6.6: the view is the same while seat 1 is asked and while seat 2 is asked."""
    state = window()
    assert asked(state) == (1, "react")
    first = GAME.view(state, 0), GAME.view(state, None)
    answer(state, "pass")
    assert asked(state) == (2, "react")
    assert (GAME.view(state, 0), GAME.view(state, None)) == first
    assert first[0].window == "customer_seated"


def test_the_platform_waits_for_nobody_in_particular():
    """6.6: `react` is a secret decision, so others only hear that a window is open."""
    match = Match(GAME, 3, {}, 1)
    match.state = window()
    assert match.waiting(0).seats == ()
    assert match.waiting(0).window
    assert match.waiting(1).seats == (1,)


def test_a_forced_pass_looks_like_a_chosen_one():
    """6.6: same number of questions and same views, whatever seat 1 holds."""
    stories = []
    for held in ("phantom_partner", "fireworks", "counterspell"):
        state = position(hands={1: [held], 2: ["alchemy"]}, row=("c02",))
        pick(state, "c02")
        answer(state, "seat_customer", "elf_tavern_t1")
        story: list[object] = []
        while asked(state)[1] == "react":
            story.append(msgspec.json.encode(GAME.view(state, 2)))
            answer(state, "pass")
        story.append(msgspec.json.encode(GAME.view(state, 2)))
        story.append([seen(event, 2).kind for event in told(state)])
        stories.append(story)
    assert stories[0] == stories[1] == stories[2]


def test_the_canary_sings():
    """A view that gave away the card of an opponent would not survive an imagined world."""
    state = position(hands={1: ["phantom_partner"]}, row=("c02",))

    def peeking(position_):
        return GAME.view(position_, 0), hand(position_, 1)

    worlds = [peeking(state.imagine(0, seed)) for seed in range(8)]
    assert len({msgspec.json.encode(view) for view, _ in worlds}) == 1
    assert any(peek != hand(state, 1) for _, peek in worlds)
    assert any(freeze(state.imagine(0, seed)) != freeze(state) for seed in range(8))
