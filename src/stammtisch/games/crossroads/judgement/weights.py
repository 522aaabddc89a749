"""What the evaluation weighs; the places of the weights in the box. [12]"""

from __future__ import annotations

from typing import Final

SPACES_A_TURN: Final = 0  # normal spaces that a player covers in a turn
USUAL_ROUNDS: Final = 1
GULDEN: Final = 2
SPARE_GULDEN: Final = 3  # beyond what a turn can spend
REVENUE: Final = 4  # one more gulden in every turn, for each turn to come
GOSSIP: Final = 5
SPACE: Final = 6  # what a covered space costs
RIVAL: Final = 7  # how much a rival's point counts against one's own
RESERVED: Final = 8  # share of the gain that a reserved tile promises
HORIZON: Final = 9  # turns after which the next steps of a reputation matter more than the last
MISSING: Final = 10  # chance to find an ingredient that a recipe still needs
