"""Why a thing cannot be chosen now: a sentence for the player, from the seat's own view."""

from __future__ import annotations

from stammtisch.core.bits import has, members
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.telling.choice_tiles import slot_address
from stammtisch.games.crossroads.telling.decisions import DECISIONS
from stammtisch.games.crossroads.telling.explain_mat import explain_mat
from stammtisch.games.crossroads.telling.explain_tiles import explain_slot, other_question
from stammtisch.games.crossroads.telling.view_cards import law_words

LAWS = tuple(str(card + 1) for card in range(ids.KINGDOM_CARDS))
SLOT_ADDRESSES = tuple(slot_address(slot) for slot in range(ids.TIERS * ids.SLOTS))


def explain(state: Crossroads, seat: int, address: str) -> Words:
    """Why the thing at this address cannot be chosen by the seat now."""
    if state.awaited() == 0:
        return words("why-over")
    if not has(state.awaited(), seat):
        return words("why-not-asked", seat=SeatName(members(state.awaited())[0]))
    question = DECISIONS[state.kind(seat)]
    parts = address.split("/")
    if parts[0] == "track" and address in SLOT_ADDRESSES:
        return explain_slot(state, question, SLOT_ADDRESSES.index(address))
    if parts[0] == "mat" and len(parts) > 1 and parts[1].isdigit():
        return explain_mat(state, seat, question, int(parts[1]), parts[2:])
    if parts[0] == "group" and len(parts) > 1 and parts[1] in GROUPS:
        return explain_group(state, seat, question)
    if parts[0] == "signboard" and parts[-1] in state.box.signboards:
        return explain_signboard(state, question, state.box.signboards.index(parts[-1]))
    if parts[0] == "victims" and question == "gossip_victims":
        return words("why-no-gulden")
    if parts[0] == "kingdom" and parts[-1] in LAWS:
        return law_words(state.box, int(parts[-1]) - 1)
    return other_question(question)


def explain_signboard(state: Crossroads, question: str, board: int) -> Words:
    """Why a signboard cannot be picked."""
    owners = [seat for seat, mat in enumerate(state.mats) if mat.signboard == board]
    if question == "signboard" and owners:
        return words("why-signboard-taken", seat=SeatName(owners[0]))
    return other_question(question)


def explain_group(state: Crossroads, seat: int, question: str) -> Words:
    """Why a reputation track cannot be chosen: only a drop can be impossible. [7.2]"""
    if question == "lose_reputation_group":
        return words("why-prestige", prestige=state.mats[seat].prestige)
    return other_question(question)
