"""Why a tile cannot be bought, taken or built where somebody wants it. [7.6, 7.7]"""

from __future__ import annotations

from stammtisch.core.bits import bit, count, has, members
from stammtisch.core.words import Words, words
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.building import (
    affordable,
    lawful_now,
    offered_tile,
    ways_to_pay,
)
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.state import Mat, argument_of
from stammtisch.games.crossroads.telling.names import gossips_words
from stammtisch.games.crossroads.telling.view_cards import law_words


def other_question(question: str) -> Words:
    """The table asks for something else now."""
    return words("why-other-question", question=words(f"short-{question}"))


def explain_slot(state: Crossroads, question: str, slot: int) -> Words:
    """Why a tile on a track cannot be bought, reserved or taken."""
    if state.slot(slot) == ids.NOTHING:
        return words("why-empty")
    if question == "invest":
        return explain_purchase(state, slot)
    if question == "townsfolk_target":
        return words("why-other-tier-or-double" if exchanging(state) else "why-rivals-reserve")
    return other_question(question)


def explain_purchase(state: Crossroads, option: int) -> Words:
    """A tile needs its price, a free space, and the leave of the Kingdom cards. [7.7]"""
    mat, kind = state.mat(), offered_tile(state, option)
    if affordable(state, mat, kind) == 0:
        return too_dear(state, mat, kind)
    if count(free_spaces(state, mat)) <= state.bought:
        return words("why-no-free-space")
    if ways_to_pay(under(state, 0), kind, option) == 0:
        return words("why-no-room")
    guilty = [
        card
        for card in members(state.laws)
        if ways_to_pay(under(state, bit(card)), kind, option) == 0
    ]
    # two cards may forbid it only together
    return forbidden(state.box, guilty or members(state.laws))


def too_dear(state: Crossroads, mat: Mat, kind: int) -> Words:
    """Neither the Pouch nor the gossips suffice."""
    tiles = state.box.tiles
    cost, type = tiles.cost[kind], tiles.gossip[kind]
    if type == ids.NOTHING:
        return words("why-too-dear", cost=cost, pouch=mat.pouch)
    return words(
        "why-too-dear-gossip",
        cost=cost,
        pouch=mat.pouch,
        gossips=gossips_words(GOSSIPS[type], tiles.gossips[kind]),
        held=digit(mat.gossips, type),
    )


def free_spaces(state: Crossroads, mat: Mat) -> int:
    """The spaces without an inn tile; corners are closed where there are no basic tiles. [7.7]"""
    box = state.box
    return int((box.inner | box.outer if state.with_corners else box.normal) & ~mat.built)


def under(state: Crossroads, cards: int) -> Crossroads:
    """The same table, as if only these Kingdom cards were in play."""
    table = state.twin()
    table.laws = cards
    return table


def forbidden(box: Box, cards: list[int]) -> Words:
    """Kingdom cards forbid it, and what they say. [7.11]"""
    said = [law_words(box, card) for card in cards]
    return words("why-kingdom", laws=words("sentences", items=said))


def exchanging(state: Crossroads) -> bool:
    """Whether a reserved tile is exchanged with the market, not swapped with a rival. [6.3]"""
    return bool(argument_of(state.next_step()) // ids.RESERVES == ids.EXCHANGE)


def explain_building(state: Crossroads, mat: Mat, space: int) -> Words:
    """Why the tile that was bought cannot be built on a space. [7.6, 7.7]"""
    kind = digit(state.acquired, 0) - 1
    corner = has(state.box.corners, space)
    if has(mat.built, space):
        return words("why-built-over")
    if corner and not state.with_corners:
        return words("why-closed-corner")
    guilty = [
        card
        for card in members(state.laws)
        if not has(lawful_now(under(state, bit(card)), mat, kind), space)
    ]
    if guilty:
        return forbidden(state.box, guilty)
    return words("why-take-back" if corner else "why-no-room-after")
