"""A tavern as zones and pieces. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, words
from stammtisch.core.zones import Counter, Piece, Zone
from stammtisch.games.tiefenthal.telling.names import (
    card_notes,
    duty_words,
    effects_words,
    named,
    noble_words,
    reputation_words,
    side_name,
    tile_name,
)
from stammtisch.games.tiefenthal.telling.sights import (
    CountedCard,
    MatView,
    TableView,
    TiefenthalView,
    TileView,
)


def mat_zone(view: TiefenthalView, mat: MatView) -> Zone:
    """One tavern: purse, tables, tiles, dice, deck, and what the modules add."""
    zones = (
        tables(mat),
        staff(mat),
        tiles(view, mat),
        dice(mat),
        coaster(mat),
        sides(mat),
        reputation(view, mat),
        book(view, mat),
        deck(mat),
    )
    return Zone(
        words("zone-mat", seat=SeatName(mat.seat)),
        f"mat/{mat.seat}",
        "group",
        counters=tuple(counters(view, mat)),
        zones=tuple(zone for zone in zones if zone is not None),
        owner=mat.seat,
        note=words("note-deciding") if mat.deciding else None,
    )


def counters(view: TiefenthalView, mat: MatView) -> list[Counter]:
    """Points, purse and stores as numbers."""
    at = f"mat/{mat.seat}"
    listed = [Counter(words("counter-points"), mat.points, f"{at}/points")]
    if view.active == mat.seat and view.phase == "F":
        listed.append(Counter(words("counter-ducats"), mat.ducats, f"{at}/ducats", tone="ducat"))
        listed.append(Counter(words("counter-beer"), mat.beer, f"{at}/beer", tone="beer"))
    listed += [
        Counter(words("counter-safe"), mat.safe, f"{at}/safe", mat.safe_limit, "ducat"),
        Counter(words("counter-store"), mat.store, f"{at}/store", mat.store_limit, "beer"),
        Counter(words("counter-nobles"), mat.nobles, f"{at}/nobles"),
        Counter(words("counter-held-counter-guests"), mat.counter_guests, f"{at}/counter-guests"),
        Counter(words("counter-dishwashers"), mat.free_dishwashers, f"{at}/dishwashers"),
        Counter(words("counter-supply-yield"), mat.supply_yield, f"{at}/supply-yield"),
    ]
    if view.module >= 2:
        limit = view.schnapps_limit
        listed.append(Counter(words("counter-schnapps"), mat.schnapps, f"{at}/schnapps", limit))
    return listed


def tables(mat: MatView) -> Zone:
    """The tables from left to right."""
    pieces = tuple(table_piece(mat, table) for table in mat.tables)
    return Zone(words("zone-tables"), f"mat/{mat.seat}/tables", pieces=pieces)


def table_piece(mat: MatView, table: TableView) -> Piece:
    """A patron at a table, or a free table."""
    address = f"mat/{mat.seat}/table/{table.number}"
    if table.patron is None:
        return Piece(words("piece-free-table", number=table.number), address, "tile", faded=True)
    notes = list(card_notes(table.patron))
    if table.stack > 1:
        notes.insert(0, words("note-stack", n=table.stack))
    if table.served:
        notes.append(words("note-served"))
    if table.planned is not None:
        notes.append(words("note-planned", dice=[words("die", face=table.planned)]))
    said = words("piece-patron", number=table.number, card=named(table.patron))
    return Piece(said, address, "card", table.patron.kind, notes=tuple(notes), faded=table.served)


def staff(mat: MatView) -> Zone | None:
    """Displayed staff."""
    if not mat.staff:
        return None
    pieces = tuple(
        Piece(
            words("piece-cards", card=named(pile.card), n=pile.number),
            f"mat/{mat.seat}/staff/{pile.card.id}",
            "card",
            "staff",
            notes=(duty_words(pile.card),),
        )
        for pile in mat.staff
    )
    return Zone(words("zone-staff"), f"mat/{mat.seat}/staff", pieces=pieces)


def tiles(view: TiefenthalView, mat: MatView) -> Zone:
    """The nine tiles that can be bought."""
    pieces = tuple(
        Piece(
            tile_words(tile),
            f"mat/{mat.seat}/tile/{tile.id}",
            "tile",
            "upgraded" if tile.flipped else "base",
            notes=tile_notes(view, tile),
        )
        for tile in mat.tiles
    )
    return Zone(words("zone-tiles"), f"mat/{mat.seat}/tiles", pieces=pieces)


def tile_words(tile: TileView) -> Words:
    """The name of a tile, and whether it is upgraded."""
    side = "-soon" if tile.soon else "-upgraded" if tile.flipped else ""
    return words(f"piece-tile{side}", tile=tile_name(tile.id))


def tile_notes(view: TiefenthalView, tile: TileView) -> tuple[Words, ...]:
    """What a tile does now, and what its other side costs and brings."""
    notes = [words(f"gain-{tile.id}", n=tile.value)]
    if tile.soon:
        notes.append(words("note-soon", gain=words(f"gain-{tile.id}", n=tile.upgraded)))
    elif not tile.flipped:
        gain = words(f"gain-{tile.id}", n=tile.upgraded)
        noble = noble_words(view.noble_points, view.nobles)
        notes.append(words("note-upgrade", ducats=tile.cost, gain=gain, noble=noble))
        if tile.discount_card is not None:
            card = words(f"card-{tile.discount_card}", name=tile.discount_card)
            notes.append(words("note-discount", ducats=tile.discount, card=card))
    if tile.used:
        notes.append(words("note-used"))
    if tile.dice:
        dice = [words("die", face=face) for face in tile.dice]
        notes.append(words("note-planned", dice=dice))
    return tuple(notes)


def dice(mat: MatView) -> Zone | None:
    """White and own dice, those of one face together."""
    if not mat.white and not mat.own:
        return None
    pieces = []
    for face in range(1, 7):
        for number, tone in ((mat.white.count(face), "white"), (mat.own.count(face), mat.colour)):
            if number:
                said = words("piece-dice", die=words("die", face=face), n=number)
                owner = None if tone == "white" else mat.seat
                address = f"mat/{mat.seat}/die/{face}"
                pieces.append(Piece(said, address, "die", tone, owner, number=face))
    return Zone(words("zone-dice"), f"mat/{mat.seat}/dice", pieces=tuple(pieces))


def coaster(mat: MatView) -> Zone | None:
    """The coaster before the seat while dice are drafted."""
    if not mat.coaster:
        return None
    pieces = tuple(
        Piece(
            words("piece-dice", die=words("die", face=face), n=mat.coaster.count(face)),
            f"mat/{mat.seat}/coaster/{face}",
            "die",
            "white",
            number=face,
        )
        for face in sorted(set(mat.coaster))
    )
    return Zone(words("zone-coaster"), f"mat/{mat.seat}/coaster", pieces=pieces)


def sides(mat: MatView) -> Zone | None:
    """Entertainers of module 2."""
    if not mat.sides:
        return None
    pieces = tuple(
        Piece(
            side_name(side.id),
            f"mat/{mat.seat}/side/{side.id}",
            "tile",
            notes=(
                words(
                    "effect-for-schnapps",
                    schnapps=side.schnapps,
                    effect=effects_words(side.effects),
                ),
                words(f"when-{side.phase}"),
            ),
        )
        for side in mat.sides
    )
    return Zone(words("zone-sides"), f"mat/{mat.seat}/sides", pieces=pieces)


def reputation(view: TiefenthalView, mat: MatView) -> Zone | None:
    """The reputation track of module 3: its next bonus, and what the last plan brought."""
    if not view.reputation:
        return None
    here = view.reputation[mat.reputation - 1] if mat.reputation else None
    where = reputation_words(here.effects, here.vp) if here else words("rep-host")
    notes = [words("note-reputation", points=here.vp if here else 0)]
    ahead = view.reputation[mat.reputation :] + view.reputation[: mat.reputation]
    for steps, space in enumerate(ahead, start=1):
        if space.effects:
            bonus = effects_words(space.effects)
            notes.append(words("note-next-bonus", steps=steps, bonus=bonus))
            break
    notes += [words("note-granted", n=mat.granted)] if mat.granted else []
    at = f"mat/{mat.seat}/reputation"
    marker = Piece(
        words("piece-reputation", space=where),
        f"{at}/marker",
        "figure",
        owner=mat.seat,
        number=mat.reputation,
        notes=tuple(notes),
    )
    return Zone(
        words("zone-reputation"), at, "track", (marker,), first=0, last=len(view.reputation)
    )


def book(view: TiefenthalView, mat: MatView) -> Zone | None:
    """The guest book of module 5: signatures in each column and what the next one brings."""
    if not view.book_columns:
        return None
    rows = len(view.book_bonuses) // len(view.book_columns)
    pieces = []
    for column, name in enumerate(view.book_columns):
        signed = mat.book[column]
        note = words("note-column-full")
        if signed < rows:
            note = words("note-next-field", bonus=effects_words(mat.book_next[column]))
        pieces.append(
            Piece(
                words(
                    "piece-column", column=words(f"column-{name}", name=name), n=signed, rows=rows
                ),
                f"mat/{mat.seat}/book/{name}",
                "token",
                notes=(note,),
                faded=signed == rows,
            )
        )
    return Zone(words("zone-book"), f"mat/{mat.seat}/book", pieces=tuple(pieces))


def deck(mat: MatView) -> Zone:
    """Draw pile and discard pile."""
    at = f"mat/{mat.seat}"
    known = tuple(
        Piece(words("piece-known", card=named(card)), f"{at}/top/{place}", "card", card.kind)
        for place, card in enumerate(mat.known_top, start=1)
    )
    unknown = pile(mat.unknown, f"{at}/deck", leaving(mat))
    gone = pile(mat.discards, f"{at}/discards", {})
    zones = (
        Zone(words("zone-known"), f"{at}/known", pieces=known),
        Zone(words("zone-unknown"), f"{at}/unknown", pieces=unknown),
        Zone(words("zone-discards"), f"{at}/discards", pieces=gone),
    )
    return Zone(
        words("zone-deck"),
        f"{at}/pile",
        "group",
        counters=(Counter(words("counter-draw-pile"), mat.draw_pile, f"{at}/draw-pile"),),
        zones=tuple(zone for zone in zones if zone.pieces),
    )


def leaving(mat: MatView) -> dict[str, int]:
    """How many regulars of each kind the viewer has decided to show out."""
    return {pile.card.id: pile.number for pile in mat.leaving or ()}


def pile(
    cards: tuple[CountedCard, ...], address: str, leaving: dict[str, int]
) -> tuple[Piece, ...]:
    """Cards whose order nobody knows."""
    return tuple(
        Piece(
            words("piece-cards", card=named(counted.card), n=counted.number),
            f"{address}/{counted.card.id}",
            "card",
            counted.card.kind,
            notes=card_notes(counted.card),
            faded=leaving.get(counted.card.id, 0) >= counted.number,
        )
        for counted in cards
    )
