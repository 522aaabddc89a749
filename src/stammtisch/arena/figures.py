"""What a contest says about its bots: shares of victory with intervals, scores, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

import msgspec

from stammtisch.arena.lineups import LineUp
from stammtisch.core.errors import Complaint

NORMAL = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
EXTRA = "pip install 'stammtisch[arena]'"


class Played(msgspec.Struct, frozen=True):
    """One finished game of a contest."""

    number: int
    seed: int  # of the deal
    bots: LineUp
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; equal ranks share the place
    answers: int
    first: int  # the seat that began

    def shares(self) -> list[float]:
        """The victory, divided among those who share it."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


class Rating(msgspec.Struct, frozen=True):
    """Strength and doubt, as openskill counts them (a newcomer has 25 and 8.3)."""

    mu: float
    sigma: float


class Figure(msgspec.Struct, frozen=True):
    """How a bot fared; the interval holds 95 %."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    even: float
    mean_score: float
    rating: Rating | None = None


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen in so many games (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    square = NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL / (1 + square / games)
    reach *= sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def figures(played: Sequence[Played]) -> list[Figure]:
    """One line for each bot, the strongest first."""
    names = list(dict.fromkeys(name for game in played for name in game.bots))
    rated = ratings(played)
    found = [figure(name, played, rated.get(name)) for name in names]
    return sorted(found, key=lambda line: line.even - line.share)


def figure(name: str, played: Sequence[Played], rating: Rating | None) -> Figure:
    """How one bot fared in the games in which it sat at the table."""
    own = [game for game in played if name in game.bots]
    share = sum(
        part
        for game in own
        for bot, part in zip(game.bots, game.shares(), strict=True)
        if bot == name
    ) / len(own)
    points = [
        score
        for game in own
        for bot, score in zip(game.bots, game.scores, strict=True)
        if bot == name
    ]
    even = sum(game.bots.count(name) / len(game.bots) for game in own) / len(own)
    low, high = wilson(share, len(own))
    return Figure(name, len(own), share, low, high, even, sum(points) / len(points), rating)


def rating_model() -> Any:
    """The model of openskill, loaded when the first contest is rated."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (`--help` answers at once)

    return PlackettLuce()


def ratings(played: Iterable[Played]) -> dict[str, Rating]:
    """Ratings after all games in their order; a bot on several chairs learns their mean."""
    model = rating_model()
    known: dict[str, Any] = {}
    for game in played:
        for name in game.bots:
            known.setdefault(name, model.rating(name=name))
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in game.bots]
        rated = model.rate(teams, ranks=list(game.ranks))
        for name in set(game.bots):
            chairs = [rated[seat][0] for seat, bot in enumerate(game.bots) if bot == name]
            mu = sum(chair.mu for chair in chairs) / len(chairs)
            sigma = sum(chair.sigma for chair in chairs) / len(chairs)
            known[name] = model.create_rating([mu, sigma])
    return {name: Rating(round(r.mu, 3), round(r.sigma, 3)) for name, r in known.items()}


def need_parquet() -> None:
    """Complain early if no Parquet file can be written."""
    try:
        import pyarrow.parquet  # noqa: F401, PLC0415 (an extra)
    except ImportError:
        raise Complaint(f"Parquet files need pyarrow: {EXTRA}.") from None


def read_parquet(path: str) -> list[Played]:
    """The games of a file that `write_parquet` wrote."""
    import pyarrow.parquet as pq  # noqa: PLC0415 (an extra)

    games: dict[int, list[dict[str, Any]]] = {}
    for row in pq.read_table(path, partitioning=None).to_pylist():
        games.setdefault(row["game"], []).append(row)
    found = []
    for number, rows in games.items():
        rows.sort(key=lambda row: row["seat"])
        found.append(
            Played(
                number,
                rows[0]["seed"],
                tuple(row["bot"] for row in rows),
                tuple(row["score"] for row in rows),
                tuple(row["rank"] for row in rows),
                rows[0]["answers"],
                next(row["seat"] for row in rows if row["place"] == 0),
            )
        )
    return found


def write_parquet(path: str, played: Sequence[Played], notes: dict[str, str]) -> None:
    """One row for each seat of each game; the notes go into the file's metadata."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    rows = [
        {
            "game": game.number,
            "seed": game.seed,
            "seat": seat,
            "place": (seat - game.first) % len(game.bots),
            "bot": bot,
            "score": game.scores[seat],
            "rank": game.ranks[seat],
            "share": game.shares()[seat],
            "answers": game.answers,
        }
        for game in played
        for seat, bot in enumerate(game.bots)
    ]
    pq.write_table(pa.Table.from_pylist(rows).replace_schema_metadata(notes), path)
