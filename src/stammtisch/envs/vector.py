"""Gymnasium's vector environments on the batch: one answer in each lane, whoever is asked there.

All seats learn: `info["seat"]` says whose observation it is, `info["action_mask"]` what it may
answer, `info["rewards"]` what a match that has ended was worth to each seat. The reward of a step
is that of the seat that has just answered. Lanes begin anew in the same step (autoreset SAME_STEP).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.core.errors import Complaint
from stammtisch.envs.batches import Batch
from stammtisch.envs.numbers import np
from stammtisch.envs.settings import setting

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise Complaint("This needs Gymnasium: pip install 'stammtisch[rl]'") from error


class Seats(VectorEnv[Any, Any, Any]):
    """Many tables at which all seats are the program's own."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        name: str,
        num_envs: int = 1024,
        seats: int | None = None,
        *,
        variants: Mapping[str, str] | None = None,
        components: Any = None,
        rewards: str = "rank",
        settle: bool = False,
    ) -> None:
        self.num_envs = num_envs
        self.setting = setting(name, seats, variants, components)
        self.rewards, self.settle = rewards, settle
        self.batch = Batch(self.setting, num_envs, 0, rewards, 0, settle)
        size = self.batch.observations.shape[1] * 8
        self.single_observation_space = spaces.Box(0, 1, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(MOST_OPTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Fresh matches in all lanes."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**62)) if seed is None else int(seed)
        self.batch = Batch(self.setting, self.num_envs, first, self.rewards, 0, self.settle)
        return self.batch.bits(), self._info()

    def _info(self) -> dict[str, Any]:
        made = self.batch
        return {
            "action_mask": made.masks(),
            "seat": made.seats.copy(),
            "kind": made.kinds.copy(),
            "rewards": made.rewards.copy(),
        }

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One answer in each lane."""
        answered = self.batch.seats.copy()
        self.batch.step(actions)
        worth = self.batch.rewards[np.arange(self.num_envs), answered]
        over = self.batch.ended.copy()
        return self.batch.bits(), worth, over, np.zeros_like(over), self._info()
