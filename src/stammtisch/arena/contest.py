"""A contest between bots: duplicate deals on all cores, kept game by game so that it can go on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from stammtisch.arena.boxes import box_of
from stammtisch.arena.decisions import Notes, answered, join_shards, keep
from stammtisch.arena.executors import Hands, Processes, opened
from stammtisch.arena.figures import Played
from stammtisch.arena.lineups import LineUp, line_ups
from stammtisch.arena.spread import edition_of, finished
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
    components: str | None = None  # what an owner's own file says
    edition: str = ""  # a hash of rules, components and weights: never mix two of them

    def line_ups(self) -> tuple[LineUp, ...]:
        """Who sits where in each game of a deal."""
        return line_ups(self.bots, self.seats)

    def total(self) -> int:
        """The number of games: as asked for, and then up to the last whole deal."""
        size = len(self.line_ups())
        return -(-self.games // size) * size


def play(contest: Contest, number: int, folder: Path | None = None) -> Played:
    """Play one game of a contest, the same on every machine; a folder is for its decisions."""
    return next(play_games(contest, [number], 1, folder))


def play_numbered(job: tuple[Contest, int, bool]) -> tuple[Played, bytes]:
    """A game, and the content of a file with its decisions if they are noted."""
    contest, number, noted = job
    lines = contest.line_ups()
    deal, turn = divmod(number, len(lines))
    game, components = box_of(contest.game, contest.components)
    variants = game.check_table(contest.seats, contest.variants)
    seed = contest.seed + deal
    state = game.setup(components.box, contest.seats, variants, seed)
    first = state.first_seat()
    bots = [bot(name, game) for name in lines[turn]]
    chance = (seed * ROTATIONS + turn) % 2**62
    rows = b""
    if noted:
        notes = Notes(game.features(components.box, contest.seats), lines[turn])
        answers = notes.play(state, answered(state, bots, chance), number)
        rows = notes.packed()
    else:
        answers = play_match(state, bots, chance)
    standings = [state.standing(seat) for seat in range(contest.seats)]
    scores = tuple(state.score(seat) for seat in range(contest.seats))
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    return Played(number, seed, lines[turn], scores, ranks, answers, first), rows


def play_games(
    contest: Contest, numbers: list[int], hands: Hands, folder: Path | None = None
) -> Iterator[Played]:
    """The games of these numbers, as they end; order them before use."""
    work = [(contest, number, folder is not None) for number in numbers]
    with opened(hands) as executor:
        ended = finished(play_numbered, work, executor, edition=edition_of(contest.game))
        for _, results in ended:
            for played, rows in results:
                if folder is not None:
                    keep(folder, played.number, rows)
                yield played


def run(
    contest: Contest,
    jobs: Hands = None,
    diary: Diary | None = None,
    progress: Callable[[int], None] | None = None,
    folder: Path | None = None,
    part: range | None = None,
) -> list[Played]:
    """Play what is not played yet, or a part; `progress` hears of every finished game.

    A folder gets every decision; it is begun already, see `decisions.begin_folder`.
    """
    game = title(contest.game)
    bots = [bot(name, game) for name in contest.bots]
    game.check_table(contest.seats, contest.variants)
    local = isinstance(jobs, int | Processes | None)
    if local and any(isinstance(one, TeamBot) for one in bots):
        jobs = 1  # it uses several processes itself
    played = {} if diary is None else diary.played()
    wanted = range(contest.total()) if part is None else part
    left = [number for number in wanted if number not in played]
    if progress is not None:
        progress(len(played))
    for one in play_games(contest, left, jobs, folder):
        played[one.number] = one
        if diary is not None:
            diary.note(one)
        if progress is not None:
            progress(1)
    if folder is not None:
        join_shards(folder)
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
