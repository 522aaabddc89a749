"""Puzzles over HTTP: one a day for everybody, and what the Master thinks of an answer."""

from __future__ import annotations

import secrets
import time

from litestar import get, post

from stammtisch.bots.advice import ADVISER, SHOWN, Advice, in_words
from stammtisch.bots.chances import PLACE
from stammtisch.bots.puzzle import BadPuzzles, Puzzle, PuzzleSet, laid_out, of_the_day, puzzles_of
from stammtisch.bots.why import why
from stammtisch.core.freeze import freeze
from stammtisch.core.gestures import leads
from stammtisch.core.match import Match
from stammtisch.core.registry import title as title_of
from stammtisch.core.registry import titles
from stammtisch.server.bots.places import Crowded
from stammtisch.server.bots.worker import Thought
from stammtisch.server.crew.crew import NobodyAnswered
from stammtisch.server.door.errors import NotNow, NotThere, TooMany
from stammtisch.server.http.routes.advice import BUSY
from stammtisch.server.lobby.lobby import Lobby
from stammtisch.server.wire.advice import HintLine, PuzzleAnswer, PuzzleJudged, PuzzleShown
from stammtisch.server.wire.protocol import AskedTold

DAY = 86_400  # seconds
NONE = "There are no puzzles of this title."
NO_SUCH = "There is no such puzzle."


def set_of(title: str) -> PuzzleSet:
    """The puzzles of a title, or a refusal that says why there are none."""
    if title not in titles():
        raise NotThere(NONE)
    try:
        found = puzzles_of(title_of(title))
    except BadPuzzles as complaint:
        raise NotThere(str(complaint)) from None
    if found is None or not found.puzzles:
        raise NotThere(NONE)
    return found


def asked(match: Match, seat: int) -> AskedTold:
    """The question of a puzzle, as it would be asked at a table."""
    question = match.question(seat)
    going_on = leads(match.game, match.components, match.state, seat)
    return AskedTold(1, question.kind, question.words, question.choices, leads=going_on)


@get("/api/puzzles/{title:str}", tags=["puzzles"], sync_to_thread=True)
def get_puzzle(title: str, number: int | None = None) -> PuzzleShown:
    """Today's puzzle of a title, the same for everybody, or the one of this number."""
    puzzles = set_of(title)
    day = int(time.time()) // DAY
    place = of_the_day(puzzles, day) if number is None else number - 1
    puzzle = puzzle_at(puzzles, place)
    match, seat = laid_out(puzzle), puzzle.seat
    view = match.view(seat)
    return PuzzleShown(
        title=title,
        number=place + 1,
        count=len(puzzles.puzzles),
        day=day,
        seat=seat,
        seats=match.seats,
        round=match.game.perhaps(PLACE, "progress", (0, 1), match.state)[0],
        bot=puzzles.bot,
        view=view,
        layout=match.game.layout(view),
        question=asked(match, seat),
    )


def puzzle_at(puzzles: PuzzleSet, place: int) -> Puzzle:
    """A puzzle of a set, or a refusal."""
    if not 0 <= place < len(puzzles.puzzles):
        raise NotThere(NO_SUCH)
    return puzzles.puzzles[place]


@post("/api/puzzles/{title:str}/{number:int}", tags=["puzzles"], status_code=200)
async def judge_answer(
    lobby: Lobby, visitor: str, sender: str, title: str, number: int, data: PuzzleAnswer
) -> PuzzleJudged:
    """Whether an answer is the best one, and what the Master thinks of all."""
    if not lobby.house.hints.lets_in(sender):
        lobby.house.metrics.limited += 1
        raise TooMany
    puzzle = puzzle_at(set_of(title), number - 1)
    match, seat = laid_out(puzzle), puzzle.seat
    spoken = spoken_of(puzzle, data.option)
    try:
        options = [one.option for one in spoken]
        looks = await lobby.pool.look(thought_about(match, seat), options, visitor, sender)
    except (NobodyAnswered, Crowded):
        raise NotNow("master-busy", BUSY) from None
    return PuzzleJudged(
        right=data.option == puzzle.best,
        best=puzzle.best,
        tempting=puzzle.tempting,
        options=tuple(HintLine(one.option, one.behind) for one in spoken),
        words=tuple(in_words(match, match.state, seat, spoken)),
        why=tuple(why(looks, spoken)),
    )


def spoken_of(puzzle: Puzzle, taken: int) -> list[Advice]:
    """The answers to speak of: the best, the one taken, the tempting one, then the next best."""
    first = (puzzle.best, taken, puzzle.tempting)
    ordered = sorted(puzzle.advice, key=lambda one: one.option not in first)
    return sorted(ordered[:SHOWN], key=lambda one: one.behind)


def thought_about(match: Match, seat: int) -> Thought:
    """A world that the asked seat may believe in; the true one stays here."""
    world = match.state.imagine(seat, secrets.randbelow(2**31))
    variants = tuple(sorted(match.variants.items()))
    seed = secrets.randbelow(2**31)
    frozen = freeze(world)
    return match.game.name, match.seats, variants, None, frozen, seat, ADVISER, seed


ROUTES = [get_puzzle, judge_answer]
