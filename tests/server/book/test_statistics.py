"""What somebody likes is what they own above those beside them."""

from __future__ import annotations

from stammtisch.server.book.statistics import favourite, mean, own_seat
from stammtisch.server.table.evenings import Evening, Sitting
from stammtisch.server.wire.regulars import Favourite


def evening(*seats: tuple[str | None, dict[str, int]]) -> Evening:
    sittings = tuple(
        Sitting(
            seat=seat, visitor=who, bot=None, name="", face=None, colour=0,
            points=0, place=1, things=things,
        )
        for seat, (who, things) in enumerate(seats)
    )  # fmt: skip
    return Evening(id="e", title="t", at=1.0, unrated="", sittings=sittings)


def test_what_everybody_has_is_nobodys_favourite():
    same = evening(("ada", {"beer": 9, "owl": 1}), ("bruno", {"beer": 9}))
    assert favourite([same], "ada") == Favourite("owl", 1)
    assert favourite([same], "bruno") is None
    assert favourite([], "ada") is None


def test_a_liking_shows_over_many_evenings():
    evenings = [
        evening(("ada", {"owl": 1, "fox": 2}), ("bruno", {"fox": 2})),
        evening((None, {"fox": 1}), ("ada", {"owl": 1, "fox": 1})),
        evening(("ada", {"ox": 1}), ("bruno", {})),
    ]
    assert favourite(evenings, "ada") == Favourite("owl", 2)


def test_whoever_has_several_seats_has_no_place_of_their_own():
    shared = evening(("ada", {"owl": 1}), ("ada", {}))
    assert own_seat(shared, "ada") is None
    assert favourite([shared], "ada") is None
    assert mean([]) is None
