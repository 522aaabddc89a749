"""What the evaluation weighs; the places of the weights in the box. [12]"""

from __future__ import annotations

from typing import Final

RIVAL: Final = 0  # how much the best rival's fortune weighs against one's own
SECOND_REQUEST: Final = 1  # the second best request against the best
PAID_AGAIN: Final = 2  # what a request of the first season promises for the second
STANDING_IMPRESARIO: Final = 3
FREE_CARD: Final = 4  # a travel card in hand beyond those with which the return is near
NEAR_RETURN: Final = 5  # one travel card more than when all come back
REQUEST: Final = 6  # a fresh request
ANOTHER_REQUEST: Final = 7  # a fresh request for a hand with room for one at most
ENTERTAINER: Final = 8  # met alone, to be used this season
ENTERTAINER_AGAIN: Final = 9  # and once more in the second season
MET_NOW: Final = 10  # how fast a request that is met may be lost again
MET_LATER: Final = 11  # how often a request that is not met yet will be
