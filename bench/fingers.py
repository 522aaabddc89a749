"""A recorded match, played again in a real browser by the shortest gestures; presses are counted.

One seat is played on the page: every gesture is clicked or dragged there, and the page itself
counts the presses of the pointer. The other seats answer over sockets of their own. What the
server has in its book at the end must be what the record says.
"""

from __future__ import annotations

import asyncio
import json
import math
import sys
from collections.abc import Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page
from tests.e2e.conftest import AT_ONCE, UNCOACHED

from stammtisch.client import Seat, Visitor
from stammtisch.core.decision import Choice, Lead, Run, Step
from stammtisch.core.match import Match
from stammtisch.core.record import to_record
from stammtisch.server.wire.bodies import NewLink, NewTable
from stammtisch.server.wire.protocol import AskedTold

# no window waits for anybody here: whoever is slow must not be passed over
PROGRAM = """
import sys
from pathlib import Path
from stammtisch.server.door.limits import Limits
from stammtisch.server.lobby import lobby
from stammtisch.server.serve import Service, serve
lobby.usual_beat = lambda chairs: 0.0
limits = Limits(tables_per_minute=10_000, tables_per_day=10_000, requests_per_second=1000,
                message_burst=400, request_burst=5000, late=60, least_beat=0)
serve(Service(port=0, data=Path(sys.argv[1]), workers=1, limits=limits))
"""
PRESSES = """
window.presses = 0;
addEventListener('pointerdown', (event) => { if (event.isTrusted) window.presses += 1 }, true);
"""
ASKED = """before => {
  const main = document.querySelector('main.table');
  const { question, over, hand } = main?.dataset ?? {};
  if (over === 'true') return 'over';
  if (document.querySelector('dialog.scene[open]')) return 'scene';
  return hand ? false : question && question !== before && question;
}"""
GIVEN = """number => { const { question, hand } = document.querySelector('main').dataset;
return question !== number || hand === 'held' }"""
PATIENCE = 60_000  # milliseconds
POLLING = 20
PAUSE = 0.01  # seconds


Best = Callable[[int, list[Step]], "Gesture"]  # at this ply, of these answers


class Gesture(msgspec.Struct, frozen=True):
    """The best gesture at a question: what it begins with, where it ends, what it answers."""

    first: Choice
    lead: Lead | None = None
    run: Run | None = None
    answers: int = 1


