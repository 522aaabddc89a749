"""Gymnasium: one seat for a program that learns, bots in the others.

`gymnasium.make("stammtisch/Histrio-v1", seats=4, seat=0, opponent="greedy")` once this module is
imported (Gymnasium looks for no entry points any more), or in one go with the module before the
name: `gymnasium.make("stammtisch.envs.gymnasium:stammtisch/Histrio-v1")`. Observations are bits;
`info["action_mask"]` says which of the 62 options are offered. Where the mask is not kept, the
action is refused with a sentence; `lenient=True` takes the first offered option instead.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.bots import bots_for
from stammtisch.bots.bot import Bot
from stammtisch.core.bits import has, lowest
from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.core.errors import BadTable, Complaint, Refused
from stammtisch.core.rng import Rng, seeded
from stammtisch.envs.lanes import match_seed
from stammtisch.envs.settings import names, setting
from stammtisch.envs.single import Single

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise Complaint("This needs Gymnasium: pip install 'stammtisch[rl]'") from error

NAMESPACE = "stammtisch"
SEEDS = 2**62


def space_of(single: Single) -> spaces.Box:
    """What is seen."""
    from stammtisch.envs.numbers import np  # noqa: PLC0415

    kind: Any = np.float32 if single.form == "floats" else np.uint8
    return spaces.Box(0, 255 if single.form == "packed" else 1, (single.size,), kind)


class Seat(gymnasium.Env[Any, Any]):
    """A seat at a table with bots. `seat=None` sits somewhere else in each match."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponent: str | Sequence[str] = "random",
        *,
        variants: Mapping[str, str] | None = None,
        components: Any = None,
        form: str = "bits",
        rewards: str = "rank",
        lenient: bool = False,
        render_mode: str | None = None,
    ) -> None:
        at = setting(name, seats, variants, components)
        if seat is not None and not 0 <= seat < at.seats:
            raise BadTable(f"There is no seat {seat} at a table of {at.seats}.")
        self.single = Single(at, form, rewards)
        self.chosen = seat
        self.lenient = lenient
        self.render_mode = render_mode
        named = (opponent,) if isinstance(opponent, str) else tuple(opponent)
        self.bots: list[Bot] = bots_for(named, at.seats, at.game)
        self.observation_space = space_of(self.single)
        self.action_space = spaces.Discrete(MOST_OPTIONS)
        self.base, self.number = 0, -1
        self.seat = 0
        self.chance: Rng = seeded(0, 2)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A fresh match, up to the first question of the own seat."""
        super().reset(seed=seed)
        if seed is not None or self.number < 0:
            self.base = secrets.randbelow(SEEDS) if seed is None else seed
            self.number = -1
        self.number += 1
        dealt = int(match_seed(self.base, 0, self.number))
        self.single.begin(dealt)
        self.chance = seeded(int(match_seed(self.base, 1, self.number)), 2)
        self.seat = dealt % self.single.setting.seats if self.chosen is None else self.chosen
        self._let_others_answer()
        return self.single.observation(self.seat), self._info()

    def _let_others_answer(self) -> None:
        """Bots answer, each from a world imagined for its seat, until the own seat is asked."""
        state = self.single.state
        while (awaited := state.awaited()) and not has(awaited, self.seat):
            other = lowest(awaited)
            world = state.imagine(other, self.chance.word(1))
            state.take(other, self.bots[other].choose(world, other, self.chance))

    def _info(self) -> dict[str, Any]:
        seat, state = self.seat, self.single.state
        asked = has(state.awaited(), seat)
        kind = int(state.kind(seat)) if asked else -1
        return {
            "action_mask": self.single.mask(seat),
            "kind": kind,
            "score": int(state.score(seat)),
        }

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The answer of the own seat, then those of the others up to its next question."""
        state, option = self.single.state, int(action)
        if state.awaited() == 0:
            raise Refused("The match is over: reset begins the next one.")
        if self.lenient and not has(state.options(self.seat), option):
            option = int(lowest(state.options(self.seat)))
        state.choose(self.seat, option)
        self._let_others_answer()
        over = state.awaited() == 0
        worth = self.single.rewards()[self.seat] if over else 0.0
        return self.single.observation(self.seat), worth, over, False, self._info()

    def render(self) -> Any:
        """The table as the own seat sees it."""
        return self.single.drawn(self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Make all titles known to `gymnasium.make`."""
    for name in names():
        title, _, version = name.partition("-")
        gymnasium.register(
            f"{NAMESPACE}/{title.capitalize()}-{version}",
            "stammtisch.envs.gymnasium:Seat",
            vector_entry_point="stammtisch.envs.vector:Seats",
            disable_env_checker=True,
            kwargs={"name": name},
        )


register()
