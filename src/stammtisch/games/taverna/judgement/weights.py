"""What the evaluation weighs; the places of the weights in the box. [12]"""

from __future__ import annotations

from typing import Final

ENVY: Final = 0  # how much the others' gains count against one's own
SURE: Final = 1  # of what a waiting customer or a dignitary nearby will bring
NEW_DEED: Final = 2
LEVEL_BOUGHT: Final = 3
KING: Final = 4  # what the King's scoring is worth with even tracks
DEED_INCOME: Final = 5  # of the income that free tables promise
NEARBY: Final = 6  # standing one below a bonus
NEARBY_EARLY: Final = 7  # and more as long as there is time
ROYAL: Final = 8  # of the royal scoring, at the end
ROYAL_EARLY: Final = 9  # less of it as long as there is time
PROGRESS: Final = 10  # of the next bracket of a scoring
