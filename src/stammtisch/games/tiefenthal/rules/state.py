"""What lies on the table: the board and the market, and before each seat a tavern."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from stammtisch.core.bits import add, drop, has
from stammtisch.core.course import Course
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box


class Mat:
    """A tavern with its staff and patrons, its deck, dice, stores and tracks.

    The discard pile is not kept: it is every owned card that lies neither in the draw pile nor
    open in the tavern. `pile` is the shuffled part of the draw pile, `top` what was put on it
    since, which everybody saw.
    """

    def __init__(
        self,
        owned: vec[i64],
        staff: vec[i64],
        pile: Pile,
        top: vec[i64],
        patrons: vec[i64],
        ledger: vec[i64],
    ) -> None:
        self.owned: vec[i64] = owned  # how many cards of each kind, wherever they are
        self.staff: vec[i64] = staff  # displayed tavern cards of each kind
        self.pile: Pile = pile
        self.top: vec[i64] = top
        self.patrons: vec[i64] = patrons  # a card for each occupied table, NO_CARD once emptied
        self.ledger: vec[i64] = ledger  # what each reputation step of this turn gave
        self.asked: i64 = 0  # the question last put to the seat
        self.answer: i64 = -1  # an answer that waits for the others
        self.chosen: i64 = 0  # first half of an answer in two parts: face, tile or card
        self.nobles_seated: i64 = 0  # height of the noble stack
        self.flipped: i64 = 0
        self.soon: i64 = 0  # flipped tiles that work from the next round on
        self.safe: i64 = 0
        self.store: i64 = 0
        self.ducats: i64 = 0
        self.beer: i64 = 0
        self.schnapps: i64 = 0
        self.counter_guests: i64 = 0
        self.sides: i64 = 0  # entertainer sides that lie up
        self.monastery: i64 = 0
        self.reputation: i64 = 0  # steps walked in all
        self.book: i64 = 0  # four bits for each column of the guest book
        self.coaster: i64 = 0  # dice on the coaster before the seat
        self.white: i64 = 0
        self.own: i64 = 0
        self.plan: i64 = 0
        self.resets: i64 = 0
        self.turning: i64 = 0  # schnapps spent on turned dice in this phase
        self.white_shown: i64 = 0  # what the others see of the dice while the seat plans
        self.own_shown: i64 = 0
        self.leaving: i64 = 0  # regulars shown out but not revealed yet, four bits a kind
        self.to_leave: i64 = 0  # regulars that the start card still lets go
        self.begin_turn()

    def begin_turn(self) -> None:
        """Nothing has been used, bought or counted yet."""
        self.used: i64 = 0  # spaces that have had their die
        self.washed: i64 = 0  # dishwashers used
        self.bought: i64 = 0
        self.recruited: i64 = 0
        self.sung: i64 = 0  # bards that have played
        self.own_before: i64 = 0  # own dice taken before the waitresses came
        self.granted: i64 = 0  # reputation steps granted for production
        self.produced_ducats: i64 = 0  # by dice used so far, at the values below
        self.produced_beer: i64 = 0
        self.cashbox_value: i64 = 0  # values as the turn began
        self.barrel_value: i64 = 0
        self.supply_value: i64 = 0

    def copy(self) -> Mat:
        """An independent twin."""
        twin = Mat(
            self.owned[:],
            self.staff[:],
            self.pile.copy(),
            self.top[:],
            self.patrons[:],
            self.ledger[:],
        )
        twin.asked = self.asked
        twin.answer = self.answer
        twin.chosen = self.chosen
        twin.nobles_seated = self.nobles_seated
        twin.flipped = self.flipped
        twin.soon = self.soon
        twin.safe = self.safe
        twin.store = self.store
        twin.ducats = self.ducats
        twin.beer = self.beer
        twin.schnapps = self.schnapps
        twin.counter_guests = self.counter_guests
        twin.sides = self.sides
        twin.monastery = self.monastery
        twin.reputation = self.reputation
        twin.book = self.book
        twin.coaster = self.coaster
        twin.white = self.white
        twin.own = self.own
        twin.plan = self.plan
        twin.resets = self.resets
        twin.turning = self.turning
        twin.white_shown = self.white_shown
        twin.own_shown = self.own_shown
        twin.leaving = self.leaving
        twin.to_leave = self.to_leave
        self._copy_turn(twin)
        return twin

    def _copy_turn(self, twin: Mat) -> None:
        twin.used = self.used
        twin.washed = self.washed
        twin.bought = self.bought
        twin.recruited = self.recruited
        twin.sung = self.sung
        twin.own_before = self.own_before
        twin.granted = self.granted
        twin.produced_ducats = self.produced_ducats
        twin.produced_beer = self.produced_beer
        twin.cashbox_value = self.cashbox_value
        twin.barrel_value = self.barrel_value
        twin.supply_value = self.supply_value

    # -- what follows from it ----------------------------------------------------------------

    def dice(self) -> i64:
        """All dice of the seat; colour never matters for what a die can do."""
        return self.white + self.own

    def in_force(self, tile: i64) -> bool:
        """Whether the upgraded side of a tile works already. [7.4]"""
        return has(self.flipped, tile) and not has(self.soon, tile)

    def tile_value(self, box: Box, tile: i64) -> i64:
        """The figure of a tile's side that works now."""
        return box.tile_upgraded[tile] if self.in_force(tile) else box.tile_base[tile]

    def dishwashers(self, box: Box) -> i64:
        """Dishwashers of this round: displayed cards and the tile. [7.1]"""
        return self.staff[ids.DISHWASHER] + self.tile_value(box, ids.SCULLERY)

    def put_on_top(self, kind: i64) -> None:
        """A card comes face down on top of the draw pile."""
        self.top = append(self.top, kind)

    def gain(self, kind: i64) -> None:
        """A new card: at once on top of the draw pile, newest uppermost. [6, R27]"""
        self.owned[kind] += 1
        self.top = append(self.top, kind)

    def draw(self) -> i64:
        """Take the top card of a draw pile that is not empty."""
        if len(self.top) > 0:
            self.top, card = pop(self.top)
            return card
        return self.pile.draw()

    def pile_size(self) -> i64:
        """How many cards the draw pile holds."""
        return self.pile.left + len(self.top)


