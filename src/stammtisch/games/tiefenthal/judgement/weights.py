"""What the evaluation weighs; the places of the weights in the box. [12]"""

from __future__ import annotations

from typing import Final

DUCAT: Final = 0
BEER: Final = 1
STORED_DUCAT: Final = 2
STORED_BEER: Final = 3
STEP: Final = 4  # of the monastery
RENOWN: Final = 5  # a reputation step
SIGNATURE: Final = 6
SCHNAPPS: Final = 7  # beyond its point
COUNTER_GUEST: Final = 8
AGAIN: Final = 9  # how often a card comes up in a later round, in hundredths
FIRST_TIME: Final = 10  # more for a card on top of the draw pile: it comes next round for sure
HOPED: Final = 11  # what is only hoped for counts a little less, in hundredths
MISSING_DIE: Final = 12  # a die still to be drafted
SERVED_OFTEN: Final = 13  # a patron finds a die, in hundredths
STAFF: Final = 14  # the rates of tavern cards, in hundredths
TILE: Final = 15  # the rates of upgraded tiles, in hundredths
