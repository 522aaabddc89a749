"""Reading and checking the components file: every complaint is a sentence for its owner."""

from __future__ import annotations

from stammtisch.core.components import Checker, Table
from stammtisch.games.crossroads.components.cards import (
    read_die,
    read_kingdom,
    read_signboards,
    read_special_actions,
)
from stammtisch.games.crossroads.components.effects import EffectLists
from stammtisch.games.crossroads.components.tiles import (
    read_basics,
    read_ingredients,
    read_recipes,
    read_tiles,
)
from stammtisch.games.crossroads.components.vocabulary import (
    GOSSIP_ACTIONS,
    GOSSIPS,
    GROUPS,
    STEPS,
    TRACK_SPACES,
    column,
    fixed,
    in_order,
    place_of,
    space_names,
    spaces,
    subtable,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.digits import LARGEST, with_digit
from stammtisch.games.crossroads.rules.plan import COLUMNS, ROWS, SPACES

# what the rules cannot vary, and which value they keep
FIXED_LIMITS = {
    "reputation_min": 0,
    "reputation_max": TRACK_SPACES - 1,
    "reserved_max": ids.RESERVES,
    "purchases_per_turn": ids.PURCHASES,
    "reservations_per_turn": 1,
    "impressions_per_turn": 1,
    "gossip_actions_per_type_per_turn": 1,
    "track_spaces": ids.SLOTS,
}
# the variants of a table say the same [1]
DEFAULTS = {"kingdom": "random", "recipes": "auto", "basic_tiles": "draft"}
FIRST_GAME = {"kingdom": "none", "recipes": "no_advanced", "basic_tiles": "random"}
PRESETS = {
    "first_game": FIRST_GAME,
    "first_game_lite": {**FIRST_GAME, "basic_tiles": "none"},
}


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


def read_limits(checker: Checker, box: Box) -> None:
    """[setup], [limits], [digital], [impression] and [defaults]."""
    limits = box.limits
    setup = checker.table("setup")
    limits.start_prestige = checker.number(setup, "[setup]", "prestige", 1, 100)
    limits.start_revenue = checker.number(setup, "[setup]", "revenue", 1, 10)
    limits.start_recipes = checker.number(setup, "[setup]", "recipes_drawn", 0, 3)
    limits.start_gossips = checker.number(setup, "[setup]", "gossips_each_type", 0, 3)
    fixed(checker, setup, "[setup]", "basic_tiles_per_player", ids.CORNERS)
    fixed(checker, setup, "[setup]", "kingdom_cards_in_play", 2)
    fixed(checker, setup, "[setup]", "guldens", "revenue")
    bounds = checker.table("limits")
    limits.least_prestige = checker.number(bounds, "[limits]", "prestige_min", 0, 10)
    limits.least_revenue = checker.number(bounds, "[limits]", "revenue_min", 0, 10)
    limits.most_revenue = checker.number(bounds, "[limits]", "revenue_max", 1, 40)
    limits.overflow_guldens = checker.number(bounds, "[limits]", "revenue_overflow_guldens", 0, 5)
    limits.most_reputation = TRACK_SPACES - 1
    limits.chest = checker.number(bounds, "[limits]", "chest_guldens_max", 1, 1000)
    limits.gossips = checker.number(bounds, "[limits]", "gossips_per_type_max", 1, 12)
    limits.tokens = checker.number(bounds, "[limits]", "ingredient_tokens_per_tile_max", 1, 2)
    for key, value in FIXED_LIMITS.items():
        fixed(checker, bounds, "[limits]", key, value)
    read_impression(checker, box)
    fixed(checker, checker.table("turn"), "[turn]", "steps", list(STEPS))
    for key, default in DEFAULTS.items():
        fixed(checker, checker.table("defaults"), "[defaults]", key, default)
    check_presets(checker)
    read_switches(checker, box)


def check_presets(checker: Checker) -> None:
    """[presets]: the settings that the rulebook advises, as the setup page offers them. [1]"""
    presets = checker.table("presets")
    for name, settings in PRESETS.items():
        for key, value in settings.items():
            fixed(checker, subtable(presets, name), f"[presets.{name}]", key, value)


def read_impression(checker: Checker, box: Box) -> None:
    """[impression]: what the two guest tiles of step 2 change."""
    impression = checker.table("impression")
    box.limits.welcome = checker.number(impression, "[impression]", "welcome", 0, 5)
    box.limits.unwelcome = checker.number(impression, "[impression]", "unwelcome", -5, 0)
    fixed(checker, impression, "[impression]", "resolve_order", ["welcome", "unwelcome"])
    fixed(checker, impression, "[impression]", "guest_tiles_per_player", ids.GROUPS)
    fixed(checker, impression, "[impression]", "optional", True)


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
    fixed(checker, digital, "[digital]", "guldens_supply", "unlimited")
    fixed(checker, digital, "[digital]", "debts_supply", "unlimited")
    fixed(checker, digital, "[digital]", "start_player", "random")


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
    fixed(checker, scoring, "[scoring]", "reputation", "groups.prestige")


def read_plan(checker: Checker, box: Box) -> None:
    """[inn_board]: corners and rings of the 4 x 5 plan."""
    board = checker.table("inn_board")
    fixed(checker, board, "[inn_board]", "rows", ROWS)
    fixed(checker, board, "[inn_board]", "columns", COLUMNS)
    fixed(checker, board, "[inn_board]", "normal_spaces", SPACES - ids.CORNERS)
    fixed(checker, board, "[inn_board]", "corner_spaces", ids.CORNERS)
    fixed(checker, board, "[inn_board]", "next_to", "orthogonal")
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


def read_groups(checker: Checker, box: Box) -> None:
    """[[groups]]: points and special spaces of the five tracks; all start alike. [S2]"""
    setup = checker.table("setup")
    start = checker.number(setup, "[setup]", "reputation", 0, TRACK_SPACES - 1)
    rows = checker.entries("groups", ids.GROUPS)
    in_order(checker, "groups", rows, GROUPS)
    points: list[int] = []
    specials: list[int] = []
    for group, row in enumerate(rows[: ids.GROUPS]):
        entry = f"[[groups]] '{row.get('id')}'"
        fixed(checker, row, entry, "start", start)
        box.start_reputation = with_digit(box.start_reputation, group, start)
        points += checker.numbers(row, entry, "prestige", TRACK_SPACES, -20, 40)
        marked = checker.numbers(row, entry, "special_spaces", None, 1, TRACK_SPACES - 1)
        specials.append(spaces(marked))
        fixed(checker, row, entry, "special_action", row.get("id"))
    box.reputation_points = column(points)
    box.special_spaces = column(specials)


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
        types.append(place_of(checker, row, entry, "type", GOSSIPS))
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
