"""A contest between bots: duplicate deals on all cores, kept game by game so that it can go on."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path

import msgspec

from stammtisch.arena.figures import Played
from stammtisch.arena.lineups import LineUp, line_ups
from stammtisch.arena.simulate import components_named
from stammtisch.bots import bot
from stammtisch.bots.contest import play_match
from stammtisch.bots.team import TeamBot
from stammtisch.core.errors import Complaint
from stammtisch.core.registry import title

ROTATIONS = 4096  # more than there are line-ups of a deal


class Contest(msgspec.Struct, frozen=True):
    """What is to be played: deal d, with the seed `seed + d`, goes through all line-ups."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    variants: dict[str, str] = {}
    components: str | None = None  # the path of an owner's own file
    edition: str = ""  # a hash of rules, components and weights: never mix two of them

    def line_ups(self) -> tuple[LineUp, ...]:
        """Who sits where in each game of a deal."""
        return line_ups(self.bots, self.seats)

    def total(self) -> int:
        """The number of games: as asked for, and then up to the last whole deal."""
        size = len(self.line_ups())
        return -(-self.games // size) * size


def play(contest: Contest, number: int) -> Played:
    """Play one game of a contest; the same on every machine."""
    lines = contest.line_ups()
    deal, turn = divmod(number, len(lines))
    game, components = components_named(contest.game, contest.components)
    variants = game.check_table(contest.seats, contest.variants)
    seed = contest.seed + deal
    state = game.setup(components.box, contest.seats, variants, seed)
    first = state.first_seat()
    bots = [bot(name, game) for name in lines[turn]]
    answers = play_match(state, bots, (seed * ROTATIONS + turn) % 2**62)
    standings = [state.standing(seat) for seat in range(contest.seats)]
    scores = tuple(state.score(seat) for seat in range(contest.seats))
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    return Played(number, seed, lines[turn], scores, ranks, answers, first)


def play_numbered(job: tuple[Contest, int]) -> Played:
    """The same for a pool of processes."""
    return play(*job)


def deaf() -> None:
    """Worker processes leave ^C to the one who started them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Played]:
    """The games of these numbers, as they end; order them before use."""
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield play(contest, number)
        return
    with get_context("fork" if hasattr(os, "fork") else "spawn").Pool(jobs, deaf) as pool:
        yield from pool.imap_unordered(play_numbered, [(contest, n) for n in numbers])


def run(
    contest: Contest,
    jobs: int | None = None,
    diary: Diary | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play what is not played yet; `progress` hears of every finished game."""
    game = title(contest.game)
    bots = [bot(name, game) for name in contest.bots]
    game.check_table(contest.seats, contest.variants)
    if any(isinstance(one, TeamBot) for one in bots):
        jobs = 1  # it uses several processes itself
    played = {} if diary is None else diary.played()
    left = [number for number in range(contest.total()) if number not in played]
    if progress is not None:
        progress(len(played))
    for one in play_games(contest, left, jobs or os.cpu_count() or 1):
        played[one.number] = one
        if diary is not None:
            diary.note(one)
        if progress is not None:
            progress(1)
    return [played[number] for number in sorted(played)]


class Diary:
    """The finished games of a contest in a file of JSON lines; a torn last line does not count."""

    def __init__(self, path: Path, contest: Contest, resume: bool) -> None:
        self.path = path
        self.contest = contest
        if path.exists() and not resume:
            raise Complaint(
                f"{path} holds an unfinished contest. Go on with --resume, or remove it."
            )
        if path.exists() and path.stat().st_size > 0:
            self._check()
        else:
            path.write_bytes(msgspec.json.encode(contest) + b"\n")

    def _check(self) -> None:
        try:
            begun = msgspec.json.decode(self._lines()[0], type=Contest)
        except (msgspec.MsgspecError, IndexError, OSError) as error:
            raise Complaint(f"{self.path} is not the diary of a contest.") from error
        if msgspec.structs.replace(begun, games=0) != msgspec.structs.replace(
            self.contest, games=0
        ):
            raise Complaint(
                f"{self.path} belongs to another contest, or to other rules, components or "
                "weights; choose another --out."
            )

    def _lines(self) -> list[bytes]:
        return self.path.read_bytes().split(b"\n")[:-1]  # what follows the last end is torn

    def played(self) -> dict[int, Played]:
        """The finished games by number; the file is mended if its last line was torn."""
        lines = self._lines()
        try:
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise Complaint(
                f"{self.path} holds games of another version; remove it and begin anew."
            ) from error
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        part.write_bytes(b"".join(line + b"\n" for line in lines))
        part.replace(self.path)
        return {game.number: game for game in games if game.number < self.contest.total()}

    def note(self, game: Played) -> None:
        """One more game is finished."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def close(self) -> None:
        """All is written elsewhere: the diary is not needed any more."""
        self.path.unlink(missing_ok=True)
