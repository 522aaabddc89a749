"""Many matches at once: one answer for each of them, observations and options as numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from numpy.typing import ArrayLike, NDArray

from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.core.errors import BadRecord, BadTable, Refused
from stammtisch.core.features import BITS
from stammtisch.core.freeze import freeze, thaw
from stammtisch.core.game import Components
from stammtisch.envs.lanes import MARGIN, RANK, VICTORY, Lanes, match_seed
from stammtisch.envs.numbers import np, window
from stammtisch.envs.settings import Setting, insist_on_plain_seed, setting

REWARDS = {"rank": RANK, "margin": MARGIN, "victory": VICTORY}
BYTES = BITS // 8


def batch(
    name: str,
    seats: int | None = None,
    matches: int = 1024,
    seed: int = 0,
    *,
    components: str | Path | Components[Any] | None = None,
    variants: Mapping[str, str] | None = None,
    rewards: str = "rank",
    first: int = 0,
    settle: bool = False,
) -> Batch:
    """So many matches of a title side by side, for example `batch("histrio-v1", seats=4)`.

    `first` is the number of the first lane: a process that plays lanes 256 to 511 of a larger batch
    says `first=256` and sees what the larger batch would. `settle`: forced answers are not asked.
    """
    return Batch(setting(name, seats, variants, components), matches, seed, rewards, first, settle)


class Batch:
    """Lanes of matches. All arrays but the rewards are windows into it: they change with `step`.

    `observations` (lanes, bytes) uint8; `seats`, `kinds`, `options` (lanes,) int64: who is asked,
    what, and the set of options as bits; `rewards` (lanes, seats) float32 and `ended` (lanes,) bool
    of the last step. A match that has ended is rewarded and followed by the next one at once.
    """

    def __init__(
        self,
        at: Setting,
        matches: int,
        seed: int = 0,
        rewards: str = "rank",
        first: int = 0,
        settle: bool = False,
    ) -> None:
        if rewards not in REWARDS:
            raise BadTable(f"Rewards are one of {', '.join(REWARDS)}, not '{rewards}'.")
        if not 1 <= matches <= 2**20 or not 0 <= first < 2**31:
            raise BadTable(f"A batch has 1 to 2**20 lanes from number 0 on, not {matches}.")
        self.setting = at
        self.seed = insist_on_plain_seed(seed)
        self.lanes = Lanes(
            at.begin, matches, at.seats, at.schema.words, seed, first, REWARDS[rewards], settle
        )
        lanes = self.lanes
        words = window(lanes.observations, np.int64).reshape(matches, at.schema.words)
        self.observations: NDArray[np.uint8] = words.view(np.uint8)
        self.seats: NDArray[np.int64] = window(lanes.seat, np.int64)
        self.kinds: NDArray[np.int64] = window(lanes.kinds, np.int64)
        self.options: NDArray[np.int64] = window(lanes.options, np.int64)
        self.ended: NDArray[np.bool_] = window(lanes.ended, np.bool_)
        self._rewards = window(lanes.rewards, np.float64).reshape(matches, at.seats)
        self.rewards: NDArray[np.float32] = np.zeros((matches, at.seats), np.float32)

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, answers: ArrayLike) -> None:
        """Give one answer in each lane: the number of an offered option."""
        given = np.asarray(answers)
        if given.shape != self.seats.shape or not np.issubdtype(given.dtype, np.integer):
            raise Refused(f"Answers are {len(self)} whole numbers, one for each lane.")
        if given.dtype != np.uint8:
            if given.min() < 0 or given.max() >= MOST_OPTIONS:
                raise Refused(f"Answers are from 0 to {MOST_OPTIONS - 1}.")
            given = given.astype(np.uint8)
        self.lanes.step(given.tobytes())
        np.copyto(self.rewards, self._rewards, casting="same_kind")

    # -- other forms of what is there --------------------------------------------------------------

    def masks(self) -> NDArray[np.bool_]:
        """The options as (lanes, 62) flags."""
        return masks(self.options)

    def bits(self) -> NDArray[np.uint8]:
        """The observations with a number for each bit: (lanes, 8 * bytes), 0 or 1."""
        return np.unpackbits(self.observations, axis=1, bitorder="little")

    # -- keeping a match ---------------------------------------------------------------------------

    def save(self, lane: int) -> bytes:
        """The match of a lane as bytes, whole: hidden things and chance to come included."""
        self._insist(lane)
        lanes = self.lanes
        kept = (
            self._edition(),
            int(lanes.numbers[lane]),
            int(lanes.plies[lane]),
            freeze(lanes.states[lane]),
        )
        return msgspec.msgpack.encode(kept)

    def load(self, lane: int, kept: bytes) -> None:
        """Put a match that was saved into a lane; its next match is the one that was to come."""
        self._insist(lane)
        try:
            edition, number, ply, frozen = msgspec.msgpack.decode(
                kept, type=tuple[str, int, int, tuple[Any, ...]]
            )
        except msgspec.MsgspecError as error:
            raise BadRecord("These bytes are no match that a batch has saved.") from error
        if edition != self._edition():
            raise BadRecord(f"This match is one of {edition}, not of {self._edition()}.")
        lanes = self.lanes
        pattern = self.setting.begin(match_seed(self.seed, lanes.first + lane, number))
        lanes.states[lane] = thaw(pattern, as_tuples(frozen))
        lanes.numbers[lane] = number
        lanes.plies[lane] = ply
        lanes.clear(lane)
        lanes.look(lane)
        np.copyto(self.rewards, self._rewards, casting="same_kind")

    def _edition(self) -> str:
        """Which matches may be loaded here."""
        spec = self.setting.spec()
        return ", ".join(f"{name} {spec[name]}" for name in sorted(spec))

    def _insist(self, lane: int) -> None:
        if not 0 <= lane < len(self):
            raise BadTable(f"There is no lane {lane}; there are {len(self)} from 0 on.")


def as_tuples(frozen: Any) -> Any:
    """A frozen state from a file, in which tuples have become lists."""
    return tuple(as_tuples(part) for part in frozen) if isinstance(frozen, list | tuple) else frozen


def masks(options: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Sets of options as (..., 62) flags."""
    raw = np.ascontiguousarray(options).view(np.uint8).reshape(*options.shape, BYTES)
    flags = np.unpackbits(raw, axis=-1, bitorder="little", count=MOST_OPTIONS)
    return flags.view(np.bool_)


def random_answers(options: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.uint8]:
    """An offered option in each lane, all of them equally likely."""
    left = options.copy()
    skipped = (rng.random(len(left)) * np.bitwise_count(left)).astype(np.int64)
    for _ in range(int(skipped.max(initial=0))):
        np.copyto(left, left & (left - 1), where=skipped > 0)
        skipped -= 1
    lowest: NDArray[np.uint8] = np.bitwise_count((left & -left) - 1)
    return lowest
