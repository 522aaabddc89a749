"""The table as zones and pieces, for the terminal and the plain board. [13]"""

from __future__ import annotations

from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.core.zones import Counter, Layout, Piece, Zone
from stammtisch.games.taverna.telling import names
from stammtisch.games.taverna.telling.plain_court import (
    castle_zone,
    dignitary_notes,
    dignitary_zone,
    favour_zone,
    supply_zone,
)
from stammtisch.games.taverna.telling.plain_mat import mat_zone, spell_piece
from stammtisch.games.taverna.telling.sights import (
    DeedView,
    LevelView,
    TableView,
    TavernaView,
    TavernView,
    TrackView,
    TurnView,
)

TONES = {"orc": "violet", "human": "blue", "elf": "green", "dwarf": "orange"}
FEW_TILES = 2


def layout(view: TavernaView) -> Layout:
    """Status, customers, taverns, tracks, castle, piles; then the mats."""
    return Layout(
        status=status(view),
        common=(
            customer_row(view),
            *((turn_zone(view),) if view.turn is not None else ()),
            Zone(
                words=words("zone-taverns"),
                arrangement="group",
                zones=tuple(tavern_zone(view, tavern) for tavern in view.taverns),
                note=words("note-income", coins=view.rates.income),
            ),
            Zone(
                words=words("zone-tracks"),
                arrangement="group",
                zones=tuple(track_zone(view, track) for track in view.tracks),
                note=words("note-levels", levels=level_points(view.tracks[0])),
            ),
            dignitary_zone(view),
            favour_zone(view),
            castle_zone(view),
            supply_zone(view),
        ),
        mats=tuple(mat_zone(mat) for mat in view.mats),
    )


# -- status ----------------------------------------------------------------------------------------


def status(view: TavernaView) -> tuple[Words, ...]:
    """Round, whose turn it is, what is going on, and what ends the match."""
    rates = view.rates
    numbers = {"round": view.round, "rounds": rates.rounds, "n": rates.start_deeds}
    said = [Words(f"status-{view.stage}", {**numbers})]
    if view.turn is not None:
        said.append(words("status-turn", seat=SeatName(view.turn.seat)))
        said.append(words(f"status-phase-{view.turn.phase}"))
    if view.window is not None:
        said.append(words("status-window"))
    if view.stage in ("setup", "play"):
        said.append(words("status-end", turns=view.turns_left))
    if view.king is not None:
        said.append(words("status-king", people=words(f"people-{view.king}")))
    if view.queen is not None:
        said.append(words("status-queen", people=words(f"people-{view.queen}")))
    return tuple(said)


def customer_row(view: TavernaView) -> Zone:
    """The open customer cards and how many are to come."""
    pieces = []
    for slot, card in enumerate(view.row, start=1):
        if card is not None:
            people = card.customers[0].people
            tone = TONES[people] if len(card.customers) == 1 else None
            pieces.append(Piece(names.card_seen(card), f"row/{slot}", "card", tone))
    deck = Counter(words("counter-customer-deck"), view.customer_deck, "customer_deck")
    return Zone(words=words("zone-row"), address="row", pieces=tuple(pieces), counters=(deck,))


def turn_zone(view: TavernaView) -> Zone:
    """The waiting customer and what this turn still allows."""
    turn = view.turn
    assert turn is not None
    casts = view.mats[turn.seat].casts
    local, most = turn.local_activations, view.rates.local_activations
    counters = (
        Counter(words("counter-casts"), casts, "turn/casts", limit=turn.allowance),
        Counter(words("counter-local"), local, "turn/local", limit=most),
    )
    used = join(words(f"dignitary-{name}") for name in turn.dignitaries_used)
    return Zone(
        words=words("zone-turn", seat=SeatName(turn.seat)),
        address="turn",
        pieces=tuple(turn_pieces(view, turn)),
        counters=counters,
        owner=turn.seat,
        note=words("note-used", dignitaries=used) if turn.dignitaries_used else None,
    )


