"""Colour and shape of a seat belong to whoever sits there: draws and rematches do not take them."""

from __future__ import annotations

from stammtisch.core.registry import title
from stammtisch.server.lobby.setting import colours_of, next_begins
from stammtisch.server.table.seating import Chair
from stammtisch.server.wire.bodies import ChairOrder


def chairs(*colours: int | None) -> tuple[ChairOrder, ...]:
    return tuple(ChairOrder("bot", colour=colour) for colour in colours)


def test_a_seat_has_the_colour_that_was_ordered():
    assert colours_of(chairs(2, 0, 1)) == [2, 0, 1]
    assert colours_of(chairs(None, None)) == [0, 1]


def test_no_two_seats_have_the_same():
    assert colours_of(chairs(1, 1, 0)) == [0, 1, 2]
    assert colours_of(chairs(1, None)) == [0, 1]


def test_in_a_rematch_everybody_keeps_theirs():
    people = [Chair(name="Ada"), Chair(name="Mira"), Chair(name="Jory")]
    again = next_begins(title("taverna"), people)
    assert [(one.name, one.colour) for one in again] == [("Mira", 1), ("Jory", 2), ("Ada", 0)]
