"""The bodies about the boxes on the shelf: what a title is, and how it may be played."""

from __future__ import annotations

from msgspec import Struct


class VariantShown(Struct, frozen=True):
    """A switch that is set before setup: `variant-<id>` and `variant-<id>-<value>` in words."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...]
    cumulative: bool


class PresetShown(Struct, frozen=True):
    """Several variants under one name: `preset-<id>` in words, a name, a colon and a hint.

    `seats`: how many the table is laid for then (0: as many as there are).
    """

    id: str
    variants: dict[str, str]
    seats: int = 0


class FirstEveningShown(Struct, frozen=True):
    """How a title is learnt: its settings, the seats, how many kind deals, about how long.

    `figures` are numbers of the components that the three pictures show.
    """

    variants: dict[str, str]
    seats: int
    deals: int
    minutes: int
    figures: dict[str, int] = {}


class TitleShown(Struct, frozen=True):
    """A title on the shelf. Where the first seat begins, draw who sits there.

    `cover`: its package brings a picture, to be had at `/api/cover/{title}`.
    `windows`: reactions are asked for in secret, so that the length of a window (`beat`) matters.
    `lessons`: the kinds of questions that the coach has a lesson for.
    """

    name: str
    title: str
    fewest_seats: int
    most_seats: int
    first_seat_begins: bool
    rules_version: int
    components: str
    variants: tuple[VariantShown, ...]
    presets: tuple[PresetShown, ...]
    languages: tuple[str, ...]
    cover: bool
    windows: bool
    first_evening: FirstEveningShown | None = None
    lessons: tuple[str, ...] = ()
