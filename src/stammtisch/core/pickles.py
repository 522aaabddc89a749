"""States in pickles: frozen, with the title that thaws them.

Only states with a title's own components: an owner's tables are not kept with every state. A match
keeps them, and its pickle is a record.
"""

from __future__ import annotations

from typing import Any

from stammtisch.core.errors import Complaint
from stammtisch.core.freeze import Frozen, freeze, thaw
from stammtisch.core.game import AnyGame
from stammtisch.core.registry import titles
from stammtisch.core.rng import KEYS, Keyed
from stammtisch.core.state import State


def reduced(state: State) -> tuple[Any, ...]:
    """How a pickle makes this state again."""
    whole: Any = state
    game = title_of(state)
    if fresh(game, state.seats, False).box is not whole.box:
        raise Complaint(
            "Only a state with the title's own components can be pickled; pickle its match."
        )
    keyed = isinstance(whole.rng, Keyed)
    return restored, (game.name, int(state.seats), keyed, freeze(state))


def restored(name: str, seats: int, keyed: bool, frozen: Frozen) -> Any:
    """The state that was pickled."""
    return thaw(fresh(titles()[name], seats, keyed), frozen)


def fresh(game: AnyGame, seats: int, keyed: bool) -> Any:
    """A fresh state with as many mats, and chance of the same kind."""
    variants = game.check_table(seats, {})
    return game.setup(game.components.box, seats, variants, KEYS if keyed else 0)


def title_of(state: State) -> AnyGame:
    """The title whose rules made a state."""
    package = type(state).__module__.rsplit(".", 2)[0]
    for game in titles().values():
        if game.package == package:
            return game
    raise Complaint(f"No title on the shelf has states of the kind {type(state).__name__}.")
