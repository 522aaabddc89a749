"""A first evening: a kind deal for one person among bots, and for nobody else."""

from __future__ import annotations

import pytest

from stammtisch.client import Denied, Visitor
from stammtisch.core.registry import titles
from tests.server.running import act, me

APPRENTICE = {"kind": "bot", "bot": "apprentice"}


def order(name, chairs, **more):
    game = titles()[name]
    return {"title": name, "variants": game.learning(), "chairs": chairs, **more}


def test_the_same_deal_comes_again_and_is_no_secret(address):
    """Two people who learn see the same cards; a usual table is dealt from a key of its own."""

    async def story():
        async with Visitor(address) as host:
            for name in titles():
                chairs = [*me(1), APPRENTICE, APPRENTICE]
                shown = next(t for t in await host.get("/api/titles") if t["name"] == name)
                assert shown["first_evening"]["variants"] == titles()[name].learning()
                seen = []
                for deal in (0, 0, shown["first_evening"]["deals"]):
                    answer = await host.http.post(
                        "/api/tables", json=order(name, chairs, deal=deal)
                    )
                    assert answer.status_code == 201, answer.text
                    table = answer.json()["id"]
                    await host.http.post(f"/api/tables/{table}/close", json={})
                    seen.append((await host.http.get(f"/api/tables/{table}/record")).json()["seed"])
                evening = titles()[name].first_evening
                assert evening is not None
                assert seen == [evening.deals[0]] * 3

    act(story)


def test_no_kind_deal_among_people(address):
    """Who knows the deal would know everybody's cards."""

    async def story():
        async with Visitor(address) as host:
            for chairs in (me(3), [*me(1), {"kind": "open"}, APPRENTICE]):
                answer = await host.http.post("/api/tables", json=order("histrio", chairs, deal=0))
                assert answer.status_code == 400
                assert "one person among bots" in answer.json()["detail"]
            with pytest.raises(Denied, match="400"):
                await host.post("/api/tables", order("histrio", me(3), deal=-1))

    act(story)
