"""Setup: seats, supplies, Kingdom cards, first guldens, gossips, recipes and tiles. [5]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import add, bit, count, drop, members
from stammtisch.core.pile import Pile, from_set, shuffled
from stammtisch.core.rng import Rng
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.digits import digit, repeated, with_digit
from stammtisch.games.crossroads.rules.effects import ask_reserve
from stammtisch.games.crossroads.rules.kingdom import card_with
from stammtisch.games.crossroads.rules.market import fill_track
from stammtisch.games.crossroads.rules.purse import gain_gossips, gain_guldens
from stammtisch.games.crossroads.rules.recipes import all_recipes, draw_recipes
from stammtisch.games.crossroads.rules.state import Mat, Tableau

ANY_CLASS: Final = -1  # of the chart of Kingdom cards
ANY_SEAT: Final = -1
DRAWN: Final = -1  # the Kingdom cards


class Agreement:
    """What was agreed before the match: the variants, as the rules read them. [1, 5]"""

    def __init__(
        self,
        advanced: bool,  # recipes
        with_basics: bool,
        drafted: bool,
        start: i64,
        rounds: i64,  # 0: those of the box
        kingdom: i64,  # the cards, or DRAWN
        judgement: i64,  # the class of the pair that is drawn
    ) -> None:
        self.advanced = advanced
        self.with_basics = with_basics
        self.drafted = drafted
        self.start = start
        self.rounds = rounds
        self.kingdom = kingdom
        self.judgement = judgement


def fresh_mats(box: Box, seats: i64) -> list[Mat]:
    """Every seat begins with the same numbers. [S2]"""
    limits = box.limits
    mats: list[Mat] = []
    while len(mats) < seats:
        mats.append(Mat(limits.start_prestige, limits.start_revenue, box.start_reputation))
    return mats


def recipe_deck(box: Box, rng: Rng, advanced: bool) -> Pile:
    """The recipes are shuffled, with or without the advanced ones. [S4]"""
    cards = all_recipes(advanced, box.recipes.advanced)
    return shuffled(from_set(cards), rng, ids.RECIPE_SHUFFLE)


def set_up(table: Tableau, agreed: Agreement) -> None:
    """Start seat, supply, pouches, Kingdom cards, the order of what follows. [S1 to S14, R59]"""
    box = table.box
    table.last_round = agreed.rounds if agreed.rounds != 0 else box.limits.rounds
    table.start = agreed.start
    if agreed.start == ANY_SEAT:
        table.start = table.rng.below(ids.START_DRAW, table.seats)
    if table.journal is not None:
        table.journal.tell(ids.START_DRAWN, table.start)
    type: i64 = 0
    while type < ids.GOSSIPS:
        table.supply = with_digit(table.supply, type, box.gossip.tokens[type])
        type += 1
    table.pouch_some = bit(ids.TILES) - 1
    table.pouch_both = table.pouch_some
    table.with_corners = agreed.with_basics
    table.drafted = agreed.drafted
    if agreed.with_basics:
        table.basic_out = bit(len(box.basics.kind)) - 1
    plan_setup(table)
    lay_kingdom(table, agreed)


def plan_setup(table: Tableau) -> None:
    """The steps of the setup in turn order, the last one first. [S1, S6, S8 to S14]"""
    table.plan(ids.STAGE, 1)
    plan_round(table, ids.WAITING_RESERVE)
    table.plan(ids.LAY_OUT, 0)
    table.plan(ids.FIRST_GOSSIPS, 0)
    table.plan(ids.INCOMES, 0)
    if table.with_corners:
        plan_round(table, ids.PLACING)
        if table.drafted:
            table.plan(ids.DRAFT_PICK, 0)
        table.plan(ids.DEAL_BASICS, 0)
    plan_round(table, ids.SIGNBOARD)


def plan_round(table: Tableau, step: i64) -> None:
    """The same step for every seat, in turn order."""
    turn: i64 = table.seats - 1
    while turn >= 0:
        table.plan(step, (table.start + turn) % table.seats)
        turn -= 1


def free_signboards(table: Tableau) -> i64:
    """The signboards that hang at no inn yet. [S1, R66]"""
    boards = bit(len(table.box.signboards)) - 1
    for mat in table.mats:
        if mat.signboard != ids.NOTHING:
            boards = drop(boards, mat.signboard)
    return boards


def hang_signboard(table: Tableau, seat: i64, board: i64) -> None:
    """A player picks the signboard of the inn. [S1]"""
    table.mats[seat].signboard = board
    if table.journal is not None:
        table.journal.tell(ids.SIGNBOARD_HUNG, seat, board)


def deal_basics(table: Tableau) -> None:
    """Four basic tiles for each player; the rest stays in the box. [S6]"""
    tiles: vec[i64] = from_set(table.basic_out)
    table.rng.shuffle(ids.BASIC_DEAL, tiles)
    dealt: i64 = 0
    for mat in table.mats:
        while count(mat.draft_hand) < ids.CORNERS:
            mat.draft_hand = add(mat.draft_hand, tiles[dealt])
            table.basic_out = drop(table.basic_out, tiles[dealt])
            dealt += 1
    if table.journal is not None:
        table.journal.tell(ids.BASICS_DEALT, ids.CORNERS, table.seats)


# -- Kingdom cards ---------------------------------------------------------------------------------


def lay_kingdom(table: Tableau, agreed: Agreement) -> None:
    """The cards that were agreed on, drawn ones, or none. [S7]"""
    if agreed.kingdom == DRAWN:
        draw_kingdom(table, agreed.judgement)
    elif agreed.kingdom != 0:
        set_kingdom(table, agreed.kingdom)


def draw_kingdom(table: Tableau, judgement: i64) -> None:
    """A random pair of the wanted class; card 9 only with basic tiles. [S7]"""
    pairs = count_pairs(table, judgement)
    wanted: i64 = table.rng.below(ids.KINGDOM_DRAW, pairs)
    first: i64 = 0
    while first < ids.KINGDOM_CARDS:
        second: i64 = first + 1
        while second < ids.KINGDOM_CARDS:
            if pair_fits(table, first, second, judgement):
                if wanted == 0:
                    set_kingdom(table, bit(first) | bit(second))
                    return
                wanted -= 1
            second += 1
        first += 1


def count_pairs(table: Tableau, judgement: i64) -> i64:
    """How many pairs of cards are of the wanted class. [S7]"""
    pairs: i64 = 0
    first: i64 = 0
    while first < ids.KINGDOM_CARDS:
        second: i64 = first + 1
        while second < ids.KINGDOM_CARDS:
            if pair_fits(table, first, second, judgement):
                pairs += 1
            second += 1
        first += 1
    return pairs


def pair_fits(table: Tableau, first: i64, second: i64, judgement: i64) -> bool:
    """Whether a pair may be drawn: of the class, and playable with the corners there are. [S7]"""
    kingdom = table.box.kingdom
    if not table.with_corners and (bit(first) | bit(second)) & kingdom.needs_corners != 0:
        return False
    return judgement == ANY_CLASS or kingdom.judgement(first, second) == judgement


def set_kingdom(table: Tableau, cards: i64) -> None:
    """Cards in play; the collector's stock comes out of the supply. [S7]"""
    table.laws = cards
    collector = card_with(table, ids.COLLECTOR)
    if collector != ids.NOTHING:
        kingdom = table.box.kingdom
        table.stock = kingdom.stock_of_two if table.seats == 2 else kingdom.stock_of_more
        gossips_only = with_digit(table.stock, ids.GOSSIPS, 0)
        table.supply -= gossips_only
    if table.journal is not None:
        for card in members(cards):
            stock = table.stock if card == collector else 0
            table.journal.tell(ids.KINGDOM_LAID, card, digit(stock, 0), digit(stock, ids.GOSSIPS))


