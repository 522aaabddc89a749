"""The shelf."""

from __future__ import annotations

import pytest

from stammtisch.core.errors import UnknownGame
from stammtisch.core.registry import title, titles


def test_titles_are_found_in_alphabetical_order():
    assert list(titles()) == sorted(titles())
    assert "histrio" in titles()
    assert all(game.name == name for name, game in titles().items())


def test_a_title_by_its_name():
    assert title("histrio") is titles()["histrio"]


def test_a_misspelt_title_gets_a_suggestion():
    with pytest.raises(UnknownGame, match=r"There is no game 'Histrop' .* Did you mean 'histrio'"):
        title("Histrop")


def test_an_unknown_title_gets_the_list():
    with pytest.raises(UnknownGame, match=r"There is no game 'xyzzy' .* Known are .*histrio"):
        title("xyzzy")
