"""First evenings: the deals are kind, and who follows the hints comes out ahead of Apprentices."""

from __future__ import annotations

import pytest

from stammtisch.arena.learners import APPRENTICES, ahead, evening, leads
from stammtisch.bots.advice import ADVISER, QUICK_ADVISER
from stammtisch.core.registry import titles
from stammtisch.core.variants import FirstEvening
from tests.tables import SOAK


def of(name: str) -> FirstEvening:
    found = titles()[name].first_evening
    assert found is not None
    return found


LEARNT = [name for name, game in titles().items() if game.first_evening]
DEALS = range(10) if SOAK else range(2)
OFTEN = range(500, 540) if SOAK else range(500, 510)  # chances that chose no deal


def test_every_title_of_ours_can_be_learnt():
    assert list(titles()) == LEARNT
    for name, game in titles().items():
        assert len(set(of(name).deals)) == 10
        settled = game.check_table(of(name).seats, game.learning())
        assert settled.items() >= game.learning().items()
        assert of(name).preset in [preset.id for preset in game.presets]


@pytest.mark.parametrize("name", LEARNT)
def test_the_first_deals_are_kind(name):
    """Who plays like a Regular is ahead of the average of the Apprentices, mostly by far."""
    game = titles()[name]
    found = [leads(game, of(name).deals[deal], OFTEN) for deal in DEALS]
    assert sum(part for part, _ in found) / len(found) >= 0.6
    assert sum(points for _, points in found) / len(found) > 3


@pytest.mark.parametrize("name", LEARNT)
def test_who_follows_the_hints_is_ahead(name):
    """At least six of ten kind deals end above the average of the Apprentices."""
    game = titles()[name]
    hint = (ADVISER if SOAK else QUICK_ADVISER, *APPRENTICES)
    won = [ahead(evening(game, of(name).deals[deal], 7, hint)) > 0 for deal in DEALS]
    assert sum(won) >= 0.6 * len(won)


@pytest.mark.parametrize("name", LEARNT)
def test_who_heeds_the_warnings_is_ahead_of_who_does_not(name):
    """A beginner plays like the Apprentices, without hints; only the coach's warnings differ.

    At least six of ten kind deals end above the average of the Apprentices, over several evenings.
    """
    game, beginners = titles()[name], ("apprentice", *APPRENTICES)
    chances = range(20, 60) if SOAK else range(20, 30)

    def margins(deal: int, *, heeds: bool) -> list[float]:
        return [ahead(evening(game, deal, one, beginners, heeds=heeds)) for one in chances]

    heeding = [margins(deal, heeds=True) for deal in of(name).deals]
    heedless = [margins(deal, heeds=False) for deal in of(name).deals]
    for way, found in (("with", heeding), ("without", heedless)):
        won = sum(one > 0 for deal in found for one in deal)
        kind = sum(sum(deal) > 0 for deal in found)
        print(f"{name} {way} warnings: ahead in {won} of {10 * len(chances)}, {kind} deals of 10")
    assert sum(sum(deal) > 0 for deal in heeding) >= 6
    assert sum(map(sum, heeding)) > sum(map(sum, heedless))
