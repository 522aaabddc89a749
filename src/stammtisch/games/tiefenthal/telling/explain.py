"""Why a thing cannot be chosen now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stammtisch.core.words import Words, words
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal
from stammtisch.games.tiefenthal.telling.decisions import DECISIONS
from stammtisch.games.tiefenthal.telling.names import named, tile_name
from stammtisch.games.tiefenthal.telling.sights import (
    CardView,
    MatView,
    TableView,
    TiefenthalView,
    TileView,
)
from stammtisch.games.tiefenthal.telling.view import view as view_of
from stammtisch.games.tiefenthal.telling.view_mat import is_at_work


class Asked(NamedTuple):
    """The question, the face of the die in hand, and whether dice are used or only planned.

    Before module 3 nothing is planned: dice are only turned, for schnapps.
    """

    question: str
    face: int
    serving: bool
    turning: bool = False


def explain(state: Tiefenthal, seat: int, address: str) -> Words:
    """A sentence for the player; from the seat's own view only."""
    view = view_of(state, seat)
    if state.awaited() == 0:
        return words("why-over")
    if not state.awaited() >> seat & 1:
        return words("why-not-asked")
    question = DECISIONS[state.kind(seat)]
    mat = view.mats[seat]
    head, *parts = address.split("/")
    if head == "market" and parts and question == "turn_action":
        return explain_card(view, mat, parts[0])
    if head == "offer" and parts and question == "turn_action":
        return explain_guest(view, mat, parts[0])
    if head == "nobles" and parts and question == "turn_action":
        return explain_nobles(view, mat, parts[0])
    if head == "mat" and len(parts) > 1:
        if parts[0] != str(seat):
            return words("why-not-yours")
        turning = question == "plan_dice" and state.module < 3
        asked = Asked(question, state.mats[seat].chosen, is_at_work(state, seat), turning)
        return explain_mat(mat, asked, parts[1], "/".join(parts[2:]))
    return other_question(question)


def other_question(question: str) -> Words:
    """Something else is asked."""
    return words("why-other-question", question=words(f"asked-{question}"))


def explain_card(view: TiefenthalView, mat: MatView, card: str) -> Words:
    """A tavern card: sold out, bought already, or too dear. [7.3]"""
    for pile in view.market:
        if pile.card.id == card:
            if pile.number == 0:
                return words("why-sold-out")
            if card in mat.bought:
                return words("why-bought-already")
            return words("why-ducats", needed=pile.card.price, have=mat.ducats)
    return words("why-no-such-place")


def explain_guest(view: TiefenthalView, mat: MatView, place: str) -> Words:
    """A guest: one a turn, and the beer must be there. [7.5]"""
    for offered in view.offer:
        if offered.place == place and offered.card is not None:
            if mat.recruited:
                return words("why-recruited-already")
            return words("why-beer", needed=offered.card.price, have=mat.beer)
    return words("why-no-such-place")


def explain_nobles(view: TiefenthalView, mat: MatView, number: str) -> Words:
    """Nobles: enough beer, and enough of them left. [6]"""
    wanted = int(number) if number.isdigit() else 0
    if not 1 <= wanted <= len(view.noble_prices):
        return words("why-no-such-place")
    if view.nobles < wanted:
        return words("why-few-nobles", n=view.nobles)
    return words("why-beer", needed=view.noble_prices[wanted - 1], have=mat.beer)


def explain_mat(mat: MatView, asked: Asked, what: str, which: str) -> Words:
    """Something in the own tavern."""
    question = asked.question
    if what == "tile":
        return explain_tile(mat, asked, which)
    if what == "table":
        return explain_table(mat, asked, which)
    if what == "die" and question in ("turn_action", "plan_dice", "pay_with_die"):
        return explain_die(mat, asked, which)
    if what == "side" and question == "turn_action":
        return explain_side(mat, which)
    if what == "staff" and which and question == "turn_action":
        return explain_staff(mat, which)
    if what == "counter-guests" and mat.counter_guests == 0:
        return words("why-no-counter-guest")
    if what == "book" and question == "choose_signature_column":
        return words("why-column-full")
    return other_question(question)


def explain_staff(mat: MatView, card: str) -> Words:
    """Staff is not told what to do, except the bards; four kinds can be returned. [7.1, 7.4]"""
    if all(pile.card.id != card for pile in mat.staff):
        return words("why-no-such-place")
    if card == "bard":
        return words("why-bard-sung")
    returnable = any(tile.discount_card == card and not tile.flipped for tile in mat.tiles)
    return words("why-staff-returnable" if returnable else "why-staff-works")


# -- dice and their spaces -----------------------------------------------------------------------


