"""Chapter 7.2: the needle, the king's mood, the scenery and the impresarios on the stage."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.state import Tableau


def side(needle: i64) -> i64:
    """The genre on whose side the needle stands; there is no neutral space. [7.2] R5"""
    return ids.COMEDY if needle >= 1 else ids.TRAGEDY


def space(needle: i64) -> i64:
    """The number of the needle's space, whatever the side. [7.2]"""
    return needle if needle >= 1 else 1 - needle


def impresarios_on_stage(table: Tableau) -> i64:
    """How many impresarios of all colours stand on the stage."""
    standing: i64 = 0
    for mat in table.mats:
        standing += mat.on_stage
    return standing


def move_needle(table: Tableau, steps: i64) -> None:
    """One move towards comedy (or, below zero, tragedy); the gauge has an end stop. [7.2] R4"""
    if steps == 0:
        return
    spaces = table.box.spaces
    needle = table.needle + steps
    if needle > spaces:
        needle = spaces
    elif needle < 1 - spaces:
        needle = 1 - spaces
    set_needle(table, needle)


def set_needle(table: Tableau, needle: i64) -> None:
    """Put the needle on a space; if the side changes, the mood changes at once. [7.2] R16, R17"""
    before = table.needle
    table.needle = needle
    if table.journal is not None:
        table.journal.tell(ids.E_NEEDLE_MOVED, before, needle)
    if side(before) != side(needle):
        send_impresarios_home(table)
        if table.journal is not None:
            table.journal.tell(ids.E_MOOD_CHANGED, side(needle))


def send_impresarios_home(table: Tableau) -> None:
    """The scenery turns: every impresario returns to its owner's stock. [7.2]"""
    for mat in table.mats:
        mat.on_stage = 0


def toss_coin(table: Tableau) -> i64:
    """Heads is comedy, tails is tragedy; where the needle goes. [5.6, 8.3.5]"""
    genre: i64 = table.rng.below(ids.S_COIN, 2)
    if table.journal is not None:
        table.journal.tell(ids.E_TOSSED, genre)
    return table.box.start_space if genre == ids.COMEDY else 1 - table.box.start_space


def steps_of(table: Tableau, effect: i64, option: i64) -> i64:
    """Options are the moves towards comedy, least first, then those towards tragedy. [6.5]"""
    least = table.box.effect_n[effect]
    choices = table.box.effect_most[effect] - least + 1
    if option < choices:
        return least + option
    return -(least + option - choices)
