"""What effects would be worth to a seat now: Prestige at once, and reputation at the end.

All from the view, as everybody at the table could reckon it. What special actions bring is left to
chance, and so is what a player makes of guldens, gossips and recipes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stammtisch.core.about import Fact
from stammtisch.core.words import Words, join, words
from stammtisch.games.crossroads.components.vocabulary import GROUPS
from stammtisch.games.crossroads.telling.names import effect_words
from stammtisch.games.crossroads.telling.sights import (
    CrossroadsView,
    EffectView,
    GroupView,
    MatView,
)

LEAST = 1  # Prestige and revenue never fall below it


class Move(NamedTuple):
    """One token on its track: where from, where to, what the spaces are worth, actions set off."""

    group: str
    before: int
    after: int
    points: int  # of the space reached
    more: int  # than the space left
    hits: int


class Outcome(NamedTuple):
    """What effects change, one after the other."""

    prestige: int
    moves: tuple[Move, ...]
    revenue: int

    @property
    def gain(self) -> int:
        """All of it in points at the end."""
        return self.prestige + sum(move.more for move in self.moves)


def outcome(view: CrossroadsView, mat: MatView, effects: Iterable[EffectView]) -> Outcome:
    """The effects in printed order: below 0 a reputation costs Prestige, which stops at 1. [7.3]"""
    prestige, revenue, tokens = mat.prestige, mat.revenue, list(mat.reputation)
    moves = []
    for effect in effects:
        if effect.kind == "prestige":
            prestige = max(LEAST, prestige + effect.n)
        elif effect.kind == "revenue":
            revenue = max(LEAST, min(view.revenue_limit, revenue + effect.n))
        elif effect.kind == "reputation" and effect.of in GROUPS:
            place = GROUPS.index(effect.of)
            move = moved(view.groups[place], tokens[place], effect.n)
            prestige = max(LEAST, prestige - max(0, -(tokens[place] + effect.n)))
            tokens[place] = move.after
            moves.append(move)
    return Outcome(prestige - mat.prestige, tuple(moves), revenue - mat.revenue)


def moved(track: GroupView, before: int, by: int) -> Move:
    """A token goes as far as the track; special spaces on its way, and going past the end. [7.3]"""
    last = len(track.points) - 1
    after = max(0, min(last, before + by))
    low, high = (before, after) if by > 0 else (after - 1, before - 1)
    hits = sum(low < space <= high for space in track.special_spaces) + (before + by > last)
    more = track.points[after] - track.points[before]
    return Move(track.id, before, after, track.points[after], more, hits)


def best_group(view: CrossroadsView, mat: MatView, by: int) -> int:
    """The most that a reputation with a group of one's choice is worth at the end."""
    tracks = zip(view.groups, mat.reputation, strict=True)
    return max(moved(track, stands, by).more for track, stands in tracks)


# -- in words --------------------------------------------------------------------------------------


def worth_facts(
    view: CrossroadsView, mat: MatView, effects: tuple[EffectView, ...]
) -> tuple[Fact, ...]:
    """What effects are worth in all, and move by move: Prestige, each reputation, revenue."""
    told = outcome(view, mat, effects)
    facts = [Fact(words("about-worth"), in_all(told), told.gain)]
    facts += [move_fact(move) for move in told.moves]
    facts += [
        Fact(words("sign-any"), words("worth-any-group", n=best_group(view, mat, effect.n)))
        for effect in effects
        if effect.kind == "reputation" and effect.of not in GROUPS
    ]
    if told.revenue:
        said = words("forecast-move", before=mat.revenue, after=mat.revenue + told.revenue)
        facts.append(Fact(words("sign-revenue"), said))
    return tuple(facts)


def in_all(told: Outcome) -> Words:
    """Prestige at once, and whether reputation adds to it at the end."""
    said = []
    if told.prestige:
        said.append(words("worth-at-once", prestige=prestige_words(told.prestige)))
    if any(move.more for move in told.moves):
        said.append(words("worth-by-reputation"))
    return join(said) if said else words("worth-no-prestige")


def prestige_words(number: int) -> Words:
    """So much Prestige more or less."""
    return effect_words(EffectView("prestige", None, number))


def move_fact(move: Move) -> Fact:
    """A reputation: from where to where, what that counts at the end, and the actions set off."""
    said = [
        words("forecast-move", before=move.before, after=move.after),
        *reached_words(move),
    ]
    return Fact(words(f"group-{move.group}"), join(said), move.more)


def reached_words(move: Move) -> list[Words]:
    """What the space that a token reaches counts, and the actions on its way."""
    said = [words("worth-counts", points=move.points)]
    if move.hits:
        group = words(f"group-{move.group}")
        said.append(words("forecast-special", group=group, number=move.hits))
    return said
