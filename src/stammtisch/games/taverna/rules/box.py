"""The box: every component of Taverna as it is set out for one number of seats.

`components/` fills it. Sets of tables, deeds, cards and tiles are bitmasks; a spot for a guild
sign is numbered `tavern * SIGNS + symbol`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Effects:
    """All effects in one list; spells, favours, track bonuses and the Curse name a span of it."""

    def __init__(self) -> None:
        self.kind: vec[i64] = vec[i64]()
        self.n: vec[i64] = vec[i64]()
        self.extra: vec[i64] = vec[i64]()  # a symbol, whose track, or points for each token


class Limits:
    """The numbers of `[limits]`, `[track]` and the row for this number of seats."""

    def __init__(self) -> None:
        self.rounds: i64 = 0
        self.income: i64 = 0
        self.feast: i64 = 0
        self.move_income: i64 = 0
        self.royal_rounds: i64 = 0
        self.start_coins: i64 = 0
        self.start_spells: i64 = 0
        self.start_deeds: i64 = 0
        self.start_level: i64 = 0
        self.top_level: i64 = 0
        self.deed_tokens: i64 = 0
        self.customer_row: i64 = 0
        self.favour_spaces: i64 = 0
        self.dignitaries_per_tavern: i64 = 0
        self.casts_per_own_turn: i64 = 0
        self.casts_per_opponent_turn: i64 = 0
        self.local_activations: i64 = 0
        self.privilege_activations: i64 = 0
        self.privileges_per_activation: i64 = 0
        self.takeover_surcharge: i64 = 0
        self.takeover_share_divisor: i64 = 0
        self.spell_sale_coins: i64 = 0
        self.end_coins_per_spell: i64 = 0
        self.end_vp_per_privilege: i64 = 0
        self.tiles_return: bool = False
        self.tiles_per_people: i64 = 0
        self.privileges_total: i64 = 0
        self.privileges_per_tavern: i64 = 0


class Houses:
    """The taverns of one board side: tables, deed spaces and printed signs."""

    def __init__(self) -> None:
        self.tables: i64 = 0
        self.tables_in: vec[i64] = vec[i64]()  # by tavern
        self.tables_of: vec[i64] = vec[i64]()  # by people
        self.tavern_of_table: vec[i64] = vec[i64]()
        self.deeds: i64 = 0
        self.deeds_in: vec[i64] = vec[i64]()
        self.tavern_of_deed: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.vp: vec[i64] = vec[i64]()
        self.deeds_up_to: vec[i64] = vec[i64]()  # by coins: the deeds that cost no more
        self.dearest_small: i64 = 0  # price of the dearest deed in a small tavern
        self.small: i64 = 0  # set of small taverns
        self.printed: i64 = 0  # set of spots
        self.tokens: vec[i64] = vec[i64]()  # guild tokens by symbol


class Court:
    """The dignitaries with their offers, and the royal scorings with their steps."""

    def __init__(self) -> None:
        self.does: vec[i64] = vec[i64]()  # by dignitary
        self.offers_from: vec[i64] = vec[i64]()  # by dignitary; one more at the end
        self.offer_n: vec[i64] = vec[i64]()
        self.offer_cost: vec[i64] = vec[i64]()
        self.offer_vp: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()  # by scoring
        self.base_vp: vec[i64] = vec[i64]()
        self.raises: vec[i64] = vec[i64]()
        self.steps_from: vec[i64] = vec[i64]()  # by scoring; one more at the end
        self.step_from: vec[i64] = vec[i64]()
        self.step_vp: vec[i64] = vec[i64]()


class Spellbook:
    """The spell kinds and cards. The Curse is the card after the last spell."""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.kind_of_card: vec[i64] = vec[i64]()
        self.cards_of: vec[i64] = vec[i64]()  # by kind
        self.cost: vec[i64] = vec[i64]()
        self.when: vec[i64] = vec[i64]()
        self.condition: vec[i64] = vec[i64]()
        self.archmage: vec[i64] = vec[i64]()
        self.effects_from: vec[i64] = vec[i64]()  # by kind; one more at the end
        self.lightning: vec[i64] = vec[i64]()  # by window: set of kinds
        self.of_others_turns: i64 = 0  # cards that can never be cast in the own turn
        self.curse: i64 = 0
        self.curse_effects_from: i64 = 0
        self.curse_effects_to: i64 = 0
        self.asks_next_only: i64 = 0  # set of windows that ask the next seat alone


class Favours:
    """The royal favour kinds and tiles."""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.kind_of_tile: vec[i64] = vec[i64]()
        self.tiles_of: vec[i64] = vec[i64]()  # by kind
        self.when: vec[i64] = vec[i64]()
        self.effects_from: vec[i64] = vec[i64]()  # by kind; one more at the end


class Guests:
    """The customer cards in use. A single card has NOTHING as its second customer."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.people: vec[i64] = vec[i64]()  # card * 2 + customer
        self.symbol: vec[i64] = vec[i64]()


class Box:
    """Everything in the box, for one number of seats."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.limits = Limits()
        self.houses = Houses()
        self.court = Court()
        self.spells = Spellbook()
        self.favours = Favours()
        self.guests = Guests()
        self.effects = Effects()
        self.weights: vec[float] = vec[float]()  # of the evaluation, see judgement/weights.py
        self.levels: vec[i64] = vec[i64]()  # victory points of each level
        self.bonus_from: vec[i64] = vec[i64]()  # track * levels + level; one more at the end
        self.first_entry: i64 = 0  # options of the turn: after the slots of the row
        self.first_favour: i64 = 0
        self.first_spell: i64 = 0
        self.sell_spell: i64 = 0
        self.end_turn: i64 = 0
        self.spell_ids: list[str] = []
        self.spell_names: list[str] = []
        self.favour_ids: list[str] = []
        self.favour_names: list[str] = []
        self.card_ids: list[str] = []
        self.table_ids: list[str] = []  # by number, of both board sides
        self.deed_ids: list[str] = []
