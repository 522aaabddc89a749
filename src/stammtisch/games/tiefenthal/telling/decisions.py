"""Chapter 6 for people: every question, the names of its options, and the question in words."""

from __future__ import annotations

from stammtisch.core.bits import has
from stammtisch.core.decision import DecisionKind
from stammtisch.core.words import Words, words
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.answers import COLLECTED
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.entertainers import side_for
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.goods import CARDS_LEFT
from stammtisch.games.tiefenthal.telling.names import card_name, tile_name
from stammtisch.games.tiefenthal.telling.view_mat import PLACES

DECISIONS = (
    "choose_start_card",
    "remove_regular",
    "round_bonus_choice",
    "choose_entertainer_side",
    "free_upgrade",
    "counter_guest_redraw",
    "draft_die",
    "plan_dice",
    "choose_space",
    "choose_face",
    "reputation_start",
    "turn_action",
    "choose_discount",
    "take_card_bonus",
    "remove_guest",
    "reputation_bonus",
    "choose_signature_column",
    "choose_upgrade",
    "juggler_encore",
    "take_steps_bonus",
    "pay_with_die",
)
SIMULTANEOUS = frozenset(
    {
        "choose_start_card",
        "remove_regular",
        "round_bonus_choice",
        "choose_entertainer_side",
        "free_upgrade",
        "counter_guest_redraw",
        "plan_dice",
        "choose_space",
        "choose_face",
        "juggler_encore",
    }
)
GESTURES = {"plan_dice": ("choose_space",), "turn_action": ("choose_space",)}
PASSES = frozenset({"skip", "done", "keep", "decline", "end_turn", "confirm"})


def decisions(box: Box) -> tuple[DecisionKind, ...]:
    """Every question with the names of its options."""
    return tuple(
        DecisionKind(
            name,
            option_names(box, name),
            simultaneous=name in SIMULTANEOUS,
            sealed=bool(has(COLLECTED, DECISIONS.index(name))),
            continues=GESTURES.get(name, ()),
        )
        for name in DECISIONS
    )


def option_names(box: Box, decision: str) -> tuple[str, ...]:
    """Everything a decision could ever offer."""
    if decision == "turn_action":
        return turn_names(box)
    tiles = tuple(f"tile:{tile}" for tile in box.tile_ids)
    tables = tuple(f"table:{table}" for table in range(1, ids.MOST_TABLES + 1))
    names: dict[str, tuple[str, ...]] = {
        "choose_start_card": tuple(f"start:{card}" for card in box.start_card_ids),
        "remove_regular": (*(f"regular:{card}" for card in regulars(box)), "skip"),
        "round_bonus_choice": ("option:0", "option:1"),
        "choose_entertainer_side": tuple(f"side:{side}" for side in box.side_ids),
        "free_upgrade": (*tiles, "skip"),
        "counter_guest_redraw": ("keep", "redraw"),
        "draft_die": each_face("face"),
        "plan_dice": (*each_face("die"), *each_face("turn"), "reset", "done"),
        "choose_space": tuple(f"space:{space}" for space in spaces()),
        "choose_face": each_face("face"),
        "reputation_start": ("confirm", "edit"),
        "choose_discount": tuple(f"return:{n}" for n in range(ids.MOST_TABLES - 3)),
        "take_card_bonus": ("take", "decline"),
        "remove_guest": (*tables, "skip"),
        "reputation_bonus": ("schnapps", "remove"),
        "choose_signature_column": (*(f"column:{column}" for column in box.column_ids), "skip"),
        "choose_upgrade": tiles,
        "juggler_encore": (*(f"staff:{card}" for card in staff(box)), *tables, "skip"),
        "take_steps_bonus": ("take", "decline"),
        "pay_with_die": each_face("die"),
    }
    return names[decision]


def turn_names(box: Box) -> tuple[str, ...]:
    """The actions of a turn."""
    return (
        *each_face("die"),
        "bard",
        "counter_guest",
        *(f"buy:{card}" for card in staff(box)),
        *(f"upgrade:{tile}" for tile in box.tile_ids),
        *(f"recruit:{place}" for place in PLACES),
        *(f"nobles:{number}" for number in range(1, len(box.noble_prices) + 1)),
        *(f"entertain:{side}" for side in box.side_ids),
        "end_turn",
    )


def each_face(what: str) -> tuple[str, ...]:
    """The six faces of a die."""
    return tuple(f"{what}:{face}" for face in range(1, ids.FACES + 1))


def staff(box: Box) -> list[str]:
    """The tavern cards."""
    return box.card_ids[: ids.TAVERN_CARDS]


def regulars(box: Box) -> list[str]:
    """The kinds of regulars."""
    return box.card_ids[ids.FIRST_REGULAR : box.first_guest]


def spaces() -> tuple[str, ...]:
    """The dice spaces."""
    return (*SPACES, *(f"table_{table}" for table in range(1, ids.MOST_TABLES + 1)))


def prompt(state: Tiefenthal, seat: int) -> Words:
    """The question in words."""
    name = DECISIONS[state.kind(seat)]
    mat = state.mats[seat]
    if name == "free_upgrade" and state.phase == ids.SETUP:
        tile = state.box.tile_ids[state.box.effects[mat.chosen + 1]]
        return words("prompt-start_upgrade", tile=tile_name(tile))
    if name in ("choose_space", "choose_face"):
        return words(f"prompt-{name}", die=words("die", face=mat.chosen))
    if name == "choose_discount":
        card = card_name(state.box, state.box.discount_card[mat.chosen])
        return words(f"prompt-{name}", tile=tile_name(state.box.tile_ids[mat.chosen]), card=card)
    if name == "take_card_bonus":
        return words(f"prompt-{name}", card=card_name(state.box, mat.chosen % CARDS_LEFT))
    if name == "take_steps_bonus":
        return words(f"prompt-{name}", steps=words("effect-monastery", n=mat.chosen))
    if name == "juggler_encore":
        side = side_for(state, mat, ids.LAST_ORDERS)
        return words(f"prompt-{name}", n=state.box.side_schnapps[side])
    if name == "turn_action":
        return words(f"prompt-{name}", ducats=mat.ducats, beer=mat.beer)
    if name == "round_bonus_choice":
        return words(f"prompt-{name}", round=state.round)
    return words(f"prompt-{name}")
