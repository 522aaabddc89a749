"""Chapter 6 for people: what each option says, costs and gives."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.decision import Choice
from stammtisch.core.words import Words, words
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.entertainers import side_for
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.rules.goods import CARDS_LEFT
from stammtisch.games.tiefenthal.rules.spaces import dishwashers_for
from stammtisch.games.tiefenthal.rules.upgrades import price
from stammtisch.games.tiefenthal.telling.choice_turn import turn_choice, yield_words
from stammtisch.games.tiefenthal.telling.decisions import DECISIONS, PASSES, option_names
from stammtisch.games.tiefenthal.telling.forecast import (
    PLANS,
    left_undone,
    placed,
    reputation_by,
    reputation_moves,
    unplaced_dice,
)
from stammtisch.games.tiefenthal.telling.names import (
    card_name,
    duty_words,
    effects_words,
    side_name,
    space_address,
    space_name,
    tile_name,
)
from stammtisch.games.tiefenthal.telling.view_cards import card_view, effect_views
from stammtisch.games.tiefenthal.telling.view_mat import is_at_work, signature_brings


def choice(state: Tiefenthal, seat: int, option: int) -> Choice:
    """One offered option."""
    name = DECISIONS[state.kind(seat)]
    identity = option_names(state.box, name)[option]
    if identity in PASSES:
        said = words(f"option-{name}-{identity}")
        return Choice(option, identity, said, "pass", warning=warning(state, seat, name))
    if name == "turn_action":
        return turn_choice(state, seat, option, identity)
    return CHOICES[name](state, seat, option, identity)


def warning(state: Tiefenthal, seat: int, name: str) -> Words | None:
    """What would be lost by ending what a seat is about."""
    if name == "turn_action":
        return left_undone(state, seat)
    return unplaced_dice(state, seat) if name == "plan_dice" else None


# -- setup and phase A -------------------------------------------------------------------------


def start_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A start card and everything it brings."""
    card = state.box.start_card_ids[option]
    return Choice(
        option,
        identity,
        words(f"start-{card}", name=card),
        f"start/{card}",
        effects_words(effect_views(state.box, state.box.start_effects[option])),
    )


def regular_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A regular who leaves for good."""
    kind = ids.FIRST_REGULAR + option
    return Choice(
        option,
        identity,
        words("option-show-out", card=card_name(state.box, kind)),
        f"mat/{seat}/deck/{state.box.card_ids[kind]}",
        words("option-show-out-effect", ducats=state.box.pay[kind]),
    )


def bonus_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """One of two round bonuses."""
    place = state.box.effects[state.mats[seat].chosen + 1 + option]
    return Choice(
        option,
        identity,
        effects_words(effect_views(state.box, place)),
        f"evening/{state.round}/{option + 1}",
    )


def side_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A side of tonight's entertainer: what it costs each time, and gives."""
    box = state.box
    return Choice(
        option,
        identity,
        side_name(box.side_ids[option]),
        f"side/{box.side_ids[option]}",
        words(
            "effect-each-time",
            schnapps=box.side_schnapps[option],
            effect=effects_words(effect_views(box, box.side_effects[option])),
        ),
    )


def tile_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A tile that flips for nothing."""
    tile = state.box.tile_ids[option]
    return Choice(
        option,
        identity,
        words("option-upgrade", tile=tile_name(tile)),
        f"mat/{seat}/tile/{tile}",
        words(f"gain-{tile}", n=state.box.tile_upgraded[option]),
    )


# -- phases B to E -----------------------------------------------------------------------------


def redraw_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Send a counter guest off and fill the tavern anew."""
    return Choice(
        option,
        identity,
        words("option-redraw"),
        f"mat/{seat}/counter-guests",
        words("option-redraw-effect", left=state.mats[seat].counter_guests - 1),
    )


def draft_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A die of the coaster."""
    face = option + 1
    return Choice(option, identity, words("die", face=face), f"mat/{seat}/coaster/{face}")


def plan_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Place a die, turn a die, or lift the plan."""
    if option == ids.RESET:
        left = state.box.plan_resets - state.mats[seat].resets
        effect = words("option-reset-effect", left=left)
        return Choice(option, identity, words("option-reset"), f"mat/{seat}/dice", effect)
    turning = option >= ids.TURN
    face = option - ids.TURN + 1 if turning else option + 1
    die = words("die", face=face)
    said = words("option-place", die=die)
    if turning:
        side = side_for(state, state.mats[seat], ids.PLANNING)
        said = words("option-turn", die=die, n=state.box.side_schnapps[side])
    clickable = not turning or state.module < 3  # with a plan, clicking a die places it
    return Choice(option, identity, said, f"mat/{seat}/die/{face}" if clickable else None)


