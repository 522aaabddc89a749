"""Reading and checking the components file: every complaint is a sentence for its owner."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, count
from stammtisch.core.components import Checker, Table
from stammtisch.games.crossroads.effect_lists import EffectLists
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import DIFFICULT, NEUTRAL, SIMPLE, Box
from stammtisch.games.crossroads.rules.digits import LARGEST, with_digit
from stammtisch.games.crossroads.rules.plan import COLUMNS, ROWS, SPACES
from stammtisch.games.crossroads.rules.setup import stock_row

GROUPS = ("distressed", "outlaws", "travellers", "townsfolk", "nobles")
GOSSIPS = ("economic", "political", "traveller")
COLOURS = ("furnishing", "service", "worker", "guest")
GOSSIP_ACTIONS = (
    "economic_1",
    "economic_2_duel",
    "economic_2_table",
    "political_1",
    "political_2_duel",
    "political_2_table",
    "traveller_1",
    "traveller_2",
)
TRAVELLERS_OPTIONS = ("draw_two_keep_one", "discard_recipe", "steal_recipe")
TOWNSFOLK_OPTIONS = ("exchange_with_market", "swap_with_player", "return_to_pouch")
STEPS = (
    "chest_to_pouch",
    "impression",
    "gossip_actions",
    "invest",
    "reserve",
    "build",
    "recipes",
    "update",
    "end",
)
TRACK_SPACES = 13
KINGDOM_RULES = {
    "must_touch_colour": ids.MUST_TOUCH,
    "ring_only": ids.RING_ONLY,
    "max_per_colour": ids.MAX_PER_COLOUR,
    "single_line": ids.SINGLE_LINE,
    "must_not_touch_colour": ids.MUST_NOT_TOUCH,
    "same_turn_must_not_touch": ids.SAME_TURN_APART,
    "ring_reward": ids.RING_REWARD,
    "collector": ids.COLLECTOR,
    "corner_extra_ingredient": ids.CORNER_EXTRA,
}
KINDS_OF_TIER = (8, 7)  # of each colour
COPIES = 2


def read_box(checker: Checker) -> Box:
    """Fill the box from the file; what is wrong is noted in the checker."""
    box = Box()
    effects = EffectLists(checker)
    read_limits(checker, box)
    read_scoring(checker, box)
    read_plan(checker, box)
    read_groups(checker, box)
    read_gossips(checker, box)
    read_ingredients(checker, box)
    read_tiles(checker, box, effects)
    read_basics(checker, box, effects)
    read_recipes(checker, box, effects)
    read_special_actions(checker, box)
    read_die(checker, box, effects)
    read_kingdom(checker, box)
    read_signboards(checker, box)
    effects.fill(box)
    return box


def column(numbers: Sequence[int]) -> vec[i64]:
    """A column of numbers as the rules read it."""
    return vec[i64](list(numbers))


def subtable(row: Table, key: str) -> Table:
    """A table inside an entry, empty if it is missing."""
    found = row.get(key)
    return found if isinstance(found, dict) else {}


def fixed(checker: Checker, row: Table, entry: str, key: str, value: object) -> None:
    """Complain about a value that this edition of the rules cannot vary."""
    if row.get(key) != value:
        checker.complain(entry, f"'{key}' must be {value!r} here, it is {row.get(key)!r}.")


# -- numbers ---------------------------------------------------------------------------------------


def read_limits(checker: Checker, box: Box) -> None:
    """[setup], [limits], [digital] and [impression]."""
    limits = box.limits
    setup = checker.table("setup")
    limits.start_prestige = checker.number(setup, "[setup]", "prestige", 1, 100)
    limits.start_revenue = checker.number(setup, "[setup]", "revenue", 1, 10)
    limits.start_recipes = checker.number(setup, "[setup]", "recipes_drawn", 0, 3)
    limits.start_gossips = checker.number(setup, "[setup]", "gossips_each_type", 0, 3)
    fixed(checker, setup, "[setup]", "basic_tiles_per_player", ids.CORNERS)
    fixed(checker, setup, "[setup]", "kingdom_cards_in_play", 2)
    bounds = checker.table("limits")
    limits.least_prestige = checker.number(bounds, "[limits]", "prestige_min", 0, 10)
    limits.least_revenue = checker.number(bounds, "[limits]", "revenue_min", 0, 10)
    limits.most_revenue = checker.number(bounds, "[limits]", "revenue_max", 1, 40)
    limits.overflow_guldens = checker.number(bounds, "[limits]", "revenue_overflow_guldens", 0, 5)
    limits.most_reputation = TRACK_SPACES - 1
    limits.chest = checker.number(bounds, "[limits]", "chest_guldens_max", 1, 1000)
    limits.gossips = checker.number(bounds, "[limits]", "gossips_per_type_max", 1, 12)
    fixed(checker, bounds, "[limits]", "reputation_min", 0)
    fixed(checker, bounds, "[limits]", "reputation_max", TRACK_SPACES - 1)
    fixed(checker, bounds, "[limits]", "reserved_max", ids.RESERVES)
    fixed(checker, bounds, "[limits]", "purchases_per_turn", ids.PURCHASES)
    fixed(checker, bounds, "[limits]", "track_spaces", ids.SLOTS)
    limits.tokens = checker.number(bounds, "[limits]", "ingredient_tokens_per_tile_max", 1, 2)
    impression = checker.table("impression")
    limits.welcome = checker.number(impression, "[impression]", "welcome", 0, 5)
    limits.unwelcome = checker.number(impression, "[impression]", "unwelcome", -5, 0)
    fixed(checker, impression, "[impression]", "resolve_order", ["welcome", "unwelcome"])
    fixed(checker, checker.table("turn"), "[turn]", "steps", list(STEPS))
    read_switches(checker, box)


def read_switches(checker: Checker, box: Box) -> None:
    """[digital]: safety stops, and readings that may be switched."""
    limits = box.limits
    digital = checker.table("digital")
    places = ("pouch", "chest")
    limits.rounds = checker.number(digital, "[digital]", "max_rounds", 1, 100)
    limits.chain = checker.number(digital, "[digital]", "outlaws_chain_guard", 1, 100)
    economic = checker.word(digital, "[digital]", "economic_gossip_guldens_to", places)
    special = checker.word(digital, "[digital]", "special_action_guldens_to", places)
    limits.economic_to_pouch = economic == "pouch"
    limits.special_to_pouch = special == "pouch"
    limits.collector_must_touch = checker.flag(digital, "[digital]", "collector_line_must_touch")
    fixed(checker, digital, "[digital]", "track_fill_order", "right_to_left")


def read_scoring(checker: Checker, box: Box) -> None:
    """[scoring]."""
    limits = box.limits
    scoring = checker.table("scoring")
    limits.guldens_per_point = checker.number(scoring, "[scoring]", "guldens_per_point", 1, 100)
    limits.per_gossip = checker.number(scoring, "[scoring]", "per_gossip", -5, 5)
    limits.per_token = checker.number(scoring, "[scoring]", "per_ingredient_token", -5, 5)
    limits.per_debt = checker.number(scoring, "[scoring]", "per_debt", -5, 0)
    limits.per_recipe = checker.number(scoring, "[scoring]", "per_uncompleted_recipe", -9, 0)
    limits.least_score = checker.number(scoring, "[scoring]", "minimum", 0, 10)
    breaks = ["reputation.nobles", "reputation.townsfolk", "shared"]
    fixed(checker, scoring, "[scoring]", "tie_breaks", breaks)


def space_names() -> list[str]:
    """The 20 spaces in reading order, r1c1 to r4c5."""
    return [f"r{space // COLUMNS + 1}c{space % COLUMNS + 1}" for space in range(SPACES)]


def read_plan(checker: Checker, box: Box) -> None:
    """[inn_board]: corners and rings of the 4 x 5 plan."""
    board = checker.table("inn_board")
    fixed(checker, board, "[inn_board]", "rows", ROWS)
    fixed(checker, board, "[inn_board]", "columns", COLUMNS)
    corners = named_spaces(checker, board, "corners")
    inner = named_spaces(checker, board, "inner_ring")
    outer = named_spaces(checker, board, "outer_ring")
    box.corners, box.inner, box.outer = spaces(corners), spaces(inner), spaces(outer)
    box.normal = spaces(range(SPACES)) & ~box.corners
    if len(set(corners)) != ids.CORNERS:
        checker.complain("[inn_board]", f"{ids.CORNERS} different corners are needed.")
        corners = [0] * ids.CORNERS
    box.corner_space = column(corners)
    if box.inner & box.outer or box.inner | box.outer != spaces(range(SPACES)):
        checker.complain("[inn_board]", "every space must lie on exactly one of the two rings.")


def named_spaces(checker: Checker, board: Table, key: str) -> list[int]:
    """The numbers of named spaces."""
    names = board.get(key)
    known = space_names()
    if not isinstance(names, list) or any(name not in known for name in names):
        checker.complain("[inn_board]", f"'{key}' must list spaces from r1c1 to r4c5.")
        return []
    return [known.index(name) for name in names]


def spaces(numbers: Sequence[int]) -> int:
    """A set of spaces."""
    return sum(bit(number) for number in set(numbers))


def read_groups(checker: Checker, box: Box) -> None:
    """[[groups]]: points and special spaces of the five tracks."""
    rows = checker.entries("groups", ids.GROUPS)
    in_order(checker, "groups", rows, GROUPS)
    points: list[int] = []
    specials: list[int] = []
    for group, row in enumerate(rows[: ids.GROUPS]):
        entry = f"[[groups]] '{row.get('id')}'"
        start = checker.number(row, entry, "start", 0, TRACK_SPACES - 1)
        box.start_reputation = with_digit(box.start_reputation, group, start)
        points += checker.numbers(row, entry, "prestige", TRACK_SPACES, -20, 40)
        marked = checker.numbers(row, entry, "special_spaces", None, 1, TRACK_SPACES - 1)
        specials.append(spaces(marked))
        fixed(checker, row, entry, "special_action", row.get("id"))
    box.reputation_points = column(points)
    box.special_spaces = column(specials)


def in_order(checker: Checker, name: str, rows: Sequence[Table], needed: Sequence[str]) -> None:
    """Complain unless the entries are the needed ones in this order."""
    found = checker.ids(name, rows, needed)
    if sorted(found) == sorted(needed) and found != list(needed):
        checker.complain(f"[[{name}]]", f"the order must be {', '.join(needed)}.")


# -- gossips ---------------------------------------------------------------------------------------


def read_gossips(checker: Checker, box: Box) -> None:
    """[[gossips]] and [[gossip_actions]]."""
    gossip = box.gossip
    rows = checker.entries("gossips", ids.GOSSIPS)
    in_order(checker, "gossips", rows, GOSSIPS)
    gossip.tokens = column(
        [checker.number(row, f"[[gossips]] '{row.get('id')}'", "count", 1, LARGEST) for row in rows]
    )
    actions = checker.entries("gossip_actions", ids.GOSSIP_ACTIONS)
    in_order(checker, "gossip_actions", actions, GOSSIP_ACTIONS)
    types, prices, seats = [], [], []
    for row in actions:
        entry = f"[[gossip_actions]] '{row.get('id')}'"
        types.append(GOSSIPS.index(checker.word(row, entry, "type", GOSSIPS)))
        prices.append(checker.number(row, entry, "spend", 1, 12))
        seats.append(spaces(checker.numbers(row, entry, "players", None, 2, 4)))
    gossip.type, gossip.spend, gossip.seats = column(types), column(prices), column(seats)
    read_gossip_actions(checker, box, {str(row.get("id")): row for row in actions})


def read_gossip_actions(checker: Checker, box: Box, rows: dict[str, Table]) -> None:
    """What each gossip action does."""

    def amount(action: str, key: str) -> int:
        row = rows.get(action, {})
        return checker.number(row, f"[[gossip_actions]] '{action}'", key, 1, 12)

    gossip = box.gossip
    gossip.guldens = amount("economic_1", "guldens")
    gossip.stolen_in_duel = amount("economic_2_duel", "steal_guldens")
    gossip.stolen_at_table = amount("economic_2_table", "steal_guldens")
    gossip.raise_own = amount("political_1", "raise")
    gossip.lower_in_duel = amount("political_2_duel", "lower")
    gossip.raise_in_duel = amount("political_2_duel", "raise")
    gossip.lower_at_table = amount("political_2_table", "lower")
    for action, key, value in (
        ("economic_2_duel", "steal_gossips", 1),
        ("economic_2_table", "victims", 2),
        ("political_2_table", "victims", 2),
        ("traveller_1", "refresh_tracks", 1),
        ("traveller_2", "swap_ingredient_tiles", 1),
    ):
        fixed(checker, rows.get(action, {}), f"[[gossip_actions]] '{action}'", key, value)


# -- tiles and recipes -----------------------------------------------------------------------------


def read_ingredients(checker: Checker, box: Box) -> None:
    """[[ingredients]]."""
    rows = checker.entries("ingredients", ids.INGREDIENTS)
    box.ingredient_ids = checker.ids("ingredients", rows)


def read_tiles(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[inn_tiles]]: 60 kinds, two of each, 8 + 7 in each colour."""
    tiles = box.tiles
    rows = checker.entries("inn_tiles", ids.TILES)
    tiles.ids = checker.ids("inn_tiles", rows)
    colours, tiers, costs, types, prices, lists, gives, drains = ([] for _ in range(8))
    for row in rows:
        entry = f"[[inn_tiles]] '{row.get('id')}'"
        tiles.names.append(checker.word(row, entry, "name"))
        fixed(checker, row, entry, "copies", COPIES)
        colours.append(COLOURS.index(checker.word(row, entry, "colour", COLOURS)))
        tiers.append(checker.number(row, entry, "tier", 1, 2) - 1)
        costs.append(checker.number(row, entry, "cost", 0, 60))
        type, price = other_price(checker, row, entry)
        types.append(type)
        prices.append(price)
        lists.append(effects.read(row, entry, "effects"))
        drains.append(effects.drain(lists[-1]))
        gives.append(given_ingredient(checker, box, row, entry))
    tiles.colour, tiles.tier, tiles.cost = column(colours), column(tiers), column(costs)
    tiles.gossip, tiles.gossips = column(types), column(prices)
    tiles.effects, tiles.ingredient = column(lists), column(gives)
    tiles.drain = column(drains)
    tiles.of_tier = column(
        [spaces([kind for kind, own in enumerate(tiers) if own == tier]) for tier in range(2)]
    )
    check_colours(checker, colours, tiers)


