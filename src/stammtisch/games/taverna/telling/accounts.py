"""Every counter on the table, and what each event does to it: the log accounts for everything.

Keys that begin with `=` set a counter instead of adding to it; `*` stands for any one part. Keys
that begin with `~` add only where the reader has that counter: the owner of a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.core.bits import count
from stammtisch.core.journal import UNKNOWN, Event
from stammtisch.games.taverna.components.reader import Boxes
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.box import Box
from stammtisch.games.taverna.telling.sights import MatView, TavernaView

Changes = dict[str, int]


def counters(view: TavernaView) -> dict[str, int]:
    """Every counter that the view shows, and what its viewer alone holds."""
    found = {
        "round": view.round,
        "customer_deck": view.customer_deck,
        "row": sum(card is not None for card in view.row),
        "spell_deck": view.spell_deck,
        "spell_discard": view.spell_discard,
        "removed": len(view.removed),
        "announced": int(view.announced is not None),
        "favour_row": len(view.favour_row),
        "favour_reserve": view.favour_reserve,
        "privilege_reserve": view.privilege_reserve,
        "king": 0 if view.king is None else 1 + PEOPLE_IDS.index(view.king),
        "queen": 0 if view.queen is None else 1 + PEOPLE_IDS.index(view.queen),
    }
    found |= {f"guild/{symbol}": left for symbol, left in view.guild_supply.items()}
    for place, tavern in enumerate(view.taverns):
        found[f"tavern/{tavern.id}/privilege"] = int(tavern.privilege)
        found |= {f"dignitary/{name}": place for name in tavern.dignitaries}
        for table in tavern.tables:
            found[f"table/{table.id}"] = sitting(table.customer)
        for deed in tavern.deeds:
            found[f"deed/{deed.id}"] = 0 if deed.owner is None else 1 + deed.owner
    for track in view.tracks:
        found |= {f"supply/{track.people}": track.supply, f"out/{track.people}": track.out}
        for seat, level in enumerate(track.levels_of):
            found[f"seat/{seat}/level/{track.people}"] = level
    found |= {f"scoring/{name}": 1 + seat for name, seat in view.scorings_taken.items()}
    for mat in view.mats:
        found |= of_mat(mat)
    return found


def sitting(people: str | None) -> int:
    """Who sits at a table, as a number; 0 is nobody."""
    return 0 if people is None else 1 + PEOPLE_IDS.index(people)


def of_mat(mat: MatView) -> dict[str, int]:
    """What lies before a seat; the owner also knows the spells in hand."""
    name = f"seat/{mat.seat}"
    found = {
        f"{name}/coins": mat.coins,
        f"{name}/vp": mat.vp,
        f"{name}/privileges": mat.privileges,
        f"{name}/deeds": len(mat.deeds),
        f"{name}/hand": mat.hand_count,
        f"{name}/cast": len(mat.cast),
        f"{name}/archmage": mat.archmage,
        f"{name}/casts": mat.casts,
        f"{name}/unused": len(mat.unused),
        f"{name}/used": len(mat.used),
        f"{name}/played": len(mat.played),
        f"{name}/scorings": len(mat.scorings),
    }
    for spell in mat.hand or ():
        held = f"{name}/spell/{spell.kind}"
        found[held] = found.get(held, 0) + 1
    return found


def at_first(box: Boxes, seats: int, variants: Mapping[str, str]) -> Changes:
    """What lies on the table before the first event. [5]"""
    own = box.of[seats]
    limits, spells = own.limits, own.spells
    removed = count(spells.of_others_turns) if variants["own_turn_magic"] == "yes" else 0
    cards = len(spells.kind_of_card) - removed + (variants["with_curse"] == "yes")
    found: Changes = {
        "round": 1,
        "customer_deck": len(own.guests.cards),
        "spell_deck": cards,
        "removed": removed,
        "favour_reserve": len(own.favours.kind_of_tile),
        "privilege_reserve": limits.privileges_total
        - len(TAVERN_IDS) * limits.privileges_per_tavern,
    }
    found |= {f"guild/{SYMBOL_IDS[sign]}": own.houses.tokens[sign] for sign in range(ids.SIGNS)}
    found |= {f"tavern/{tavern}/privilege": 1 for tavern in TAVERN_IDS}
    found |= {f"supply/{people}": limits.tiles_per_people for people in PEOPLE_IDS}
    for seat in range(seats):
        found[f"seat/{seat}/coins"] = limits.start_coins
        found |= {f"seat/{seat}/level/{people}": limits.start_level for people in PEOPLE_IDS}
    return found


def changes(box: Boxes, event: Event) -> Changes:
    """What an event, as it reached its reader, does to the counters."""
    change = CHANGES.get(event.kind)
    return {} if change is None else dict(change(box.any, event))


def purse(seat: int, coins: int) -> Changes:
    """Coins that a seat gains or pays."""
    return {f"seat/{seat}/coins": coins}


def points(seat: int, scored: int) -> Changes:
    """Victory points that a seat scores."""
    return {f"seat/{seat}/vp": scored}


# -- the town --------------------------------------------------------------------------------------


def bought(box: Box, event: Event) -> Changes:
    """A free deed: its price, its points."""
    owned = {f"seat/{event.a}/deeds": 1, f"=deed/{box.deed_ids[event.b]}": event.a + 1}
    return owned | purse(event.a, -event.c) | points(event.a, event.d)


def took_over(box: Box, event: Event) -> Changes:
    """Another's deed; the points are told next."""
    change = {f"seat/{event.a}/deeds": 1, f"seat/{event.d}/deeds": -1}
    change[f"=deed/{box.deed_ids[event.b]}"] = event.a + 1
    return change | purse(event.a, -event.c) | purse(event.d, event.e)


