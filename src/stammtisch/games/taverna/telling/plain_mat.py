"""The mats of the plain board: what lies before each seat. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, join, words
from stammtisch.core.zones import Counter, Piece, Zone
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.sights import FavourView, MatView, SpellView


def spell_piece(spell: SpellView, address: str, faded: bool = False) -> Piece:
    """A spell card with its text."""
    notes = (join(names.spell_text(spell)),)
    tone = "lightning" if spell.window is not None else None
    return Piece(names.spell_seen(spell), address, "card", tone, notes=notes, faded=faded)


def favour_piece(favour: FavourView, address: str, faded: bool = False) -> Piece:
    """A favour tile with its text."""
    notes = (join(names.favour_text(favour)),)
    return Piece(names.favour_seen(favour), address, "tile", notes=notes, faded=faded)


def mat_zone(mat: MatView) -> Zone:
    """Coins, points and privileges, then hand, favours, cast spells, deeds and customers."""
    address = f"mat/{mat.seat}"
    counters = (
        Counter(words("counter-coins"), mat.coins, f"{address}/coins"),
        Counter(words("counter-points"), mat.vp, f"{address}/points"),
        Counter(words("counter-level-values"), mat.level_values, f"{address}/levels"),
        Counter(words("counter-privilege"), mat.privileges, f"{address}/privileges"),
        Counter(words("counter-hand"), mat.hand_count, f"{address}/hand"),
        Counter(words("counter-archmage"), mat.archmage, f"{address}/archmage"),
        Counter(words("counter-deed-tokens"), mat.deed_tokens, f"{address}/deed_tokens"),
    )
    open_zones = (
        favours_of(mat, address),
        cast_zone(mat, address),
        deeds_zone(mat, address),
        played_zone(mat, address),
    )
    return Zone(
        words=words("zone-mat", seat=SeatName(mat.seat)),
        address=address,
        arrangement="group",
        counters=counters,
        zones=(hand_zone(mat, address), *(zone for zone in open_zones if zone.pieces)),
        owner=mat.seat,
    )


def hand_zone(mat: MatView, address: str) -> Zone:
    """The own hand, or nothing of another's."""
    hand = mat.hand or ()
    pieces = tuple(spell_piece(spell, f"{address}/spell/{spell.kind}") for spell in hand)
    note = None if mat.hand is not None else words("note-hidden-hand", n=mat.hand_count)
    return Zone(words=words("zone-hand"), address=f"{address}/hand", pieces=pieces, note=note)


def favours_of(mat: MatView, address: str) -> Zone:
    """Favours of a seat, the used ones faded."""
    unused = [favour_piece(f, f"{address}/favour/{f.kind}") for f in mat.unused]
    used = [favour_piece(f, f"{address}/used/{f.kind}", faded=True) for f in mat.used]
    return Zone(
        words=words("zone-own-favours"), address=f"{address}/favours", pieces=(*unused, *used)
    )


def cast_zone(mat: MatView, address: str) -> Zone:
    """Spells that a seat has cast."""
    pieces = tuple(spell_piece(s, f"{address}/cast/{s.kind}", faded=True) for s in mat.cast)
    return Zone(words=words("zone-cast"), address=f"{address}/cast", pieces=pieces)


def deeds_zone(mat: MatView, address: str) -> Zone:
    """Deeds of a seat."""
    pieces = tuple(
        Piece(names.deed_named(deed), f"{address}/deed/{deed}", "card", owner=mat.seat)
        for deed in mat.deeds
    )
    return Zone(words=words("zone-deeds"), address=f"{address}/deeds", pieces=pieces)


def played_zone(mat: MatView, address: str) -> Zone:
    """Customer cards of a seat."""
    pieces = tuple(
        Piece(names.card_seen(card), f"{address}/played/{card.id}", "card", faded=True)
        for card in mat.played
    )
    return Zone(words=words("zone-played"), address=f"{address}/played", pieces=pieces)
