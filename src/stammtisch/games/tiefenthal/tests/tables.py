"""Small builders of positions: fields of the state are set directly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import members
from stammtisch.core.pile import Pile
from stammtisch.games.tiefenthal import GAME
from stammtisch.games.tiefenthal.components.vocabulary import SPACES
from stammtisch.games.tiefenthal.rules import ids
from stammtisch.games.tiefenthal.rules.dice import one, place_die
from stammtisch.games.tiefenthal.rules.flow import Tiefenthal, new_match
from stammtisch.games.tiefenthal.rules.turn import turn_begins
from stammtisch.games.tiefenthal.telling.decisions import DECISIONS, option_names

BOX = GAME.components.box
WEAVER = "guest_4_weaver"
GOLDSMITH = "guest_7_goldsmith"


def kind(name: str) -> int:
    """The number of a card."""
    return BOX.card_ids.index(name)


def card(number: int) -> str:
    """The id of a card."""
    return BOX.card_ids[number]


def tile(name: str) -> int:
    """The number of a tile."""
    return BOX.tile_ids.index(name)


def space(name: str) -> int:
    """The number of a dice space."""
    if name in SPACES:
        return SPACES.index(name)
    return ids.FIRST_TABLE + int(name.removeprefix("table_")) - 1


def side(name: str) -> int:
    """The number of an entertainer's side."""
    return BOX.side_ids.index(name)


def dice(*faces: int) -> int:
    """Dice that show these faces."""
    return sum(one(face) for face in faces)


def plan(*placed: tuple[int, str]) -> int:
    """A plan in the order of placing."""
    laid = 0
    for face, where in placed:
        laid = place_die(laid, face, space(where))
    return laid


def table(module: int = 1, seats: int = 2, seed: int = 0) -> Tiefenthal:
    """A fresh table that waits for its first answer."""
    return new_match(BOX, seats, module, seed)


def answers(t: Tiefenthal, seat: int) -> set[str]:
    """The names of the options that a seat is offered."""
    names = option_names(BOX, DECISIONS[t.kind(seat)])
    return {names[option] for option in members(t.options(seat))}


def asked(t: Tiefenthal, seat: int) -> str | None:
    """The question put to a seat, if any."""
    return DECISIONS[t.kind(seat)] if t.awaited() >> seat & 1 else None


def answer(t: Tiefenthal, seat: int, *names: str) -> None:
    """Give answers by name; refuses what is not offered."""
    for name in names:
        t.choose(seat, option_names(BOX, DECISIONS[t.kind(seat)]).index(name))


def effect_of(t: Tiefenthal, name: str, language: str = "en") -> str:
    """What an option of seat 0 says that it costs and gives."""
    effect = next(choice.effect for choice in GAME.choices(t, 0) if choice.id == name)
    assert effect is not None
    return GAME.phrasebook(language).say(effect)


def use(t: Tiefenthal, face: int, where: str, seat: int = 0) -> None:
    """Use a die on a space."""
    answer(t, seat, f"die:{face}", f"space:{where}")


def hold(
    t: Tiefenthal,
    seat: int = 0,
    *,
    pile: Iterable[str] = (),
    top: Iterable[str] = (),
    discards: Iterable[str] = (),
    staff: Mapping[str, int] | None = None,
    patrons: Iterable[str | None] = (),
    nobles_seated: int = 1,
) -> None:
    """Give a seat exactly these cards; piles are listed from the bottom up."""
    mat = t.mats[seat]
    owned = [0] * BOX.kinds
    displayed = [0] * ids.TAVERN_CARDS
    for name, number in (staff or {}).items():
        displayed[kind(name)] = number
        owned[kind(name)] += number
    seated = [ids.NO_CARD if name is None else kind(name) for name in patrons]
    piled = [kind(name) for name in pile]
    on_top = [kind(name) for name in top]
    for number in [*piled, *on_top, *(kind(name) for name in discards), *seated]:
        if number != ids.NO_CARD:
            owned[number] += nobles_seated if number == ids.NOBLE and number in seated else 1
    mat.owned = vec[i64](owned)
    mat.staff = vec[i64](displayed)
    mat.pile = Pile(vec[i64](piled), len(piled))
    mat.top = vec[i64](on_top)
    mat.patrons = vec[i64](seated)
    mat.nobles_seated = nobles_seated if ids.NOBLE in seated else 0


def serving(
    module: int = 1,
    seats: int = 2,
    *,
    faces: Iterable[int] = (),
    ducats: int = 0,
    beer: int = 0,
    staff: Mapping[str, int] | None = None,
    patrons: Iterable[str | None] = (),
    nobles_seated: int = 1,
    tiles: Iterable[str] = (),
    evening: int = 3,
) -> Tiefenthal:
    """Seat 0 in the middle of its turn, asked what to do."""
    t = table(module, seats)
    to_phase_f(t, evening)
    hold(t, staff=staff, patrons=patrons, nobles_seated=nobles_seated)
    mat = t.mats[0]
    mat.white = dice(*faces)
    mat.ducats, mat.beer = ducats, beer
    mat.flipped = sum(2 ** tile(name) for name in tiles)
    t.plan_step(ids.SERVE, 0, 0)
    t.active = 0
    t.ask(0, ids.TURN_ACTION)
    return t


def to_phase_f(t: Tiefenthal, evening: int) -> None:
    """Everybody has an empty tavern; the turns of the other seats are still to come."""
    t.planned = 0
    t.waiting = 0
    t.phase = ids.SERVING
    t.round = evening
    t.start_seat = 0
    for seat in range(t.seats):
        hold(t, seat)
        t.mats[seat].white = t.mats[seat].own = t.mats[seat].coaster = 0
        t.mats[seat].answer = -1
    t.plan_step(ids.ENCORES, 0, 0)
    for seat in range(t.seats - 1, 0, -1):
        t.plan_step(ids.TURN_BEGINS, seat, 0)


def reputation_turn(
    *placed: tuple[int, str],
    module: int = 3,
    faces: Iterable[int] = (),
    steps: int = 0,
    staff: Mapping[str, int] | None = None,
    patrons: Iterable[str | None] = (),
    schnapps: int = 0,
) -> Tiefenthal:
    """Seat 0 before its reputation phase with a plan, asked to confirm it."""
    t = table(module)
    to_phase_f(t, 3)
    hold(t, staff=staff, patrons=patrons)
    mat = t.mats[0]
    mat.white = dice(*(faces or [face for face, _ in placed]))
    mat.plan = plan(*placed)
    mat.reputation = steps
    mat.schnapps = schnapps
    t.schnapps -= schnapps
    turn_begins(t, 0)
    return t


def pile_of(t: Tiefenthal, seat: int = 0) -> list[str]:
    """What was put on the draw pile since its shuffle, bottom first."""
    return [card(number) for number in t.mats[seat].top]


def flipped(t: Tiefenthal, name: str, seat: int = 0) -> bool:
    """Whether a tile shows its upgraded side."""
    return bool(t.mats[seat].flipped >> tile(name) & 1)


def run(t: Tiefenthal) -> None:
    """Carry out planned steps until somebody is asked."""
    t.run_on()


def give_guest(t: Tiefenthal, place: int, name: str) -> None:
    """Put a guest of choice into a slot of the offer."""
    t.slots[place] = kind(name)


def patrons_of(t, seat=0):
    return [t.box.card_ids[k] for k in t.mats[seat].patrons]


def purse(t, seat=0):
    return t.mats[seat].ducats, t.mats[seat].beer