def seated(box: Box, event: Event) -> Changes:
    """A tile goes from the supply to a table."""
    table = f"=table/{box.table_ids[event.c]}"
    return {table: event.b + 1, f"supply/{PEOPLE_IDS[event.b]}": -1}


def replaced(box: Box, event: Event) -> Changes:
    """The same, and another tile leaves."""
    gone = "supply" if box.limits.tiles_return else "out"
    change: Changes = {f"=table/{box.table_ids[event.c]}": event.b + 1}
    for key, n in ((f"supply/{PEOPLE_IDS[event.b]}", -1), (f"{gone}/{PEOPLE_IDS[event.d]}", 1)):
        change[key] = change.get(key, 0) + n
    return change


def moved(box: Box, event: Event) -> Changes:
    """A customer sits elsewhere."""
    old, new = box.table_ids[event.c], box.table_ids[event.d]
    return {f"=table/{old}": 0, f"=table/{new}": event.b + 1}


def swapped(box: Box, event: Event) -> Changes:
    """Two customers have changed places."""
    one, other = box.table_ids[event.c], box.table_ids[event.e]
    return {f"=table/{one}": event.b + 1, f"=table/{other}": event.d + 1}


def took_privilege(box: Box, event: Event) -> Changes:
    """The privilege of a tavern that is full."""
    gained = {f"seat/{event.a}/privileges": box.limits.privileges_per_tavern}
    return gained | {f"=tavern/{TAVERN_IDS[event.b]}/privilege": 0}


def privileges(seat: int, n: int) -> Changes:
    """Privileges go between the reserve and a seat."""
    return {f"seat/{seat}/privileges": n, "privilege_reserve": -n}


def placed(box: Box, event: Event) -> Changes:
    """A guild token from the supply."""
    return {f"guild/{SYMBOL_IDS[event.c]}": -1, **points(event.a, event.d)}


# -- spells and favours ----------------------------------------------------------------------------


def hand(box: Box, seat: int, kind: int, n: int) -> Changes:
    """Cards in hand, by kind for whoever may know it."""
    change = {f"seat/{seat}/hand": n}
    if kind != UNKNOWN:
        change[f"seat/{seat}/spell/{box.spell_ids[kind]}"] = n
    return change


def left_hand(box: Box, event: Event) -> Changes:
    """A spell that is paid and shown; to the others it was one of several."""
    change = {f"seat/{event.a}/hand": -1, f"seat/{event.a}/casts": 1}
    change[f"~seat/{event.a}/spell/{box.spell_ids[event.b]}"] = -1
    return change | purse(event.a, -event.c)


def announced(box: Box, event: Event) -> Changes:
    """A spell lies on the table while it may be countered."""
    return {"=announced": 1, **left_hand(box, event)}


def lies_cast(box: Box, event: Event) -> Changes:
    """A spell lies face up before its caster."""
    counts = box.spells.archmage[event.b]
    return {f"seat/{event.a}/cast": 1, f"seat/{event.a}/archmage": counts}


def drew(box: Box, event: Event) -> Changes:
    """A card from the deck."""
    return {"spell_deck": -1, **hand(box, event.a, event.b, 1)}


