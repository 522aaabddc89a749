"""One match at a time, for the interfaces of others: observations and masks seat by seat."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from stammtisch.core.bits import lowest, members
from stammtisch.core.decision import MOST_OPTIONS
from stammtisch.core.errors import BadTable
from stammtisch.core.features import BITS
from stammtisch.core.pen import Pen
from stammtisch.core.state import State
from stammtisch.core.words import Words
from stammtisch.core.zones import Zone
from stammtisch.envs.batches import REWARDS
from stammtisch.envs.lanes import reward
from stammtisch.envs.numbers import np, window
from stammtisch.envs.settings import Setting, insist_on_plain_seed

FORMS = ("bits", "packed", "floats")


class Single:
    """A match and its observations, in one of three forms.

    `bits`: a number for each bit. `packed`: eight of them in a byte. `floats`: see `envs.unpack`.
    """

    def __init__(self, at: Setting, form: str = "bits", rewards: str = "rank") -> None:
        if form not in FORMS:
            raise BadTable(f"Observations are {', '.join(FORMS)}, not '{form}'.")
        if rewards not in REWARDS:
            raise BadTable(f"Rewards are one of {', '.join(REWARDS)}, not '{rewards}'.")
        self.setting = at
        self.form = form
        self.reward = REWARDS[rewards]
        self.bytes = at.schema.words * BITS // 8
        self.pen = Pen(vec[i64]([0] * at.schema.words))
        self.words = window(self.pen.words, np.uint8)
        self.unpacker: Any = None
        if form == "floats":
            from stammtisch.envs.unpack import Unpacker  # noqa: PLC0415

            self.unpacker = Unpacker(at.schema)
        self.state: State = at.begin(0)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        if self.unpacker is not None:
            return int(self.unpacker.size)
        return self.bytes * (8 if self.form == "bits" else 1)

    def begin(self, seed: int) -> None:
        """A fresh match."""
        self.state = self.setting.begin(insist_on_plain_seed(seed))

    def asked(self) -> int:
        """The seat that answers next, -1 when the match is over: of several the first."""
        awaited = self.state.awaited()
        return int(lowest(awaited)) if awaited else -1

    def awaited(self) -> list[int]:
        """All seats that are asked."""
        return members(self.state.awaited())

    def observation(self, seat: int) -> NDArray[Any]:
        """What a seat may know now."""
        self.pen.begin(0)
        self.state.encode(seat, self.pen)
        self.pen.finish()
        if self.form == "bits":
            return np.unpackbits(self.words, bitorder="little")
        if self.form == "packed":
            return np.array(self.words)
        floats: NDArray[Any] = self.unpacker(self.words[None])[0]
        return floats

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which of the 62 options a seat is offered."""
        options = int(self.state.options(seat)) if self.state.awaited() >> seat & 1 else 0
        raw = np.frombuffer(options.to_bytes(8, "little"), np.uint8)
        return np.unpackbits(raw, bitorder="little", count=MOST_OPTIONS).view(np.int8)

    def rewards(self) -> list[float]:
        """What the end of the match is worth to each seat."""
        return [reward(self.state, seat, self.reward) for seat in range(self.setting.seats)]

    def drawn(self, seat: int) -> str:
        """What a seat sees, as text: the lines of the layout and its zones."""
        game = self.setting.game
        layout = game.layout(game.view(self.state, seat))
        book = game.phrasebook()
        lines = [say(book, line) for line in layout.status]
        for zone in (*layout.common, *layout.mats):
            lines += zone_lines(book, zone, "")
        return "\n".join(lines)


def zone_lines(book: Any, zone: Zone, before: str) -> list[str]:
    """A zone and the zones in it, a line each."""
    said = [say(book, piece.words) for piece in zone.pieces]
    said += [f"{say(book, counter.words)} {counter.value}" for counter in zone.counters]
    lines = [f"{before}{say(book, zone.words)}: {', '.join(said)}"]
    for inner in zone.zones:
        lines += zone_lines(book, inner, before + "  ")
    return lines


def say(book: Any, line: Words) -> str:
    """A message in English."""
    return str(book.say(line))
