"""What seats can come to own has a name in every language."""

from __future__ import annotations

import pytest

from stammtisch.core.belongings import belongings, called, owned
from stammtisch.core.registry import title, titles

LANGUAGES = ("en", "de", "fr", "nl")


@pytest.mark.parametrize("name", sorted(titles()))
def test_every_thing_has_a_name_of_its_own(name):
    game = title(name)
    state = game.begin(2, {}, 1)
    things = range(len(belongings(game, game.components.box)))
    assert len(owned(game, state, 0)) == len(things)
    said = [called(game, state.box, thing) for thing in things]
    for language in LANGUAGES:
        book = game.phrasebook(language)
        assert all(name is not None and book.has(name.id) for name in said)
    assert len({name.id for name in said if name is not None}) == len(things)
