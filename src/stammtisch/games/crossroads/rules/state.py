"""What lies on the table: the common areas, and the mat of each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import add, bit, drop, has
from stammtisch.core.course import Course
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.digits import WIDTH, digit, with_digit

HALF_INN: Final = 10  # spaces in one row of digits


def kind_of(step: i64) -> i64:
    """Which step an entry of the agenda is: its first digit."""
    return digit(step, 0)


def argument_of(step: i64) -> i64:
    """What an entry of the agenda is about: all that follows its first digit."""
    return step >> WIDTH


class Mat:
    """What lies before one seat. Rows of digits are read with `digits`, sets with `bits`."""

    def __init__(self, prestige: i64, revenue: i64, reputation: i64) -> None:
        self.signboard: i64 = ids.NOTHING
        self.prestige: i64 = prestige
        self.revenue: i64 = revenue
        self.reputation: i64 = reputation  # digits by group
        self.chest: i64 = 0
        self.pouch: i64 = 0
        self.debt: i64 = 0
        self.gossips: i64 = 0  # digits by type
        self.welcome: i64 = ids.NOTHING
        self.unwelcome: i64 = ids.NOTHING
        self.reserved: i64 = 0  # digits by place: kind plus one
        self.upper: i64 = 0  # the two upper rows of the inn, digits: kind plus one
        self.lower: i64 = 0
        self.basics: i64 = 0  # digits by corner: basic kind plus one, also under a tile
        self.built: i64 = 0  # spaces with an inn tile
        self.furnishings: i64 = 0
        self.services: i64 = 0
        self.workers: i64 = 0
        self.guests: i64 = 0
        self.pantry: i64 = 0  # spaces whose tile gives an ingredient
        self.stocked: i64 = 0  # spaces with at least one token
        self.heaped: i64 = 0  # spaces with two tokens
        self.marked: i64 = 0  # spaces whose tile has served the collector
        self.hand: i64 = 0  # recipes
        self.completed: i64 = 0
        self.draft_hand: i64 = 0  # basic tiles
        self.draft_kept: i64 = 0
        self.pick: i64 = ids.NOTHING  # kind chosen in this pass of the draft
        self.waiting_reserves: i64 = 0
        self.turns: i64 = 0

    def copy(self) -> Mat:
        """An independent twin."""
        twin = Mat(self.prestige, self.revenue, self.reputation)
        twin.signboard = self.signboard
        twin.chest = self.chest
        twin.pouch = self.pouch
        twin.debt = self.debt
        twin.gossips = self.gossips
        twin.welcome = self.welcome
        twin.unwelcome = self.unwelcome
        twin.reserved = self.reserved
        twin.upper = self.upper
        twin.lower = self.lower
        twin.basics = self.basics
        twin.built = self.built
        twin.furnishings = self.furnishings
        twin.services = self.services
        twin.workers = self.workers
        twin.guests = self.guests
        twin.pantry = self.pantry
        twin.stocked = self.stocked
        twin.heaped = self.heaped
        twin.marked = self.marked
        twin.hand = self.hand
        twin.completed = self.completed
        twin.draft_hand = self.draft_hand
        twin.draft_kept = self.draft_kept
        twin.pick = self.pick
        twin.waiting_reserves = self.waiting_reserves
        twin.turns = self.turns
        return twin

    # -- the inn -----------------------------------------------------------------------------------

    def tile_at(self, space: i64) -> i64:
        """The kind of the inn tile on a space, ids.NOTHING if there is none."""
        if space < HALF_INN:
            return digit(self.upper, space) - 1
        return digit(self.lower, space - HALF_INN) - 1

    def write_tile(self, space: i64, kind: i64) -> None:
        """Note the kind that lies on a space."""
        if space < HALF_INN:
            self.upper = with_digit(self.upper, space, kind + 1)
        else:
            self.lower = with_digit(self.lower, space - HALF_INN, kind + 1)

    def of_colour(self, colour: i64) -> i64:
        """The spaces with tiles of a colour."""
        if colour == ids.FURNISHING:
            return self.furnishings
        if colour == ids.SERVICE:
            return self.services
        if colour == ids.WORKER:
            return self.workers
        return self.guests

    def write_colour(self, colour: i64, spaces: i64) -> None:
        """Note the spaces with tiles of a colour."""
        if colour == ids.FURNISHING:
            self.furnishings = spaces
        elif colour == ids.SERVICE:
            self.services = spaces
        elif colour == ids.WORKER:
            self.workers = spaces
        else:
            self.guests = spaces

    def move(self, colour: i64, spaces: i64) -> None:
        """Lay a tile of a colour on these spaces for a dry run, or lift it again. [7.7]"""
        if colour == ids.FURNISHING:
            self.furnishings ^= spaces
        elif colour == ids.SERVICE:
            self.services ^= spaces
        elif colour == ids.WORKER:
            self.workers ^= spaces
        else:
            self.guests ^= spaces

    def tokens_on(self, space: i64) -> i64:
        """How many ingredient tokens lie on a tile."""
        tokens: i64 = 0
        if has(self.stocked, space):
            tokens += 1
        if has(self.heaped, space):
            tokens += 1
        return tokens

    def write_tokens(self, space: i64, tokens: i64) -> None:
        """Put that many tokens on a tile, in place of those that lay there."""
        self.stocked = add(self.stocked, space) if tokens > 0 else drop(self.stocked, space)
        self.heaped = add(self.heaped, space) if tokens > 1 else drop(self.heaped, space)

    def basic_at(self, corner: i64) -> i64:
        """The kind of basic tile on a corner (also if it is covered), ids.NOTHING without one."""
        return digit(self.basics, corner) - 1

    # -- the reserve -------------------------------------------------------------------------------

    def reserve(self, place: i64) -> i64:
        """The kind of the tile on a reserve place, ids.NOTHING if it is free."""
        return digit(self.reserved, place) - 1

    def write_reserve(self, place: i64, kind: i64) -> None:
        """Note the kind on a reserve place."""
        self.reserved = with_digit(self.reserved, place, kind + 1)

    def free_reserve(self) -> i64:
        """The first free reserve place, ids.NOTHING if there is none."""
        place: i64 = 0
        while place < ids.RESERVES:
            if digit(self.reserved, place) == 0:
                return place
            place += 1
        return ids.NOTHING

    def reserves(self) -> i64:
        """The set of reserve places with a tile."""
        places: i64 = 0
        place: i64 = 0
        while place < ids.RESERVES:
            if digit(self.reserved, place) != 0:
                places = add(places, place)
            place += 1
        return places


class Tableau(Course):
    """Everything true about a match; the rules of the other modules move it."""

    def __init__(
        self, box: Box, mats: list[Mat], rng: Rng, agenda: vec[i64], planned: i64, deck: Pile
    ) -> None:
        super().__init__(len(mats), rng, agenda, planned)
        self.box: Box = box
        self.mats: list[Mat] = mats
        self.deck: Pile = deck
        # the table before the first turn
        self.laws: i64 = 0  # the set of Kingdom cards in play
        self.with_corners: bool = True
        self.drafted: bool = True
        self.last_round: i64 = 0
        self.basic_out: i64 = 0
        # the common areas
        self.tracks: i64 = 0  # digits tier * 4 + slot: kind plus one
        self.pouch_some: i64 = 0  # kinds with a tile in their pouch
        self.pouch_both: i64 = 0  # kinds with both tiles in their pouch
        self.heap_some: i64 = 0  # the discard piles, in the same way
        self.heap_both: i64 = 0
        self.tops: i64 = 0  # digits by tier: the kind on top of the discard pile, plus one
        self.supply: i64 = 0  # gossips, digits by type
        self.stock: i64 = 0  # on the collector's card: gossips by type, then guldens
        self.recipe_discard: i64 = 0
        self.recipe_offer: i64 = 0
        # the turn
        self.start: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 0
        self.stage: i64 = 0
        self.announcer: i64 = ids.NOBODY
        self.ended: i64 = 0
        self.rolled: i64 = 0  # the last rolls of the die in this turn, digits, newest first
        self.gossips_used: i64 = 0  # types
        self.bought: i64 = 0
        self.acquired: i64 = 0  # digits: kind plus one, in the order of purchase
        self.first_built: i64 = 0  # the space of the first tile built this turn, as a set

    def mat(self) -> Mat:
        """The mat of the player on turn (in the setup: of the player who places)."""
        return self.mats[self.active]

    def across(self, opponent: i64) -> i64:
        """The seat that many places clockwise from the player on turn."""
        seat: i64 = self.active + opponent
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def in_play(self, card: i64) -> bool:
        """Whether a Kingdom card is in play."""
        return has(self.laws, card)

    def slot(self, slot: i64) -> i64:
        """The kind on a slot of the tracks (tier * 4 + slot), ids.NOTHING if it is empty."""
        return digit(self.tracks, slot) - 1

    def write_slot(self, slot: i64, kind: i64) -> None:
        """Note the kind on a slot of the tracks."""
        self.tracks = with_digit(self.tracks, slot, kind + 1)

    def filled_slots(self) -> i64:
        """The set of slots of both tracks that hold a tile."""
        slots: i64 = 0
        slot: i64 = 0
        while slot < ids.TIERS * ids.SLOTS:
            if digit(self.tracks, slot) != 0:
                slots = add(slots, slot)
            slot += 1
        return slots

    def on_track(self, tier: i64) -> i64:
        """The set of kinds on a track."""
        kinds: i64 = 0
        slot: i64 = tier * ids.SLOTS
        end: i64 = slot + ids.SLOTS
        while slot < end:
            kind = self.slot(slot)
            if kind >= 0:
                kinds |= bit(kind)
            slot += 1
        return kinds

    def plan(self, step: i64, argument: i64) -> None:
        """Put a step with its argument on top of the agenda."""
        self.then(step | (argument << WIDTH))
