"""What people read: prompts, options, explanations, the layout."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from stammtisch.core.bits import lowest, members
from stammtisch.core.playout import random_option
from stammtisch.core.rng import seeded
from stammtisch.core.words import Words, join
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.telling.events import MEANINGS, SILENT
from stammtisch.games.taverna.telling.names import spell_text
from stammtisch.games.taverna.telling.view_cards import spell_view
from stammtisch.games.taverna.tests.tables import (
    BOXES,
    act,
    answer,
    asked,
    close_the_taverns,
    effect_of,
    fresh,
    pick,
    position,
    put_sign,
    why,
)

say = GAME.phrasebook().say


def addresses(view):
    layout = GAME.layout(view)

    def of(zone):
        yield from (t.address for t in (zone, *zone.pieces, *zone.counters) if t.address)
        for inner in zone.zones:
            yield from of(inner)

    for zone in (*layout.common, *layout.mats):
        yield from of(zone)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_address_has_an_explanation(seats):
    """Law 6 and 10: at any moment every thing on the table can say why it is no choice."""
    state = fresh(seats, 4, with_curse="yes")
    rng = seeded(4, 1)
    answers = 0
    while state.awaited():
        seat = lowest(state.awaited())
        if answers % 6 == 0:
            for viewer in {seat, (seat + 1) % seats}:
                for address in addresses(GAME.view(state, viewer)):
                    assert len(why(state, viewer, address)) > 10
        state.take(seat, random_option(state.options(seat), rng))
        answers += 1
    assert why(state, 0, "row/1") == "The match is over."


@pytest.mark.parametrize("address", ["row/9", "tavern/x", "mat/0/spell/x", "nowhere", "track/x/1"])
def test_an_unknown_address_is_no_crash(address):
    """A stale page may ask anything."""
    assert len(why(position(), 0, address)) > 10


def test_offered_things_say_so():
    """And their choices bear the address of a thing in the layout, or none."""
    state = position(hands={0: ["alchemy"]}, row=("c01",))
    assert why(state, 0, "mat/0/spell/alchemy") == "You can choose this now."
    known = set(addresses(GAME.view(state, 0)))
    for option in members(state.options(0)):
        address = GAME.choice(state, 0, option).address
        assert address is None or address in known


def test_why_a_spell_cannot_be_cast():
    """In the order a player would ask."""
    state = position(coins=(1, 0, 0), hands={0: ["fireworks", "metamorphosis", "counterspell"]})
    assert why(state, 0, "mat/0/spell/fireworks") == "Needs 3 coins, you have 1."
    assert "while your customer waits" in why(state, 0, "mat/0/spell/metamorphosis")
    assert "other players' turns" in why(state, 0, "mat/0/spell/counterspell")
    assert why(state, 1, "mat/1") == "It is not your decision now."


def test_why_a_reaction_is_not_possible():
    """The window, the coins, the condition."""
    state = position(
        hands={1: ["phantom_partner", "bandwagon", "alchemy", "light_fingers"]}, row=("c02",)
    )
    pick(state, "c02")
    answer(state, "seat_customer", "elf_tavern_t1")
    assert why(state, 1, "mat/1/spell/alchemy").startswith("This spell cannot be cast")
    assert why(state, 1, "mat/1/spell/bandwagon") == "Needs 2 coins, you have 0."
    assert "no feast" in why(state, 1, "mat/1/spell/light_fingers")
    state.mats[1].coins = 5
    assert "no level" in why(state, 1, "mat/1/spell/bandwagon")


def test_why_a_deed_cannot_be_bought():
    """Owner, tavern, price, last deed."""
    state = position(
        coins=(7, 0, 0),
        privileges=(2, 0, 0),
        deeds={0: ["human_tavern_d1"], 1: ["orc_tavern_d2"]},
    )
    assert "Notary" in why(state, 0, "tavern/orc_tavern/deed/1")
    act(state, "activate_with_privileges", "notary")
    assert "already" in why(state, 0, "tavern/human_tavern")
    act(state, "grand_tavern")
    assert why(state, 0, "tavern/grand_tavern/deed/2") == "Needs 8 coins, you have 7."
    assert "last deed of Seat 2" in why(state, 0, "tavern/orc_tavern/deed/2")
    assert "yours already" in why(state, 0, "tavern/human_tavern/deed/1")


def test_why_at_the_first_deeds():
    """6.1: coins for the second deed are kept."""
    state = fresh(3, 0)
    while asked(state)[1] != "buy_deed":
        answer(state, sorted(GAME.decisions(BOXES)[state.kind(0)].options)[0])
    state.mats[0].coins = 13
    said = why(state, 0, "tavern/grand_tavern/deed/3")
    assert said == "You must keep 5 coins for your second deed; 4 would be left."


def test_what_a_table_brings():
    """13: level with bonus, income, symbols, foreseen without looking at hidden cards."""
    state = position(
        levels={0: (0, 0, 0, 3)},
        deeds={0: ["dwarf_tavern_d1"], 1: ["dwarf_tavern_d2"]},
        guests={"dwarf_tavern_t2": "elf", "dwarf_tavern_t3": "elf"},
        row=("c13",),
    )
    pick(state, "c13")
    answer(state, "seat_customer")
    said = effect_of(state, "dwarf_tavern_t1")
    assert said == (
        "Dwarves to level 4 (2 VP at the end), bonus: 6 coins, "
        "the tavern's privilege, for its last free table, 3 coins for your deed, "
        "Seat 2 gets 3 coins, Feast: 3 coins"
    )


def test_what_a_takeover_costs():
    """Price, points and the other's share."""
    state = position(
        coins=(12, 0, 0),
        privileges=(2, 0, 0),
        deeds={1: ["orc_tavern_d2", "elf_tavern_d1"]},
        stands=("human_tavern", "orc_tavern", "elf_tavern", "dwarf_tavern"),
    )
    act(state, "activate_with_privileges", "notary", "orc_tavern")
    said = effect_of(state, "orc_tavern_d2")
    assert said == "costs 9 coins, scores 4 VP; Seat 2 loses the deed and gets 4 coins"


