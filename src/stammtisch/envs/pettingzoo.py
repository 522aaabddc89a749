"""PettingZoo: every seat is an agent, in turn (AEC) or all at once (Parallel).

`env("histrio-v1", seats=4)` or `histrio_v1.env(seats=4)`; agents are `seat_0`, `seat_1` and so on.
Observations are dictionaries with `observation` and `action_mask`; the mask is in `info`, too. An
option that is not offered is refused with a sentence. Rewards come at the end.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.core.errors import BadTable, Complaint, Refused
from stammtisch.envs.lanes import match_seed
from stammtisch.envs.numbers import np
from stammtisch.envs.settings import name_of, names, setting
from stammtisch.envs.single import Single

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise Complaint("This needs PettingZoo: pip install 'stammtisch[rl]'") from error

WAIT = MOST_OPTIONS  # what a seat does that is not asked, where all act at once
RENDER = ("ansi", "human")


def agent(seat: int) -> str:
    """The name of a seat."""
    return f"seat_{seat}"


def observation_space(single: Single, actions: int) -> spaces.Dict:
    """What a seat gets to see."""
    most, kind = {"bits": (1, np.uint8), "packed": (255, np.uint8), "floats": (1, np.float32)}[
        single.form
    ]
    seen: Any = spaces.Box(0, most, (single.size,), kind)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class Seeds:
    """The seeds of one match after the other, from one that was given or drawn by lot."""

    def __init__(self) -> None:
        self.seed = 0
        self.number = -1

    def next(self, seed: int | None) -> int:
        """The seed of the next match."""
        if seed is not None or self.number < 0:
            self.seed = secrets.randbelow(2**62) if seed is None else seed
            self.number = -1
        self.number += 1
        return int(match_seed(self.seed, 0, self.number))


class Table(AECEnv):  # type: ignore[misc]
    """A match in which the seats are asked one after the other."""

    def __init__(self, single: Single, render_mode: str | None = None) -> None:
        if render_mode not in (None, *RENDER):
            raise BadTable(f"It can be rendered as {', '.join(RENDER)}, not as '{render_mode}'.")
        super().__init__()
        self.single = single
        self.render_mode = render_mode
        name = name_of(single.setting.game).replace("-", "_")
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [agent(seat) for seat in range(single.setting.seats)]
        seen, actions = observation_space(single, MOST_OPTIONS), spaces.Discrete(MOST_OPTIONS)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Options from 0 to 61."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A fresh match; with a seed, the first of those that follow from it."""
        self.single.begin(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        """The next seat is asked, or the match is over."""
        single, seat = self.single, self.single.asked()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            kind = int(single.state.kind(seat))
            self.infos[self.agent_selection] = {"action_mask": single.mask(seat), "kind": kind}
            return
        for name, worth in zip(self.possible_agents, single.rewards(), strict=True):
            self.rewards[name] = worth
            self.terminations[name] = True
            self.infos[name] = {"score": int(single.state.score(self._seat[name]))}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know now, and what it may answer."""
        seat = self._seat[agent]
        told = self.infos[agent] if agent == self.agent_selection else {}
        mask = told["action_mask"].copy() if "action_mask" in told else self.single.mask(seat)
        return {"observation": self.single.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The answer of the seat that is asked."""
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused("A seat that is asked must answer.")
        self._cumulative_rewards[name] = 0.0
        self.single.state.choose(self._seat[name], int(action))
        self._turn_to_next()
        if self.terminations[name]:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat sees it that is asked."""
        if self.render_mode is None:
            raise BadTable("Say with render_mode how it shall be rendered: ansi or human.")
        drawn = self.single.drawn(max(0, self.single.asked()))
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


class Round(ParallelEnv):  # type: ignore[misc]
    """A match in which all seats act at once: who is not asked can only wait (action 62)."""

    def __init__(self, single: Single, render_mode: str | None = None) -> None:
        self.inner = Table(single, render_mode)
        self.render_mode = render_mode
        self.metadata = {**self.inner.metadata, "is_parallelizable": True}
        self.possible_agents = list(self.inner.possible_agents)
        seen, actions = observation_space(single, WAIT + 1), spaces.Discrete(WAIT + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.single = single

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Options from 0 to 61, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh match, seen by every seat."""
        self.inner.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        asked = set(self.single.awaited())
        seen, infos = {}, {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.append(self.single.mask(seat), np.int8(seat not in asked))
            seen[name] = {"observation": self.single.observation(seat), "action_mask": mask}
            infos[name] = {"action_mask": mask}
        return seen, infos

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """One answer of each seat that is asked; the others wait."""
        for seat in self.single.awaited():
            name = agent(seat)
            if name not in actions:
                raise Refused(f"{name} is asked and must answer.")
            self.single.state.choose(seat, int(actions[name]))
        over = self.single.asked() < 0
        worth = self.single.rewards() if over else [0.0] * len(self.possible_agents)
        seen, infos = self._seen()
        rewards = dict(zip(self.possible_agents, worth, strict=True))
        ended = dict.fromkeys(self.possible_agents, over)
        if over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def render(self) -> str | None:
        """The table as the first seat sees it that is asked."""
        return self.inner.render()

    def close(self) -> None:
        """Nothing is open."""


def single_of(
    name: str,
    seats: int | None = None,
    *,
    variants: Mapping[str, str] | None = None,
    components: Any = None,
    form: str = "bits",
    rewards: str = "rank",
) -> Single:
    """The match behind an environment: everything that can be wanted of it."""
    return Single(setting(name, seats, variants, components), form, rewards)


def env(
    name: str, seats: int | None = None, *, render_mode: str | None = None, **wanted: Any
) -> Table:
    """A title as an AEC environment; `single_of` lists what else can be wanted."""
    return Table(single_of(name, seats, **wanted), render_mode)


def parallel_env(
    name: str, seats: int | None = None, *, render_mode: str | None = None, **wanted: Any
) -> Round:
    """A title as a Parallel environment; `single_of` lists what else can be wanted."""
    return Round(single_of(name, seats, **wanted), render_mode)


def __getattr__(name: str) -> Any:
    """`histrio_v1` and its like, with `env`, `raw_env` and `parallel_env`."""
    if name.replace("_v", "-v") not in names():
        raise AttributeError(f"There is no environment '{name}'.")
    named = name.replace("_v", "-v")
    made = partial(env, named)
    return SimpleNamespace(env=made, raw_env=made, parallel_env=partial(parallel_env, named))