def space_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A space: the yield, and the dishwashers it takes."""
    mat = state.mats[seat]
    washers = dishwashers_for(state.box, mat, mat.chosen, option)
    gives = yield_words(state, seat, option)
    effect = gives if washers == 0 else words("effect-washed", effect=gives, n=washers)
    working = is_at_work(state, seat)
    if not working:
        effect = words("effect-once-used", effect=effect)
    return Choice(
        option,
        identity,
        space_name(option),
        space_address(seat, option),
        with_reputation(state, seat, option, effect) if state.module >= PLANS else effect,
        meant=working and (mat.chosen, option) in placed(mat.plan),
    )


def with_reputation(state: Tiefenthal, seat: int, space: int, effect: Words) -> Words:
    """With what a die does to the reputation: planned, or used in one's turn."""
    if not is_at_work(state, seat):
        return words("effect-in-plan", effect=effect, n=reputation_by(state, seat, space))
    moves = reputation_moves(state, seat, space)
    if moves < 0:
        return words("effect-out-of-plan", effect=effect, n=-moves)
    return words("effect-in-plan", effect=effect, n=moves) if moves else effect


def face_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """The face to which a die is turned."""
    return Choice(option, identity, words("die", face=option + 1))


# -- phases F and G ----------------------------------------------------------------------------


def edit_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Lay the plan anew before the reputation is counted."""
    return Choice(option, identity, words("option-edit"), f"mat/{seat}/dice")


def discount_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """So many cards returned, so many ducats to pay; cards beyond that are told as such. [R15]"""
    tile = state.mats[seat].chosen
    cost = price(state, tile, option)
    effect = words("effect-price", ducats=cost)
    enough = next(n for n in range(option + 1) if price(state, tile, n) == cost)
    if enough < option:
        effect = words("effect-no-cheaper", price=effect, n=enough)
    return Choice(option, identity, words("option-return", n=option), None, effect)


def pay_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A die that empties the upgraded cashbox: what it brings, and what stays after paying."""
    box, face = state.box, option + 1
    brings = box.tile_upgraded[ids.CASHBOX]
    left = state.mats[seat].ducats + brings - price(state, ids.CASHBOX, 0)
    said = words("option-use", die=words("die", face=face))
    effect = words("option-pay-effect", n=brings, left=left)
    return Choice(option, identity, said, f"mat/{seat}/die/{face}", effect)


def steps_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Take the steps that a bonus offers."""
    effect = words("effect-monastery", n=state.mats[seat].chosen)
    return Choice(option, identity, words("option-steps"), None, effect)


def card_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Take the card that a bonus offers."""
    kind = state.mats[seat].chosen % CARDS_LEFT
    return Choice(
        option,
        identity,
        words("option-take", card=card_name(state.box, kind)),
        f"market/{state.box.card_ids[kind]}",
        words("effect-left", n=state.supply[kind]),
    )


def removal_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A patron who gets house ban."""
    kind = state.mats[seat].patrons[option]
    return Choice(
        option,
        identity,
        words("option-remove", card=card_name(state.box, kind), table=option + 1),
        f"mat/{seat}/table/{option + 1}",
        words("option-remove-effect", ducats=state.box.pay[kind], points=state.box.vp[kind]),
    )


def reputation_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """Schnapps or removal on the track."""
    return Choice(option, identity, words(f"option-reputation-{identity}"))


def column_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A column of the guest book and what a signature there brings."""
    box = state.box
    return Choice(
        option,
        identity,
        words(f"column-{box.column_ids[option]}", name=box.column_ids[option]),
        f"mat/{seat}/book/{box.column_ids[option]}",
        effects_words(signature_brings(state, state.mats[seat], option)),
    )


def encore_choice(state: Tiefenthal, seat: int, option: int, identity: str) -> Choice:
    """A card that comes again next evening."""
    box, mat = state.box, state.mats[seat]
    if option < ids.ENCORE_TABLE:
        kind, where = option, f"mat/{seat}/staff/{box.card_ids[option]}"
    else:
        table = option - ids.ENCORE_TABLE
        kind, where = mat.patrons[table], f"mat/{seat}/table/{table + 1}"
    seen = card_view(box, kind)
    effect = words("effect-pays", n=seen.pay) if seen.faces else duty_words(seen)
    return Choice(option, identity, card_name(box, kind), where, effect)


CHOICES: dict[str, Callable[[Tiefenthal, int, int, str], Choice]] = {
    "choose_start_card": start_choice,
    "remove_regular": regular_choice,
    "round_bonus_choice": bonus_choice,
    "choose_entertainer_side": side_choice,
    "free_upgrade": tile_choice,
    "counter_guest_redraw": redraw_choice,
    "draft_die": draft_choice,
    "plan_dice": plan_choice,
    "choose_space": space_choice,
    "choose_face": face_choice,
    "reputation_start": edit_choice,
    "choose_discount": discount_choice,
    "take_card_bonus": card_choice,
    "remove_guest": removal_choice,
    "reputation_bonus": reputation_choice,
    "choose_signature_column": column_choice,
    "choose_upgrade": tile_choice,
    "juggler_encore": encore_choice,
    "take_steps_bonus": steps_choice,
    "pay_with_die": pay_choice,
}
