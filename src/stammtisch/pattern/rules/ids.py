"""Numbers that name things; used as `ids.X`."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# -- questions, in the order of `telling/decisions.py`; each is also the step that asks it
CHOOSE_OAR: Final = 0
TAKE_PARCEL: Final = 1
BUY_SEALED: Final = 2
# -- steps that run by themselves
BEGIN: Final = 3
REVEAL: Final = 4
CLEAR: Final = 5
STEP: Final = 8  # a step is its kind plus STEP times a seat

NO: Final = 0  # answers to BUY_SEALED
YES: Final = 1

# -- events
E_BEGAN: Final = 0
E_LAID: Final = 1
E_CURRENT: Final = 2
E_CHOSE: Final = 3
E_REVEALED: Final = 4
E_TOOK: Final = 5
E_BOUGHT: Final = 6
E_CLEARED: Final = 7
E_ENDED: Final = 8

# -- streams of chance
S_PARCELS: Final = 0
S_CURRENT: Final = 1
S_GUESS: Final = 2  # what others may have chosen, in imagined worlds
STREAMS: Final = 3
