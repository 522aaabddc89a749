"""Chapter 6.5: how many options a question can have."""

from __future__ import annotations

from stammtisch.games.crossroads import GAME

MOST_OPTIONS = {
    "swap_other_tile": 60, "place_basic": 48, "build": 20, "swap_own_tile": 20,
    "ingredient_source": 20, "gossip_rep_down": 20, "complete_recipe": 16, "travellers_keep": 15,
    "travellers_discard": 15, "draft_pick": 12, "townsfolk_target": 11, "invest": 11,
}  # fmt: skip


def test_the_size_of_the_decisions():
    """6.5: options are numbered by thing; twelve questions have more than nine of them."""
    sizes = {kind.id: len(kind.options) for kind in GAME.decisions(GAME.components.box)}
    assert {name: size for name, size in sizes.items() if size > 9} == MOST_OPTIONS
