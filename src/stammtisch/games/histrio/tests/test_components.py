"""Component files: every mistake is named with file, entry and what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stammtisch.core.components import BadComponents
from stammtisch.games.histrio import GAME
from stammtisch.games.histrio.tests.own_box import STANDARD, edited, without_table

OX = 'effects = [{ kind = "guard_destination" }]'
BEAR = 'effects = [{ kind = "count_as_alone" }]'
TORTOISE = '{ kind = "travel_return" }, { kind = "coins", n = 2 }'
NIGHTINGALE = "min = 1, max = 2"
CRITIC = 'condition = { kind = "pleases", min_diff = 5 }'

BROKEN: dict[str, tuple[str, str]] = {
    "no list of cities": (
        re.sub(r"\[\[city\]\]", "[[town]]", STANDARD),
        r"\[\[city\]\]: there is no such list of entries\.",
    ),
    "a number that is a text": (
        edited(("start_ecus = 3", 'start_ecus = "three"')),
        r"\[constants\]: 'start_ecus' must be a whole number, it is 'three'\.",
    ),
    "a number that is true": (
        edited(("start_ecus = 3", "start_ecus = true")),
        r"\[constants\]: 'start_ecus' must be a whole number, it is 'True'\.",
    ),
    "a number that is missing": (
        edited(("start_ecus = 3", "")),
        r"\[constants\]: 'start_ecus' must be a whole number, it is missing\.",
    ),
    "a number out of range": (
        edited(("request_hand_limit = 3", "request_hand_limit = 0")),
        r"\[constants\]: 'request_hand_limit' must be from 1 to 9, it is 0\.",
    ),
    "a number on which the game rests": (
        edited(("cities = 8", "cities = 9")),
        r"\[constants\]: 'cities' must be from 8 to 8, it is 9\.",
    ),
    "pay for three seasons": (
        edited(("pay_liked = [3, 5]", "pay_liked = [3, 5, 7]")),
        r"\[constants\]: 'pay_liked' must be a list of 2 numbers from 0 to 99",
    ),
    "a start beyond the gauge": (
        edited(("start_needle_space = 1", "start_needle_space = 9")),
        r"\[constants\]: 'start_needle_space' must be from 1 to 8, it is 9\.",
    ),
    "a treasury that ends": (
        edited(("treasury_limited = false", "treasury_limited = true")),
        r"\[constants_designed\]: 'treasury_limited' must be false\.",
    ),
    "another end stop": (
        edited(('end_stop = "clamp"', 'end_stop = "bounce"')),
        r"\[mood\]: 'end_stop' is 'bounce', but only 'clamp' are known\.",
    ),
    "a card too few": (
        edited(("encounter_cards = 48", "encounter_cards = 49")),
        r"together they must be 49 cards, they are 48\.",
    ),
    "a request too many": (
        edited(("request_cards = 22", "request_cards = 21")),
        r"\[\[request\]\]: 21 entries are needed, 22 are there\.",
    ),
    "an id twice": (
        edited(('id = "comedy_1_b"', 'id = "comedy_1_a"')),
        r"\[\[actor\]\] 'comedy_1_a': this id occurs twice\.",
    ),
    "an id of two kinds of cards": (
        edited(('id = "comedy_1_b"', 'id = "ox"')),
        r"\[\[entertainer\]\] 'ox': this id occurs twice\.",
    ),
    "an unknown effect": (
        edited((OX, 'effects = [{ kind = "fly" }]')),
        r"\[\[entertainer\]\] 'ox': 'kind' is 'fly', but only 'coins', .* are known\.",
    ),
    "an effect that is no table": (
        edited((OX, 'effects = ["guard_destination"]')),
        r"\[\[entertainer\]\] 'ox': each effect must be a table with a 'kind'\.",
    ),
    "effects that are no list": (
        edited((OX, 'effects = "guard_destination"')),
        r"\[\[entertainer\]\] 'ox': 'effects' must be a list\.",
    ),
    "an effect in the wrong window": (
        edited(('window = "before_travel"\nonce', 'window = "after_reveal"\nonce')),
        r"\[\[entertainer\]\] 'ox': 'kind' is 'guard_destination', but only",
    ),
    "an unknown window": (
        edited(('window = "before_travel"\nonce', 'window = "at_night"\nonce')),
        r"\[\[entertainer\]\] 'ox': 'window' is 'at_night', but only",
    ),
    "a card that may be used again and again": (
        edited(("once_per_season = true", "once_per_season = false")),
        r"\[\[entertainer\]\] 'ox': 'once_per_season' must be true in this window\.",
    ),
    "a name that is no text": (
        edited(('name = "Pipkin"', "name = 7")),
        r"\[\[actor\]\] 'comedy_1_a': 'name' must be a text, it is '7'\.",
    ),
    "two cards with one special effect": (
        edited((TORTOISE, '{ kind = "guard_destination" }')),
        r"\[\[entertainer\]\] 'tortoise': another entertainer already has this effect\.",
    ),
    "a card that asks for two cities": (
        edited((BEAR, 'effects = [{ kind = "count_as_alone" }, { kind = "replace_destination" }]')),
        r"\[\[entertainer\]\] 'bear': only one of its effects may ask for a city\.",
    ),
    "a needle move longer than the gauge": (
        edited((NIGHTINGALE, "min = 9, max = 9")),
        r"\[\[entertainer\]\] 'nightingale': 'min' must be from 1 to 8, it is 9\.",
    ),
    "neighbours that are neither true nor false": (
        edited(("neighbours_only = true", "neighbours_only = 1")),
        r"\[\[entertainer\]\] 'elephant': 'neighbours_only' must be true or false, it is '1'\.",
    ),
    "alms whose value is another": (
        edited(("value = 2\ncount = 2", "value = 3\ncount = 2")),
        r"\[\[alms\]\] 'alms_2': 'value' is 3, but its effect gives another number\.",
    ),
    "alms without an effect": (
        edited(('effects = [{ kind = "coins", n = 1 }]\nvalue', "effects = []\nvalue")),
        r"\[\[alms\]\] 'alms_1': 'effects' must be one 'coins'\.",
    ),
    "an unknown genre": (
        edited(('genre = "comedy"', 'genre = "farce"')),
        r"\[\[actor\]\] 'comedy_1_a': 'genre' is 'farce', but only 'comedy', 'tragedy' are known\.",
    ),
    "a level out of range": (
        edited(("level = 1\ncount = 1", "level = 6\ncount = 1")),
        r"\[\[actor\]\] 'comedy_1_a': 'level' must be from 1 to 5, it is 6\.",
    ),
    "an unknown condition": (
        edited((CRITIC, 'condition = { kind = "dances" }')),
        r"\[\[request\]\] 'royal_critic': 'kind' is 'dances', but only 'best_show', .* are known\.",
    ),
    "a condition without its number": (
        edited((CRITIC, 'condition = { kind = "pleases" }')),
        r"\[\[request\]\] 'royal_critic': 'min_diff' must be a whole number, it is missing\.",
    ),
    "a condition that is no table": (
        edited((CRITIC, "condition = 5")),
        r"\[\[request\]\] 'royal_critic': 'condition' must be a table with a 'kind'\.",
    ),
    "a condition without bounds": (
        edited((CRITIC, 'condition = { kind = "needle" }')),
        r"\[\[request\]\] 'royal_critic': the condition needs 'min' or 'max'\.",
    ),
    "a wrong level in a condition": (
        edited(("levels = [5]", "levels = [7]")),
        r"\[\[request\]\] 'portraitist': 'levels' must be a list of numbers from 1 to 5",
    ),
    "another game": (
        edited(('game = "histrio"', 'game = "taverna"')),
        r"\[meta\]: 'game' must be 'histrio', it is 'taverna'\.",
    ),
    "no game at all": (
        "meta = 3\n",
        r"\[meta\]: 'game' must be 'histrio', it is missing\.",
    ),
    "not TOML": ("start_ecus = = 3", r"This is not valid TOML: .*line 1"),
}


@pytest.mark.parametrize(("text", "complaint"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_with_a_sentence(text: str, complaint: str):
    """Each complaint names the file, the entry and what is wrong."""
    with pytest.raises(BadComponents, match=rf"mine\.toml: .*{complaint}") as caught:
        GAME.parse_components(text, "mine.toml")
    assert caught.value.file == "mine.toml"


@pytest.mark.parametrize("name", ["constants", "constants_designed", "constants_derived"])
def test_a_missing_table_is_named(name: str):
    """A table that is missing is named, once."""
    with pytest.raises(BadComponents) as caught:
        GAME.parse_components(without_table(name), "mine.toml")
    assert caught.value.complaints.count(f"[{name}]: this table is missing.") == 1


def test_all_complaints_come_at_once():
    """An owner sees every mistake in one go."""
    text = edited(("start_ecus = 3", "start_ecus = -1"), (CRITIC, "condition = 5"))
    with pytest.raises(BadComponents) as caught:
        GAME.parse_components(text, "mine.toml")
    assert len(caught.value.complaints) == 2


def test_a_file_that_is_not_there(tmp_path: Path):
    """A path that leads nowhere is a complaint, too."""
    with pytest.raises(BadComponents, match=r"nowhere\.toml: There is no such file\."):
        GAME.read_components(tmp_path / "nowhere.toml")
