"""The contract of every title's state: everything true about a match, hidden things included.

The state waits for answers; `take` carries one out and runs on by itself to the next question.
A title derives its state from `core.course.Course`, which adds what every course of play needs.
"""

from __future__ import annotations

from typing import Any, Never

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import has
from stammtisch.core.errors import Refused
from stammtisch.core.freeze import freeze
from stammtisch.core.pen import Pen
from stammtisch.core.rooms import find


def left_out(question: str) -> Never:
    """A title's state must answer this question of the contract."""
    raise TypeError(f"The state of this title does not answer '{question}'.")


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class State:
    """What platform and bots ask of a match.

    An open class keeps next to nothing itself: compiled code checks each look at its fields.
    """

    seats: i64

    # -- the questions of the contract -------------------------------------------------------

    def awaited(self) -> i64:
        """The set of seats that must answer now; empty when the match is over."""
        left_out("awaited")

    def kind(self, seat: i64) -> i64:
        """Which question an awaited seat is asked: an index into the title's decisions."""
        left_out("kind")

    def options(self, seat: i64) -> i64:
        """The set of options an awaited seat may choose from; never empty."""
        left_out("options")

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an option that is known to be offered. Bots and playouts call this."""
        left_out("take")

    def copy(self) -> State:
        """An independent twin, without the journal."""
        left_out("copy")

    def imagine(self, seat: i64, seed: i64) -> State:
        """A state that looks the same to this seat, with all that is hidden from it dealt anew."""
        left_out("imagine")

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand."""
        left_out("score")

    def standing(self, seat: i64) -> i64:
        """A number that orders the seats, tie-breaks included; equal means shared."""
        return self.score(seat)

    def evaluate(self, seat: i64) -> float:
        """How promising the match looks for a seat, in points; what the general bots maximise."""
        return float(self.score(seat))

    def continues(self, seat: i64) -> bool:
        """Whether the seat's question only completes its last answer (which die, then where)."""
        return False

    def first_seat(self) -> i64:
        """The seat that a fresh match lets begin; the others follow round the table."""
        return 0

    def encode(self, seat: i64, pen: Pen) -> None:
        """Write what the seat may know, for programs that learn; `GAME.features` names it all."""
        left_out("encode")

    # -- what the platform does with them ----------------------------------------------------

    def choose(self, seat: i64, option: i64) -> None:
        """Carry out an option, or refuse it with a sentence and change nothing."""
        if self.awaited() == 0:
            raise Refused("The match is over.")
        if seat < 0 or seat >= self.seats:
            raise Refused(f"There is no seat {seat} at this table.")
        if not has(self.awaited(), seat):
            raise Refused(f"Seat {seat} is not asked anything now.")
        if option < 0 or option > 61 or not has(self.options(seat), option):
            raise Refused(f"Option {option} is not offered to seat {seat} now.")
        self.take(seat, option)

    # -- copies, equality, pickles -----------------------------------------------------------------

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether everything is the same, hidden things and chance to come included."""
        return type(self) is type(other) and bool(freeze(self) == freeze(other))

    def __hash__(self) -> int:
        raise TypeError("A state changes with every answer, so it has no hash.")

    def __reduce__(self) -> Any:
        return find("stammtisch.core", "pickles.reduced")(self)  # it knows titles, a state does not
