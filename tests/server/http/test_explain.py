"""Why a thing cannot be chosen, over HTTP: the thing that was asked about, and no other."""

from __future__ import annotations

from stammtisch.client import Visitor
from stammtisch.core.registry import titles
from tests.server.running import act, me

NAME = next(iter(titles()))
FEWEST = titles()[NAME].fewest_seats


def test_the_address_that_was_asked_about_is_explained(address):
    async def story():
        async with Visitor(address) as host:
            made = await host.set_table(NAME, me(FEWEST))
            explained = 0
            for seat in range(FEWEST):  # who is asked first is drawn
                async with host.sit(made.id, seat) as chair:
                    choices = chair.question.choices if chair.question else ()
                    places = [choice.address for choice in choices if choice.address]
                    for place in ("nowhere", *places[:3]):
                        told = await host.get(
                            f"/api/tables/{made.id}/explain", seat=seat, address=place
                        )
                        assert told["address"] == place
                        said = await chair.explain(place)
                        assert told["words"]["id"] == said.id
                        explained += place != "nowhere"
            assert explained

    act(story)
