"""The closed vocabulary of effects: reads the lists of the components file into the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import extend

from stammtisch.core.components import Checker
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box

KINDS: dict[str, int] = {
    "ducats": ids.GAIN_DUCATS,
    "beer": ids.GAIN_BEER,
    "card": ids.GAIN_CARD,
    "monastery": ids.WALK,
    "remove_guest": ids.REMOVE_PATRON,
    "noble": ids.GAIN_NOBLE,
    "schnapps": ids.GAIN_SCHNAPPS,
    "reputation": ids.GAIN_REPUTATION,
    "signature": ids.SIGN,
    "counter_guest": ids.GAIN_COUNTER_GUEST,
    "guest_3": ids.GAIN_GUEST_3,
    "own_die": ids.GAIN_OWN_DIE,
    "upgrade": ids.FREE_TILE,
    "choice": ids.CHOICE,
    "entertainer": ids.HIRE_ENTERTAINER,
    "store_beer": ids.STORE_BEER,
    "remove_regular": ids.SHOW_OUT_REGULARS,
    "top_card": ids.TOP_CARD,
    "turn_die": ids.TURN_DIE,
}
NAMES = {number: name for name, number in KINDS.items()}

GOODS = ("ducats", "beer", "card", "monastery", "noble", "schnapps", "reputation")
GUEST = (*GOODS, "remove_guest")
TRACK = GUEST
FIELD = GUEST
REPUTATION = ("schnapps", "noble", "signature", "choice")
ROUND = (*GOODS, "counter_guest", "guest_3", "own_die", "upgrade", "choice", "entertainer")
ROUND_CHOICE = (*GOODS, "counter_guest", "guest_3", "own_die")
START = (*GOODS, "store_beer", "remove_regular", "upgrade")
OF_PHASE: dict[str, tuple[str, ...]] = {
    "E": ("turn_die",),
    "F": (*GUEST, "upgrade"),
    "G": ("top_card",),
}


def read(checker: Checker, box: Box, listed: Any, entry: str, allowed: tuple[str, ...]) -> int:
    """The place in `box.effects` of a list of effects, each of an allowed kind; 0 for none."""
    if not isinstance(listed, list) or not all(isinstance(item, Mapping) for item in listed):
        checker.complain(entry, "its effects must be a list of tables with a 'kind'.")
        return 0
    rows = [_effect(checker, box, item, entry, allowed) for item in listed]
    if not rows:
        return 0
    place = len(box.effects)
    flat = [number for row in rows for number in row]
    box.effects = extend(box.effects, [*flat, *([ids.NO_EFFECT] * ids.EFFECT_WIDTH)])
    return place


def _effect(
    checker: Checker, box: Box, item: Mapping[str, Any], entry: str, allowed: tuple[str, ...]
) -> tuple[int, int, int, int]:
    """An effect as its kind and three numbers."""
    kind = checker.word(item, entry, "kind", allowed)
    number = KINDS[kind]
    if kind == "choice":
        return (number, *_choice(checker, box, item, entry, allowed), 0)
    if kind == "upgrade":
        tile = checker.word(item, entry, "tile", [*box.tile_ids, "any"])
        which = ids.ANY_TILE if tile == "any" else box.tile_ids.index(tile)
        if which == ids.ANY_TILE and allowed is START:
            checker.complain(entry, "a start card must name the tile that it upgrades.")
        noble = checker.flag(item, entry, "noble")
        return number, which, int(noble), int(checker.flag(item, entry, "optional"))
    if kind == "entertainer":
        known = box.entertainer_ids or [""]
        return number, known.index(checker.word(item, entry, "id", known)), 0, 0
    n = checker.number(item, entry, "n", 1, 20)
    if kind == "card":
        cards = box.card_ids[: ids.TAVERN_CARDS]
        return number, n, cards.index(checker.word(item, entry, "card", cards)), 0
    return number, n, 0, 0


def _choice(
    checker: Checker, box: Box, item: Mapping[str, Any], entry: str, allowed: tuple[str, ...]
) -> tuple[int, int]:
    """Two lists of effects, one of which is chosen; no choice within a choice."""
    options = item.get("options")
    if not isinstance(options, list) or len(options) != 2:
        checker.complain(entry, "a 'choice' needs two 'options'.")
        return 0, 0
    if allowed is REPUTATION:
        kinds = [[e.get("kind") for e in option] for option in options]
        if kinds != [["schnapps"], ["remove_guest"]]:
            checker.complain(entry, "the choice on this track is 'schnapps' or 'remove_guest'.")
    plain = GUEST if allowed is REPUTATION else ROUND_CHOICE
    first, second = (read(checker, box, option, entry, plain) for option in options)
    return first, second