def sold(box: Box, event: Event) -> Changes:
    """A card face down to the discards."""
    return {"spell_discard": 1, **purse(event.a, event.b), **hand(box, event.a, event.c, -1)}


def cursed(box: Box, event: Event) -> Changes:
    """The Curse leaves the deck and the game."""
    return {"spell_deck": -1, "removed": 1, **purse(event.a, -event.b)}


def exchanged(box: Box, event: Event) -> Changes:
    """What is left becomes coins and points."""
    change = {f"=seat/{event.a}/spell/*": 0, f"seat/{event.a}/hand": -event.d}
    change |= {"spell_discard": event.d, **privileges(event.a, -event.e)}
    return change | purse(event.a, event.b) | points(event.a, event.c)


CHANGES: Mapping[int, Callable[[Box, Event], Changes]] = {
    ids.CHOSE_KING: lambda box, event: {"=king": event.b + 1},
    ids.CHOSE_QUEEN: lambda box, event: {"=queen": event.b + 1},
    ids.BOUGHT_DEED: bought,
    ids.TOOK_OVER: took_over,
    ids.TURN_BEGAN: lambda box, event: {"=seat/*/casts": 0, "=round": event.b},
    ids.PICKED_CARD: lambda box, event: {f"seat/{event.a}/played": 1, "row": -1},
    ids.SEATED_CUSTOMER: seated,
    ids.REPLACED_CUSTOMER: replaced,
    ids.ROSE: lambda box, event: {f"=seat/{event.a}/level/{PEOPLE_IDS[event.b]}": event.c},
    ids.TOOK_TAVERN_PRIVILEGE: took_privilege,
    ids.RECEIVED_INCOME: lambda box, event: purse(event.a, event.c),
    ids.FEASTED: lambda box, event: purse(event.a, event.b),
    ids.DREW_SPELL: drew,
    ids.WAS_CURSED: cursed,
    ids.SHUFFLED_SPELLS: lambda box, event: {"spell_deck": event.a, "=spell_discard": 0},
    ids.GAINED_COINS: lambda box, event: purse(event.a, event.b),
    ids.GAINED_POINTS: lambda box, event: points(event.a, event.b),
    ids.GAINED_PRIVILEGES: lambda box, event: privileges(event.a, event.b),
    ids.PAID_PRIVILEGES: lambda box, event: privileges(event.a, -event.b),
    ids.PAID_DIGNITARY: lambda box, event: purse(event.a, -event.c),
    ids.DIGNITARY_WALKED: lambda box, event: {f"=dignitary/{DIGNITARY_IDS[event.b]}": event.d},
    ids.DIGNITARY_BLOWN: lambda box, event: {f"=dignitary/{DIGNITARY_IDS[event.b]}": event.d},
    ids.DIGNITARY_STANDS: lambda box, event: {f"=dignitary/{DIGNITARY_IDS[event.a]}": event.b},
    ids.PLACED_TOKEN: placed,
    ids.TOOK_FAVOUR: lambda box, event: {"favour_row": -1, f"seat/{event.a}/unused": 1},
    ids.FAVOUR_REVEALED: lambda box, event: {"favour_row": 1, "favour_reserve": -1},
    ids.USED_FAVOUR: lambda box, event: {f"seat/{event.a}/unused": -1, f"seat/{event.a}/used": 1},
    ids.ANNOUNCED_SPELL: announced,
    ids.CAST_SPELL: lambda box, event: {"=announced": 0, **lies_cast(box, event)},
    ids.REACTED: lambda box, event: {**left_hand(box, event), **lies_cast(box, event)},
    ids.WAS_COUNTERED: lambda box, event: {"=announced": 0, "spell_discard": 1},
    ids.SOLD_SPELL: sold,
    ids.MOVED_CUSTOMER: moved,
    ids.SWAPPED_CUSTOMERS: swapped,
    ids.STOLE_COINS: lambda box, event: {**purse(event.a, event.c), **purse(event.b, -event.c)},
    ids.CUSTOMER_REVEALED: lambda box, event: {"row": 1, "customer_deck": -1},
    ids.EXCHANGED: exchanged,
    ids.SCORED_ROYALTY: lambda box, event: {
        f"seat/{event.a}/scorings": 1,
        f"=scoring/{SCORING_IDS[event.b]}": event.a + 1,
        **points(event.a, event.c),
    },
    ids.SCORED_PEOPLES: lambda box, event: points(event.a, event.b),
}