def in_reach(mat: MatView, faces: Iterable[int], face: int) -> bool:
    """Whether the free dishwashers can lift a die to one of the faces. [7.1]"""
    return any(0 <= wanted - face <= mat.free_dishwashers for wanted in faces)


def explain_die(mat: MatView, asked: Asked, face: str) -> Words:
    """A die that no space takes, or only spaces that would undo what is done. [7.1, 7.7]"""
    number = int(face) if face.isdecimal() else 0
    if number not in (*mat.white, *mat.own):
        return words("why-no-such-place")
    if asked.turning:
        cost = next(side.schnapps for side in mat.sides if side.phase == "E")
        return words("why-schnapps", needed=cost, have=mat.schnapps)
    if asked.question == "pay_with_die":
        return explain_tile(mat, Asked("choose_space", number, True), "cashbox")
    tiles = [tile.faces for tile in mat.tiles if not tile.used]
    patrons = [t.patron.faces for t in mat.tables if t.patron is not None and not t.served]
    if asked.serving and any(in_reach(mat, faces, number) for faces in [*tiles, *patrons]):
        return words("why-reputation-spent")
    if not asked.serving and all_placed(mat, number):
        return words("why-all-placed")
    return words("why-no-space")


def all_placed(mat: MatView, face: int) -> bool:
    """Whether every die of a face lies on a space of the plan."""
    placed = [table.planned for table in mat.tables] + [f for tile in mat.tiles for f in tile.dice]
    return placed.count(face) == (*mat.white, *mat.own).count(face)


def explain_tile(mat: MatView, asked: Asked, name: str) -> Words:
    """A tile: flipped already, too dear, or no space for this die. [7.1, 7.4]"""
    for tile in mat.tiles:
        if tile.id == name:
            if asked.question in ("free_upgrade", "choose_upgrade"):
                flipped = words("why-flipped", tile=tile_name(tile.id))
                return flipped if tile.flipped else words("why-not-this-tile")
            if asked.question == "turn_action":
                return explain_upgrade(mat, tile)
            if asked.question == "choose_space":
                return explain_space(mat, asked, tile)
            return other_question(asked.question)
    return words("why-no-such-place")


def explain_upgrade(mat: MatView, tile: TileView) -> Words:
    """A tile that cannot be bought now; one that could be paid would change the plan. [7.7]"""
    if tile.flipped:
        return words("why-flipped", tile=tile_name(tile.id))
    least = max(0, tile.cost - tile.returnable * tile.discount)
    if least <= mat.ducats:
        return words("why-reputation-spent")
    if tile.returnable > 0:
        return words("why-ducats-discounted", needed=least, have=mat.ducats, n=tile.returnable)
    return words("why-ducats", needed=least, have=mat.ducats)


def explain_space(mat: MatView, asked: Asked, tile: TileView) -> Words:
    """A printed dice space that does not take the die in hand. [7.1, 7.7]"""
    if not tile.faces:
        return words("why-no-dice-space")
    if tile.used:
        return words("why-space-used")
    if tile.dice and not tile.many and not asked.serving:
        return words("why-space-full")
    if asked.serving and in_reach(mat, tile.faces, asked.face):
        return words("why-reputation-spent")
    return words("why-wrong-die", die=words("die", face=asked.face))


def explain_table(mat: MatView, asked: Asked, number: str) -> Words:
    """A table: nobody there, served already, wrong die. [7.1]"""
    for table in mat.tables:
        if str(table.number) == number:
            if table.patron is None:
                return words("why-empty-table")
            return explain_patron(mat, asked, table, table.patron)
    return words("why-no-such-place")


def explain_patron(mat: MatView, asked: Asked, table: TableView, patron: CardView) -> Words:
    """A patron who cannot be chosen now."""
    card = named(patron)
    if asked.question == "remove_guest":
        if patron.kind == "noble":
            return words("why-noble-stays")
        return words("why-die-lies-there", card=card)
    if asked.question != "choose_space":
        return other_question(asked.question)
    if table.served:
        return words("why-served", card=card)
    if table.planned is not None and not asked.serving:
        return words("why-die-lies-there", card=card)
    if asked.serving and in_reach(mat, patron.faces, asked.face):
        return words("why-reputation-spent")
    wanted = [words("die", face=wanted) for wanted in patron.faces]
    return words("why-patron-wants", card=card, dice=wanted, die=words("die", face=asked.face))


def explain_side(mat: MatView, name: str) -> Words:
    """An entertainer: not now, not enough schnapps, or nothing to do. [7.9]"""
    for side in mat.sides:
        if side.id == name:
            if side.phase != "F":
                return words("why-other-phase", phase=words(f"phase-{side.phase}"))
            if mat.schnapps < side.schnapps:
                return words("why-schnapps", needed=side.schnapps, have=mat.schnapps)
            return words("why-nothing-to-do")
    return words("why-no-such-place")
