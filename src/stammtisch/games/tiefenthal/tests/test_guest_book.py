"""Module 5: signatures and the guest book; refilling the offer."""

from stammtisch.core.words import words
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.offer import take_guest_3
from stammtisch.games.tiefenthal.telling import plain_mat
from stammtisch.games.tiefenthal.tests.tables import (
    answer,
    answers,
    asked,
    give_guest,
    pile_of,
    serving,
)


def signing(book=0, beer=8, guest="guest_8_physician"):
    t = serving(module=5, beer=beer)
    t.mats[0].book = book
    give_guest(t, 1, guest)
    return t


def test_full_column():
    """R49: a signature for a full column goes back to the supply without effect."""
    t = signing(book=0x4000, guest="guest_8_brewmaster")
    supply = t.signatures
    answer(t, 0, "recruit:1", "decline")
    assert t.mats[0].book == 0x4000
    assert t.signatures == supply  # one to the new guest, one back


def test_signature_of_the_track_may_be_skipped():
    """R56: choose_signature_column offers every column with room, or none at all."""
    t = serving(module=5, staff={"bard": 1})
    t.mats[0].reputation = 3
    t.mats[0].book = 0x0004
    answer(t, 0, "bard")
    assert asked(t, 0) == "choose_signature_column"
    assert answers(t, 0) == {"column:col_5", "column:col_6", "column:col_7_8", "skip"}
    supply = t.signatures
    answer(t, 0, "skip")
    assert (t.mats[0].book, t.signatures) == (0x0004, supply)


def test_no_signature_from_an_empty_supply():
    """With the supply empty the track gives no signature and new guests get none."""
    t = serving(module=5, staff={"bard": 1}, beer=8)
    t.mats[0].reputation, t.signatures = 3, 0
    give_guest(t, 1, "guest_8_physician")
    answer(t, 0, "bard")
    assert asked(t, 0) == "turn_action"
    answer(t, 0, "recruit:1", "take")
    assert not t.signed >> 1 & 1
    assert t.mats[0].book == 0x1000


def test_a_guest_without_signature_gives_none():
    """A guest on whom no signature lay signs nothing."""
    t = signing()
    t.signed = 0
    answer(t, 0, "recruit:1")
    assert t.mats[0].book == 0


def test_fields_and_rows():
    """First the bonus of the field, then the noble of a completed row."""
    t = signing(book=0x0222)
    t.mats[0].book = 0x1222
    answer(t, 0, "recruit:1", "take", "take")
    assert t.mats[0].book == 0x2222
    assert pile_of(t) == ["guest_8_physician", "table", "noble"]


def test_a_row_pays_when_its_last_field_is_signed():
    """Three signatures of a row bring no noble yet; the fourth does."""
    t = signing(book=0x0011)
    answer(t, 0, "recruit:1", "decline")
    assert (t.mats[0].book, ids.NOBLE in t.mats[0].top) == (0x1011, False)
    t = signing(book=0x0111)
    answer(t, 0, "recruit:1", "decline")
    assert (t.mats[0].book, pile_of(t)[-1]) == (0x1111, "noble")


def test_guest_3_returns_its_signature():
    """A guest taken as a bonus leaves its signature in the supply."""
    t = serving(module=5)
    supply = t.signatures
    take_guest_3(t, 0)
    assert t.signed & 1
    assert (t.signatures, t.mats[0].book) == (supply, 0)


def test_empty_guest_deck_leaves_slots_empty():
    """7.12: without cards in the deck a slot stays empty for good."""
    t = signing()
    t.guests.left = 0
    answer(t, 0, "recruit:1")
    assert t.slots[1] == ids.NO_CARD
    assert not t.signed >> 1 & 1


def test_choice_of_a_column_names_the_row_it_completes():
    """choose_signature_column: the last signature of a row brings its noble too, and says so."""
    t = serving(module=5, staff={"bard": 1})
    t.mats[0].reputation = 3
    t.mats[0].book = 0x1110
    answer(t, 0, "bard")
    noble = words("list", items=[words("effect-noble", n=1)])
    assert GAME.choice(t, 0, 0).effect == noble
    seen = GAME.view(t, 0)
    book = plain_mat.book(seen, seen.mats[0])
    assert book is not None
    assert book.pieces[0].notes == (words("note-next-field", bonus=noble),)
    answer(t, 0, "column:col_3_4")
    assert pile_of(t) == ["noble"]
