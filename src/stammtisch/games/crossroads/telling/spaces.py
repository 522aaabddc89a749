"""Where the Kingdom cards in play let a tile lie in an inn, from what everybody sees. [7.11]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from stammtisch.games.crossroads.rules.plan import COLUMNS, ROWS
from stammtisch.games.crossroads.telling.sights import MatView, SpaceView, TileView

SEVEN = 7
# the cards about placing, and of which tiles each of them speaks
COLOUR_OF_LAW = {1: "worker", 4: "guest", 5: "service", 10: "furnishing"}
INGREDIENT_LAW, SEVEN_LAW = 2, 3


class Line(NamedTuple):
    """Two tiles of a colour that could be shown to the collector with a third one. [7.11.1]"""

    line: str  # the number of the row, or the letter of the column
    colour: str
    tiles: tuple[TileView, TileView]


def is_free(space: SpaceView) -> bool:
    """Whether a tile could be built here: on bare planks or over a basic tile."""
    return space.tile is None and not space.closed


def free_spaces(mat: MatView) -> list[int]:
    """The places of an inn on which nothing was built yet."""
    return [place for place, space in enumerate(mat.inn) if is_free(space)]


def beside(place: int) -> Iterator[int]:
    """The places that share an edge with one."""
    row, column = divmod(place, COLUMNS)
    if column > 0:
        yield place - 1
    if column < COLUMNS - 1:
        yield place + 1
    if row > 0:
        yield place - COLUMNS
    if row < ROWS - 1:
        yield place + COLUMNS


def places_of(mat: MatView, colour: str) -> list[int]:
    """Where the tiles of a colour lie."""
    return [place for place, space in enumerate(mat.inn) if colour_at(space) == colour]


def colour_at(space: SpaceView) -> str | None:
    """The colour of the tile on a space."""
    return None if space.tile is None else space.tile.colour


def lawful(mat: MatView, law: int, colour: str, ingredient: bool, place: int) -> bool:
    """Whether one card lets a tile of a colour lie on a place."""
    if law == INGREDIENT_LAW:
        return not ingredient or mat.inn[place].ring == "outer"
    if law == SEVEN_LAW:
        return len(places_of(mat, colour)) < SEVEN
    if COLOUR_OF_LAW.get(law) != colour:
        return True
    near = [colour_at(mat.inn[one]) for one in beside(place)]
    if law == 1:
        return "furnishing" in near
    if law == 5:
        return "service" not in near
    if law == 10:
        return mat.inn[place].ring == "inner"
    return in_one_line([*places_of(mat, "guest"), place])


def in_one_line(places: list[int]) -> bool:
    """Whether all lie in one row or in one column."""
    rows, columns = ({place // COLUMNS for place in places}, {place % COLUMNS for place in places})
    return len(rows) == 1 or len(columns) == 1


def open_to(mat: MatView, laws: Iterable[int], colour: str, ingredient: bool) -> list[int]:
    """The free places on which all of these cards let a tile lie."""
    listed = list(laws)
    return [
        place
        for place in free_spaces(mat)
        if all(lawful(mat, law, colour, ingredient, place) for law in listed)
    ]


def lines_of_two(mat: MatView) -> list[Line]:
    """Rows and columns with two unmarked tiles of a colour and a free space for a third."""
    rows = [(str(row + 1), range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)]
    columns = [
        (chr(ord("A") + column), range(column, ROWS * COLUMNS, COLUMNS))
        for column in range(COLUMNS)
    ]
    found = []
    for name, places in [*rows, *columns]:
        spaces = [mat.inn[place] for place in places]
        if not any(is_free(space) for space in spaces):
            continue
        tiles = [space.tile for space in spaces if space.tile is not None and not space.marked]
        pairs = [pair for pair in combinations(tiles, 2) if pair[0].colour == pair[1].colour]
        found += [Line(name, pair[0].colour, pair) for pair in pairs]
    return found
