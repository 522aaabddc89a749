"""The claims of docs/bots.md, played one after the other, the cheapest first; it can be stopped.

python bench/ladder.py --jobs 2 --out DIR      plays what is not played yet, then prints the tables
python bench/ladder.py --out DIR --table       prints the tables of what is finished
python bench/ladder.py --only taverna          only claims whose name holds this word
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stammtisch.arena.contest import Contest, Diary, run
from stammtisch.arena.figures import Figure, figures
from stammtisch.arena.places import Place, of_contest, places
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import titles

GAMES = 400
CLOSE = {("tiefenthal", 4): 1000}  # search-1000 among planners: 400 games would leave a doubt


class Claim(msgspec.Struct, frozen=True):
    """Who is said to be stronger, and where that was played."""

    chapter: str
    hero: str
    contest: Contest

    @property
    def name(self) -> str:
        """The name of its diary."""
        chosen = self.contest
        return f"{self.chapter}-{chosen.game}-{chosen.seats}-{'-'.join(dict.fromkeys(chosen.bots))}"

    @property
    def command(self) -> str:
        """How anybody can play it again."""
        c = self.contest
        bots = ",".join(c.bots)
        return f"stammtisch arena {c.game} --bots {bots} --seats {c.seats} --games {c.games}"


class Result(msgspec.Struct, frozen=True):
    """A finished claim."""

    claim: Claim
    games: int
    bots: list[Figure]
    places: list[Place]  # in turn order
    seconds: float


def claim(chapter: str, game: AnyGame, seats: int, *bots: str, games: int = GAMES) -> Claim:
    """One contest; the hero is the first bot."""
    return Claim(chapter, bots[0], Contest(game.name, seats, bots, games))


def one_among(hero: str, others: str, seats: int) -> tuple[str, ...]:
    """One hero at a full table: long thoughts are dear."""
    return (hero, *[others] * (seats - 1))


def claims() -> list[Claim]:
    """Everything that docs/bots.md says, the cheapest first."""
    listed = sorted(titles().values(), key=lambda game: game.most_decisions)
    both = [(game, seats) for game in listed for seats in (game.fewest_seats, game.most_seats)]
    found = [claim("random", game, 2, "greedy", "random") for game in listed]
    found += [claim("ladder", game, seats, "planner", "greedy") for game, seats in both]
    for game, seats in both:
        bots = one_among("search-1000", "planner", seats)
        found.append(
            claim("ladder", game, seats, *bots, games=CLOSE.get((game.name, seats), GAMES))
        )
    found += [claim("random", game, 2, "planner", "random") for game in listed]
    found += [
        claim("mirror", game, seats, "innkeeper", "planner")  # two names of one bot
        for game in listed
        for seats in range(game.fewest_seats, game.most_seats + 1)
    ]
    for less, more in ((32, 64), (64, 125), (125, 250), (250, 500), (500, 1000)):
        found += [claim("doubling", g, 2, f"search-{more}", f"search-{less}") for g in listed]
    return found


def settle(chosen: Claim, folder: Path, jobs: int, console: Console) -> Result:
    """Play a claim, or go on with it."""
    done = folder / f"{chosen.name}.json"
    if done.exists():
        return msgspec.json.decode(done.read_bytes(), type=Result)
    diary = Diary(folder / f"{chosen.name}.part", chosen.contest, resume=True)
    begin = time.perf_counter()
    columns = (TextColumn(chosen.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=chosen.contest.total())
        played = run(chosen.contest, jobs, diary, lambda games: bar.advance(task, games))
    seconds = time.perf_counter() - begin
    order = places(of_contest(played))
    result = Result(chosen, len(played), figures(played), order, seconds)
    done.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1))
    diary.close()
    return result


def row(result: Result) -> str:
    """One line of a Markdown table."""
    hero = next(line for line in result.bots if line.bot == result.claim.hero)
    chosen = result.claim.contest
    others = ", ".join(line.bot for line in result.bots if line.bot != hero.bot) or hero.bot
    share = f"{hero.share:.1%} ({hero.low:.1%} to {hero.high:.1%})"
    cells = (chosen.game, chosen.seats, hero.bot, others, result.games, share, f"{hero.even:.1%}")
    return "| " + " | ".join(str(cell) for cell in cells) + f" | `{result.claim.command}` |"


def mirror_row(result: Result) -> str:
    """One line of the table of mirror matches."""
    chosen = result.claim.contest
    hero = next(line for line in result.bots if line.bot == result.claim.hero)
    share = f"{hero.share:.1%} ({hero.low:.1%} to {hero.high:.1%})"
    reach = max(place.high - place.low for place in result.places) / 2
    shares = " / ".join(f"{100 * place.share:.1f}" for place in result.places)
    points = " / ".join(f"{place.points:.1f}" for place in result.places)
    extra = " / ".join(f"{place.extra:+.1f}" for place in result.places)
    cells = [chosen.game, chosen.seats, result.games, share, f"{hero.even:.1%}"]
    cells += [shares, f"{100 * reach:.1f}", points, extra]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def tables(results: list[Result]) -> str:
    """Markdown for docs/bots.md."""
    lines = []
    for chapter in dict.fromkeys(result.claim.chapter for result in results):
        lines += ["", f"### {chapter}", ""]
        own = [result for result in results if result.claim.chapter == chapter]
        if chapter == "mirror":
            lines += [
                "| title | seats | games | innkeeper (95 %) | even | wins in turn order, % | +- "
                "| points | points to be even |",
                "|---|---|---|---|---|---|---|---|---|",
            ]
            lines += [mirror_row(result) for result in own]
        else:
            lines += [
                "| title | seats | bot | against | games | wins (95 %) | even | command |",
                "|---|---|---|---|---|---|---|---|",
            ]
            lines += [row(result) for result in own]
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("ladder"))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a word that the claim's name must hold")
    parser.add_argument("--table", action="store_true")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    results = []
    try:
        for one in claims():
            finished = (chosen.out / f"{one.name}.json").exists()
            if chosen.only not in one.name or (chosen.table and not finished):
                continue
            results.append(settle(one, chosen.out, chosen.jobs, console))
            if not chosen.table:
                console.print(row(results[-1]), markup=False, soft_wrap=True)
    except KeyboardInterrupt:
        console.print("Stopped; run it again to go on.")
    print(tables(results))


if __name__ == "__main__":
    main()
