"""First evenings through the server, as the browser plays them: by hints, and by warnings alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from stammtisch.client import Seat, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.advice import Coached, Hinted
from stammtisch.server.wire.protocol import AcceptedTold, AskedTold, StaleTold
from tests.server.running import act
from tests.tables import SOAK

DEALS = range(4) if SOAK else range(1)
MOST = 100_000 if SOAK else 4  # answers of an evening that are followed
LONG = 3600.0  # seconds
LITTLE = {"crossroads"}  # to one who answers by lot warnings are worth 0.2 points there
every_title = pytest.mark.parametrize("name", titles())


class Stranger(NamedTuple):
    """Somebody at a first evening, who does what the table says and nothing else."""

    visitor: Visitor
    table: str
    chair: Seat

    async def hears(self) -> Coached:
        """What the host says about the question."""
        path = f"/api/tables/{self.table}/coach"
        heard: Coached = await self.visitor.get(path, Coached, seat=0)
        return heard

    async def takes_the_hint(self, asked: AskedTold) -> int:
        """The best answer of the hint, which is told from what the seat may know."""
        path = f"/api/tables/{self.table}/hint"
        hint: Hinted = await self.visitor.get(path, Hinted, seat=0)
        return hint.options[0].option

    async def heeds_warnings(self, asked: AskedTold) -> int:
        """Anything but what the host warns of."""
        return await self._takes_any(asked, heeding=True)

    async def heeds_nothing(self, asked: AskedTold) -> int:
        """Anything."""
        return await self._takes_any(asked, heeding=False)

    async def _takes_any(self, asked: AskedTold, *, heeding: bool) -> int:
        offered = [choice.option for choice in asked.choices]
        warned = {
            one.option
            for one in (await self.hears()).cautions
            if one.kind == asked.kind and heeding
        }
        return random.Random(asked.number).choice(
            [option for option in offered if option not in warned] or offered
        )


async def evening(visitor: Visitor, name: str, deal: int, way: str) -> float | None:
    """How far ahead of the Apprentices the stranger ends; None if it was not played out."""
    game = titles()[name]
    chairs = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "apprentice"}] * 2]
    table = await visitor.set_table(
        name, chairs, variants=dict(game.learning()), deal=deal, pace=0, beat=0
    )
    async with visitor.sit(table.id, 0, layout=False) as chair:
        stranger = Stranger(visitor, table.id, chair)
        answers = 0
        while not chair.update.over and answers < MOST:
            asked = chair.question
            if asked is None:
                await chair.listen()
                continue
            verdict = await chair.answer(await getattr(stranger, way)(asked), asked.number)
            assert isinstance(verdict, AcceptedTold | StaleTold), verdict
            await chair.wait_for(gone(asked.number), LONG)
            answers += 1
        return margin(chair.update.sheet) if chair.update.over else None


def gone(number: int) -> Callable[[Seat], bool]:
    """Whether the question with this number is no longer asked."""
    return lambda chair: (
        chair.update.over or chair.question is None or chair.question.number != number
    )


def margin(sheet: Any) -> float:
    own, *others = sheet.totals
    return float(own - sum(others) / len(others))


def evenings(address: str, name: str, way: str) -> list[float]:
    """The margins of the evenings that were played to their end."""

    async def story() -> list[float | None]:
        async with Visitor(address) as visitor:
            visitor.http.timeout = LONG
            return [await evening(visitor, name, deal, way) for deal in DEALS]

    found: list[float | None] = act(story, LONG)
    print(name, way, [one if one is None else round(one, 1) for one in found])
    return [one for one in found if one is not None]


@every_title
def test_who_takes_every_hint_is_ahead(address, name):
    """Six of ten kind deals and more end above the average of the Apprentices."""
    found = evenings(address, name, "takes_the_hint")
    assert sum(margin > 0 for margin in found) >= 0.6 * len(found)
    assert len(found) == (len(DEALS) if SOAK else 0)


@every_title
def test_who_only_heeds_the_warnings_fares_better_than_who_heeds_nothing(address, name):
    """Whatever they take besides is by lot: few are ahead so, but the warnings are worth points."""
    heeding = evenings(address, name, "heeds_warnings")
    heedless = evenings(address, name, "heeds_nothing")
    assert len(heeding) == len(heedless) == (len(DEALS) if SOAK else 0)
    if SOAK and name not in LITTLE:
        assert sum(heeding) > sum(heedless)
