"""Values of a box by their keys: where they lead, where they come from, and changed in place."""

from __future__ import annotations

import tomllib

import pytest

from stammtisch.core.components import parse
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title, titles
from stammtisch.lab.keys import at, changed, numbers, path_of, setting, source_of, spoken, values_in
from stammtisch.lab.toml import with_value

HISTRIO = title("histrio")
TEXT = HISTRIO.components.text
DATA = parse(TEXT, "histrio")


def test_a_key_leads_by_names_ids_and_numbers():
    assert at(DATA, path_of(DATA, "mood.spaces_per_side")) == DATA["mood"]["spaces_per_side"]
    owl = next(entry for entry in DATA["entertainer"] if entry["id"] == "owl")
    assert at(DATA, path_of(DATA, "entertainer.owl.effects.1.n")) == owl["effects"][0]["n"]
    assert at(DATA, path_of(DATA, "constants.pay_liked.2")) == DATA["constants"]["pay_liked"][1]
    assert spoken("mood.spaces_per_side") == "mood: spaces per side"


def test_a_value_comes_from_where_its_entry_says():
    def source(game: str, key: str) -> str:
        data = parse(title(game).components.text, game)
        return source_of(data, path_of(data, key))

    assert source("histrio", "mood.spaces_per_side") == "designed"
    assert source("histrio", "constants.start_ecus") == "rulebook"
    assert source("histrio", "request.kings_favourite.pay") == "rulebook"  # of a designed card
    assert source("tiefenthal", "tile.safe.cost") == "designed"  # of a rulebook tile
    assert source("tiefenthal", "tile.safe.base") == "rulebook"
    assert source("taverna", "spells.metamorphosis.copies") == "designed"


@pytest.mark.parametrize("name", sorted(titles()))
def test_a_value_is_changed_where_it_stands(name):
    """The first, the last and some numbers between; all else, remarks too, stays as it was."""
    text = title(name).components.text
    data = tomllib.loads(text)
    found = list(numbers(data).values())
    for path in [*found[:: len(found) // 2], found[-1]]:
        new = with_value(text, path, at(data, path) + 1)
        assert at(tomllib.loads(new), path) == at(data, path) + 1
        assert abs(new.count("#") - text.count("#")) == 0


def test_lists_inside_the_entries_of_a_list_are_counted_anew():
    text = '[[a]]\n[[a.b]]\nn = 1\n[[a]]\n[[a.b]]\nn = 1 # "x"\n'
    assert with_value(text, ("a", 1, "b", 0, "n"), 5) == text.replace("1 #", "5  #")


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("mood.space_per_side=8", r"no number 'mood.space_per_side'.*Near to it: mood.spaces_per"),
        ("mood.spaces_per_side=99", r"'spaces_per_side' must be from 1 to 30, it is 99"),
        ("mood.end_stop=1", "There is no number 'mood.end_stop'"),
        ("mood.spaces_per_side", "is no change; write KEY=NUMBER"),
    ],
)
def test_a_change_that_cannot_be_made_gets_a_sentence(key, sentence):
    with pytest.raises(Complaint, match=sentence):
        changed(HISTRIO, TEXT, dict([setting(key)]))


def test_ranges():
    assert values_in("a.b=6..9") == ("a.b", [6, 7, 8, 9])
    assert values_in("a.b=6..11/2") == ("a.b", [6, 8, 10])
    for wrong in ("a.b=6", "a.b=9..6", "a.b"):
        with pytest.raises(Complaint):
            values_in(wrong)
