"""Positions for tests: tables with a plain start, things by their names, loaded dice."""

from __future__ import annotations

from stammtisch.core.bits import bit, members
from stammtisch.core.journal import Journal
from stammtisch.core.pile import Pile
from stammtisch.games.crossroads import GAME
from stammtisch.games.crossroads.components.vocabulary import GOSSIPS, GROUPS, column, space_names
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.box import Box
from stammtisch.games.crossroads.rules.building import lay_tile
from stammtisch.games.crossroads.rules.digits import digit, with_digit
from stammtisch.games.crossroads.rules.flow import Crossroads, new_match
from stammtisch.games.crossroads.rules.setup import ANY_CLASS, Agreement

BOX: Box = GAME.components.box
SPACES = space_names()
NORMAL = [space for space in SPACES if not BOX.corners >> SPACES.index(space) & 1]
FREE = "r2c3"  # a normal space of the inner ring


def tile(name: str) -> int:
    return BOX.tiles.ids.index(name)


def basic(name: str) -> int:
    return BOX.basics.ids.index(name)


def recipe(name: str) -> int:
    return BOX.recipes.ids.index(name)


def recipes(*names: str) -> int:
    return sum(bit(recipe(name)) for name in names)


def space(name: str) -> int:
    return SPACES.index(name)


def row(*numbers: int) -> int:
    written = 0
    for place, number in enumerate(numbers):
        written = with_digit(written, place, number)
    return written


def a_table(seats: int = 2, laws: tuple[int, ...] = (), box: Box = BOX, **setting) -> Crossroads:
    """Seat 0 is on turn in round 1, before step 2; corners hold Garden patches; tracks are bare."""
    with_basics = setting.get("basic_tiles") != "none"
    kingdom = sum(bit(law - 1) for law in laws)
    agreed = Agreement(True, with_basics, True, 0, 0, kingdom, int(ANY_CLASS))
    state = new_match(box, seats, agreed, 7)
    state.planned = 0
    state.basic_out = 0
    state.round = 1
    state.stage = 1
    for mat in state.mats:
        mat.draft_hand = 0
        if with_basics:
            mat.basics = row(*[basic("garden_patch") + 1] * 4)
    return state


def journal_of(state: Crossroads) -> Journal:
    state.journal = Journal()
    return state.journal


def events(journal: Journal, kind: int) -> list[list[int]]:
    return [[e.a, e.b, e.c, e.d, e.e] for e in journal.events if e.kind == kind]


def spoken(journal: Journal) -> list[str]:
    """The log in English."""
    told = [GAME.tell(BOX, event) for event in journal.events]
    return [GAME.phrasebook().say(line) for line in told if line is not None]


def lay_track(state: Crossroads, tier: int, *names: str | None) -> None:
    """Tiles on a track, newest first; they leave the pouch."""
    for slot, name in enumerate(names):
        kind = ids.NOTHING if name is None else tile(name)
        state.write_slot((tier - 1) * 4 + slot, kind)
        if name is not None:
            take_out(state, kind)


def take_out(state: Crossroads, kind: int) -> None:
    if state.pouch_both >> kind & 1:
        state.pouch_both &= ~bit(kind)
    else:
        state.pouch_some &= ~bit(kind)


def only_in_pouch(state: Crossroads, tier: int, *names: str) -> None:
    """The pouch of a tier holds just these tiles (a name twice: both)."""
    kinds = BOX.tiles.of_tier[tier - 1]
    state.pouch_some &= ~kinds
    state.pouch_both &= ~kinds
    for name in names:
        state.pouch_both |= state.pouch_some & bit(tile(name))
        state.pouch_some |= bit(tile(name))


def pouch(state: Crossroads, tier: int) -> list[str]:
    kinds = BOX.tiles.of_tier[tier - 1]
    found = members(state.pouch_some & kinds) + members(state.pouch_both & kinds)
    return sorted(BOX.tiles.ids[kind] for kind in found)


def heap(state: Crossroads, tier: int) -> list[str]:
    kinds = BOX.tiles.of_tier[tier - 1]
    found = members(state.heap_some & kinds) + members(state.heap_both & kinds)
    return sorted(BOX.tiles.ids[kind] for kind in found)


