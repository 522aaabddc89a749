"""The Taverns of Tiefenthal as the platform sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.core.game import Game
from stammtisch.core.journal import Journal
from stammtisch.core.variants import FirstEvening, Preset, Variant
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.box import Box
from stammtisch.games.tiefenthal.rules.filling import discards
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal, new_match
from stammtisch.games.tiefenthal.rules.guest_book import COLUMNS, signatures_in
from stammtisch.games.tiefenthal.telling.sights import TiefenthalView

MODULES = (
    "module_1_tavern",
    "module_2_schnapps",
    "module_3_reputation",
    "module_4_start_cards",
    "module_5_guest_book",
)

DEALS = (151, 271, 205, 298, 86, 23, 233, 198, 34, 161)  # kind ones, found by bench/kind.py


class TiefenthalGame(Game[Tiefenthal, Box, TiefenthalView]):
    """Two to four taverns, eight evenings, five modules."""

    name = "tiefenthal"
    title = "The Taverns of Tiefenthal"
    fewest_seats = 2
    most_seats = 4
    variants = (Variant("module", MODULES, MODULES[0], cumulative=True),)
    presets = (
        Preset("first_game", {"module": MODULES[0]}, seats=3),
        Preset("whole_game", {"module": MODULES[-1]}),
    )
    first_evening = FirstEvening("first_game", DEALS, minutes=20)
    rules_version = 4
    languages = ("en", "de", "fr", "nl")
    most_decisions = 8000  # 2,000 a seat

    def set_weights(self, box: Box, weights: Mapping[str, float]) -> None:
        """Hundredths of a point are whole numbers here."""
        box.weights = vec[i64]([round(weights[name]) for name in self.weight_names])

    def setup(
        self,
        box: Box,
        seats: int,
        variants: Mapping[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> Tiefenthal:
        """Modules are cumulative: choosing one switches on all before it. [1]"""
        return new_match(box, seats, module(variants), seed, journal)

    def census(self, state: Tiefenthal) -> dict[str, int]:
        """Every card, token and die, wherever it lies. [11]"""
        box, cards = state.box, by_kind(state.removed)
        cards.update(by_kind(state.supply))
        cards[ids.NOBLE] += state.nobles
        cards.update(Counter(state.three.remaining()))
        cards.update(Counter(state.guests.remaining()))
        cards.update(kind for kind in state.slots if kind != ids.NO_CARD)
        tokens = Counter[str](
            {
                "schnapps": state.schnapps,
                "signatures": state.signatures + count(state.signed) + signatures_to_come(state),
                "counter guests": state.counter_guests + state.counter_guests_spent,
            }
        )
        for mat in state.mats:
            cards.update(by_kind(discards(mat)))
            cards.update(Counter(mat.pile.remaining()))
            cards.update(Counter(mat.top))
            cards.update(by_kind(mat.staff))
            cards.update(k for k in mat.patrons if k not in (ids.NO_CARD, ids.NOBLE))
            cards[ids.NOBLE] += mat.nobles_seated
            tokens["schnapps"] += mat.schnapps
            tokens["signatures"] += sum(signatures_in(mat, column) for column in range(COLUMNS))
            tokens["counter guests"] += mat.counter_guests
        named = {box.card_ids[kind]: number for kind, number in cards.items() if number}
        return {**named, **{name: number for name, number in tokens.items() if number}}

    def contents(self, box: Box, seats: int, variants: Mapping[str, str]) -> dict[str, int]:
        """All cards of the modules in play, and the tokens of so many seats. [2]"""
        chosen = module(variants)
        found = {
            box.card_ids[kind]: box.copies[kind] * (seats if is_regular(box, kind) else 1)
            for kind in range(box.kinds)
            if box.module[kind] <= chosen
        }
        found["counter guests"] = box.counter_guests * seats
        found["schnapps"] = box.schnapps if chosen >= 2 else 0
        found["signatures"] = box.signatures if chosen == 5 else 0
        return {name: number for name, number in found.items() if number}


def signatures_to_come(state: Tiefenthal) -> int:
    """Signatures of guests just recruited whose bonus is still being carried out. [7.5]"""
    steps = (state.agenda[place] % ids.STEP_SEATS for place in range(state.planned))
    return sum(step == ids.BOOK_SIGNATURE for step in steps)


def by_kind(numbers: Iterable[int]) -> Counter[int]:
    """How many cards of each kind, from a list that begins with kind 0."""
    return Counter(dict(enumerate(numbers)))


def module(variants: Mapping[str, str]) -> int:
    """The number of the chosen module."""
    return MODULES.index(variants["module"]) + 1


def is_regular(box: Box, kind: int) -> bool:
    """Whether every seat has its own cards of this kind."""
    return bool(ids.FIRST_REGULAR <= kind < box.first_guest)
