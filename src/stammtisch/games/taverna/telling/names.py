"""Names and texts of Taverna's things as words, also for the cards of an owner's own box."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from stammtisch.core.words import Argument, Words, join, phrasebook, words
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.telling.sights import CardView, EffectView, FavourView, SpellView

PACKAGE = "stammtisch.games.taverna"
OF_REACTIONS = "active_feasted"  # the condition that does not hold for the own turn [7.8]


@cache
def known(message: str) -> bool:
    """Whether the words have this message; an owner's own card brings its own name."""
    return phrasebook(PACKAGE).has(message)


def own_or(message: str, name: str) -> Words:
    """A message of ours, or the name from the owner's file."""
    return words(message) if known(message) else words("own-card", name=name)


def spell(box: Box, kind: int) -> Words:
    """The name of a spell kind."""
    return own_or(f"spell-{box.spell_ids[kind]}", box.spell_names[kind])


def favour(box: Box, kind: int) -> Words:
    """The name of a favour kind."""
    return own_or(f"favour-{box.favour_ids[kind]}", box.favour_names[kind])


def belonging(box: Box, thing: int) -> Words:
    """The name of a spell or a favour, numbered as in `components/belongings.py`."""
    spells = len(box.spell_ids)
    return spell(box, thing) if thing < spells else favour(box, thing - spells)


def people(number: int) -> Words:
    """Orcs, humans, elves or dwarves."""
    return words(f"people-{PEOPLE_IDS[number]}")


def one_of(number: int) -> Words:
    """A single orc, human, elf or dwarf."""
    return words(f"one-{PEOPLE_IDS[number]}")


def symbol(number: int) -> Words:
    """Beer, lyre, spellbook or mask."""
    return words(f"symbol-{SYMBOL_IDS[number]}")


def tavern(number: int) -> Words:
    """The name of a tavern."""
    return words(f"tavern-{TAVERN_IDS[number]}")


def dignitary(number: int) -> Words:
    """The name of a dignitary."""
    return words(f"dignitary-{DIGNITARY_IDS[number]}")


def scoring(number: int) -> Words:
    """The name of a royal scoring."""
    return words(f"scoring-{SCORING_IDS[number]}")


def split(identity: str) -> tuple[str, int]:
    """`orc_tavern_t2` as its tavern and the number of the table (or deed space)."""
    tavern_id, _, place = identity.rpartition("_")
    return tavern_id, int(place[1:])


def table_named(identity: str, people_id: str) -> Words:
    """A table by its tavern, its people and its number."""
    tavern_id, place = split(identity)
    return words(
        "table-name",
        tavern=words(f"tavern-{tavern_id}"),
        people=words(f"one-{people_id}"),
        place=place,
    )


def table(box: Box, number: int) -> Words:
    """The name of a table."""
    of_people = next(p for p in range(len(PEOPLE_IDS)) if box.houses.tables_of[p] >> number & 1)
    return table_named(box.table_ids[number], PEOPLE_IDS[of_people])


def deed_named(identity: str) -> Words:
    """A deed by its tavern and its number."""
    tavern_id, place = split(identity)
    return words("deed-name", tavern=words(f"tavern-{tavern_id}"), place=place)


def deed(box: Box, number: int) -> Words:
    """The name of a deed."""
    return deed_named(box.deed_ids[number])


def customer(people_id: str, symbol_ids: Iterable[str]) -> Words:
    """A customer with all that it carries."""
    carried = join(words(f"symbol-{name}") for name in symbol_ids)
    return words("customer-name", people=words(f"one-{people_id}"), symbols=carried)


def card(box: Box, number: int) -> Words:
    """A customer card by the customers on it."""
    guests = box.guests
    places = [p for p in (2 * number, 2 * number + 1) if guests.people[p] != ids.NOTHING]
    return card_words(
        [(PEOPLE_IDS[guests.people[p]], SYMBOL_IDS[guests.symbol[p]]) for p in places]
    )


def card_words(customers: list[tuple[str, str]]) -> Words:
    """One customer, or a choice of two."""
    said = [customer(people_id, [symbol_id]) for people_id, symbol_id in customers]
    return said[0] if len(said) == 1 else words("card-dual", first=said[0], second=said[1])


def card_seen(card: CardView) -> Words:
    """A card in a view."""
    return card_words([(one.people, one.symbol) for one in card.customers])


# -- effects in words, made from their numbers -----------------------------------------------------


def effect_words(effect: EffectView, reaction: bool = False) -> Words:
    """One effect of the vocabulary as a phrase; a reaction robs the player on turn. [7.6, 7.8]"""
    args: dict[str, Argument] = {"n": effect.n}
    if effect.kind == "add_symbol":
        args["symbol"] = symbol(effect.extra)
    if effect.kind == "guild_token":
        args["vp"] = effect.extra
    if effect.kind == "level" and effect.extra:
        return Words("effect-level-seated", args)
    if effect.kind == "take_coins" and reaction:
        return Words("effect-take_coins-reaction", args)
    return Words(f"effect-{effect.kind}", args)


def effects_words(effects: Iterable[EffectView], reaction: bool = False) -> Words:
    """Several effects, or none."""
    said = [effect_words(effect, reaction) for effect in effects]
    return join(said) if said else words("effect-none")


def reaction_text(spell: SpellView) -> tuple[Words, ...]:
    """What a spell costs, does and counts for when it is cast in another player's turn. [7.6]"""
    notes = [words("spell-cost", cost=spell.cost), effects_words(spell.effects, reaction=True)]
    if spell.archmage != 1:
        notes.append(words("spell-counts", n=spell.archmage))
    return tuple(notes)


def spell_text(spell: SpellView) -> tuple[Words, ...]:
    """What a spell costs, does and counts for; on which condition, when, and how as lightning."""
    cost = words("spell-cost", cost=spell.cost)
    return (cost, *spell_does(spell), *spell_when(spell), *lightning_text(spell))


def spell_does(spell: SpellView) -> tuple[Words, ...]:
    """What a spell does and counts for."""
    notes = [effects_words(spell.effects)]
    if spell.archmage != 1:
        notes.append(words("spell-counts", n=spell.archmage))
    return tuple(notes)


def spell_when(spell: SpellView) -> tuple[Words, ...]:
    """On which condition and when a spell may be cast in the own turn."""
    notes = []
    if spell.condition is not None and spell.condition != OF_REACTIONS:
        notes.append(words(f"condition-{spell.condition}"))
    if spell.when != "any":
        notes.append(words(f"when-{spell.when}"))
    return tuple(notes)


def lightning_text(spell: SpellView) -> tuple[Words, ...]:
    """When a spell may be cast in another player's turn, and what is different then. [7.6]"""
    if spell.window is None:
        return ()
    notes = [words(f"lightning-{spell.window}")]
    if spell.condition == OF_REACTIONS:
        notes.append(words(f"condition-{spell.condition}"))
    if any(effect.kind == "take_coins" for effect in spell.effects):
        notes.append(words("lightning-take_coins"))
    return tuple(notes)


def favour_text(favour: FavourView) -> tuple[Words, ...]:
    """What a favour does and when."""
    notes = [effects_words(favour.effects)]
    if favour.when != "any":
        notes.append(words(f"when-{favour.when}"))
    return tuple(notes)


def spell_seen(spell: SpellView) -> Words:
    """The name of a spell in a view."""
    return own_or(f"spell-{spell.kind}", spell.name)


def favour_seen(favour: FavourView) -> Words:
    """The name of a favour in a view."""
    return own_or(f"favour-{favour.kind}", favour.name)
