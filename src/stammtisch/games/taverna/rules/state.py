"""What lies on the table in Taverna: the town in the middle and a mat before each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, lowest, rest
from stammtisch.core.course import Course
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box

SEATS_FIELD: Final = 64  # a step is kind + 64 * seat + 512 * first + 32768 * second
FIRST_FIELD: Final = 512
SECOND_FIELD: Final = 32768


def step(kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """A step of the agenda: its kind, whose it is, and up to two numbers below 64."""
    return kind + seat * SEATS_FIELD + first * FIRST_FIELD + second * SECOND_FIELD


def kind_of(planned: i64) -> i64:
    """Which question or step this is."""
    return planned & 63


def seat_of(planned: i64) -> i64:
    """Whose question or step this is."""
    return (planned >> 6) & 7


def first_of(planned: i64) -> i64:
    """The first number of a step."""
    return (planned >> 9) & 63


def second_of(planned: i64) -> i64:
    """The second number of a step."""
    return planned >> 15


class Mat:
    """What lies before one seat. Hands, sold cards and tiles are sets of single cards or tiles."""

    def __init__(self, levels: vec[i64], points: vec[i64]) -> None:
        self.levels: vec[i64] = levels
        self.points: vec[i64] = points  # by source
        self.coins: i64 = 0
        self.privileges: i64 = 0
        self.deeds: i64 = 0
        self.hand: i64 = 0
        self.cast: i64 = 0
        self.sold: i64 = 0  # since the spell deck was last shuffled; known to this seat alone
        self.unused: i64 = 0  # favour tiles
        self.used: i64 = 0
        self.played: i64 = 0  # customer cards
        self.casts: i64 = 0  # in the running turn
        self.precedence: i64 = 0  # place in the first royal order: it breaks the final tie
        self.scorings: i64 = 0  # royal scorings taken

    def vp(self) -> i64:
        """All victory points scored so far."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def copy(self) -> Mat:
        """An independent twin."""
        twin = Mat(self.levels[:], self.points[:])
        twin.coins = self.coins
        twin.privileges = self.privileges
        twin.deeds = self.deeds
        twin.hand = self.hand
        twin.cast = self.cast
        twin.sold = self.sold
        twin.unused = self.unused
        twin.used = self.used
        twin.played = self.played
        twin.casts = self.casts
        twin.precedence = self.precedence
        twin.scorings = self.scorings
        return twin


class Turn:
    """What is remembered within one turn and forgotten at its end. [6.2]"""

    def __init__(self) -> None:
        self.phase: i64 = ids.BEFORE_CARD
        self.people: i64 = ids.NOTHING  # of the waiting customer
        self.printed: i64 = ids.NOTHING  # its people on the card
        self.symbol: i64 = ids.NOTHING  # its own one
        self.carried: i64 = 0  # set of all symbols it carries
        self.tavern: i64 = ids.NOTHING  # where it was seated
        self.track: i64 = ids.NOTHING  # on which the seating gained a level
        self.feasted: bool = False
        self.influence: bool = False
        self.table_matches: bool = False
        self.all_symbols: bool = False
        self.dignitaries_used: i64 = 0
        self.favours_used: i64 = 0  # set of kinds
        self.allowance: i64 = 0  # spells that the active seat may cast
        self.local_activations: i64 = 0
        self.privilege_activations: i64 = 0
        self.herald_credits: i64 = 0

    def copy(self) -> Turn:
        """An independent twin."""
        twin = Turn()
        twin.phase = self.phase
        twin.people = self.people
        twin.printed = self.printed
        twin.symbol = self.symbol
        twin.carried = self.carried
        twin.tavern = self.tavern
        twin.track = self.track
        twin.feasted = self.feasted
        twin.influence = self.influence
        twin.table_matches = self.table_matches
        twin.all_symbols = self.all_symbols
        twin.dignitaries_used = self.dignitaries_used
        twin.favours_used = self.favours_used
        twin.allowance = self.allowance
        twin.local_activations = self.local_activations
        twin.privilege_activations = self.privilege_activations
        twin.herald_credits = self.herald_credits
        return twin


