"""What lies on the table: the troupes' mats, the friendly troupes, the cities and the theatre."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit, count
from stammtisch.core.course import Course
from stammtisch.core.pile import Pile
from stammtisch.core.rng import Rng
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.box import Box

NO_CARDS: Final[vec[i64]] = vec[i64]()


class Mat:
    """One player's troupe. Sets of cities, cards and requests are bitmasks."""

    def __init__(self) -> None:
        # travel cards [7.4]: hand + shown + played are the eight cities
        self.hand: i64 = 0
        self.shown: i64 = 0
        self.played: i64 = 0
        self.progress: i64 = ids.CHOSEN  # with this round's secret choice
        self.pick: i64 = ids.NOWHERE  # secret; the card is still counted in the hand
        self.second: i64 = ids.NOWHERE
        self.sailing: i64 = 0  # cities in front of which a caravel waits
        # people
        self.company: i64 = 0  # actors in hand while a city is handled
        self.ensemble: i64 = 0
        self.entertainers: i64 = 0
        self.used: i64 = 0  # entertainers turned sideways
        self.role: i64 = ids.NO_ROLE  # of the Chameleon
        self.on_stage: i64 = 0  # impresarios
        # requests
        self.requests: i64 = 0
        self.kept: i64 = 0  # shown requests
        self.chosen_request: i64 = ids.NO_CARD
        self.discarded: i64 = 0  # own discards that are still in the face-down pile
        # ecus, and where they came from
        self.ecus: i64 = 0
        self.from_start: i64 = 0
        self.from_alms: i64 = 0
        self.from_stage: i64 = 0
        self.from_thefts: i64 = 0
        self.from_fees: i64 = 0
        self.from_entertainers: i64 = 0
        self.from_actors: i64 = 0
        self.from_shows: i64 = 0
        self.from_requests: i64 = 0

    def copy(self) -> Mat:
        """An independent twin."""
        twin = Mat()
        twin.hand = self.hand
        twin.shown = self.shown
        twin.played = self.played
        twin.progress = self.progress
        twin.pick = self.pick
        twin.second = self.second
        twin.sailing = self.sailing
        twin.company = self.company
        twin.ensemble = self.ensemble
        twin.entertainers = self.entertainers
        twin.used = self.used
        twin.role = self.role
        twin.on_stage = self.on_stage
        twin.requests = self.requests
        twin.kept = self.kept
        twin.chosen_request = self.chosen_request
        twin.discarded = self.discarded
        twin.ecus = self.ecus
        twin.from_start = self.from_start
        twin.from_alms = self.from_alms
        twin.from_stage = self.from_stage
        twin.from_thefts = self.from_thefts
        twin.from_fees = self.from_fees
        twin.from_entertainers = self.from_entertainers
        twin.from_actors = self.from_actors
        twin.from_shows = self.from_shows
        twin.from_requests = self.from_requests
        return twin

    def ready(self) -> i64:
        """The entertainers that may still be used this season. [7.5]"""
        return self.entertainers & ~self.used

    def take_travel_back(self) -> i64:
        """All played travel cards return to the hand; how many. [7.1, 7.4]"""
        returned = count(self.played)
        self.hand |= self.played
        self.played = 0
        return returned


class Friend:
    """The friendly troupe of a seat in the two-player game: it travels by chance. [6.3 T1] R42"""

    def __init__(self, deck: Pile) -> None:
        self.deck: Pile = deck
        self.drawn: i64 = ids.NOWHERE  # known to the owning seat until the reveal
        self.played: i64 = 0
        self.sailing: i64 = ids.NOWHERE

    def copy(self) -> Friend:
        """An independent twin."""
        twin = Friend(self.deck.copy())
        twin.drawn = self.drawn
        twin.played = self.played
        twin.sailing = self.sailing
        return twin


class Tableau(Course):
    """Everything on the table. The chapters of the rules work on it; `flow` adds the order."""

    def __init__(
        self, seats: i64, rng: Rng, agenda: vec[i64], planned: i64, box: Box, deck: Pile, pile: Pile
    ) -> None:
        super().__init__(seats, rng, agenda, planned)
        self.box: Box = box
        self.mats: list[Mat] = []
        self.friends: list[Friend] = []  # two with two players, else none
        self.season: i64 = 0
        self.round: i64 = 0
        self.lead: i64 = 0
        self.needle: i64 = 1  # comedy k is k, tragedy k is 1 - k [7.2]
        self.deck: Pile = deck
        self.discards: i64 = 0  # encounter cards, open
        self.rows: vec[i64] = NO_CARDS  # by city, see rows.py
        self.request_pile: Pile = pile
        self.request_discards: i64 = 0  # face down
        # guards and marks of this round
        self.guarded: i64 = ids.NOWHERE
        self.guard: i64 = ids.NOBODY
        self.marked: i64 = ids.NOWHERE
        self.bear: i64 = ids.NOBODY
        # the window that is open
        self.passed: i64 = 0
        self.pointer: i64 = 0
        self.asked: i64 = ids.NOBODY
        # the choice that is half made
        self.first_city: i64 = ids.NOWHERE
        self.card: i64 = ids.NO_CARD  # the encounter card whose effects are carried out
        # the festival: who has answered `play_request`
        self.unanswered: i64 = 0

    def copy_onto(self, twin: Tableau) -> None:
        """Give the twin everything that its constructor did not."""
        for mat in self.mats:
            twin.mats.append(mat.copy())
        for friend in self.friends:
            twin.friends.append(friend.copy())
        twin.season = self.season
        twin.round = self.round
        twin.lead = self.lead
        twin.needle = self.needle
        twin.discards = self.discards
        twin.rows = self.rows[:]
        twin.request_discards = self.request_discards
        twin.guarded = self.guarded
        twin.guard = self.guard
        twin.marked = self.marked
        twin.bear = self.bear
        twin.passed = self.passed
        twin.pointer = self.pointer
        twin.asked = self.asked
        twin.first_city = self.first_city
        twin.card = self.card
        twin.unanswered = self.unanswered

    def guarded_against(self, seat: i64) -> i64:
        """The set of cities that the seat may not enter because another seat's Ox is there. R46"""
        if self.guarded == ids.NOWHERE or self.guard == seat:
            return 0
        return bit(self.guarded)

    def order_from_lead(self, place: i64) -> i64:
        """The seat at this place of the lead order. [6.1]"""
        seat = self.lead + place
        return seat - self.seats if seat >= self.seats else seat

    def sailors(self, city: i64) -> i64:
        """The set of seats whose caravel waits in front of a city."""
        waiting: i64 = 0
        flag: i64 = 1
        for mat in self.mats:
            if (mat.sailing >> city) & 1 != 0:
                waiting |= flag
            flag += flag
        return waiting

    def friends_at(self, city: i64) -> i64:
        """How many friendly troupes wait in front of a city."""
        waiting: i64 = 0
        for friend in self.friends:
            if friend.sailing == city:
                waiting += 1
        return waiting
