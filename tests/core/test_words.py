"""Messages and the phrasebook."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.core.words import Phrasebook, SeatName, UnknownWords, Words, join, phrasebook, words

BOOK = """
seat-name = Seat { $number }
nothing = -
greet = { $seat } greets { $other }.
ox = the Ox
count = { $n ->
    [one] { $n } ecu
   *[other] { $n } ecus
}
empty =
    .title = only an attribute
"""


@pytest.fixture
def book() -> Phrasebook:
    return Phrasebook("en", [BOOK])


def test_a_message_with_numbers(book: Phrasebook):
    assert book.say(words("count", n=1)) == "1 ecu"
    assert book.say(words("count", n=2)) == "2 ecus"


def test_a_number_below_nothing_has_a_minus_and_no_hyphen(book: Phrasebook):
    assert book.say(words("count", n=-2)) == "\u22122 ecus"
    assert book.say(words("count", n=-1)) == "\u22121 ecu"


def test_seats_are_called_by_their_names(book: Phrasebook):
    greeting = words("greet", seat=SeatName(0), other=SeatName(1))
    assert book.say(greeting, {0: "Ada"}) == "Ada greets Seat 2."


def test_messages_inside_messages(book: Phrasebook):
    assert book.say(words("greet", seat=Words("ox"), other=SeatName(4))) == "the Ox greets Seat 5."
    listed = words("greet", seat=[Words("ox"), words("count", n=3)], other="you")
    assert book.say(listed) == "the Ox, 3 ecus greets you."


def test_joined_messages(book: Phrasebook):
    assert book.say(join([Words("ox"), Words("ox")])) == "the Ox, the Ox"
    assert book.say(join([])) == "-"
    assert book.say(Words("sentences", {"items": [Words("ox"), Words("ox")]})) == "the Ox the Ox"


def test_a_card_of_an_owner_brings_its_own_name(book: Phrasebook):
    assert book.say(words("card-unheard-of", name="The Yak")) == "The Yak"
    assert book.say(words("ox", name="The Yak")) == "the Ox"


def test_missing_words_are_an_error(book: Phrasebook):
    with pytest.raises(UnknownWords, match="No message 'yak' in the en words"):
        book.say(Words("yak"))
    with pytest.raises(UnknownWords, match="'empty' has no text"):
        book.say(Words("empty"))
    with pytest.raises(UnknownWords, match="'count' cannot be formed"):
        book.say(Words("count"))
    assert book.has("ox")
    assert not book.has("yak")


def test_a_later_source_overrides_an_earlier_one():
    assert Phrasebook("en", [BOOK, "ox = a bull"]).say(Words("ox")) == "a bull"


def test_a_title_speaks_over_the_platform():
    book = phrasebook("stammtisch.games.histrio")
    assert book.has("seat-name")
    assert book.say(Words("card-ox")) == "Ox"
    assert phrasebook("stammtisch.games.histrio") is book


def test_words_travel_as_json():
    said = words("greet", seat=SeatName(0), other=[words("count", n=3)], text="x", number=4)
    assert msgspec.json.decode(msgspec.json.encode(said), type=Words) == said
