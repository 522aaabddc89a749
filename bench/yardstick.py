"""How strong the four levels are in a title, on one scale: `judgement/ratings.toml`, measured.

python bench/yardstick.py taverna --games 400 --master 60      plays, and prints what it finds
python bench/yardstick.py taverna --write                      and writes it into the title
python bench/yardstick.py all --out DIR                        goes on where it was stopped

Apprentice, Regular and Innkeeper meet each other, and the Master meets the Innkeeper, at two seats
in duplicate deals. The strengths are those under which the results are likeliest (whoever is 5.9
ahead wins 73 % of the matches, as openskill counts); 25, where newcomers begin, lies halfway
between Regular and Innkeeper. Nobody is ever certain to win: each pair is given half a victory on
either side.

The Master takes a minute for a match, so few can be played. The same search with 1,000 iterations
stands in for it: its games of docs/bots.md count too, a quarter each, since it is another bot.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from math import sqrt
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from stammtisch.arena.contest import Contest, Diary, run
from stammtisch.arena.figures import Played, rating_model, wilson
from stammtisch.bots.levels import LEVELS
from stammtisch.bots.yardstick import FILE
from stammtisch.core.registry import title, titles

SOURCES = Path(__file__).parents[1] / "src" / "stammtisch" / "games"
NEWCOMER = 25.0
LEAST = 1.0  # tables with more seats were not measured: nothing is known better than that
DOUBT = 0.5  # victories given to either side
SEATS = 2
QUICK = tuple(combinations(LEVELS[:3], 2))
SLOW = ("innkeeper", "master")
# search-1000 over planner at two seats, as docs/bots.md has it: the share of 400 games
STANDS_IN = {"histrio": 0.772, "taverna": 0.675, "crossroads": 0.639, "tiefenthal": 0.635}
QUARTER = 100  # of these games


class Meeting(msgspec.Struct, frozen=True):
    """Two levels, the weaker first: how many games, and what the stronger won of them."""

    weaker: str
    stronger: str
    games: int
    won: float


class Level(msgspec.Struct, frozen=True):
    """What was found about one level."""

    value: float
    spread: float


def meeting(game: str, pair: tuple[str, str], games: int, folder: Path) -> Meeting:
    """Play what is not played yet."""
    weaker, stronger = pair
    contest = Contest(game, SEATS, pair, games)
    diary = Diary(folder / f"{game}-{weaker}-{stronger}.part", contest, resume=True)
    played = run(contest, 1, diary)
    return Meeting(weaker, stronger, len(played), sum(won_by(stronger, one) for one in played))


def stand_in(game: str) -> Meeting:
    """What another search did in the Master's place."""
    return Meeting(*SLOW, QUARTER, QUARTER * STANDS_IN[game])


def won_by(level: str, game: Played) -> float:
    """The share of the victory that went to a level."""
    return sum(part for bot, part in zip(game.bots, game.shares(), strict=True) if bot == level)


def scale() -> float:
    """How far ahead somebody is who wins e times as often as not."""
    return float(sqrt(2) * rating_model().beta)


def counted(meetings: list[Meeting]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Victories of the row over the column, and games, with the doubt."""
    size = len(LEVELS)
    won, games = np.zeros((size, size)), np.zeros((size, size))
    for one in meetings:
        low, high = LEVELS.index(one.weaker), LEVELS.index(one.stronger)
        won[high, low] += one.won + DOUBT
        won[low, high] += one.games - one.won + DOUBT
        games[low, high] += one.games + 2 * DOUBT
        games[high, low] += one.games + 2 * DOUBT
    return won, games


def fitted(meetings: list[Meeting]) -> dict[str, Level]:
    """The likeliest strengths, by Newton's way, and how far each may be off (one deviation)."""
    won, games = counted(meetings)
    ahead = np.zeros(len(LEVELS))
    for _ in range(100):
        chance = 1 / (1 + np.exp(ahead[None, :] - ahead[:, None]))
        steepness = games * chance * (1 - chance)
        known = np.diag(steepness.sum(axis=1)) - steepness
        step = np.linalg.pinv(known) @ (won - games * chance).sum(axis=1)
        ahead += step
        if np.abs(step).max() < 1e-9:
            break
    middle = np.array([level in ("regular", "innkeeper") for level in LEVELS]) / 2
    found = {}
    for number, level in enumerate(LEVELS):
        off = np.eye(len(LEVELS))[number] - middle
        spread = scale() * sqrt(off @ np.linalg.pinv(known) @ off)
        found[level] = Level(NEWCOMER + scale() * float(off @ ahead), spread)
    return found


def comment(game: str, meetings: list[Meeting], chosen: argparse.Namespace) -> str:
    """What stands above the values."""
    games = sum(one.games for one in meetings)
    command = f"{game} --games {chosen.games} --master {chosen.master} --write"
    lines = (
        "# How strong the four levels are on openskill's scale, where a newcomer has 25: fitted to",
        f"# victories of the levels over each other, two seats, {games:,} games (docs/bots.md):",
        f"# python bench/yardstick.py {command}",
        "# Newcomers begin halfway between Regular and Innkeeper; who hardly ever wins is at 0.",
    )
    return "\n".join(lines)


def written(levels: dict[str, Level]) -> str:
    """The file's values: never below 0, never surer than one."""
    lines = []
    for name, one in levels.items():
        value, spread = max(0.0, one.value), max(LEAST, one.spread)
        lines += ["", f"[{name}]", f"value = {value:.1f}", f"spread = {spread:.1f}"]
    return "\n".join(lines) + "\n"


def rows(game: str, meetings: list[Meeting], levels: dict[str, Level]) -> str:
    """Markdown for docs/bots.md."""
    lines = []
    for one in meetings:
        low, high = wilson(one.won / one.games, one.games)
        ahead = (levels[one.stronger].value - levels[one.weaker].value) / scale()
        share = f"{one.won / one.games:.1%} ({low:.1%} to {high:.1%})"
        lines.append(
            f"| {game} | {one.stronger} over {one.weaker} | {one.games} | "
            f"{share} | {1 / (1 + np.exp(-ahead)):.1%} |"
        )
    values = ", ".join(
        f"{name} {one.value:.1f} +- {one.spread:.1f}" for name, one in levels.items()
    )
    return "\n".join([*lines, values])


def measure(game: str, chosen: argparse.Namespace) -> None:
    """One title: play, fit, print, and write if wanted."""
    meetings = []
    for pair, games in [(pair, chosen.games) for pair in QUICK] + [(SLOW, chosen.master)]:
        if games:
            meetings.append(meeting(game, pair, games, chosen.out))
    levels = fitted([*meetings, stand_in(game)])
    print(rows(game, meetings, levels), flush=True)
    if chosen.write:
        text = f"{comment(game, meetings, chosen)}\n{written(levels)}"
        (SOURCES / game / FILE).write_text(text, encoding="utf-8")


def main() -> None:
    """Measure one title, or all of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="a title, or `all`")
    parser.add_argument("--games", type=int, default=400, help="for each pair without the Master")
    parser.add_argument("--master", type=int, default=60, help="of the Master and the Innkeeper")
    parser.add_argument("--out", type=Path, default=Path("yardstick"))
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for game in titles() if chosen.game == "all" else [title(chosen.game).name]:
        measure(game, chosen)


if __name__ == "__main__":
    main()
