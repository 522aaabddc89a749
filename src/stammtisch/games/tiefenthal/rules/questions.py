"""Which questions belong together. [6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.tiefenthal.rules import ids

# Questions whose answers stay secret until every asked seat has given one.
COLLECTED: Final[i64] = (
    bit(ids.CHOOSE_START_CARD)
    | bit(ids.ROUND_BONUS_CHOICE)
    | bit(ids.CHOOSE_ENTERTAINER_SIDE)
    | bit(ids.FREE_UPGRADE)
    | bit(ids.COUNTER_GUEST_REDRAW)
    | bit(ids.JUGGLER_ENCORE)
)

# Questions that only complete what a seat has begun in its turn.
COMPLETING: Final[i64] = (
    bit(ids.CHOOSE_SPACE)
    | bit(ids.CHOOSE_FACE)
    | bit(ids.CHOOSE_DISCOUNT)
    | bit(ids.CHOOSE_UPGRADE)
    | bit(ids.TAKE_CARD_BONUS)
    | bit(ids.REMOVE_GUEST)
    | bit(ids.REPUTATION_BONUS)
    | bit(ids.CHOOSE_SIGNATURE_COLUMN)
)
