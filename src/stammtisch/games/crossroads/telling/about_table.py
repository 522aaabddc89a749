"""What groups, gossips, Kingdom cards and purses are, say and are worth now."""

from __future__ import annotations

from msgspec.structs import replace

from stammtisch.core.about import About, Fact
from stammtisch.core.words import SeatName, Words, join, words
from stammtisch.games.crossroads.components.vocabulary import COLOURS, GOSSIPS, GROUPS
from stammtisch.games.crossroads.telling.about_tiles import own_mat, room_words
from stammtisch.games.crossroads.telling.names import effects_words, gossips_words, named
from stammtisch.games.crossroads.telling.sights import (
    CrossroadsView,
    GroupView,
    KingdomView,
    MatView,
)
from stammtisch.games.crossroads.telling.spaces import (
    COLOUR_OF_LAW,
    INGREDIENT_LAW,
    SEVEN_LAW,
    Line,
    free_spaces,
    is_free,
    lines_of_two,
    open_to,
    places_of,
)
from stammtisch.games.crossroads.telling.worth import moved, prestige_words, reached_words

COLLECTOR = 8
MOST_LINES = 3  # for the collector: more would fill the panel


# -- the five groups -------------------------------------------------------------------------------


def group_says(view: CrossroadsView, track: GroupView) -> Words:
    """What the marked spaces of a group do. [7.5]"""
    spaces = [words("number", number=space) for space in track.special_spaces]
    return words(f"sign-{track.id}-says", spaces=spaces, guldens=view.nobles_guldens)


def group(view: CrossroadsView, told: About, name: str, seat: int | None, kind: Words) -> About:
    """A reputation: what its space is worth, the next step, the marked spaces, where others are."""
    track = view.groups[GROUPS.index(name)]
    facts = [] if seat is None else standing(track, track.tokens[seat])
    if name == "outlaws":
        facts.append(Fact(words("label-die"), die_words(view)))
    others = [number for number in range(len(track.tokens)) if number != seat]
    facts.append(Fact(words("label-others"), join(stands(track, other) for other in others)))
    points = [words("number", number=value) for value in track.points]
    facts.append(Fact(words("label-spaces"), words("worth-spaces", points=points)))
    text = (group_says(view, track), words("sign-reputation-says"))
    return replace(told, words=words(f"group-{name}"), kind=kind, text=text, facts=tuple(facts))


def standing(track: GroupView, space: int) -> list[Fact]:
    """What the space is worth at the end, and the next one."""
    now = words("worth-space", space=space)
    facts = [Fact(words("about-worth"), now, track.points[space])]
    if space + 1 < len(track.points):
        step = moved(track, space, 1)
        said = [words("worth-space", space=step.after), *reached_words(step)]
        facts.append(Fact(words("label-next"), join(said), step.more))
    return facts


def stands(track: GroupView, seat: int) -> Words:
    """Where somebody's token stands, and what that is worth."""
    space = track.tokens[seat]
    return words("piece-token", seat=SeatName(seat), space=space, points=track.points[space])


def die_words(view: CrossroadsView) -> Words:
    """What each side of the Outlaws' die brings. [7.5]"""
    return join(
        words("worth-side", side=side, effects=side_words(view, side - 1))
        for side in range(1, len(view.die) + 1)
    )


def side_words(view: CrossroadsView, side: int) -> Words:
    """One side of the die; only here a gossip is given up."""
    effects = view.die[side]
    if effects and effects[0].kind == "gossip" and effects[0].n < 0:
        return words("takeback-gossip", gossips=gossips_words("any", -effects[0].n))
    return effects_words(effects)


def guest(view: CrossroadsView, mat: MatView, told: About, name: str) -> About:
    """A guest tile: what welcoming the group or turning it away would be worth. [6.2]"""
    place = GROUPS.index(name)
    track, space = view.groups[place], mat.reputation[place]
    facts = []
    for label, by in (("label-welcomed", 1), ("label-turned-away", -1)):
        step = moved(track, space, by)
        lost = max(0, -(space + by)) if mat.prestige > 1 else 0
        said = [words("forecast-move", before=space, after=step.after), *reached_words(step)]
        if lost:
            said.append(prestige_words(-lost))
        facts.append(Fact(words(label), join(said), step.more - lost))
    text = (words("sign-guest-tile-says"), group_says(view, track))
    kind = words("kind-guest-tile", seat=SeatName(mat.seat))
    return replace(told, kind=kind, text=text, facts=tuple(facts))


# -- gossips ---------------------------------------------------------------------------------------


def gossip_says(view: CrossroadsView, type: str) -> Words:
    """What one and two gossips of a type do at a table of this size. [7.9]"""
    gains = view.gossip_gains
    return words(
        f"sign-{type}-says",
        seats=len(view.mats),
        guldens=gains.guldens,
        stolen=gains.stolen,
        raised=gains.raised,
        lowered=gains.lowered,
    )