def track(state: Crossroads, tier: int) -> list[str | None]:
    kinds = [state.slot((tier - 1) * 4 + slot) for slot in range(4)]
    return [None if kind == ids.NOTHING else BOX.tiles.ids[kind] for kind in kinds]


def build_at(state: Crossroads, seat: int, name: str, where: str, tokens: int = 0) -> None:
    """An inn tile lies on a space already."""
    take_out(state, tile(name))
    lay_tile(state, state.mats[seat], tile(name), space(where))
    state.mats[seat].write_tokens(space(where), tokens)


FILLER = ("tinhorn", "crook", "servant", "maide", "thug", "bouncer", "swindler", "housekeeper")


def fill_inn(state: Crossroads, seat: int, but: tuple[str, ...] = (), names=FILLER) -> None:
    """All normal spaces but these are covered with tiles that give no ingredient."""
    left = [name for name in NORMAL if name not in but]
    for place, where in enumerate(left):
        build_at(state, seat, names[place // 2 % len(names)], where)


def set_basic(state: Crossroads, seat: int, corner: str, name: str) -> None:
    place = list(BOX.corner_space).index(space(corner))
    mat = state.mats[seat]
    mat.basics = with_digit(mat.basics, place, basic(name) + 1)


def set_reputation(state: Crossroads, seat: int, **spaces: int) -> None:
    mat = state.mats[seat]
    for group, number in spaces.items():
        mat.reputation = with_digit(mat.reputation, GROUPS.index(group), number)


def reputation(state: Crossroads, seat: int, group: str) -> int:
    return digit(state.mats[seat].reputation, GROUPS.index(group))


def set_gossips(state: Crossroads, seat: int, economic=0, political=0, traveller=0) -> None:
    """Gossips of a seat; the supply changes accordingly."""
    mat = state.mats[seat]
    state.supply += mat.gossips
    mat.gossips = row(economic, political, traveller)
    state.supply -= mat.gossips


def gossips(state: Crossroads, seat: int) -> tuple[int, ...]:
    return tuple(digit(state.mats[seat].gossips, type) for type in range(3))


def hold(state: Crossroads, seat: int, *names: str) -> None:
    """These recipes are in a hand; the deck holds the rest."""
    state.mats[seat].hand = recipes(*names)
    gone = state.recipe_discard | state.recipe_offer
    for mat in state.mats:
        gone |= mat.hand | mat.completed
    left = [card for card in range(ids.RECIPES) if not gone >> card & 1]
    state.deck = Pile(column(left), len(left))


def load_die(state: Crossroads, *rolls: int) -> None:
    """The next rolls of the die."""
    for start in range(2_000_000):
        state.rng.streams[ids.DIE] = start
        rng = state.rng.copy()
        if all(1 + rng.below(ids.DIE, 6) == roll for roll in rolls):
            return
    raise AssertionError("no such dice")


def with_signs(state: Crossroads) -> Crossroads:
    """Everybody has picked a signboard: the first that is left."""
    while asked(state) == "signboard":
        seat = members(state.awaited())[0]
        state.choose(seat, members(state.options(seat))[0])
    return state


# -- asking and answering ------------------------------------------------------------------------


def go(state: Crossroads, step: int, argument: int = 0) -> Crossroads:
    """Put a step on the agenda and run to the next question."""
    state.plan(step, argument)
    state.run_on()
    return state


def at_stage(state: Crossroads, stage: int) -> Crossroads:
    """Begin a step of the turn."""
    return go(state, ids.STAGE, stage)


def asked(state: Crossroads) -> str | None:
    """The decision that is put, None if there is none."""
    if state.awaited() == 0:
        return None
    seat = members(state.awaited())[0]
    return GAME.decisions(state.box)[state.kind(seat)].id


def offers(state: Crossroads, seat: int | None = None) -> set[str]:
    """The names of the options that are offered."""
    seat = members(state.awaited())[0] if seat is None else seat
    names = GAME.decisions(state.box)[state.kind(seat)].options
    return {names[option] for option in members(state.options(seat))}


def choose(state: Crossroads, *names: str, seat: int | None = None) -> Crossroads:
    """Answer the questions one after the other with these options."""
    for name in names:
        who = members(state.awaited())[0] if seat is None else seat
        options = GAME.decisions(state.box)[state.kind(who)].options
        state.choose(who, options.index(name))
    return state


def type_of(name: str) -> int:
    return GOSSIPS.index(name)
