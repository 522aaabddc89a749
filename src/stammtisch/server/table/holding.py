"""Sealed choices: kept here, in nobody's book, until everybody has chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

LEFT_BEHIND = 30.0  # seconds: a page that is loaded anew is back long before


class Holding:
    """What seats have chosen and may still change, by the number of the question.

    Others see a tick, which stays while a choice is changed: that somebody wavers is a secret.
    Whoever goes away for good has chosen: the match goes on without them.
    """

    def __init__(self) -> None:
        self._held: dict[int, tuple[int, int]] = {}
        self._ticked: dict[int, int] = {}
        self._left_at: dict[int, float] = {}

    def keep(self, seat: int, question: int, option: int | None) -> None:
        """The seat chooses, chooses anew, or takes its choice back."""
        self._held.pop(seat, None)
        if option is not None:
            self._held[seat] = (question, option)
            self._ticked[seat] = question

    def of(self, seat: int, question: int | None) -> int | None:
        """What the seat has chosen for this question, if anything."""
        number, option = self._held.get(seat, (None, None))
        return option if question is not None and number == question else None

    def come(self, seat: int) -> None:
        """Somebody looks through the seat's eyes, and may choose anew."""
        self._left_at.pop(seat, None)

    def leave(self, seat: int, now: float) -> None:
        """Nobody looks through the seat's eyes any more."""
        self._left_at[seat] = now

    def left_behind(self, asked: Mapping[int, int]) -> Iterator[tuple[int, int, float]]:
        """Choices of seats that went away, and when they are handed in."""
        for seat, left in self._left_at.items():
            option = self.of(seat, asked.get(seat))
            if option is not None:
                yield seat, option, left + LEFT_BEHIND

    def complete(self, asked: Mapping[int, int]) -> bool:
        """Whether everybody who is asked has chosen."""
        return bool(asked) and all(self.of(seat, asked[seat]) is not None for seat in asked)

    def still_choosing(self, awaited: Sequence[int], asked: Mapping[int, int]) -> tuple[int, ...]:
        """The seats without a tick; where all have one, those who changed their mind."""
        unticked = [
            seat for seat in awaited if seat not in asked or self._ticked.get(seat) != asked[seat]
        ]
        return tuple(unticked or [s for s in awaited if self.of(s, asked.get(s)) is None])