def gossip(view: CrossroadsView, told: About, type: str, mat: MatView | None) -> About:
    """Gossips of a type: what they do, what those that somebody holds count at the end."""
    place = GOSSIPS.index(type)
    facts = []
    if mat is not None:
        held = words("have-gossips", n=mat.gossips[place], limit=view.gossip_limit)
        facts.append(Fact(words("about-worth"), held, mat.gossips[place] * view.counts.gossip))
    left = words("worth-left", n=view.gossip_supply[place])
    facts.append(Fact(words("about-left"), left))
    text = (gossip_says(view, type), words("sign-gossip-says"))
    return replace(told, text=text, facts=tuple(facts))


# -- Kingdom cards ---------------------------------------------------------------------------------


def kingdom(view: CrossroadsView, told: About, card: KingdomView) -> About:
    """A card with its law, all its figures, and what it means in the viewer's inn. [7.11]"""
    own = own_mat(view)
    facts = [] if own is None else in_own_inn(view, own, card)
    if card.number == COLLECTOR:
        facts += collector(view, card)
    facts.append(Fact(words("label-pair"), words(f"kingdom-{view.judgement}")))
    # the bonuses of the collector have lines of their own
    law = words("sign-collector-says") if card.number == COLLECTOR else card.law
    return replace(
        told,
        words=words(f"kingdom-{card.id}", name=card.name),
        kind=words("kind-kingdom", number=card.number),
        text=(law, words("sign-kingdom-says")),
        facts=tuple(facts),
    )


def in_own_inn(view: CrossroadsView, mat: MatView, card: KingdomView) -> list[Fact]:
    """How much room a card leaves, what it would give, or how near a line is."""
    law, label = card.number, words("label-inn")
    colour = COLOUR_OF_LAW.get(law)
    if colour is not None or law == INGREDIENT_LAW:
        spaces = open_to(mat, [law], colour or "", ingredient=colour is None)
        return [Fact(label, room_words(len(spaces), len(free_spaces(mat))))]
    if law == SEVEN_LAW:
        return [Fact(label, join(colour_count(mat, one) for one in COLOURS))]
    if law == COLLECTOR:
        return [lines(view, mat, card)]
    free = [mat.inn[place] for place in free_spaces(mat)]
    if law == 7:
        inner = sum(space.ring == "inner" for space in free)
        return [Fact(label, words("worth-rings", inner=inner, outer=len(free) - inner))]
    if law == 9:
        corners = sum(space.basic is not None and is_free(space) for space in mat.inn)
        return [Fact(label, words("worth-corners", n=corners))]
    return []


def colour_count(mat: MatView, colour: str) -> Words:
    """So many tiles of a colour."""
    number = len(places_of(mat, colour))
    return words("worth-colour", colour=words(f"colour-{colour}"), n=number)


def collector(view: CrossroadsView, card: KingdomView) -> list[Fact]:
    """The bonus of each colour, and what still lies on the card. [7.11.1]"""
    facts = [Fact(words(f"colour-{one}"), bonus(card, one)) for one in COLOURS]
    stock = [
        gossips_words(type, number)
        for type, number in zip(GOSSIPS, view.collector_gossips or (), strict=True)
        if number
    ]
    if view.collector_guldens:
        stock.append(words("effect-guldens", n=view.collector_guldens))
    left = join(stock) if stock else words("worth-card-bare")
    return [*facts, Fact(words("label-on-card"), left)]


def bonus(card: KingdomView, colour: str) -> Words:
    """What the collector gives for three of a colour."""
    said = card.law.args[colour]
    assert isinstance(said, Words)
    return said


def lines(view: CrossroadsView, mat: MatView, card: KingdomView) -> Fact:
    """Where a third tile would earn a bonus that still lies on the card. [7.11.1]"""
    near = [line for line in lines_of_two(mat) if can_take(view, mat, card, line)]
    said = [line_words(card, line) for line in near[:MOST_LINES]]
    gain = max((line_gain(view, card, line) for line in near), default=0)
    return Fact(words("about-worth"), join(said) if said else words("worth-no-line"), gain)


def can_take(view: CrossroadsView, mat: MatView, card: KingdomView, line: Line) -> bool:
    """Whether the bonus of a colour is there and there is room for it."""
    type = bonus(card, line.colour).id.removeprefix("gossips-")
    if type not in GOSSIPS:
        return (view.collector_guldens or 0) > 0 and mat.chest < view.chest_limit
    place = GOSSIPS.index(type)
    stock = view.collector_gossips or (0,) * len(GOSSIPS)
    return stock[place] > 0 and mat.gossips[place] < view.gossip_limit


def line_gain(view: CrossroadsView, card: KingdomView, line: Line) -> int:
    """A gossip counts at the end; guldens do only in threes."""
    said = bonus(card, line.colour)
    number = said.args["n"]
    return view.counts.gossip * int(str(number)) if said.id.startswith("gossips-") else 0


def line_words(card: KingdomView, line: Line) -> Words:
    """Two tiles in a row or column that a third would make a line."""
    message = "worth-row" if line.line.isdigit() else "worth-column"
    tiles = [named("tile", tile) for tile in line.tiles]
    return words(message, line=line.line, tiles=tiles, bonus=bonus(card, line.colour))