class Tableau(Course):
    """The whole table."""

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        agenda: vec[i64],
        planned: i64,
        box: Box,
        mats: list[Mat],
        supply: vec[i64],
        three: Pile,
        guests: Pile,
        slots: vec[i64],
        removed: vec[i64],
    ) -> None:
        super().__init__(seats, rng, agenda, planned)
        self.box: Box = box
        self.mats: list[Mat] = mats
        self.supply: vec[i64] = supply  # tavern cards of each kind
        self.three: Pile = three  # guests for 3 beer, top card open
        self.guests: Pile = guests
        self.slots: vec[i64] = slots  # 1 to 4, and 5 when it is open; 0 stands for the 3-beer pile
        self.removed: vec[i64] = removed  # cards out of the game, of each kind
        self.module: i64 = 1
        self.round: i64 = 0
        self.phase: i64 = 0
        self.start_seat: i64 = 0
        self.active: i64 = ids.NOBODY  # whose turn it is in phases D and F
        self.picks: i64 = 0  # dice drafted in this round
        self.waiting: i64 = 0  # the seats that are asked something
        self.nobles: i64 = 0
        self.schnapps: i64 = 0
        self.signatures: i64 = 0
        self.signed: i64 = 0  # places of the offer with a signature
        self.counter_guests: i64 = 0
        self.counter_guests_spent: i64 = 0
        self.offered_start_cards: i64 = 0

    def copy_table_to(self, twin: Tableau) -> None:
        """Give a twin the same board and market."""
        twin.module = self.module
        twin.round = self.round
        twin.phase = self.phase
        twin.start_seat = self.start_seat
        twin.active = self.active
        twin.picks = self.picks
        twin.waiting = self.waiting
        twin.nobles = self.nobles
        twin.schnapps = self.schnapps
        twin.signatures = self.signatures
        twin.signed = self.signed
        twin.counter_guests = self.counter_guests
        twin.counter_guests_spent = self.counter_guests_spent
        twin.offered_start_cards = self.offered_start_cards

    # -- asking and planning steps -------------------------------------------------------------

    def ask(self, seat: i64, kind: i64) -> None:
        """Put a question to a seat."""
        self.mats[seat].asked = kind
        self.waiting = add(self.waiting, seat)

    def answered(self, seat: i64) -> None:
        """The seat has answered."""
        self.waiting = drop(self.waiting, seat)

    def plan_step(self, step: i64, seat: i64, value: i64) -> None:
        """Put a step for a seat on top of the agenda."""
        self.then(step + ids.STEP_SEATS * seat + ids.STEP_VALUES * value)

    def in_turn_order(self, place: i64) -> i64:
        """The seat at this place of the turn order; 0 is the start seat."""
        seat: i64 = self.start_seat + place
        return seat - self.seats if seat >= self.seats else seat

    def offered_guest(self, place: i64) -> i64:
        """The guest that lies open at this place of the offer, or NO_CARD."""
        if place > 0:
            return self.slots[place]
        if self.three.left == 0:
            return ids.NO_CARD
        return self.three.cards[self.three.left - 1]

    def tell(self, kind: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Note an event that everybody sees, if somebody watches."""
        if self.journal is not None:
            self.journal.tell(kind, a, b, c, d, e)
