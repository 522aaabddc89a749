"""Reading special actions, the die and the Kingdom cards from the components file."""

from __future__ import annotations

from stammtisch.core.bits import bit
from stammtisch.core.components import Checker, Table
from stammtisch.games.crossroads.components.effects import EffectLists
from stammtisch.games.crossroads.components.vocabulary import (
    COLOURS,
    GOSSIPS,
    GROUPS,
    KINGDOM_RULES,
    column,
    fixed,
    place_of,
    subtable,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import DIFFICULT, NEUTRAL, SIMPLE, Box
from stammtisch.games.crossroads.rules.digits import LARGEST
from stammtisch.games.crossroads.rules.plan import SPACES
from stammtisch.games.crossroads.rules.setup import stock_row

MOST_OF_A_COLOUR = 7  # card 3
# what special actions do and the rules cannot vary [7.5]
PRINTED_OPTIONS: dict[tuple[str, str], dict[str, object]] = {
    ("outlaws", "roll"): {"table": "outlaws_die"},
    ("travellers", "discard_recipe"): {"n": 1},
    ("travellers", "steal_recipe"): {"random": True, "victim_may_draw": 1},
    ("townsfolk", "exchange_with_market"): {"same_tier": True, "from": ["track", "discard_top"]},
    ("townsfolk", "swap_with_player"): {"same_tier": False},
}
MAY_BE_DECLINED = ("travellers", "townsfolk")


def read_special_actions(checker: Checker, box: Box) -> None:
    """[special_actions]: the numbers of the printed actions."""
    gossip = only_effect(checker, "distressed", "gain_gossip", "gossip")
    box.distressed_gossips = gossip
    box.nobles_guldens = only_effect(checker, "nobles", "gain_guldens", "guldens")
    box.returned_guldens = only_effect(checker, "townsfolk", "return_to_pouch", "guldens")
    draw = special_option(checker, "travellers", "draw_two_keep_one")
    entry = "[special_actions.travellers] 'draw_two_keep_one'"
    box.recipes_offered = checker.number(draw, entry, "draw", 1, 5)
    fixed(checker, draw, entry, "keep", 1)
    for (group, option), printed in PRINTED_OPTIONS.items():
        row = special_option(checker, group, option)
        for key, value in printed.items():
            fixed(checker, row, f"[special_actions.{group}] '{option}'", key, value)
    for group in GROUPS:
        table = checker.table(f"special_actions.{group}")
        fixed(checker, table, f"[special_actions.{group}]", "optional", group in MAY_BE_DECLINED)


def special_option(checker: Checker, group: str, option: str) -> Table:
    """An option of a special action, empty with a complaint if it is missing."""
    table = checker.table(f"special_actions.{group}")
    for row in table.get("options", []):
        if isinstance(row, dict) and row.get("id") == option:
            return row
    checker.complain(f"[special_actions.{group}]", f"the option '{option}' is missing.")
    return {}


def only_effect(checker: Checker, group: str, option: str, kind: str) -> int:
    """How many of a thing an option gives; special actions may not move reputation [7.5]."""
    row = special_option(checker, group, option)
    entry = f"[special_actions.{group}] '{option}'"
    listed = row.get("effects", [])
    if len(listed) != 1 or listed[0].get("kind") != kind:
        checker.complain(entry, f"it must have one effect of kind '{kind}'.")
        return 0
    if kind == "gossip":
        fixed(checker, listed[0], entry, "type", "any")
    return checker.number(listed[0], entry, "n", 1, 12)


def read_die(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[outlaws_die]]: the six results."""
    rows = checker.entries("outlaws_die", 6)
    sides = []
    for side, row in enumerate(rows, start=1):
        entry = f"[[outlaws_die]] no. {side}"
        fixed(checker, row, entry, "roll", side)
        kind = checker.word(row, entry, "effect", ("effects", "discard_own_gossip"))
        if kind == "effects":
            sides.append(effects.read(row, entry, "effects", die=True))
        else:
            fixed(checker, row, entry, "n", 1)
            sides.append(effects.add_lost_gossip())
        effects.check_chain(sides[-1], entry, box)
    box.die = column(sides)


def read_kingdom(checker: Checker, box: Box) -> None:
    """[[kingdom_cards]] and [kingdom_chart]."""
    kingdom = box.kingdom
    rows = checker.entries("kingdom_cards", ids.KINGDOM_CARDS)
    kingdom.ids = checker.ids("kingdom_cards", rows)
    rules, colours, touched, rings, numbers = ([] for _ in range(5))
    for card, row in enumerate(rows):
        entry = f"[[kingdom_cards]] '{row.get('id')}'"
        fixed(checker, row, entry, "number", card + 1)
        kingdom.names.append(checker.word(row, entry, "name"))
        rule = subtable(row, "rule")
        kind = list(KINGDOM_RULES.values())[place_of(checker, rule, entry, "kind", KINGDOM_RULES)]
        rules.append(kind)
        colours.append(card_colour(checker, rule, entry, kind))
        touched.append(card_touches(checker, rule, entry, kind))
        rings.append(card_ring(checker, box, rule, entry, kind))
        numbers.append(card_number(checker, rule, entry, kind))
        if row.get("needs_basic_tiles"):
            kingdom.needs_corners |= bit(card)
        if kind == ids.RING_REWARD:
            kingdom.inner_guldens = checker.number(rule, entry, "inner_guldens", 0, 9)
            kingdom.outer_debts = checker.number(rule, entry, "outer_debts", 0, 9)
        if kind == ids.COLLECTOR:
            read_collector(checker, box, row, entry)
    kingdom.rule, kingdom.colour, kingdom.touches = column(rules), column(colours), column(touched)
    kingdom.ring, kingdom.number = column(rings), column(numbers)
    read_chart(checker, box)


def card_colour(checker: Checker, rule: Table, entry: str, kind: int) -> int:
    """Of which tiles a card speaks."""
    if kind == ids.RING_ONLY:
        return place_of(checker, rule, entry, "what", (*COLOURS, "ingredient"))
    if kind in (ids.MUST_TOUCH, ids.MUST_NOT_TOUCH, ids.SINGLE_LINE):
        return place_of(checker, rule, entry, "colour", COLOURS)
    return 0


def card_touches(checker: Checker, rule: Table, entry: str, kind: int) -> int:
    """The colour that the tiles of a card must (not) touch."""
    if kind in (ids.MUST_TOUCH, ids.MUST_NOT_TOUCH):
        return place_of(checker, rule, entry, "touches", COLOURS)
    return 0


def card_ring(checker: Checker, box: Box, rule: Table, entry: str, kind: int) -> int:
    """The spaces on which a card lets its tiles lie."""
    if kind != ids.RING_ONLY:
        return 0
    ring = checker.word(rule, entry, "ring", ("inner", "outer"))
    return box.inner if ring == "inner" else box.outer


def card_number(checker: Checker, rule: Table, entry: str, kind: int) -> int:
    """The number on a card: most tiles of a colour, as its law says it, or extra tokens."""
    if kind == ids.MAX_PER_COLOUR:
        fixed(checker, rule, entry, "n", MOST_OF_A_COLOUR)
        return MOST_OF_A_COLOUR
    if kind == ids.CORNER_EXTRA:
        return checker.number(rule, entry, "n", 1, SPACES)
    return 0


def read_collector(checker: Checker, box: Box, row: Table, entry: str) -> None:
    """The bonuses and the two stocks of the collector's card."""
    rule = subtable(row, "rule")
    fixed(checker, rule, entry, "line", 3)
    gossips, guldens = [], []
    for colour in COLOURS:
        bonus = subtable(rule, colour)
        if "guldens" in bonus:
            gossips.append(ids.NOTHING)
            guldens.append(checker.number(bonus, f"{entry} {colour}", "guldens", 1, 20))
        else:
            gossips.append(place_of(checker, bonus, f"{entry} {colour}", "gossip", GOSSIPS))
            guldens.append(0)
    box.kingdom.bonus_gossip, box.kingdom.bonus_guldens = column(gossips), column(guldens)
    box.kingdom.stock_of_two = stock(checker, row, entry, "stock_2_players")
    box.kingdom.stock_of_more = stock(checker, row, entry, "stock_3_4_players")


def stock(checker: Checker, row: Table, entry: str, key: str) -> int:
    """The stock on the collector's card for a number of players."""
    held = subtable(row, key)
    gossips = checker.number(held, f"{entry} {key}", "gossips_each_type", 0, 12)
    return stock_row(gossips, checker.number(held, f"{entry} {key}", "guldens", 0, LARGEST))


def read_chart(checker: Checker, box: Box) -> None:
    """[kingdom_chart]: which pairs are simple and which difficult, either way round. [R60]"""
    chart = [int(NEUTRAL)] * (ids.KINGDOM_CARDS * ids.KINGDOM_CARDS)
    table = checker.table("kingdom_chart")
    for key, judgement in (("simple", int(SIMPLE)), ("difficult", int(DIFFICULT))):
        for pair in table.get(key, []):
            if len(set(pair)) != 2 or not set(pair) <= set(range(1, ids.KINGDOM_CARDS + 1)):
                checker.complain("[kingdom_chart]", f"'{key}' holds {pair}, which is no pair.")
                continue
            one, other = pair[0] - 1, pair[1] - 1
            chart[one * ids.KINGDOM_CARDS + other] = judgement
            chart[other * ids.KINGDOM_CARDS + one] = judgement
    box.kingdom.chart = column(chart)


def read_signboards(checker: Checker, box: Box) -> None:
    """[[signboards]]."""
    rows = checker.entries("signboards", 6)
    box.signboards = checker.ids("signboards", rows)
