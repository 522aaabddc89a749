"""A changed box is judged by its own figures: whatever a bot weighs of the box, it reads there."""

from __future__ import annotations

import pytest

from stammtisch.bots import bot
from stammtisch.core.match import Match
from stammtisch.core.registry import titles
from stammtisch.core.rng import seeded
from stammtisch.lab.keys import changed

# values that the evaluation must feel, each with another one
FIGURES = {
    "histrio": {
        "mood.spaces_per_side": 2,
        "constants.pay_liked.1": 6,
        "constants.best_show_factor": 4,
        "constants.pay_per_matching_actor": 3,
        "constants.request_hand_limit": 1,
        "constants.travel_return_when_hand_is": 4,
        "constants.request_draw_shared": 3,
        "actor_level.2.effects.1.n": 3,
        "actor_level.5.effects.1.n": 3,
    },
    "taverna": {
        "player_counts.3.income": 5,
        "player_counts.3.feast": 6,
        "limits.takeover_surcharge": 0,
        "limits.privileges_per_activation": 1,
        "limits.end_vp_per_privilege": 4,
        "limits.end_coins_per_spell": 3,
        "track.values.6": 6,
    },
    "crossroads": {
        "limits.chest_guldens_max": 10,
        "scoring.guldens_per_point": 1,
        "scoring.per_ingredient_token": 3,
        "scoring.per_uncompleted_recipe": -5,
        "special_actions.distressed.options.gain_gossip.effects.1.n": 3,
        "special_actions.nobles.options.gain_guldens.effects.1.n": 9,
    },
    "tiefenthal": {
        "tile.cashbox.upgraded": 6,
        "tile.safe.upgraded": 9,
        "tile.supply.upgraded": 4,
        "regular.regular_2_on_2.ducats": 4,
        "noble_price.1.beer": 3,
        "limits.schnapps_end_of_turn_max": 1,
    },
}
EACH = [(title, key, value) for title, keys in FIGURES.items() for key, value in keys.items()]


def test_every_title_is_asked():
    assert set(FIGURES) == set(titles())


def evening(title: str) -> list[object]:
    """Positions of a match between greedy bots, from its first to its last question."""
    game = titles()[title]
    whole = {one.id: one.values[-1] for one in game.variants_at(3) if title == "tiefenthal"}
    match, rng, greedy = Match(game, 3, whole, 11), seeded(11, 2), bot("greedy")
    found = []
    while not match.over:
        for seat in match.awaited():
            found.append(match.state.copy())
            world = match.state.imagine(seat, rng.word(1))
            match.answer(seat, greedy.choose(world, seat, rng))
            break
    return found[::3]


@pytest.fixture(scope="module")
def evenings() -> dict[str, list[object]]:
    return {title: evening(title) for title in FIGURES}


@pytest.mark.parametrize(("title", "key", "value"), EACH)
def test_a_changed_figure_is_judged(title, key, value, evenings):
    """The same positions are worth something else to somebody, once the box says otherwise."""
    game = titles()[title]
    own = changed(game, game.components.text, {key: value})
    box = Match(game, 3, {}, 1, own).state.box
    differ = 0
    for state in evenings[title]:
        world = state.copy()
        world.box = box
        differ += any(world.evaluate(seat) != state.evaluate(seat) for seat in range(3))
    assert differ > 0
