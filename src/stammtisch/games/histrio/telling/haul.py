"""What a row brings to a troupe that is alone before it, card by card. [6.4.1, 7.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from stammtisch.games.histrio.telling.sights import CardView, HistrioView


class Taken(msgspec.Struct, frozen=True):
    """A card that was handled: ecus won (or paid, below zero), and what else came of it."""

    card: CardView
    ecus: int = 0
    joins: bool = False  # an actor or entertainer stays with the troupe
    back: bool = False  # the played travel cards come back
    placed: int = 0  # impresarios that went on the stage


def haul(
    row: Sequence[CardView], purse: int, rivals: Iterable[int], stage: int, stock: int
) -> tuple[Taken, ...]:
    """The whole row for a troupe alone, newest card first, nobody sent to court.

    `rivals` are the purses of the others, `stage` counts all impresarios there, `stock` one's own.
    """
    purses, taken = list(rivals), []
    for card in reversed(row):
        one = handled(card, purse, purses, stage, stock)
        purse += one.ecus
        stage, stock = stage + one.placed, stock - one.placed
        taken.append(one)
    return tuple(taken)


def handled(card: CardView, purse: int, purses: list[int], stage: int, stock: int) -> Taken:
    """One card of the row; whoever is robbed has less for the next thief."""
    if card.kind == "entertainer":
        return Taken(card, joins=True)
    ecus, joins, back, placed = 0, card.kind == "actor", False, 0
    for effect in card.effects:
        if effect.kind == "coins":
            ecus += effect.n
        elif effect.kind == "steal":
            ecus += rob(purses, effect.n)
        elif effect.kind == "impresario":
            placed = int(stock > 0)
            ecus += stage + placed
        elif effect.kind == "pay_or_lose":
            joins = purse + ecus >= effect.n
            ecus -= effect.n if joins else 0
        elif effect.kind == "travel_return":
            back = True
    return Taken(card, ecus, joins, back, placed)


def rob(purses: list[int], most: int) -> int:
    """Take what the richest rival can give; it is gone for the next theft."""
    victim = purses.index(max(purses))
    stolen = min(most, purses[victim])
    purses[victim] -= stolen
    return stolen


def seen_haul(view: HistrioView, seat: int, row: Sequence[CardView]) -> tuple[Taken, ...]:
    """What a row would bring to a seat, from what lies open."""
    mat = view.mats[seat]
    rivals = (other.ecus for other in view.mats if other.seat != seat)
    stage = sum(other.on_stage for other in view.mats)
    return haul(row, mat.ecus, rivals, stage, mat.impresarios)
