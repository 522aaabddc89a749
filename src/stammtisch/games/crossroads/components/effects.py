"""Effect lists of the components file, in one row for the rules. [7.4]"""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box

KINDS = {
    "prestige": ids.PRESTIGE,
    "revenue": ids.REVENUE,
    "guldens": ids.GULDENS,
    "gossip": ids.GOSSIP,
    "reputation": ids.REPUTATION,
    "recipe": ids.RECIPE,
    "reserve": ids.RESERVE,
    "dice_guldens": ids.DICE_GULDENS,
    "garden": ids.GARDEN,
}
BASIC_ONLY = ("reserve", "dice_guldens", "garden")
ON_THE_DIE = ("prestige", "revenue", "guldens", "reputation")
POSITIVE = ("gossip", "recipe", "reserve", "garden")
GOSSIPS = {"economic": 0, "political": 1, "traveller": 2, "any": ids.ANY}
GROUPS = {
    "distressed": 0,
    "outlaws": 1,
    "travellers": 2,
    "townsfolk": 3,
    "nobles": 4,
    "any": ids.ANY,
}
KIND_NAMES = {number: name for name, number in KINDS.items()}
GOSSIP_NAMES = {number: name for name, number in GOSSIPS.items()}
GROUP_NAMES = {number: name for name, number in GROUPS.items()}


class Effect(NamedTuple):
    """One effect: kind, which gossip or group, how many."""

    kind: int
    of: int = 0
    by: int = 0


class EffectLists:
    """All effect lists of a file, one after the other, each closed by an end mark."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.effects: list[Effect] = []

    def read(self, row: Table, entry: str, key: str, basic: bool = False, die: bool = False) -> int:
        """Read the list of an entry; the place at which it begins."""
        listed = row.get(key)
        if not isinstance(listed, list) or not all(isinstance(item, dict) for item in listed):
            self.checker.complain(entry, f"'{key}' must be a list of effects.")
            listed = []
        known = [kind for kind in KINDS if basic or kind not in BASIC_ONLY]
        if die:
            known = list(ON_THE_DIE)
        return self.add([self.effect(item, f"{entry} {key}", known) for item in listed])

    def add(self, effects: list[Effect]) -> int:
        """Close a list of effects and note it; the place at which it begins."""
        place = len(self.effects)
        self.effects += [*effects, Effect(ids.END_OF_EFFECTS)]
        return place

    def add_lost_gossip(self) -> int:
        """The die result by which a gossip of one's own choice is lost."""
        return self.add([Effect(ids.LOSE_GOSSIP, 0, 1)])

    def effect(self, item: Table, entry: str, known: list[str]) -> Effect:
        """Check one effect."""
        kind = self.checker.word(item, entry, "kind", known)
        if kind not in known:
            return Effect(ids.END_OF_EFFECTS)
        of = 0
        if kind == "gossip":
            of = GOSSIPS[self.checker.word(item, entry, "type", GOSSIPS) or "any"]
        elif kind == "reputation":
            of = GROUPS[self.checker.word(item, entry, "group", GROUPS) or "any"]
        if kind == "dice_guldens":
            return Effect(ids.DICE_GULDENS, 0, 1)
        least = 1 if kind in POSITIVE or of == ids.ANY else -40
        most = ids.RESERVES if kind == "reserve" else 40
        return Effect(KINDS[kind], of, self.checker.number(item, entry, "n", least, most))

    def listed(self, place: int) -> list[Effect]:
        """The effects of the list that begins at a place."""
        found = []
        while self.effects[place].kind != ids.END_OF_EFFECTS:
            found.append(self.effects[place])
            place += 1
        return found

    def drain(self, place: int) -> int:
        """The most Prestige that the effects of a list can cost in all."""
        return sum(
            max(0, -effect.by)
            for effect in self.listed(place)
            if effect.kind in (ids.PRESTIGE, ids.REPUTATION)
        )

    def drain_back(self, place: int) -> int:
        """The most Prestige that giving back the bonuses of a list can cost."""
        costly = (ids.PRESTIGE, ids.REPUTATION)
        return sum(max(0, effect.by) for effect in self.listed(place) if effect.kind in costly)

    def harmless_back(self, place: int) -> bool:
        """Whether the bonuses of a list need nothing but Prestige to be given back."""
        needing = (ids.REVENUE, ids.GOSSIP, ids.RECIPE, ids.RESERVE)
        return not any(effect.kind in needing for effect in self.listed(place))

    def check_chain(self, place: int, entry: str, box: Box) -> None:
        """One die result may set off at most one further roll, or chains could branch. [7.5]"""
        gains = [
            effect.by
            for effect in self.listed(place)
            if effect.kind == ids.REPUTATION and effect.of in (ids.OUTLAWS, ids.ANY)
        ]
        if not gains or len(box.special_spaces) <= ids.OUTLAWS:
            return
        specials = box.special_spaces[ids.OUTLAWS]
        last = int(box.limits.most_reputation)
        for start in range(last + 1):
            reached = range(start + 1, min(start + sum(gains), last) + 1)
            hits = sum((specials >> space) & 1 for space in reached)
            if hits + (start + sum(gains) > last) > 1 or len(gains) > 1:
                self.checker.complain(
                    entry, "it could set off two further rolls of the die from one space."
                )
                return

    def fill(self, box: Box) -> None:
        """Write all lists into the box."""
        box.effect = vec[i64]([effect.kind for effect in self.effects])
        box.effect_of = vec[i64]([effect.of for effect in self.effects])
        box.effect_by = vec[i64]([effect.by for effect in self.effects])