# -- the rest --------------------------------------------------------------------------------------


def first_incomes(table: Tableau) -> None:
    """As many guldens as the revenue shows now. [S10]"""
    turn: i64 = 0
    while turn < table.seats:
        table.active = (table.start + turn) % table.seats
        gain_guldens(table, table.mat().revenue, False)
        turn += 1


def first_gossips(table: Tableau) -> None:
    """One gossip of each type for everybody. [S11]"""
    turn: i64 = 0
    while turn < table.seats:
        table.active = (table.start + turn) % table.seats
        type: i64 = 0
        while type < ids.GOSSIPS:
            gain_gossips(table, type, table.box.limits.start_gossips)
            type += 1
        turn += 1


def lay_out(table: Tableau) -> None:
    """Recipes for everybody, then four tiles on each track. [S12]"""
    turn: i64 = 0
    while turn < table.seats:
        seat = (table.start + turn) % table.seats
        draw_recipes(table, seat, table.box.limits.start_recipes)
        turn += 1
    tier: i64 = 0
    while tier < ids.TIERS:
        fill_track(table, tier)
        tier += 1
    table.active = table.start


def waiting_reserve(table: Tableau, seat: i64) -> None:
    """Reserve effects that waited for the tracks are carried out in turn order. [S13, R20]"""
    table.active = seat
    mat = table.mat()
    if mat.waiting_reserves == 0:
        return
    mat.waiting_reserves -= 1
    table.plan(ids.WAITING_RESERVE, seat)
    ask_reserve(table)


def stock_row(gossips: i64, guldens: i64) -> i64:
    """The collector's stock: so many gossips of each type, and guldens."""
    return with_digit(repeated(gossips, ids.GOSSIPS), ids.GOSSIPS, guldens)
