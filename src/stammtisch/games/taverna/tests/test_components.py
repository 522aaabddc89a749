"""Chapter 7.8 and the components file: what is checked, and how it is said."""

from __future__ import annotations

import copy
import tomllib

import pytest

from stammtisch.core.components import BadComponents, Checker
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.components.magic import EFFECTS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.tests.tables import BOXES, act, coins, line, position, spell, told

TEXT = GAME.components.text


def complaints(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    with pytest.raises(BadComponents) as caught:
        GAME.parse_components(text, "own.toml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rounds = 8", "rounds = 80", "'rounds' must be from 1 to 10"),
        ('kind = "coins", n = 3 }]\nsource = "designed"', 'kind = "gold", n = 3 }]', "'gold'"),
        ('id = "c02"', 'id = "c01"', "this id occurs twice"),
        ('id = "notary"', 'id = "clerk"', "unknown id"),
        ('side = "2-3"\nrounds = 8', 'side = "6-7"\nrounds = 8', "only '2-3', '4-5' are known"),
        ("start_coins = 15", 'start_coins = "many"', "must be a whole number"),
        ("replaced_tiles_return = false", "replaced_tiles_return = 0", "must be true or false"),
        ("exclusive_level = 7", "exclusive_level = 3", "'exclusive_level' must be from 7 to 7"),
        ('royal_rounds = ["king", "queen"]', 'royal_rounds = ["queen"]', "'royal_rounds'"),
        ('card_sets = ["2+", "4+", "5"]', 'card_sets = ["2+"]', "34 customer cards are needed"),
        ('does = "take_favours"', 'does = "raise_levels"', "must do something else"),
        ("{ n = 2, cost = 5, vp = 6 }", "{ n = 3, cost = 5, vp = 6 }", "'n' must be from 1 to 2"),
        ("{ from = 6, vp = 6 }", "{ from = 0, vp = 6 }", "the steps must go up"),
        ('trigger = "spell_announced"', 'trigger = "customer_seated"', "can counter"),
        ('asked = "next_seat"', 'asked = "everybody"', "'asked' is 'everybody'"),
        (
            '[{ kind = "income_share" }, { kind = "vp", n = 1 }]',
            '[{ kind = "vp", n = 1 }, { kind = "level", n = 1, track = "choice" }]',
            "only its first effect may ask",
        ),
        ('symbol = "beer"\nsource = "rulebook"', 'symbol = "mask"', "'symbol' is 'mask'"),
        ("customer_tiles_per_people = 9", "customer_tiles_per_people = 8", ""),
        ('size = "large"', 'size = "small"', "the last large"),
        ("deeds_per_player_per_tavern = 1", "deeds_per_player_per_tavern = 2", "from 1 to 1"),
    ],
)
def test_broken_files_are_refused_with_a_sentence(old, new, said):
    """Every complaint names the file and the entry."""
    if not said:  # eight tiles for each people are still enough for thirty customers
        GAME.parse_components(TEXT.replace(old, new), "own.toml")
        return
    message = complaints((old, new))
    assert said in message
    assert "own.toml: [" in message


def test_all_mistakes_are_said_at_once():
    """An owner sees the whole list, each mistake once."""
    message = complaints(
        ("start_coins = 15", "start_coins = -1"),
        ("spell_sale_coins = 1", "spell_sale_coins = true"),
        ('people = "orc", symbol = "beer" }]', 'people = "ogre", symbol = "beer" }]'),
    )
    assert "'start_coins'" in message
    assert "'spell_sale_coins'" in message
    assert "'ogre'" in message
    assert len(message.splitlines()) == 3


def test_a_missing_table_is_named():
    """Nothing crashes on a file that is hardly there."""
    with pytest.raises(BadComponents, match="this table is missing"):
        GAME.parse_components('[meta]\ngame = "taverna"\n', "bare.toml")


def test_another_game_is_refused():
    """The file says for which game it is."""
    with pytest.raises(BadComponents, match="'game' must be 'taverna'"):
        GAME.parse_components('[meta]\ngame = "skat"\n', "skat.toml")


def test_too_many_options_are_refused():
    """6.8: no decision may need more than 62 options."""
    spells = "".join(
        f"""
[[spells]]
id = "extra_{n}"
name = "Extra {n}"
copies = 1
cost = 0
when = "any"
lightning = false
archmage = 1
effects = []
"""
        for n in range(30)
    )
    assert "62 at most" in complaints(("# Reaction windows", spells + "\n# Reaction windows"))


def test_the_vocabulary_has_the_numbers_of_the_rules():
    """7.8: names in the file and numbers in the rules go together."""
    assert [EFFECTS.index(name) for name in ("coins", "lose_coins", "level", "counter")] == [
        ids.COINS,
        ids.LOSE_COINS,
        ids.LEVEL,
        ids.COUNTER,
    ]
    for place, name in enumerate(EFFECTS):
        assert getattr(ids, name.upper()) == place


def test_every_effect_kind_is_used_by_the_shipped_cards():
    """Law 10: a word that no card uses would be dead."""
    assert {EFFECTS[kind] for kind in BOXES.any.effects.kind} == set(EFFECTS)


def test_an_owners_own_spell_plays_and_has_a_name():
    """An id that our words do not know is called by the name in the file."""
    text = TEXT.replace('id = "alchemy"\nname = "Alchemy"', 'id = "midas"\nname = "Midas"')
    boxes = GAME.parse_components(text, "own.toml").box
    state = position(hands={0: ["midas"]}, boxes=boxes)
    option = state.box.first_spell + spell(state, "midas")
    say = GAME.phrasebook().say
    assert say(GAME.choice(state, 0, option).words) == "Cast Midas"
    act(state, "cast_midas")
    assert coins(state)[0] == 3
    assert any("Midas" in line(boxes, event) for event in told(state))


def test_counts_of_the_box():
    """Chapter 2: 31 spells in 16 kinds, 15 favours in 10 kinds, 34 customers."""
    box = BOXES.any
    assert (len(box.spells.kind_of_card), box.spells.kinds) == (31, 16)
    assert (len(box.favours.kind_of_tile), box.favours.kinds) == (15, 10)
    assert len(box.card_ids) == 34
    assert [len(BOXES.of[n].guests.cards) for n in (2, 3, 4, 5)] == [22, 22, 28, 34]
    assert max(len(kind.options) for kind in GAME.decisions(BOXES)) <= 62


def paths(value, path=()):
    """Every place in the data, the first three entries of each list."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value[:3]):
            yield from paths(inner, (*path, place))


@pytest.mark.parametrize("wrong", ["x", -1, [], {}, [1], [{}]], ids=str)
def test_no_mistake_makes_the_reader_stumble(wrong):
    """Whatever stands anywhere in the file, the answer is a box or complaints."""
    whole = tomllib.loads(TEXT)
    complained = 0
    for place, path in enumerate(paths(whole)):
        if not path or path[0] == "meta" or place % 3:
            continue
        broken = copy.deepcopy(whole)
        table = broken
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = wrong
        checker = Checker(broken, "own.toml")
        GAME.read_box(checker)
        complained += bool(checker.complaints)
    assert complained > 100
