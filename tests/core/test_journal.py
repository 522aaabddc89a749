"""Events and their audiences."""

from __future__ import annotations

import pytest

from stammtisch.core.journal import (
    SECRET_A,
    SECRET_B,
    SECRET_C,
    SECRET_D,
    SECRET_E,
    UNKNOWN,
    WHOLE,
    Event,
    Journal,
    seen_by,
)

SPECTATOR = -1


def numbers(event: Event | None) -> list[int] | None:
    return None if event is None else [event.a, event.b, event.c, event.d, event.e]


def whispered(secret: int) -> Event:
    journal = Journal()
    journal.whisper(0b0010, secret, 7, 10, 20, 30, 40, 50)
    return journal.read()[0]


def test_everybody_sees_what_is_told():
    journal = Journal()
    journal.tell(7, 1, 2, 3, 4, 5)
    event = journal.read()[0]
    for viewer in (SPECTATOR, 0, 4):
        assert numbers(seen_by(event, viewer)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("secret", "place"),
    [(SECRET_A, 0), (SECRET_B, 1), (SECRET_C, 2), (SECRET_D, 3), (SECRET_E, 4)],
)
def test_a_secret_number_is_seen_by_its_audience_only(secret: int, place: int):
    event = whispered(secret)
    hidden = [10, 20, 30, 40, 50]
    assert numbers(seen_by(event, 1)) == hidden
    hidden[place] = UNKNOWN
    for viewer in (SPECTATOR, 0, 2):
        assert numbers(seen_by(event, viewer)) == hidden


def test_several_secrets():
    assert numbers(seen_by(whispered(SECRET_A | SECRET_E), 0)) == [-1, 20, 30, 40, -1]


def test_a_whole_secret_is_not_seen_at_all():
    event = whispered(WHOLE)
    assert seen_by(event, 0) is None
    assert seen_by(event, SPECTATOR) is None
    assert numbers(seen_by(event, 1)) == [10, 20, 30, 40, 50]


def test_reading_begins_a_new_page():
    journal = Journal()
    journal.tell(1)
    journal.tell(2)
    assert [event.kind for event in journal.read()] == [1, 2]
    assert journal.read() == []
    journal.tell(3)
    assert [event.kind for event in journal.read()] == [3]
