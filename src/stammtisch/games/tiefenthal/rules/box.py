"""The component tables of the title, as the rules read them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.tiefenthal.rules import ids


class Box:
    """Every card, tile, space and number. Effect lists are places in `effects`; 0 is no effect."""

    def __init__(self) -> None:
        self._name_things()
        self._count_cards()
        self._lay_out_tavern()
        self._lay_out_board()
        self._add_modules()

    def _name_things(self) -> None:
        self.weights: vec[i64] = vec[i64]()  # of the evaluation, see judgement/weights.py
        self.card_ids: list[str] = []
        self.card_names: list[str] = []
        self.tile_ids: list[str] = []
        self.side_ids: list[str] = []
        self.entertainer_ids: list[str] = []
        self.start_card_ids: list[str] = []
        self.column_ids: list[str] = []
        self.reputation_ids: list[str] = []
        self.effects: vec[i64] = vec[i64]()

    def _count_cards(self) -> None:
        self.kinds: i64 = 0
        self.first_guest: i64 = 0
        self.copies: vec[i64] = vec[i64]()  # regulars: of each colour
        self.module: vec[i64] = vec[i64]()  # from which module on a kind takes part
        self.price: vec[i64] = vec[i64]()  # tavern cards in ducats, guests in beer
        self.vp: vec[i64] = vec[i64]()
        self.pay: vec[i64] = vec[i64]()
        self.regulars_pay: i64 = 0  # the poorest and the richest regular together
        self.faces: vec[i64] = vec[i64]()  # the set of faces that serve a patron
        self.reach: vec[i64] = vec[i64]()  # dishwashers a die needs: [kind * 8 + face]
        self.bonus: vec[i64] = vec[i64]()  # effects when a guest is recruited
        self.noble_prices: vec[i64] = vec[i64]()  # beer for 1, 2, 3 nobles
        self.start_deck: vec[i64] = vec[i64]()

    def _lay_out_tavern(self) -> None:
        self.tile_cost: vec[i64] = vec[i64]()
        self.tile_base: vec[i64] = vec[i64]()
        self.tile_upgraded: vec[i64] = vec[i64]()
        self.discount: vec[i64] = vec[i64]()  # ducats off for each returned card
        self.discount_card: vec[i64] = vec[i64]()  # or NO_CARD
        self.delayed: i64 = 0  # the set of tiles that work from the next round on
        self.space_faces: vec[i64] = vec[i64]()
        self.space_reach: vec[i64] = vec[i64]()  # [space * 8 + face]
        self.in_reach: vec[i64] = vec[i64]()  # the set of spaces: [dishwashers * 8 + face]
        self.single: i64 = 0  # the set of printed spaces that hold one die only
        self.own_dice: i64 = 0
        self.white_dice: i64 = 0
        self.plan_resets: i64 = 0
        self.plan_edits: i64 = 0

    def _lay_out_board(self) -> None:
        self.rounds: i64 = 0
        self.round_effects: vec[i64] = vec[i64]()  # [winter * (rounds + 1) + round]
        self.schnapps_printed: vec[i64] = vec[i64]()  # passed on the way to a round
        self.schnapps_loose: vec[i64] = vec[i64]()
        self.monastery_last: i64 = 0
        self.monastery_bonus: vec[i64] = vec[i64]()
        self.counter_guests: i64 = 0  # for each player

    def _add_modules(self) -> None:
        self.schnapps: i64 = 0
        self.schnapps_kept: i64 = 0  # at most so many after the own turn
        self.side_schnapps: vec[i64] = vec[i64]()
        self.side_phase: vec[i64] = vec[i64]()
        self.side_effects: vec[i64] = vec[i64]()
        self.reputation_spaces: vec[i64] = vec[i64]()  # [0]: up to module 4, [1]: with module 5
        self.reputation_bonus: vec[i64] = vec[i64]()  # [16 * with module 5 + space]
        self.reputation_vp: vec[i64] = vec[i64]()  # what a marker on this space scores
        self.reputation_name: vec[i64] = vec[i64]()  # place in reputation_ids
        self.start_effects: vec[i64] = vec[i64]()
        self.start_cards_offered: i64 = 0
        self.signatures: i64 = 0
        self.book_rows: i64 = 0
        self.column_of_cost: vec[i64] = vec[i64]()
        self.book_bonus: vec[i64] = vec[i64]()  # [column * 4 + row - 1]
        self.row_bonus: i64 = 0


def dishwashers_needed(faces: i64, face: i64) -> i64:
    """A dishwasher makes a die count as one higher, never above 6 nor downward. [7.1]"""
    needed: i64 = 0
    while face + needed <= 6:
        if (faces >> (face + needed)) & 1 != 0:
            return needed
        needed += 1
    return ids.OUT_OF_REACH
