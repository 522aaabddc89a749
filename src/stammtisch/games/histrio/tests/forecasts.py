"""What Histrio's choices promise, as counters; for the law that forecasts come true."""

from __future__ import annotations

from stammtisch.core.words import JOINTS, Words
from stammtisch.games.histrio.rules import ids

# a choice has done what it says before the next card, city, round or festival
UNTIL = frozenset(
    {ids.E_JOINED, ids.E_ANCHORED, ids.E_DEALT, ids.E_ENCOUNTERS_ENDED, ids.E_FESTIVAL_BEGAN}
)


ASKING = ("effect-steal", "effect-mood", "effect-draw_requests")  # done only after a question


def promised(said: Words) -> dict[str, int] | None:
    """The needle's place, ecus from the treasury, travel cards that come back."""
    if said.id in JOINTS:
        return together(said.args["items"])
    if said.id == "needle-at":
        genre, space = said.args["genre"], said.args["space"]
        assert isinstance(genre, Words)
        assert isinstance(space, int)
        return {"=needle": space if genre.id == "genre-comedy" else 1 - space}
    if said.id == "effect-travel_return":
        return {"=own/played": 0}
    if said.id == "effect-coins":
        ecus = said.args["n"]
        assert isinstance(ecus, int)
        return {"own/ecus": ecus}
    return None


def together(items: object) -> dict[str, int] | None:
    """Several effects of a card: nothing is certain behind a question."""
    assert isinstance(items, list)
    if any(item.id in ASKING for item in items):
        return None
    found = [promise for item in items if (promise := promised(item)) is not None]
    whole: dict[str, int] = {}
    for promise in found:
        whole |= promise
    return whole if found else None
