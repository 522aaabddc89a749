"""Small builders: a position of Taverna by its fields, answers by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import members
from stammtisch.core.journal import Event, Journal, seen_by
from stammtisch.core.pile import Pile
from stammtisch.games.taverna import GAME
from stammtisch.games.taverna.components.reader import Boxes
from stammtisch.games.taverna.components.vocabulary import (
    DIGNITARY_IDS,
    PEOPLE_IDS,
    SCORING_IDS,
    SYMBOL_IDS,
    TAVERN_IDS,
)
from stammtisch.games.taverna.rules import ids
from stammtisch.games.taverna.rules.flow import Taverna
from stammtisch.games.taverna.rules.state import step
from stammtisch.games.taverna.rules.turn import begin_turn
from stammtisch.games.taverna.telling.decisions import DECISIONS, option_names

BOXES: Boxes = GAME.components.box
STANDARD = {"with_curse": "no", "own_turn_magic": "no"}
HOMES = ("orc_tavern", "human_tavern", "elf_tavern", "dwarf_tavern")
SIGNS = SYMBOL_IDS[: ids.SIGNS]


def numbers(items: Sequence[int]) -> vec[i64]:
    return vec[i64](items)


def bits(items: Sequence[int]) -> int:
    return sum(1 << item for item in items)


def fresh(seats: int = 3, seed: int = 0, boxes: Boxes = BOXES, **variants: str) -> Taverna:
    """A match before its first answer."""
    return GAME.setup(boxes, seats, {**STANDARD, **variants}, seed)


def position(
    seats: int = 3,
    active: int = 0,
    *,
    coins: Sequence[int] = (),
    levels: Mapping[int, Sequence[int]] | None = None,
    deeds: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    cast: Mapping[int, Sequence[str]] | None = None,
    favours: Mapping[int, Sequence[str]] | None = None,
    privileges: Sequence[int] = (),
    guests: Mapping[str, str] | None = None,
    stands: Sequence[str] = HOMES,
    row: Sequence[str] = (),
    king: str = "orc",
    top: Sequence[str] = (),
    boxes: Boxes = BOXES,
    **variants: str,
) -> Taverna:
    """The first question of a turn; whatever is not given is empty or 0."""
    state = fresh(seats, 0, boxes, **variants)
    for seat, mat in enumerate(state.mats):
        mat.coins = coins[seat] if seat < len(coins) else 0
        mat.levels = numbers((levels or {}).get(seat, (0, 0, 0, 0)))
        mat.deeds = bits([deed(d) for d in (deeds or {}).get(seat, ())])
        mat.privileges = privileges[seat] if seat < len(privileges) else 0
        state.reserve -= mat.privileges
        mat.hand = mat.cast = 0
    for seat in range(seats):
        deal(state, seat, (hands or {}).get(seat, ()))
        for kind in (cast or {}).get(seat, ()):
            state.mats[seat].cast |= 1 << free_spell(state, kind)
        for kind in (favours or {}).get(seat, ()):
            state.mats[seat].unused |= 1 << free_favour(state, kind)
    stack_spells(state, *top)
    for table_id, people in (guests or {}).items():
        sit(state, table_id, people)
    state.stands = numbers([TAVERN_IDS.index(tavern) for tavern in stands])
    if row:
        lay_row(state, *row)
    state.king = PEOPLE_IDS.index(king)
    state.planned = 0
    state.turns = active
    begin_turn(state, active)
    state.journal = Journal()
    return state


def close_the_taverns(state: Taverna) -> Taverna:
    """The last turn is over: the exchange runs and the royal scoring begins."""
    state.planned = 0
    state.turns = state.box.limits.rounds * state.seats
    state.then(step(ids.EXCHANGE, 0))
    state.run_on()
    return state


# -- numbers of named things --------------------------------------------------------------------


def deed(name: str) -> int:
    return BOXES.any.deed_ids.index(name)


def table(name: str) -> int:
    return BOXES.any.table_ids.index(name)


def spell(state: Taverna, name: str) -> int:
    return state.box.spell_ids.index(name)


def favour(state: Taverna, name: str) -> int:
    return state.box.favour_ids.index(name)


def free_spell(state: Taverna, name: str) -> int:
    """A card of the kind that lies nowhere but in the deck or on the discard pile."""
    taken = state.lies_open() | state.countered
    for mat in state.mats:
        taken |= mat.hand | mat.sold
    cards = state.box.spells.cards_of[spell(state, name)] & ~taken
    return members(cards)[0]


def free_favour(state: Taverna, name: str) -> int:
    """A tile of the kind, taken out of the row or the reserve."""
    tiles = state.box.favours.tiles_of[favour(state, name)]
    for mat in state.mats:
        tiles &= ~(mat.unused | mat.used)
    tile = members(tiles)[0]
    state.favour_row &= ~(1 << tile)
    reserve = [t for t in state.favour_reserve.remaining() if t != tile]
    state.favour_reserve = Pile(numbers(reserve), len(reserve))
    return tile


# -- what lies where -----------------------------------------------------------------------------


def deal(state: Taverna, seat: int, kinds: Sequence[str]) -> None:
    for kind in kinds:
        state.mats[seat].hand |= 1 << free_spell(state, kind)


def stack_spells(state: Taverna, *top: str) -> None:
    """Everything that nobody holds lies in the deck; the named kinds are drawn first."""
    elsewhere = state.lies_open() | state.discarded()
    for mat in state.mats:
        elsewhere |= mat.hand
    spells = state.box.spells
    cards = [c for c in range(len(spells.kind_of_card)) if not elsewhere >> c & 1]
    first = []
    for name in top:
        wanted = spells.curse
        if name != "curse":
            kind = spell(state, name)
            wanted = next(c for c in cards if spells.kind_of_card[c] == kind)
            cards.remove(wanted)
        first.append(wanted)
    order = [*cards, *reversed(first)]
    state.spell_deck = Pile(numbers(order), len(order))


def lay_row(state: Taverna, *cards: str) -> None:
    """The named cards lie in the row; those after the fourth come next."""
    chosen = [state.box.card_ids.index(card) for card in cards]
    size = state.box.limits.customer_row
    rest = [c for c in state.box.guests.cards if c not in chosen]
    state.row = numbers([*chosen[:size], *rest[: size - len(chosen[:size])]])
    order = [c for c in rest if c not in list(state.row)] + chosen[size:][::-1]
    state.customer_deck = Pile(numbers(order), len(order))


def lay_favours(state: Taverna, row: Sequence[str], reserve: Sequence[str]) -> None:
    """The named tiles lie in the row; the reserve is drawn in the order given, nothing after."""
    state.favour_row = 0
    state.favour_reserve = Pile(numbers([]), 0)
    used: set[int] = set()
    for kind in row:
        state.favour_row |= 1 << free_favour_in(state, kind, used)
    drawn = [free_favour_in(state, kind, used) for kind in reserve]
    state.favour_reserve = Pile(numbers(drawn[::-1]), len(drawn))


def free_favour_in(state: Taverna, kind: str, used: set[int]) -> int:
    tiles = state.box.favours.tiles_of[favour(state, kind)]
    for mat in state.mats:
        tiles &= ~(mat.unused | mat.used)
    tile = next(t for t in members(tiles) if t not in used)
    used.add(tile)
    return tile


def sit(state: Taverna, table_id: str, people: str) -> None:
    number = PEOPLE_IDS.index(people)
    state.guests[number] |= 1 << table(table_id)
    state.supply[number] -= 1


def put_sign(state: Taverna, tavern: str, symbol: str) -> None:
    state.tokens |= 1 << (TAVERN_IDS.index(tavern) * ids.SIGNS + SYMBOL_IDS.index(symbol))


# -- asking and answering ------------------------------------------------------------------------


def awaited(state: Taverna) -> int:
    return members(state.awaited())[0]


def asked(state: Taverna) -> tuple[int, str]:
    """Whom the table waits for, and which decision it is."""
    seat = awaited(state)
    return seat, DECISIONS[state.kind(seat)]


def offered(state: Taverna) -> set[str]:
    """The names of all options of the awaited seat."""
    seat, name = asked(state)
    names = option_names(state.box, name)
    return {names[option] for option in members(state.options(seat))}


def answer(state: Taverna, *names: str) -> None:
    """Give these answers one after the other, each for the seat that is awaited."""
    for name in names:
        seat, question = asked(state)
        option = option_names(state.box, question).index(name)
        assert name in offered(state), f"{question}: {name} is not among {sorted(offered(state))}"
        state.choose(seat, option)


def let_pass(state: Taverna) -> None:
    """Everybody who is asked in a window lets it pass."""
    while state.awaited() and asked(state)[1] == "react":
        answer(state, "pass")


def act(state: Taverna, *names: str) -> None:
    """Like `answer`, while nobody reacts."""
    for name in names:
        answer(state, name)
        let_pass(state)


def pick(state: Taverna, card: str) -> None:
    """Pick a card of the row by its name."""
    slot = list(state.row).index(state.box.card_ids.index(card))
    act(state, f"pick_card_{slot + 1}")


def seat_at(state: Taverna, card: str, table_id: str) -> None:
    """Pick a single card, seat its customer; nobody reacts."""
    pick(state, card)
    act(state, "seat_customer", table_id)


# -- what can be read off ------------------------------------------------------------------------


def coins(state: Taverna) -> list[int]:
    return [mat.coins for mat in state.mats]


def points(state: Taverna) -> list[int]:
    return [state.score(seat) for seat in range(state.seats)]


def levels(state: Taverna, seat: int = 0) -> list[int]:
    return list(state.mats[seat].levels)


def hand(state: Taverna, seat: int = 0) -> list[str]:
    kinds = state.box.spells.kind_of_card
    cards = members(state.mats[seat].hand)
    return sorted(state.box.spell_ids[kinds[card]] for card in cards)


def favours_of(state: Taverna, tiles: int) -> list[str]:
    kinds = state.box.favours.kind_of_tile
    return sorted(state.box.favour_ids[kinds[tile]] for tile in members(tiles))


def row(state: Taverna) -> list[str]:
    return [state.box.card_ids[card] for card in state.row if card != ids.NOTHING]


def supply(state: Taverna) -> dict[str, int]:
    return dict(zip(PEOPLE_IDS, state.supply, strict=True))


def stands(state: Taverna) -> dict[str, str]:
    return {DIGNITARY_IDS[d]: TAVERN_IDS[t] for d, t in enumerate(state.stands)}


def told(state: Taverna) -> list[Event]:
    """The events since the last look."""
    assert state.journal is not None
    return state.journal.read()


def seen(event: Event, viewer: int) -> Event:
    """An event as a viewer sees it, who must see something of it."""
    shown = seen_by(event, viewer)
    assert shown is not None
    return shown


def line(boxes: Boxes, event: Event) -> str:
    """The log line of an event; empty for what the log passes over."""
    words = GAME.tell(boxes, event)
    return "" if words is None else GAME.phrasebook().say(words)


def effect_of(state: Taverna, name: str) -> str | None:
    """What the option of this name costs and gives, in words."""
    choices = GAME.choices(state, awaited(state))
    effect = next(choice.effect for choice in choices if choice.id == name)
    return GAME.phrasebook().say(effect) if effect is not None else None


def why(state: Taverna, seat: int, address: str) -> str:
    """Why the thing at an address is no choice, in words."""
    return GAME.phrasebook().say(GAME.explain(state, seat, address))


def changed(old: str, new: str) -> Boxes:
    """The shipped components with one passage of the file replaced."""
    text = GAME.components.text
    assert text.count(old) >= 1, old
    return GAME.parse_components(text.replace(old, new), "changed").box


def count_scorings(state: Taverna) -> dict[str, int]:
    """Who took which royal scoring."""
    return {
        SCORING_IDS[scoring]: seat
        for seat, mat in enumerate(state.mats)
        for scoring in members(mat.scorings)
    }
