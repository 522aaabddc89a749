"""The components file: what is wrong with it is said in sentences, all at once."""

from __future__ import annotations

import pytest

from stammtisch.core.components import BadComponents
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.components.effects import KINDS
from stammtisch.games.crossroads.components.reader import DEFAULTS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.tests.tables import BOX

TEXT = GAME.components.text


def complaints(*changes):
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(BadComponents) as caught:
        GAME.parse_components(text, "own.toml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("prestige = 6", "prestige = 'six'", "'prestige' must be a whole number"),
        ('id = "kobi"', 'id = "renmy"', "occurs twice"),
        ('kind = "prestige", n = 2', 'kind = "glory", n = 2', "'glory'"),
        ("cost = 11", "cost = 99", "'cost' must be from 0 to 60"),
        ('colour = "guest"', 'colour = "pink"', "'pink'"),
        ('ingredient = "fish"', 'ingredient = "eel"', "'eel'"),
        ("special_spaces = [5, 9]", "special_spaces = [5, 6]", "two further rolls"),
        ("special_spaces = [5, 9]", "special_spaces = [5, 12]", "two further rolls"),
        ('corners = ["r1c1"', 'corners = ["r9c1"', "'corners' must list spaces"),
        ("purchases_per_turn = 2", "purchases_per_turn = 3", "'purchases_per_turn' must be 2"),
        ("simple = [[1, 5]", "simple = [[1, 1]", "which is no pair"),
        ("roll = 3", "roll = 4", "'roll' must be 3"),
        ('"pumpkin", "honey"', '"honey", "honey"', "only once"),
        ('kind = "collector"', 'kind = "hoarder"', "'hoarder'"),
        ("outlaws_chain_guard = 20", "outlaws_chain_guard = 0", "outlaws_chain_guard"),
        ('id = "gain_guldens"', 'id = "gain_gold"', "'gain_guldens' is missing"),
        ('type = "political", n = 2 }\neff', 'type = "rude", n = 2 }\neff', "'rude'"),
        (
            'kind = "gossip", type = "any", n = 3',
            'kind = "gossip", type = "any", n = -3',
            "from 1 to 40",
        ),
        ('kind = "reserve", n = 1 }', 'kind = "reserve", n = 3 }', "'n' must be from 1 to 2"),
    ],
)
def test_a_mistake_is_explained(old, new, said):
    assert said in complaints((old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("reservations_per_turn = 1", "reservations_per_turn = 2", "'reservations_per_turn'"),
        ("impressions_per_turn = 1", "impressions_per_turn = 2", "'impressions_per_turn' must"),
        (
            "gossip_actions_per_type_per_turn = 1",
            "gossip_actions_per_type_per_turn = 2",
            "'gossip_actions_per_type_per_turn' must be 1",
        ),
        ('[defaults]\nkingdom = "random"', '[defaults]\nkingdom = "none"', "'kingdom' must"),
        ('basic_tiles = "draft"', 'basic_tiles = "none"', "'basic_tiles' must be 'draft'"),
        (
            '[presets.first_game]\nkingdom = "none"',
            '[presets.first_game]\nkingdom = "simple"',
            "[presets.first_game]: 'kingdom' must be 'none'",
        ),
        ('guldens = "revenue"', 'guldens = "none"', "'guldens' must be 'revenue'"),
        ('start_player = "random"', 'start_player = "oldest"', "'start_player' must be"),
        ('guldens_supply = "unlimited"', 'guldens_supply = "box"', "'guldens_supply' must be"),
        ("guest_tiles_per_player = 5", "guest_tiles_per_player = 4", "'guest_tiles_per_player'"),
        (
            'optional = true\nsource = "designed"',
            'optional = false\nsource = "designed"',
            "[impression]: 'optional'",
        ),
        ("normal_spaces = 16", "normal_spaces = 15", "'normal_spaces' must be 16"),
        ('next_to = "orthogonal"', 'next_to = "diagonal"', "'next_to' must be"),
        ("reputation = 1\n", "reputation = 3\n", "'start' must be 3 here, it is 1"),
        ("start = 1\n", "start = 2\n", "'start' must be 1 here, it is 2"),
        ("same_tier = true", "same_tier = false", "'exchange_with_market': 'same_tier'"),
        ("same_tier = false", "same_tier = true", "'swap_with_player': 'same_tier'"),
        ("victim_may_draw = 1", "victim_may_draw = 0", "'victim_may_draw' must be 1"),
        (
            "[special_actions.nobles]\noptional = false",
            "[special_actions.nobles]\noptional = true",
            "[special_actions.nobles]: 'optional' must be False",
        ),
        ('"max_per_colour", n = 7', '"max_per_colour", n = 6', "'n' must be 7"),
        ('reputation = "groups.prestige"', 'reputation = "none"', "'reputation' must be"),
    ],
)
def test_a_figure_that_the_rules_cannot_vary_is_refused(old, new, said):
    """Nothing in the file may look as if it did something and do nothing."""
    assert said in complaints((old, new))


def test_defaults_of_the_components_file_are_those_of_the_variants():
    chosen = GAME.check_table(3, {})
    assert {name: chosen[name] for name in DEFAULTS} == DEFAULTS


def test_all_mistakes_are_told_at_once():
    told = complaints(("prestige = 6", "prestige = 0"), ("cost = 11", "cost = 99"))
    assert "[setup]" in told
    assert "gilded_throne" in told


def test_a_missing_tile_is_missed():
    start = TEXT.index('[[inn_tiles]]\nid = "kobi"')
    end = TEXT.index("[[inn_tiles]]", start + 5)
    with pytest.raises(BadComponents, match="60 entries are needed, 59 are there"):
        GAME.parse_components(TEXT[:start] + TEXT[end:], "own.toml")


def test_another_game_is_refused():
    assert "'game' must be 'crossroads'" in complaints(('game = "crossroads"', 'game = "chess"'))


def test_an_owner_may_bring_other_numbers():
    own = GAME.parse_components(TEXT.replace("prestige = 6", "prestige = 9", 1), "own.toml")
    assert own.box.limits.start_prestige == 9
    assert own.hash != GAME.components.hash


def test_every_kind_of_effect_is_used_by_a_component():
    """Law 10: the vocabulary is closed, and each word of it is on some tile, recipe or die."""
    assert set(KINDS.values()) | {ids.LOSE_GOSSIP} == set(BOX.effect) - {ids.END_OF_EFFECTS}


def test_every_tile_and_recipe_has_words():
    book = GAME.phrasebook()
    for kind, listed in (
        ("tile", BOX.tiles.ids),
        ("basic", BOX.basics.ids),
        ("recipe", BOX.recipes.ids),
        ("ingredient", BOX.ingredient_ids),
        ("signboard", BOX.signboards),
        ("kingdom", BOX.kingdom.ids),
    ):
        assert [name for name in listed if not book.has(f"{kind}-{name}")] == []


def test_every_variant_has_words():
    book = GAME.phrasebook()
    for variant in GAME.variants:
        assert book.has(f"variant-{variant.id}")
        for value in variant.values:
            assert book.has(f"variant-{variant.id}-{value}")
