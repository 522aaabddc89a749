"""Reads the part of a components file that speaks in effects: spells, favours, track bonuses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.components import Checker, Table
from stammtisch.games.taverna.components.town import inner_rows
from stammtisch.games.taverna.components.vocabulary import PEOPLE_IDS, SYMBOL_IDS, WINDOW_IDS
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box

EFFECTS = (
    "coins",
    "vp",
    "draw_spells",
    "privileges",
    "lose_coins",
    "level",
    "take_favour",
    "guild_token",
    "change_people",
    "change_symbol",
    "add_symbol",
    "table_matches",
    "all_symbols",
    "swap_customers",
    "move_customer",
    "move_dignitary",
    "extra_activation",
    "extra_cast",
    "income_share",
    "take_coins",
    "counter",
)
AT_ONCE = EFFECTS[: ids.LOSE_COINS + 1]  # effects that ask nothing and need nothing
OF_CURSE = ("coins", "vp", "privileges", "lose_coins")
COUNTED = {
    "coins", "vp", "draw_spells", "privileges", "lose_coins", "level", "take_favour",
    "guild_token", "extra_activation", "extra_cast", "take_coins",
}  # fmt: skip
ASKING = {
    "level", "take_favour", "guild_token", "change_people", "change_symbol", "swap_customers",
    "move_customer", "move_dignitary", "take_coins",
}  # fmt: skip
OF_WAITING = {"change_people", "change_symbol", "add_symbol", "table_matches", "all_symbols"}
NOT_FAVOURS = {"counter", "income_share", "take_coins"}
WHENS = ("any", "waiting", "seated", "never")
CONDITIONS = (
    "nothing",
    "caster_owns_no_deed_there",
    "active_gained_level",
    "active_feasted",
)
TRACKS = ("choice", "seated")
MOST_CARDS = 61  # of spells, so that the Curse is the 62nd


def lay_effects(checker: Checker, box: Box, entry: str, row: Table, known: Iterable[str]) -> int:
    """Add the effects of an entry to the box; where the list ends now."""
    effects = inner_rows(checker, entry, row, "effects")
    for effect in effects:
        name = checker.word(effect, entry, "kind", known)
        if name:
            kind = EFFECTS.index(name)
            n = checker.number(effect, entry, "n", 1, 30) if name in COUNTED else 1
            _add(box, kind, n, _extra(checker, entry, name, effect))
    asking = [place for place, effect in enumerate(effects) if str(effect.get("kind")) in ASKING]
    if asking not in ([], [0]):
        checker.complain(entry, "only its first effect may ask something.")
    return len(box.effects.kind)


def _add(box: Box, kind: int, n: int, extra: int) -> None:
    box.effects.kind = append(box.effects.kind, i64(kind))
    box.effects.n = append(box.effects.n, i64(n))
    box.effects.extra = append(box.effects.extra, i64(extra))


def _extra(checker: Checker, entry: str, name: str, effect: Table) -> int:
    if name == "level":
        return TRACKS.index(checker.word(effect, entry, "track", TRACKS) or TRACKS[0])
    if name == "add_symbol":
        return SYMBOL_IDS.index(checker.word(effect, entry, "symbol", SYMBOL_IDS) or "beer")
    if name == "guild_token":
        return checker.number(effect, entry, "vp", 0, 30)
    return 0


def lay_bonuses(checker: Checker, box: Box) -> None:
    """The bonuses of the tracks, in the order of tracks and levels."""
    rows: dict[tuple[str, int], Table] = {}
    top = len(box.levels) - 1
    for row in checker.entries("track_bonuses"):
        entry = f"[[track_bonuses]] {row.get('people')} {row.get('level')}"
        people = checker.word(row, entry, "people", PEOPLE_IDS)
        level = checker.number(row, entry, "level", 1, top)
        if (people, level) in rows:
            checker.complain(entry, "this bonus occurs twice.")
        rows[people, level] = row
    spans = [len(box.effects.kind)]
    for people in PEOPLE_IDS:
        for level in range(len(box.levels)):
            place = (people, level)
            entry = f"[[track_bonuses]] {people} {level}"
            row = rows.get(place, {"effects": []})
            spans.append(lay_effects(checker, box, entry, row, AT_ONCE))
    box.bonus_from = vec[i64](spans)


def _copies(checker: Checker, name: str, rows: list[Table], most: int) -> list[int]:
    """The kind of each single card or tile."""
    single: list[int] = []
    for kind, row in enumerate(rows):
        entry = f"[[{name}]] '{row.get('id')}'"
        single += [kind] * checker.number(row, entry, "copies", 1, 9)
    if len(single) > most:
        checker.complain(f"[[{name}]]", f"{len(single)} copies in all, {most} at most.")
    return single


def _sets(single: list[int], kinds: int) -> vec[i64]:
    masks = [0] * kinds
    for card, kind in enumerate(single):
        masks[kind] |= 1 << card
    return vec[i64](masks)


def _names(checker: Checker, name: str, rows: list[Table]) -> list[str]:
    return [checker.word(row, f"[[{name}]] '{row.get('id')}'", "name") for row in rows]


def lay_spells(checker: Checker, box: Box) -> None:
    """The spell kinds with cost, time, windows and effects."""
    rows = checker.entries("spells")
    spells = box.spells
    box.spell_ids = checker.ids("spells", rows)
    box.spell_names = _names(checker, "spells", rows)
    single = _copies(checker, "spells", rows, MOST_CARDS)
    spells.kinds = len(rows)
    spells.kind_of_card = vec[i64](single)
    spells.cards_of = _sets(single, len(rows))
    spells.curse = len(single)
    costs, whens, archmage = [], [], []
    spans = [len(box.effects.kind)]
    for row in rows:
        entry = f"[[spells]] '{row.get('id')}'"
        costs.append(checker.number(row, entry, "cost", 0, 20))
        whens.append(WHENS.index(checker.word(row, entry, "when", WHENS) or "any"))
        archmage.append(checker.number(row, entry, "archmage", 0, 5))
        spans.append(lay_effects(checker, box, entry, row, EFFECTS))
        _check_spell(checker, entry, row)
    spells.cost, spells.when = vec[i64](costs), vec[i64](whens)
    spells.archmage, spells.effects_from = vec[i64](archmage), vec[i64](spans)
    never = [kind for kind, when in enumerate(whens) if when == ids.WHEN_NEVER]
    spells.of_others_turns = sum(spells.cards_of[kind] for kind in never)
    _lay_lightning(checker, box, rows)
    _lay_windows(checker, box)


def _lay_lightning(checker: Checker, box: Box, rows: list[Table]) -> None:
    lightning = [0] * len(WINDOW_IDS)
    conditions = []
    for kind, row in enumerate(rows):
        entry = f"[[spells]] '{row.get('id')}'"
        condition = "nothing"
        if checker.flag(row, entry, "lightning"):
            window = checker.word(row, entry, "trigger", WINDOW_IDS) or WINDOW_IDS[0]
            lightning[WINDOW_IDS.index(window)] |= 1 << kind
            if "react_if" in row:
                condition = checker.word(row, entry, "react_if", CONDITIONS[1:])
        elif row.get("when") == "never":
            checker.complain(entry, "it could never be cast: no own turn and no lightning.")
        conditions.append(CONDITIONS.index(condition or "nothing"))
    box.spells.condition, box.spells.lightning = vec[i64](conditions), vec[i64](lightning)


def _kinds_of(row: Table) -> set[str]:
    effects = row.get("effects")
    if not isinstance(effects, list):
        return set()
    return {str(effect.get("kind")) for effect in effects if isinstance(effect, Mapping)}


def _check_spell(checker: Checker, entry: str, row: Table) -> None:
    kinds = _kinds_of(row)
    reacts_only = row.get("when") == "never"
    if "counter" in kinds and not (reacts_only and row.get("trigger") == "spell_announced"):
        checker.complain(entry, "only a spell for the window 'spell_announced' can counter.")
    if kinds & OF_WAITING and (row.get("when") != "waiting" or row.get("lightning")):
        checker.complain(entry, "it changes a waiting customer, so 'when' must be 'waiting'.")
    own_turn = {"extra_activation", "extra_cast", "swap_customers", "guild_token", "take_favour"}
    if row.get("lightning") and kinds & own_turn:
        checker.complain(entry, f"'{min(kinds & own_turn)}' is only for the own turn.")


def _lay_windows(checker: Checker, box: Box) -> None:
    rows = checker.entries("triggers", len(WINDOW_IDS))
    checker.ids("triggers", rows, WINDOW_IDS)
    for row in rows:
        entry = f"[[triggers]] '{row.get('id')}'"
        asked = checker.word(row, entry, "asked", ("all_opponents", "next_seat"))
        if asked == "next_seat" and row.get("id") in WINDOW_IDS:
            box.spells.asks_next_only |= 1 << WINDOW_IDS.index(row["id"])


def lay_curse(checker: Checker, box: Box) -> None:
    """The one card that is no spell."""
    row = checker.table("curse")
    checker.number(row, "[curse]", "copies", 1, 1)
    box.spells.curse_effects_from = len(box.effects.kind)
    box.spells.curse_effects_to = lay_effects(checker, box, "[curse]", row, OF_CURSE)


def lay_favours(checker: Checker, box: Box) -> None:
    """The royal favour kinds."""
    rows = checker.entries("favours")
    favours = box.favours
    box.favour_ids = checker.ids("favours", rows)
    box.favour_names = _names(checker, "favours", rows)
    single = _copies(checker, "favours", rows, 62)
    favours.kinds = len(rows)
    favours.kind_of_tile = vec[i64](single)
    favours.tiles_of = _sets(single, len(rows))
    whens = []
    spans = [len(box.effects.kind)]
    known = [name for name in EFFECTS if name not in NOT_FAVOURS]
    for row in rows:
        entry = f"[[favours]] '{row.get('id')}'"
        whens.append(WHENS.index(checker.word(row, entry, "when", WHENS[:3]) or "any"))
        spans.append(lay_effects(checker, box, entry, row, known))
        _mind_the_card(box, spans[-2])
        if _kinds_of(row) & OF_WAITING and row.get("when") != "waiting":
            checker.complain(entry, "it changes a waiting customer, so 'when' must be 'waiting'.")
    favours.when, favours.effects_from = vec[i64](whens), vec[i64](spans)


def _mind_the_card(box: Box, first: int) -> None:
    """A favour's other people is also another than the one of the card. [R56]"""
    for effect in range(first, len(box.effects.kind)):
        if box.effects.kind[effect] == ids.CHANGE_PEOPLE:
            box.effects.extra[effect] = i64(ids.NOT_ON_CARD)