def test_what_the_king_is_worth():
    """Chapter 8: 5 points and what the rise adds."""
    state = close_the_taverns(position(levels={0: (1, 7, 4, 0), 1: (0, 0, 0, 0)}))
    assert effect_of(state, "king") == "5 VP and a level on each track, together worth 5 VP more"


def test_swaps_and_moves_are_foreseen():
    """7.6, 7.7: the levels and coins that come."""
    state = position(
        coins=(3, 0, 0),
        hands={0: ["musical_chairs"]},
        guests={"orc_tavern_t3": "dwarf", "dwarf_tavern_t1": "human"},
    )
    act(state, "cast_musical_chairs", "orc_tavern_t3")
    said = effect_of(state, "dwarf_tavern_t1")
    assert (
        said
        == "Dwarves to level 1 (\u22121 VP at the end), Humans to level 1 (\u22121 VP at the end)"
    )
    state = position(favours={0: ["move_customer"]}, guests={"orc_tavern_t1": "elf"})
    act(state, "use_move_customer", "orc_tavern_t1")
    assert effect_of(state, "elf_tavern_t1") == "Elves to level 1 (\u22121 VP at the end)"


def text_of(kind):
    """What a spell card says."""
    return say(join(spell_text(spell_view(BOXES.any, BOXES.any.spell_ids.index(kind)))))


def test_spells_say_on_which_condition():
    """7.6: where one owns no deed, where the customer brought a level; in every turn."""
    assert text_of("phantom_partner") == (
        "free, coins as for a deed in the tavern of the seating, 1 VP, "
        "only in a tavern without a deed of one's own, after the customer was seated, "
        "lightning: when another player has seated a customer"
    )
    assert "only if the customer brought a level, after the" in text_of("bandwagon")


def test_light_fingers_rob_otherwise_in_a_reaction():
    """7.6: the player on turn, rich or poor, and only after a feast."""
    assert text_of("light_fingers") == (
        "free, take up to 2 coins from a richer player, "
        "lightning: when another player has seated a customer, but only after a feast, "
        "then from the player on turn, rich or poor"
    )
    state = position(coins=(0, 9, 0), hands={1: ["light_fingers"]}, row=("c13",))
    pick(state, "c13")
    answer(state, "seat_customer", "orc_tavern_t1")
    said = effect_of(state, "cast_light_fingers")
    assert said == "free, take up to 2 coins from the player on turn"


def test_what_swaps_and_moves_bring_stands_on_the_cards():
    """7.6, 7.7: levels for both; for a move also the privilege and the owners' coins."""
    assert "at a table of its own people brings a level" in text_of("musical_chairs")
    state = position(favours={0: ["move_customer"]}, guests={"orc_tavern_t1": "elf"})
    assert effect_of(state, "use_move_customer") == (
        "move a customer to a free table of another tavern; "
        "level, privilege and owners' coins as for a new customer"
    )


def test_the_layout_shows_what_a_player_looks_for():
    """13: status, taverns with signs, tracks with King, castle with values, own hand."""
    state = position(
        coins=(4, 5, 6), hands={0: ["alchemy"]}, deeds={1: ["orc_tavern_d1"]}, king="elf"
    )
    put_sign(state, "orc_tavern", "lyre")
    layout = GAME.layout(GAME.view(state, 0))
    status = [say(line) for line in layout.status]
    assert "Round 1 of 6" in status
    assert "King: Elves" in status
    assert "18 turns until the scoring" in status
    text = " ".join(say(words) for words in spoken(layout))
    for wanted in ("The Broken Tusk", "Alchemy", "owned by Seat 2", "the King's people", "lyre"):
        assert wanted in text
    other = " ".join(say(words) for words in spoken(GAME.layout(GAME.view(state, 1))))
    assert "1 spell, face down" in other
    assert "Alchemy" not in other


def spoken(thing):
    if isinstance(thing, Words):
        yield thing
    elif hasattr(thing, "__struct_fields__"):
        for field in thing.__struct_fields__:
            yield from spoken(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from spoken(item)


def test_every_event_has_a_message():
    """Every event of the rules has a line with all that it tells, or is passed over on purpose."""
    text = Path(ids.__file__).with_name("ids.py").read_text(encoding="utf-8")
    events = re.findall(r"^[A-Z_]+: Final = (\d+)", text.split("# -- events")[1], re.MULTILINE)
    assert sorted(MEANINGS) == [int(number) for number in events]
    book = GAME.phrasebook()
    for kind, (name, _) in MEANINGS.items():
        assert book.has(f"event-{name}") != (kind in SILENT)


def test_no_message_is_dead():
    """Every message of the words file is used by the code, by a kind of question or by the box."""
    folder = Path(str(resources.files("stammtisch.games.taverna")))
    text = (folder / "words" / "en.ftl").read_text(encoding="utf-8")
    code = "\n".join(path.read_text(encoding="utf-8") for path in (folder / "telling").glob("*.py"))
    built = re.findall(r'f"([a-z_]+-)\{|f"(why-condition-)\{|"(event-)', code)
    starts = {part for group in built for part in group if part}
    starts |= {
        "title-",
        "event-",
        "score-",
        "variant-",
        "prompt-",
        "option-",
        "preset-",
        "effect-",
        "intro-",
        "term-",
        "why-condition-",
    }
    for message in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE):
        dynamic = any(message.startswith(start) for start in starts)
        assert dynamic or f'"{message}"' in code, message