def turn_pieces(view: TavernaView, turn: TurnView) -> list[Piece]:
    """The customer, an announced spell, and everything special about this turn."""
    pieces: list[Piece] = []
    if turn.people is not None:
        who = names.customer(turn.people, turn.carried)
        placed = turn.phase == "seated"
        pieces.append(Piece(who, "turn/customer", "tile", TONES[turn.people], faded=placed))
    if view.announced is not None:
        pieces.append(spell_piece(view.announced, "turn/announced"))
    flags = {
        "feasted": turn.feasted,
        "influence": turn.influence,
        "table_matches": turn.table_matches,
        "all_symbols": turn.all_symbols,
        "herald": turn.herald_credits > 0,
    }
    for name, raised in flags.items():
        if raised:
            pieces.append(Piece(words(f"flag-{name}"), f"turn/{name}", "token"))
    return pieces


# -- the town --------------------------------------------------------------------------------------


def tavern_zone(view: TavernaView, tavern: TavernView) -> Zone:
    """Tables, deeds, signs, the privilege and the dignitaries of a tavern."""
    address = f"tavern/{tavern.id}"
    pieces = [table_piece(table, address) for table in tavern.tables]
    pieces += [deed_piece(deed, address) for deed in tavern.deeds]
    for sign in tavern.printed:
        pieces.append(Piece(words(f"symbol-{sign}"), f"{address}/sign/{sign}", "token"))
    for sign in tavern.tokens:
        placed = Piece(
            words(f"symbol-{sign}"),
            f"{address}/sign/{sign}",
            "token",
            notes=(words("note-token"),),
        )
        pieces.append(placed)
    if tavern.privilege:
        pieces.append(Piece(words("privilege"), f"{address}/privilege", "token", tone="gold"))
    for name in tavern.dignitaries:
        figure = words(f"dignitary-{name}")
        notes = dignitary_notes(view, name)
        pieces.append(Piece(figure, f"dignitary/{name}", "figure", notes=notes))
    return Zone(words=words(f"tavern-{tavern.id}"), address=address, pieces=tuple(pieces))


def table_piece(table: TableView, address: str) -> Piece:
    """A table with its people; faded when somebody sits there already."""
    place = names.split(table.id)[1]
    said = words("table-free", people=words(f"one-{table.people}"), place=place)
    if table.customer is not None:
        guest = words(f"one-{table.customer}")
        said = words("table-taken", people=words(f"one-{table.people}"), place=place, guest=guest)
    return Piece(
        said,
        f"{address}/table/{place}",
        "tile",
        TONES[table.people],
        faded=table.customer is not None,
    )


def deed_piece(deed: DeedView, address: str) -> Piece:
    """A deed space with price, points and owner."""
    place = names.split(deed.id)[1]
    said = words("deed-short", place=place, coins=deed.price, points=deed.vp)
    if deed.owner is None:
        return Piece(said, f"{address}/deed/{place}", "card")
    owner = words("note-owner", seat=SeatName(deed.owner))
    return Piece(said, f"{address}/deed/{place}", "card", owner=deed.owner, notes=(owner,))


def track_zone(view: TavernaView, track: TrackView) -> Zone:
    """The markers on a track, its bonuses, and how many tiles are left."""
    address = f"track/{track.people}"
    markers = tuple(
        Piece(
            words("marker", seat=SeatName(seat)),
            f"{address}/{seat}",
            "token",
            TONES[track.people],
            owner=seat,
            number=level,
        )
        for seat, level in enumerate(track.levels_of)
    )
    return Zone(
        words=words(f"people-{track.people}"),
        address=address,
        arrangement="track",
        pieces=markers,
        counters=(Counter(words("counter-tiles"), track.supply, f"{address}/tiles"),),
        first=0,
        last=len(track.levels) - 1,
        note=join(track_notes(view, track)),
    )


def track_notes(view: TavernaView, track: TrackView) -> list[Words]:
    """Bonuses, King and Queen, the seat on the last level, a warning when tiles run out."""
    notes = [level_bonus(n, level) for n, level in enumerate(track.levels) if level.bonus]
    if view.king == track.people:
        notes.append(words("note-king"))
    if view.queen == track.people:
        notes.append(words("note-queen"))
    if track.summit is not None:
        notes.append(words("note-summit", seat=SeatName(track.summit)))
    if track.supply <= FEW_TILES:
        notes.append(words("note-few-tiles", n=track.supply))
    return notes


def level_points(track: TrackView) -> Words:
    """The victory points of all levels, the same on every track."""
    return join(words("number", number=level.vp) for level in track.levels)


def level_bonus(number: int, level: LevelView) -> Words:
    """The bonus that a level brings."""
    return words("level-bonus", level=number, bonus=names.effects_words(level.bonus))
