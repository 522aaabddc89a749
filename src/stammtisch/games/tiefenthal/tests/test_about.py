"""Chapter 4: what the panel says of a room, to its owner, to a rival and to whoever watches."""

import pytest

from stammtisch.core.words import LANGUAGES
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.upgrades import flip
from stammtisch.games.tiefenthal.tests.tables import serving, side, tile

NOBLE = {"en": "noble", "de": "Adlige", "fr": "noble", "nl": "edelman"}


def facts(t, viewer, address):
    """The lines about a thing."""
    told = GAME.about(GAME.view(t, viewer), address)
    assert told is not None
    return told.facts


def labels(t, viewer, address):
    """What the lines about a thing are called."""
    return [line.label.id for line in facts(t, viewer, address)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_upgraded_room_promises_nothing_of_a_noble(language):
    """Start cards, the gift of the last evening and an empty stack bring none. [7.4]"""
    t = serving(ducats=0)
    flip(t, 0, tile("safe"), True, 0, 0)
    assert t.mats[0].owned[ids.NOBLE] == 0
    said = GAME.phrasebook(language).say(facts(t, 0, "mat/0/tile/safe")[0].words)
    assert NOBLE[language] not in said


def test_what_you_have_is_told_beside_your_own_rooms_only():
    """Seat 1 and spectators cannot pay for a room of seat 0. [7.4]"""
    t = serving(ducats=9)
    assert "about-have" in labels(t, 0, "mat/0/tile/safe")
    assert "about-have" not in labels(t, 1, "mat/0/tile/safe")
    assert "about-have" not in labels(t, None, "mat/0/tile/safe")


def test_what_you_have_is_told_beside_your_own_entertainers_only():
    """7.9: seat 1 and spectators pay nothing for an entertainer of seat 0."""
    t = serving(2)
    t.mats[0].sides, t.mats[0].schnapps = 2 ** side("fire_eater_ducats"), 3
    address = "mat/0/side/fire_eater_ducats"
    assert "about-have" in labels(t, 0, address)
    assert "about-have" not in labels(t, 1, address)
    assert "about-have" not in labels(t, None, address)