class Tableau(Course):
    """The town and the mats. `flow.Taverna` adds the questions."""

    def __init__(
        self, box: Box, rng: Rng, agenda: vec[i64], planned: i64, mats: list[Mat], turn: Turn
    ) -> None:
        super().__init__(box.seats, rng, agenda, planned)
        self.box: Box = box
        self.mats: list[Mat] = mats
        self.turn: Turn = turn
        self.turns: i64 = 0  # turns completed; the active seat follows from it
        self.king: i64 = ids.NOTHING  # the King's people
        self.queen: i64 = ids.NOTHING
        self.own_turn_magic: bool = False
        self.announced: i64 = ids.NOTHING  # the spell card being cast while its window is open
        self.countered: i64 = 0  # cards countered since the spell deck was last shuffled
        self.removed: i64 = 0  # spell cards out of the game
        self.tokens: i64 = 0  # spots with a guild token
        self.privileged: i64 = 0  # taverns that still hold their privilege
        self.reserve: i64 = 0  # privileges
        self.favour_row: i64 = 0  # tiles
        self.row: vec[i64] = vec[i64]()  # customer cards, NOTHING where the row is short
        self.guests: vec[i64] = vec[i64]()  # by people: the tables where its tiles lie
        self.supply: vec[i64] = vec[i64]()  # tiles by people
        self.out: vec[i64] = vec[i64]()  # tiles out of the game by people
        self.stands: vec[i64] = vec[i64]()  # by dignitary: the tavern
        self.spell_deck: Pile = Pile(vec[i64](), 0)
        self.favour_reserve: Pile = Pile(vec[i64](), 0)
        self.customer_deck: Pile = Pile(vec[i64](), 0)

    # -- what can be read off the table ------------------------------------------------------------

    def active(self) -> i64:
        """The seat whose turn it is."""
        return self.turns % self.seats

    def occupied(self) -> i64:
        """The tables with a customer."""
        return self.guests[0] | self.guests[1] | self.guests[2] | self.guests[3]

    def free_tables(self) -> i64:
        """The tables without a customer."""
        return self.box.houses.tables & ~self.occupied()

    def people_at(self, place: i64) -> i64:
        """The people of the customer at a table, or NOTHING."""
        people: i64 = 0
        while people < ids.PEOPLES:
            if (self.guests[people] >> place) & 1 != 0:
                return people
            people += 1
        return ids.NOTHING

    def signs(self) -> i64:
        """The spots that show a sign, printed or placed."""
        return self.box.houses.printed | self.tokens

    def owned(self) -> i64:
        """The deeds that belong to somebody."""
        deeds: i64 = 0
        for mat in self.mats:
            deeds |= mat.deeds
        return deeds

    def owns_in(self, seat: i64, tavern: i64) -> bool:
        """Whether the seat has a deed in the tavern."""
        return self.mats[seat].deeds & self.box.houses.deeds_in[tavern] != 0

    def dignitaries_in(self, tavern: i64) -> i64:
        """The set of dignitaries who stand in the tavern."""
        present: i64 = 0
        dignitary: i64 = 0
        while dignitary < len(self.stands):
            if self.stands[dignitary] == tavern:
                present |= bit(dignitary)
            dignitary += 1
        return present

    def discarded(self) -> i64:
        """The spell cards that lie face down on the discard pile."""
        cards: i64 = self.countered
        for mat in self.mats:
            cards |= mat.sold
        return cards

    def lies_open(self) -> i64:
        """The spell cards that everybody sees: cast, announced or removed."""
        cards: i64 = self.removed
        if self.announced != ids.NOTHING:
            cards |= bit(self.announced)
        for mat in self.mats:
            cards |= mat.cast
        return cards

    def archmage(self, seat: i64) -> i64:
        """For how many cast spells the seat counts. [8]"""
        spells = self.box.spells
        total: i64 = 0
        cast = self.mats[seat].cast
        while cast != 0:
            total += spells.archmage[spells.kind_of_card[lowest(cast)]]
            cast = rest(cast)
        return total

    def round(self) -> i64:
        """The running round, counted from 1."""
        return min(self.turns // self.seats + 1, self.box.limits.rounds)

    def copy_into(self, twin: Tableau) -> None:
        """Give a twin all fields that its constructor did not take."""
        twin.turns = self.turns
        twin.king = self.king
        twin.queen = self.queen
        twin.own_turn_magic = self.own_turn_magic
        twin.announced = self.announced
        twin.countered = self.countered
        twin.removed = self.removed
        twin.tokens = self.tokens
        twin.privileged = self.privileged
        twin.reserve = self.reserve
        twin.favour_row = self.favour_row
        twin.row = self.row[:]
        twin.guests = self.guests[:]
        twin.supply = self.supply[:]
        twin.out = self.out[:]
        twin.stands = self.stands[:]
        twin.spell_deck = self.spell_deck.copy()
        twin.favour_reserve = self.favour_reserve.copy()
        twin.customer_deck = self.customer_deck.copy()
