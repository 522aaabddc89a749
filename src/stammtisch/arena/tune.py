"""Better weights for an evaluation, found by playing: small steps that duplicate deals approve of.

Simultaneous perturbation (SPSA) on the share of victories: in every step all weights are moved a
little up or down at once, the two mirrored settings play each other on the same deals from all
seats, and the weights follow the winner. The last word has a long contest against the old ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.arena.boxes import box_of
from stammtisch.arena.executors import Hands, opened
from stammtisch.arena.figures import wilson
from stammtisch.arena.spread import edition_of, spread
from stammtisch.bots import bot
from stammtisch.bots.bot import Bot
from stammtisch.bots.contest import play_match
from stammtisch.core.bits import count, has
from stammtisch.core.errors import Complaint
from stammtisch.core.game import AnyGame
from stammtisch.core.playout import winners
from stammtisch.core.registry import title
from stammtisch.core.rng import Rng, seeded
from stammtisch.core.state import State

Setting = tuple[float, ...]  # the weights in the order of their names
REACH = 0.12  # how far a step looks, as a share of each weight
STRIDE = 0.6  # how far it goes for a share of victories, as a share of each weight
CALM = 20.0  # steps after which strides have halved
DEALS = 4  # that go out together
PROOF_SEEDS = 2**40  # the last contest is dealt from other seeds than the steps


class Plan(msgspec.Struct, frozen=True):
    """What is to be tuned and how."""

    game: str
    seats: int
    bot: str = "greedy"
    steps: int = 40
    deals: int = 60  # of one step
    proof: int = 400  # deals of the last contest
    seed: int = 0
    components: str | None = None  # what an owner's own file says


class Progress(msgspec.Struct):
    """How far the tuning has come; kept after every step."""

    plan: Plan
    names: tuple[str, ...]
    before: Setting
    now: Setting
    step: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """The new weights against the old ones: share of victories, and its interval."""

    games: int
    share: float
    low: float
    high: float
    even: float = 0.5

    @property
    def better(self) -> bool:
        """Whether the new weights are better beyond doubt."""
        return self.low > self.even


class TunedBot(Bot):
    """A bot that judges with weights of its own."""

    def __init__(self, inner: Bot, box: Any) -> None:
        self.inner = inner
        self.box = box

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """As the inner bot, with other weights in the box."""
        world.box = self.box  # type: ignore[attr-defined]
        return self.inner.choose(world, seat, rng)


@lru_cache(maxsize=16)
def box_with(name: str, seats: int, setting: Setting, text: str | None = None) -> Any:
    """The box of a state that was set up with these weights."""
    game = title(name)
    parts = game.parse_components(game.components.text if text is None else text, "components")
    game.set_weights(parts.box, dict(zip(game.weight_names, setting, strict=True)))
    variants = game.check_table(seats, {})
    return game.setup(parts.box, seats, variants, 0).box


Deal = tuple[Plan, int, Setting, Setting]


def play_deal(deal: Deal) -> tuple[float, int]:
    """How many games of one deal the first setting won, and of how many."""
    plan, seed, first, second = deal
    game = title(plan.game)
    sides = (first, second)
    won, games = 0.0, 0
    for turn in (0, 1):
        chairs = [(seat + turn) % 2 for seat in range(plan.seats)]
        box = box_of(plan.game, plan.components)[1].box
        state = game.setup(box, plan.seats, game.check_table(plan.seats, {}), seed % 2**62)
        bots: list[Bot] = [
            TunedBot(
                bot(plan.bot, game),
                box_with(plan.game, plan.seats, sides[side], plan.components),
            )
            for side in chairs
        ]
        play_match(state, bots, seed % 2**62)
        ahead = winners(state)
        mine = sum(has(ahead, seat) for seat in range(plan.seats) if chairs[seat] == 0)
        won += mine / count(ahead)
        games += 1
    return won, games


class Tuner:
    """Plays the steps of a plan, on several processes or elsewhere."""

    def __init__(self, plan: Plan, jobs: Hands, diary: Path | None = None) -> None:
        game: AnyGame = title(plan.game)
        if not game.weight_names:
            raise Complaint(f"{game.title} has no weights to tune.")
        game.check_table(plan.seats, {})
        bot(plan.bot, game)
        self.jobs = jobs
        self.diary = diary
        now = box_of(game.name, plan.components)[1].weights
        start = tuple(now[name] for name in game.weight_names)
        self.progress = Progress(plan, game.weight_names, start, start)
        if diary is not None and diary.exists():
            self.progress = self._read(diary, self.progress)

    @staticmethod
    def _read(diary: Path, fresh: Progress) -> Progress:
        try:
            kept = msgspec.json.decode(diary.read_bytes(), type=Progress)
        except (msgspec.MsgspecError, OSError) as error:
            raise Complaint(f"{diary} is not the diary of a tuning.") from error
        plans = [msgspec.structs.replace(one.plan, steps=0, proof=0) for one in (kept, fresh)]
        if plans[0] != plans[1] or kept.before != fresh.before:
            raise Complaint(f"{diary} belongs to another tuning; remove it to begin anew.")
        kept.plan = fresh.plan
        return kept

    def contest(self, first: Setting, second: Setting, seeds: Sequence[int]) -> tuple[float, int]:
        """The share of victories of the first setting, and the number of games."""
        deals = [(self.progress.plan, seed, first, second) for seed in seeds]
        edition = edition_of(self.progress.plan.game)
        with opened(self.jobs) as executor:
            results = list(spread(play_deal, deals, executor, edition=edition, chunk=DEALS))
        games = sum(number for _, number in results)
        return sum(won for won, _ in results) / games, games

    def step(self) -> float:
        """One step; the share of victories of the upper setting."""
        state = self.progress
        plan, number = state.plan, state.step
        rng = seeded((plan.seed * 65536 + number) % 2**62, 1)
        signs = [1.0 if rng.below(0, 2) else -1.0 for _ in state.names]
        upper, lower = (
            tuple(w * (1 + way * REACH * sign) for w, sign in zip(state.now, signs, strict=True))
            for way in (1, -1)
        )
        first = plan.seed + number * plan.deals
        share, _ = self.contest(upper, lower, range(first, first + plan.deals))
        stride = STRIDE * (share - 0.5) * CALM / (CALM + number)
        state.now = tuple(w * (1 + stride * sign) for w, sign in zip(state.now, signs, strict=True))
        state.step += 1
        if self.diary is not None:
            self.diary.write_bytes(msgspec.json.encode(state))
        return share

    def run(self, progress: Callable[[], None] | None = None) -> None:
        """All steps that are left."""
        while self.progress.step < self.progress.plan.steps:
            self.step()
            if progress is not None:
                progress()

    def prove(self, other: str | None = None) -> Verdict:
        """The new weights against the old ones, with this bot or another, on fresh deals."""
        state = self.progress
        if other is not None:
            state = msgspec.structs.replace(
                state, plan=msgspec.structs.replace(state.plan, bot=other)
            )
        first = PROOF_SEEDS + state.plan.seed
        seeds = range(first, first + state.plan.proof)
        kept, self.progress = self.progress, state
        share, games = self.contest(rounded(state.now), state.before, seeds)
        self.progress = kept
        return Verdict(games, share, *wilson(share, games))


def rounded(setting: Setting) -> Setting:
    """Three figures say enough, and are what the file will hold."""
    return tuple(float(f"{weight:.3g}") for weight in setting)


def new_file(game: AnyGame, weights: Mapping[str, float], components: str) -> str:
    """A file of weights for a box, by the hash of its components; `--weights` reads it."""
    rows = "\n".join(f"{name} = {weights[name]:g}" for name in game.weight_names)
    heading = (
        f"# What bots weigh in {game.title} with these components. Written by stammtisch tune."
    )
    return f'{heading}\ncomponents = "{components}"\n\n[weights]\n{rows}\n'


def write_weights(game: AnyGame, weights: Mapping[str, float], path: Path) -> None:
    """Put new values into a title's file; its heading and order stay."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        name = line.partition("=")[0].strip()
        if name in weights:
            line = f"{name} = {weights[name]:g}"
        elif name == "components":
            line = f'components = "{game.components.hash}"'
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