@asynccontextmanager
async def server(data: Path) -> Any:
    """A server of its own; its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(data), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    try:
        yield f"http://127.0.0.1:{line.rsplit(':', 1)[1].strip()}"
    finally:
        process.terminate()
        await process.wait()


class Script:
    """What a seat answered where it had a choice, in order; the platform gives the rest."""

    def __init__(self, steps: list[tuple[int, Step]]) -> None:
        self.steps = steps
        self.at = 0

    @property
    def ply(self) -> float:
        """When the next of them was given."""
        return self.steps[self.at][0] if self.at < len(self.steps) else math.inf

    def next(self, asked: AskedTold) -> int:
        """The recorded answer to a question; both must be about the same."""
        ply, step = self.steps[self.at]
        if asked.kind != step.kind:
            raise AssertionError(f"ply {ply}: asked {asked.kind}, recorded {step.kind}")
        return step.option

    async def turn(self, all_of_them: list[Script]) -> None:
        """Until all others have given what they gave before: who is first may draw first."""
        while min(script.ply for script in all_of_them) < self.ply:
            await asyncio.sleep(PAUSE)


class Fingers:
    """The seat that is played on the page."""

    def __init__(self, page: Page, seat: Seat, script: Script, match: Match) -> None:
        self.page, self.seat, self.script, self.match = page, seat, script, match
        self.last: Gesture | None = None
        self.missing: list[str] = []  # answers for which the list of options was needed

    async def play(self, best: Best, others: list[Script]) -> None:
        """Gesture by gesture to the end of the match."""
        answered = ""
        while (number := await self.asked(answered)) is not None:
            await self.heard(int(number))
            ply, step = self.script.steps[self.script.at]
            self.check(ply, step, int(number))
            given = [step for _, step in self.script.steps[self.script.at :][:12]]
            self.last = gesture = best(ply, given)
            await self.script.turn(others)
            await self.do(gesture)
            await self.page.wait_for_function(GIVEN, arg=number, polling=POLLING)
            self.script.at += gesture.answers
            answered = number

    def check(self, ply: int, step: Step, number: int) -> None:
        """The server has as many answers of the seat as the record, and asks the same."""
        assert self.seat.question is not None
        asked = self.seat.question.kind, number
        recorded = step.kind, 1 + sum(seat == 0 for seat, _ in self.match.answers[:ply])
        if asked != recorded:
            raise AssertionError(f"ply {ply}: {asked} is asked, {recorded} recorded; {self.last}")

    async def asked(self, before: str) -> str | None:
        """The number of the next question, or None when the match is over; scenes are skipped."""
        while True:
            found = await self.page.wait_for_function(ASKED, arg=before, polling=POLLING)
            if (number := str(await found.json_value())) != "scene":
                return None if number == "over" else number
            await self.page.keyboard.press("Escape")
            await asyncio.sleep(PAUSE)

    async def heard(self, number: int) -> None:
        """Until the socket beside the page has heard of the question too."""
        await self.seat.wait_for(lambda s: s.question is not None and s.question.number == number)

    async def do(self, gesture: Gesture) -> None:
        """By mouse: a button for a run, a drag or one click for a gesture, a click for the rest."""
        if gesture.run is not None:
            await self.page.locator(".acts .answer.go").first.click()
        elif gesture.lead is not None:
            await self.carry(gesture.first, gesture.lead)
        else:
            await self.press(gesture.first)
        await self.insist()

    async def carry(self, first: Choice, lead: Lead) -> None:
        """To a place that can only mean this one click leads; else the piece is dragged there."""
        end = self.place(lead.ends.address)
        if await end.count() and await end.first.get_attribute("data-end") is not None:
            if await self.means(lead, first):
                await end.first.click()
                return
        begin = self.place(first.address).and_(self.page.locator("[data-leads]"))
        if not await begin.count():  # it stands for an act, not for a piece: two clicks
            await self.press(first, alone=False)
            await (
                self.page.locator(f'main [data-end][data-address="{lead.ends.address}"]')
                .filter(visible=True)
                .first.click()
            )
            return
        await begin.first.scroll_into_view_if_needed()
        await self.page.mouse.move(*await middle(begin.first))
        await self.page.mouse.down()
        await self.page.mouse.move(700, 300, steps=3)
        end = self.page.locator(f'[data-end][data-address="{lead.ends.address}"]')
        await end.filter(visible=True).first.wait_for()
        await self.page.mouse.move(*await middle(end.filter(visible=True).first), steps=3)
        await self.page.mouse.up()

    async def means(self, lead: Lead, first: Choice) -> bool:
        """Whether the place by itself stands for exactly this gesture."""
        assert self.seat.question is not None
        there = [one for one in self.seat.question.leads if one.ends.address == lead.ends.address]
        meant = [one for one in there if one.ends.meant] or there
        return meant[0].begins == first.option and (len(meant) == 1 or meant[0].ends.meant)

    async def press(self, choice: Choice, alone: bool = True) -> None:
        """What lies on the board or stands in the bar; the list of options is the last resort."""
        thing = self.page.locator(f'main [data-option="{choice.option}"]').filter(visible=True)
        if await thing.count():
            await thing.first.click()
        else:
            self.missing.append(choice.id)
            await self.from_list(choice)
        if alone and await self.hand() == "lifted":  # what leads on may stand alone: once more
            await thing.first.click()

    async def from_list(self, choice: Choice) -> None:
        assert self.seat.question is not None
        at = [one.option for one in self.seat.question.choices].index(choice.option)
        await self.page.locator(".tools .list").click()
        await self.page.locator(".options .option").nth(at).click()

    async def insist(self) -> None:
        """Where something is lost the table asks once more."""
        if await self.hand() == "sure":
            await self.page.locator(".acts .bad").click()

    def place(self, address: str | None) -> Locator:
        """Where a choice lies, if it acts."""
        if not address or address == "pass":
            return self.page.locator("none")
        return self.page.locator(f'main [data-address="{address}"][aria-pressed]').filter(
            visible=True
        )

    async def hand(self) -> str:
        return await self.page.locator("main").get_attribute("data-hand") or ""


async def middle(thing: Locator) -> tuple[float, float]:
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def play_again(
    browser: Browser,
    url: str,
    match: Match,
    steps: list[list[tuple[int, Step]]],
    best: Best,
) -> tuple[int, list[str]]:
    """The presses that seat 0 needed on the page, and what only the list of options could say."""
    scripts = [Script(listed) for listed in steps]
    async with Visitor(url) as host:
        fresh = to_record(Match(match.game, match.seats, match.variants, match.seed))
        table = (await host.post("/api/records", fresh, NewTable)).id
        link = await host.post(f"/api/tables/{table}/seats/0/invite", type=NewLink)
        page = await sit_down(browser, url, table, link.token)
        async with host.sit(table, 0, layout=False) as beside:
            others = [
                asyncio.create_task(answer(host, table, seat, scripts))
                for seat in range(1, match.seats)
            ]
            fingers = Fingers(page, beside, scripts[0], match)
            await fingers.play(best, scripts)
            await asyncio.wait_for(asyncio.gather(*others), 30)
        presses = int(await page.evaluate("window.presses"))
        await same_answers(host, table, match)
        await page.context.close()
    return presses, fingers.missing


async def sit_down(browser: Browser, url: str, table: str, token: str) -> Page:
    """A browser of its own that holds seat 0 only."""
    context = await browser.new_context(
        base_url=url, viewport={"width": 1366, "height": 768}, reduced_motion="reduce"
    )
    await context.add_init_script(AT_ONCE)
    await context.add_init_script(UNCOACHED)
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    await page.request.post("/api/join", data={"token": token, "name": "Ada"})
    await page.add_init_script(PRESSES)
    await page.goto(f"/table/{table}")
    await page.locator("main.table").wait_for()
    return page


async def answer(host: Visitor, table: str, seat: int, scripts: list[Script]) -> None:
    """A seat that answers as recorded."""
    script, answered = scripts[seat], 0
    async with host.sit(table, seat, layout=False) as sitting:
        while not sitting.update.over:
            asked = sitting.question
            if asked is None or asked.number <= answered:
                await sitting.listen()
                continue
            option = script.next(asked)
            await script.turn(scripts)
            await sitting.answer(option, asked.number)
            script.at, answered = script.at + 1, asked.number


def by_seat(answers: Iterable[tuple[int, int]], seats: int) -> list[list[int]]:
    """The answers of each seat: those that are given at once may come in any order."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for seat, option in answers:
        found[seat].append(option)
    return found


async def same_answers(host: Visitor, table: str, match: Match) -> None:
    """The book of the server holds what was recorded, answer by answer."""
    written = json.loads((await host.http.get(f"/api/tables/{table}/record")).content)
    played = [(seat, option) for seat, option in written["answers"]]
    assert by_seat(played, match.seats) == by_seat(match.answers, match.seats)
