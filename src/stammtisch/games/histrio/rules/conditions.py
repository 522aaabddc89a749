"""Chapter 7.8: what a secret request asks for, measured at the festival."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count, has
from stammtisch.games.histrio.rules import ids
from stammtisch.games.histrio.rules.mood import side, space
from stammtisch.games.histrio.rules.state import Mat, Tableau


def actors_sum(table: Tableau, mat: Mat, genre: i64) -> i64:
    """The levels of the actors of one genre added up."""
    box = table.box
    actors = mat.ensemble & box.of_genre[genre]
    total: i64 = 0
    level: i64 = 1
    while level <= 5:
        total += level * count(actors & box.of_level[level])
        level += 1
    return total


def genre_sum(table: Tableau, mat: Mat, genre: i64) -> i64:
    """The sum of a genre, with the Chameleon's level where it was assigned. [7.8] R34"""
    total = actors_sum(table, mat, genre)
    if mat.role == genre:
        total += chameleon_level(table)
    return total


def chameleon_level(table: Tableau) -> i64:
    """How many levels the entertainer that takes a role counts for. [7.6]"""
    box = table.box
    effect: i64 = 0
    while effect < len(box.effect_kind):
        if box.effect_kind[effect] == ids.COUNT_AS_LEVEL:
            return box.effect_n[effect]
        effect += 1
    return 0


def difference(table: Tableau, seat: i64) -> i64:
    """D: the sum of the wanted genre minus the other sum. [7.8]"""
    mat = table.mats[seat]
    lead = genre_sum(table, mat, ids.COMEDY) - genre_sum(table, mat, ids.TRAGEDY)
    return lead if side(table.needle) == ids.COMEDY else -lead


def met(table: Tableau, seat: i64, request: i64) -> bool:
    """Whether the seat meets the condition of a request now. [7.8]"""
    kind = table.box.condition[request]
    least = table.box.least[request]
    most = table.box.most[request]
    if kind == ids.BEST_SHOW:
        return has_best_show(table, seat)
    if kind == ids.PLEASES:
        return difference(table, seat) >= least
    if kind == ids.DISPLEASES:
        return -difference(table, seat) >= least
    if kind == ids.BALANCED:
        return is_balanced(table, table.mats[seat], least, most)
    if kind == ids.COINS_RANK:
        return has_fewest_ecus(table, seat)
    return least <= amount(table, table.mats[seat], request) <= most


def amount(table: Tableau, mat: Mat, request: i64) -> i64:
    """The number that a counting condition looks at. [7.8]"""
    box = table.box
    kind = box.condition[request]
    genre = box.genre_wanted[request]
    if kind == ids.ACTOR_COUNT:
        return count(mat.ensemble if genre == ids.ANY_GENRE else mat.ensemble & box.of_genre[genre])
    if kind == ids.LEVEL_SUM:
        return genre_sum(table, mat, genre)
    if kind == ids.DISTINCT_LEVELS:
        return distinct_levels(table, mat)
    if kind == ids.LEVEL_COUNT:
        return level_count(table, mat, box.levels_wanted[request])
    if kind == ids.MIXED_PAIRS:
        return mixed_pairs(table, mat)
    if kind == ids.SAME_LEVEL:
        return same_level(table, mat)
    if kind == ids.IMPRESARIOS_ON_STAGE:
        return mat.on_stage
    if kind == ids.NEEDLE:
        return space(table.needle)
    if kind == ids.ENTERTAINER_COUNT:
        return count(mat.entertainers)
    return count(mat.hand)  # TRAVEL_HAND


def has_best_show(table: Tableau, seat: i64) -> bool:
    """D > 0, and no player has a greater D. [7.8] R35"""
    own = difference(table, seat)
    if own <= 0:
        return False
    other: i64 = 0
    while other < table.seats:
        if difference(table, other) > own:
            return False
        other += 1
    return True


def is_balanced(table: Tableau, mat: Mat, least_each: i64, most_apart: i64) -> bool:
    """The two sums are close together and neither is small. [7.8]"""
    comedy = genre_sum(table, mat, ids.COMEDY)
    tragedy = genre_sum(table, mat, ids.TRAGEDY)
    apart = comedy - tragedy if comedy > tragedy else tragedy - comedy
    return apart <= most_apart and comedy >= least_each and tragedy >= least_each


def has_fewest_ecus(table: Tableau, seat: i64) -> bool:
    """No player has fewer ecus; a tie counts. [7.8]"""
    own = table.mats[seat].ecus
    for mat in table.mats:
        if mat.ecus < own:
            return False
    return True


def distinct_levels(table: Tableau, mat: Mat) -> i64:
    """How many different levels the actors show, whatever their genre. [7.8]"""
    levels: i64 = 0
    level: i64 = 1
    while level <= 5:
        if mat.ensemble & table.box.of_level[level] != 0:
            levels += 1
        level += 1
    return levels


def level_count(table: Tableau, mat: Mat, levels: i64) -> i64:
    """How many actors have one of these levels. [7.8]"""
    actors: i64 = 0
    level: i64 = 1
    while level <= 5:
        if has(levels, level):
            actors += count(mat.ensemble & table.box.of_level[level])
        level += 1
    return actors


def mixed_pairs(table: Tableau, mat: Mat) -> i64:
    """Pairs of a comedy and a tragedy actor of the same level. [7.8]"""
    box = table.box
    pairs: i64 = 0
    level: i64 = 1
    while level <= 5:
        actors = mat.ensemble & box.of_level[level]
        comedy = count(actors & box.of_genre[ids.COMEDY])
        tragedy = count(actors & box.of_genre[ids.TRAGEDY])
        pairs += comedy if comedy < tragedy else tragedy
        level += 1
    return pairs


def same_level(table: Tableau, mat: Mat) -> i64:
    """The greatest number of actors of one and the same level. [7.8]"""
    most: i64 = 0
    level: i64 = 1
    while level <= 5:
        actors = count(mat.ensemble & table.box.of_level[level])
        if actors > most:
            most = actors
        level += 1
    return most
