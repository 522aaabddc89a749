"""What single things are worth to a seat, in victory points; `f` as in evaluate.py."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.gains import blocked
from stammtisch.games.taverna.rules.state import Tableau


def coin_value(f: float) -> float:
    """A coin buys less and less as the evening goes on."""
    return 0.25 + 0.6 * f


def spell_value(f: float) -> float:
    """A spell that there is still time to cast."""
    return 0.4 + 1.3 * f


def privilege_value(table: Tableau, f: float) -> float:
    """A privilege: its points at the end, and its share of one more dignitary until then."""
    limits = table.box.limits
    return float(limits.end_vp_per_privilege) + 1.2 / float(limits.privileges_per_activation) * f


def bonus_value(table: Tableau, track: i64, level: i64, f: float) -> float:
    """What the bonus of a level is worth."""
    place = track * len(table.box.levels) + level
    effect = table.box.bonus_from[place]
    value: float = 0.0
    while effect < table.box.bonus_from[place + 1]:
        kind = table.box.effects.kind[effect]
        n = float(table.box.effects.n[effect])
        if kind == ids.COINS:
            value += n * coin_value(f)
        elif kind == ids.VP:
            value += n
        elif kind == ids.DRAW_SPELLS:
            value += n * spell_value(f)
        elif kind == ids.PRIVILEGES:
            value += n * privilege_value(table, f)
        effect += 1
    return value


def level_value(table: Tableau, seat: i64, track: i64, f: float) -> float:
    """One level more on a track, with its bonus."""
    if track == ids.NOTHING or blocked(table, seat, track):
        return 0.0
    level = table.mats[seat].levels[track]
    gain = float(table.box.levels[level + 1] - table.box.levels[level])
    return gain + bonus_value(table, track, level + 1, f)


def favour_value(table: Tableau, effect: i64, f: float) -> float:
    """An unused favour by its first effect: signs and levels come for sure, others need luck."""
    kind = table.box.effects.kind[effect]
    if kind == ids.GUILD_TOKEN:
        return 0.9 * float(table.box.effects.extra[effect])
    if kind == ids.LEVEL:
        return 1.9 * float(table.box.effects.n[effect])
    if kind == ids.MOVE_CUSTOMER:
        return 1.8
    return 0.2 + 1.1 * f