def check_colours(checker: Checker, colours: Sequence[int], tiers: Sequence[int]) -> None:
    """Every colour has 8 kinds of tier 1 and 7 of tier 2."""
    for number, colour in enumerate(COLOURS):
        for tier, wanted in enumerate(KINDS_OF_TIER):
            found = sum(pair == (number, tier) for pair in zip(colours, tiers, strict=True))
            if found != wanted:
                checker.complain(
                    "[[inn_tiles]]",
                    f"{wanted} kinds of colour '{colour}' and tier {tier + 1} are needed, "
                    f"{found} are there.",
                )


def other_price(checker: Checker, row: Table, entry: str) -> tuple[int, int]:
    """The price in gossips: type and number."""
    price = row.get("alt_cost")
    if price is None:
        return ids.NOTHING, 0
    if not isinstance(price, dict):
        checker.complain(entry, "'alt_cost' must be a table with 'type' and 'n'.")
        return ids.NOTHING, 0
    type = checker.word(price, f"{entry} alt_cost", "type", GOSSIPS)
    return GOSSIPS.index(type), checker.number(price, f"{entry} alt_cost", "n", 1, 12)


def given_ingredient(checker: Checker, box: Box, row: Table, entry: str) -> int:
    """The ingredient that a tile gives."""
    if row.get("ingredient") is None:
        return ids.NOTHING
    name = checker.word(row, entry, "ingredient", box.ingredient_ids or ["honey"])
    return box.ingredient_ids.index(name) if name in box.ingredient_ids else ids.NOTHING


