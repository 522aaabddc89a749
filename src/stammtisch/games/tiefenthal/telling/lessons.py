"""What the coach says: each question, the goal of the evening, and what beginners lose most by.

The cautions were chosen from figures (`bench/mistakes.py`): Apprentices lose most by spending
before their dice are used, by ending with dice or ducats left, and by dice without a place.
"""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.bits import members
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.words import Words, words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.spaces import spaces_for
from stammtisch.games.tiefenthal.telling.decisions import DECISIONS, option_names

EARLY, LATE = 3, 7  # the evenings with which the middle and the end of a match begin
PLANS = 3  # the module from which on dice are planned; before it they can only be turned
FOR_DUCATS = ("buy:", "upgrade:")
SPENDING = (*FOR_DUCATS, "recruit:", "nobles:")
# upgrades after which a die brings more: they may well come before it
BETTER_DICE = ("upgrade:cashbox", "upgrade:barrel", "upgrade:supply", "upgrade:monk")
CARDS = (ids.GAIN_CARD, ids.GAIN_GUEST_3)
TAKE_ANY = (ids.CASHBOX_SPACE, ids.BARREL_SPACE)


def lesson(state: Tiefenthal, seat: int) -> Lesson:
    """What the question is about, and what to look for."""
    kind = DECISIONS[state.kind(seat)]
    said = words(f"lesson-{kind}")
    if kind == "turn_action":
        said = words(f"lesson-{kind}", noble=int(state.box.vp[ids.NOBLE]))
    elif kind == "plan_dice" and state.module < PLANS:
        said = words("lesson-choose_face")
    elif kind == "round_bonus_choice" and both_are_cards(state, seat):
        said = words("lesson-round_bonus_choice-cards")
    places: tuple[str, ...] = ()
    if kind == "counter_guest_redraw":  # it speaks of who sits there, not of the buttons
        patrons = range(1, len(state.mats[seat].patrons) + 1)
        places = tuple(f"mat/{seat}/table/{table}" for table in patrons)
    return Lesson(kind, said, places)


def both_are_cards(state: Tiefenthal, seat: int) -> bool:
    """Whether both round bonuses come again: neither is a die for tonight."""
    effects, place = state.box.effects, state.mats[seat].chosen + 1
    return all(effects[effects[one]] in CARDS for one in (place, place + 1))


def goal(state: Tiefenthal, seat: int) -> Words:
    """What to be after at this time of the match."""
    noble = int(state.box.vp[ids.NOBLE])
    if state.round < EARLY:
        cheapest = min(state.box.tile_cost)
        return words("goal-early", ducats=int(cheapest), noble=noble)
    return words("goal-middle" if state.round < LATE else "goal-late", noble=noble)


def cautions(state: Tiefenthal, seat: int) -> tuple[Caution, ...]:
    """The options by which something is surely lost."""
    kind = DECISIONS[state.kind(seat)]
    found = {"turn_action": of_turn, "draft_die": of_draft}.get(kind)
    return tuple(found(state, seat)) if found else ()


def of_turn(state: Tiefenthal, seat: int) -> Iterator[Caution]:
    """Dice and ducats that are left; spending too early, and on staff instead of an upgrade."""
    names = option_names(state.box, "turn_action")
    offered = {names[option]: option for option in members(state.options(seat))}
    dice = tuple(f"mat/{seat}/die/{name[4:]}" for name in offered if name.startswith("die:"))
    upgrades = tuple(
        f"mat/{seat}/tile/{name[8:]}" for name in offered if name.startswith("upgrade:")
    )
    mat = state.mats[seat]
    lost = int(mat.ducats - mat.tile_value(state.box, ids.SAFE))
    for name, option in offered.items():
        if name == "end_turn" and dice:
            yield Caution("unused-dice", "turn_action", option, words("caution-unused-dice"), dice)
        elif name == "end_turn" and lost > 0 and any(map(for_ducats, offered)):
            said = words("caution-lost-ducats", n=lost, kept=int(mat.ducats) - lost)
            yield Caution("lost-ducats", "turn_action", option, said, upgrades)
        elif name.startswith(SPENDING) and name not in BETTER_DICE and dice:
            yield Caution("dice-first", "turn_action", option, words("caution-dice-first"), dice)
        elif name.startswith("buy:") and upgrades:
            said = words("caution-upgrade-first", noble=int(state.box.vp[ids.NOBLE]))
            yield Caution("upgrade-first", "turn_action", option, said, upgrades)


def for_ducats(name: str) -> bool:
    """Whether an option of the turn is something that ducats buy."""
    return name.startswith(FOR_DUCATS)


def of_draft(state: Tiefenthal, seat: int) -> Iterator[Caution]:
    """A die that only the spaces for any die take, while another one has a place of its own."""
    mat = state.mats[seat]
    washers = mat.dishwashers(state.box)
    placed = [
        option
        for option in members(state.options(seat))
        if useful(state, seat, option + 1, int(washers))
    ]
    ring = tuple(f"mat/{seat}/coaster/{option + 1}" for option in placed)
    for option in members(state.options(seat)):
        if placed and option not in placed:
            yield Caution("idle-die", "draft_die", option, words("caution-idle-die"), ring)


def useful(state: Tiefenthal, seat: int, face: int, washers: int) -> bool:
    """Whether a die of this face does more than on the spaces that take any."""
    reached = members(spaces_for(state.box, state.mats[seat], face, 0, washers))
    return any(space not in TAKE_ANY for space in reached)
