"""Tables on which matches of fixed seeds lie, played by bots to the moment that is wanted."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from playwright.sync_api import Page

from stammtisch.bots import bot
from stammtisch.core.match import Match
from stammtisch.core.record import to_record
from stammtisch.core.registry import title
from stammtisch.core.rng import seeded

NAMES = ("Ada", "Mira", "Tobias", "Jory", "Agnes")
SEED = 11


def lay_played(
    page: Page, name: str, seats: int, part: float, kind: str = "", **variants: str
) -> str:
    """A table with a match that is played to a part of its length, where Ada is asked."""
    return lay_match(page, played(name, seats, part, kind, variants))


def lay_match(page: Page, match: Match) -> str:
    """A table on which this match goes on; all its seats are at this screen."""
    record = to_record(match)
    record.names = dict(enumerate(NAMES[: match.seats]))
    answer = page.request.post(
        "/api/records",
        data=msgspec.json.encode(record).decode(),
        headers={"content-type": "application/json"},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def played(name: str, seats: int, part: float, kind: str, variants: dict[str, str]) -> Match:
    """A match that bots play; it stops where the first seat is asked (a question of this kind)."""
    whole = bots_play(Match(title(name), seats, variants, SEED), lambda _: False)
    if part >= 1:
        return whole
    least = int(whole.ply * part)

    def here(match: Match) -> bool:
        asked = match.ply >= least and match.may_answer(0)
        return asked and (not kind or match.question(0).kind == kind)

    return bots_play(Match(title(name), seats, variants, SEED), here)


def bots_play(match: Match, stop: Callable[[Match], bool]) -> Match:
    """Let bots answer until the match is over or shall stop."""
    greedy, rng = bot("greedy"), seeded(SEED, 2)
    match.settle()
    while not match.over and not stop(match):
        # others first: the picture shows what they have chosen already
        seat = max(match.awaited())
        world = match.state.imagine(seat, rng.word(1))
        match.answer(seat, int(greedy.choose(world, seat, rng)))
        match.settle()
    return match