def read_basics(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[basic_tiles]]: 12 kinds, 16 tiles."""
    basics = box.basics
    rows = checker.entries("basic_tiles", ids.BASICS)
    basics.ids = checker.ids("basic_tiles", rows)
    lists: list[int] = []
    tiles: list[int] = []
    kinds: list[int] = []
    for kind, row in enumerate(rows):
        entry = f"[[basic_tiles]] '{row.get('id')}'"
        basics.names.append(checker.word(row, entry, "name"))
        lists.append(effects.read(row, entry, "effects", basic=True))
        copies = checker.number(row, entry, "copies", 1, 5)
        tiles.append(spaces(range(len(kinds), len(kinds) + copies)))
        kinds += [kind] * copies
    if len(kinds) != 4 * ids.CORNERS:
        checker.complain("[[basic_tiles]]", f"16 tiles are needed, {len(kinds)} are there.")
    basics.effects, basics.tiles, basics.kind = column(lists), column(tiles), column(kinds)


def read_recipes(checker: Checker, box: Box, effects: EffectLists) -> None:
    """[[recipes]]: 15 cards."""
    recipes = box.recipes
    rows = checker.entries("recipes", ids.RECIPES)
    recipes.ids = checker.ids("recipes", rows)
    needs, listed, lists = [], [], []
    for recipe, row in enumerate(rows):
        entry = f"[[recipes]] '{row.get('id')}'"
        recipes.names.append(checker.word(row, entry, "name"))
        fixed(checker, row, entry, "copies", 1)
        wanted = listed_ingredients(checker, box, row, entry)
        needs.append(spaces(wanted))
        order = 0
        for place, ingredient in enumerate(wanted):
            order = with_digit(order, place, ingredient + 1)
        listed.append(order)
        lists.append(effects.read(row, entry, "reward"))
        if checker.flag(row, entry, "advanced"):
            recipes.advanced |= bit(recipe)
    recipes.needs, recipes.listed, recipes.effects = column(needs), column(listed), column(lists)
    if ids.RECIPES - count(recipes.advanced) < 10:
        checker.complain("[[recipes]]", "at least 10 recipes must not be advanced.")


def listed_ingredients(checker: Checker, box: Box, row: Table, entry: str) -> list[int]:
    """The ingredients of a recipe, each at most once."""
    names = row.get("ingredients")
    known = box.ingredient_ids
    if not isinstance(names, list) or not names or any(name not in known for name in names):
        checker.complain(entry, "'ingredients' must list ingredients of this file.")
        return []
    if len(set(names)) != len(names):
        checker.complain(entry, "a recipe needs each of its ingredients only once.")
    return [known.index(name) for name in names]


# -- special actions -------------------------------------------------------------------------------


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
    for group, option in (
        ("outlaws", "roll"),
        ("travellers", "discard_recipe"),
        ("travellers", "steal_recipe"),
        ("townsfolk", "exchange_with_market"),
        ("townsfolk", "swap_with_player"),
    ):
        special_option(checker, group, option)


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


# -- Kingdom cards ---------------------------------------------------------------------------------


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
        kind = KINGDOM_RULES[checker.word(rule, entry, "kind", KINGDOM_RULES)]
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
        what = checker.word(rule, entry, "what", ("ingredient", *COLOURS))
        return ids.INGREDIENT_TILES if what == "ingredient" else COLOURS.index(what)
    if kind in (ids.MUST_TOUCH, ids.MUST_NOT_TOUCH, ids.SINGLE_LINE):
        return COLOURS.index(checker.word(rule, entry, "colour", COLOURS))
    return 0


def card_touches(checker: Checker, rule: Table, entry: str, kind: int) -> int:
    """The colour that the tiles of a card must (not) touch."""
    if kind in (ids.MUST_TOUCH, ids.MUST_NOT_TOUCH):
        return COLOURS.index(checker.word(rule, entry, "touches", COLOURS))
    return 0


def card_ring(checker: Checker, box: Box, rule: Table, entry: str, kind: int) -> int:
    """The spaces on which a card lets its tiles lie."""
    if kind != ids.RING_ONLY:
        return 0
    ring = checker.word(rule, entry, "ring", ("inner", "outer"))
    return box.inner if ring == "inner" else box.outer


def card_number(checker: Checker, rule: Table, entry: str, kind: int) -> int:
    """The number on a card: most tiles of a colour, or extra tokens."""
    if kind in (ids.MAX_PER_COLOUR, ids.CORNER_EXTRA):
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
            word = checker.word(bonus, f"{entry} {colour}", "gossip", GOSSIPS)
            gossips.append(GOSSIPS.index(word) if word in GOSSIPS else 0)
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
    """[kingdom_chart]: which pairs are simple and which difficult."""
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
