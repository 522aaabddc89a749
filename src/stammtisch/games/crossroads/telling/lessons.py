"""What the coach says: each question, the goal of the rounds, and what beginners lose most by.

The cautions were chosen from figures (`bench/mistakes.py`): Apprentices lose most by what they buy,
by whom they welcome and turn away, and by gossip and recipes they leave unused.
"""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.core.bits import members
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.words import Words, words
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.telling.decisions import DECISIONS, option_names
from stammtisch.games.crossroads.telling.names import group_name

EARLY, LATE = 3, 3  # so many rounds from the beginning, and before the end
SPACES = 13  # of a reputation track
MANY = 2  # gossips that are too many to keep
# what is said of building, by whether Kingdom cards lie there and whether corners can be built on
BUILT_ON = {
    (True, True): "lesson-build",
    (True, False): "lesson-build-laws",
    (False, True): "lesson-build-corners",
    (False, False): "lesson-build-plain",
}
# these speak of where one stands with the groups, and what the next space is worth
OF_REPUTATION = (
    "impression_welcome",
    "impression_unwelcome",
    "gossip_rep_up",
    "gain_reputation_group",
    "lose_reputation_group",
)
TRACKS = tuple(f"group/{group}" for group in GROUPS)


def lesson(state: Crossroads, seat: int) -> Lesson:
    """What the question is about, and what to look for."""
    kind = DECISIONS[state.kind(seat)]
    said = f"lesson-{kind}"
    if kind == "build":
        said = BUILT_ON[bool(state.laws), bool(state.with_corners)]
    return Lesson(kind, words(said), TRACKS if kind in OF_REPUTATION else ())


def goal(state: Crossroads, seat: int) -> Words:
    """Revenue first, then tiles and reputation, then Prestige."""
    if state.round <= EARLY:
        return words("goal-revenue")
    if state.last_round and state.round > state.last_round - LATE:
        return words("goal-prestige")
    return words("goal-reputation")


def cautions(state: Crossroads, seat: int) -> tuple[Caution, ...]:
    """The options by which something is surely lost."""
    kind = DECISIONS[state.kind(seat)]
    found = {
        "impression_welcome": of_welcome,
        "impression_unwelcome": of_unwelcome,
        "gossip_action": of_gossip,
        "complete_recipe": of_recipes,
    }.get(kind)
    return tuple(found(state, seat)) if found else ()


def named(state: Crossroads, seat: int) -> dict[str, int]:
    """The offered options by their names."""
    names = option_names(state.box, DECISIONS[state.kind(seat)])
    return {names[option]: option for option in members(state.options(seat))}


def step_worth(state: Crossroads, seat: int, group: int, by: int) -> int:
    """The Prestige at the end that a step of reputation gains or loses."""
    space = int(digit(state.mats[seat].reputation, group))
    there = min(max(space + by, 0), SPACES - 1)
    points = state.box.reputation_points
    return int(points[group * SPACES + there] - points[group * SPACES + space])


def of_welcome(state: Crossroads, seat: int) -> Iterator[Caution]:
    """Nobody welcomed, or a group whose step brings nothing while another's does."""
    offered = named(state, seat)
    groups = {name: option for name, option in offered.items() if name != "pass"}
    worth = {name: step_worth(state, seat, option, 1) for name, option in groups.items()}
    best = max(worth, key=lambda name: worth[name], default="")
    for name, option in offered.items():
        if name == "pass" and groups:
            said = words("caution-no-welcome")
            yield Caution("no-welcome", "impression_welcome", option, said)
        elif name != "pass" and worth[name] < worth[best]:
            said = words("caution-idle-welcome", group=group_name(groups[best]))
            yield Caution("idle-welcome", "impression_welcome", option, said)


def of_unwelcome(state: Crossroads, seat: int) -> Iterator[Caution]:
    """A group whose step costs Prestige while another's costs nothing."""
    offered = named(state, seat)
    cost = {name: -step_worth(state, seat, option, -1) for name, option in offered.items()}
    free = [name for name, points in cost.items() if points == 0]
    for name, option in offered.items():
        if free and cost[name] > 0:
            said = words("caution-dear-group", group=group_name(offered[free[0]]))
            yield Caution("dear-group", "impression_unwelcome", option, said)


def of_gossip(state: Crossroads, seat: int) -> Iterator[Caution]:
    """Ending with gossip that could still act."""
    offered = named(state, seat)
    strong = [name for name in offered if "_2" in name]
    if strong and "end" in offered:
        said = words("caution-idle-gossip")
        yield Caution("idle-gossip", "gossip_action", offered["end"], said)


def of_recipes(state: Crossroads, seat: int) -> Iterator[Caution]:
    """Ending without the recipe that could be cooked."""
    offered = named(state, seat)
    if len(offered) > 1 and "end" in offered:
        said = words("caution-uncooked")
        yield Caution("uncooked", "complete_recipe", offered["end"], said)
