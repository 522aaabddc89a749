"""Taverna as the platform sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from librt.vecs import vec

from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.journal import Journal
from stammtisch.core.variants import FirstEvening, Preset, Variant
from stammtisch.games.taverna.components.reader import Boxes
from stammtisch.games.taverna.components.vocabulary import DIGNITARY_IDS, PEOPLE_IDS, SYMBOL_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna, new_match
from stammtisch.games.taverna.rules.guilds import spots_of, tokens_left
from stammtisch.games.taverna.telling.sights import TavernaView

DEALS = (80, 226, 139, 117, 97, 158, 254, 162, 95, 100)  # kind ones, found by bench/kind.py


class TavernaGame(Game[Taverna, Boxes, TavernaView]):
    """Two to five innkeepers on the feast day of the kingdom."""

    name = "taverna"
    title = "Taverna"
    fewest_seats = 2
    most_seats = 5
    variants = (
        Variant("with_curse", ("yes", "no"), "yes"),
        Variant("own_turn_magic", ("no", "yes"), "no"),
    )
    presets = (
        Preset("first_game", {"with_curse": "no", "own_turn_magic": "yes"}, seats=3),
        Preset("full_game", {"with_curse": "yes", "own_turn_magic": "no"}),
    )
    first_evening = FirstEvening("first_game", DEALS, minutes=20)
    rules_version = 2
    languages = ("en", "de", "fr", "nl")
    first_seat_begins = True
    most_decisions = 1500

    def set_weights(self, box: Boxes, weights: Mapping[str, float]) -> None:
        """The same for every number of seats."""
        for own in box.of.values():
            own.weights = vec[float]([weights[name] for name in self.weight_names])

    def setup(
        self,
        box: Boxes,
        seats: int,
        variants: Mapping[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> Taverna:
        """The number of seats selects the board side and the rest. [1, 5]"""
        curse, own_turn = variants["with_curse"] == "yes", variants["own_turn_magic"] == "yes"
        return new_match(box.of[seats], curse, own_turn, seed, journal)

    def round_number(self, state: Taverna) -> int:
        """The running round."""
        return int(state.round())

    def census(self, state: Taverna) -> dict[str, int]:
        """Every component, wherever it lies. [11]"""
        box, mats = state.box, state.mats
        found = Counter[str]()
        spells = [*state.spell_deck.remaining(), *members(state.discarded())]
        spells += members(state.lies_open())
        tiles = [*state.favour_reserve.remaining(), *members(state.favour_row)]
        cards = [*state.customer_deck.remaining(), *(c for c in state.row if c != ids.NOTHING)]
        for mat in mats:
            spells += members(mat.hand)
            tiles += members(mat.unused | mat.used)
            cards += members(mat.played)
            found.update(f"deed {deed}" for deed in members(mat.deeds))
        found.update(f"spell {card}" for card in spells)
        found.update(f"favour {tile}" for tile in tiles)
        found.update(box.card_ids[card] for card in cards)
        found.update(f"deed {deed}" for deed in members(box.houses.deeds & ~state.owned()))
        found["privilege"] = state.reserve + len(members(state.privileged))
        found["privilege"] += sum(mat.privileges for mat in mats)
        for symbol, name in enumerate(SYMBOL_IDS[: ids.SIGNS]):
            placed = len(members(state.tokens & spots_of(symbol)))
            found[f"token {name}"] = tokens_left(state, symbol) + placed
        for people, name in enumerate(PEOPLE_IDS):
            seated = len(members(state.guests[people]))
            found[f"tile {name}"] = state.supply[people] + seated + state.out[people]
        found["dignitary"] = len(state.stands)
        return dict(found)

    def contents(self, box: Boxes, seats: int, variants: Mapping[str, str]) -> dict[str, int]:
        """What such a match takes out of the box. [2]"""
        own = box.of[seats]
        found = Counter(f"spell {card}" for card in range(len(own.spells.kind_of_card)))
        if variants["with_curse"] == "yes":
            found[f"spell {own.spells.curse}"] = 1
        found.update(f"favour {tile}" for tile in range(len(own.favours.kind_of_tile)))
        found.update(own.card_ids[card] for card in own.guests.cards)
        found.update(f"deed {deed}" for deed in members(own.houses.deeds))
        found["privilege"] = own.limits.privileges_total
        found.update({f"token {SYMBOL_IDS[s]}": own.houses.tokens[s] for s in range(ids.SIGNS)})
        found.update({f"tile {name}": own.limits.tiles_per_people for name in PEOPLE_IDS})
        found["dignitary"] = len(DIGNITARY_IDS)
        return dict(found)
