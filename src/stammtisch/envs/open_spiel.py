"""OpenSpiel: a title as one of its games.

`load("histrio-v1", seats=2, seed=0)`, or after `register()` `pyspiel.load_game(
"python_stammtisch_histrio(seats=2,seed=0)")`. Chance is folded into the seed: all of it follows
from the parameter `seed`, and there are no chance nodes; a copy of a state shares its future. To
search fairly, resample: `resample_from_infostate` deals anew what a seat cannot know, and chance.
Seats that are asked at once answer one after the other; none sees what another has answered.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

from stammtisch.core.bits import lowest, members
from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.core.errors import Complaint
from stammtisch.core.state import State
from stammtisch.envs.numbers import np
from stammtisch.envs.settings import Setting, insist_on_plain_seed, names, setting
from stammtisch.envs.single import Single

try:
    import pyspiel
except ImportError as error:
    raise Complaint("This needs OpenSpiel: pip install open_spiel") from error


def short_name(name: str) -> str:
    """`histrio-v1` as OpenSpiel calls it."""
    return f"python_stammtisch_{name.partition('-')[0]}"


def game_type(name: str, at: Setting) -> Any:
    """What OpenSpiel wants to know of a title."""
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"{at.game.title} (Stammtisch)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=at.game.most_seats,
        min_num_players=at.game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": at.game.fewest_seats, "seed": 0},
    )


class Shown(Single):
    """What shows the states of a game; OpenSpiel copies what a state holds, and this stays one."""

    def __deepcopy__(self, memo: Any) -> Shown:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with so many seats and one seed."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.at = setting(name, int(given.get("seats", 0)) or None)
        self.seed = int(given.get("seed", 0))
        self.shown = Shown(self.at, "bits")
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=0,
            num_players=self.at.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.at.game.most_decisions,
        )
        super().__init__(game_type(name, self.at), info, given)

    def new_initial_state(self) -> SpielState:
        """A fresh match."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Whoever asks for tensors and strings of a state."""
        return Observer(self)

    def information_state_tensor_shape(self) -> list[int]:
        """A number for each bit."""
        return [self.shown.size]

    def observation_tensor_shape(self) -> list[int]:
        """The same."""
        return [self.shown.size]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match in the form that OpenSpiel asks for."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shown = game.shown
        self.inner: State = game.at.begin(game.seed)

    def current_player(self) -> int:
        """Of several seats that are asked, the first."""
        awaited = self.inner.awaited()
        return int(lowest(awaited)) if awaited else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return members(self.inner.options(player))

    def _apply_action(self, action: int) -> None:
        self.inner.choose(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != self.current_player():
            return f"option {action}"
        kind = self.shown.setting.components.kinds[self.inner.kind(player)]
        return f"{kind.id}: {kind.options[action]}"

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return bool(self.inner.awaited() == 0)

    def returns(self) -> list[float]:
        """Rewards by rank, 0 in sum; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.shown.setting.seats
        self.shown.state = self.inner
        return self.shown.rewards()

    def seen(self, player: int) -> Any:
        """The observation of a seat."""
        self.shown.state = self.inner
        return self.shown.observation(player)

    def information_state_string(self, player: int | None = None) -> str:
        """The observation of a seat in hexadecimal digits."""
        seat = self.current_player() if player is None else player
        return f"{seat}:{np.packbits(self.seen(seat)).tobytes().hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """The same."""
        return self.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The observation of a seat, a number for each bit."""
        seat = self.current_player() if player is None else player
        floats: list[float] = self.seen(seat).astype(float).tolist()
        return floats

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same."""
        return self.information_state_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that looks the same to a seat."""
        twin: SpielState = self.clone()
        twin.inner = self.inner.imagine(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        seen = self.information_state_string(max(0, self.current_player()))
        return f"{self.shown.setting.game.name} {seen}"


class Observer:
    """Tensors and strings for those of OpenSpiel's programs that ask an observer."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(game.shown.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state through a seat."""
        self.tensor[:] = state.seen(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.information_state_string(player)


def load(name: str, seats: int | None = None, seed: int = 0) -> Any:
    """A title as a game of OpenSpiel."""
    at = setting(name, seats)
    insist_on_plain_seed(seed)
    register()
    return pyspiel.load_game(short_name(name), {"seats": at.seats, "seed": seed})


def register() -> None:
    """Make all titles known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in names():
        if short_name(name) not in known:
            made = partial(SpielGame, name)
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))  # it is let go after Python's end
            pyspiel.register_game(game_type(name, setting(name)), made)


__all__ = ["Observer", "SpielGame", "SpielState", "load", "register"]
